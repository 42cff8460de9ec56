"""Which bots can be asked for here."""

from __future__ import annotations

from manille.bots import BOTS, NAMES
from manille.errors import BadUsage
from manille.words import Words


def check_bot(name: str, words: Words) -> None:
    """Refuse a bot that there is not, or that cannot play here. Raises `BadUsage`."""
    if name in BOTS:
        return
    known = name in NAMES
    raise BadUsage(words("cli-bot-kernel" if known else "cli-bad-bot", name=name[:40], names=", ".join(BOTS)))
