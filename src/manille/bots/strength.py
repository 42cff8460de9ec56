"""What a hand is worth under a trump, for naming and doubling by rule of thumb.

The figures are points of margin for the side, fitted on rounds that `thumb` played and rounded.
"""

from __future__ import annotations

from collections.abc import Sequence

from manille.cards import Card

TO_NAME = 2.0
"""The margin below which a player who may pass does so."""
TO_DOUBLE = 6.0
"""The margin above which a side doubles."""


def margin(hand: Sequence[Card], trump: int | None, *, names: bool) -> float:
    """The margin that a hand promises its side, in points, with this trump or none."""
    return sum(features(hand, trump)) + (0.0 if names else -1.0)


def features(hand: Sequence[Card], trump: int | None) -> list[float]:
    return [0.0]
