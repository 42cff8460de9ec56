"""What a seat can tell of the hands that it does not see, from its view alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from manille.cards import LANES, Card
from manille.trick import beats
from manille.view import View
from manille.worlds import holdings, possible, unseen_by


@dataclass(slots=True)
class Knowledge:
    """For each other seat, which cards it may hold and how likely it holds each.

    Shares are by room: an unseen card lies with one of its possible owners in proportion to the places that they have
    left. That is an estimate; what is *certain* is said only from cards that nobody can hold.
    """

    view: View
    unseen: int = field(init=False)
    owners: tuple[int, ...] = field(init=False)
    """For each seat the cards that it may be able to play: held, or known to lie on top."""
    _room: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        view = self.view
        seats = range(view.rules.players)
        self.unseen = unseen_by(view)
        hidden = list(possible(view))
        for holding in holdings(view):
            if not holding.high:
                hidden[holding.seat] &= ~holding.cards
        if view.rules.piles:
            self.owners = tuple(view.known(seat) for seat in seats)
        else:
            self.owners = tuple(hidden[seat] | view.known(seat) for seat in seats)
        self._room = tuple(view.left(seat) - view.known(seat).bit_count() for seat in seats)

    def share(self, seat: int, bit: int) -> float:
        """How likely a seat holds a card that it can play."""
        if not self.owners[seat] & bit:
            return 0.0
        if not self.unseen & bit:
            return 1.0
        rooms = sum(room for other, room in enumerate(self._room) if self.owners[other] & bit)
        return self._room[seat] / rooms if rooms else 0.0

    def some(self, seat: int, cards: int) -> float:
        """How likely a seat holds at least one of some cards."""
        none = 1.0
        left = cards & self.owners[seat]
        while left:
            bit = left & -left
            none *= 1.0 - self.share(seat, bit)
            left ^= bit
        return 1.0 - none

    def can_beat(self, seat: int, best: Card, led: int) -> float:
        """How likely a seat can beat a card in a trick of a suit, duties aside; exactly 0 only if it surely cannot."""
        trump = self.view.board.trump
        over = self.some(seat, best.above)
        if trump is None or best.suit == trump or not self.owners[seat] & LANES[trump]:
            return over
        void = 1.0 - self.some(seat, LANES[led])
        return 1.0 - (1.0 - over) * (1.0 - void * self.some(seat, LANES[trump]))

    def later(self) -> tuple[int, ...]:
        """The seats that play after this one in the trick."""
        players = self.view.rules.players
        behind = players - 1 - len(self.view.board.trick.cards)
        return tuple((self.view.seat + step) % players for step in range(1, behind + 1))

    def is_safe(self, best: Card, led: int) -> bool:
        """Whether surely no opponent who is still to play can beat a card."""
        foes = (seat for seat in self.later() if (seat ^ self.view.seat) & 1)
        return all(self.can_beat(seat, best, led) == 0 for seat in foes)

    def partner_may_beat(self, best: Card, led: int) -> bool:
        """Whether the partner is still to play and may beat a card."""
        mates = (seat for seat in self.later() if not (seat ^ self.view.seat) & 1)
        return any(self.can_beat(seat, best, led) > 0 for seat in mates)

    def holds_trick(self, card: Card) -> tuple[Card, bool]:
        """The card that holds the trick once this seat has played ``card``, and whether its own side played it."""
        trick = self.view.board.trick
        if trick.best is None or beats(card, trick.best, self.view.board.trump):
            return card, True
        return trick.best, not (trick.holder ^ self.view.seat) & 1
