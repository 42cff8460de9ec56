"""What a seat can tell of the hands that it does not see, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from manille.game.trick import beats
from manille.rules.cards import LANES, POINTS, Card, bits
from manille.view.possible import holdings, possible, unseen_by
from manille.view.view import View

WHOLE = 24
"""So many tricks back is the whole round: none has more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attention:
    """What a player has in mind of a round; unless told otherwise, all of it.

    The first three are numbers of finished tricks back, 0 for none. A card that is forgotten may still be anywhere, but
    for those that the player has played.
    """

    cards: int = WHOLE
    """How long it is remembered that a card without points fell."""
    honours: int = WHOLE
    """How long it is remembered that a card worth points fell."""
    shown: int = WHOLE
    """How long it is remembered what somebody could not follow or beat, or said."""
    holder: bool = True
    """Whether the player looks at the card that holds the trick, or else at the one led."""
    partner: bool = True
    """Whether the player counts on the partner, or else takes everybody for an opponent."""


FULL = Attention()


@dataclass(slots=True)
class Knowledge:
    """For each other seat, which cards it may hold and how likely it holds each, as far as a player pays attention.

    Shares are by room: an unseen card lies with one of its possible owners in proportion to the places that they have
    left. That is an estimate; what is *certain* is said only from cards that nobody can hold.
    """

    view: View
    attention: Attention = FULL
    unseen: int = field(init=False)
    """The cards whose place is not known, or no longer."""
    owners: tuple[int, ...] = field(init=False)
    """For each seat the cards that it may be able to play: held, or known to lie on top."""
    _room: tuple[int, ...] = field(init=False)
    _beaten: dict[tuple[int, Card, int], float] = field(init=False, default_factory=dict)
    """How likely a seat beats a card in a trick of a suit, once it was asked."""

    def __post_init__(self) -> None:
        view = self.view
        seats = range(view.rules.players)
        forgotten = self._forgotten()
        self.unseen = unseen_by(view) | forgotten
        start = max(0, len(view.board.tricks) - self.attention.shown)
        hidden = list(possible(view, start=start, forgotten=forgotten))
        for holding in holdings(view, start=start):
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
        asked = (seat, best, led)
        if asked not in self._beaten:
            trump = self.view.board.trump
            chance = self.some(seat, best.above)
            if trump is not None and best.suit != trump and self.owners[seat] & LANES[trump]:
                void = 1.0 - self.some(seat, LANES[led])
                chance = 1.0 - (1.0 - chance) * (1.0 - void * self.some(seat, LANES[trump]))
            self._beaten[asked] = chance
        return self._beaten[asked]

    def is_foe(self, seat: int) -> bool:
        """Whether a seat plays against this one."""
        return bool((seat ^ self.view.seat) & 1) or not self.attention.partner

    def later(self) -> tuple[int, ...]:
        """The seats that play after this one in the trick."""
        players = self.view.rules.players
        behind = players - 1 - len(self.view.board.trick.cards)
        return tuple((self.view.seat + step) % players for step in range(1, behind + 1))

    def is_safe(self, best: Card, led: int) -> bool:
        """Whether surely no opponent who is still to play can beat a card."""
        foes = (seat for seat in self.later() if self.is_foe(seat))
        return all(self.can_beat(seat, best, led) == 0 for seat in foes)

    def partner_may_beat(self, best: Card, led: int) -> bool:
        """Whether the partner is still to play and may beat a card."""
        mates = (seat for seat in self.later() if not self.is_foe(seat))
        return any(self.can_beat(seat, best, led) > 0 for seat in mates)

    def holds_trick(self, card: Card) -> tuple[Card, bool]:
        """The card that holds the trick once this seat has played ``card``, and whether its own side played it."""
        best, holder = self._held()
        if best is None or beats(card, best, self.view.board.trump):
            return card, True
        return best, not self.is_foe(holder)

    def is_partners(self, led: int) -> bool:
        """Whether the partner holds the trick, and surely no opponent who is still to play can take it."""
        best, holder = self._held()
        return best is not None and not self.is_foe(holder) and self.is_safe(best, led)

    def overtakes(self, cards: Sequence[Card]) -> set[Card]:
        """Those of some cards that take a trick from a partner who is certain to win it; none where all would."""
        trick = self.view.board.trick
        if not trick.cards or not self.is_partners(trick.cards[0].suit):
            return set()
        taking = {card for card in cards if self.holds_trick(card)[0] is card}
        return taking if len(taking) < len(cards) else set()

    def _held(self) -> tuple[Card | None, int]:
        """The card that holds the trick, None before the first, and whose it is."""
        trick = self.view.board.trick
        if trick.cards and not self.attention.holder:
            return trick.cards[0], trick.leader
        return trick.best, trick.holder

    def _forgotten(self) -> int:
        """The cards that the others have played and that are forgotten."""
        board, players = self.view.board, self.view.rules.players
        done = len(board.tricks)
        forgotten = 0
        for cards, back in ((~POINTS, self.attention.cards), (POINTS, self.attention.honours)):
            for trick in board.tricks[: max(0, done - back)]:
                forgotten |= cards & bits(card for seat, card in trick.by_seat(players) if seat != self.view.seat)
        return forgotten
