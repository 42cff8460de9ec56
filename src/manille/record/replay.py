"""A record played under the rules: every decision and every figure in it is checked."""

from __future__ import annotations

from typing import Any

from manille.game.deal import DealError
from manille.game.match import Match
from manille.game.round import IllegalAction, Round
from manille.game.talk import SIGNALS
from manille.game.talk import clause as talk_clause
from manille.record.record import Logged, Record
from manille.rules.rules import Rules
from manille.rules.strict_json import RecordError


def replay(record: Record) -> tuple[Match, Round | None]:
    """The match that a record tells, and the round in progress at its end if there is one. Raises `RecordError`.

    Every decision is checked against the rules, every figure against what the rules make of the decisions.
    """
    match = Match(rules=record.rules)
    current: Round | None = None
    for place, logged in enumerate(record.rounds):
        if current is not None:
            raise RecordError("unfinished", round=place - 1)
        current = play_round(match, logged, place)
        if current.turn is None:
            _check_round(record.rules, logged, current, place)
            match, current = match.add(current), None
        elif logged.points is not None or logged.score is not None:
            raise RecordError("early", round=place)
    cites = record.rules.cites
    claims: list[tuple[str, object, object]] = [("score", record.score, match.score), ("sets", record.sets, match.sets)]
    if record.claims_winner:
        claims.append(("winner", record.winner, match.winner))
    for name, claimed, found in claims:
        if claimed != found and (claimed is not None or name == "winner"):
            raise RecordError("claim", clause=cites.match, name=name, claimed=_told(claimed), found=_told(found))
    return match, current


def play_round(match: Match, logged: Logged, place: int) -> Round:
    """The next round of a match as a record tells it, played as far as it goes. Raises `RecordError`."""
    try:
        current = match.begin(logged.deal)
    except DealError as error:
        told = {"seat": error.seat, "card": error.card or None}
        facts: dict[str, Any] = {name: value for name, value in told.items() if value is not None}
        raise RecordError(f"deal-{error.code}", round=place, clause=error.clause, **facts) from error
    for spoken in logged.says:
        signal = spoken.say in SIGNALS
        if spoken.play > len(logged.plays) - signal or spoken.play % match.rules.players:
            raise RecordError("say-moment", round=place, play=spoken.play, clause=talk_clause(match.rules.talk))
    for action, call, play in logged.actions():
        try:
            current = current.advance(action)
        except IllegalAction as error:
            legal = " ".join(map(str, error.legal))
            raise RecordError(
                f"illegal-{error.code}",
                round=place,
                clause=error.clause,
                call=call,
                play=play,
                action=action,
                legal=legal,
            ) from error
    return current


def _check_round(rules: Rules, logged: Logged, round: Round, place: int) -> None:
    """Hold the figures of a round against the rules."""
    outcome = round.outcome()
    for name, claimed, found, clause in (
        ("points", logged.points, outcome.points, rules.cites.tricks),
        ("score", logged.score, outcome.score, rules.cites.par),
    ):
        if claimed is not None and claimed != found:
            raise RecordError(
                "claim", round=place, clause=clause, name=name, claimed=_told(claimed), found=_told(found)
            )


def _told(value: object) -> str:
    return "-".join(map(str, value)) if isinstance(value, tuple) else str(value)
