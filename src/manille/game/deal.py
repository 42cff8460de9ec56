"""Who was dealt what, and who deals first (rule book G7, G8, F1, F2, B1, R1, K2, K3, H1)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from manille.rules.cards import Card, NotationError, Pack
from manille.rules.rules import Rules


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of each seat in the order dealt: an input of a round, like the decisions.

    >>> from random import Random
    >>> from manille import Deal, deal, variant
    >>> rules = variant("french")
    >>> dealt = deal(rules, dealer=3, rng=Random(1))
    >>> str(dealt.last), Deal.parse(str(dealt), rules.pack) == dealt
    ('10d', True)
    """

    dealer: int
    hands: tuple[tuple[Card, ...], ...]

    def __str__(self) -> str:
        return f"{self.dealer}: " + " / ".join(" ".join(map(str, hand)) for hand in self.hands)

    @staticmethod
    def parse(text: str, pack: Pack) -> Deal:
        """The deal that a text writes, whatever the rules make of it. Raises `NotationError`."""
        dealer, colon, hands = text.partition(": ")
        if not colon or not dealer.isdecimal():
            raise NotationError(text, "deal")
        return Deal(int(dealer), tuple(tuple(map(pack.card, hand.split())) for hand in hands.split(" / ")))

    @property
    def last(self) -> Card:
        """The dealer's last card, the one that is shown where trump is shown (R2, K3, F12)."""
        return self.hands[self.dealer][-1]


class DealError(ValueError):
    """A deal that the rules do not allow: ``clause`` says which one, ``seat`` whose hand, if one is to blame."""

    def __init__(self, clause: str, code: str, seat: int | None = None, card: str = "") -> None:
        super().__init__(
            f"{clause}: {code}" + (f", seat {seat}" if seat is not None else "") + (f", {card}" if card else "")
        )
        self.clause = clause
        self.code = code
        self.seat = seat
        self.card = card


def deal(rules: Rules, dealer: int, rng: Random) -> Deal:
    """A shuffled pack, dealt in the packets of the rules from the seat after the dealer."""
    cards = list(rules.pack.cards)
    rng.shuffle(cards)
    hands: list[list[Card]] = [[] for _ in range(rules.players)]
    start = 0
    for packet in rules.packets:
        for step in range(1, rules.players + 1):
            hands[(dealer + step) % rules.players] += cards[start : start + packet]
            start += packet
    return Deal(dealer, tuple(map(tuple, hands)))


def check(rules: Rules, deal: Deal) -> None:
    """Refuse hands that are not the whole pack, dealt as the rules say. Raises `DealError`."""
    if not 0 <= deal.dealer < rules.players:
        raise DealError("G4", "dealer")
    if len(deal.hands) != rules.players:
        raise DealError("G4", "seats")
    seen: set[Card] = set()
    for seat, hand in enumerate(deal.hands):
        for card in hand:
            if card in seen or card.pack is not rules.pack:
                raise DealError("G1", "twice", seat, str(card))
            seen.add(card)
        if len(hand) != rules.hand_size:
            raise DealError(rules.cites.deal, "size", seat)
