"""Finished rounds to look at with all hands open: of a record that was kept, or of one that somebody pasted."""

from __future__ import annotations

from manille import wire
from manille.game.match import Match
from manille.record.record import Logged, Record
from manille.record.replay import replay
from manille.rules.outside_text import UNPRINTABLE
from manille.rules.strict_json import RecordError
from manille.table import to_wire
from manille.wire.rule_sets import rule_set


def look(record: Record) -> wire.Replay:
    """The finished rounds of a record; one that is still in play is left out. Raises `RecordError`."""
    match, _ = replay(record)
    seats = record.seats
    players = tuple(UNPRINTABLE.sub("\ufffd", name.removeprefix("bot:")) for name in seats)
    lines = tuple(str(_alone(match, place, seats)) for place in range(len(match.rounds)))
    return _told(match, players, str(Record.of(match, seats=seats)), lines)


def _alone(match: Match, place: int, seats: tuple[str, ...]) -> Record:
    """A round as a record of its own; where it hung on the rounds before it, with the one before, or with them all."""
    rounds = match.rounds[: place + 1]
    wanted = rounds[-1].outcome()
    for few in (rounds[-1:], rounds[-2:]):
        record = Record(rules=match.rules, seats=seats, rounds=tuple(map(Logged.of, few)))
        try:
            again, _ = replay(record)
        except RecordError:
            continue
        if again.rounds[-1].outcome() == wanted:
            return record
    return Record(rules=match.rules, seats=seats, rounds=tuple(map(Logged.of, rounds)))


def _told(match: Match, players: tuple[str, ...], line: str, lines: tuple[str, ...]) -> wire.Replay:
    """The finished rounds of a match with all hands open; ``lines`` are the rounds as records, ``line`` all of them."""
    so_far, rounds = Match(rules=match.rules), []
    for number, (round, alone) in enumerate(zip(match.rounds, lines, strict=True), 1):
        board = round.board
        rounds.append(
            wire.OpenRound(
                number=number,
                dealer=board.dealer,
                hands=to_wire.hands(round.deal),
                trump=to_wire.trump(board),
                called=to_wire.called(board),
                said=tuple(to_wire.said(said, match.rules) for said in board.says),
                tricks=tuple(to_wire.trick(trick, match.rules) for trick in board.tricks),
                account=to_wire.account(so_far, round, ()),
                line=alone,
            )
        )
        so_far = so_far.add(round)
    return wire.Replay(
        rules=rule_set(match.rules),
        players=players,
        rounds=tuple(rounds),
        score=match.score,
        sets=match.sets,
        winner=match.winner,
        line=line,
    )
