"""What speaks for a card whoever leads, and what the deals that a bot imagined say of it."""

from __future__ import annotations

from manille.bots.bot import Choice, Worth
from manille.bots.reasons.position import Position, Predicate
from manille.game.trick import beats, bound
from manille.rules.cards import LANES, Card
from manille.view.reason import Facts, facts


def only(at: Position, card: Card) -> Facts | None:
    """No other card may be played."""
    return () if at.legal == (card,) else None


def alike(at: Position, card: Card) -> Facts | None:
    """All cards that may be played are of one suit and worth the same, and none that is out lies between them."""
    return () if all(at.is_same(each, card) for each in at.legal) else None


def save_last(at: Position, card: Card) -> Facts | None:
    """The other of two cards is a trump that surely takes the last trick, which counts."""
    if not at.view.rules.last_trick or at.piles or at.hand.bit_count() != 2 or len(at.legal) != 2:
        return None
    other = at.others(card)[0]
    return facts(high=other) if other.suit == at.trump and at.is_top(other) else None


def equal(at: Position, card: Card) -> Facts | None:
    """In the imagined deals all cards that may be played brought the same."""
    means = [each.worth.mean for each in at.choices if each.worth]
    return () if len(means) == len(at.legal) and max(means) - min(means) < 0.05 else None


def sure(at: Position, card: Card) -> Facts | None:
    """With all cards open another card brings more in no deal that is still possible, and less in some."""
    worth = _worth(at, card)
    return () if worth and worth.is_sure and _stands_out(at, card, 1) else None


def nearly(at: Position, card: Card) -> Facts | None:
    """In nine of ten of the deals solved or more no other card brings more, and that is said of no other card."""
    return facts(share=int(100 * _share(at.choice(card)))) if _stands_out(at, card, 0.9) else None


def best_on_average(at: Position, card: Card) -> Facts | None:
    """No card was found to be better."""
    mine = at.choice(card)
    return () if mine is not None and mine.value == max(each.value for each in at.choices) else None


def plain(at: Position, card: Card) -> Facts | None:
    """Nothing is claimed for the card."""
    return ()


def _keep_high(at: Position, card: Card) -> Facts | None:
    """A card of another suit worth more is kept, because a higher one of that suit is out."""
    kept = [
        each
        for each in at.others(card)
        if each.suit != card.suit and each.value > card.value and not at.is_top(each) and not at.fate(each).sure
    ]
    if not kept:
        return None
    keep = max(kept, key=lambda each: each.value)
    return facts(keep=keep, high=at.highest(keep.above & at.rest))


def _save_top(at: Position, card: Card) -> Facts | None:
    """The highest card out of a suit is kept while others of the suit are out."""
    kept = [
        each
        for each in at.others(card)
        if each.value > card.value and at.is_top(each) and at.rest & LANES[each.suit] and each.suit != card.suit
    ]
    return facts(high=max(kept, key=lambda each: each.value)) if kept else None


def _lead_poor(at: Position, card: Card) -> Facts | None:
    """No card that may be led is worth less, and another is worth more."""
    values = [each.value for each in at.legal]
    return facts(card=card) if at.leads and card.value == min(values) < max(values) else None


def _pile_win(at: Position, card: Card) -> Facts | None:
    """Whatever the other player answers from open piles, the card brings points, and more than another that is led."""
    mine = _least(at, card)
    return facts(card=card, points=mine) if mine and mine > min(_least(at, each) for each in at.legal) else None


def _pile_forces(at: Position, card: Card) -> Facts | None:
    """The other player, whose piles lie open, must take this lead with one certain card, worth no less than it."""
    replies = _replies(at, card)
    if len(replies) != 1 or not beats(replies[0], card, at.trump) or replies[0].value < card.value:
        return None
    return facts(card=card, high=replies[0]) if any(_replies(at, each) != replies for each in at.legal) else None


def _uncover(at: Position, card: Card) -> Facts | None:
    """The card lies on a higher pile than another that may be played: one more is turned up."""
    if not at.piles:
        return None
    under = {top: below for top, below in at.view.tops(at.view.seat) if top is not None}
    heights = [under[each] for each in at.legal]
    return facts(cards=under[card]) if under[card] == max(heights) > min(heights) else None


def _replies(at: Position, card: Card) -> tuple[Card, ...]:
    """What the other player of open piles can answer a lead with; nobody knows it of held hands."""
    if not at.piles:
        return ()
    view = at.view
    foe = 1 - view.seat
    trick = view.board.trick.play(card, view.seat, at.trump)
    return view.rules.pack.hand(bound(view.rules, at.trump, trick, foe, view.known(foe))[1])


def _least(at: Position, card: Card) -> int:
    """The points that a lead brings at the least; 0 where the other player can take it."""
    replies = _replies(at, card)
    if not replies or any(beats(each, card, at.trump) for each in replies):
        return 0
    return card.value + min(each.value for each in replies)


def _worth(at: Position, card: Card) -> Worth | None:
    choice = at.choice(card)
    return choice.worth if choice else None


def _share(choice: Choice | None) -> float:
    """The share of the deals solved in which nothing was better; 0 where that is not known."""
    return (choice.worth.best or 0.0) if choice and choice.worth else 0.0


def _stands_out(at: Position, card: Card, share: float) -> bool:
    """Whether a card was best in such a share of the deals solved, and every other in a smaller one."""
    mine = at.choice(card)
    return _share(mine) >= share and all(_share(each) < share for each in at.choices if each is not mine)


KEEPS: dict[str, Predicate] = {
    "keep-high": _keep_high,
    "save-top": _save_top,
    "uncover": _uncover,
    "lead-poor": _lead_poor,
}
"""What may speak for a card because of others that are kept, the most telling first."""

PILES: dict[str, Predicate] = {"pile-win": _pile_win, "pile-forces": _pile_forces}
"""What may speak for a lead from open piles."""
