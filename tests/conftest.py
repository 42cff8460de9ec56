"""What tests of several rooms share; the players and tables that they use are in ``tests/shared``."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what a person keeps."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path
