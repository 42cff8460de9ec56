"""What tests of the server share."""

from __future__ import annotations

import pytest

from manille.server import clients


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No limit to how fast a client may speak."""
    monkeypatch.setattr(clients, "ALLOWANCE", 1e9)
    monkeypatch.setattr(clients, "REFILL", 1e9)
