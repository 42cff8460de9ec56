"""Which form of the game is begun, with which match: the one that was left or a new one."""

from __future__ import annotations

import os
import sys
from dataclasses import replace

from manille.rules.rules import Rules
from manille.store import saves
from manille.terminal.game import Game
from manille.terminal.plain import Plain
from manille.words import Words


class MatchWaits(Exception):
    """Another match was left than is asked for."""

    def __init__(self, left: Game) -> None:
        super().__init__(left.rules.variant)
        self.left = left


def play(
    words: Words,
    *,
    rules: Rules | None = None,
    seed: str | None = None,
    bot: str = "",
    pace: str = "",
    plain: bool = False,
    fresh: bool = False,
) -> None:
    """Play in the terminal: the match that was left, or a new one by some rules and a seed.

    Raises `MatchWaits` where another match was left than is asked for, and it is not given up by ``fresh``.
    """
    settings = saves.read_settings()
    settings = replace(settings, bot=bot or settings.bot, pace=pace or settings.pace)
    damaged: saves.DamagedFile | None = None
    try:
        left = None if fresh else Game.resume()
    except saves.DamagedFile as error:
        left, damaged = None, error
    if left is not None and not (rules in (None, left.rules) and seed in (None, left.seed)):
        raise MatchWaits(left)
    began = None
    if left is None and (rules is not None or seed is not None):
        began = Game.new(rules or settings.rules, settings.opponents, seed=seed)
    if plain or not _has_screen():
        if not plain:
            sys.stderr.write(words("cli-no-screen") + "\n")
        _play_plain(words, settings, damaged, began, left)
        return
    from manille.terminal.screen.app import run

    run(began or left, words, settings, damaged, begun=began is not None)


def _play_plain(
    words: Words, settings: saves.Settings, damaged: saves.DamagedFile | None, began: Game | None, left: Game | None
) -> None:
    """Play line by line; without a terminal nobody watches the bots, so there is no pause."""
    if not sys.stdout.isatty():
        settings = replace(settings, pace="instant")
    talk = Plain(words, settings, input, _write)
    if damaged is not None:
        _write(words("plain-damaged", path=words.path(damaged.kept)))
    talk.run(began, left)


def _write(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _has_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
