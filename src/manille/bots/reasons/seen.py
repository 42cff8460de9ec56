"""What everybody at the table sees a card do.

While a round is played this is all that a bot may say of its card to the others: a reason would tell of its hand.
"""

from __future__ import annotations

from manille.board import Board
from manille.bots.bot import Facts, Reason, facts
from manille.cards import Card
from manille.trick import Trick, beats

SEEN = (
    *("seen-top", "seen-trump", "seen-suit", "seen-over-partner", "seen-ruffs", "seen-takes"),
    *("seen-gives", "seen-adds-none", "seen-loses", "seen-spares"),
)
"""Every code that says what a card is seen to do."""


def seen(board: Board, index: int) -> Reason:
    """What the card that was played after ``index`` others does, from the cards that lie open with it."""
    rules, plays = board.rules, board.plays
    number, place = divmod(index, rules.players)
    whole = (*board.tricks, board.trick)[number]
    trick = Trick(whole.leader)
    seats = list(whole.by_seat(rules.players))
    for seat, card in seats[:place]:
        trick = trick.play(card, seat, board.trump)
    seat, card = seats[place]
    if trick.best is None:
        return Reason(*_led(card, board.trump, {*rules.pack.cards} - {*plays[: index + 1]}))
    mate = not (trick.holder ^ seat) & 1
    return Reason(*_followed(card, trick, trick.best, board.trump, mate=mate))


def _led(card: Card, trump: int | None, out: set[Card]) -> tuple[str, Facts]:
    if not any(each.suit == card.suit and each.rank > card.rank for each in out):
        return "seen-top", facts(card=card)
    return "seen-trump" if card.suit == trump else "seen-suit", ()


def _followed(card: Card, trick: Trick, best: Card, trump: int | None, *, mate: bool) -> tuple[str, Facts]:
    points = trick.value + card.value
    if beats(card, best, trump):
        if mate:
            return "seen-over-partner", facts(card=card, high=best)
        return ("seen-ruffs" if card.suit != best.suit else "seen-takes"), facts(card=card, points=points)
    if mate:
        return ("seen-gives" if card.value else "seen-adds-none"), facts(high=best, points=card.value)
    return ("seen-loses" if card.value else "seen-spares"), facts(high=best, points=card.value)
