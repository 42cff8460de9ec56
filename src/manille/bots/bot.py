"""What a bot is: a view and a random source in, a value and reasons for every action out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from manille.game.round import Action, Round
from manille.game.talk import Say
from manille.view.reason import Reason
from manille.view.view import View


@dataclass(frozen=True, slots=True)
class Worth:
    """What an action was worth in the deals that a bot imagined, in points of margin for its own side."""

    mean: float
    spread: float
    """The standard deviation over the deals."""
    best: float | None = None
    """The share of the deals in which no other action was worth more; None if they were played out, and not solved."""
    least: float | None = None
    """The least in any of the deals with all cards open, if they were solved; who cannot see them may come to less."""
    complete: bool = False
    """Whether the deals were all that the view leaves possible, each solved exactly."""

    @property
    def is_sure(self) -> bool:
        """Whether with all cards open no other action is worth more in any deal that is possible."""
        return self.complete and self.best == 1


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


class Seer(ABC):
    """A player who sees all cards: for teaching, and as the most that play can reach.

    It takes a `Round` where a `Bot` takes a `View`, so it cannot stand in for one; no person ever plays with it.
    """

    sees_all = True
    name: str

    @abstractmethod
    def values(self, round: Round, rng: Random) -> Sequence[Choice]:
        """A choice for each legal action of the seat whose turn it is."""

    @abstractmethod
    def say(self, round: Round, rng: Random) -> Say | None:
        """What the seat that may say something says, None for nothing."""


Player = Bot | Seer
"""Whoever can take a seat where no person plays."""


def choose(bot: Bot, view: View, rng: Random) -> Choice:
    """The choice that a bot makes: the highest value, drawn by lot among equals."""
    return pick(bot.values(view, rng), rng)


def pick(choices: Sequence[Choice], rng: Random) -> Choice:
    """The choice of the highest value, drawn by lot among equals."""
    best = max(choice.value for choice in choices)
    return rng.choice([choice for choice in choices if choice.value == best])
