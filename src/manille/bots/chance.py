"""The bot that plays any legal action."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from manille.bots.bot import Choice
from manille.game.talk import Say
from manille.view.reason import Reason
from manille.view.view import View


class Chance:
    """Any legal action, all equally likely; says something half of the times that it may."""

    name = "chance"

    def values(self, view: View, rng: Random) -> Sequence[Choice]:
        """A random value for each legal action."""
        reason = Reason("chance")
        return [Choice(action, rng.random(), reason) for action in view.legal()]

    def say(self, view: View, rng: Random) -> Say | None:
        """Any true saying, half of the time."""
        sayings = view.sayings()
        return rng.choice(sayings) if sayings and rng.random() < 0.5 else None
