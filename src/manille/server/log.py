"""What the server writes down as it runs: a line of JSON for each thing that happens, never a card."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

_LOGGER = logging.getLogger("manille.server")


def log(event: str, **facts: object) -> None:
    """Write that something happened."""
    if _LOGGER.isEnabledFor(logging.INFO):
        _LOGGER.info(json.dumps({"at": datetime.now(UTC).isoformat(timespec="milliseconds"), "event": event, **facts}))
