"""The bot that plays by rules of thumb.

Give points to a partner who is certain to win, nothing to opponents who are; cash what nobody can beat; spend no more
than needed. A card is worth what the trick brings with it, less what it would bring if kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from manille.bots import strength
from manille.bots.bot import Choice
from manille.bots.knowledge import Knowledge
from manille.bots.reasons import naming_reason, reason_for
from manille.game.auction import PASS, Call
from manille.game.talk import LAST, LONG, STRONG, TRUMPS, Say, asked_for
from manille.rules.cards import LANES, Card, bits
from manille.view.reason import Reason
from manille.view.view import View

_CARD_TO_COME = 0.75
"""What a card not seen yet brings to the trick, in points, as far as one can count on it."""

_LEAD_SURE, _LEAD_LOW, _LEAD_TRUMP = 2.0, 1.0, -1.0
"""What it is worth to lead the highest card left of a side suit, one without points, and a trump, beside the trick."""

_OVERTAKING = 8.0
"""What it costs to take a trick from a partner who is certain to win it: the card may win another.

Not where everybody must trump, even the partner: there it is trumped soon, and is better cashed.
"""


class Thumb:
    """Rules of thumb, from what the seat sees and what the plays have shown."""

    name = "thumb"

    def values(self, view: View, rng: Random) -> Sequence[Choice]:
        """A value in points for each legal action, with the rule of thumb that speaks for it."""
        legal = view.legal()
        calls = [action for action in legal if isinstance(action, Call)]
        if calls:
            return [_call(view, call) for call in calls]
        knowledge = Knowledge(view)
        cards = [action for action in legal if isinstance(action, Card)]
        return [_play(view, knowledge, card, alone=len(cards) == 1) for card in cards]

    def say(self, view: View, rng: Random) -> Say | None:
        """The most telling true signal, or the question whose answer is least known."""
        sayings = view.sayings()
        for say in (STRONG, LONG, LAST):
            if say in sayings:
                return say
        if not sayings:
            return None
        asked = {said.say for said in view.board.says if not (said.seat ^ view.seat) & 1}
        partner = (view.seat + 2) % view.rules.players
        knowledge = Knowledge(view)
        tops = [say for say in sayings if say.suit is not None and say not in asked]
        open_tops = [say for say in tops if 0 < knowledge.share(partner, asked_for(say)) < 1]
        if open_tops:
            return open_tops[0]
        return TRUMPS if TRUMPS in sayings and TRUMPS not in asked else None


def _call(view: View, call: Call) -> Choice:
    """What a call is worth: the margin that it promises, times what it counts."""
    auction = view.board.auction
    hand = bits(card for card in view.dealt[view.seat] if card is not None)
    if auction.named:
        return _double(view, call, hand)
    return Choice(call, strength.worth(call, hand, view.rules), naming_reason(view, call))


def _double(view: View, call: Call, hand: int) -> Choice:
    """What doubling is worth: how far the hand goes beyond what an even round needs."""
    if call == PASS:
        return Choice(call, 0.0, Reason("no-double"))
    auction = view.board.auction
    chosen_by_us = auction.namer is not None and not (auction.namer ^ view.seat) & 1
    margin = strength.margin(hand, auction.trump) + (0.0 if chosen_by_us else -strength.NAMED_AGAINST)
    bold = margin - strength.TO_DOUBLE * (1 + auction.doubles)
    return Choice(call, bold, Reason("strong-double" if bold > 0 else "risky-double"))


def _play(view: View, knowledge: Knowledge, card: Card, *, alone: bool) -> Choice:
    """What a card is worth: the trick with it, less what keeping it would bring."""
    won, kept = weigh(view, knowledge, card)
    return Choice(card, won - kept, Reason("only") if alone else reason_for(view, knowledge, card))


def weigh(view: View, knowledge: Knowledge, card: Card) -> tuple[float, float]:
    """What a card can be expected to win with this trick, and what to bring later if it is kept, in points."""
    trick = view.board.trick
    led = trick.cards[0].suit if trick.cards else card.suit
    best, ours = knowledge.holds_trick(card)
    chance = _chance(knowledge, best, led, ours=ours)
    later = knowledge.later()
    stake = trick.value + card.value + _CARD_TO_COME * len(later) + (1 if view.rules.cards_per_point else 0)
    won = (2 * chance - 1) * stake + _lead(view, knowledge, card)
    if best is card and trick.cards and not _must_ruff(view) and knowledge.is_partners(led):
        won -= _OVERTAKING
    return won, _kept(view, knowledge, card)


def _lead(view: View, knowledge: Knowledge, card: Card) -> float:
    """What it is worth to lead this card rather than another."""
    if view.board.trick.cards:
        return 0.0
    if card.suit == view.board.trump:
        return _LEAD_TRUMP
    if not card.above & knowledge.unseen:
        return _LEAD_SURE
    return 0.0 if card.value else _LEAD_LOW


def _chance(knowledge: Knowledge, best: Card, led: int, *, ours: bool) -> float:
    """How likely this side wins the trick, the seats behind playing one after the other."""
    chance = 1.0 if ours else 0.0
    contested = False
    for seat in knowledge.later():
        beats = knowledge.can_beat(seat, best, led)
        if knowledge.is_foe(seat):
            chance *= 1.0 - beats
            contested = True
        else:
            chance += (1.0 - chance) * beats * (0.6 if contested and ours else 1.0)
    return chance


def _must_ruff(view: View) -> bool:
    """Whether whoever is void must trump, even a partner's trick."""
    return view.board.trump is not None and view.rules.ruff == "always"


def _kept(view: View, knowledge: Knowledge, card: Card) -> float:
    """What a card is likely to bring later, in points, if it is not played now."""
    trump = view.board.trump
    higher = (card.above & knowledge.unseen).bit_count()
    if card.suit == trump:
        trumps_out = (LANES[card.suit] & knowledge.unseen).bit_count()
        wins = 0.95 if not higher else max(0.35, 0.8 - 0.12 * higher) if trumps_out else 0.95
    else:
        wins = (0.6 if trump is not None else 0.9) if not higher else 0.5 / higher if card.value else 0.05
        if card.value and higher and not _is_guarded(view, card):
            wins *= 0.5
    if len(view.board.tricks) == view.rules.hand_size - 1:
        return 0.0
    return (2 * wins - 1) * card.value + wins * 2.5 if card.value else wins * 2.5


def _is_guarded(view: View, card: Card) -> bool:
    """Whether a lower card of the suit can be played before this one."""
    return bool(view.hand & LANES[card.suit] & (card.bit - 1))
