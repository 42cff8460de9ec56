"""A file that keeps a contest of the arena: what is compared, then a line a deal. What was cut can be gone on with."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from manille import __version__
from manille.rules.strict_json import load_json
from manille.study.arena import Contest, Row, play


class LogError(Exception):
    """A file that cannot be gone on with: ``other`` (it is of something else), ``damaged`` or ``unwritable``."""

    def __init__(self, code: str, path: Path) -> None:
        super().__init__(f"{code}: {path}")
        self.code = code
        self.path = path


def play_on(contest: Contest, deals: int, path: Path, jobs: int = 1) -> Iterator[Row]:
    """The rows of a contest: those that a file has, then new ones, each written before it is given. Raises `LogError`.

    A last line without its end is one that was cut; it is played again.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        data = path.read_bytes() if path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        done = _read(contest, data, whole, path)
        with path.open("r+b" if data else "wb") as file:
            file.seek(len(whole))
            file.truncate()
            if not whole:
                file.write(_head(contest))
            yield from done[:deals]
            for row in play(contest, range(len(done), deals), jobs):
                file.write(_line(contest, row))
                file.flush()
                yield row
    except OSError as error:
        raise LogError("unwritable", path) from error


def _head(contest: Contest) -> bytes:
    """The first line: bots made of other code or other weights are other bots."""
    return _json({"format": "manille-arena", "version": __version__, "bots": _made_of(), **contest.to_json()})


@cache
def _made_of() -> str:
    """The code, the weights and the kernel of all bots, in short."""
    home = Path(__file__).parent.parent
    files = [path for part in ("bots", "solver") for path in (home / part).rglob("*") if path.is_file()]
    digest = sha256()
    for path in sorted(path for path in files if path.parent.name != "__pycache__"):
        digest.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _line(contest: Contest, row: Row) -> bytes:
    figures = dict(zip(contest.figures, row.figures, strict=True))
    return _json({"deal": row.deal, **figures, "seconds": row.seconds, "moves": row.moves})


def _json(data: dict[str, object]) -> bytes:
    return json.dumps(data).encode() + b"\n"


def _read(contest: Contest, data: bytes, whole: bytes, path: Path) -> list[Row]:
    """The rows of the whole lines of a file; one without any may only hold the beginning of a first line."""
    head = _head(contest)
    if not data.startswith(head) and not head.startswith(data):
        raise LogError("other", path)
    try:
        return [_row(contest, line, number) for number, line in enumerate(whole.splitlines()[1:])]
    except (ValueError, KeyError, TypeError, OverflowError):
        raise LogError("damaged", path) from None


def _row(contest: Contest, line: bytes, number: int) -> Row:
    data = load_json(line.decode())
    if not isinstance(data, dict) or data["deal"] != number:
        raise ValueError(number)
    figures = tuple(_number(data[name]) for name in contest.figures)
    (one, two), (first, second) = data["seconds"], data["moves"]
    return Row(number, figures, (_number(one), _number(two)), (int(_number(first)), int(_number(second))))


def _number(value: object) -> float:
    if not isinstance(value, int | float) or not math.isfinite(value):
        raise ValueError(value)
    return value
