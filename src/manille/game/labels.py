"""The names of messages of the catalogue, for what the wire and the sentences both speak of.

Only names: which sentence is meant, never what it says.
"""

from __future__ import annotations

from typing import Literal

from manille.game.auction import DOUBLE, NO_TRUMP, PASS, Call
from manille.game.score import Term
from manille.game.talk import SIGNALS, TRUMPS, Said, Say
from manille.rules.rules import Rules

Place = Literal["south", "west", "north", "east"]
"""Where a seat is for the reader, who sits south."""

_COMPASS: dict[bool, tuple[Place, Place, Place, Place]] = {
    True: ("south", "west", "north", "east"),
    False: ("south", "east", "north", "west"),
}
"""The seats as a person at the bottom of the table sees them, by whether play goes clockwise (G4)."""


def compass(rules: Rules, seat: int, person: int = 0) -> Place:
    """Where a seat is on the table of a person who sits at the bottom."""
    place = (seat - person) % rules.players
    return _COMPASS[rules.clockwise][place * 4 // rules.players]


def call_label(call: Call, rules: Rules, *, doubles: int) -> str:
    """The name that a call has at its step: the third double of a ladder has one of its own."""
    if call == PASS:
        return "call-pass"
    if call == NO_TRUMP:
        return "no-trump"
    if call == DOUBLE:
        return f"call-double-{doubles + 1}"
    return f"suit-{call.text}-{rules.pack}"


def say_label(say: Say) -> str:
    """The words that are said aloud; those of a question about a suit have a place for it."""
    return f"say-{say}" if say in SIGNALS or say == TRUMPS else f"say-{say.text.split()[0]}"


def answer_label(said: Said) -> str:
    """The answer to a question, in the words that are said aloud."""
    if said.say == TRUMPS:
        return "answer-number"
    return "answer-yes" if said.answer else "answer-no"


def term_label(term: Term) -> str:
    """The sentence of a step of an account; counts that are added have sentences of their own."""
    code = dashed(term.code)
    return f"term-added-{code}" if (term.account, term.op) == ("count", "add") else f"term-{code}"


def switch_label(field: str) -> str:
    """The label of a house rule."""
    return f"switch-{dashed(field)}"


def value_label(field: str, value: object) -> tuple[str, str]:
    """The label of a value of a house rule, and the text that stands in its place where there is no such label."""
    if isinstance(value, bool):
        return ("value-yes", "yes") if value else ("value-no", "no")
    text = "".join(map(str, value)) if isinstance(value, tuple) else dashed(str(value))
    return f"value-{dashed(field)}-{text}", text


def duties(rules: Rules) -> dict[str, str]:
    """The duties in force, as the variables of the rows of table P."""
    return {
        "head": rules.head,
        "ruff": rules.ruff,
        "overruff": rules.overruff,
        "under": rules.under,
        "sink": "yes" if rules.sink else "no",
    }


def dashed(name: str) -> str:
    """A name of the code as it stands in the names of messages."""
    return name.replace("_", "-")
