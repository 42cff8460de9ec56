"""What speaks for taking a trick that somebody else has led, with this card and not with every other one."""

from __future__ import annotations

from manille.bots.reasons.position import Position, Predicate
from manille.rules.cards import Card
from manille.view.reason import Facts, facts


def _overruff(at: Position, card: Card) -> Facts | None:
    """A trump over another trump, in a trick of a side suit, where another card would not do it."""
    best = at.best
    if card.suit != at.trump or best.suit != at.trump or at.led == at.trump or not _wins_alone(at, card):
        return None
    return facts(card=card, high=best) if at.fate(card).wins and not at.is_partners else None


def _take_last(at: Position, card: Card) -> Facts | None:
    """The card takes the trick from the opponents, nobody plays after it, and another card would not."""
    if not at.is_last or at.is_partners or not at.fate(card).wins or not _wins_alone(at, card):
        return None
    return facts(card=card, points=at.points(card))


def _take_sure(at: Position, card: Card) -> Facts | None:
    """The card takes the trick and no opponent can beat it, where another card leaves that open."""
    fate = at.fate(card)
    if at.is_last or not fate.wins or not fate.sure or all(at.fate(each).sure for each in at.legal):
        return None
    return facts(card=card, points=at.points(card))


def _overtake(at: Position, card: Card) -> Facts | None:
    """The partner holds the trick, and this card is harder to beat."""
    if not at.is_partners or not at.fate(card).wins:
        return None
    stays = [at.fate(each).risk for each in at.others(card) if not at.fate(each).wins]
    return facts(card=card, high=at.best) if stays and at.fate(card).risk < min(stays) - 0.1 else None


def _take_rich(at: Position, card: Card) -> Facts | None:
    """The card surely takes the trick, and none that leaves it surely to this side brings it more."""
    values = [each.value for each in at.legal if at.fate(each).sure]
    if not at.fate(card).wins or not at.fate(card).sure or card.value < max(values):
        return None
    return facts(card=card, points=card.value) if card.value > min(values) else None


def _ruff(at: Position, card: Card) -> Facts | None:
    """A trump that takes a trick of a side suit with points from the opponents, where another card would not."""
    if card.suit != at.trump or at.led == at.trump or at.best.suit == at.trump or at.is_partners:
        return None
    return facts(card=card, points=at.points(card)) if at.points(card) and _wins_alone(at, card) else None


def _take_cheap(at: Position, card: Card) -> Facts | None:
    """The lowest card that takes the trick, and a higher one would do no better."""
    fate = at.fate(card)
    higher = [each for each in at.others(card) if at.fate(each).wins and each.suit == card.suit]
    if not fate.wins or not higher or any(each.rank < card.rank and not at.is_same(each, card) for each in higher):
        return None
    same = [each for each in higher if at.fate(each).sure == fate.sure and at.fate(each).risk >= fate.risk - 0.05]
    return facts(card=card, high=max(same, key=lambda each: each.rank)) if same else None


def _take_likely(at: Position, card: Card) -> Facts | None:
    """The card takes the trick and will probably hold it, where another would not take it or is easier to beat."""
    fate = at.fate(card)
    others = [at.fate(each) for each in at.others(card)]
    if not fate.wins or fate.sure or fate.risk > 0.5 or at.is_partners:
        return None
    weaker = any(not each.wins or each.risk > fate.risk + 0.1 for each in others)
    return facts(card=card, points=at.points(card)) if weaker else None


def _take_more(at: Position, card: Card) -> Facts | None:
    """The card takes the trick and will probably hold it, as another would that is worth less."""
    fate = at.fate(card)
    if not fate.wins or fate.sure or fate.risk > 0.5:
        return None
    rivals = [each for each in at.others(card) if at.fate(each).wins and each.value < card.value]
    return facts(card=card, points=card.value) if rivals else None


def _take_keep(at: Position, card: Card) -> Facts | None:
    """The card surely takes the trick, brings more than another that does, and one that is worth more is kept."""
    winners = [each for each in at.legal if at.fate(each).wins and at.fate(each).sure]
    if card not in winners or not any(each.value < card.value for each in winners):
        return None
    more = [each for each in winners if each.value > card.value]
    return facts(card=card, points=card.value, high=max(more, key=lambda each: each.value)) if more else None


def _take_middle(at: Position, card: Card) -> Facts | None:
    """The card takes the trick for now, is harder to beat than a lower one, and a higher one is kept."""
    fate = at.fate(card)
    rivals = [each for each in at.others(card) if at.fate(each).wins and each.suit == card.suit]
    higher = [each for each in rivals if each.rank > card.rank]
    lower = [each for each in rivals if each.rank < card.rank and at.fate(each).risk > fate.risk + 0.01]
    return facts(card=card, high=max(higher, key=lambda each: each.rank)) if fate.wins and higher and lower else None


def _take_hardest(at: Position, card: Card) -> Facts | None:
    """Of the cards that take the trick for now, the one that is hardest to beat."""
    fate = at.fate(card)
    others = [each for each in at.others(card) if at.fate(each).wins]
    if not fate.wins or not others or not all(at.fate(each).risk > fate.risk + 0.01 for each in others):
        return None
    return facts(card=card)


def _take_low(at: Position, card: Card) -> Facts | None:
    """Of the cards that take the trick for now, the one that loses least if it is beaten."""
    fate = at.fate(card)
    winners = [each for each in at.legal if at.fate(each).wins]
    if not fate.wins or fate.sure or any(each.value < card.value for each in winners):
        return None
    return facts(card=card) if any(each.value > card.value for each in winners) else None


def _force(at: Position, card: Card) -> Facts | None:
    """The card takes the trick for now, and whoever beats it must spend a card worth points or a trump."""
    fate = at.fate(card)
    if not fate.wins or fate.sure or at.is_partners or not _wins_alone(at, card):
        return None
    return facts(card=card)


def _wins_alone(at: Position, card: Card) -> bool:
    """Whether another card would not take the trick."""
    return any(not at.fate(each).wins for each in at.others(card))


TAKES: dict[str, Predicate] = {
    "overruff": _overruff,
    "ruff": _ruff,
    "take-last": _take_last,
    "take-sure": _take_sure,
    "overtake": _overtake,
    "take-rich": _take_rich,
    "take-cheap": _take_cheap,
    "take-likely": _take_likely,
    "take-more": _take_more,
    "take-keep": _take_keep,
    "take-middle": _take_middle,
    "take-hardest": _take_hardest,
    "take-low": _take_low,
    "force": _force,
}
"""What may speak for a card that takes the trick, the most telling first."""
