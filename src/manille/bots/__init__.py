"""Players made of code: they are given a View and nothing else, and say why they choose what they choose.

Beside them stands the oracle, which is given the whole round, and never plays with people.
"""

from __future__ import annotations

from manille.bots.bot import Bot, Choice, Player, Seer, Worth, choose
from manille.bots.chance import Chance
from manille.bots.human import BEGINNER, CASUAL, LEARNER
from manille.bots.oracle import Oracle
from manille.bots.search import Search
from manille.bots.thumb import Thumb
from manille.solver import has_kernel
from manille.view.reason import Reason

_SEARCHERS = (
    Search(name="club", drawn=100, solved=6, nodes=10_000, times=150),
    Search(name="strong", drawn=200, solved=10, nodes=10_000, times=500),
    Search(name="expert", drawn=3_000, solved=24, nodes=10_000, times=30_000, taught=12_000),
)

_QUICK: tuple[Bot, ...] = (Chance(), BEGINNER, LEARNER, CASUAL, Thumb())

_SEERS = (Oracle("oracle", nodes=500_000),)

NAMES = tuple(bot.name for bot in (*_QUICK, *_SEARCHERS))
"""The name of every bot there is, weakest first."""

BOTS: dict[str, Bot] = {bot.name: bot for bot in (*_QUICK, *(_SEARCHERS if has_kernel() else ()))}
"""The bots that can play here, by name: those that search need the compiled kernel. People choose among these."""

BEST = list(BOTS)[-1]
"""The best bot that can play here: it gives the hints."""

USUAL_BOT = "club" if "club" in BOTS else BEST
"""The bot that a player meets until another is chosen."""

SEERS: dict[str, Seer] = {seer.name: seer for seer in (_SEERS if has_kernel() else ())}
"""Those that see all cards, by name: for games without people."""

SEER_NAMES = tuple(seer.name for seer in _SEERS)
"""The name of every one that sees all cards, whether it can play here or not."""

PLAYERS: dict[str, Player] = {**BOTS, **SEERS}
"""Everybody who can take a seat in a game without people, by name."""

__all__ = [
    "BEST",
    "BOTS",
    "NAMES",
    "PLAYERS",
    "SEERS",
    "SEER_NAMES",
    "USUAL_BOT",
    "Bot",
    "Chance",
    "Choice",
    "Player",
    "Reason",
    "Search",
    "Seer",
    "Thumb",
    "Worth",
    "choose",
]
