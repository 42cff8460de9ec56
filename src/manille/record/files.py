"""Files of records: one match a line, read one at a time so that one bad line spoils no other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import BinaryIO

from manille.record.record import Record
from manille.rules.strict_json import RecordError

MAX_LINE = 16 * 1024 * 1024
"""The longest line that is read as a record, in bytes."""

BOM = b"\xef\xbb\xbf"
"""The byte order mark that some editors put before UTF-8 text."""

UTF_16 = (b"\xff\xfe", b"\xfe\xff", b"{\x00", b"\x00{")
"""How a record begins in UTF-16, with a byte order mark or without one."""


def read_records(file: BinaryIO) -> Iterator[tuple[int, Callable[[], Record]]]:
    """For each line that is not blank its number, from 1, and a function that reads its record or raises `RecordError`.

    A file that holds nothing, or whose bytes are not those of UTF-8 throughout, gives one such function too.
    """
    empty = True
    number = 0
    while line := file.readline(MAX_LINE + 1):
        number += 1
        if number == 1:
            if line.startswith(UTF_16):
                yield number, partial(_fail, "utf-16")
                return
            line = line.removeprefix(BOM)
        if line.strip():
            empty = False
            yield number, partial(_parse, line)
        while len(line) > MAX_LINE and not line.endswith(b"\n"):
            line = file.readline(MAX_LINE)
    if empty:
        yield 1, partial(_fail, "empty")


def read_record(data: bytes) -> Record:
    """The one record of a text that somebody gave. Raises `RecordError`."""
    if data.startswith(UTF_16):
        raise RecordError("utf-16")
    return _parse(data.removeprefix(BOM))


def _parse(line: bytes) -> Record:
    if len(line) > MAX_LINE:
        raise RecordError("long")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError("encoding") from None
    return Record.parse(text)


def _fail(code: str) -> Record:
    raise RecordError(code)
