"""One trick: who holds it, and what it asks of the next player (rule book G6 and table P)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from manille.rules.cards import LANES, POINTS, Card
from manille.rules.rules import Reach, Rules


class Trick(NamedTuple):
    """The cards of a trick in the order played, with the card that wins so far and the seat that played it.

    A named tuple, as is `Board`: both are made anew for each card played, and this is the cheapest frozen value.
    """

    leader: int
    cards: tuple[Card, ...] = ()
    best: Card | None = None
    holder: int = 0

    @property
    def value(self) -> int:
        """The points of the cards in it."""
        return sum(card.value for card in self.cards)

    def by_seat(self, players: int) -> Iterator[tuple[int, Card]]:
        """Each card with the seat that played it, in order."""
        for place, card in enumerate(self.cards):
            yield (self.leader + place) % players, card

    def steps(self, players: int, trump: int | None) -> Iterator[tuple[Trick, int, Card]]:
        """Each card in order, after the trick as it lay before it and the seat that played it."""
        so_far = Trick(self.leader)
        for seat, card in self.by_seat(players):
            yield so_far, seat, card
            so_far = so_far.play(card, seat, trump)

    def play(self, card: Card, seat: int, trump: int | None) -> Trick:
        """The trick with one more card, played by a seat."""
        best = self.best
        if best is None or beats(card, best, trump):
            return Trick(self.leader, (*self.cards, card), card, seat)
        return Trick(self.leader, (*self.cards, card), best, self.holder)


def beats(card: Card, best: Card, trump: int | None) -> bool:
    """Whether a card beats the one that wins so far (G6)."""
    if card.suit == best.suit:
        return card.rank > best.rank
    return card.suit == trump


def bound(rules: Rules, trump: int | None, trick: Trick, seat: int, hand: int) -> tuple[str, int]:
    """What binds a player: the clause in force, and the cards of the hand that it leaves.

    ``hand`` and the answer are sets of cards; the clause is the row of table P. This is the one place that knows
    the duties: legal cards, refusals, explanations and what a played card says about a hand all come from here.
    """
    best = trick.best
    if best is None:
        return "P0", hand
    led = trick.cards[0].suit
    mate = not (trick.holder - seat) & 1
    cards = follow = hand & LANES[led]
    if follow:
        over = follow & best.above if best.suit == led else 0
        duty = rules.head
        if led == trump:
            clause = "P7" if mate else "P5" if over else "P6"
            duty = rules.overruff
        elif trump is None:
            clause = "P16"
        else:
            clause = "P4" if mate else "P3" if best.suit == trump else "P1" if over else "P2"
        if over and _binds(duty, mate):
            cards = over
    else:
        cards = hand
        trumps = 0 if trump is None else hand & LANES[trump]
        if not trumps:
            clause = "P17" if trump is None else "P15" if mate else "P12"
        elif best.suit != trump:
            clause = "P13" if mate else "P8"
            if _binds(rules.ruff, mate):
                cards = trumps
        else:
            over = trumps & best.above
            clause = "P14" if mate else "P9" if over else "P11" if trumps == hand else "P10"
            if not _binds(rules.ruff, mate):
                pass
            elif over and _binds(rules.overruff, mate):
                cards = over
            elif rules.under == "required":
                cards = trumps
            elif rules.under == "barred":
                cards = (hand & ~trumps | over) or hand
    if rules.sink:
        cards = _sunk(cards, POINTS if mate else best.above | _lane(trump, best))
    return clause, cards


def _binds(duty: Reach, mate: bool) -> bool:
    """Whether a duty binds against the side that holds the trick."""
    return duty == "always" or (duty == "foe" and not mate)


def _lane(trump: int | None, best: Card) -> int:
    """The trumps, where any trump beats the best card."""
    return 0 if trump is None or best.suit == trump else LANES[trump]


def _sunk(cards: int, kept: int) -> int:
    """The cards that strict play leaves: the kept ones, and the lowest of each suit."""
    left = cards & kept
    for lane in LANES:
        suit = cards & lane
        left |= suit & -suit
    return left
