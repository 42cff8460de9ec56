"""What a client says, to the server or to the table that it sits at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from manille.rules.rules import Rules
from manille.rules.variants import variant
from manille.wire.parts import Value

Pace = Literal["slow", "normal", "fast", "instant"]
"""How long the table waits between the cards of bots."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a match is played with: the rule set and its house rules, a bot for each other seat, and the pace."""

    variant: str
    changes: dict[str, Value]
    bots: tuple[str, ...]
    """One name for each seat after the person's, in the order of play; or one name for all."""
    pace: Pace = "normal"

    @property
    def rules(self) -> Rules:
        """The rules that these name. Raises `RulesError`."""
        return variant(self.variant, self.changes)

    def players(self, seats: int) -> tuple[str, ...]:
        """The bots of so many seats: one name fills them all."""
        return self.bots * seats if len(self.bots) == 1 else self.bots


@dataclass(frozen=True, slots=True, kw_only=True)
class Open:
    """Open a table, sit down at it, and begin a match."""

    settings: Settings
    guided: bool = False
    """Whether its first round is dealt for teaching."""
    type: Literal["open"] = "open"


@dataclass(frozen=True, slots=True, kw_only=True)
class Join:
    """Sit down again at a table."""

    table: str
    type: Literal["join"] = "join"


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """Call or play."""

    version: int
    action: str
    type: Literal["act"] = "act"


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """Say something, or None for saying nothing where a signal is asked for."""

    version: int
    say: str | None
    type: Literal["say"] = "say"


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo:
    """Take back one's latest decision and all that followed."""

    version: int
    type: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True, kw_only=True)
class Next:
    """Go on from the account of a round."""

    version: int
    type: Literal["next"] = "next"


@dataclass(frozen=True, slots=True, kw_only=True)
class Again:
    """Begin the next match; ``abandon`` gives up one that is not over."""

    version: int
    abandon: bool = False
    guided: bool = False
    """Whether its first round is dealt for teaching."""
    type: Literal["again"] = "again"


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """Settings for the next match; the pace is in force at once."""

    settings: Settings
    type: Literal["settings"] = "settings"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """Ask what a good player would do now."""

    version: int
    type: Literal["hint"] = "hint"


@dataclass(frozen=True, slots=True, kw_only=True)
class Why:
    """Ask why a bot played or called what it did. A reason tells of a hand: while the round is played the answer says
    only what everybody can see of a card, and there is none for a call."""

    of: Literal["call", "play"]
    index: int
    """Which call or which card of the round, from 0."""
    type: Literal["why"] = "why"


@dataclass(frozen=True, slots=True, kw_only=True)
class Skip:
    """End the pause before the next card of a bot."""

    version: int
    type: Literal["skip"] = "skip"


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave:
    """Get up from the table, which stays as it is; the answer is a new `Welcome`."""

    type: Literal["leave"] = "leave"


FromClient = Open | Join | Act | Talk | Undo | Next | Again | Change | Hint | Why | Skip | Leave
