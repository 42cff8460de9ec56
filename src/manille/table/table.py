"""Who sits where, and the match that they play: decisions in, the next state out, with no input or output of its own.

A bot is a name to the table; whoever runs the table asks the bot and reports its action. States are values: taking
back is going to an earlier one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from manille.game.board import Board
from manille.game.deal import Deal
from manille.game.match import Match
from manille.game.round import Action, Round
from manille.game.talk import Say
from manille.record.record import Record
from manille.record.replay import replay
from manille.rules.rules import Rules
from manille.view.view import View

PERSON = "person"
"""The name of a seat that a person plays; other names are those of bots."""

PACES = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "instant": 0.0}
"""The pauses between the cards of bots, in seconds, by name."""

LOOK = 1.5
"""How long a finished trick lies there at least, in seconds, unless the pace is instant."""


def pause(board: Board, pace: str) -> float:
    """How long to wait before a bot acts: longer where a finished trick is to be seen."""
    seconds = PACES[pace]
    return max(LOOK, 2.5 * seconds) if seconds and board.tricks and not board.trick.cards else seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A match with its seats. ``round`` is the round in progress, or the finished one until it is closed."""

    seats: tuple[str, ...]
    match: Match
    round: Round | None = None
    past: tuple[Table, ...] = ()
    """The table as it was before each decision of a person, the latest last."""

    @staticmethod
    def start(rules: Rules, seats: tuple[str, ...], dealer: int) -> Table:
        """A table before the first deal, with the first dealer."""
        return Table(seats=seats, match=Match(rules=rules, dealer=dealer))

    @property
    def rules(self) -> Rules:
        """The rules in force in this match."""
        return self.match.rules

    @property
    def turn(self) -> int | None:
        """The seat to act; None between rounds and once the match is over."""
        return self.round.turn if self.round else None

    @property
    def is_round_over(self) -> bool:
        """Whether a finished round waits to be closed."""
        return self.round is not None and self.round.turn is None

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where, as a record has it."""
        return tuple(seat if seat == PERSON else f"bot:{seat}" for seat in self.seats)

    def is_person(self, seat: int) -> bool:
        """Whether a person plays a seat."""
        return self.seats[seat] == PERSON

    def view(self, seat: int) -> View:
        """The round in progress as a seat may know it."""
        assert self.round is not None, "no round has been dealt"
        return View.of(self.round, seat)

    def deal(self, deal: Deal) -> Table:
        """Begin the next round. Raises `DealError`."""
        return replace(self, round=self.match.begin(deal))

    def act(self, action: Action) -> Table:
        """The table after an action of the seat whose turn it is, or a saying of the leader. Raises `IllegalAction`."""
        assert self.round is not None, "no round has been dealt"
        board = self.round.board
        seat = board.speaker if isinstance(action, Say) else board.turn
        after = replace(self, round=self.round.advance(action))
        if seat is None or not self.is_person(seat):
            return after
        return replace(after, past=(*self.past, replace(self, past=())))

    def close(self) -> Table:
        """Count the finished round and make ready for the next deal."""
        assert self.round is not None, "no round has been dealt"
        return replace(self, match=self.match.add(self.round), round=None)

    def undo(self) -> Table:
        """The table before the latest decision of a person; itself where there was none."""
        return replace(self.past[-1], past=self.past[:-1]) if self.past else self

    def record(self) -> Record:
        """The match so far as a record; a finished round counts whether it has been closed or not."""
        table = self.close() if self.is_round_over else self
        return Record.of(table.match, table.round, seats=self.names)

    @staticmethod
    def resume(record: Record) -> Table:
        """The table of a record with seats and a deal, with all that could be taken back. Raises `RecordError`.

        A round that was finished last is left open, so that its account can be seen again.
        """
        replay(record)
        seats = tuple(name.removeprefix("bot:") for name in record.seats)
        table = Table.start(record.rules, seats, record.rounds[0].deal.dealer)
        for logged in record.rounds:
            if table.is_round_over:
                table = table.close()
            table = table.deal(logged.deal)
            for action, _, _ in logged.actions():
                table = table.act(action)
        return table
