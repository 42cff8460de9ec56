"""Players made of code: they are given a View and nothing else, and say why they choose what they choose."""

from __future__ import annotations

from manille.bots.bot import Bot, Choice, Reason, choose
from manille.bots.chance import Chance
from manille.bots.thumb import Thumb

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Chance(), Thumb())}
"""Every bot by its name, weakest first."""

__all__ = ["BOTS", "Bot", "Chance", "Choice", "Reason", "Thumb", "choose"]
