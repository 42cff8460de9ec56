"""The worlds that a view leaves possible: re-dealing what a seat cannot see, within all that play has shown.

A card that was played was legal, so its hand held nothing that would have made it illegal. The duties are such that
a card is barred by single other cards; which ones, `bound` itself tells when asked about hands of two. With what was
said at the table this gives the possible owners of every unseen card, and limits on some sets. Worlds are counted
exactly and drawn uniformly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from math import comb
from random import Random

from manille.game.deal import Deal
from manille.game.round import Round
from manille.game.talk import Holding
from manille.rules.cards import Card, bits
from manille.view.possible import holdings, possible, unseen_by
from manille.view.view import View


class NoWorldError(ValueError):
    """A view that no deal can explain; a view of a real round is never one."""


def consistent(view: View, rng: Random) -> Round:
    """A round that this seat cannot tell from the real one, drawn uniformly from all such rounds.

    >>> from manille import Round, View, consistent, deal, variant
    >>> rules, rng = variant("french"), Random(1)
    >>> round = Round.start(rules, deal(rules, dealer=3, rng=rng))
    >>> other = consistent(View.of(round, seat=0), rng)
    >>> other.deal == round.deal, View.of(other, seat=0) == View.of(round, seat=0)
    (False, True)
    """
    return Worlds(view).draw(rng)


@dataclass(frozen=True, slots=True)
class _Group:
    """Unseen cards that are alike for counting: the same possible owners, in the same proven sets."""

    owners: tuple[int, ...]
    sets: tuple[int, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """One way to give out a group of unseen cards: how many of them each seat gets."""

    upto: float
    """The share of the worlds of this way and of those before it, among the ways to choose from; the last has 1."""
    cards: tuple[int, ...]
    next: int
    """Where in the plan the ways to give out the next group begin."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that it takes to draw worlds of hands: groups of unseen cards are given out one after the other."""

    known: tuple[int, ...]
    """The cards that each seat is known to hold, as a set."""
    groups: tuple[int, ...]
    """Each a set of cards, of which any are as likely as any others."""
    ways: tuple[Way, ...]


_State = tuple[int, tuple[int, ...], tuple[int, ...]]
"""Giving out in progress: the next group, the room of each seat, how many cards of each proven set were given."""


@dataclass(slots=True)
class Worlds:
    """All deals that a view leaves possible. Raises `NoWorldError` where there is none.

    >>> from manille import Round, View, Worlds, deal, variant
    >>> rules = variant("french")
    >>> view = View.of(Round.start(rules, deal(rules, dealer=3, rng=Random(1))), seat=3)
    >>> Worlds(view).count
    9465511770
    """

    view: View
    _groups: tuple[_Group, ...] = field(init=False)
    _proven: tuple[Holding, ...] = field(init=False)
    _known: tuple[int, ...] = field(init=False)
    _room: tuple[int, ...] = field(init=False)
    _totals: dict[_State, int] = field(init=False, default_factory=dict)
    _ways: dict[_State, tuple[tuple[int, tuple[int, ...], _State], ...]] = field(init=False, default_factory=dict)
    """From each state of giving out, the splits of the next group: how many worlds, the split, what comes then."""

    def __post_init__(self) -> None:
        view = self.view
        players = range(view.rules.players)
        self._proven = holdings(view)
        self._known = tuple(view.known(seat) for seat in players)
        self._room = tuple(view.left(seat) - known.bit_count() for seat, known in enumerate(self._known))
        owners = possible(view)
        alike: dict[tuple[tuple[int, ...], tuple[int, ...]], list[Card]] = {}
        for card in view.rules.pack.hand(unseen_by(view)):
            seats = tuple(seat for seat in players if owners[seat] & card.bit)
            sets = tuple(place for place, holding in enumerate(self._proven) if holding.cards & card.bit)
            alike.setdefault((seats, sets), []).append(card)
        self._groups = tuple(
            _Group(seats, sets, tuple(cards))
            for (seats, sets), cards in sorted(alike.items(), key=lambda each: str(each[0]))
        )
        if not self.count:
            raise NoWorldError("no deal explains this view")

    @property
    def count(self) -> int:
        """How many ways there are to give the unseen cards to their seats."""
        return self._count(0, self._room, (0,) * len(self._proven))

    def draw(self, rng: Random) -> Round:
        """One of the worlds, each as likely as any other."""
        hidden = self._give(rng)
        for hand in hidden:
            rng.shuffle(hand)
        return self._round(hidden)

    def every(self) -> Iterator[tuple[int, ...]]:
        """What each seat holds now in each of the worlds, as sets."""
        yield from self._every((0, self._room, (0,) * len(self._proven)), self._known)

    def plan(self) -> Plan:
        """How to draw worlds of hands, for who draws a great many."""
        states = [(0, self._room, (0,) * len(self._proven))]
        first: dict[_State, int] = {}
        size = 0
        for state in states:
            if state in first or state[0] == len(self._groups):
                continue
            first[state] = size
            size += len(self._ways[state])
            states += [following for _, _, following in self._ways[state]]
        ways = []
        for state in first:
            done = 0
            for count, split, following in self._ways[state]:
                done += count
                given = dict(zip(self._groups[state[0]].owners, split, strict=True))
                cards = tuple(given.get(seat, 0) for seat in range(len(self._room)))
                ways.append(Way(done / self._totals[state], cards, first.get(following, 0)))
        return Plan(self._known, tuple(bits(group.cards) for group in self._groups), tuple(ways))

    def _every(self, state: _State, hands: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """The ways to go on giving out the groups."""
        if state[0] == len(self._groups):
            yield hands
        elif self._count(*state):
            group = self._groups[state[0]]
            for _, split, following in self._ways[state]:
                for parts in _partitions(bits(group.cards), split):
                    given = dict(zip(group.owners, parts, strict=True))
                    yield from self._every(
                        following, tuple(hand | given.get(seat, 0) for seat, hand in enumerate(hands))
                    )

    def _give(self, rng: Random) -> list[list[Card]]:
        """The unseen cards given to their seats."""
        hands: list[list[Card]] = [[] for _ in self._room]
        for owners, split, order in self._shares(rng):
            start = 0
            for seat, size in zip(owners, split, strict=True):
                hands[seat] += order[start : start + size]
                start += size
        return hands

    def _shares(self, rng: Random) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], Sequence[Card]]]:
        """For each group its possible owners, how many cards each gets, and the cards in the order in which they go."""
        state = (0, self._room, (0,) * len(self._proven))
        for group in self._groups:
            split, state = self._pick(state, rng)
            cards = group.cards
            yield group.owners, split, sorted(cards, key=lambda card: rng.random()) if len(cards) > 1 else cards

    def _pick(self, state: _State, rng: Random) -> tuple[tuple[int, ...], _State]:
        """One of the splits of the next group, as likely as it has worlds, and what comes then."""
        total = self._count(*state)
        paths = self._ways[state]
        if len(paths) == 1:
            return paths[0][1:]
        pick = rng.randrange(total)
        ways = iter(paths)
        count, split, following = next(ways)
        while pick >= count:
            pick -= count
            count, split, following = next(ways)
        return split, following

    def _count(self, place: int, room: tuple[int, ...], got: tuple[int, ...]) -> int:
        """The ways to give out the groups from ``place`` on, with this room and these numbers of each proven set."""
        if min(room) < 0 or any(has > holding.high for has, holding in zip(got, self._proven, strict=True)):
            return 0
        if place == len(self._groups):
            return int(not any(room) and all(has >= each.low for has, each in zip(got, self._proven, strict=True)))
        state = (place, room, got)
        if state not in self._totals:
            group = self._groups[place]
            paths = []
            for split, ways in _splits(len(group.cards), len(group.owners)):
                following = (place + 1, *self._after(group, split, room, got))
                if count := self._count(*following):
                    paths.append((ways * count, split, following))
            self._ways[state] = tuple(paths)
            self._totals[state] = sum(ways for ways, _, _ in paths)
        return self._totals[state]

    def _after(
        self, group: _Group, split: tuple[int, ...], room: tuple[int, ...], got: tuple[int, ...]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The room and the numbers of proven sets once a group has been split so."""
        given = dict(zip(group.owners, split, strict=True))
        left = tuple(places - given.get(seat, 0) for seat, places in enumerate(room))
        if not got:
            return left, got
        has = tuple(
            count + (given.get(holding.seat, 0) if place in group.sets else 0)
            for place, (count, holding) in enumerate(zip(got, self._proven, strict=True))
        )
        return left, has

    def _round(self, hidden: list[list[Card]]) -> Round:
        """The round in which the unseen cards lie so: those played fill the unknown places of a hand first."""
        view, rules = self.view, self.view.rules
        dealt = []
        for seat, hand in enumerate(view.dealt):
            known = {card for card in hand if card is not None}
            fill = iter([card for card in view.board.played_by(seat) if card not in known] + hidden[seat])
            dealt.append(tuple(next(fill) if card is None else card for card in hand))
        deal = Deal(view.board.dealer, tuple(dealt))
        if not rules.piles:
            played = view.board.played
            return Round(deal, view.board, tuple(bits(hand) & ~played for hand in dealt))
        start = Round.start(rules, deal, view.board.standing)
        played = view.board.played
        piles = tuple(
            tuple(tuple(card for card in pile if not card.bit & played) for pile in own) for own in start.piles
        )
        return Round(deal, view.board, tuple(view.known(seat) for seat in range(rules.players)), piles)


@cache
def _splits(cards: int, seats: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The ways to split so many cards among so many seats, each with the number of choices that it stands for."""
    return tuple(_split(cards, seats))


def _split(cards: int, seats: int) -> Iterator[tuple[tuple[int, ...], int]]:
    if seats == 0:
        if not cards:
            yield (), 1
        return
    for first in range(cards + 1) if seats > 1 else (cards,):
        for rest, ways in _splits(cards - first, seats - 1):
            yield (first, *rest), comb(cards, first) * ways


def _partitions(cards: int, sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The ways to divide a set of cards into sets of these sizes."""
    if not sizes:
        yield ()
        return
    each = [bit for bit in (1 << place for place in range(cards.bit_length())) if bit & cards]
    for first in combinations(each, sizes[0]):
        part = sum(first)
        for rest in _partitions(cards ^ part, sizes[1:]):
            yield part, *rest
