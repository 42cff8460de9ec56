"""What speaks for leading a card (G5): each is true of the position, and not of every card that may be led."""

from __future__ import annotations

from manille.bots.reasons.position import Position, Predicate
from manille.rules.cards import LANES, Card
from manille.view.possible import holdings
from manille.view.reason import Facts, facts


def _draw_sure(at: Position, card: Card) -> Facts | None:
    """A trump that nobody can beat, while opponents may have trumps, and something else could be led."""
    if not _draws(at, card) or not at.fate(card).sure:
        return None
    return facts(card=card, cards=at.count_out(LANES[card.suit]))


def _cash(at: Position, card: Card) -> Facts | None:
    """A card that surely takes the trick, where not every card does."""
    if not at.fate(card).sure or all(at.fate(each).sure for each in at.legal):
        return None
    return facts(card=card)


def _all_sure(at: Position, card: Card) -> Facts | None:
    """Every card surely takes the trick."""
    return () if all(at.fate(each).sure for each in at.legal) else None


def _partner_top(at: Position, card: Card) -> Facts | None:
    """The partner surely has the highest card of the suit."""
    out = at.rest & LANES[card.suit]
    if not out or not _is_choice_of_suit(at, card):
        return None
    high = at.highest(out)
    if not card.bit < high.bit or not at.partner_surely(high.bit):
        return None
    return facts(suit=at.letter(card.suit), high=high)


def _partner_told(at: Position, card: Card) -> Facts | None:
    """The partner has said something good of the suit (T1 to T3)."""
    lane = LANES[card.suit]
    told = (
        each
        for each in holdings(at.view)
        if each.seat == at.partner and each.low and each.cards and not each.cards & ~lane
    )
    return facts(suit=at.letter(card.suit)) if any(told) and _is_choice_of_suit(at, card) else None


def _partner_ruffs(at: Position, card: Card) -> Facts | None:
    """The partner surely has none of the suit and may have a trump."""
    if at.partner is None or at.trump is None or card.suit == at.trump or not _is_choice_of_suit(at, card):
        return None
    owned = at.knowledge.owners[at.partner]
    if owned & LANES[card.suit] or not owned & LANES[at.trump]:
        return None
    return facts(suit=at.letter(card.suit))


def _promote(at: Position, card: Card) -> Facts | None:
    """One card alone is higher, and once it is gone another of this hand is the highest."""
    above = card.above & at.rest
    below = at.hand & LANES[card.suit] & (card.bit - 1)
    if above.bit_count() != 1 or not below:
        return None
    low = at.highest(below)
    return None if low.above & at.rest & ~above else facts(card=card, high=at.highest(above), low=low)


def _draw_force(at: Position, card: Card) -> Facts | None:
    """The highest trump of the hand, which higher ones can still beat, while opponents may have trumps."""
    above = card.above & at.rest
    if not above or card.above & at.hand or not _draws(at, card):
        return None
    return facts(card=card, cards=at.count_out(above))


def _draw_low(at: Position, card: Card) -> Facts | None:
    """The lowest trump of the hand, which keeps higher ones, while opponents may have trumps."""
    if not card.above & at.hand or not _draws(at, card):
        return None
    if not at.is_same(at.lowest(at.trumps), card):
        return None
    return facts(card=card, high=at.highest(at.trumps))


def _short(at: Position, card: Card) -> Facts | None:
    """The only card of its suit, which may be trumped when it is led again."""
    return at.voids(card)


def _top(at: Position, card: Card) -> Facts | None:
    """The highest card out of its suit, which only a trump can beat, where not every card is that."""
    if not at.is_top(card) or card.suit == at.trump or all(at.is_top(each) for each in at.legal):
        return None
    return facts(card=card) if at.rest & LANES[card.suit] else None


def _weak_suit(at: Position, card: Card) -> Facts | None:
    """The side suit in which the hand has least to lose, with none worth more than a point."""
    if at.piles or card.suit == at.trump or card.value > 1:
        return None
    worth = {suit: sum(each.value for each in at.legal if each.suit == suit) for suit in range(4) if suit != at.trump}
    held = {each.suit for each in at.legal}
    others = [points for suit, points in worth.items() if suit in held and suit != card.suit]
    mine = worth[card.suit]
    return facts(suit=at.letter(card.suit)) if others and mine <= 1 and mine < min(others) else None


def _keep_top(at: Position, card: Card) -> Facts | None:
    """A card of a suit of which this hand keeps the highest that is out, worth more."""
    held = at.hand & LANES[card.suit]
    high = at.highest(held)
    if at.piles or not at.is_top(high) or high.value <= card.value or not at.rest & LANES[card.suit]:
        return None
    return facts(card=card, high=high)


def _under(at: Position, card: Card) -> Facts | None:
    """A card of a suit of which this hand keeps one worth more, while higher ones are out."""
    held = at.hand & LANES[card.suit]
    keep = at.highest(held)
    if at.piles or card.value >= keep.value:
        return None
    above = keep.above & at.rest
    return facts(card=card, keep=keep, high=at.highest(above)) if above else None


def _forces_trump(at: Position, card: Card) -> Facts | None:
    """Nobody else has any of the suit, so an opponent must spend a trump on it or let it go."""
    if at.rest & LANES[card.suit] or card.suit == at.trump or at.fate(card).sure or not _is_choice_of_suit(at, card):
        return None
    return facts(suit=at.letter(card.suit))


def _hardest(at: Position, card: Card) -> Facts | None:
    """The card that an opponent is least likely to beat, and not likely."""
    risk = at.fate(card).risk
    others = [at.fate(each).risk for each in at.others(card)]
    return facts(card=card) if risk <= 0.7 and risk <= min(others) and risk < max(others) - 0.1 else None


def _long(at: Position, card: Card) -> Facts | None:
    """The longest suit of the hand, where no opponent can trump."""
    if at.piles or card.suit == at.trump or (at.trump is not None and at.foes_may_hold(LANES[at.trump])):
        return None
    lengths = [(at.hand & lane).bit_count() for lane in LANES]
    mine = lengths.pop(card.suit)
    return facts(suit=at.letter(card.suit), cards=mine) if mine > max(2, *lengths) else None


def _from_ruff(at: Position, card: Card) -> Facts | None:
    """The highest card of another suit is kept, which an opponent may trump."""
    kept = [
        each
        for each in at.others(card)
        if each.suit not in (card.suit, at.trump)
        and each.value > card.value
        and at.is_top(each)
        and not at.fate(each).sure
    ]
    return facts(high=max(kept, key=lambda each: each.value)) if kept else None


def _exit(at: Position, card: Card) -> Facts | None:
    """A card without points that anybody who has the suit beats, where other cards are worth more."""
    out = at.rest & LANES[card.suit]
    if card.value or not out or out & ~card.above or not any(each.value for each in at.others(card)):
        return None
    return facts(card=card)


def _shorten(at: Position, card: Card) -> Facts | None:
    """A card of the shortest side suit, in a hand with trumps."""
    return at.shortens(card)


def _draws(at: Position, card: Card) -> bool:
    """Whether a card is a trump that asks for those of the opponents, and something else could be led."""
    if card.suit != at.trump or not at.foes_may_hold(LANES[card.suit]):
        return False
    return any(each.suit != at.trump for each in at.legal)


def _is_choice_of_suit(at: Position, card: Card) -> bool:
    return any(each.suit != card.suit for each in at.legal)


LEADS: dict[str, Predicate] = {
    "draw-sure": _draw_sure,
    "all-sure": _all_sure,
    "cash": _cash,
    "top": _top,
    "partner-top": _partner_top,
    "partner-told": _partner_told,
    "partner-ruffs": _partner_ruffs,
    "promote": _promote,
    "draw-force": _draw_force,
    "draw-low": _draw_low,
    "void": _short,
    "keep-top": _keep_top,
    "under": _under,
    "forces-trump": _forces_trump,
    "hardest": _hardest,
    "long": _long,
    "from-ruff": _from_ruff,
    "weak-suit": _weak_suit,
    "exit": _exit,
    "shorten": _shorten,
}
"""What may speak for a lead, the most telling first."""
