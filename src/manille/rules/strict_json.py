"""Reading JSON that may hold anything: what is wrong is said, with where it is, and nothing else escapes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from manille.rules.outside_text import brief


class RecordError(ValueError):
    """A record that cannot be read or does not follow the rules.

    ``code`` says what is wrong and ``facts`` holds the particulars, for a sentence. ``round``, ``call`` and ``play``
    count from 0 and say where; ``clause`` is the clause of the rule book that it breaks, if it breaks one.
    """

    def __init__(
        self,
        code: str,
        *,
        round: int | None = None,
        call: int | None = None,
        play: int | None = None,
        clause: str | None = None,
        **facts: object,
    ) -> None:
        places = {"round": round, "call": call, "play": play}
        where = ", ".join(f"{name} {place}" for name, place in places.items() if place is not None)
        told = ", ".join(f"{name} {brief(str(value), 60)}" for name, value in facts.items())
        super().__init__(
            " ".join(filter(None, (f"{where}:" if where else "", clause, code, f"({told})" if told else "")))
        )
        self.code = code
        self.round = round
        self.call = call
        self.play = play
        self.clause = clause
        self.facts = {name: brief(str(value), 60) for name, value in facts.items()}


def load_json(text: str) -> object:
    """Read JSON strictly: no double names, no NaN, and bad input of any kind is a `RecordError`."""
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except RecursionError:
        raise RecordError("deep") from None
    except json.JSONDecodeError as error:
        raise RecordError("json", position=error.pos) from None
    except ValueError as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("number") from None


@dataclass(frozen=True, slots=True)
class Node:
    """A place in a JSON document, so that what is wrong can be said with where it is."""

    value: Any
    path: str = ""
    round: int | None = None
    play: int | None = None
    call: int | None = None

    def __getitem__(self, name: str) -> Node:
        return Node(self.value[name], f"{self.path}.{name}".lstrip("."), self.round)

    def get(self, name: str) -> Node | None:
        """A member of an object, None where it is left out."""
        return self[name] if name in self.value else None

    def fail(self, code: str, *, clause: str | None = None, **facts: object) -> NoReturn:
        """Refuse what stands here."""
        place: dict[str, Any] = {"round": self.round, "call": self.call, "play": self.play}
        raise RecordError(code, clause=clause, **place, path=self.path or "record", **dict[str, Any](facts))

    def object(self, required: Sequence[str], optional: Sequence[str] = ()) -> None:
        """Require an object with these members and no others."""
        if not isinstance(self.value, dict):
            self.fail("type", wanted="object")
        for name in self.value:
            if name not in required and name not in optional:
                self.fail("unknown", name=name)
        for name in required:
            if name not in self.value:
                self.fail("missing", name=name)

    def list(self, low: int = 0, high: int | None = None) -> list[Node]:
        """The items of a list of that many at least and at most."""
        if not isinstance(self.value, list):
            self.fail("type", wanted="list")
        if len(self.value) < low or (high is not None and len(self.value) > high):
            self.fail("length", count=len(self.value))
        return [Node(item, f"{self.path}[{place}]", self.round) for place, item in enumerate(self.value)]

    def integer(self, low: int, high: int) -> int:
        """A whole number within bounds."""
        if type(self.value) is not int or not low <= self.value <= high:
            self.fail("integer", low=low, high=high)
        return self.value

    def text(self, longest: int = 100) -> str:
        """A text of at most so many characters."""
        if not isinstance(self.value, str) or len(self.value) > longest:
            self.fail("type", wanted="text")
        return self.value

    def at(self, *, call: int | None = None, play: int | None = None) -> Node:
        """The same place, known to be this call or this play of a round."""
        return Node(self.value, self.path, self.round, play, call)


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise RecordError("double", name=name)
        found[name] = value
    return found


def _no_constant(text: str) -> NoReturn:
    raise RecordError("number")
