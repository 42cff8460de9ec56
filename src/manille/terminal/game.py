"""A match of one person against bots: the table, the bots that are due, and the file that remembers it.

The full screen and the line mode both play through this, so they cannot differ in anything but looks.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from random import Random, SystemRandom

from manille.bots import BOTS, NAMES, Bot, Choice, choose
from manille.cards import Card
from manille.deal import cut_for_dealer, deal, draw_for_seats, first_dealer
from manille.round import Action
from manille.rules import Rules
from manille.table import PERSON, Table
from manille.terminal import saves
from manille.view import View

ME = 0
"""The seat of the person."""

ADVISER = list(BOTS)[-1]
"""The bot that gives hints: the best there is here."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """How the first dealer was found: the cards that the seats drew, each time, and who deals (F1, K2, G8)."""

    kind: str
    dealer: int
    rounds: tuple[tuple[Card, ...], ...] = ()


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
        self._bots = bots
        self._seed = seed

    @staticmethod
    def new(rules: Rules, bot: str, *, seed: str | None = None) -> Game:
        """A new match: seats and first dealer drawn, the first round dealt, and saved."""
        drawn = _draw(rules, Random(f"{seed}:draw") if seed is not None else SystemRandom())
        seats = (PERSON, *[bot] * (rules.players - 1))
        bots = secrets.token_hex(16) if seed is None else f"{seed}:bots"
        game = Game(Table.start(rules, seats, drawn.dealer), bots=bots, seed=seed, drawn=drawn)
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
            say = _bot(table.seats[speaker]).say(table.view(speaker), self._random(speaker, "say"))
            if say is not None:
                return self._apply(Step(speaker, say))
        seat = table.turn
        if table.is_person(seat):
            return None
        choice = choose(_bot(table.seats[seat]), table.view(seat), self._random(seat, "act"))
        return self._apply(Step(seat, choice.action, choice))

    def hint(self) -> Choice:
        """What the adviser would do in the person's place, and why; only in the person's turn."""
        return choose(BOTS[ADVISER], self.view, self._random(ME, "hint"))

    def undo(self) -> None:
        """Take back the person's latest decision and all that followed."""
        self.table = self.table.undo()
        self.save()

    def next_round(self) -> None:
        """Close a finished round and deal the next, unless the match is over."""
        table = self.table.close() if self.table.is_round_over else self.table
        match = table.match
        if match.winner is None:
            assert match.dealer is not None
            table = table.deal(deal(match.rules, match.dealer, self._shuffler(len(match.rounds))))
        self.table = table
        self.save()

    def save(self) -> None:
        """Keep the match for another day; a match that is over is not kept."""
        if self.table.match.winner is None:
            saves.write_match(saves.Save(self.table.record(), self._bots, self._seed))
        else:
            saves.drop_match()

    def _apply(self, step: Step) -> Step:
        self.table = self.table.act(step.action)
        self.save()
        return step

    def _shuffler(self, place: int) -> Random:
        """What shuffles the cards of a round: the seed of the match if it has one, else the operating system (G8)."""
        return SystemRandom() if self._seed is None else Random(f"{self._seed}:deal:{place}")

    def _random(self, seat: int, purpose: str) -> Random:
        """The random source of one decision: the same whenever the match comes to the same point again."""
        assert self.table.round is not None
        board = self.table.round.board
        done = len(board.auction.calls) + len(board.plays)
        return Random(f"{self._bots}:{len(self.table.match.rounds)}:{done}:{seat}:{purpose}")


def _bot(name: str) -> Bot:
    """The bot of a name; where it cannot play here, the best that can."""
    return BOTS.get(name, BOTS[ADVISER])


def _draw(rules: Rules, rng: Random) -> Drawn:
    """Find the first dealer as the rules say, with the person at seat 0."""
    if rules.first_dealer == "cut":
        cuts = cut_for_dealer(rules, rng)
        return Drawn("cut", first_dealer(cuts[-1]), cuts)
    if rules.first_dealer == "draw":
        drawn = rng.sample(rules.pack.cards, 4)
        order = draw_for_seats(drawn)
        dealer = -order.index(ME) % 4
        seated = tuple(drawn[order[(seat - dealer) % 4]] for seat in range(4))
        return Drawn("draw", dealer, (seated,))
    return Drawn("random", rng.randrange(rules.players))
