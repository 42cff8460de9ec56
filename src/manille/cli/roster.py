"""Which bots can be asked for here."""

from __future__ import annotations

from collections.abc import Collection

from manille.bots import BOTS, NAMES, PLAYERS, SEER_NAMES
from manille.cli.errors import BadUsage
from manille.words import Words


def check_bot(name: str, words: Words) -> None:
    """Refuse a bot that there is not, that cannot play here, or that may not play with people. Raises `BadUsage`."""
    if name in SEER_NAMES:
        raise BadUsage(words("bot-sees-all", name=name, names=words.listed(BOTS)))
    _check(name, BOTS, words)


def check_player(name: str, words: Words) -> None:
    """Refuse for a game without people a bot that there is not or that cannot play here. Raises `BadUsage`."""
    _check(name, PLAYERS, words)


def _check(name: str, here: Collection[str], words: Words) -> None:
    if name not in here:
        code = "cli-bot-kernel" if name in (*NAMES, *SEER_NAMES) else "cli-bad-bot"
        raise BadUsage(words(code, name=name, names=words.listed(here)))
