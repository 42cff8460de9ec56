"""A round in which one seat at a time is asked, table talk included.

Where a leader may give a signal (T1), others need not wait for it. Here the leader is asked after every lead, whether
there is something true to say or not, and may keep silent; so nobody can tell from the order of turns what was not
said. A question (T3) is asked by the seat whose turn it is, so it is an action like any other.
"""

from __future__ import annotations

from dataclasses import dataclass

from manille.game import talk
from manille.game.board import Board
from manille.game.round import Action, IllegalAction, Round
from manille.game.score import count_of, counting
from manille.game.talk import Say
from manille.rules.rules import Rules
from manille.view.view import View

SILENCE = Say("silence")
"""What a leader says who gives no signal."""


@dataclass(frozen=True, slots=True)
class Position:
    """A round, and whether the leader has just kept silent."""

    round: Round
    quiet: bool = False

    def __deepcopy__(self, memo: object) -> Position:
        """The same value: nothing in it changes."""
        return self

    @property
    def seat(self) -> int | None:
        """The seat that is asked, None once the round is over."""
        board = self.round.board
        speaker = None if self.quiet else board.speaker
        return board.turn if speaker is None else speaker

    def view(self, seat: int) -> View:
        """The round as a seat knows it."""
        return View.of(self.round, seat)

    def advance(self, action: Action) -> Position:
        """The position after an action of the seat that is asked. Raises `IllegalAction`."""
        board = self.round.board
        if _signal(board):
            said = isinstance(action, Say)
            if said if self.quiet else not said:
                legal = options(self.view(board.trick.leader), quiet=self.quiet)
                raise IllegalAction(talk.clause(board.rules.talk), legal, action, "moment")
            if action == SILENCE:
                return Position(self.round, quiet=True)
        return Position(self.round.advance(action))


def options(view: View, *, quiet: bool) -> tuple[Action, ...]:
    """What the seat of a view may do in a position: nothing unless it is the one that is asked."""
    board = view.board
    if quiet or not _signal(board):
        return (*view.legal(), *(() if quiet else view.sayings()))
    return (*view.sayings(), SILENCE) if board.speaker == view.seat else ()


def margins(round: Round) -> list[int]:
    """What a finished round brought each seat's side, less what it brought the other."""
    one, two = round.outcome().score
    return [two - one if seat & 1 else one - two for seat in range(round.rules.players)]


def most_count(rules: Rules) -> int:
    """The most that a round can count."""
    counts = []
    if rules.trump != "none":
        counts.append(counting(rules, no_trump=False, after_tie=True, doubles=rules.doubles))
    if rules.trump == "none" or (rules.trump == "named" and (rules.no_trump or rules.all_pass == "none")):
        doubles = min(rules.doubles, rules.no_trump_doubles)
        counts.append(counting(rules, no_trump=True, after_tie=True, doubles=doubles))
    return max(map(count_of, counts))


def most_margin(rules: Rules) -> int:
    """A margin that no round goes beyond: everything taken, counted as often as can be, and the card shown."""
    shown = 5 if rules.shown_scores else 0
    return shown + (rules.total if rules.card_points else max(rules.total - rules.par, rules.slam) * most_count(rules))


def _signal(board: Board) -> bool:
    """Whether this is the moment for a signal."""
    return board.rules.talk == "signals" and board.speaker is not None
