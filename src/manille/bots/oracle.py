"""The player who sees all cards: what each action is worth if everybody does and all play their best from there on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from manille.bots.bot import Choice, Seer
from manille.bots.thumb import Thumb
from manille.game.auction import Auction, Call
from manille.game.round import Round
from manille.game.talk import Say
from manille.rules.cards import Card
from manille.solver import Kernel, middle
from manille.view.view import View

_HABIT = 0.01
"""What a rule of thumb weighs against the search: it decides between actions that are as good as each other."""


@dataclass(frozen=True, slots=True)
class Oracle(Seer):
    """Open-card play, with at most so many nodes of search for a position; its reasons are those of `Thumb`.

    Where the nodes do not suffice it takes the middle of what is proven. It needs the compiled kernel.
    """

    name: str
    nodes: int

    def values(self, round: Round, rng: Random) -> Sequence[Choice]:
        """The margin that each card leaves this side, or the score that each call does."""
        assert round.turn is not None
        found = self._calls(round) if round.board.auction.waiting else self._cards(round)
        sign = -1 if round.turn & 1 else 1
        return [
            Choice(each.action, sign * found[each.action] + _HABIT * each.value, each.reason)
            for each in Thumb().values(View.of(round, round.turn), rng)
            if isinstance(each.action, Card | Call)
        ]

    def say(self, round: Round, rng: Random) -> Say | None:
        """What `Thumb` would say in its place."""
        speaker = round.board.speaker
        return None if speaker is None else Thumb().say(View.of(round, speaker), rng)

    def _cards(self, round: Round) -> dict[Card | Call, float]:
        """What each card is worth to side 0."""
        values = Kernel(32).values(round, self.nodes)
        return {card: middle(value) for card, value in values.items()}

    def _calls(self, round: Round) -> dict[Card | Call, float]:
        """What each call is worth to side 0."""
        kernel, board = Kernel(32), round.board

        @cache
        def margin(trump: int | None) -> float:
            found = kernel.margins(
                round.rules, [round.hands], leader=board.trick.leader, trump=trump, budget=self.nodes
            )
            return middle(found[0])

        return {call: _score(board.auction.advance(call), margin) for call in board.auction.legal()}


def _score(auction: Auction, margin: Callable[[int | None], float]) -> float:
    """What an auction leaves side 0, if from here on both sides call what is best for them with all cards open."""
    if auction.turn is None:
        return auction.lead(margin(auction.trump))
    best = min if auction.turn & 1 else max
    return best(_score(auction.advance(call), margin) for call in auction.legal())
