"""Why an action is good: codes, each with a predicate that says from the seat's own knowledge whether it is true.

The predicates of a card are asked in order; the first that holds is the reason. All but the last two say something that
is not true of every card that may be played, so a reason speaks for the card and not only of the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from manille.bots.bot import Choice
from manille.bots.knowledge import Knowledge
from manille.bots.reasons.calls import DOUBLING, NAMING, Spoken
from manille.bots.reasons.ducks import DUCKS
from manille.bots.reasons.general import (
    KEEPS,
    PILES,
    alike,
    best_on_average,
    equal,
    nearly,
    only,
    plain,
    save_last,
    sure,
)
from manille.bots.reasons.leads import LEADS
from manille.bots.reasons.position import Position, Predicate
from manille.bots.reasons.takes import TAKES
from manille.game.auction import Call
from manille.game.round import Action
from manille.rules.cards import Card
from manille.view.reason import Facts, Reason
from manille.view.view import View

CHANCE = "chance"
"""The reason of a bot that has none."""

AVERAGE = "best-on-average"
"""The reason of a bot that can say no more than that it found nothing better."""

_FIRST: dict[str, Predicate] = {"only": only, "alike": alike, "save-last": save_last, "sure": sure}
_LAST: dict[str, Predicate] = {"nearly": nearly, "equal": equal, AVERAGE: best_on_average, "plain": plain}
_LEADING: dict[str, Predicate] = _FIRST | PILES | LEADS | KEEPS | _LAST
_FOLLOWING: dict[str, Predicate] = _FIRST | TAKES | DUCKS | KEEPS | _LAST

CODES = (*dict.fromkeys((*_LEADING, *_FOLLOWING, *NAMING, *DOUBLING, CHANCE)),)
"""Every code of a reason."""


def reason_for(view: View, knowledge: Knowledge, card: Card) -> Reason:
    """What speaks for a card, before anybody has weighed it against the others."""
    return _of_card(Position(view, knowledge), card)


def naming_reason(view: View, call: Call) -> Reason:
    """What speaks for a call when trump is named."""
    return _of_call(view, call, ())


def explained(view: View, choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Choices with the most telling reason that holds for each, now that all have been weighed.

    What a bot chose by chance stays so.
    """
    at: Position | None = None
    found = []
    for choice in choices:
        if choice.reason.code != CHANCE:
            if isinstance(choice.action, Call):
                choice = replace(choice, reason=_of_call(view, choice.action, choices))
            elif isinstance(choice.action, Card):
                at = at or Position(view, Knowledge(view), choices)
                choice = replace(choice, reason=_of_card(at, choice.action))
        found.append(choice)
    return tuple(found)


def holds(view: View, choice: Choice, choices: Sequence[Choice]) -> bool:
    """Whether the reason of a choice is true at that moment, found again from what its seat knows."""
    return find(view, choice.reason.code, choice.action, choices) == choice.reason.facts


def find(view: View, code: str, action: Action, choices: Sequence[Choice] = ()) -> Facts | None:
    """The facts with which a reason speaks for an action at that moment, None if it does not."""
    if code == CHANCE:
        return ()
    if isinstance(action, Card) and code in _table(view):
        return _table(view)[code](Position(view, Knowledge(view), choices), action)
    if isinstance(action, Call) and code in _spoken(view):
        return _spoken(view)[code](view, action, choices)
    return None


def _of_card(at: Position, card: Card) -> Reason:
    return _first((code, predicate(at, card)) for code, predicate in _table(at.view).items())


def _of_call(view: View, call: Call, choices: Sequence[Choice]) -> Reason:
    return _first((code, spoken(view, call, choices)) for code, spoken in _spoken(view).items())


def _first(answers: Iterable[tuple[str, Facts | None]]) -> Reason:
    """The first code whose predicate holds, with its facts; the last of a table always does."""
    return next(Reason(code, found) for code, found in answers if found is not None)


def _table(view: View) -> dict[str, Predicate]:
    return _FOLLOWING if view.board.trick.cards else _LEADING


def _spoken(view: View) -> dict[str, Spoken]:
    return DOUBLING if view.board.auction.named else NAMING
