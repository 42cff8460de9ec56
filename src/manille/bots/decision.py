"""The record of a decision: what bound the hand, what each choice was worth and why, what the seat could tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from manille.bots.bot import Bot, Choice, Worth, pick
from manille.bots.inference import inferences
from manille.bots.reasons import explained, holds
from manille.game.auction import Call
from manille.game.round import Action
from manille.rules.as_json import read_card
from manille.rules.cards import NotationError, Pack
from manille.rules.strict_json import Node
from manille.view.reason import Facts, Reason
from manille.view.view import View

_FIGURES = ("mean", "spread", "best", "least")

_MOST = 1e9
"""More than any value that a bot gives."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot made of a moment, from what its seat knows; `holds` finds its reasons again from the view alone."""

    seat: int
    clause: str
    """The clause of the rule book that bound the hand."""
    choices: tuple[Choice, ...]
    chosen: int
    """The place of the choice that was made."""
    inferences: tuple[Reason, ...]
    """What the seat could tell of the others, each true in every possible deal."""

    @property
    def choice(self) -> Choice:
        """The choice that was made."""
        return self.choices[self.chosen]

    def holds(self, view: View) -> bool:
        """Whether all of it is found again from a view: the clause, the choices, each reason and each inference."""
        clause, legal = view.bound()
        return (
            (self.seat, self.clause, self.inferences) == (view.seat, clause, inferences(view))
            and {choice.action for choice in self.choices} == set(legal)
            and all(holds(view, choice, self.choices) for choice in self.choices)
        )

    def to_json(self) -> dict[str, object]:
        """The decision as a JSON object, as docs/record.md describes it."""
        return {
            "seat": self.seat,
            "clause": self.clause,
            "choices": [_choice_json(choice) for choice in self.choices],
            "chosen": str(self.choice.action),
            "inferences": [_reason_json(each) for each in self.inferences],
        }

    @staticmethod
    def from_json(data: object, pack: Pack) -> Decision:
        """The decision that a JSON object writes, of a game with a pack. Raises `RecordError`."""
        node = Node(data)
        node.object(("seat", "clause", "choices", "chosen", "inferences"))
        choices = tuple(_read_choice(each, pack) for each in node["choices"].list(1, len(pack.cards)))
        action = _action(node["chosen"], pack)
        places = [place for place, choice in enumerate(choices) if choice.action == action]
        return Decision(
            node["seat"].integer(0, 3),
            node["clause"].text(),
            choices,
            places[0] if places else node["chosen"].fail("unknown", name=str(action)),
            tuple(_read_reason(each) for each in node["inferences"].list()),
        )


def decide(bot: Bot, view: View, rng: Random) -> Decision:
    """What a bot makes of the moment at which it is its seat's turn, with all that speaks for it."""
    choices = explained(view, bot.values(view, rng))
    return Decision(view.seat, view.bound()[0], choices, choices.index(pick(choices, rng)), inferences(view))


def _choice_json(choice: Choice) -> dict[str, object]:
    worth = choice.worth
    data: dict[str, object] = {
        "action": str(choice.action),
        "value": choice.value,
        "reason": _reason_json(choice.reason),
    }
    if worth is not None:
        data["worth"] = {name: getattr(worth, name) for name in _FIGURES} | {"complete": worth.complete}
    return data


def _read_choice(node: Node, pack: Pack) -> Choice:
    node.object(("action", "value", "reason"), ("worth",))
    worth = node.get("worth")
    return Choice(
        _action(node["action"], pack),
        _number(node["value"]),
        _read_reason(node["reason"]),
        _read_worth(worth) if worth else None,
    )


def _read_worth(node: Node) -> Worth:
    node.object((*_FIGURES, "complete"))
    complete = node["complete"]
    if not isinstance(complete.value, bool):
        complete.fail("type", wanted="flag")
    mean, spread = (_number(node[name]) for name in _FIGURES[:2])
    best, least = (None if node[name].value is None else _number(node[name]) for name in _FIGURES[2:])
    return Worth(mean, spread, best, least, complete=complete.value)


def _reason_json(reason: Reason) -> dict[str, str]:
    return {"code": reason.code, **dict(reason.facts)}


def _read_reason(node: Node) -> Reason:
    node.object(("code",), tuple(_names(node)))
    code = node["code"].text()
    return Reason(code, _facts(node))


def _facts(node: Node) -> Facts:
    return tuple((name, node[name].text(200)) for name in _names(node))


def _names(node: Node) -> Iterator[str]:
    return (name for name in node.value if name != "code") if isinstance(node.value, dict) else iter(())


def _action(node: Node, pack: Pack) -> Action:
    """The card or the call that a text writes."""
    text = node.text()
    try:
        return Call.parse(text, pack)
    except NotationError:
        return read_card(node, pack)


def _number(node: Node) -> float:
    found = node.value
    if isinstance(found, bool) or not isinstance(found, int | float) or abs(found) > _MOST or found != found:
        node.fail("type", wanted="number")
    return found
