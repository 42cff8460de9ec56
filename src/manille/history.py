"""Finished rounds to look at with all hands open: of a record that was kept, or of one that somebody pasted."""

from __future__ import annotations

from manille.match import Match
from manille.reading import RecordError
from manille.record import Logged, Record, replay
from manille.rules import UNPRINTABLE
from manille.scene import replay as told
from manille.wire import Replay


def look(record: Record) -> Replay:
    """The finished rounds of a record; one that is still in play is left out. Raises `RecordError`."""
    match, _ = replay(record)
    seats = record.seats
    players = tuple(UNPRINTABLE.sub("\ufffd", name.removeprefix("bot:")) for name in seats)
    lines = tuple(str(_alone(match, place, seats)) for place in range(len(match.rounds)))
    return told(match, players, str(Record.of(match, seats=seats)), lines)


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
