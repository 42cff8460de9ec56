"""Tables that somebody sits at now: their bots, their pauses, and who is told.

A table lives here only while a client looks at it; it comes from the store and everything that happens is in the store
before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import time

from manille import wire
from manille.croupier import croupier
from manille.server.clients import Client
from manille.server.log import log
from manille.store.store import Kept, Store, StoreError
from manille.table.entries import Begun, Entry
from manille.table.protocol import (
    CROUPIER,
    Advice,
    Answer,
    Conversation,
    Move,
    Refusal,
    ToTable,
    Wanted,
    handle,
    next_match,
)
from manille.table.sitting import Sitting
from manille.wire.frames import encode

THREADS = 64
"""How many bots may think at the same time; the system shares the cores among them."""

Clock = Callable[[], float]


class Room:
    """A table with those who look at it. One message at a time is dealt with; bots think beside that."""

    def __init__(self, sitting: Sitting, store: Store, threads: ThreadPoolExecutor, clock: Clock) -> None:
        self.clients: set[Client] = set()
        self._conversation = Conversation(sitting=sitting, told=sitting.version, counted=len(sitting.match.rounds))
        self._store = store
        self._threads = threads
        self._clock = clock
        self._lock = asyncio.Lock()
        self._is_closed = False
        self._moved = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._advisers: dict[int, asyncio.Task[None]] = {}

    @property
    def sitting(self) -> Sitting:
        """The table as it is now."""
        return self._conversation.sitting

    async def take(self, who: str, message: ToTable, client: Client | None = None) -> None:
        """Deal with a message. Raises `StoreError`, and then the table here is not to be trusted any more."""
        async with self._lock:
            if self._is_closed:
                return
            await self._take(who, message, client)
            await self.deal()
        self._moved.set()
        self._drive()

    async def deal(self) -> None:
        """Deal where a round is due, so that there is something to show. Raises `StoreError`."""
        while (due := self.sitting.due) is not None and due.kind == "deal":
            await self._take(CROUPIER, Move(due.version, croupier.answer(self.sitting, due)), None)

    async def close_if_empty(self) -> bool:
        """End, if nobody looks on and once what is under way has been kept; whether it has ended."""
        async with self._lock:
            if not self.clients:
                self.close()
            return self._is_closed

    def close(self) -> None:
        """Deal with no message any more."""
        self._is_closed = True
        for client in self.clients:
            client.let_go()
        self._moved.set()

    async def _take(self, who: str, message: ToTable, client: Client | None) -> None:
        before, now = self._conversation, self._clock()
        answer = handle(before, who, message, now)
        if answer.entry is not None:
            counted = len(answer.conversation.sitting.match.rounds) != len(before.sitting.match.rounds)
            await self._store.keep(kept(answer.conversation.sitting, answer.entry, counted=counted))
            log("entry", table=self.sitting.name, version=answer.conversation.sitting.version, kind=answer.entry.type)
        self._conversation = answer.conversation
        await self._tell(answer, client)

    async def _tell(self, answer: Answer, client: Client | None) -> None:
        for who, message in answer.messages:
            if isinstance(message, Wanted):
                await self._want(message)
                continue
            text = encode(message)
            one = client is not None and answer.entry is None
            for each in (client,) if one else tuple(self.clients):
                if each is not None and each.who == who:
                    each.send(text)

    async def _want(self, wanted: Wanted) -> None:
        if wanted.kind == "match":
            people, settings = next_match(self.sitting)
            begun = croupier.begin(people, settings, guided=wanted.guided)
            await self._take(CROUPIER, Move(wanted.version, begun), None)
        elif wanted.version not in self._advisers:
            task = asyncio.create_task(self._advise(self.sitting, wanted))
            self._advisers[wanted.version] = task
            task.add_done_callback(lambda _: self._advisers.pop(wanted.version, None))

    async def _advise(self, sitting: Sitting, wanted: Wanted) -> None:
        loop = asyncio.get_running_loop()
        choice = await loop.run_in_executor(
            self._threads, croupier.advice, sitting.table, wanted.seat, sitting.begun.bots
        )
        advice = Advice(wanted.version, wanted.seat, str(choice.action), croupier.told(choice.reason))
        await self.take(CROUPIER, advice)

    def _drive(self) -> None:
        """See to it that the bots act, while somebody looks on."""
        if self._driver is None and self.clients and not self._is_closed and self.sitting.due is not None:
            self._driver = asyncio.create_task(self._run())

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while not self._is_closed and self.clients and (due := self.sitting.due) is not None:
                entry = await loop.run_in_executor(self._threads, croupier.answer, self.sitting, due)
                if await self._pause(due.version):
                    await self.take(CROUPIER, Move(due.version, entry))
        except StoreError:
            self.close()
        finally:
            self._driver = None

    async def _pause(self, version: int) -> bool:
        """Wait until what is due may happen; whether it still may."""
        while self.sitting.version == version and not self._is_closed:
            due = self.sitting.due
            left = 0.0 if due is None else due.at - self._clock()
            if left <= 0:
                return True
            self._moved.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._moved.wait(), left)
        return False


class Rooms:
    """All tables that somebody sits at."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._threads = ThreadPoolExecutor(THREADS, "bot")
        self._rooms: dict[str, Room] = {}
        self._lock = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._rooms)

    async def open(self, client: Client, settings: wire.Settings, *, guided: bool) -> Room:
        """A new table for a client, with a match begun. Raises `Refusal` and `StoreError`."""
        name = secrets.token_hex(8)
        sitting = croupier.open_table(name, client.who, settings, self._clock(), guided=guided)
        await self._store.keep(kept(sitting, sitting.begun, counted=True))
        log("open", table=name, who=client.who[:8], variant=settings.variant)
        room = await self._room(sitting)
        await self._enter(room, client)
        return room

    async def join(self, client: Client, name: str) -> Room:
        """A table of a client, from the store if nobody sits at it now. Raises `Refusal` and `StoreError`."""
        async with self._lock:
            room = self._rooms.get(name)
            if room is None:
                sitting = await asyncio.to_thread(self._stored, name)
                if sitting is None or client.who not in sitting.people:
                    raise Refusal("table")
                room = await self._room(sitting)
            elif client.who not in room.sitting.people:
                raise Refusal("table")
            room.clients.add(client)
        await self._enter(room, client)
        return room

    async def leave(self, client: Client, room: Room) -> None:
        """A client looks at a table no more; the last one leaves it to the store."""
        room.clients.discard(client)
        async with self._lock:
            if await room.close_if_empty():
                self.drop(room)

    def drop(self, room: Room) -> None:
        """Forget a table; whoever comes back finds what the store has."""
        room.close()
        if self._rooms.get(room.sitting.name) is room:
            del self._rooms[room.sitting.name]

    def close(self) -> None:
        """Stop all bots."""
        for room in tuple(self._rooms.values()):
            self.drop(room)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _stored(self, name: str) -> Sitting | None:
        """A table as the store has it. Raises `StoreError`."""
        try:
            return Sitting.resume(name, self._store.log(name), self._clock())
        except ValueError as error:
            raise StoreError(name) from error

    async def _enter(self, room: Room, client: Client) -> None:
        room.clients.add(client)
        try:
            await room.take(client.who, wire.Join(table=room.sitting.name), client)
        except BaseException:
            room.clients.discard(client)
            if not room.clients:
                self.drop(room)
            raise

    async def _room(self, sitting: Sitting) -> Room:
        room = Room(sitting, self._store, self._threads, self._clock)
        await room.deal()
        self._rooms[sitting.name] = room
        return room


def kept(sitting: Sitting, entry: Entry, *, counted: bool) -> Kept:
    """An entry as the store keeps it, with the table after it; ``counted`` says that its finished rounds changed."""
    begins = isinstance(entry, Begun)
    return Kept(
        table=sitting.name,
        match=sitting.number,
        version=sitting.version,
        entry=encode(entry),
        at=time(),
        people=sitting.people if begins else (),
        record=sitting.record if begins or counted else None,
    )
