"""Teaching the policy how players play, from games of the project's own bots.

Two kinds of players are told apart: those who go by rules of thumb, and those who search. There are two terms. In the
first, a bot searches that needs no policy; in the second, one that searches by what was learned from it, and the policy
is learned anew from that. A seed repeats it all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from manille.bots import Bot, Search, Thumb
from manille.bots.policy import packed, unpacked
from manille.game.deal import deal
from manille.game.match import Match
from manille.game.round import Round
from manille.rules.cards import Card
from manille.rules.rules import Rules
from manille.solver import Closed, Lesson, Policy
from manille.study.simulate import play_round, spread

_EPOCHS = 14
_RATE = 0.1
"""By how much a weight changes at most for one card; it falls to nothing over the epochs."""

_HELD_BACK = 10
"""One round of so many is not learned from, but tells how well the policy foresees."""

_FIRST = 4
"""One round of so many belongs to the first term."""

Played = tuple[Round, tuple[Card, ...], tuple[bool, ...]]
"""A round before its first card, the cards played, and which seats searched."""


@dataclass(frozen=True, slots=True)
class Taught:
    """A policy, and by how many bits a decision it is surprised by rounds that it has not seen."""

    policy: Policy
    surprise: float
    untaught: float
    """The same when all legal cards are equally likely."""
    decisions: int


def train(rules: Rules, *, rounds: int, seed: str, jobs: int = 1) -> Taught:
    """Let bots play so many rounds and learn from them. Raises `KernelMissing`."""
    first = rounds // _FIRST
    taught = learn(list(games(rules, range(first), seed, jobs)), seed)
    return learn(list(games(rules, range(first, rounds), seed, jobs, packed(taught.policy))), seed)


def games(
    rules: Rules, numbers: Sequence[int], seed: str, jobs: int = 1, policy: bytes | None = None
) -> Iterator[Played]:
    """Rounds of bots drawn by lot for each seat; with the bytes of a policy those who search do so by it."""
    yield from spread(partial(_game, rules, seed, policy), numbers, jobs)


def learn(played: Sequence[Played], seed: str) -> Taught:
    """What some rounds teach; their order matters."""
    rng = Random(seed)
    tests = played[::_HELD_BACK]
    lessons = [each for place, each in enumerate(played) if place % _HELD_BACK]
    policy = Policy()
    untaught = _surprise(policy, tests)
    closed = Closed(policy)
    for epoch in range(_EPOCHS):
        rng.shuffle(lessons)
        for start, plays, searches in lessons:
            closed.learn(start, plays, searches, _RATE * (1 - epoch / _EPOCHS))
    final = unpacked(packed(policy))
    surprise = _surprise(final, tests)
    return Taught(final, surprise.bits / surprise.decisions, untaught.bits / untaught.decisions, surprise.decisions)


def _surprise(policy: Policy, played: Sequence[Played]) -> Lesson:
    """How well a policy foresees some rounds, without learning from them."""
    closed = Closed(policy)
    lessons = [closed.learn(start, plays, searches, 0.0) for start, plays, searches in played]
    return Lesson(sum(each.bits for each in lessons), sum(each.decisions for each in lessons))


def _game(rules: Rules, seed: str, policy: bytes | None, number: int) -> Played:
    rng = Random(f"{seed}:{number}")
    solver = Search(name="solver", drawn=12, solved=12, nodes=3_000, heeds=False, policy=Policy())
    if policy is not None:
        solver = Search(name="tree", drawn=200, solved=4, nodes=3_000, times=1_500, policy=unpacked(policy))
    bots: list[Bot] = [rng.choice((Thumb(), solver)) for _ in range(rules.players)]
    dealer = number % rules.players
    start = Match(rules=rules, dealer=dealer).begin(deal(rules, dealer, rng))
    done = play_round(start, bots, rng)
    for call in done.board.auction.calls:
        start = start.advance(call)
    return start, done.board.plays, tuple(isinstance(bot, Search) for bot in bots)
