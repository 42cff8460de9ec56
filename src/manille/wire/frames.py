"""Messages as text and back: JSON, one object each, read strictly.

The types are the grammar: every field of a message must be there, no other may be, and each holds what its annotation
says. Whatever else a text holds, `FrameError` is all that comes out.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from math import inf, nextafter
from types import NoneType, UnionType
from typing import Any, Literal, Union, cast, get_args, get_origin, get_type_hints

from manille.rules.outside_text import UNPRINTABLE
from manille.rules.strict_json import RecordError, load_json
from manille.wire import FromClient

LONGEST = 4096
"""The most characters of a message from a client."""

DEEPEST = 5
"""The most brackets that are open at once in a message; the types need no more."""

ITEMS = 64
"""The most items of a list or an object in a message."""

TEXT = 100
"""The most characters of a text in a message."""

NUMBER = 2**53
"""Whole numbers of this size and more are not the same in every language."""

LARGEST = nextafter(inf, 0)
"""The largest number that is no whole one: JSON has no infinity, but can write more than a float holds."""


class FrameError(ValueError):
    """A text that is no message: ``large``, or ``malformed``."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def encode(message: object) -> str:
    """A message, or another value of the same kind, as JSON that UTF-8 can write."""
    # A name in a pasted record may hold half a character, which only an escape of JSON can write.
    return _ENCODER.encode(message).encode("utf-8", "backslashreplace").decode()


def from_client(text: str) -> FromClient:
    """The message that a client sent. Raises `FrameError`."""
    if len(text) > LONGEST:
        raise FrameError("large")
    return cast(FromClient, _read(text, FromClient))


def decode(text: str, kind: Any) -> Any:
    """A value of a kind from the JSON that `encode` makes of it. Raises `FrameError`."""
    return _read(text, kind)


def _read(text: str, kind: Any) -> Any:
    if _depth(text) > DEEPEST:
        raise FrameError("malformed")
    read = _reader(kind)
    try:
        return read(load_json(text))
    except (RecordError, TypeError, ValueError, KeyError):
        raise FrameError("malformed") from None


def _depth(text: str) -> int:
    """How many brackets are open at once at most, those in texts counted too."""
    depth = most = 0
    for each in text:
        if each in "[{":
            depth += 1
            most = max(most, depth)
        elif each in "]}":
            depth -= 1
    return most


def _plain(value: object) -> dict[str, object]:
    if not is_dataclass(value):
        raise TypeError(value)
    kind: Any = type(value)
    return {name: getattr(value, name) for name in _names(kind)}


_ENCODER = json.JSONEncoder(default=_plain, ensure_ascii=False, separators=(",", ":"))


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


@cache
def _reader(kind: Any) -> Callable[[Any], Any]:
    """What makes a value of a kind of JSON, or raises."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_dataclass(kind) and isinstance(kind, type):
        return _object(kind)
    if origin is Literal:
        return lambda value: value if type(value) is str and value in inner else _refuse()
    if origin in (Union, UnionType):
        return _either(inner)
    if origin is tuple:
        return _tuple(inner)
    if origin is dict:
        read = _reader(inner[1])
        return lambda value: {_text(name): read(each) for name, each in _bounded(value, dict).items()}
    if kind is str:
        return _text
    if kind is int:
        return lambda value: value if type(value) is int and -NUMBER < value < NUMBER else _refuse()
    if kind is float:
        return lambda value: float(value) if type(value) in (int, float) and abs(value) <= LARGEST else _refuse()
    if kind in (bool, NoneType):
        return lambda value: value if type(value) is kind else _refuse()
    raise TypeError(f"no JSON for {kind}")


def _object(kind: Any) -> Callable[[Any], Any]:
    hints = get_type_hints(kind)
    names: tuple[str, ...] = _names(kind)
    readers = {name: _reader(hints[name]) for name in names}

    def read(value: Any) -> Any:
        if type(value) is not dict or value.keys() != readers.keys():
            return _refuse()
        return kind(**{name: each(value[name]) for name, each in readers.items()})

    return read


def _either(kinds: tuple[Any, ...]) -> Callable[[Any], Any]:
    """One of several kinds: objects are told apart by their type, others by trying."""
    objects: list[Any] = [each for each in kinds if is_dataclass(each)]
    if len(objects) == len(kinds):
        tagged = {get_args(get_type_hints(each)["type"])[0]: _reader(each) for each in objects}
        return lambda value: tagged[value["type"]](value)
    readers = [_reader(each) for each in kinds]

    def read(value: Any) -> Any:
        for each in readers:
            try:
                return each(value)
            except (TypeError, ValueError, KeyError):
                continue
        return _refuse()

    return read


def _tuple(inner: tuple[Any, ...]) -> Callable[[Any], Any]:
    if inner[-1] is Ellipsis:
        one = _reader(inner[0])
        return lambda value: tuple(one(each) for each in _bounded(value, list))
    each_its_own = [_reader(each) for each in inner]
    return lambda value: tuple(read(each) for read, each in zip(each_its_own, _bounded(value, list), strict=True))


def _bounded(value: Any, kind: type[list[Any]] | type[dict[Any, Any]]) -> Any:
    return value if type(value) is kind and len(value) <= ITEMS else _refuse()


def _text(value: Any) -> Any:
    return value if type(value) is str and len(value) <= TEXT and not UNPRINTABLE.search(value) else _refuse()


def _refuse() -> Any:
    raise ValueError("not what the type says")
