"""Whatever comes over the line, nothing breaks: no answer is a 500, nothing is raised, no error is written down.

Requests and sockets go straight to the application, in the form in which uvicorn hands them over, so that no client
makes them well-formed first. A few thousand in all, 200,000 with ``MANILLE_LONG``.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from hypothesis import given
from hypothesis import settings as trying
from hypothesis import strategies as some
from websockets.exceptions import ConnectionClosed

from manille.croupier import croupier
from manille.game.deal import deal
from manille.game.match import Match
from manille.record.record import Record
from manille.rules.variants import VARIANTS
from manille.server import clients, site
from manille.server.app import Server
from manille.server.identity import name_of, new_token
from manille.server.rooms import kept
from manille.server.run import LOOPBACK
from manille.store.store import Store
from manille.table.sitting import Sitting
from manille.wire.frames import FrameError, decode
from manille.words import Words
from shared import talks
from shared.clients import Json, Player, ask, is_asked, serving, settings

LONG = bool(os.environ.get("MANILLE_LONG"))
REQUESTS = 145_000 if LONG else 3000
MESSAGES = 40_000 if LONG else 1500
EXAMPLES = 3000 if LONG else 200
"""How often Hypothesis tries each of three properties; one of them sends three messages."""

TOKEN = new_token()
TABLE = "0123456789abcdef"
COOKIE = (b"cookie", f"manille={TOKEN}".encode())

posix = pytest.mark.skipif(os.name != "posix", reason="symbolic links as on Unix")


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A web app with whatever a folder can hold, and a file beside it."""
    folder = tmp_path_factory.mktemp("app") / "web"
    assets = folder / "assets"
    assets.mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (assets / "main-1.js").write_text("export {}")
    (assets / "main-1.js.br").write_bytes(b"packed")
    (assets / "main-1.js.gz").mkdir()
    (assets / "folder.js").mkdir()
    (assets / "secret.py").write_text("no")
    (assets / "style.css").write_text("* {}")
    (folder.parent / "outside.txt").write_text("no")
    with suppress(OSError):
        (assets / "loop.js").symlink_to("loop.js")
        (assets / "inside.js").symlink_to("main-1.js")
        (assets / "outside.txt").symlink_to(folder.parent / "outside.txt")
        (assets / "style.css.br").symlink_to(folder.parent / "outside.txt")
    with pytest.MonkeyPatch.context() as patch:
        for function in (site.has_app, site.page):
            patch.setattr(function, "__defaults__", (folder,))
        yield folder


@pytest.fixture(scope="module")
def line(web: Path) -> Iterator[Line]:
    found = Line(web.parent / "tables.db")
    with pytest.MonkeyPatch.context() as patch:
        for limit in ("ALLOWANCE", "REFILL"):
            patch.setattr(clients, limit, 1e9)
        yield found
    found.close()


@pytest.fixture(scope="module")
def address(web: Path) -> Iterator[str]:
    with serving(web.parent / "served.db") as found:
        yield found


@pytest.fixture(scope="module")
def records() -> list[str]:
    """A match of every variant, and one without a round."""
    played = [record(name, Random(name)) for name in VARIANTS]
    return [str(each) for one in played for each in (one, Record(rules=one.rules, seats=one.seats))]


def record(name: str, random: Random) -> Record:
    """A match of one round, played by lot."""
    match = Match(rules=VARIANTS[name], dealer=0)
    round = match.begin(deal(match.rules, 0, random))
    while round.turn is not None:
        round = round.advance(random.choice(round.legal()))
    return Record.of(match.add(round), seats=["person"] * match.rules.players)


@contextmanager
def nothing_wrong() -> Iterator[None]:
    """That no error is written down."""
    errors: list[str] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            errors.append(self.format(record))

    handler = Handler(logging.ERROR)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
    assert not errors, "\n".join(errors)


# The application without a server


@dataclass(frozen=True)
class Request:
    """A request, as bytes on the line."""

    path: bytes = b"/"
    query: bytes = b""
    method: str = "GET"
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes = b""
    is_cut: bool = False
    """Whether the client is gone before all of the body has come."""
    is_private: bool = False
    """Whether it goes to a server that answers only under the names of this machine."""

    def scope(self, type: str = "http") -> Json:
        """What uvicorn makes of it."""
        return {
            "type": type,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "server": ("127.0.0.1", 8000),
            "client": ("127.0.0.1", 50000),
            "scheme": type.replace("websocket", "ws"),
            "method": self.method,
            "root_path": "",
            "path": unquote(self.path.decode("latin-1")),
            "raw_path": self.path,
            "query_string": self.query,
            "headers": list(self.headers),
            "subprotocols": [],
            "state": {},
        }


class Line:
    """The application in a loop of its own, with a player who has one table with one finished round."""

    def __init__(self, database: Path) -> None:
        self.statuses: Counter[int] = Counter()
        self._runner = asyncio.Runner()
        self.run = self._runner.run
        self.run(self._start(database))

    async def _start(self, database: Path) -> None:
        self._store = Store(f"sqlite:///{database}")
        self._servers = [Server(self._store, Words("en"), hosts=hosts) for hosts in ((), LOOPBACK)]
        begun = croupier.begin((name_of(TOKEN), "", "", ""), talks.settings("flemish", "chance"))
        entry = kept(Sitting.open(TABLE, begun, 0.0), begun, counted=True)
        await self._store.keep(replace(entry, record=record("flemish", Random(1))))

    def close(self) -> None:
        for each in self._servers:
            each.rooms.close()
        self.run(self._store.close())
        self._runner.close()

    def ask(self, request: Request) -> int:
        """The status of the answer, if nothing has gone wrong."""
        with nothing_wrong():
            return self.run(self.asked(request))

    async def asked(self, request: Request) -> int:
        parts = [request.body[:100], request.body[100:]]
        sent: list[Json] = []

        async def receive() -> Json:
            if len(parts) > request.is_cut:
                return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}
            if not request.is_cut:
                await asyncio.Event().wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self._servers[request.is_private].app(request.scope(), receive, send)
        assert sent, request
        status = int(sent[0]["status"])
        self.statuses[status] += 1
        assert status < 500, request
        assert not sent[-1].get("more_body"), request
        return status

    def socket(self) -> Socket:
        return Socket(self._servers[0])


class Socket:
    """A socket of the player; what is sent to it goes through UTF-8 and is read."""

    def __init__(self, server: Server) -> None:
        self.state: Json = {}
        self.codes: Counter[str] = Counter()
        self._server = server
        self._said: asyncio.Queue[Json] = asyncio.Queue()
        self._is_heard = asyncio.Event()

    async def __aenter__(self) -> Socket:
        scope = Request(b"/ws", headers=(COOKIE,)).scope("websocket")
        self._task = asyncio.create_task(self._server.app(scope, self._receive, self._send))
        self._task.add_done_callback(lambda _: self._is_heard.set())
        await self.say({"type": "websocket.connect"})
        await self.say(frame(json.dumps({"table": TABLE, "type": "join"})))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1005})
        await self._task

    async def say(self, message: Json) -> None:
        """Say something, and wait until it has been dealt with."""
        self._is_heard.clear()
        self._said.put_nowait(message)
        await self._is_heard.wait()
        assert not self._task.done(), message

    async def _receive(self) -> Json:
        if self._said.empty():
            self._is_heard.set()
        return await self._said.get()

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            told = json.loads(message["text"].encode())
            self.codes[told.get("code", told["type"])] += 1
            if told["type"] == "state":
                self.state = told


def frame(data: str | bytes) -> Json:
    """Something said over a socket."""
    return {"type": "websocket.receive", "text" if isinstance(data, str) else "bytes": data}


# What is sent: something that makes sense, spoilt

PATHS = (
    *(b"/", b"/index.html", b"/health", b"/ws", b"/api/history", b"/api/look", b"*", b"", b"http://localhost/health"),
    *(f"/api/matches/{TABLE}/1".encode(), b"/api/matches//1", b"/api/matches/x/0", b"/nothing", b"/assets"),
    *(b"/assets/main-1.js", b"/assets/main-1.js.br", b"/assets/folder.js", b"/assets/secret.py", b"/assets/style.css"),
    *(b"/assets/loop.js", b"/assets/inside.js", b"/assets/outside.txt", b"/../outside.txt", b"//index.html"),
)
HEADERS = (
    *(COOKIE, (b"cookie", b'a=b; manille="x\\400"; =; ;;'), (b"accept-encoding", b"gzip, br;q=0.9")),
    *((b"host", b"localhost:80"), (b"host", b"[::1]"), (b"host", b"[::1"), (b"origin", b"http://localhost:80")),
    *((b"range", b"bytes=0-3"), (b"range", b"bytes=0-3, 5-"), (b"range", b"bytes=99-"), (b"if-range", b'"1"')),
)
METHODS = ("GET", "GET", "GET", "GET", "POST", "POST", "HEAD", "OPTIONS", "G\u00cbT")
PIECES = (
    *(b"%00", b"%0a", b"%0D", b"%7f", b"%2f", b"%2F..", b"%5c", b"%25", b"%", b"%zz", b"%u0000", b"%2500", b"%20"),
    *(b"..", b"../", b"/..", b"..%2f", b"%2e%2e/", b"..\\", b".", b"/", b"//", b"\\", b"\\\\?\\", b"C:", b"C:/", b"~"),
    *(b"%c3%a9", b"%ff", b"%c0%80", b"%ed%a0%80", b"%e2%80%a8", b"%f0%9f%82%a1", b"%d9%a1", b"%c2%b2", b"%ef%bc%91"),
    *(b"CON", b"nul.js", b"::$DATA", b" ", b"+", b"?", b"#", b"&", b"=", b";", b",", b":", b'"', b"[", b"@"),
    *(b"\x00", b"\n", b"\x1b", b"\x7f", b"\xff", b"\xc3\xa9", b"\xed\xa0\x80"),
    *(b"a" * 300, b"a/" * 3000, b"a" * 70_000, b"9" * 400, b"9" * 5000, b".js", b".br", b".gz", b".js" * 90),
    *(b"-1", b"0", b"00", b"1_0", b"1.5", b"1e5", b"1e400", b"-1e400", b"1e-400", b"nan", b"inf", b"-Infinity"),
    *(b"1000000000", b"2147483648", b"9007199254740992", b"9223372036854775808", b"18446744073709551616"),
)
"""Bytes that mean something to a path, a number, a text, a database or a terminal."""

VALUE = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d[\d.]*|true|false|null')
TEXTS = (
    *('"\\ud800"', '"\\udfff\\ud800"', '"\\u0000"', '"\\n"', '"\\u2028"', '"\u202e"', '"\U0001f0a1"', '"\u0661"', '""'),
    *('"' + "x" * 99 + '"', '"' + "x" * 101 + '"', '"' + "\u00e9" * 3000 + '"', '"type"', '"\\"', '"\ud800"'),
    *('"french"', '"botifarra"', '"chance"', '"10h"', '"7o"', '"pass"', '"trumps"', '"leave"', '"null"', '"target"'),
)
NUMBERS = (
    *(
        "-1",
        "-0",
        "0",
        "1",
        "2",
        "3",
        "999",
        "1000",
        "1.5",
        "1.0",
        "1e2",
        "1e400",
        "-1e400",
        "1e-400",
        "NaN",
        "Infinity",
    ),
    *("007", "\u0661", "2147483648", "9007199254740991", "9007199254740993", "9223372036854775808"),
    *("9" * 400, "9" * 4290, "9" * 5000),
)
OTHERS = (
    *("true", "false", "null", "[]", "{}", "[[]]", "[null]", "[0,2]", '["10h"]', '{"a":1}', '{"a":1,"a":2}'),
    *('{"type":"leave"}', "[" * 6, "[" * 3000, '{"a":' * 900, "[" + "0," * 70 + "0]"),
)
"""JSON that means something to a reader, or is none."""

AT_FIRST = {"version": 2, "legal": ["10h", "7s"], "table": TABLE}
"""As much of a state as a message hangs on."""


def spoilt(data: bytes, random: Random) -> bytes:
    """Some bytes with something wrong in them."""
    at = random.randrange(len(data) + 1)
    match random.randrange(8):
        case 0 | 1:
            return data[:at] + random.choice(PIECES) + data[at:]
        case 2 | 3 | 4:
            parts = data.split(b"/")
            parts[random.randrange(len(parts))] = random.choice(PIECES)
            return b"/".join(parts)
        case 5:
            return data[:at] + data[at + random.randrange(1, 9) :]
        case 6:
            return data[:at] + b"".join(b"%%%02x" % each for each in data[at : at + 3]) + data[at + 3 :]
        case _:
            return data[:at] + bytes(random.randrange(256) for _ in range(random.randrange(9))) + data[at:]


def spoilt_json(text: str, random: Random) -> str:
    """JSON with another value or another name in it, more often than not of the same kind."""
    place = random.choice(list(VALUE.finditer(text)) or [None])
    if place is None:
        return text
    kind = TEXTS if place[0][0] == '"' else OTHERS if place[0][0] in "tfn" else NUMBERS
    other = random.choice(random.choice((kind, kind, TEXTS, NUMBERS, OTHERS)))
    return text[: place.start()] + other + text[place.end() :]


def asked_for(random: Random, records: list[str]) -> Request:
    """A request of somebody who means no good."""
    path, query, body = random.choice(PATHS), b"", b""
    for _ in range(random.choice((0, 0, 1, 1, 2, 4))):
        path = spoilt(path, random)
    headers = [COOKIE] if random.random() < 0.7 else []
    for _ in range(random.choice((0, 1, 2))):
        name, value = random.choice(HEADERS)
        headers.append((name, spoilt(value, random) if random.random() < 0.7 else value))
    if b"history" in path:
        query = b"before=" + random.choice((b"1", b"1.5", *PIECES))
    if random.random() < 0.3:
        query = spoilt(query, random)
    method = random.choice(METHODS)
    if method == "POST":
        path = random.choice((b"/api/look", path))
        text = random.choice(records)
        for _ in range(random.choice((0, 1, 1, 1, 2))):
            text = spoilt_json(text, random)
        body = text.encode("utf-8", "surrogatepass")
        if random.random() < 0.2:
            body = spoilt(body, random)
    return Request(path, query, method, tuple(headers), body, random.random() < 0.1, random.random() < 0.1)


def said(state: Json, random: Random) -> Json:
    """A message that makes sense in a state, or did a moment ago."""
    version = state.get("version", 0)
    offers = [*state.get("legal", ()), *(each["action"] for each in (*state.get("calls", ()), *state.get("says", ())))]
    chosen = settings(random.choice(list(VARIANTS)), "chance", target=random.choice((1, 31)))
    match random.choice(
        ("act", "act", "act", "say", "undo", "next", "next", "why", "skip", "join", "settings", "rare")
    ):
        case "act":
            return {"version": version, "action": random.choice(offers or ["10h"]), "type": "act"}
        case "say":
            return {"version": version, "say": random.choice([*offers, None, "strong"]), "type": "say"}
        case "why":
            return {"of": random.choice(("call", "play")), "index": random.randrange(9), "type": "why"}
        case "join":
            return {"table": random.choice((TABLE, state.get("table", ""), "x")), "type": "join"}
        case "settings":
            return {"settings": chosen, "type": "settings"}
        case "rare":
            rare: list[Json] = [
                {"settings": chosen, "guided": random.random() < 0.5, "type": "open"},
                {"version": version, "abandon": True, "guided": random.random() < 0.5, "type": "again"},
                {"version": version if random.random() < 0.1 else -1, "type": "hint"},
                {"type": "leave"},
            ]
            return random.choice(rare)
        case type:
            return {"version": version, "type": type}


def spoken(state: Json, random: Random) -> Json:
    """Something said over a socket by somebody who means no good."""
    text = json.dumps(said(state, random))
    for _ in range(random.choice((0, 0, 0, 1, 1, 2))):
        text = spoilt_json(text, random)
    if random.random() < 0.05:
        data = spoilt(text.encode("utf-8", "replace"), random)
        return frame(random.choice((data, data.decode("utf-8", "replace"))))
    return frame(text)


# Nothing breaks


@trying(max_examples=EXAMPLES, deadline=None)
@given(random=some.randoms(use_true_random=False))
def test_a_spoilt_request_is_answered(line: Line, records: list[str], random: Random) -> None:
    line.ask(asked_for(random, records))


@trying(max_examples=EXAMPLES, deadline=None)
@given(
    path=some.binary(max_size=60) | some.text(max_size=30).map(lambda text: text.encode("utf-8", "replace")),
    query=some.binary(max_size=40),
    headers=some.lists(some.tuples(some.sampled_from([name for name, _ in HEADERS]), some.binary(max_size=40))),
    body=some.binary(max_size=300),
    is_look=some.booleans(),
)
def test_a_request_of_any_bytes_is_answered(
    line: Line, path: bytes, query: bytes, headers: list[tuple[bytes, bytes]], body: bytes, is_look: bool
) -> None:
    asked = (b"/api/look", query, "POST") if is_look else (b"/" + path, query, "GET")
    line.ask(Request(*asked, tuple(headers), body))


@trying(max_examples=EXAMPLES, deadline=None)
@given(random=some.randoms(use_true_random=False))
def test_spoilt_messages_are_answered(line: Line, random: Random) -> None:
    messages = [spoken(AT_FIRST, random) for _ in range(3)]

    async def converse() -> None:
        async with line.socket() as one:
            for message in messages:
                await one.say(message)

    with nothing_wrong():
        line.run(converse())


def test_very_many_requests_are_answered(line: Line, records: list[str]) -> None:
    async def all() -> None:
        random = Random(1)
        for _ in range(REQUESTS):
            await line.asked(asked_for(random, records))

    line.statuses.clear()
    with nothing_wrong():
        line.run(all())
    logging.getLogger(__name__).info("statuses %s", sorted(line.statuses.items()))
    assert set(line.statuses) == {200, 206, 400, 403, 404, 405, 416, 421}


def test_very_many_messages_are_answered(line: Line) -> None:
    async def all() -> Counter[str]:
        random = Random(1)
        async with line.socket() as one:
            for _ in range(MESSAGES):
                while not is_asked(one.state) and random.random() < 0.7:
                    await asyncio.sleep(0.001)
                await one.say(spoken(one.state, random))
            return one.codes

    with nothing_wrong():
        codes = line.run(all())
    logging.getLogger(__name__).info("answers %s", codes.most_common())
    assert {"state", "sheet", "malformed", "large", "stale", "table", "turn", "why", "welcome"} <= set(codes)


# What did break


def test_a_path_with_a_null_byte_is_not_found(address: str) -> None:
    with nothing_wrong():
        assert ask(address, "/assets/%00").status == 404


@pytest.mark.parametrize(
    "path",
    [
        "/assets/main-1.js%00",
        "/%0a",
        "/health%0a",
        "/assets/main-1.js%0a",
        f"/assets/{'a' * 300}.js",
        f"/{'a/' * 3000}index.html",
        "/assets/%ed%a0%80.js",
        "/assets%5cmain-1.js",
        "/c:/index.html",
        "//index.html",
        "/assets/folder.js",
        "/api/matches/%00/1",
        f"/api/matches/{'x' * 3000}/1",
        "/api/matches/x/-1",
        "/api/matches/x/%d9%a1",
        "/api/matches/x/1000000000",
        "/api/matches/x/9223372036854775808",
        f"/api/matches/x/{'9' * 5000}",
    ],
    ids=lambda path: path[:30],
)
def test_a_path_that_no_system_takes_is_not_found(address: str, path: str) -> None:
    with nothing_wrong():
        assert ask(address, path, Cookie=f"manille={TOKEN}").status == 404


def test_a_path_that_needs_no_second_look(address: str) -> None:
    """Escapes are read, and the form that they give a path is all that counts."""
    assert ask(address, "/assets%2fmain%2d1.js").body == b"export {}"
    assert ask(address, "/%61pi/history").status == 200


@posix
def test_a_link_leads_nowhere_outside(address: str) -> None:
    with nothing_wrong():
        assert ask(address, "/assets/loop.js").status == 404
        assert ask(address, "/assets/outside.txt").status == 404
        assert ask(address, "/assets/inside.js").body == b"export {}"
        assert ask(address, "/assets/style.css", Accept_Encoding="br").body == b"* {}"


def test_every_file_of_the_built_app_has_a_name_that_is_served() -> None:
    files = [each for each in site.FOLDER.rglob("*") if each.is_file()]
    assert all(site.NAME.fullmatch(each.relative_to(site.FOLDER).as_posix()) for each in files)


@pytest.mark.parametrize(
    "before", ["", "nan", "inf", "1e400", "9" * 5000, "1_0", "%d9%a1", "%00", "1&before=x", "null"]
)
def test_a_moment_that_is_no_number_is_refused(address: str, before: str) -> None:
    with nothing_wrong():
        assert ask(address, f"/api/history?before={before}", Cookie=f"manille={TOKEN}").status == 400


@pytest.mark.parametrize("before", ["0", "-1.5", "1e300", "1e-400", "x&before=1"])
def test_a_moment_long_ago_or_far_off_is_one(address: str, before: str) -> None:
    with nothing_wrong():
        assert ask(address, f"/api/history?before={before}", Cookie=f"manille={TOKEN}").status == 200


@pytest.mark.parametrize("text", ["1e400", "-1e400", "9" * 400, "9" * 5000, "NaN", "true", '"1"'])
def test_a_number_that_a_float_does_not_hold_is_none(text: str) -> None:
    with pytest.raises(FrameError):
        decode(text, float)


def test_a_query_that_is_no_text_is_ignored(line: Line) -> None:
    assert line.ask(Request(b"/", b"\xff")) == 200


def test_a_request_without_a_path_is_not_found(line: Line) -> None:
    assert line.ask(Request(b"", b"\xff")) == line.ask(Request(b"*", method="OPTIONS")) == 404


def test_half_a_character_in_a_name_comes_back_as_it_was_pasted(address: str) -> None:
    data = json.loads(str(record("flemish", Random(1))))
    data["seats"][1] = "\ud800"
    with nothing_wrong():
        answer = ask(address, "/api/look", method="POST", body=json.dumps(data).encode())
        assert answer.status == 200
        assert answer.json["players"][1] == "\ufffd"
        assert json.loads(answer.json["line"])["seats"] == data["seats"]


def test_a_client_that_leaves_in_the_middle_of_a_body(tmp_path: Path) -> None:
    with nothing_wrong(), serving(tmp_path / "tables.db") as here:
        for body in (b"Content-Length: 9\r\n\r\n[", b"Transfer-Encoding: chunked\r\n\r\nno\r\n"):
            with socket.create_connection((urlsplit(here).hostname, urlsplit(here).port), 30) as line:
                line.sendall(b"POST /api/look HTTP/1.1\r\nHost: localhost\r\n" + body)
        assert ask(here, "/health").status == 200


def test_a_text_that_is_none_closes_the_socket(address: str) -> None:
    with nothing_wrong():
        for bad in (b"\xff", b"\xed\xa0\x80", b'{"type":"leave\xc3"}'):
            with Player(address) as one:
                one.line.send(bad, text=True)
                with pytest.raises(ConnectionClosed) as closed:
                    one.read()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1007
