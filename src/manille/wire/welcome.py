"""What a client is told before it sits down: the rule sets, the bots, and the tables that were left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from manille.wire.parts import Choice, Pair, RuleSet, Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """A house rule that can be changed: choices, or a whole number from ``low`` to ``high``."""

    field: str
    label: str
    help: str
    value: Value
    choices: tuple[Choice, ...]
    low: int | None
    high: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A section of the rule book (``section-{name}``) and its clauses (``clause-{clause}``)."""

    name: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A rule set that can be played; its name is ``variant-{name}``, its three lines ``variant-{name}-1`` to 3."""

    rules: RuleSet
    target: int
    switches: tuple[Switch, ...]
    book: tuple[Section, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """A table of the player where a match is not over, as it stood after its latest finished round."""

    table: str
    rules: RuleSet
    round: int
    """The number of the round in progress, from 1."""
    score: Pair
    sets: Pair
    side: int
    """The player's side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Welcome:
    """What can be played here, and what was left."""

    release: str
    games: tuple[Game, ...]
    usual: str
    """The rule set to offer first."""
    bots: tuple[str, ...]
    """The bots that can play here, weakest first."""
    bot: str
    """The one to offer first."""
    tables: tuple[Left, ...]
    """The latest first."""
    type: Literal["welcome"] = "welcome"
