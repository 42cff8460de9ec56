"""The server as the tests run it."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page

Opener = Callable[..., Page]
"""Opens the game in a new window of the browser, by the arguments of the fixture `visit`."""


class Server:
    """`manille serve` as a process, which can be killed and started again on the same port and database."""

    def __init__(self, folder: Path) -> None:
        self._database = f"sqlite:///{folder / 'tables.db'}"
        self._port = "0"
        self.start()

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        command = [sys.executable, "-m", "manille", "--lang", "en", "serve", "--port", self._port]
        self._process = subprocess.Popen(
            [*command, "--database", self._database], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        self.address = next(word for word in self._process.stdout.readline().split() if word.startswith("http"))
        self._port = str(urlsplit(self.address).port)

    def kill(self) -> None:
        """End the process at once, as a power cut does."""
        self.stop(signal.SIGKILL)

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> None:
        """Send the process a signal that ends it, and wait for the end."""
        self._process.send_signal(sign)
        self._process.wait(timeout=30)
        if self._process.stdout is not None:
            self._process.stdout.close()
