"""Positions, deals and finished rounds for the clause tests, made of written cards and figures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableSequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from manille.game.auction import PASS, Auction, Call
from manille.game.board import Board
from manille.game.deal import Deal
from manille.game.match import Match
from manille.game.round import Action, IllegalAction, Round
from manille.game.score import Standing
from manille.game.trick import Trick
from manille.rules.cards import Card, Pack, bits, pack
from manille.rules.rules import Rules
from manille.rules.variants import variant
from manille.view.view import View

ME = 0
"""The seat that plays next in a `position`."""

Pair = tuple[int, int]


class Unshuffled(Random):
    """A random source that leaves the pack as it is, so that a deal shows who gets which card."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Leave everything in its place."""


def cards(rules: Rules, text: str) -> tuple[Card, ...]:
    """The cards of a text."""
    return tuple(map(rules.pack.card, text.split()))


def texts(items: Iterable[object]) -> set[str]:
    """Some cards or calls as text."""
    return {str(item) for item in items}


def call(round: Round, *words: str) -> Round:
    """A round after some calls."""
    for word in words:
        round = round.advance(Call.parse(word, round.rules.pack))
    return round


def settled(round: Round, *words: str) -> Round:
    """A round after some calls, everybody who is still asked passing."""
    round = call(round, *words)
    while round.board.auction.waiting:
        round = round.advance(PASS)
    return round


def play(round: Round, text: str) -> Round:
    """A round after some cards."""
    for card in cards(round.rules, text):
        round = round.advance(card)
    return round


def refused(round: Round, action: Action) -> IllegalAction:
    """How a round refuses an action; the round is as it was."""
    before = replace(round)
    with pytest.raises(IllegalAction) as caught:
        round.advance(action)
    assert round == before
    return caught.value


def position(rules: Rules, *, trump: str, trick: str, hand: str) -> Round:
    """A round in which seat `ME` plays next: to a trick of these cards, holding this hand. ``none`` is no trump."""
    suit = None if trump == "none" else rules.pack.suit(trump)
    led = cards(rules, trick)
    leader = (ME - len(led)) % rules.players
    dealer = (leader - 1) % rules.players
    hands: list[tuple[Card, ...]] = [()] * rules.players
    hands[ME] = cards(rules, hand)
    state = Trick(leader)
    for place, card in enumerate(led):
        seat = (leader + place) % rules.players
        hands[seat] = (card,)
        state = state.play(card, seat, suit)
    auction = Auction(rules=rules, dealer=dealer, after_tie=False, named=True, namer=dealer, trump=suit)
    board = Board(auction, Standing(goal=rules.target), None, (), (), state, ME)
    held = tuple(bits(own) if seat == ME else 0 for seat, own in enumerate(hands))
    return Round(Deal(dealer, tuple(hands)), board, held)


def left(rules: Rules, *, trump: str, trick: str, hand: str) -> set[str]:
    """What may be played in a position."""
    return texts(position(rules, trump=trump, trick=trick, hand=hand).legal())


def proves(clause: str, round: Round, legal: str) -> None:
    """Prove that a clause binds the seat in turn and leaves exactly these cards; all others are refused by it."""
    pack, turn = round.rules.pack, round.turn
    assert turn is not None
    clause_now, actions = round.bound()
    assert (clause_now, texts(actions)) == (clause, set(legal.split()))
    assert View.of(round, turn).bound() == (clause_now, actions)
    for card in pack.hand(round.hands[turn]):
        if card in actions:
            assert round.advance(card).board.plays[-1] is card
        else:
            error = refused(round, card)
            assert (error.clause, error.code, error.legal) == (clause, "duty", actions)


def dealt(rules: Rules, dealer: int, hands: Mapping[int, str] | None = None, *, last: str = "") -> Deal:
    """A whole deal in which seats begin with some cards and the dealer's last card may be given.

    The other cards fill the places left, in the order of the pack.
    """
    given = {seat: list(cards(rules, text)) for seat, text in (hands or {}).items()}
    end = cards(rules, last)
    used = {*end, *(card for hand in given.values() for card in hand)}
    rest = iter([card for card in rules.pack.cards if card not in used])
    whole = []
    for seat in range(rules.players):
        tail = end if seat == dealer else ()
        hand = [*given.get(seat, ())]
        whole.append((*hand, *(next(rest) for _ in range(rules.hand_size - len(hand) - len(tail))), *tail))
    return Deal(dealer, tuple(whole))


def started(rules: Rules, dealer: int, hands: Mapping[int, str] | None = None, *, last: str = "") -> Round:
    """A round that has just been dealt, with some cards at some seats."""
    return Round.start(rules, dealt(rules, dealer, hands, last=last))


def match_of(name: str, changes: Mapping[str, object] | None = None, **standing: Any) -> Match:
    """A match of a variant under house rules, as it stands."""
    return Match(rules=variant(name, changes), **{"dealer": 0, **standing})


def finished(
    match: Match,
    points: Pair,
    *,
    tricks: Pair | None = None,
    shown: str = "",
    calls: str | None = None,
) -> Round:
    """A finished round of a match in which the sides took so many points in all, tricks and last trick included.

    Only the figures are made to order: how the tricks came to be won is of no concern here.
    """
    rules = match.rules
    size = rules.hand_size
    splits = [tricks] if tricks else sorted(((n, size - n) for n in range(size + 1)), key=lambda s: abs(s[0] - s[1]))
    per = rules.cards_per_point
    for split in splits:
        extra = [n * rules.players // per if per else 0 for n in split]
        for last in (side for side in (0, 1) if split[side]):
            worth = [points[side] - extra[side] - rules.last_trick * (side == last) for side in (0, 1)]
            if sum(worth) == 60 and _some(str(rules.pack), split[0] * rules.players, worth[0]) is not None:
                return won(match, (worth[0], worth[1]), tricks=split, last=last, shown=shown, calls=calls)
    raise AssertionError(f"no round of {rules.variant} ends {points}")


def won(
    match: Match,
    worth: Pair,
    *,
    tricks: Pair,
    last: int,
    shown: str = "",
    calls: str | None = None,
) -> Round:
    """A finished round of a match with so much in cards and so many tricks for each side, the last one for ``last``."""
    rules = match.rules
    assert (sum(worth), sum(tricks)) == (60, rules.hand_size)
    assert tricks[last]
    mine = _some(str(rules.pack), tricks[0] * rules.players, worth[0])
    assert mine is not None, f"no {tricks[0]} tricks are worth {worth[0]}"
    dealer = match.dealer or 0
    low = f"{rules.pack.ranks[0]}{rules.pack.suits[0]}"
    round = match.begin(dealt(rules, dealer, last=(shown or low) if rules.trump == "shown" else ""))
    if rules.namers:
        round = settled(round, *(calls or rules.pack.suits[0]).split())
    piles = [rules.pack.hand(mine), rules.pack.hand(bits(rules.pack.cards) & ~mine)]
    order = [1 - last] * tricks[1 - last] + [last] * tricks[last]
    taken = []
    for side in order:
        four, piles[side] = piles[side][: rules.players], piles[side][rules.players :]
        taken.append(Trick(side, four, four[0], side))
    board = round.board._replace(tricks=tuple(taken), trick=Trick(last), turn=None)
    return replace(round, board=board, hands=(0,) * rules.players)


def score_of(name: str, points: Pair, changes: Mapping[str, object] | None = None, **told: Any) -> Pair:
    """What the sides score in the first round of a match for the points that they took."""
    return finished(match_of(name, changes), points, **told).outcome().score


@cache
def _some(pack_name: str, count: int, points: int) -> int | None:
    """So many cards of a pack that are worth so many points together, as a set."""
    found: Pack = pack(pack_name)
    ways = {(0, 0): 0}
    for card in found.cards:
        for (number, worth), chosen in tuple(ways.items()):
            ways.setdefault((number + 1, worth + card.value), chosen | card.bit)
    return ways.get((count, points))
