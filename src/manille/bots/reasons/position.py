"""Where a seat stands when it plays a card: what it sees, what it may play, and what becomes of the trick then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from manille.bots.bot import Choice
from manille.bots.inference import surely
from manille.bots.knowledge import Knowledge
from manille.rules.cards import LANES, Card
from manille.view.reason import Facts, facts
from manille.view.view import View


class Fate(NamedTuple):
    """What becomes of the trick once a card is played, as far as its seat can tell."""

    wins: bool
    """Whether the card beats all that lie there."""
    ours: bool
    """Whether this side holds the trick then."""
    sure: bool
    """Whether this side surely takes it."""
    lost: bool
    """Whether the other side surely takes it."""
    risk: float
    """How likely an opponent who is still to play can beat the card that holds the trick then."""


@dataclass(slots=True)
class Position:
    """A moment at which a seat plays a card, from its own knowledge only.

    ``choices`` is what a bot made of the legal cards; empty where nobody has weighed them.
    """

    view: View
    knowledge: Knowledge
    choices: Sequence[Choice] = ()
    legal: tuple[Card, ...] = field(init=False)
    trump: int | None = field(init=False)
    hand: int = field(init=False)
    rest: int = field(init=False)
    """The cards that are still out: those that others hold or may hold, hidden in open piles too.

    Once nothing of theirs is hidden, whatever has not been seen lies in this seat's own piles.
    """
    _hidden: int = field(init=False)
    """How many cards of others are hidden."""
    _fates: dict[Card, Fate] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        view = self.view
        self.legal = tuple(action for action in view.legal() if isinstance(action, Card))
        self.trump = view.board.trump
        self.hand = view.hand
        self.rest = self._hidden = 0
        for seat, owned in enumerate(self.knowledge.owners):
            if seat != view.seat:
                self.rest |= owned
                self._hidden += view.left(seat) - view.known(seat).bit_count()
        if self._hidden:
            self.rest |= self.knowledge.unseen

    @property
    def leads(self) -> bool:
        """Whether this seat leads the trick."""
        return self.view.board.trick.best is None

    @property
    def led(self) -> int:
        """The suit led; somebody else has led."""
        return self.view.board.trick.cards[0].suit

    @property
    def best(self) -> Card:
        """The card that holds the trick as it lies; somebody else has led."""
        best = self.view.board.trick.best
        assert best is not None
        return best

    @property
    def piles(self) -> bool:
        """Whether this seat plays from open piles."""
        return self.view.rules.piles

    @property
    def is_last(self) -> bool:
        """Whether nobody plays after this seat in the trick."""
        return len(self.view.board.trick.cards) == self.view.rules.players - 1

    @property
    def partner(self) -> int | None:
        """The seat opposite; None in a game for two."""
        return (self.view.seat + 2) % 4 if self.view.rules.players == 4 else None

    @property
    def is_partners(self) -> bool:
        """Whether the partner holds the trick as it lies."""
        trick = self.view.board.trick
        return trick.best is not None and not (trick.holder ^ self.view.seat) & 1

    @property
    def trumps(self) -> int:
        """The trumps of this seat's hand."""
        return 0 if self.trump is None else self.hand & LANES[self.trump]

    def others(self, card: Card) -> list[Card]:
        """The other cards that may be played."""
        return [each for each in self.legal if each is not card]

    def points(self, card: Card) -> int:
        """The points in the trick once a card lies in it."""
        return self.view.board.trick.value + card.value

    def fate(self, card: Card) -> Fate:
        """What becomes of the trick with a card."""
        found = self._fates.get(card)
        if found is None:
            knowledge, trick = self.knowledge, self.view.board.trick
            led = trick.cards[0].suit if trick.cards else card.suit
            best, ours = knowledge.holds_trick(card)
            through = 1.0
            for seat in knowledge.later():
                if (seat ^ self.view.seat) & 1:
                    through *= 1.0 - knowledge.can_beat(seat, best, led)
            lost = not ours and not knowledge.partner_may_beat(best, led)
            sure = ours and knowledge.is_safe(best, led)
            found = self._fates[card] = Fate(ours and best is card, ours, sure, lost, 1.0 - through)
        return found

    def is_top(self, card: Card) -> bool:
        """Whether no card that is out is above a card in its suit."""
        return not card.above & self.rest

    def count_out(self, cards: int) -> int:
        """How many of some cards are still out at most: in open piles some of those not seen may be this seat's own."""
        unseen = self.knowledge.unseen & cards
        return (self.rest & cards & ~unseen).bit_count() + min(self._hidden, unseen.bit_count())

    def is_same(self, one: Card, other: Card) -> bool:
        """Whether two cards do the same: of one suit, worth the same, and none that is out between them."""
        if self.piles or one.suit != other.suit or one.value != other.value:
            return one is other
        low, high = sorted((one, other), key=lambda each: each.rank)
        return not self.rest & low.above & ~high.above & ~high.bit

    def foes_may_hold(self, cards: int) -> bool:
        """Whether an opponent may be able to play one of some cards."""
        return any(
            self.knowledge.owners[seat] & cards
            for seat in range(self.view.rules.players)
            if (seat ^ self.view.seat) & 1
        )

    def partner_surely(self, cards: int) -> bool:
        """Whether the partner holds one of some cards in every possible deal."""
        return self.partner is not None and bool(surely(self.knowledge, self.partner) & cards)

    def choice(self, card: Card) -> Choice | None:
        """What a bot made of a card."""
        return next((each for each in self.choices if each.action is card), None)

    def voids(self, card: Card) -> Facts | None:
        """Whether a card is the only one of a side suit that is still out, in a hand with trumps: the suit."""
        lane = LANES[card.suit]
        if self.piles or not self.trumps or card.suit == self.trump or self.hand & lane != card.bit:
            return None
        return facts(suit=self.letter(card.suit)) if self.rest & lane and len(self.legal) > 1 else None

    def shortens(self, card: Card) -> Facts | None:
        """Whether a card is of the shortest side suit that may be played, in a hand with trumps: the suit."""
        lane = LANES[card.suit]
        if self.piles or not self.trumps or card.suit == self.trump or not self.rest & lane:
            return None
        sides = {each.suit for each in self.legal if each.suit not in (card.suit, self.trump)}
        lengths = [(self.hand & LANES[suit]).bit_count() for suit in sides]
        mine = (self.hand & lane).bit_count()
        return facts(suit=self.letter(card.suit), cards=mine - 1) if lengths and mine < min(lengths) else None

    def letter(self, suit: int) -> str:
        """The letter of a suit."""
        return self.view.rules.pack.suits[suit]

    def highest(self, cards: int) -> Card:
        """The highest card of a set within one suit."""
        return self.view.rules.pack.hand(cards)[0]

    def lowest(self, cards: int) -> Card:
        """The lowest card of a set within one suit."""
        return self.view.rules.pack.hand(cards)[-1]


Predicate = Callable[[Position, Card], Facts | None]
"""Whether something speaks for a card against the others: the facts of it, None where it does not."""
