"""Why a card or a call is good, as a code with facts; sentences are made of it at the edge."""

from __future__ import annotations

from dataclasses import dataclass

Facts = tuple[tuple[str, str], ...]
"""The particulars of what a code says: a name, and as text a card, several, a suit, a seat or a number."""


def facts(**found: object) -> Facts:
    """Some particulars as text, in the order given."""
    return tuple((name, str(each)) for name, each in found.items())


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is good: a code, with facts as text for the sentence that is made of it at the edge."""

    code: str
    facts: Facts = ()
