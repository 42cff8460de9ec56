"""What a bot is: a view and a random source in, a value and reasons for every action out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from manille.round import Action
from manille.talk import Say
from manille.view import View


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is good: a code, with facts as text for the sentence that is made of it at the edge."""

    code: str
    facts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Worth:
    """What an action was worth in the deals that a bot imagined, in points of margin for its own side."""

    mean: float
    spread: float
    """The standard deviation over the deals."""
    best: float
    """The share of the deals in which no other action was worth more."""
    least: float
    """The least in any of the deals; where they are all that the view leaves possible, nothing can bring less."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot makes of one action: a value, comparable only within one decision, and why."""

    action: Action
    value: float
    reason: Reason
    worth: Worth | None = None
    """For bots that imagine deals; None for those that do not, and for an action without alternative."""


class Bot(Protocol):
    """A player. The same view and the same random source give the same answers; nothing is kept between calls."""

    @property
    def name(self) -> str:
        """The name by which it is asked for."""

    def values(self, view: View, rng: Random) -> Sequence[Choice]:
        """A choice for each legal action of the seat whose view it is; it must be that seat's turn."""

    def say(self, view: View, rng: Random) -> Say | None:
        """What the seat says when it may, None for nothing (T1 to T3)."""


def choose(bot: Bot, view: View, rng: Random) -> Choice:
    """The choice that a bot makes: the highest value, drawn by lot among equals."""
    choices = bot.values(view, rng)
    best = max(choice.value for choice in choices)
    return rng.choice([choice for choice in choices if choice.value == best])
