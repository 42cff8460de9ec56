"""What is kept between sessions: the match in progress, house rules, settings.

A damaged file is put aside, not lost. All functions but `read_settings` raise `SaveError` where the disk refuses.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

import platformdirs

from manille.bots import BOTS, USUAL_BOT
from manille.record.record import Record
from manille.rules.as_json import read_rules, rules_json
from manille.rules.rules import Rules, RulesError
from manille.rules.strict_json import Node, RecordError, load_json
from manille.rules.variants import USUAL, VARIANTS, variant
from manille.store.whole_files import written
from manille.table.table import PACES


class DamagedFile(Exception):
    """A file that could not be read as what it should be; ``kept`` is where it was put aside."""

    def __init__(self, kept: Path) -> None:
        super().__init__(f"damaged, kept as {kept}")
        self.kept = kept


class SaveError(Exception):
    """A file that cannot be read or written at all: its folder is none, it is no file, the disk is full."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


@dataclass(frozen=True, slots=True)
class Save:
    """A match in progress: its record, the seed of the deals if it has one, and that of the bots."""

    record: Record
    bots: str
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class Settings:
    """What a player has chosen for all matches."""

    language: str = ""
    pace: str = "normal"
    variant: str = ""
    changes: dict[str, object] = field(default_factory=dict)
    bot: str = ""

    @property
    def opponents(self) -> str:
        """The bot on the other seats: the one chosen, else the usual one."""
        return self.bot if self.bot in BOTS else USUAL_BOT

    @property
    def rules(self) -> Rules:
        """The rules of the next match: those played last, or the usual ones."""
        try:
            return variant(self.variant or USUAL, self.changes)
        except RulesError:
            return VARIANTS[USUAL]


def home() -> Path:
    """The folder of the user's data."""
    return Path(platformdirs.user_data_dir("manille", appauthor=False))


def write_match(save: Save) -> None:
    """Keep the match in progress."""
    data = {
        "format": "manille-save",
        "version": 1,
        "bots": save.bots,
        "seed": save.seed,
        "record": save.record.to_json(),
    }
    _write("match.json", data)


def read_match() -> Save | None:
    """The match in progress, None where there is none. Raises `DamagedFile`."""
    node = _read("match.json")
    if node is None:
        return None
    try:
        node.object(("format", "version", "bots", "seed", "record"))
        seed = node["seed"]
        record = Record.from_json(node["record"].value)
        if not record.seats or not record.rounds:
            node.fail("missing", name="seats")
        return Save(record, node["bots"].text(), None if seed.value is None else seed.text())
    except RecordError as error:
        raise DamagedFile(_put_aside("match.json")) from error


def drop_match() -> None:
    """Forget the match in progress."""
    path = home() / "match.json"
    with _on_disk(path):
        path.unlink(missing_ok=True)


def damaged_match() -> DamagedFile:
    """Put aside a match that could be read but not replayed."""
    return DamagedFile(_put_aside("match.json"))


def write_settings(settings: Settings) -> None:
    """Keep the settings."""
    _write("settings.json", asdict(settings))


def read_settings() -> Settings:
    """The settings; the usual ones for whatever is missing or makes no sense."""
    try:
        node = _read("settings.json")
    except (DamagedFile, SaveError):
        return Settings()
    if node is None or not isinstance(node.value, dict):
        return Settings()
    usual = Settings()
    known = {each.name: type(getattr(usual, each.name)) for each in fields(Settings)}
    found = {name: value for name, value in node.value.items() if known.get(name) is type(value)}
    if found.get("pace") not in PACES:
        found.pop("pace", None)
    return Settings(**found)


def write_house_rules(house: dict[str, Rules]) -> None:
    """Keep all house rules, by the name that the players gave them."""
    _write("house-rules.json", {name: rules_json(rules) for name, rules in house.items()})


def read_house_rules() -> dict[str, Rules]:
    """The house rules that were saved. Raises `DamagedFile`."""
    node = _read("house-rules.json")
    if node is None:
        return {}
    try:
        if not isinstance(node.value, dict):
            node.fail("type", wanted="object")
        return {name: read_rules(node[name]) for name in node.value}
    except RecordError as error:
        raise DamagedFile(_put_aside("house-rules.json")) from error


@contextmanager
def _on_disk(path: Path) -> Iterator[None]:
    """Work with a file. Raises `SaveError` where the disk refuses it."""
    try:
        yield
    except OSError as error:
        raise SaveError(path) from error


def _write(name: str, data: object) -> None:
    """Write a whole file or nothing."""
    path = home() / name
    with _on_disk(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with written(path) as file:
            json.dump(data, file, ensure_ascii=False)


def _read(name: str) -> Node | None:
    path = home() / name
    try:
        with _on_disk(path):
            text = path.read_text("utf-8-sig") if path.exists() else None
        return None if text is None else Node(load_json(text))
    except (UnicodeDecodeError, RecordError) as error:
        raise DamagedFile(_put_aside(name)) from error


def _put_aside(name: str) -> Path:
    """Rename a damaged file so that nothing overwrites it."""
    path = home() / name
    number = 1
    while (kept := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    with _on_disk(path):
        path.rename(kept)
    return kept
