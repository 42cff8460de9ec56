"""The command line in a test: in this process, or as one of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple


class Done(NamedTuple):
    """What a command did."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.removesuffix("\n").split("\n")


Run = Callable[..., Done]


def process(*arguments: str) -> Done:
    """Run a command as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "manille", *arguments], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert "Traceback" not in done.stdout + done.stderr
    return Done(done.returncode, done.stdout, done.stderr)


def assert_refused(done: Done, status: int) -> None:
    """Nothing on standard output, one sentence on standard error."""
    assert done.status == status
    assert done.out == ""
    assert done.err.endswith("\n")
    assert done.err.count("\n") == 1
    assert done.err.strip()
