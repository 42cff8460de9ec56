"""Two bots compared on the same deals: each is played twice with the sides swapped, so that the cards favour nobody.

All that is random comes from the seed and the number of the deal: a comparison repeats exactly, on any number of cores.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from time import process_time
from typing import TypeVar

from manille.bots import PLAYERS, Bot, Choice, Player, Seer
from manille.game.deal import deal
from manille.game.match import Match
from manille.game.round import Round
from manille.game.talk import Say
from manille.rules.as_json import rules_json
from manille.rules.rules import Rules
from manille.study.estimate import Estimate, Sequential
from manille.study.simulate import play_round, spread
from manille.view.view import View

Seen = TypeVar("Seen", View, Round)


@dataclass(frozen=True, slots=True)
class Contest:
    """What is compared: two bots in a game, over single rounds or whole matches."""

    rules: Rules
    one: str
    two: str
    seed: str
    matches: bool = False

    @property
    def figures(self) -> tuple[str, ...]:
        """What is measured of every deal, what decides first: a difference between the bots."""
        return ("matches", "sets", "score") if self.matches else ("points", "score")

    @property
    def usual_margin(self) -> float:
        """The advantage worth finding: in points a round, or in matches won less matches lost."""
        return 0.1 if self.matches else 0.5

    def to_json(self) -> dict[str, object]:
        """Everything that the result of a deal depends on."""
        rules = rules_json(self.rules)
        return {"one": self.one, "two": self.two, "rules": rules, "seed": self.seed, "matches": self.matches}


@dataclass(frozen=True, slots=True)
class Row:
    """What one deal has shown, or one match."""

    deal: int
    figures: tuple[float, ...]
    """The first bot's side less the second's, the mean of both tables, for each of the contest's figures."""
    seconds: tuple[float, float]
    """The processor time that each bot took."""
    moves: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a contest has come to."""

    contest: Contest
    deals: int
    estimates: dict[str, Estimate]
    test: Sequential
    milliseconds: tuple[float, float]
    """The processor time of a move of each bot, in the mean: told, and never used."""

    def to_json(self) -> dict[str, object]:
        """The comparison as a JSON object."""
        test = {"margin": self.test.margin, "verdict": self.test.verdict, "deals": self.test.decided}
        return {
            **self.contest.to_json(),
            "deals": self.deals,
            **{name: asdict(estimate) for name, estimate in self.estimates.items()},
            "test": test,
            "milliseconds": self.milliseconds,
        }


def play(contest: Contest, deals: Sequence[int], jobs: int = 1) -> Iterator[Row]:
    """The rows of some deals, in order."""
    yield from spread(partial(play_deal, contest), deals, jobs)


def play_deal(contest: Contest, number: int) -> Row:
    """One deal, or one match, at two tables: each bot has each side once."""
    bots = _clocked(PLAYERS[contest.one]), _clocked(PLAYERS[contest.two])
    here = _table(contest, number, bots)
    there = _table(contest, number, bots[::-1])
    figures = tuple((mine - other) / 2 for mine, other in zip(here, there, strict=True))
    return Row(number, figures, (bots[0].seconds, bots[1].seconds), (bots[0].moves, bots[1].moves))


def compare(contest: Contest, rows: Iterable[Row], *, margin: float | None = None, stop: bool = False) -> Comparison:
    """What two rows or more come to; with ``stop`` no more are read once the test for ``margin`` has decided."""
    test = Sequential(margin or contest.usual_margin)
    read: list[Row] = []
    for row in rows:
        read.append(row)
        test.add(row.figures[0])
        if stop and test.decided:
            break
    columns = zip(*(row.figures for row in read), strict=True)
    estimates = {name: Estimate.of(column) for name, column in zip(contest.figures, columns, strict=True)}
    return Comparison(contest, len(read), estimates, test, (_milliseconds(read, 0), _milliseconds(read, 1)))


class _Clock:
    """Counts and times the moves of a player."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seconds = 0.0
        self.moves = 0

    def time(self, values: Callable[[Seen, Random], Sequence[Choice]], seen: Seen, rng: Random) -> Sequence[Choice]:
        """What a player makes of what it sees."""
        start = process_time()
        choices = values(seen, rng)
        self.seconds += process_time() - start
        self.moves += 1
        return choices


class _ClockedBot(_Clock):
    """A bot whose moves are timed."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name)
        self._bot = bot

    def values(self, view: View, rng: Random) -> Sequence[Choice]:
        """What the bot makes of each action."""
        return self.time(self._bot.values, view, rng)

    def say(self, view: View, rng: Random) -> Say | None:
        """What the bot says."""
        return self._bot.say(view, rng)


class _ClockedSeer(_Clock, Seer):
    """A seer whose moves are timed."""

    def __init__(self, seer: Seer) -> None:
        super().__init__(seer.name)
        self._seer = seer

    def values(self, round: Round, rng: Random) -> Sequence[Choice]:
        """What the seer makes of each action."""
        return self.time(self._seer.values, round, rng)

    def say(self, round: Round, rng: Random) -> Say | None:
        """What the seer says."""
        return self._seer.say(round, rng)


def _clocked(player: Player) -> _ClockedBot | _ClockedSeer:
    return _ClockedSeer(player) if isinstance(player, Seer) else _ClockedBot(player)


def _table(contest: Contest, number: int, sides: Sequence[Player]) -> tuple[float, ...]:
    """A deal or a match played once: side 0 less side 1 in each figure."""
    rules = contest.rules
    bots = [sides[seat & 1] for seat in range(rules.players)]
    match = Match(rules=rules, dealer=number % rules.players)
    if not contest.matches:
        outcome = _round(contest, number, match, bots).outcome()
        return _lead(outcome.points), _lead(outcome.score)
    while match.winner is None:
        match = match.add(_round(contest, number, match, bots))
    score = sum(_lead(round.outcome().score) for round in match.rounds)
    return 1 - 2 * match.winner, _lead(match.sets), score


def _round(contest: Contest, number: int, match: Match, bots: Sequence[Player]) -> Round:
    """The next round of a match: its cards depend on its place alone, so that both tables get the same."""
    assert match.dealer is not None
    rng = Random(f"{contest.seed}:{number}:{len(match.rounds)}")
    return play_round(match.begin(deal(contest.rules, match.dealer, rng)), bots, rng)


def _lead(sides: tuple[int, int]) -> int:
    return sides[0] - sides[1]


def _milliseconds(rows: Sequence[Row], bot: int) -> float:
    return 1000 * sum(row.seconds[bot] for row in rows) / max(1, sum(row.moves[bot] for row in rows))
