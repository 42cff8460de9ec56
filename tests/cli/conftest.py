"""The command line with a home of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from manille import cli
from shared.commands import Done, Run


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for what is saved, and no language but English asked for."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "MANILLE_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path


@pytest.fixture
def run(home: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process."""

    def command(*arguments: str) -> Done:
        status = cli.run(arguments)
        done = Done(status, *capsys.readouterr())
        assert "Traceback" not in done.out + done.err
        return done

    return command
