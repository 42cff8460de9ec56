"""The tables of the database, and how one is opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.engine import Engine

META = sql.MetaData()

ENTRIES = sql.Table(
    "entries",
    META,
    sql.Column("table_name", sql.String(32), primary_key=True),
    sql.Column("version", sql.Integer, primary_key=True),
    sql.Column("match", sql.Integer, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
    sql.Index("entries_of_match", "table_name", "match"),
)

MATCHES = sql.Table(
    "matches",
    META,
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

PLACES = sql.Table(
    "places",
    META,
    sql.Column("table_name", sql.String(32), primary_key=True),
    sql.Column("match", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("player", sql.String(64), nullable=False, index=True),
)
"""Which player had which seat in a match; bots have no row."""


def engine(url: str) -> Engine:
    """A database by its URL; the file of SQLite gets its folder."""
    found = sql.create_engine(url)
    if found.dialect.name == "sqlite":
        event.listen(found, "connect", _set_up)
        if found.url.database:
            Path(found.url.database).parent.mkdir(parents=True, exist_ok=True)
    return found


def _set_up(connection: Any, _: object) -> None:
    """One writer and many readers; a commit returns when it is on the disk, not when the system has heard of it."""
    for pragma in ("journal_mode = wal", "synchronous = full", "busy_timeout = 5000"):
        connection.execute(f"pragma {pragma}")


def of_match() -> sql.ColumnElement[bool]:
    """That a place is one in a match."""
    return sql.and_(PLACES.c.table_name == MATCHES.c.table_name, PLACES.c.match == MATCHES.c.number)
