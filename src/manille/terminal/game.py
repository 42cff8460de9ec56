"""A match of one person against bots: the table, the bots that are due, and the file that remembers it.

The full screen and the line mode both play through this, so they cannot differ in anything but looks.
"""

from __future__ import annotations

from dataclasses import dataclass

from manille.bots import NAMES, Choice
from manille.croupier.croupier import advice, bot_seed, chance, decision, next_round, speech
from manille.game.draw import Drawn, draw
from manille.game.round import Action
from manille.rules.rules import Rules
from manille.store import saves
from manille.table.table import PERSON, Table
from manille.view.view import View

ME = 0
"""The seat of the person."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened at the table: the action, whose it was, and why where a bot did it."""

    seat: int
    action: Action
    choice: Choice | None = None


class Game:
    """A match in progress. Raises `IllegalAction` for what the rules refuse, and then nothing has changed."""

    def __init__(self, table: Table, *, bots: str, seed: str | None, drawn: Drawn | None = None) -> None:
        self.table = table
        self.drawn = drawn
        self.seed = seed
        self._bots = bots

    @staticmethod
    def new(rules: Rules, bot: str, *, seed: str | None = None) -> Game:
        """A new match: seats and first dealer drawn, the first round dealt, and saved."""
        drawn = draw(rules, chance(seed, "draw"))
        seats = (PERSON, *[bot] * (rules.players - 1))
        game = Game(Table.start(rules, seats, drawn.dealer), bots=bot_seed(seed), seed=seed, drawn=drawn)
        game.next_round()
        return game

    @staticmethod
    def resume() -> Game | None:
        """The match that was left, None where there is none. Raises `DamagedFile`."""
        save = saves.read_match()
        if save is None:
            return None
        try:
            table = Table.resume(save.record)
        except ValueError as error:
            raise saves.damaged_match() from error
        if not all(seat == PERSON or seat in NAMES for seat in table.seats) or table.seats[ME] != PERSON:
            raise saves.damaged_match()
        return Game(table, bots=save.bots, seed=save.seed)

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.table.rules

    @property
    def view(self) -> View:
        """The round as the person may know it."""
        return self.table.view(ME)

    @property
    def is_my_turn(self) -> bool:
        """Whether the person is to act."""
        return self.table.turn == ME

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back."""
        return bool(self.table.past)

    def act(self, action: Action) -> Step:
        """The person acts. Raises `IllegalAction`."""
        self.table = self.table.act(action)
        self.save()
        return Step(ME, action)

    def step(self) -> Step | None:
        """The next thing that a bot does, None where it is not a bot's turn."""
        table = self.table
        if table.round is None or table.turn is None:
            return None
        speaker = table.round.board.speaker
        if speaker is not None and not table.is_person(speaker):
            say = speech(table, speaker, self._bots)
            if say is not None:
                return self._apply(Step(speaker, say))
        seat = table.turn
        if table.is_person(seat):
            return None
        choice = decision(table, seat, self._bots)
        return self._apply(Step(seat, choice.action, choice))

    def hint(self) -> Choice:
        """What the adviser would do in the person's place, and why; only in the person's turn."""
        return advice(self.table, ME, self._bots)

    def undo(self) -> None:
        """Take back the person's latest decision and all that followed."""
        self.table = self.table.undo()
        self.save()

    def next_round(self) -> None:
        """Close a finished round and deal the next, unless the match is over."""
        table = self.table.close() if self.table.is_round_over else self.table
        self.table = next_round(table, self.seed) if table.match.winner is None else table
        self.save()

    def save(self) -> None:
        """Keep the match for another day; a match that is over is not kept."""
        if self.table.match.winner is None:
            saves.write_match(saves.Save(self.table.record(), self._bots, self.seed))
        else:
            saves.drop_match()

    def _apply(self, step: Step) -> Step:
        self.table = self.table.act(step.action)
        self.save()
        return step
