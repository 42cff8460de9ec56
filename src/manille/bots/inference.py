"""What a seat can be certain of: what the plays and the sayings prove of the hands that it does not see."""

from __future__ import annotations

from manille.bots.knowledge import Knowledge
from manille.rules.cards import LANES
from manille.view.possible import holdings
from manille.view.reason import Reason, facts
from manille.view.view import View


def surely(knowledge: Knowledge, seat: int) -> int:
    """The cards that another seat holds in every possible deal, as far as single seats and sayings tell.

    Of open piles only the tops are certain.
    """
    view = knowledge.view
    if view.rules.piles:
        return view.known(seat)
    mine = may = knowledge.owners[seat]
    if may.bit_count() > view.left(seat):
        for other, owned in enumerate(knowledge.owners):
            mine &= ~owned if other != seat else mine
        for holding in holdings(view) if view.board.says else ():
            if holding.seat == seat and holding.low and holding.low == (holding.cards & may).bit_count():
                mine |= holding.cards & may
    return mine


def inferences(view: View) -> tuple[Reason, ...]:
    """What a seat can tell of each other one, seat by seat: codes with facts, each true in every possible deal.

    ``none`` of a suit, nothing ``above`` a card, ``lacks`` some cards, ``holds`` some, ``some`` of a set (T1 to T3).
    Of open piles there is nothing to tell: what is known of them lies on the table.
    """
    if view.rules.piles or view.board.auction.waiting:
        return ()
    knowledge = Knowledge(view)
    talk = holdings(view)
    found: list[Reason] = []
    for seat in range(view.rules.players):
        if seat == view.seat or not view.left(seat):
            continue
        may, held = knowledge.owners[seat], surely(knowledge, seat)
        for suit, lane in enumerate(LANES):
            found += _of_suit(view, seat, suit, may & lane, knowledge.unseen & lane)
        if held:
            found.append(Reason("holds", facts(seat=seat, cards=_row(view, held))))
        for holding in talk:
            among = holding.cards & may
            if holding.seat == seat and 0 < holding.low < among.bit_count():
                found.append(Reason("some", facts(seat=seat, number=holding.low, cards=_row(view, among))))
    return tuple(found)


def _of_suit(view: View, seat: int, suit: int, may: int, unseen: int) -> list[Reason]:
    """What a seat cannot hold of a suit of which cards are unseen."""
    pack = view.rules.pack
    missing = unseen & ~may
    if not missing:
        return []
    if not may:
        return [Reason("none", facts(seat=seat, suit=pack.suits[suit]))]
    best = pack.hand(may)[0]
    if missing == unseen & best.above:
        return [Reason("above", facts(seat=seat, card=best))]
    return [Reason("lacks", facts(seat=seat, cards=_row(view, missing)))]


def _row(view: View, cards: int) -> str:
    return " ".join(map(str, view.rules.pack.hand(cards)))
