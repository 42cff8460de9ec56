"""What a hand is worth under a trump, for naming and doubling by rule of thumb.

A hand is a set of cards, as dealt. The figures are points of margin for the side, fitted on rounds of `thumb` with
trumps drawn by lot, and rounded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from manille.game.auction import PASS, Call
from manille.game.score import count_of, counting
from manille.rules.cards import LANES, MANILLE
from manille.rules.rules import Rules

TO_NAME = 0.0
"""The margin below which a player who may pass does so."""

TO_DOUBLE = 2.0
"""The margin above which a side doubles."""

NAMED_AGAINST = 10.0
"""What it costs that an opponent chose the trump, not chance."""

_NONE, _PASSED = 4, 5
"""The places of no trump and of a pass among the margins of a hand."""

_SHORT = 1 / 2
"""The part of a fair share of a suit up to which it is short enough to trump soon."""


def margin(hand: int, trump: int | None) -> float:
    """The margin that a hand promises its side with this trump or with none, the other hands being as they may."""
    return _margins(hand)[_NONE if trump is None else trump]


def worth(call: Call, hand: int, rules: Rules) -> float:
    """What a call that names trump, or a pass, is worth by rule of thumb: the margin, times what no trump counts."""
    place, factor = _term(call, rules)
    return _margins(hand)[place] * factor


def likeliest(calls: Sequence[Call], rules: Rules) -> Callable[[int], Call]:
    """Which of some calls is worth most by rule of thumb, as a function of the hand."""
    terms = [(*_term(call, rules), call) for call in calls]

    def best(hand: int) -> Call:
        margins = _margins(hand)
        worths = [margins[place] * factor for place, factor, _ in terms]
        return terms[worths.index(max(worths))][2]

    return best


def _term(call: Call, rules: Rules) -> tuple[int, float]:
    """Which of the margins of a hand counts for a call, and how often."""
    if call == PASS:
        return _PASSED, 1.0
    factors = counting(rules, no_trump=call.suit is None, after_tie=False, doubles=0)
    return (_NONE if call.suit is None else call.suit), float(count_of(factors))


@lru_cache(maxsize=1 << 14)
def _margins(hand: int) -> tuple[float, ...]:
    """The margins of a hand with each suit as trump, with none and when it passes, asked for in thousands of deals."""
    cards = hand.bit_count()
    lanes = [hand >> 16 * suit & LANES[0] for suit in range(4)]
    sides = [_beside(lane) for lane in lanes]
    ruffs = [3.0 * (lane.bit_count() <= cards / 4 * _SHORT) for lane in lanes]
    named = [
        -16.5 + _as_trump(lane, cards) + sum(sides) - sides[suit] + (sum(ruffs) - ruffs[suit] if lane else 0.0)
        for suit, lane in enumerate(lanes)
    ]
    return *named, -24.0 + sum([_without_trump(lane) for lane in lanes]), TO_NAME


@cache
def _as_trump(lane: int, cards: int) -> float:
    """What the trumps of a hand of so many cards are worth."""
    held = 9.0 * _has(lane, MANILLE) + 5.5 * _has(lane, MANILLE - 1) + 1.0 * _has(lane, MANILLE - 2)
    return 5.0 * (lane.bit_count() - cards / 4) + held


@cache
def _beside(lane: int) -> float:
    return _side(lane, manille=10.0, king=0.0, lower=0.0)


@cache
def _without_trump(lane: int) -> float:
    return _side(lane, manille=12.0, king=2.5, lower=1.5)


def _side(lane: int, manille: float, king: float, lower: float) -> float:
    """What the cards of a side suit are worth: the manille, and the manillon if something covers it."""
    worth = manille * _has(lane, MANILLE) + king * _has(lane, MANILLE - 2)
    worth += lower * (_has(lane, MANILLE - 3) + _has(lane, MANILLE - 4))
    if _has(lane, MANILLE - 1):
        worth += 4.0 if _has(lane, MANILLE) else 2.5 if lane.bit_count() > 1 else -2.0
    return worth


def _has(lane: int, rank: int) -> int:
    return lane >> rank & 1
