"""What everybody at the table sees a card do.

While a round is played this is all that a bot may say of its card to the others: a reason would tell of its hand.
"""

from __future__ import annotations

from manille.game.board import Board
from manille.game.trick import Trick, beats
from manille.rules.cards import Card
from manille.wire import Reason

SEEN = (
    *("seen-top", "seen-trump", "seen-suit", "seen-over-partner", "seen-ruffs", "seen-takes"),
    *("seen-gives", "seen-adds-none", "seen-loses", "seen-spares"),
)
"""Every code that says what a card is seen to do."""


def seen(board: Board, index: int) -> Reason:
    """What the card that was played after ``index`` others does, from the cards that lie open with it."""
    trick, seat, card = board.step(index)
    if trick.best is None:
        return _led(card, board.trump, {*board.rules.pack.cards} - {*board.plays[: index + 1]})
    return _followed(card, trick, trick.best, board.trump, mate=not (trick.holder ^ seat) & 1)


def _led(card: Card, trump: int | None, out: set[Card]) -> Reason:
    if not any(each.suit == card.suit and each.rank > card.rank for each in out):
        return _reason("seen-top", card=card)
    return _reason("seen-trump" if card.suit == trump else "seen-suit")


def _followed(card: Card, trick: Trick, best: Card, trump: int | None, *, mate: bool) -> Reason:
    if beats(card, best, trump):
        if mate:
            return _reason("seen-over-partner", card=card, high=best)
        code = "seen-ruffs" if card.suit != best.suit else "seen-takes"
        return _reason(code, card=card, points=trick.value + card.value)
    if mate:
        return _reason("seen-gives" if card.value else "seen-adds-none", high=best, points=card.value)
    return _reason("seen-loses" if card.value else "seen-spares", high=best, points=card.value)


def _reason(code: str, **facts: object) -> Reason:
    return Reason(code=code, facts={name: str(each) for name, each in facts.items()})
