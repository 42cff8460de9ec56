"""A server as a process of its own."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path


class Process:
    """A server as a process of its own."""

    def __init__(self, database: Path) -> None:
        command = [sys.executable, "-m", "manille", "serve", "--port", "0", "--lang", "en"]
        self.child = subprocess.Popen(
            [*command, "--database", f"sqlite:///{database}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.child.stdout is not None
        line = self.child.stdout.readline()
        found = re.search(r"http://\S+/", line)
        assert found, line
        self.address = found[0]

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.end(signal.SIGTERM)

    def end(self, by: int) -> str:
        """End the process by a signal; what it wrote on standard error."""
        if self.child.poll() is None:
            self.child.send_signal(by)
        _, err = self.child.communicate(timeout=30)
        return err
