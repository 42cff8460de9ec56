"""Speed, measured on request and never asserted."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from statistics import median

from manille.deal import deal
from manille.match import Match
from manille.rules import Rules
from manille.variants import VARIANTS
from manille.view import View


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing measured: the median of several runs, with the least and the most."""

    name: str
    unit: str
    median: float
    low: float
    high: float


def play_rate(rules: Rules, *, runs: int = 7, rounds: int = 300) -> Figure:
    """Actions a second of random matches, on one core and with records off: dealing, rounds, scores and the match."""
    return _figure(f"play {rules.variant}", "actions/s", lambda: _random_play(rules, rounds), runs)


def view_size(rules: Rules, *, rounds: int = 40) -> Figure:
    """Bytes of JSON of the views of random rounds."""
    sizes = sorted(_view_sizes(rules, rounds))
    return Figure(f"view {rules.variant}", "bytes", median(sizes), sizes[0], sizes[-1])


def start_time(*, runs: int = 11) -> Figure:
    """Milliseconds of ``manille --version`` as a whole process."""

    def once() -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "manille", "--version"], check=True, capture_output=True)
        return 1000 * (time.perf_counter() - start)

    return _figure("start", "ms", once, runs)


def figures(variant: str | None = None) -> Iterator[Figure]:
    """Everything there is to measure, for one variant or for all."""
    chosen = [VARIANTS[variant]] if variant else list(VARIANTS.values())
    for rules in chosen:
        yield play_rate(rules)
    for rules in chosen:
        yield view_size(rules)
    yield start_time()


def _random_play(rules: Rules, rounds: int) -> float:
    rng = Random(1)
    draw = rng.random
    match = Match(rules=rules, dealer=0)
    actions = played = 0
    start = time.process_time()
    while played < rounds:
        match = match if match.winner is None else Match(rules=rules, dealer=0)
        assert match.dealer is not None
        round = match.begin(deal(rules, match.dealer, rng))
        while legal := round.legal():
            round = round.advance(legal[int(draw() * len(legal))])
            actions += 1
        match = match.add(round)
        played += 1
    return actions / (time.process_time() - start)


def _view_sizes(rules: Rules, rounds: int) -> Iterator[int]:
    rng = Random(2)
    for number in range(rounds):
        round = Match(rules=rules).begin(deal(rules, number % rules.players, rng))
        while legal := round.legal():
            for seat in range(rules.players):
                yield len(json.dumps(View.of(round, seat).to_json(), separators=(",", ":")))
            round = round.advance(rng.choice(legal))


def _figure(name: str, unit: str, once: Callable[[], float], runs: int) -> Figure:
    once()
    values = sorted(once() for _ in range(runs))
    return Figure(name, unit, median(values), values[0], values[-1])
