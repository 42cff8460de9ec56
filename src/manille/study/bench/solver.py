"""The compiled solver: time and positions for frozen deals, random play, and the memory of one context.

The deals come from fixed seeds, so a machine changes the times and nothing else. Times are those of a caller in Python:
reading the round into the kernel's form is part of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random

from manille.game.deal import deal
from manille.game.round import Round
from manille.rules.cards import PACKS
from manille.rules.rules import Rules
from manille.rules.variants import VARIANTS
from manille.solver import Kernel
from manille.solver.slow import playable
from manille.study.bench import peers
from manille.study.bench.figure import Ask, Figure, repeated, seconds

SMALL, LARGE = 32, 48
LIMITS = {SMALL: 4, LARGE: 128}
"""What one context may take, in MB, by how many cards its positions have."""

BUDGET = 20_000_000
"""The most nodes that a deal with 48 cards gets."""

DENOMINATIONS = (0, 1, 2, 3, None)
LEFT = (7, 6, 5, 4)
ROLLOUTS = 50_000


def figures(ask: Ask) -> Iterator[Figure]:
    """Every figure of the solver, for one variant or for the usual rules of each pack. Raises `KernelMissing`."""
    for rules in [VARIANTS[ask.variant]] if ask.variant else usual().values():
        yield from _small(rules, ask.deals) if len(rules.pack.cards) == SMALL else _large(rules, ask.large)
        yield _random_play(rules)
    for cards, limit in LIMITS.items():
        yield Figure.of(f"one context for {cards} cards (limit {limit})", "MB", [Kernel(cards).size / 2**20])
    if ask.peers:
        yield from peers.figures(openings(usual()[SMALL], ask.deals))


def usual() -> dict[int, Rules]:
    """The rules to measure by, for each size of pack: the first variant that scores a point a trick."""
    scored = [rules for rules in VARIANTS.values() if rules.cards_per_point]
    return {len(pack.cards): next(rules for rules in scored if rules.pack is pack) for pack in PACKS.values()}


def openings(rules: Rules, deals: int) -> list[Round]:
    """Frozen deals before the first card, each under every trump and none, whether or not the rules let it be named."""
    return [_opening(rules, number, trump) for number in range(deals) for trump in DENOMINATIONS]


def _opening(rules: Rules, number: int, trump: int | None) -> Round:
    state = Round.start(rules, deal(rules, number % rules.players, Random(f"bench {number}")))
    auction = replace(state.board.auction, trump=trump, named=True, waiting=())
    return replace(state, board=state.board._replace(auction=auction, turn=state.board.trick.leader))


def _ending(state: Round, left: int) -> Round:
    """The same deal, played at random until each seat has so many cards left."""
    rng = Random(left)
    while state.rules.hand_size - len(state.board.tricks) > left:
        state = state.advance(rng.choice(playable(state)))
    return state


def _small(rules: Rules, deals: int) -> Iterator[Figure]:
    kernel = Kernel(SMALL)
    states = openings(rules, deals)
    yield from _solved(f"{rules.variant}: whole deal", kernel, kernel.value, states)
    yield from _solved(f"{rules.variant}: whole deal, every lead", kernel, kernel.values, states)
    for left in LEFT:
        endings = [_ending(state, left) for state in states]
        yield from _solved(f"{rules.variant}: {left} cards each left", kernel, kernel.value, endings)


def _large(rules: Rules, deals: int) -> Iterator[Figure]:
    kernel = Kernel(LARGE)
    exact: list[bool] = []

    def ask(state: Round) -> None:
        low, high = kernel.value(state, BUDGET)
        exact.append(low == high)

    name = f"{rules.variant}: whole deal"
    yield from _solved(f"{name}, at most {BUDGET:,} nodes", kernel, ask, openings(rules, deals))
    yield Figure.of(f"{name}, exact within them", "%", [100 * sum(exact) / len(exact)])


def _solved(name: str, kernel: Kernel, ask: Callable[[Round], object], states: list[Round]) -> Iterator[Figure]:
    """What a question to the kernel takes, over these positions; the time for a node is that of all together."""
    runs = [(seconds(partial(ask, state)), kernel.nodes) for state in states]
    times, nodes = zip(*runs, strict=True)
    yield Figure.of(name, "ms", [1e3 * each for each in times])
    yield Figure.of(name, "nodes", nodes)
    yield Figure.of(name, "ns/node", [1e9 * sum(times) / sum(nodes)])


def _random_play(rules: Rules) -> Figure:
    kernel, state = Kernel(0), _opening(rules, 0, 0)
    once = partial(kernel.rollouts, state, ROLLOUTS, 1)
    return repeated(f"{rules.variant}: random play", "deals/s", lambda: ROLLOUTS / seconds(once), runs=5)
