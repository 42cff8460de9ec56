"""How the first dealer is found: by lot, by cutting, or by drawing for seats (G8, F1, K2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

from manille.rules.cards import Card
from manille.rules.rules import Rules


@dataclass(frozen=True, slots=True)
class Drawn:
    """How the first dealer was found: the cards that the seats drew, each time, and who deals (F1, K2, G8).

    In a lesson nothing is drawn: the dealer goes with the cards that are dealt for teaching.
    """

    kind: Literal["random", "cut", "draw", "lesson"]
    dealer: int
    rounds: tuple[tuple[Card, ...], ...] = ()


def draw(rules: Rules, rng: Random) -> Drawn:
    """Find the first dealer as the rules say; whoever opens the table has seat 0."""
    if rules.first_dealer == "cut":
        cuts = cut_for_dealer(rules, rng)
        return Drawn("cut", first_dealer(cuts[-1]), cuts)
    if rules.first_dealer == "draw":
        drawn = rng.sample(rules.pack.cards, 4)
        order = draw_for_seats(drawn)
        dealer = -order.index(0) % 4
        seated = tuple(drawn[order[(seat - dealer) % 4]] for seat in range(4))
        return Drawn("draw", dealer, (seated,))
    return Drawn("random", rng.randrange(rules.players))


def cut_for_dealer(rules: Rules, rng: Random) -> tuple[tuple[Card, ...], ...]:
    """The cuts that find the first dealer: a card a seat, and again while the highest rank is shared (F1).

    The last round of cuts decides: `first_dealer` reads it.
    """
    rounds: list[tuple[Card, ...]] = []
    while not rounds or _shared(rounds[-1]):
        rounds.append(tuple(rng.sample(rules.pack.cards, rules.players)))
    return tuple(rounds)


def first_dealer(cuts: Sequence[Card]) -> int:
    """The seat that cut the highest card (F1)."""
    return max(range(len(cuts)), key=lambda seat: cuts[seat].rank)


def draw_for_seats(drawn: Sequence[Card]) -> tuple[int, int, int, int]:
    """Who sits where after each of four players has drawn a card (K2).

    The answer names players by their place in ``drawn``, the dealer first, then in the direction of play: the best
    card deals, the better of the other pair sits next, the second best opposite the dealer. Equal ranks go by suit.
    """
    best, second, third, fourth = sorted(range(4), key=lambda player: (-drawn[player].rank, drawn[player].suit))
    return best, third, second, fourth


def _shared(cuts: Sequence[Card]) -> bool:
    ranks = sorted(card.rank for card in cuts)
    return ranks[-1] == ranks[-2]
