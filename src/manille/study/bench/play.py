"""The game itself: actions a second, the size of a view, the time to start."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random

from manille.game.deal import deal
from manille.game.match import Match
from manille.rules.rules import Rules
from manille.rules.variants import VARIANTS
from manille.study.bench.figure import Ask, Figure, repeated
from manille.view.view import View


def figures(ask: Ask) -> Iterator[Figure]:
    """The speed of play and the size of views for one variant or for all, and the time to start."""
    chosen = [VARIANTS[ask.variant]] if ask.variant else list(VARIANTS.values())
    for rules in chosen:
        yield play_rate(rules)
    for rules in chosen:
        yield view_size(rules)
    yield start_time()


def play_rate(rules: Rules, *, runs: int = 7, rounds: int = 300) -> Figure:
    """Actions a second of random matches, on one core and with records off: dealing, rounds, scores and the match."""
    return repeated(f"play {rules.variant}", "actions/s", lambda: _random_play(rules, rounds), runs)


def view_size(rules: Rules, *, rounds: int = 40) -> Figure:
    """Bytes of JSON of the views of random rounds."""
    return Figure.of(f"view {rules.variant}", "bytes", _view_sizes(rules, rounds))


def start_time(*, runs: int = 11) -> Figure:
    """Milliseconds of ``manille --version`` as a whole process."""

    def once() -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "manille", "--version"], check=True, capture_output=True)
        return 1000 * (time.perf_counter() - start)

    return repeated("start", "ms", once, runs)


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
