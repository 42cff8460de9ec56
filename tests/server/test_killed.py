"""A server that is killed at any moment, as a process of its own."""

from __future__ import annotations

import json
import signal
import sqlite3
from pathlib import Path

from server.test_server import posix
from shared.clients import Player, settings
from shared.processes import Process


@posix
def test_killed_in_the_middle_of_a_trick_it_comes_back_with_the_same_cards_and_turn(tmp_path: Path) -> None:
    """And goes on in the same way as one that was not killed, bots that play by lot included."""
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with Process(database) as server, Player(server.address) as one:
        one.open(**settings("belgian", "chance"))
        while one.play_to("play")["trick"]["cards"] == [] or len(one.state["tricks"]) < 2:
            one.act()
        before = one.state
        server.end(signal.SIGKILL)
    with sqlite3.connect(database) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    ends = []
    for each in (database, copy):
        with Process(each) as server, Player(server.address, one.cookie) as again:
            assert again.join(before["table"]) == {**before, "events": [], "since": before["version"]}
            again.play_to("acknowledge")
            ends.append(again.state)
    assert ends[0] == ends[1]


@posix
def test_nobody_was_told_of_what_a_kill_has_lost(tmp_path: Path) -> None:
    """Killed while bots act, again and again: what has been told is there."""
    database = tmp_path / "tables.db"
    cookie = table = ""
    told = 0
    for kill in range(4):
        with Process(database) as server, Player(server.address, cookie) as one:
            cookie = one.cookie
            if table:
                assert one.join(table)["version"] >= told
            else:
                table = one.open(**settings("flemish", "thumb", target=999))["table"]
            for _ in range(kill + 2):
                one.act()
            one.await_turn()
            one.now("next" if one.state["asked"]["kind"] == "acknowledge" else "undo")
            told = one.hear("state")["version"]
            server.end(signal.SIGKILL)


@posix
def test_an_interrupt_ends_it_in_peace(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server, Player(server.address) as one:
        one.open()
        err = server.end(signal.SIGINT)
        assert "Traceback" not in err
        assert server.child.returncode in (0, 130)
        for line in err.splitlines():
            assert json.loads(line)["event"]
