"""What is kept of tables: the log of each, entry by entry, and of each match its finished rounds as a record.

SQLite by default, any other database by URL. Nobody is told of an entry before it is on the disk; entries that come
at the same time share one commit.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

from manille.frames import decode, encode
from manille.games import rule_set
from manille.record import Record, rules_json
from manille.rules import Rules
from manille.sitting import Begun, Entry, Sitting
from manille.table import PERSON
from manille.variants import variant
from manille.wire import Left, Played, Result

PAGE = 30
"""How many matches of a history, and how many tables that were left, are told at once."""

_META = sql.MetaData()

_ENTRIES = sql.Table(
    "entries",
    _META,
    sql.Column("table_name", sql.String(32), primary_key=True),
    sql.Column("version", sql.Integer, primary_key=True),
    sql.Column("match", sql.Integer, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
    sql.Index("entries_of_match", "table_name", "match"),
)

_MATCHES = sql.Table(
    "matches",
    _META,
    sql.Column("table_name", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("begun", sql.Float, nullable=False),
    sql.Column("touched", sql.Float, nullable=False),
    sql.Column("is_latest", sql.Boolean, nullable=False),
    sql.Column("variant", sql.String(40), nullable=False),
    sql.Column("rules", sql.Text, nullable=False),
    sql.Column("rounds", sql.Integer, nullable=False),
    sql.Column("score_0", sql.Integer, nullable=False),
    sql.Column("score_1", sql.Integer, nullable=False),
    sql.Column("sets_0", sql.Integer, nullable=False),
    sql.Column("sets_1", sql.Integer, nullable=False),
    sql.Column("gained_0", sql.Integer, nullable=False),
    sql.Column("gained_1", sql.Integer, nullable=False),
    sql.Column("winner", sql.Integer),
    sql.Column("record", sql.Text, nullable=False),
)
"""A match as it stood after its latest finished round; ``gained`` is what a side scored in all its rounds."""

_PLACES = sql.Table(
    "places",
    _META,
    sql.Column("table_name", sql.String(32), primary_key=True),
    sql.Column("match", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("player", sql.String(64), nullable=False, index=True),
)
"""Which player had which seat in a match; bots have no row."""


class StoreError(Exception):
    """Something could not be kept or read; the table must be taken from the store again."""


@dataclass(frozen=True, slots=True)
class Kept:
    """An entry to keep, with the table as it is after it."""

    sitting: Sitting
    entry: Entry
    at: float
    is_counted: bool
    """Whether the finished rounds of the match are not the same as before."""


class Store:
    """The database. Raises `StoreError` where there can be none.

    Methods without ``async`` take their time, and are called from a thread.
    """

    def __init__(self, url: str) -> None:
        try:
            self._engine = _engine(url)
            _META.create_all(self._engine)
        except (SQLAlchemyError, OSError, ImportError) as error:
            raise StoreError(url) from error
        self._writer = ThreadPoolExecutor(1, "store")
        self._waiting: list[tuple[Kept, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def keep(self, kept: Kept) -> None:
        """Return once an entry is on the disk. Raises `StoreError`."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((kept, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """End, when all that was to be kept is on the disk."""
        if self._writing is not None:
            await self._writing
        self._writer.shutdown()
        self._engine.dispose()

    def table(self, name: str, now: float) -> Sitting | None:
        """A table as its log says, None where there is none. Raises `StoreError`."""
        latest = sql.select(sql.func.max(_ENTRIES.c.match)).where(_ENTRIES.c.table_name == name).scalar_subquery()
        rows = self._rows(
            sql.select(_ENTRIES.c.version, _ENTRIES.c.match, _ENTRIES.c.body)
            .where(_ENTRIES.c.table_name == name, _ENTRIES.c.match == latest)
            .order_by(_ENTRIES.c.version)
        )
        sitting: Sitting | None = None
        try:
            for version, number, body in rows:
                entry: Entry = decode(body, Entry)
                if sitting is not None:
                    sitting = sitting.after(entry, now)
                elif isinstance(entry, Begun):
                    sitting = Sitting.open(name, entry, now, number=number, version=version)
        except ValueError as error:
            raise StoreError(name) from error
        return sitting

    def left(self, player: str) -> tuple[Left, ...]:
        """The tables of a player where a match is not over, the latest first."""
        rows = self._rows(
            sql.select(_MATCHES, _PLACES.c.seat)
            .join(_PLACES, _of_match())
            .where(_PLACES.c.player == player, _MATCHES.c.is_latest, _MATCHES.c.winner.is_(None))
            .order_by(_MATCHES.c.touched.desc())
            .limit(PAGE)
        )
        return tuple(
            Left(
                table=row.table_name,
                rules=rule_set(_rules(row.rules)),
                round=row.rounds + 1,
                score=(row.score_0, row.score_1),
                sets=(row.sets_0, row.sets_1),
                side=row.seat & 1,
            )
            for row in rows
        )

    def played(self, player: str, before: float | None) -> tuple[tuple[Played, ...], float | None]:
        """A page of a player's matches with a finished round, the latest begun first; before what there are more."""
        found = (
            sql.select(_MATCHES, _PLACES.c.seat)
            .join(_PLACES, _of_match())
            .where(_PLACES.c.player == player, _MATCHES.c.rounds > 0)
            .order_by(_MATCHES.c.begun.desc())
            .limit(PAGE + 1)
        )
        if before is not None:
            found = found.where(_MATCHES.c.begun < before)
        rows = self._rows(found)
        matches = tuple(
            Played(
                table=row.table_name,
                match=row.number,
                variant=row.variant,
                label=f"variant-{row.variant}",
                begun=row.begun,
                rounds=row.rounds,
                score=(row.score_0, row.score_1),
                sets=(row.sets_0, row.sets_1),
                winner=row.winner,
                side=row.seat & 1,
            )
            for row in rows[:PAGE]
        )
        return matches, matches[-1].begun if len(rows) > PAGE else None

    def results(self, player: str) -> tuple[Result, ...]:
        """What a player has done in each rule set."""
        side = _PLACES.c.seat % 2
        us = sql.case((side == 0, _MATCHES.c.gained_0), else_=_MATCHES.c.gained_1)
        them = sql.case((side == 0, _MATCHES.c.gained_1), else_=_MATCHES.c.gained_0)
        rows = self._rows(
            sql.select(
                _MATCHES.c.variant,
                sql.func.count(_MATCHES.c.winner).label("matches"),
                sql.func.sum(sql.case((_MATCHES.c.winner == side, 1), else_=0)).label("won"),
                sql.func.sum(_MATCHES.c.rounds).label("rounds"),
                sql.func.sum(us).label("scored"),
                sql.func.sum(them).label("conceded"),
            )
            .join(_PLACES, _of_match())
            .where(_PLACES.c.player == player, _MATCHES.c.rounds > 0)
            .group_by(_MATCHES.c.variant)
            .order_by(_MATCHES.c.variant)
        )
        return tuple(Result(label=f"variant-{row.variant}", **row._mapping) for row in rows)

    def record(self, player: str, table: str, match: int) -> str | None:
        """The finished rounds of a match of a player as a line of a record."""
        rows = self._rows(
            sql.select(_MATCHES.c.record)
            .join(_PLACES, _of_match())
            .where(_PLACES.c.player == player, _MATCHES.c.table_name == table, _MATCHES.c.number == match)
        )
        return rows[0].record if rows else None

    def check(self) -> None:
        """Return if the database answers. Raises `StoreError`."""
        self._rows(sql.select(sql.literal(1)))

    def _rows(self, query: sql.Select[Any]) -> Sequence[Any]:
        try:
            with self._engine.connect() as connection:
                return connection.execute(query).all()
        except SQLAlchemyError as error:
            raise StoreError from error

    async def _write_all(self) -> None:
        """Write what waits, all of it in one commit, until nothing waits."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            failed = await loop.run_in_executor(self._writer, self._write_batch, [kept for kept, _ in batch])
            for (_, done), error in zip(batch, failed, strict=True):
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)
        self._writing = None

    def _write_batch(self, batch: list[Kept]) -> list[StoreError | None]:
        """Write some entries; where they do not go together, one by one, so that one failure spoils no other table."""
        try:
            with self._engine.begin() as connection:
                for kept in batch:
                    _write(connection, kept)
        except Exception as error:  # Whatever it was, those who wait are told.
            if len(batch) > 1:
                return [self._write_batch([kept])[0] for kept in batch]
            failure = StoreError(batch[0].sitting.name)
            failure.__cause__ = error
            return [failure]
        return [None] * len(batch)


def _engine(url: str) -> Engine:
    engine = sql.create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up)
        if engine.url.database:
            Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True)
    return engine


def _set_up(connection: Any, _: object) -> None:
    """One writer and many readers; a commit returns when it is on the disk, not when the system has heard of it."""
    for pragma in ("journal_mode = wal", "synchronous = full", "busy_timeout = 5000"):
        connection.execute(f"pragma {pragma}")


def _write(connection: sql.Connection, kept: Kept) -> None:
    sitting, entry = kept.sitting, kept.entry
    name, number = sitting.name, sitting.number
    connection.execute(
        _ENTRIES.insert().values(table_name=name, version=sitting.version, match=number, at=kept.at, body=encode(entry))
    )
    this = sql.and_(_MATCHES.c.table_name == name, _MATCHES.c.number == number)
    if isinstance(entry, Begun):
        connection.execute(_MATCHES.update().where(_MATCHES.c.table_name == name).values(is_latest=False))
        connection.execute(
            _MATCHES.insert().values(
                table_name=name,
                number=number,
                begun=kept.at,
                touched=kept.at,
                is_latest=True,
                variant=sitting.table.rules.variant,
                rules=json.dumps(rules_json(sitting.table.rules)),
                **_standing(sitting),
            )
        )
        for seat in sitting.persons:
            place = {"table_name": name, "match": number, "seat": seat, "player": sitting.people[seat]}
            connection.execute(_PLACES.insert().values(place))
    elif kept.is_counted:
        connection.execute(_MATCHES.update().where(this).values(touched=kept.at, **_standing(sitting)))


def _standing(sitting: Sitting) -> dict[str, object]:
    """A match as it stands after its latest finished round."""
    match = sitting.match
    gained = [round.outcome().score for round in match.rounds]
    seats = [seat if seat == PERSON else f"bot:{seat}" for seat in sitting.table.seats]
    return {
        "rounds": len(match.rounds),
        "score_0": match.score[0],
        "score_1": match.score[1],
        "sets_0": match.sets[0],
        "sets_1": match.sets[1],
        "gained_0": sum(one for one, _ in gained),
        "gained_1": sum(two for _, two in gained),
        "winner": match.winner,
        "record": str(Record.of(match, seats=seats)),
    }


def _rules(text: str) -> Rules:
    named = json.loads(text)
    return variant(named["variant"], named["changes"])


def _of_match() -> sql.ColumnElement[bool]:
    return sql.and_(_PLACES.c.table_name == _MATCHES.c.table_name, _PLACES.c.match == _MATCHES.c.number)
