"""One client: what waits to be sent to it, and how much it may ask for."""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic

from starlette.websockets import WebSocket, WebSocketDisconnect

from manille.wire.frames import encode

WAITING = 100
"""How many messages may wait for a slow client before it is let go; it can come back for the latest state."""

ALLOWANCE = 60.0
"""How much a client may ask for at once."""

REFILL = 15.0
"""How much of the allowance comes back in a second."""

PATIENCE = 200
"""How many messages in a row are refused for coming too fast before the client is let go."""

POLICY, AGAIN_LATER = 1008, 1013
"""How a socket is closed: for misbehaviour, and for want of room."""


class Client:
    """A socket with a sender of its own, so that a slow one holds up nobody."""

    def __init__(self, socket: WebSocket, who: str) -> None:
        self.who = who
        self._socket = socket
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(WAITING + 1)
        self._allowance = ALLOWANCE
        self._counted = monotonic()
        self._refused = 0

    def tell(self, message: object) -> None:
        """Send a message, some time soon."""
        self.send(encode(message))

    def send(self, text: str) -> None:
        """Send a text, some time soon; a client for which too much waits already is let go."""
        if self._queue.qsize() < WAITING:
            self._queue.put_nowait(text)
        elif not self._queue.full():
            self._queue.put_nowait(None)

    def let_go(self) -> None:
        """Close the socket once everything that waits has been sent."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(None)

    async def sending(self) -> None:
        """Send what waits, until the client is gone."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await self._queue.get()) is not None:
                await self._socket.send_text(text)
                del text  # A client that waits keeps nothing of what it was sent.
            await self._socket.close(AGAIN_LATER)

    def may(self, cost: float) -> bool:
        """Whether the client may ask for something now."""
        now = monotonic()
        self._allowance = min(ALLOWANCE, self._allowance + REFILL * (now - self._counted))
        self._counted = now
        if self._allowance < cost:
            self._refused += 1
            return False
        self._allowance -= cost
        self._refused = 0
        return True

    @property
    def is_flooding(self) -> bool:
        """Whether the client goes on without heed to refusals."""
        return self._refused > PATIENCE
