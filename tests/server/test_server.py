"""The server on loopback: what it serves, to whom, and that nothing is lost however it ends."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from manille import __version__
from manille.croupier import croupier
from manille.game.lesson import lesson
from manille.rules.cards import PACKS
from manille.rules.variants import VARIANTS
from manille.server import app, clients, site
from manille.server.identity import name_of, new_token
from manille.server.rooms import kept
from manille.store import store
from manille.store.store import Store, StoreError
from manille.table.sitting import Sitting
from manille.wire.frames import LONGEST
from shared import talks
from shared.clients import Player, ask, serving, settings

LONG = bool(os.environ.get("MANILLE_LONG"))

posix = pytest.mark.skipif(os.name != "posix", reason="signals as on Unix")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("store") / "tables.db") as found:
        yield found


# Over HTTP


def test_health(address: str) -> None:
    told = ask(address, "/health").json
    assert told["ok"]
    assert told["release"] == __version__


def test_every_answer_keeps_the_page_to_itself(address: str) -> None:
    for path in ("/", "/health", "/nothing", "/api/history", "/../pyproject.toml"):
        headers = ask(address, path).headers
        assert headers["Content-Security-Policy"].startswith("default-src 'self'; script-src 'self'")
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert "unsafe-inline" not in headers["Content-Security-Policy"]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A web app of three files, one of them packed, and a file beside the app that is none of it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "main-1.js").write_text("export {}")
    (folder / "assets" / "main-1.js.br").write_bytes(b"packed")
    (folder / "assets" / "secret.py").write_text("no")
    (tmp_path / "outside.txt").write_text("no")
    for function in (site.has_app, site.page):
        monkeypatch.setattr(function, "__defaults__", (folder,))
    return folder


@pytest.mark.usefixtures("built")
def test_the_page_comes_with_a_token_that_scripts_cannot_read(address: str) -> None:
    answer = ask(address, "/")
    assert (answer.status, answer.body) == (200, b"<!doctype html>")
    given = answer.headers["Set-Cookie"]
    assert re.fullmatch(r"manille=[\w-]{43}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax", given)
    again = ask(address, "/", Cookie=given.partition(";")[0])
    assert again.headers["Set-Cookie"] == given
    assert ask(address, "/", Cookie="manille=short").headers["Set-Cookie"] not in (None, given)
    secure = ask(address, "/", X_Forwarded_Proto="https").headers["Set-Cookie"]
    assert secure.endswith("; Secure")


@pytest.mark.usefixtures("built")
def test_files_are_served_packed_and_kept_for_long(address: str) -> None:
    plain = ask(address, "/assets/main-1.js")
    assert (plain.status, plain.body, plain.headers["Content-Encoding"]) == (200, b"export {}", None)
    packed = ask(address, "/assets/main-1.js", Accept_Encoding="gzip, br;q=0.9")
    assert (packed.status, packed.body, packed.headers["Content-Encoding"]) == (200, b"packed", "br")
    for each in (plain, packed):
        assert each.headers["Content-Type"] == "text/javascript; charset=utf-8"
        assert "immutable" in each.headers["Cache-Control"]
    assert ask(address, "/").headers["Cache-Control"] == "no-cache"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/nothing", "/assets", "/assets/secret.py", "/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2f"]
)
def test_what_is_no_file_of_the_app(address: str, path: str) -> None:
    assert ask(address, path).status == 404


def test_without_a_web_app_one_sentence_says_so(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.has_app, "__defaults__", (tmp_path,))
    answer = ask(address, "/")
    assert answer.status == 503
    assert b"manille play" in answer.body
    assert answer.body.count(b"\n") == 1


def test_a_name_that_is_not_this_machine(address: str) -> None:
    """A page elsewhere that makes its own name point here gets nothing."""
    for host in ("example.org", "example.org:80", "127.0.0.1.example.org", ""):
        assert ask(address, "/health", Host=host).status in (400, 421)
    for host in ("localhost", "localhost:99", "127.0.0.1", "[::1]:80"):
        assert ask(address, "/health", Host=host).status == 200


# Who may connect


def test_a_page_of_another_origin_gets_no_socket(address: str) -> None:
    for origin in ("http://example.org", "null", address.rstrip("/") + "0"):
        with pytest.raises(InvalidStatus):
            Player(address, Origin=origin)
    with Player(address, Origin=address.rstrip("/")):
        pass
    with Player(address, Origin=""):
        pass


def test_a_player_has_so_many_sockets_at_most(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SOCKETS", 2)
    with Player(address) as one:
        with Player(address, one.cookie), pytest.raises(InvalidStatus):
            Player(address, one.cookie)
        with Player(address):
            pass


def test_a_stranger_finds_no_table(address: str) -> None:
    with Player(address) as one, Player(address) as other:
        table = one.open()["table"]
        assert one.cookie != other.cookie
        assert other.refused("join", table=table) == other.refused("join", table="0" * 16) == "table"
        assert other.refused("act", version=2, action="10h") == "table"
        one.play_to("acknowledge")
        assert ask(address, f"/api/matches/{table}/1", Cookie=one.cookie).status == 200
        assert ask(address, f"/api/matches/{table}/1", Cookie=other.cookie).status == 404
        assert ask(address, f"/api/matches/{table}/1").status == 404


# Play


@pytest.mark.parametrize("name", VARIANTS)
def test_a_round_of_every_rule_set(address: str, name: str) -> None:
    with Player(address) as one:
        one.open(**settings(name))
        state = one.play_to("acknowledge")
        assert sum(map(len, state["account"]["taken"])) == len(PACKS[state["rules"]["pack"]].cards)
        assert len(one.sheet["lines"]) == 1
        after = one.act()
        assert (after["account"] is None) == (after["standing"]["winner"] is None)


def test_two_windows_of_a_player_see_the_same(address: str) -> None:
    with Player(address) as one:
        table = one.open()["table"]
        one.play_to("play")
        with Player(address, one.cookie) as other:
            assert [each["table"] for each in other.welcome["tables"]] == [table]
            assert other.join(table)["hand"] == one.state["hand"]
            one.act()
            while other.state["version"] < one.state["version"]:
                other.hear("state")
            assert one.texts[-1] in other.texts


def test_a_hint_and_a_take_back(address: str) -> None:
    with Player(address) as one:
        one.open()
        one.play_to("play")
        one.now("hint")
        hinted = one.hear("hint")
        assert hinted["action"]["action"] in one.state["legal"]
        assert hinted["version"] == one.state["version"]
        before = one.state
        one.act()
        one.await_turn()
        one.now("undo")
        one.hear("state")
        assert (one.state["hand"], one.state["asked"]) == (before["hand"], before["asked"])


def test_a_guided_match_begins_with_the_lesson(address: str) -> None:
    with Player(address) as one:
        state = one.open(guided=True, **settings("french"))
        assert {*state["hand"]} == {*map(str, lesson(VARIANTS["french"]).hands[0])}
        assert state["drawn"]["kind"] == "lesson"


def test_leaving_and_coming_back(address: str) -> None:
    with Player(address) as one:
        one.open()
        before = one.play_to("play")
        one.say("leave")
        assert [each["table"] for each in one.hear("welcome")["tables"]] == [before["table"]]
        assert one.refused("act", version=before["version"], action=before["legal"][0]) == "table"
        assert one.join(before["table"]) == {**before, "events": [], "since": before["version"]}


def test_the_next_match_and_the_history(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Player(address) as one:
        one.open(**settings("belgian", "chance", target=1))
        while one.await_turn()["asked"] is not None:
            one.act()
        won = one.state["standing"]["winner"] == 0
        one.say("settings", settings=settings("french"))
        one.hear("state")
        one.now("again", abandon=False, guided=False)
        one.hear("state")
        assert (one.state["rules"]["variant"], one.state["standing"]["round"]) == ("french", 1)
        one.play_to("acknowledge")
        told = ask(address, "/api/history", Cookie=one.cookie).json
        assert [(each["variant"], each["match"]) for each in told["matches"]] == [("french", 2), ("belgian", 1)]
        by_variant = {each["variant"]: each for each in told["results"]}
        assert (by_variant["belgian"]["matches"], by_variant["belgian"]["won"]) == (1, int(won))
        assert (by_variant["french"]["matches"], by_variant["french"]["rounds"]) == (0, 1)
        assert by_variant["french"]["scored"] == one.state["account"]["score"][0]
        assert told["before"] is None
        monkeypatch.setattr(store, "PAGE", 1)
        newer = ask(address, "/api/history", Cookie=one.cookie).json
        older = ask(address, f"/api/history?before={newer['before']}", Cookie=one.cookie).json
        assert newer["matches"] + older["matches"] == told["matches"]
        assert older["before"] is None
        assert ask(address, "/api/history").json == {"matches": [], "results": [], "before": None}
        for wrong in ("nan", "inf", "x"):
            assert ask(address, f"/api/history?before={wrong}", Cookie=one.cookie).status == 400
        look = ask(address, f"/api/matches/{one.state['table']}/2", Cookie=one.cookie).json
        assert look["rounds"][0]["account"]["terms"] == one.state["account"]["terms"]
        assert look["rounds"][0]["hands"] == one.state["account"]["hands"]
        pasted = ask(address, "/api/look", method="POST", body=look["rounds"][0]["line"].encode())
        assert pasted.json["rounds"][0]["tricks"] == one.state["tricks"]
        one.now("undo")
        one.hear("state")
        results = ask(address, "/api/history", Cookie=one.cookie).json["results"]
        assert [each["variant"] for each in results] == ["belgian"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "json"),
        (b"[]", 400, "type"),
        (b"\xff", 400, "encoding"),
        (b"[" * 100_000, 400, "deep"),
        (b'{"format":"manille-record","version":2,"rules":{},"rounds":[]}', 400, "format"),
        (b" " * (app.LONGEST_RECORD + 1), 413, "large"),
    ],
)
def test_what_cannot_be_looked_at(address: str, body: bytes, status: int, code: str) -> None:
    answer = ask(address, "/api/look", method="POST", body=body)
    assert (answer.status, answer.json["code"]) == (status, code)
    assert ask(address, "/health").json["ok"]


def test_a_record_that_breaks_a_rule_says_where(address: str) -> None:
    with Player(address) as one:
        one.open()
        one.play_to("acknowledge")
        path = f"/api/matches/{one.state['table']}/1"
        data = json.loads(ask(address, path, Cookie=one.cookie).json["line"])
    plays = data["rounds"][0]["plays"]
    plays[4], plays[5] = plays[5], plays[4]
    answer = ask(address, "/api/look", method="POST", body=json.dumps(data).encode())
    assert answer.status == 400
    assert answer.json["message"].startswith("bad-illegal-")
    assert answer.json["facts"]["round"] == "0"
    assert ask(address, "/api/look", method="POST", body=b"{}", Origin="http://example.org").status == 403


# Limits


def test_settings_that_cannot_be_played(address: str) -> None:
    with Player(address) as one:
        assert one.refused("open", settings=settings("belgian", "nobody"), guided=False) == "bot"
        assert one.refused("open", settings=settings("nowhere"), guided=False) == "rules-variant"
        one.open()
        assert one.refused("settings", settings=settings("belgian", "nobody")) == "bot"
        assert one.refused("open", settings=settings("belgian", "thumb", "thumb"), guided=False) == "bots"
        one.play_to("play")


def test_a_client_that_speaks_too_fast(address: str) -> None:
    with Player(address) as one:
        one.open()
        codes: list[str] = []
        with suppress(ConnectionClosed):
            while len(codes) < 1000:
                codes.append(one.refused("hint", version=0))
        assert len(codes) < 1000
        assert (codes[0], codes[-1]) == ("stale", "fast")
        with Player(address, one.cookie) as again:
            again.join(one.state["table"])


def test_what_is_too_large_or_not_text(address: str) -> None:
    with Player(address) as one:
        one.open()
        one.line.send(" " * (LONGEST + 1))
        assert one.hear("refused")["code"] == "large"
        one.line.send(b"\x00\x01")
        assert one.hear("refused")["code"] == "malformed"
        one.play_to("play")
        one.line.send(" " * 100_000)
        with pytest.raises(ConnectionClosed):
            one.hear("refused")
    assert ask(address, "/health").json["ok"]


class Stuck:
    """A socket of a client that takes nothing in until it is released."""

    def __init__(self) -> None:
        self.released = asyncio.Event()
        self.sent: list[str] = []
        self.closed = 0

    async def send_text(self, text: str) -> None:
        await self.released.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


async def test_a_client_for_which_too_much_waits_is_let_go() -> None:
    stuck = Stuck()
    client = clients.Client(stuck, "somebody")  # type: ignore[arg-type]
    for number in range(3 * clients.WAITING):
        client.send(str(number))
    sending = asyncio.create_task(client.sending())
    stuck.released.set()
    await sending
    assert stuck.sent == [str(number) for number in range(clients.WAITING)]
    assert stuck.closed == clients.AGAIN_LATER


def test_a_slow_bot_delays_no_other_table(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many tables wait for a bot that does not answer; another one plays its round."""
    answer, release, thinking = croupier.answer, threading.Event(), threading.Semaphore(0)

    def slow(sitting: Sitting, due: Any) -> Any:
        if due.kind == "act" and sitting.table.seats[due.seat] == "chance":
            thinking.release()
            release.wait(60)
        return answer(sitting, due)

    monkeypatch.setattr(croupier, "answer", slow)
    try:
        with contextmanager_of(Player(address) for _ in range(6)) as players:
            for each in players:
                each.open(**settings("french", "chance"))
            assert thinking.acquire(timeout=30)
            with Player(address) as one:
                one.open(**settings("french", "thumb"))
                one.play_to("acknowledge")
            release.set()
            for each in players:
                each.play_to("play")
    finally:
        release.set()


@contextmanager
def contextmanager_of(players: Iterator[Player]) -> Iterator[list[Player]]:
    found = list(players)
    try:
        yield found
    finally:
        for each in found:
            each.__exit__()


# The store


def test_an_entry_that_cannot_be_kept_is_not_told(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as here, Player(here) as one:
        one.open()
        before = one.play_to("play")
        with sqlite3.connect(tmp_path / "tables.db") as other:
            other.execute(
                "insert into entries values (?, ?, 1, 0, ?)", (before["table"], before["version"] + 1, '{"type":"x"}')
            )
        one.now("act", action=before["legal"][0])
        assert one.hear("refused")["code"] == "store"
        with pytest.raises(ConnectionClosed):
            one.hear("state")
        with sqlite3.connect(tmp_path / "tables.db") as other:
            other.execute("delete from entries where body = ?", ('{"type":"x"}',))
        with Player(here, one.cookie) as again:
            assert again.join(before["table"])["hand"] == before["hand"]
            again.act()


def test_a_table_that_was_stopped_before_its_deal_is_dealt_when_somebody_comes(tmp_path: Path) -> None:
    token = new_token()
    begun = croupier.begin((name_of(token), "", "", ""), talks.settings("flemish"))
    sitting = Sitting.open("0123456789abcdef", begun, 0.0)

    async def keep() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.keep(kept(sitting, begun, counted=True))
        await store.close()

    asyncio.run(keep())
    with serving(tmp_path / "tables.db") as here, Player(here, f"manille={token}") as one:
        assert one.join("0123456789abcdef")["version"] == 2
        one.play_to("acknowledge")


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("not a database, " * 100)
    for url in (f"sqlite:///{tmp_path / 'tables.db'}", "nonsense", "sqlite:////proc/nowhere/tables.db"):
        with pytest.raises(StoreError):
            Store(url)


# Nonsense


def mutated(frame: str, rng: Random) -> str | bytes:
    """A frame with something wrong in it."""
    match rng.randrange(6):
        case 0:
            place = rng.randrange(len(frame))
            return frame[:place] + chr(rng.choice([0, 34, 91, 92, 123, 0x2028, 0x1F0A1])) + frame[place + 1 :]
        case 1:
            return frame[: rng.randrange(len(frame))]
        case 2:
            return frame.replace(":", ":[", rng.randrange(1, 4))
        case 3:
            data = json.loads(frame)
            data[rng.choice([*data, "more"])] = rng.choice([None, -1, 1e300, [], {}, "x" * 200, [[[[]]]], True])
            return json.dumps(data)
        case 4:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(40)))
        case _:
            return rng.choice(["[" * rng.randrange(5000), '{"a":' * 500, frame * rng.randrange(2, 200)])


@pytest.mark.usefixtures("hurried")
def test_mutated_frames_change_nothing_and_stop_nobody(address: str) -> None:
    times = 100_000 if LONG else 2000
    rng = Random(1)
    with Player(address) as one, Player(address) as other:
        one.open()
        other.open(**settings("flemish", "thumb", target=999))
        before = one.play_to("play")
        # Of another version, so that what is still whole after its change is refused as well.
        late = before["version"] + 1000
        frames = [
            json.dumps({"version": late, "action": before["legal"][0], "type": "act"}),
            json.dumps({"version": late, "say": "strong", "type": "say"}),
            json.dumps({"version": late, "abandon": True, "guided": True, "type": "again"}),
            json.dumps({"version": late, "type": "undo"}),
            json.dumps({"of": "play", "index": 3, "type": "why"}),
            json.dumps({"table": "0" * 16, "type": "join"}),
        ]
        for number in range(times):
            one.line.send(mutated(rng.choice(frames), rng))
            answer = one.read()
            assert answer["type"] == "refused"
            assert answer["code"] in ("malformed", "large", "stale", "why", "table")
            if number % 100 == 0:
                other.act()
        assert one.join(before["table"]) == {**before, "events": [], "since": before["version"]}
        one.act()
