"""Actions as numbers, fixed for a pack and for what may be said.

First the cards in the order of the pack (each suit from high to low), then the calls: the four suits, no trump, pass,
double. Where table talk is on its sayings follow: three signals and silence, or nine questions. So a network that was
trained on one rule set fits every other one with the same pack and the same talk.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from manille.env.position import SILENCE
from manille.game.auction import DOUBLE, NO_TRUMP, PASS, naming
from manille.game.round import Action
from manille.game.talk import SIGNALS, Say, questions
from manille.rules.rules import Rules


class Numbers:
    """The numbering of the actions of some rules."""

    def __init__(self, rules: Rules) -> None:
        pack = rules.pack
        self.sayings: tuple[Say, ...] = ()
        if rules.talk != "off":
            self.sayings = (*SIGNALS, SILENCE) if rules.talk == "signals" else questions(pack)
        self.actions: tuple[Action, ...] = (*pack.cards, *naming(pack), NO_TRUMP, PASS, DOUBLE, *self.sayings)
        self.of: dict[Action, int] = {action: number for number, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def action(self, number: int) -> Action:
        """The action of a number. Raises `ValueError`."""
        if not 0 <= number < len(self.actions):
            raise ValueError(f"{number} is the number of no action")
        return self.actions[number]

    def mask(self, actions: Iterable[Action]) -> NDArray[np.int8]:
        """A one for each of some actions, in the place of its number."""
        mask = bytearray(len(self.actions))
        for action in actions:
            mask[self.of[action]] = 1
        return np.frombuffer(mask, np.int8)
