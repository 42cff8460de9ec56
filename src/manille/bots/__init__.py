"""Players made of code: they are given a View and nothing else, and say why they choose what they choose."""

from __future__ import annotations

from manille.bots.bot import Bot, Choice, Reason, Worth, choose
from manille.bots.chance import Chance
from manille.bots.search import Search
from manille.bots.thumb import Thumb
from manille.solver import has_kernel

_SEARCHERS = (Search("club", worlds=60, nodes=20_000),)

NAMES = ("chance", "thumb", *(bot.name for bot in _SEARCHERS))
"""The name of every bot there is, weakest first."""

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Chance(), Thumb(), *(_SEARCHERS if has_kernel() else ()))}
"""The bots that can play here, by name: those that search need the compiled kernel."""

__all__ = ["BOTS", "NAMES", "Bot", "Chance", "Choice", "Reason", "Search", "Thumb", "Worth", "choose"]
