"""What pages ask for over HTTP, since it does not fit the socket: history, and looking at a record."""

from __future__ import annotations

from dataclasses import dataclass

from manille.wire.parts import Account, Called, Pair, RuleSet, Said, Trick, Trump
from manille.wire.to_seat import FromTable


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A match of the player in the history: only its finished rounds."""

    table: str
    match: int
    variant: str
    label: str
    begun: float
    """In seconds since 1970."""
    rounds: int
    score: Pair
    sets: Pair
    winner: int | None
    side: int
    """The player's side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What a player has done in one rule set."""

    variant: str
    label: str
    matches: int
    """The matches that are over."""
    won: int
    rounds: int
    scored: int
    """What the player's side scored in all rounds."""
    conceded: int


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """The matches of a player, the latest first, and the results by rule set: ``GET /api/history?before=``."""

    matches: tuple[Played, ...]
    results: tuple[Result, ...]
    before: float | None
    """What to ask for next; None where there is no more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenRound:
    """A finished round with all hands open."""

    number: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]
    trump: Trump
    called: tuple[Called, ...]
    said: tuple[Said, ...]
    tricks: tuple[Trick, ...]
    account: Account
    line: str
    """This round as a line of a record; with the round before it, or all of them, where it hung on them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """Finished rounds to look at: ``GET /api/matches/{table}/{match}``, ``POST /api/look`` with a line of a record."""

    rules: RuleSet
    players: tuple[str, ...]
    rounds: tuple[OpenRound, ...]
    score: Pair
    sets: Pair
    winner: int | None
    line: str
    """All of it as a line of a record."""


FromServer = FromTable | History | Replay
