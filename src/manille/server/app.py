"""The server as an application: which path answers what, and the life of one socket."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import AsyncIterator
from time import monotonic

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from manille import __version__, wire
from manille.bots import BOTS, USUAL_BOT
from manille.croupier import croupier
from manille.record.files import read_record
from manille.record.record import Record
from manille.rules.strict_json import RecordError
from manille.rules.variants import USUAL
from manille.server.clients import AGAIN_LATER, POLICY, Client
from manille.server.identity import cookie, is_same_origin, name_of, new_token, token_of
from manille.server.log import log
from manille.server.rooms import Clock, Room, Rooms
from manille.server.site import Guarded, has_app, page
from manille.store.store import Store, StoreError
from manille.table.look_back import look
from manille.table.protocol import Refusal
from manille.wire.frames import FrameError, decode, encode, from_client
from manille.wire.rule_sets import games
from manille.words import Words

SOCKETS = 8
"""How many sockets a player may have at once."""

CLIENTS = 5000
"""How many sockets there may be in all."""

LONGEST_RECORD = 128 * 1024
"""The most bytes of a record that is pasted to look at: the longest match there is, a hundred rounds."""

LOOKS = 2
"""How many records are looked at at the same time; others wait."""

NUMBER = re.compile("[0-9]{1,9}")
"""The number of a match, no longer than any database takes it."""

COSTS = {"open": 10.0, "join": 5.0, "hint": 5.0, "settings": 2.0}
"""What a message takes of a client's allowance; others take 1."""


class Server:
    """What the answers share: the store, the tables in use, and who is connected."""

    def __init__(self, store: Store, words: Words, *, clock: Clock = monotonic, hosts: tuple[str, ...] = ()) -> None:
        self.rooms = Rooms(store, clock)
        self._store = store
        self._words = words
        self._sockets: Counter[str] = Counter()
        self._games = games()
        self._looks = asyncio.Semaphore(LOOKS)
        self.app = Starlette(
            routes=[
                Route("/health", self.health),
                Route("/api/history", self.history),
                Route("/api/matches/{table}/{match}", self.match),
                Route("/api/look", self.look, methods=["POST"]),
                WebSocketRoute("/ws", self.socket),
                Route("/{path:path}", self.file),
            ],
            middleware=[Middleware(Guarded, hosts=hosts)],
            lifespan=self._lifespan,
        )
        # Every path has its route; a target that is none, such as ``*``, is not to be tried with one more slash.
        self.app.router.redirect_slashes = False

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        yield
        self.rooms.close()
        await self._store.close()

    # Over HTTP

    async def file(self, request: Request) -> Response:
        """The web app; the page itself comes with a token for whoever has none."""
        path = request.path_params["path"]
        if not path and not has_app():
            return PlainTextResponse(self._words("serve-no-app") + "\n", 503)
        answer = page(request, path)
        if answer is None:
            return PlainTextResponse("404\n", 404)
        if not path:
            token = token_of(request.cookies) or new_token()
            answer.headers.append("Set-Cookie", cookie(token, secure=request.scope.get("scheme") == "https"))
        return answer

    async def health(self, _: Request) -> Response:
        """Whether the server and its store answer, and how much goes on."""
        try:
            await asyncio.to_thread(self._store.check)
        except StoreError:
            return JSONResponse({"ok": False, "release": __version__}, 503)
        return JSONResponse(
            {"ok": True, "release": __version__, "tables": len(self.rooms), "clients": self._sockets.total()}
        )

    async def history(self, request: Request) -> Response:
        """The matches and the results of a player."""
        before = request.query_params.get("before")
        try:
            bound = None if before is None else decode(before, float)
        except FrameError:
            return _refused("history", Refusal("malformed"), 400)
        token = token_of(request.cookies)
        if token is None:
            return _told(wire.History(matches=(), results=(), before=None))
        who = name_of(token)
        try:
            matches, more = await asyncio.to_thread(self._store.played, who, bound)
            results = await asyncio.to_thread(self._store.results, who)
        except StoreError:
            return _refused("history", Refusal("store"), 503)
        return _told(wire.History(matches=matches, results=results, before=more))

    async def match(self, request: Request) -> Response:
        """The finished rounds of a match of the player, all hands open."""
        token = token_of(request.cookies)
        table, number = request.path_params["table"], request.path_params["match"]
        if token is None or len(table) > 32 or not NUMBER.fullmatch(number):
            return _refused("match", Refusal("table"), 404)
        try:
            line = await asyncio.to_thread(self._store.record, name_of(token), table, int(number))
        except StoreError:
            return _refused("match", Refusal("store"), 503)
        if line is None:
            return _refused("match", Refusal("table"), 404)
        return _told(await self._look(Record.parse(line)))

    async def look(self, request: Request) -> Response:
        """The finished rounds of a record that somebody pasted, checked against the rules."""
        if not is_same_origin(request.headers):
            return _refused("look", Refusal("foreign"), 403)
        body = b""
        try:
            async for part in request.stream():
                body += part
                if len(body) > LONGEST_RECORD:
                    return _refused("look", Refusal("large"), 413)
            return _told(await self._look(read_record(body)))
        except ClientDisconnect:  # Whoever is gone reads no answer, but there has to be one.
            return _refused("look", Refusal("malformed"), 400)
        except RecordError as error:
            places = {"round": error.round, "call": error.call, "play": error.play}
            facts = {name: str(place) for name, place in places.items() if place is not None} | error.facts
            refusal = Refusal(error.code, clause=error.clause, message=f"bad-{error.code}", **facts)
            return _refused("look", refusal, 400)

    async def _look(self, record: Record) -> wire.Replay:
        async with self._looks:
            return await asyncio.to_thread(look, record)

    # Over a socket

    async def socket(self, socket: WebSocket) -> None:
        """One client, from its first message to its last."""
        token = token_of(socket.cookies)
        if not is_same_origin(socket.headers):
            await socket.close(POLICY)
            return
        given = token or new_token()
        who = name_of(given)
        if self._sockets[who] >= SOCKETS or self._sockets.total() >= CLIENTS:
            await socket.close(AGAIN_LATER)
            return
        self._sockets[who] += 1
        try:
            secure = socket.scope.get("scheme") == "wss"
            headers = [] if token else [(b"set-cookie", cookie(given, secure=secure).encode())]
            await socket.accept(headers=headers)
            client = Client(socket, who)
            sender = asyncio.create_task(client.sending())
            try:
                await self._serve(socket, client)
            finally:
                client.let_go()
                await sender
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    async def _serve(self, socket: WebSocket, client: Client) -> None:
        """Answer what a client says until it goes away."""
        room: Room | None = None
        try:
            await self._welcome(client)
            while not client.is_flooding:
                received = await socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                room = await self._answer(client, room, received.get("text"))
        except (WebSocketDisconnect, StoreError):
            return
        finally:
            if room is not None:
                await self.rooms.leave(client, room)

    async def _answer(self, client: Client, room: Room | None, text: str | None) -> Room | None:
        """Answer one message; at which table the client is then."""
        about = ""
        try:
            if text is None:
                raise FrameError("malformed")
            message = from_client(text)
            about = message.type
            if not client.may(COSTS.get(about, 1.0)):
                raise Refusal("fast")
            return await self._obey(client, room, message)
        except FrameError as error:
            client.may(1.0)
            client.tell(Refusal(error.code).told(about))
        except Refusal as refusal:
            log("refused", who=client.who[:8], about=about, code=refusal.code)
            client.tell(refusal.told(about))
        except StoreError:
            log("store", who=client.who[:8], about=about)
            client.tell(Refusal("store").told(about))
            if room is not None:
                self.rooms.drop(room)
                await self.rooms.leave(client, room)
            return None
        return room

    async def _obey(self, client: Client, room: Room | None, message: wire.FromClient) -> Room | None:
        if isinstance(message, wire.Open | wire.Join | wire.Leave):
            found = None
            match message:
                case wire.Open():
                    found = await self.rooms.open(client, message.settings, guided=message.guided)
                case wire.Join():
                    found = await self.rooms.join(client, message.table)
                case wire.Leave():
                    await self._welcome(client)
            if room is not None and room is not found:
                await self.rooms.leave(client, room)
            return found
        if room is None:
            raise Refusal("table")
        if isinstance(message, wire.Change):
            croupier.check(message.settings, len(room.sitting.persons))
        await room.take(client.who, message, client)
        return room

    async def _welcome(self, client: Client) -> None:
        client.tell(
            wire.Welcome(
                release=__version__,
                games=self._games,
                usual=USUAL,
                bots=tuple(BOTS),
                bot=USUAL_BOT,
                tables=await asyncio.to_thread(self._store.left, client.who),
            )
        )


def _told(message: object) -> Response:
    return Response(encode(message), media_type="application/json", headers={"Cache-Control": "no-store"})


def _refused(about: str, refusal: Refusal, status: int) -> Response:
    return Response(encode(refusal.told(about)), status, media_type="application/json")
