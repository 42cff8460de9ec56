"""What speaks for a call: what the hand holds of a suit, and what a bot expects of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from manille.bots import strength
from manille.bots.bot import Choice
from manille.game.auction import DOUBLE, NO_TRUMP, PASS, Call
from manille.rules.cards import MANILLE, Card, bits
from manille.view.reason import Facts, facts
from manille.view.view import View


def _tops(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """The hand has the manille and the manillon of the suit, and at least a fair share of it."""
    held = _held(view, call)
    ranks = {card.rank for card in held}
    if not {MANILLE, MANILLE - 1} <= ranks or len(held) * 4 < view.rules.hand_size:
        return None
    return facts(suit=call, cards=len(held))


def _longest(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """The hand has more cards of the suit than of any other."""
    lengths = [len(held) for held in _suits(view)]
    mine = lengths.pop(call.suit) if call.suit is not None else 0
    return _of_suit(view, call) if mine > max(lengths) else None


def _strongest(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """The hand has more points in the suit than in any other, and no fewer cards than a fair share."""
    points = [sum(card.value for card in held) for held in _suits(view)]
    mine = points.pop(call.suit) if call.suit is not None else 0
    enough = len(_held(view, call)) * 4 >= view.rules.hand_size
    return _of_suit(view, call) if mine > max(points) and enough else None


def _both(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """The suit is the longest of the hand and the strongest."""
    return _longest(view, call, choices) and _strongest(view, call, choices)


def _promises(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """By the strength of the hand no call promises more."""
    cards = _hand(view)
    mine = strength.worth(call, bits(cards), view.rules)
    others = [strength.worth(each, bits(cards), view.rules) for each in view.board.auction.legal() if each != call]
    return _of_suit(view, call) if call.suit is not None and mine > max(others, default=mine) else None


def _holding(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """What the hand has of the suit; nothing is claimed for it."""
    return _of_suit(view, call) if call.suit is not None else None


def _manilles(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """The hand has two manilles or more."""
    count = sum(card.rank == MANILLE for card in _hand(view))
    return facts(cards=count) if call == NO_TRUMP and count >= 2 else None


def _spread(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """The hand has one of the two highest cards in three suits or more, and no suit is twice as long as its share."""
    suits = _suits(view)
    high = sum(any(card.rank >= MANILLE - 1 for card in held) for held in suits)
    long = max(map(len, suits)) * 2 > view.rules.hand_size
    return facts(cards=high) if call == NO_TRUMP and high >= 3 and not long else None


def _none(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """Nothing is claimed for no trump."""
    return () if call == NO_TRUMP else None


def _to_partner(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """The partner is asked next, and by the strength of the hand no suit promises anything."""
    waiting = view.board.auction.waiting
    partner = len(waiting) > 1 and not (waiting[1] ^ view.seat) & 1
    return () if partner and _weak(view, call, choices) is not None else None


def _weak(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """By the strength of the hand no suit promises more than an even round."""
    cards = _hand(view)
    names = [each for each in view.board.auction.legal() if each != PASS]
    best = max(strength.worth(each, bits(cards), view.rules) for each in names)
    return () if call == PASS and best <= strength.TO_NAME else None


def _leave(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """Nothing is claimed for a pass."""
    return () if call == PASS else None


def _expects(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """In the imagined deals doubling brought a margin of a point or more, and more than letting the count stand."""
    worth = next((each.worth for each in choices if each.action == call), None)
    if worth is None or worth.mean < 1 or _bold(view, call, choices) is None:
        return None
    return facts(points=int(worth.mean))


def _long_trumps(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """The hand has more than its share of the trumps, and doubling was found to promise more."""
    trump = view.board.trump
    cards = 0 if trump is None else len(_suits(view)[trump])
    return facts(cards=cards) if cards * 4 > view.rules.hand_size and _bold(view, call, choices) is not None else None


def _bold(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """Doubling was found to promise more than letting the count stand."""
    mine, other = _values(call, choices)
    return () if call == DOUBLE and mine > other else None


def _risky(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """Doubling was not found to promise more than letting the count stand."""
    mine, other = _values(call, choices)
    return () if call == DOUBLE and mine <= other else None


def _few_trumps(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """The hand has less than its share of the trumps, and doubling was not found to promise more."""
    trump = view.board.trump
    cards = view.rules.hand_size if trump is None else len(_suits(view)[trump])
    return facts(cards=cards) if cards * 4 < view.rules.hand_size and _stand(view, call, choices) is not None else None


def _stand(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """Letting the count stand was found to promise no less than doubling."""
    mine, other = _values(call, choices)
    return () if call == PASS and mine >= other else None


def _timid(view: View, call: Call, choices: Sequence[Choice]) -> Facts | None:
    """Doubling was found to promise more than letting the count stand."""
    mine, other = _values(call, choices)
    return () if call == PASS and mine < other else None


def _hand(view: View) -> list[Card]:
    return [card for card in view.dealt[view.seat] if card is not None]


def _suits(view: View) -> list[list[Card]]:
    """The hand suit by suit."""
    return [[card for card in _hand(view) if card.suit == suit] for suit in range(4)]


def _held(view: View, call: Call) -> list[Card]:
    return [] if call.suit is None else _suits(view)[call.suit]


def _of_suit(view: View, call: Call) -> Facts:
    held = _held(view, call)
    return facts(suit=call, cards=len(held), points=sum(card.value for card in held))


def _values(call: Call, choices: Sequence[Choice]) -> tuple[float, float]:
    """What a call is worth, and the best of the others."""
    mine = [each.value for each in choices if each.action == call]
    return max(mine, default=0.0), max((each.value for each in choices if each.action != call), default=0.0)


Spoken = Callable[[View, Call, Sequence[Choice]], Facts | None]
"""Whether something speaks for a call: the facts of it, None where it does not."""

NAMING: dict[str, Spoken] = {
    "name-tops": _tops,
    "name-both": _both,
    "name-longest": _longest,
    "name-strongest": _strongest,
    "name-promises": _promises,
    "name-suit": _holding,
    "none-manilles": _manilles,
    "none-spread": _spread,
    "name-none": _none,
    "pass-partner": _to_partner,
    "pass-weak": _weak,
    "pass": _leave,
}
"""What may speak for a call while trump is named, the most telling first."""

DOUBLING: dict[str, Spoken] = {
    "double-expect": _expects,
    "double-trumps": _long_trumps,
    "strong-double": _bold,
    "risky-double": _risky,
    "few-trumps": _few_trumps,
    "no-double": _stand,
    "timid": _timid,
}
"""What may speak for doubling or for letting the count stand, the most telling first."""
