"""Why a card is good: rules of thumb that are checked against the position, from what its seat knows."""

from __future__ import annotations

from manille.auction import PASS, Call
from manille.bots.bot import Reason
from manille.bots.knowledge import Knowledge
from manille.cards import Card
from manille.view import View


def reason_for(view: View, knowledge: Knowledge, card: Card) -> Reason:
    """The rule of thumb that speaks for a card; each says only what is true in this position."""
    trick = view.board.trick
    facts = (("card", str(card)),)
    led = trick.cards[0].suit if trick.cards else card.suit
    best, ours = knowledge.holds_trick(card)
    if trick.best is None:
        if knowledge.is_safe(card, led):
            return Reason("cash", facts)
        if card.suit == view.board.trump:
            return Reason("lead-trump", facts)
        return Reason("lead-strong" if card.value else "lead-low", facts)
    sure = knowledge.is_safe(best, led)
    if ours and best is card:
        return Reason("take-sure" if sure else "take", facts)
    if ours and card.value:
        return Reason("give-sure" if sure else "give", facts)
    if ours:
        return Reason("leave-sure" if sure else "leave", facts)
    if knowledge.partner_may_beat(best, led):
        return Reason("hope", facts)
    return Reason("lose" if card.value else "save", facts)


def naming_reason(view: View, call: Call) -> Reason:
    """What speaks for a call when trump is named: what the hand holds of the suit."""
    if call == PASS:
        return Reason("pass-weak")
    if call.suit is None:
        return Reason("name-none")
    held = [card for card in view.dealt[view.seat] if card is not None and card.suit == call.suit]
    points = sum(card.value for card in held)
    return Reason("name-suit", (("suit", call.text), ("cards", str(len(held))), ("points", str(points))))
