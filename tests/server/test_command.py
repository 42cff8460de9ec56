"""The commands that serve."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

from server.test_server import posix
from shared.clients import ask


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [sys.executable, "-m", "manille", "serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}"],
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert port in done.stderr


def test_a_database_that_cannot_be_opened_is_told_without_its_password() -> None:
    url = "postgresql+nothing://me:secret@nowhere/tables"
    command = [sys.executable, "-m", "manille", "serve", "--port", "0", "--database", url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "nowhere/tables" in done.stderr
    assert "secret" not in done.stderr


@posix
def test_manille_alone_serves_this_machine_and_says_where(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        environment.pop(name, None)
    command = [sys.executable, "-m", "manille", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as child:
        assert child.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", child.stdout.readline())
        assert found
        assert "manille play" in child.stdout.readline()
        assert ask(found[0], "/health").json["ok"]
        child.send_signal(signal.SIGINT)
        _, err = child.communicate(timeout=30)
    assert err == ""
    assert (tmp_path / "manille" / "tables.db").exists()
