"""What people kept with version 0.1.0 opens: tables in a database, a match in a terminal, house rules, settings.

``tests/data/kept`` holds it as that version wrote it, and in ``told.json`` what it said of its tables.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from manille.rules.variants import variant
from manille.server.identity import name_of
from manille.store import saves
from manille.store.store import Store
from manille.table.sitting import Sitting
from manille.table.state import state
from manille.terminal.game import Game
from shared.clients import Player, ask, serving

KEPT = Path(__file__).parents[1] / "data" / "kept"
TOLD: dict[str, Any] = json.loads((KEPT / "told.json").read_text("utf-8"))
TOKEN = "A" * 43


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of version 0.1.0."""
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as connection:
        connection.executescript((KEPT / "tables.sql").read_text("utf-8"))
    connection.close()
    return path


@pytest.mark.parametrize("name", TOLD)
def test_a_table_is_as_it_was_left(name: str, database: Path) -> None:
    sitting = Sitting.resume(name, Store(f"sqlite:///{database}").log(name), 0.0)
    assert sitting is not None
    told = TOLD[name]
    assert (sitting.version, sitting.number, sitting.is_match_over) == (told["version"], told["number"], told["over"])
    assert (list(sitting.match.score), len(sitting.match.rounds)) == (told["score"], told["rounds"])
    assert list(state(sitting, 0, 0, ()).hand) == told["hand"]


def test_what_was_left_played_and_won_is_told(database: Path) -> None:
    store, me = Store(f"sqlite:///{database}"), name_of(TOKEN)
    assert {each.table for each in store.left(me)} == {name for name, told in TOLD.items() if not told["over"]}
    matches, more = store.played(me, None)
    assert more is None
    assert {each.table: list(each.score) for each in matches} == {name: told["score"] for name, told in TOLD.items()}
    assert {each.variant: each.rounds for each in store.results(me)} == {"belgian": 2, "flemish": 2, "manilla-two": 1}
    assert all(store.record(me, name, 1) for name in TOLD)


def test_the_server_goes_on_with_it(database: Path) -> None:
    name = next(name for name, told in TOLD.items() if not told["over"])
    with serving(database) as here, Player(here, f"manille={TOKEN}") as player:
        assert {each["table"] for each in player.welcome["tables"]} == {name}
        joined = player.join(name)
        assert joined["hand"] == TOLD[name]["hand"]
        player.act()
        replay = ask(here, f"/api/matches/{name}/1", Cookie=f"manille={TOKEN}")
        assert replay.status == 200


@pytest.fixture
def old_home(home: Path) -> Path:
    folder = home / "manille"
    folder.mkdir()
    for name in ("match.json", "settings.json", "house-rules.json"):
        shutil.copy(KEPT / name, folder)
    return folder


def test_the_files_of_one_person_are_read(old_home: Path) -> None:
    settings = saves.read_settings()
    assert (settings.language, settings.pace, settings.bot) == ("nl", "fast", "thumb")
    assert settings.rules == variant("flemish", {"target": 31})
    assert saves.read_house_rules() == {"chez nous": variant("belgian", {"target": 61}), "x" * 200: variant("french")}
    game = Game.resume()
    assert game is not None
    assert (game.rules.target, len(game.table.round.board.plays) if game.table.round else 0) == (61, 17)
    while not game.is_my_turn:
        assert game.step() is not None
    game.act(game.hint().action)
