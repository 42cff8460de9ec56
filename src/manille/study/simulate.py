"""Whole matches between bots, repeatable by a seed and spread over the cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random, SystemRandom
from typing import TypeVar

from manille.bots import PLAYERS, Choice, Player, Seer, choose
from manille.bots.bot import pick
from manille.game.deal import deal
from manille.game.match import Match
from manille.game.round import Round
from manille.game.talk import Say
from manille.record.record import Record
from manille.rules.rules import Rules
from manille.view.view import View

W = TypeVar("W")
R = TypeVar("R")


def play_round(round: Round, players: Sequence[Player], rng: Random) -> Round:
    """A round played to its end, each seat by its bot from its own view, or by a seer from all cards."""
    while (turn := round.turn) is not None:
        speaker = round.board.speaker
        if speaker is not None:
            say = _said(players[speaker], round, speaker, rng)
            if say is not None:
                round = round.advance(say)
        round = round.advance(_chosen(players[turn], round, turn, rng).action)
    return round


def _said(player: Player, round: Round, seat: int, rng: Random) -> Say | None:
    return player.say(round, rng) if isinstance(player, Seer) else player.say(View.of(round, seat), rng)


def _chosen(player: Player, round: Round, seat: int, rng: Random) -> Choice:
    if isinstance(player, Seer):
        return pick(player.values(round, rng), rng)
    return choose(player, View.of(round, seat), rng)


def play_match(rules: Rules, players: Sequence[Player], rng: Random) -> Match:
    """A match played to its end; the first dealer is drawn (G8)."""
    match = Match(rules=rules, dealer=rng.randrange(rules.players))
    while match.winner is None:
        assert match.dealer is not None
        match = match.add(play_round(match.begin(deal(rules, match.dealer, rng)), players, rng))
    return match


def simulate(rules: Rules, names: Sequence[str], matches: int, seed: str | None = None, jobs: int = 1) -> Iterator[str]:
    """The records of so many matches, in order, a line each.

    With a seed, each match has its own random source made of the seed and its number, so the number of jobs changes
    nothing; without one, the operating system shuffles (G8).
    """
    work = [(rules, tuple(names), None if seed is None else f"{seed}:{number}") for number in range(matches)]
    yield from spread(_one, work, jobs, chunk=max(1, min(16, matches // (4 * jobs))))


def spread(one: Callable[[W], R], work: Sequence[W], jobs: int, chunk: int = 1) -> Iterator[R]:
    """A function of every piece of work, in order, by so many processes; each takes ``chunk`` pieces at a time."""
    if jobs == 1 or len(work) < 2:
        yield from map(one, work)
        return
    with ProcessPoolExecutor(min(jobs, len(work))) as pool:
        yield from pool.map(one, work, chunksize=chunk)


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _one(work: tuple[Rules, tuple[str, ...], str | None]) -> str:
    rules, names, seed = work
    rng = SystemRandom() if seed is None else Random(seed)
    match = play_match(rules, [PLAYERS[name] for name in names], rng)
    return str(Record.of(match, seats=[f"bot:{name}" for name in names]))
