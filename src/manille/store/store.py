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
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from manille.record.record import Record
from manille.rules.as_json import rules_json
from manille.rules.rules import Rules
from manille.rules.variants import variant
from manille.store.schema import ENTRIES, MATCHES, META, PLACES, engine, of_match
from manille.wire import Left, Played, Result
from manille.wire.rule_sets import rule_set

PAGE = 30
"""How many matches of a history, and how many tables that were left, are told at once."""


class StoreError(Exception):
    """Something could not be kept or read; the table must be taken from the store again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """An entry of a table's log to keep, as text; the store knows nothing of what is in it."""

    table: str
    match: int
    """Which match at this table, from 1."""
    version: int
    entry: str
    at: float
    people: tuple[str, ...] = ()
    """Where a match begins with this entry: who sits where, empty for a bot."""
    record: Record | None = None
    """The finished rounds of the match, where it begins or where they are not the same as before."""


class Store:
    """The database. Raises `StoreError` where there can be none.

    Methods without ``async`` take their time, and are called from a thread.
    """

    def __init__(self, url: str) -> None:
        try:
            self._engine = engine(url)
            META.create_all(self._engine)
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

    def log(self, table: str) -> tuple[tuple[int, int, str], ...]:
        """The version, the match and the entry of each line of a table's log, from where its latest match begins."""
        latest = sql.select(sql.func.max(ENTRIES.c.match)).where(ENTRIES.c.table_name == table).scalar_subquery()
        rows = self._rows(
            sql.select(ENTRIES.c.version, ENTRIES.c.match, ENTRIES.c.body)
            .where(ENTRIES.c.table_name == table, ENTRIES.c.match == latest)
            .order_by(ENTRIES.c.version)
        )
        return tuple(tuple(row) for row in rows)

    def left(self, player: str) -> tuple[Left, ...]:
        """The tables of a player where a match is not over, the latest first."""
        rows = self._rows(
            sql.select(MATCHES, PLACES.c.seat)
            .join(PLACES, of_match())
            .where(PLACES.c.player == player, MATCHES.c.is_latest, MATCHES.c.winner.is_(None))
            .order_by(MATCHES.c.touched.desc())
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
            sql.select(MATCHES, PLACES.c.seat)
            .join(PLACES, of_match())
            .where(PLACES.c.player == player, MATCHES.c.rounds > 0)
            .order_by(MATCHES.c.begun.desc())
            .limit(PAGE + 1)
        )
        if before is not None:
            found = found.where(MATCHES.c.begun < before)
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
        side = PLACES.c.seat % 2
        us = sql.case((side == 0, MATCHES.c.gained_0), else_=MATCHES.c.gained_1)
        them = sql.case((side == 0, MATCHES.c.gained_1), else_=MATCHES.c.gained_0)
        rows = self._rows(
            sql.select(
                MATCHES.c.variant,
                sql.func.count(MATCHES.c.winner).label("matches"),
                sql.func.sum(sql.case((MATCHES.c.winner == side, 1), else_=0)).label("won"),
                sql.func.sum(MATCHES.c.rounds).label("rounds"),
                sql.func.sum(us).label("scored"),
                sql.func.sum(them).label("conceded"),
            )
            .join(PLACES, of_match())
            .where(PLACES.c.player == player, MATCHES.c.rounds > 0)
            .group_by(MATCHES.c.variant)
            .order_by(MATCHES.c.variant)
        )
        return tuple(Result(label=f"variant-{row.variant}", **row._mapping) for row in rows)

    def record(self, player: str, table: str, match: int) -> str | None:
        """The finished rounds of a match of a player as a line of a record."""
        rows = self._rows(
            sql.select(MATCHES.c.record)
            .join(PLACES, of_match())
            .where(PLACES.c.player == player, MATCHES.c.table_name == table, MATCHES.c.number == match)
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
            failure = StoreError(batch[0].table)
            failure.__cause__ = error
            return [failure]
        return [None] * len(batch)


def _write(connection: sql.Connection, kept: Kept) -> None:
    name, number = kept.table, kept.match
    connection.execute(
        ENTRIES.insert().values(table_name=name, version=kept.version, match=number, at=kept.at, body=kept.entry)
    )
    if kept.record is None:
        return
    standing = {"touched": kept.at, **_standing(kept.record)}
    if not kept.people:
        this = sql.and_(MATCHES.c.table_name == name, MATCHES.c.number == number)
        connection.execute(MATCHES.update().where(this).values(standing))
        return
    rules = kept.record.rules
    begun = {"table_name": name, "number": number, "begun": kept.at, "is_latest": True, "variant": rules.variant}
    connection.execute(MATCHES.update().where(MATCHES.c.table_name == name).values(is_latest=False))
    connection.execute(MATCHES.insert().values(**begun, rules=json.dumps(rules_json(rules)), **standing))
    for seat, player in enumerate(kept.people):
        if player:
            place = {"table_name": name, "match": number, "seat": seat, "player": player}
            connection.execute(PLACES.insert().values(place))


def _standing(record: Record) -> dict[str, object]:
    """A match as it stands after its latest finished round."""
    (score_0, score_1), (sets_0, sets_1) = record.score or (0, 0), record.sets or (0, 0)
    gained = [logged.score for logged in record.rounds if logged.score is not None]
    return {
        "rounds": len(record.rounds),
        "score_0": score_0,
        "score_1": score_1,
        "sets_0": sets_0,
        "sets_1": sets_1,
        "gained_0": sum(one for one, _ in gained),
        "gained_1": sum(two for _, two in gained),
        "winner": record.winner,
        "record": str(record),
    }


def _rules(text: str) -> Rules:
    named = json.loads(text)
    return variant(named["variant"], named["changes"])
