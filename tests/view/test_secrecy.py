"""What a seat cannot see changes nothing for it, and the worlds drawn for it are all that it cannot tell apart.

A world is the deal that a seat imagines. It is right if the whole log can be played on it from the start and leaves the
same view; the worlds of small positions are listed here one by one, by trying every way to give out the unseen cards.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, permutations
from math import log, sqrt
from random import Random
from typing import Any

import pytest

from manille.bots import BOTS, Search
from manille.game.deal import Deal, deal
from manille.game.round import IllegalAction, Round
from manille.game.score import Standing
from manille.game.talk import SIGNALS
from manille.record.record import Logged
from manille.rules.cards import Card, bits
from manille.rules.rules import Rules
from manille.rules.variants import VARIANTS, variant
from manille.solver import drawn as drawn_fast
from manille.solver import position
from manille.view.view import View
from manille.view.worlds import NoWorldError, Worlds, consistent
from shared.secrecy import seen_by
from shared.slow_rules import GAMES, Position

TIMES = 20 if os.environ.get("MANILLE_LONG") else 1
SLOW = 1.0 if os.environ.get("MANILLE_LONG") else 0.15

Config = tuple[str, dict[str, Any]]

CONFIGS: list[Config] = [
    *((name, {}) for name in VARIANTS),
    ("flemish", {"talk": "signals"}),
    ("belgian", {"talk": "questions"}),
    ("french", {"talk": "questions"}),
    ("manilla", {"talk": "signals"}),
    ("botifarra-obligada", {"talk": "signals"}),
    ("botifarra", {"talk": "questions", "head": "always", "ruff": "always", "under": "barred"}),
    ("manilla-two", {"turned": "after_trick"}),
    ("belgian", {"under": "required", "overruff": "always", "sink": True}),
]
"""Every variant, table talk of both kinds, both ways of turning a card, and some mixtures of duties."""

HANDS = [
    (name, changes)
    for name, changes in CONFIGS
    if name in ("flemish", "flemish-zonder", "belgian", "manilla", "botifarra-obligada") or changes
    if name != "manilla-two"
]
"""A variant for each column of table P, no trump, talk and the mixtures: held hands, no piles."""


def told(config: Config) -> str:
    name, changes = config
    return "-".join((name, *(str(value) for value in changes.values())))


def rules_of(config: Config) -> Rules:
    name, changes = config
    return variant(name, changes)


def started(rules: Rules, rng: Random) -> Round:
    """A round just dealt, in the middle of a match."""
    dealer = rng.randrange(rules.players)
    standing = Standing((rng.randrange(rules.target), 0), (0, 0), rules.target, after_tie=rng.random() < 0.2)
    return Round.start(rules, deal(rules, dealer, rng), standing)


def positions(rules: Rules, rng: Random) -> Iterator[Round]:
    """The positions of one random round in order, talked over where the rules allow talk."""
    round = started(rules, rng)
    while round.turn is not None:
        yield round
        sayings = round.sayings()
        if sayings and rng.random() < 0.6:
            round = round.advance(rng.choice(sayings))
            yield round
        round = round.advance(rng.choice(round.legal()))


def replayed(round: Round, hands: tuple[tuple[Card, ...], ...]) -> Round | None:
    """The log of a round played on other hands from the start; None where that is not legal or not answered alike."""
    other = Round.start(round.rules, Deal(round.deal.dealer, hands), round.board.standing)
    try:
        for action, _, _ in Logged.of(round).actions():
            other = other.advance(action)
    except IllegalAction:
        return None
    return other if other.board == round.board else None


def texts(data: object) -> Iterator[str]:
    """Every text in a JSON value, the names of members included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for name, value in data.items():
            yield str(name)
            yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


def answers(view: View, seed: int) -> list[object]:
    """What every bot makes of a view with one random source, and what it would say.

    Those that search are asked in one position of so many, drawn from the view.
    """
    found: list[object] = []
    slow = Random(json.dumps(view.to_json())).random() < SLOW
    for bot in BOTS.values():
        if isinstance(bot, Search) and not slow:
            continue
        if view.board.speaker == view.seat:
            found.append(bot.say(view, Random(seed)))
        if view.board.turn == view.seat:
            found.append(bot.values(view, Random(seed)))
    return found


def assert_same_to(seat: int, real: Round, other: Round) -> None:
    """A seat cannot tell one round from another: not by its view, not by the JSON, not by the values of any bot."""
    one, two = View.of(real, seat), View.of(other, seat)
    assert one == two
    assert json.dumps(one.to_json()) == json.dumps(two.to_json())
    assert one.bound() == two.bound()
    assert one.sayings() == two.sayings()
    assert answers(one, 7) == answers(two, 7)


@pytest.mark.parametrize("config", CONFIGS, ids=told)
def test_a_world_looks_like_the_real_round(config: Config) -> None:
    """The log is legal on every world drawn, leads to that world, and leaves view, JSON and bots the same."""
    rules, rng = rules_of(config), Random(told(config))
    differing = 0
    for _ in range(2 * TIMES):
        for real in positions(rules, rng):
            if rng.random() < 0.6:
                continue
            seat = rng.randrange(rules.players)
            world = consistent(View.of(real, seat), rng)
            assert replayed(real, world.deal.hands) == world
            assert_same_to(seat, real, world)
            differing += world.deal != real.deal
    assert differing > 10


@pytest.mark.parametrize("config", CONFIGS, ids=told)
def test_swapping_what_a_seat_cannot_see(config: Config) -> None:
    """Two unseen cards that change places without changing what was played change nothing for the seat."""
    rules, rng = rules_of(config), Random(told(config))
    swapped = 0
    for _ in range(2 * TIMES):
        for real in positions(rules, rng):
            seat = rng.randrange(rules.players)
            seen = seen_by(real, seat)
            places = [
                (each, at)
                for each, hand in enumerate(real.deal.hands)
                for at, card in enumerate(hand)
                if str(card) not in seen
            ]
            if len(places) < 2 or rng.random() < 0.5:
                continue
            (a, i), (b, j) = rng.sample(places, 2)
            hands = [list(hand) for hand in real.deal.hands]
            hands[a][i], hands[b][j] = hands[b][j], hands[a][i]
            other = replayed(real, tuple(map(tuple, hands)))
            if other is not None:
                assert_same_to(seat, real, other)
                swapped += 1
    assert swapped > 10


@pytest.mark.parametrize("config", CONFIGS, ids=told)
def test_a_view_names_no_card_that_its_seat_may_not_know(config: Config) -> None:
    """Neither the JSON nor the value itself names a card that the seat has not seen; what it has seen it names."""
    rules, rng = rules_of(config), Random(told(config))
    hidden_cards = 0
    for real in positions(rules, rng):
        for seat in range(rules.players):
            seen = seen_by(real, seat)
            view = View.of(real, seat)
            data = view.to_json()
            words = set(texts(data))
            hidden = {str(card) for card in rules.pack.cards} - seen
            assert not [word for word in words for card in hidden if card in word]
            assert seen <= words
            assert not [card for card in hidden if f"'{card}'" in repr(view)]
            hidden_cards += len(hidden)
    assert hidden_cards > 100


@pytest.mark.parametrize("turned", ["at_once", "after_trick"])
def test_the_tops_that_both_players_see(turned: str) -> None:
    """In the game for two both players know the same: the tops that lie face up, and nothing under them (H1, H3)."""
    rules = variant("manilla-two", {"turned": turned})
    for real in positions(rules, Random(turned)):
        hands = [[str(card) for card in hand] for hand in real.deal.hands]
        position = Position.start(GAMES["manilla-two"], real.deal.dealer, hands)
        for card in real.board.plays:
            position = position.after(str(card), late=turned == "after_trick")
        for seat in (0, 1):
            view = View.of(real, seat)
            assert view.dealt == View.of(real, 1 - seat).dealt
            for each in (0, 1):
                assert set(map(str, rules.pack.hand(view.known(each)))) == position.tops(each)
                piles = zip(position.piles[each], view.tops(each), strict=True)
                assert all(below == len(pile) - (top is not None) for pile, (top, below) in piles)


@pytest.mark.parametrize("config", CONFIGS, ids=told)
def test_worlds_of_a_view_that_travelled_as_json(config: Config) -> None:
    """A view read back from JSON is the same value and draws the same worlds."""
    rules, rng = rules_of(config), Random(told(config))
    for number, real in enumerate(positions(rules, rng)):
        view = View.of(real, number % rules.players)
        again = View.from_json(json.loads(json.dumps(view.to_json())))
        assert again == view
        assert consistent(again, Random(number)) == consistent(view, Random(number))


# All worlds of small positions, one by one


def small(rules: Rules, rng: Random, *, unseen: int) -> Iterator[tuple[Round, int]]:
    """Positions near the end of random rounds in which a seat does not see so few cards."""
    while True:
        found = []
        for real in positions(rules, rng):
            for seat in range(rules.players):
                hidden = len(rules.pack.cards) - len(seen_by(real, seat)) if len(real.board.plays) > 12 else 99
                if 3 <= hidden <= unseen:
                    found.append((real, seat))
        if found:
            yield rng.choice(found)


def all_hands(real: Round, seat: int) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Every way to give the cards that a seat has not seen to the other seats, what they have played staying theirs."""
    seen = seen_by(real, seat)
    others = [each for each in range(4) if each != seat]
    unseen = [card for card in real.rules.pack.cards if str(card) not in seen]
    rooms = [sum(str(card) not in seen for card in real.deal.hands[each]) for each in others]
    for first in combinations(unseen, rooms[0]):
        rest = [card for card in unseen if card not in first]
        for second in combinations(rest, rooms[1]):
            third = [card for card in rest if card not in second]
            fill = {each: iter(cards) for each, cards in zip(others, (first, second, third), strict=True)}
            yield tuple(
                tuple(card if str(card) in seen else next(fill[each]) for card in hand)
                for each, hand in enumerate(real.deal.hands)
            )


def owned(hands: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    """Who holds what, whatever the order."""
    return tuple(map(bits, hands))


def assert_even(drawn: Counter[Any], worlds: int, times: int) -> None:
    """Every world has been drawn, about equally often: a chi-square that chance exceeds once in a million times."""
    assert len(drawn) == worlds
    distance = sum((count - times) ** 2 for count in drawn.values()) / times
    freedom, rarity = worlds - 1, log(1_000_000)
    assert distance <= freedom + 2 * sqrt(freedom * rarity) + 2 * rarity, (distance, freedom)


@pytest.mark.parametrize("config", HANDS, ids=told)
def test_worlds_are_all_that_can_be(config: Config) -> None:
    """The worlds counted and drawn are exactly the hands on which the log can be played, each as often as another."""
    rules, rng = rules_of(config), Random(told(config))
    possible_hands = real_worlds = drawn_evenly = 0
    for number, (real, seat) in enumerate(small(rules, rng, unseen=6)):
        if number == 12 * TIMES:
            break
        every = list(all_hands(real, seat))
        true = {owned(hands) for hands in every if replayed(real, hands) is not None}
        assert owned(real.deal.hands) in true
        worlds = Worlds(View.of(real, seat))
        assert worlds.count == len(true), (real, seat)
        left = sorted(tuple(hand & ~real.board.played for hand in hands) for hands in true)
        assert sorted(worlds.every()) == left
        times = max(40, 1200 // len(true))
        drawn = Counter(owned(worlds.draw(rng).deal.hands) for _ in range(times * len(true)))
        assert set(drawn) == true
        assert_even(drawn, len(true), times)
        fast = Counter(tuple(each.hands[:4]) for each in drawn_fast(worlds, rng, times * len(true)))
        assert sorted(fast) == left
        assert_even(fast, len(true), times)
        possible_hands += len(every)
        real_worlds += len(true)
        drawn_evenly += len(true) > 1
    assert real_worlds < possible_hands
    assert drawn_evenly > 3


@pytest.mark.parametrize("config", HANDS, ids=told)
def test_worlds_of_larger_positions_are_counted(config: Config) -> None:
    """With nine cards unseen the number of worlds is that of a full listing."""
    rules, rng = rules_of(config), Random(told(config))
    for number, (real, seat) in enumerate(small(rules, rng, unseen=8)):
        if number == 2 * TIMES:
            break
        found = sum(replayed(real, hands) is not None for hands in all_hands(real, seat))
        assert Worlds(View.of(real, seat)).count == found


@pytest.mark.parametrize("turned", ["at_once", "after_trick"])
def test_worlds_of_open_piles(turned: str) -> None:
    """The cards under the tops can lie in any order, each as likely as another (H1)."""
    rules, rng = variant("manilla-two", {"turned": turned}), Random(turned)
    for number, (real, seat) in enumerate(small(rules, rng, unseen=4)):
        if number == 4 * TIMES:
            break
        seen = seen_by(real, seat)
        unseen = [card for card in rules.pack.cards if str(card) not in seen]
        true = set()
        for order in permutations(unseen):
            fill = iter(order)
            hands = tuple(tuple(card if str(card) in seen else next(fill) for card in hand) for hand in real.deal.hands)
            assert replayed(real, hands) is not None
            true.add(hands)
        worlds = Worlds(View.of(real, seat))
        assert worlds.count == len({owned(hands) for hands in true})
        drawn = Counter(worlds.draw(rng).deal.hands for _ in range(60 * len(true)))
        assert set(drawn) == true
        assert_even(drawn, len(true), 60)
        again = [replayed(real, hands) for hands in true]
        fast = Counter(bytes(each.beneath) for each in drawn_fast(worlds, rng, 60 * len(true)))
        assert set(fast) == {bytes(position(each).beneath) for each in again if each is not None}
        assert_even(fast, len(true), 60)


def test_before_a_card_is_played_all_deals_are_possible() -> None:
    """24 unseen cards of 32, eight to each of three seats: 24!/(8!)³ worlds; the shown card is one less."""
    rules = VARIANTS["belgian"]
    round = Round.start(rules, deal(rules, 0, Random(1)))
    assert Worlds(View.of(round, 2)).count == 9_465_511_770
    rules = VARIANTS["french"]
    round = Round.start(rules, deal(rules, 0, Random(1)))
    assert Worlds(View.of(round, 2)).count == 9_465_511_770 * 8 // 24
    assert Worlds(View.of(round, 0)).count == 9_465_511_770


@pytest.mark.parametrize("said", ["strong", "long", "last", "trumps", "manille", "manillon"])
def test_each_saying_narrows_the_worlds(said: str) -> None:
    """Each thing that can be said leaves fewer worlds to somebody who hears it (T1, T3)."""
    talk = "questions" if said in ("trumps", "manille", "manillon") else "signals"
    rules = variant("manilla", {"talk": talk})
    narrowed = 0
    for seed in range(20):
        rng = Random(seed)
        round = started(rules, rng)
        while round.turn is not None and not narrowed:
            for say in round.sayings():
                if str(say).split()[0] == said:
                    listener = (round.board.trick.leader + (1 if say in SIGNALS else 3)) % 4
                    before = Worlds(View.of(round, listener)).count
                    after = Worlds(View.of(round.advance(say), listener)).count
                    assert after <= before
                    narrowed += after < before
            round = round.advance(rng.choice(round.legal()))
    assert narrowed


def test_a_view_that_nothing_explains() -> None:
    """A seat that holds the manille and hears that the partner of another holds it has no world left."""
    rules = variant("belgian", {"talk": "questions"})
    round = Round.start(rules, deal(rules, 3, Random(4)))
    round = round.advance(round.legal()[0])
    while round.board.auction.waiting:
        round = round.advance(round.board.auction.legal()[0])
    held = next(card for card in round.deal.hands[1] if card.rank == 11)
    data = View.of(round, 1).to_json()
    data["says"] = [[0, f"manille {held.text[-1]}", 1]]
    with pytest.raises(NoWorldError):
        Worlds(View.from_json(data))
