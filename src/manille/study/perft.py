"""Counting what can happen: the numbers by which anybody can check an implementation of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from manille.game.deal import deal
from manille.game.round import Round
from manille.rules.rules import Rules


def perft(round: Round, depth: int) -> int:
    """How many sequences of so many actions there are from here; shorter ones count where the round ends."""
    legal = round.legal()
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    return sum(perft(round.advance(action), depth - 1) for action in legal)


def opening(rules: Rules, seed: int) -> Round:
    """The round that a seed deals: dealer and cards."""
    rng = Random(seed)
    dealer = rng.randrange(rules.players)
    return Round.start(rules, deal(rules, dealer, rng))


def ending(rules: Rules, seed: int, left: int) -> Round:
    """The round of a seed, played at random until each player has so many cards left."""
    round = opening(rules, seed)
    rng = Random(f"{seed}:play")
    while len(round.board.tricks) < rules.hand_size - left:
        round = round.advance(rng.choice(round.legal()))
    return round


def counts(rules: Rules, seed: int, depth: int, left: int | None = None) -> Iterator[tuple[int, int]]:
    """The counts of each depth up to ``depth``, from the start of a round or from an ending."""
    round = opening(rules, seed) if left is None else ending(rules, seed, left)
    for level in range(1, depth + 1):
        yield level, perft(round, level)
