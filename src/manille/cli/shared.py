"""What several commands do: read bots and saved house rules, write lines, show how far they are."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO, TypeVar

from manille.cli.errors import BadData, BadUsage
from manille.rules.outside_text import LONGEST_NAME, BadName, kept_name, told
from manille.rules.rules import Rules
from manille.store import saves
from manille.store.whole_files import written
from manille.words import Words

T = TypeVar("T")


def read_bots(text: str, chosen: Rules, words: Words) -> tuple[str, ...]:
    """The bots of all seats, from names separated by commas; one name fills all seats. Raises `BadUsage`."""
    from manille.cli.roster import check_player

    names = tuple(text.split(","))
    for name in names:
        check_player(name, words)
    if len(names) == 1:
        return names * chosen.players
    if len(names) != chosen.players:
        raise BadUsage(words("cli-bad-bots", players=chosen.players))
    return names


def saved_house_rules(words: Words) -> dict[str, Rules]:
    """The house rules that were saved, by name. Raises `BadData`."""
    try:
        return saves.read_house_rules()
    except saves.DamagedFile as error:
        raise BadData(words("plain-damaged-house", path=words.path(error.kept))) from error


def labelled(saved: Mapping[str, Rules]) -> dict[str, tuple[str, Rules]]:
    """House rules by how their names are listed: whole, or cut where an older version kept one that is too long."""
    found: dict[str, tuple[str, Rules]] = {}
    for name, rules in sorted(saved.items()):
        try:
            label = kept_name(name)
        except BadName:
            label = told(ascii(name)[1:-1], LONGEST_NAME)
        number, free = 1, label
        while free in found:
            number += 1
            free = f"{label} ({number})"
        found[free] = name, rules
    return found


def house_rules_named(words: Words, name: str) -> tuple[str, Rules]:
    """House rules by their name, whole or as it is listed, with the name they are kept under. Raises `BadData`."""
    saved = saved_house_rules(words)
    if name in saved:
        return name, saved[name]
    found = labelled(saved).get(name)
    if found is None:
        raise BadData(words("cli-house-unknown", name=name))
    return found


def say(line: str) -> None:
    """Write a line, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def as_text(told: object) -> str:
    """A JSON value on one line."""
    return json.dumps(told, ensure_ascii=False)


@contextmanager
def opened(path: str, words: Words) -> Iterator[TextIO]:
    """A file to write whole or not at all, ``-`` for standard output. Raises `BadData`."""
    if path == "-":
        yield sys.stdout
        return
    try:
        with written(Path(path)) as file:
            yield file
    except OSError as error:
        raise BadData(words("cli-bad-write", path=words.path(path))) from error


def progress(items: Iterable[T], total: int, title: str, file: TextIO | None = None) -> Iterable[T]:
    """The items, with a progress bar where a person watches and they are not written to the terminal themselves."""
    if not sys.stderr.isatty() or (file and file.isatty()):
        return items
    from rich.console import Console
    from rich.progress import track

    return track(items, title, total, console=Console(stderr=True))
