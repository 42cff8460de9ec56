"""Files of records: one match a line, read one at a time so that one bad line spoils no other."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import BinaryIO

from manille.record.record import Record
from manille.rules.strict_json import RecordError

MAX_LINE = 16 * 1024 * 1024
"""The longest line that is read as a record, in bytes."""


def read_records(path: str) -> Iterator[Callable[[], Record]]:
    """For each line of a file that is not blank, a function that reads its record or raises `RecordError`.

    ``-`` is standard input. A file that cannot be read, or that holds nothing, gives one such function too.
    """
    try:
        if path == "-":
            yield from _lines(sys.stdin.buffer)
        else:
            with Path(path).open("rb") as file:
                yield from _lines(file)
    except OSError:
        yield partial(_fail, "file", path=path)


def _lines(file: BinaryIO) -> Iterator[Callable[[], Record]]:
    empty = True
    while line := file.readline(MAX_LINE + 1):
        if line.strip():
            empty = False
            yield partial(_parse, line)
        while len(line) > MAX_LINE and not line.endswith(b"\n"):
            line = file.readline(MAX_LINE)
    if empty:
        yield partial(_fail, "empty")


def _parse(line: bytes) -> Record:
    if len(line) > MAX_LINE:
        raise RecordError("long")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError("encoding") from None
    return Record.parse(text)


def _fail(code: str, path: str = "") -> Record:
    raise RecordError(code, path=path)
