"""A server under load, measured on request and never asserted: many tables with bots at play, many clients that wait.

The server is a process of its own, on one core where the system lets us choose; the clients are in this process. Each
plays the first card that it may as soon as it is its turn, against three bots.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from manille.rules.variants import USUAL
from manille.study.bench.figure import Figure

Json = dict[str, Any]

PACE = "normal"
"""The pace of the tables."""

SPREAD = 5.0
"""Over how many seconds the clients begin to play, so that they do not all act in the same moment."""


@dataclass(frozen=True, slots=True)
class Target:
    """A server under load."""

    address: str
    process: int

    @property
    def memory(self) -> float:
        """What it holds in memory, in KiB; 0 where the system does not tell."""
        try:
            status = Path(f"/proc/{self.process}/status").read_text()
        except OSError:
            return 0.0
        return float(status.partition("VmRSS:")[2].split()[0])

    @property
    def seconds(self) -> float:
        """The time that it has had on a processor; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))


def figures(tables: int = 200, idle: int = 200, seconds: float = 30.0) -> Iterator[Figure]:
    """How long a card waits for its answer, and what a table and a client that waits take in memory."""
    with TemporaryDirectory() as folder, _server(folder) as target:
        yield from asyncio.run(_measure(target, tables, idle, seconds))


@contextmanager
def _server(folder: str) -> Iterator[Target]:
    database = f"sqlite:///{Path(folder) / 'tables.db'}"
    command = [sys.executable, "-m", "manille", "serve", "--port", "0", "--database", database, "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as child:
        try:
            assert child.stdout is not None
            found = re.search(r"http://\S+/", child.stdout.readline())
            assert found is not None, "the server did not begin"
            if hasattr(os, "sched_setaffinity"):
                os.sched_setaffinity(child.pid, {min(os.sched_getaffinity(child.pid))})
            yield Target(found[0], child.pid)
        finally:
            child.terminate()


async def _measure(target: Target, tables: int, idle: int, seconds: float) -> list[Figure]:
    url = target.address.replace("http", "ws", 1) + "ws"
    async with AsyncExitStack() as stack:

        async def client() -> ClientConnection:
            line = await stack.enter_async_context(connect(url, compression=None, max_size=None))
            await line.recv()
            return line

        await _begin(await client())
        empty = target.memory
        for _ in range(idle):
            await client()
        waiting = target.memory
        players = [await _begin(await client()) for _ in range(tables)]
        busy, started = target.seconds, time.perf_counter()
        ends = time.monotonic() + seconds
        waits = [SPREAD * place / tables for place in range(tables)]
        played = await asyncio.gather(*(_play(line, wait, ends) for line, wait in zip(players, waits, strict=True)))
        answers = [each for one in played for each in one]
        share = (target.seconds - busy) / (time.perf_counter() - started)
        playing = target.memory
    cuts = quantiles(answers, n=100)
    return [
        _one(f"card answered, median of {len(answers)}", "ms", cuts[49]),
        _one("card answered, 99th percentile", "ms", cuts[98]),
        _one("card answered, slowest", "ms", max(answers)),
        _one("one core in use", "%", 100 * share),
        _one("an idle client", "KiB", (waiting - empty) / idle),
        _one("a table with its client", "KiB", (playing - waiting) / tables),
    ]


async def _begin(line: ClientConnection) -> ClientConnection:
    settings = {"variant": USUAL, "changes": {}, "bots": ["thumb"], "pace": PACE}
    await line.send(json.dumps({"settings": settings, "guided": False, "type": "open"}))
    return line


async def _play(line: ClientConnection, wait: float, ends: float) -> list[float]:
    """Play after a wait until the time is over; for each decision, the milliseconds until the table had moved on."""
    await asyncio.sleep(wait)
    answers: list[float] = []
    state: Json = {"version": 0, "asked": {"kind": "", "seat": None}, "you": 0}
    while time.monotonic() < ends:
        asked, version = state["asked"], state["version"]
        sent = 0.0
        if asked is None:
            await line.send(json.dumps({"version": version, "abandon": False, "guided": False, "type": "again"}))
        elif asked["kind"] == "acknowledge":
            await line.send(json.dumps({"version": version, "type": "next"}))
        elif asked["seat"] == state["you"]:
            action = [*state["legal"], *(call["action"] for call in state["calls"])][0]
            sent = time.perf_counter()
            await line.send(json.dumps({"version": version, "action": action, "type": "act"}))
        try:
            state = await asyncio.wait_for(_state(line), max(0.01, ends - time.monotonic()))
        except TimeoutError:
            break
        if sent:
            answers.append(1000 * (time.perf_counter() - sent))
    return answers


async def _state(line: ClientConnection) -> Json:
    """The next state."""
    while True:
        message: Json = json.loads(await line.recv())
        if message["type"] == "state":
            return message


def _one(name: str, unit: str, value: float) -> Figure:
    return Figure.of(name, unit, [value])
