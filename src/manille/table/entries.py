"""The entries of the log of a table: what was done, one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from manille.wire import Drawn, Reason, Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Begun:
    """A match begins: who sits where (empty for a bot), what is played, and what its randomness is made of."""

    people: tuple[str, ...]
    settings: Settings
    drawn: Drawn
    bots: str
    """The seed of the bots: with the round and the number of the decision it makes the randomness of a decision."""
    seed: str | None
    """The seed of the deals; None where the operating system shuffles."""
    type: Literal["begun"] = "begun"


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt:
    """A round is dealt."""

    dealer: int
    hands: tuple[tuple[str, ...], ...]
    type: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted:
    """A seat calls or plays; ``reason`` is why, where a bot did it."""

    seat: int
    action: str
    reason: Reason | None
    type: Literal["acted"] = "acted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoke:
    """A seat says something, or None: that it says nothing with this lead."""

    seat: int
    say: str | None
    type: Literal["spoke"] = "spoke"


@dataclass(frozen=True, slots=True, kw_only=True)
class TookBack:
    """The only person at the table takes back the latest decision and all that followed."""

    seat: int
    type: Literal["took-back"] = "took-back"


@dataclass(frozen=True, slots=True, kw_only=True)
class WentOn:
    """A person has seen the account of a round; once all have, the round is counted."""

    seat: int
    type: Literal["went-on"] = "went-on"


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed:
    """Settings for the next match; the pace is in force at once."""

    settings: Settings
    type: Literal["changed"] = "changed"


Entry = Begun | Dealt | Acted | Spoke | TookBack | WentOn | Changed
