"""What a hand is worth under a trump, for naming and doubling by rule of thumb.

The figures are points of margin for the side, fitted on rounds of `thumb` with trumps drawn by lot, and rounded.
"""

from __future__ import annotations

from collections.abc import Sequence

from manille.auction import PASS, Call
from manille.cards import MANILLE, Card
from manille.rules import Rules

TO_NAME = 0.0
"""The margin below which a player who may pass does so."""

TO_DOUBLE = 2.0
"""The margin above which a side doubles."""

NAMED_AGAINST = 10.0
"""What it costs that an opponent chose the trump, not chance."""

_SHORT = 1 / 4
"""The part of a fair share of a suit below which it is short enough to trump soon."""


def margin(hand: Sequence[Card], trump: int | None) -> float:
    """The margin that a hand promises its side with this trump or with none, the other hands being as they may."""
    suits = [{card.rank for card in hand if card.suit == suit} for suit in range(4)]
    sides = [ranks for suit, ranks in enumerate(suits) if suit != trump]
    if trump is None:
        return -24.0 + sum(_side(ranks, manille=12.0, king=2.5, lower=1.5) for ranks in sides)
    fair = len(hand) / 4
    trumps = suits[trump]
    ruffs = sum(len(ranks) <= fair * _SHORT * 2 for ranks in sides) if trumps else 0
    held = 9.0 * (MANILLE in trumps) + 5.5 * (MANILLE - 1 in trumps) + 1.0 * (MANILLE - 2 in trumps)
    return -16.5 + 5.0 * (len(trumps) - fair) + held + 3.0 * ruffs + sum(map(_side, sides))


def worth(call: Call, hand: Sequence[Card], rules: Rules) -> float:
    """What a call that names trump, or a pass, is worth by rule of thumb: the margin, times what no trump counts."""
    if call == PASS:
        return TO_NAME
    return margin(hand, call.suit) * (rules.no_trump_count if call.suit is None else 1)


def _side(ranks: set[int], manille: float = 10.0, king: float = 0.0, lower: float = 0.0) -> float:
    """What the cards of a side suit are worth: the manille, and the manillon if something covers it."""
    worth = manille * (MANILLE in ranks) + king * (MANILLE - 2 in ranks)
    worth += lower * sum(rank in ranks for rank in (MANILLE - 3, MANILLE - 4))
    if MANILLE - 1 in ranks:
        worth += 4.0 if MANILLE in ranks else 2.5 if len(ranks) > 1 else -2.0
    return worth
