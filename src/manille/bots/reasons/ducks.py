"""What speaks for a card that does not take the trick: each is not true of every card that may be played."""

from __future__ import annotations

from manille.bots.reasons.position import Position, Predicate
from manille.rules.cards import LANES, Card
from manille.view.reason import Facts, facts


def _give_most(at: Position, card: Card) -> Facts | None:
    """The trick is surely this side's, and no card that may be played brings it more."""
    if not at.fate(card).sure or at.fate(card).wins or not _is_richest(at, card):
        return None
    return facts(card=card, points=card.value)


def _give_keep(at: Position, card: Card) -> Facts | None:
    """The trick is surely this side's: points for it, while a card that can take a trick of its own is kept."""
    high = _kept(at, card)
    if not at.fate(card).sure or at.fate(card).wins or high is None:
        return None
    if not card.value or not any(each.value < card.value for each in at.legal):
        return None
    return facts(card=card, points=card.value, high=high)


def _keep_winner(at: Position, card: Card) -> Facts | None:
    """The trick is surely this side's: a card that can take a trick of its own is kept."""
    high = _kept(at, card)
    return facts(high=high) if at.fate(card).sure and not at.fate(card).wins and high is not None else None


def _give_likely(at: Position, card: Card) -> Facts | None:
    """The partner holds the trick and will probably keep it: more points for it than another card has."""
    fate = at.fate(card)
    if not fate.ours or fate.wins or fate.sure or fate.risk > 0.5 or not _is_richer(at, card):
        return None
    return facts(card=card, points=card.value)


def _give_hope(at: Position, card: Card) -> Facts | None:
    """The opponents hold the trick, the partner will probably take it: more points for it than another card has."""
    fate = at.fate(card)
    if fate.ours or fate.lost or not _is_richer(at, card) or at.partner is None:
        return None
    if at.knowledge.can_beat(at.partner, at.best, at.led) < 0.5:
        return None
    return facts(card=card, points=card.value)


def _give_some(at: Position, card: Card) -> Facts | None:
    """The trick is surely this side's: some points for it, while a card worth more is kept."""
    more = [each for each in at.others(card) if each.value > card.value]
    if not at.fate(card).sure or at.fate(card).wins or not more or not _is_richer(at, card):
        return None
    return facts(card=card, points=card.value, high=max(more, key=lambda each: each.value))


def _let_go(at: Position, card: Card) -> Facts | None:
    """A card that could take a trick of few points from the opponents is kept for a better one."""
    winners = [each for each in at.legal if at.fate(each).wins]
    if at.is_partners or at.fate(card).wins or not winners or at.view.board.trick.value > 2:
        return None
    high = min(winners, key=lambda each: (each.suit == at.trump, each.rank))
    return facts(high=high, points=at.view.board.trick.value) if high.value or high.suit == at.trump else None


def _leave_partner(at: Position, card: Card) -> Facts | None:
    """A card that could take the trick from the opponents is kept, as the partner may still take it."""
    fate = at.fate(card)
    winners = [each for each in at.legal if at.fate(each).wins and each.value > card.value]
    if fate.ours or fate.lost or not winners or at.is_partners:
        return None
    return facts(high=min(winners, key=lambda each: (each.suit == at.trump, each.rank)))


def _void(at: Position, card: Card) -> Facts | None:
    """The only card of its suit is thrown away, which may be trumped from then on."""
    return at.voids(card) if card.suit != at.led and not at.fate(card).wins else None


def _keep_guard(at: Position, card: Card) -> Facts | None:
    """The one low card beside a high one is kept, while a higher card is out."""
    for guard in at.others(card):
        if guard.suit == card.suit or guard.suit == at.trump:
            continue
        held = at.view.rules.pack.hand(at.hand & LANES[guard.suit])
        high = held[0]
        if len(held) == 2 and guard is held[1] and high.value and not at.is_top(high) and guard.value <= card.value:
            return facts(high=high, low=guard)
    return None


def _duck(at: Position, card: Card) -> Facts | None:
    """The trick is surely the opponents', and no card that may be played brings them less."""
    if not at.fate(card).lost or not _is_poorest(at, card):
        return None
    return facts(card=card)


def _risk_none(at: Position, card: Card) -> Facts | None:
    """The opponents may still take the trick, and no card that may be played risks less."""
    fate = at.fate(card)
    if fate.sure or fate.lost or fate.wins or not _is_poorest(at, card):
        return None
    return facts(card=card)


def _shorten(at: Position, card: Card) -> Facts | None:
    """A card of the shortest side suit is thrown away, in a hand with trumps."""
    return at.shortens(card) if card.suit != at.led and not at.fate(card).wins else None


def _keep_trumps(at: Position, card: Card) -> Facts | None:
    """A trump could be played too."""
    if at.trump is None or card.suit == at.trump or at.fate(card).wins:
        return None
    return () if any(each.suit == at.trump for each in at.legal) else None


def _keep_low(at: Position, card: Card) -> Facts | None:
    """A card worth little that higher ones still out would beat is let go, and a worthless one of its suit is kept."""
    held = at.hand & LANES[card.suit]
    low = at.lowest(held)
    above = card.above & at.rest
    if at.piles or at.fate(card).wins or not 0 < card.value <= 2 or low.value or not above:
        return None
    return facts(card=card, low=low, high=at.highest(above)) if low in at.legal else None


def _best_of_low(at: Position, card: Card) -> Facts | None:
    """No card that may be played is lower."""
    others = at.others(card)
    if at.fate(card).wins or not all(each.rank >= card.rank or at.is_same(each, card) for each in others):
        return None
    return facts(card=card) if any(each.rank > card.rank for each in others) else None


def _small(at: Position, card: Card) -> Facts | None:
    """No card that may be played is worth anything or takes the trick."""
    return () if not any(each.value or at.fate(each).wins for each in at.legal) else None


def _is_richest(at: Position, card: Card) -> bool:
    values = [each.value for each in at.legal]
    return card.value == max(values) > min(values)


def _is_poorest(at: Position, card: Card) -> bool:
    values = [each.value for each in at.legal]
    return card.value == min(values) < max(values)


def _is_richer(at: Position, card: Card) -> bool:
    return card.value > min(each.value for each in at.legal)


def _kept(at: Position, card: Card) -> Card | None:
    """The highest card that is kept with this one, if it can take a trick of its own: nothing that is out beats it."""
    high = [each for each in at.others(card) if each.value > card.value and at.is_top(each)]
    return max(high, key=lambda each: each.value, default=None)


DUCKS: dict[str, Predicate] = {
    "give-most": _give_most,
    "give-keep": _give_keep,
    "keep-winner": _keep_winner,
    "give-likely": _give_likely,
    "give-hope": _give_hope,
    "give-some": _give_some,
    "let-go": _let_go,
    "leave-partner": _leave_partner,
    "void": _void,
    "keep-guard": _keep_guard,
    "duck": _duck,
    "risk-none": _risk_none,
    "shorten": _shorten,
    "keep-trumps": _keep_trumps,
    "keep-low": _keep_low,
    "lowest": _best_of_low,
    "small": _small,
}
"""What may speak for a card that does not take the trick, the most telling first."""
