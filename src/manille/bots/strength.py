"""What a hand is worth under a trump, for naming and doubling by rule of thumb.

A hand is a set of cards, as dealt. The figures are points of margin for the side, fitted on rounds of `thumb` with
trumps drawn by lot, and rounded.
"""

from __future__ import annotations

from functools import cache

from manille.auction import PASS, Call
from manille.cards import LANES, MANILLE
from manille.rules import Rules

TO_NAME = 0.0
"""The margin below which a player who may pass does so."""

TO_DOUBLE = 2.0
"""The margin above which a side doubles."""

NAMED_AGAINST = 10.0
"""What it costs that an opponent chose the trump, not chance."""

_SHORT = 1 / 4
"""The part of a fair share of a suit below which it is short enough to trump soon."""


def margin(hand: int, trump: int | None) -> float:
    """The margin that a hand promises its side with this trump or with none, the other hands being as they may."""
    lanes = [hand >> 16 * suit & LANES[0] for suit in range(4)]
    sides = [lane for suit, lane in enumerate(lanes) if suit != trump]
    if trump is None:
        return -24.0 + sum(_side(lane, manille=12.0, king=2.5, lower=1.5) for lane in sides)
    fair = hand.bit_count() / 4
    trumps = lanes[trump]
    ruffs = sum(lane.bit_count() <= fair * _SHORT * 2 for lane in sides) if trumps else 0
    held = 9.0 * _has(trumps, MANILLE) + 5.5 * _has(trumps, MANILLE - 1) + 1.0 * _has(trumps, MANILLE - 2)
    return -16.5 + 5.0 * (trumps.bit_count() - fair) + held + 3.0 * ruffs + sum(map(_side, sides))


def worth(call: Call, hand: int, rules: Rules) -> float:
    """What a call that names trump, or a pass, is worth by rule of thumb: the margin, times what no trump counts."""
    if call == PASS:
        return TO_NAME
    return margin(hand, call.suit) * (rules.no_trump_count if call.suit is None else 1)


@cache
def _side(lane: int, manille: float = 10.0, king: float = 0.0, lower: float = 0.0) -> float:
    """What the cards of a side suit are worth: the manille, and the manillon if something covers it."""
    worth = manille * _has(lane, MANILLE) + king * _has(lane, MANILLE - 2)
    worth += lower * (_has(lane, MANILLE - 3) + _has(lane, MANILLE - 4))
    if _has(lane, MANILLE - 1):
        worth += 4.0 if _has(lane, MANILLE) else 2.5 if lane.bit_count() > 1 else -2.0
    return worth


def _has(lane: int, rank: int) -> int:
    return lane >> rank & 1
