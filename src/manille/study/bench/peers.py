"""Other engines beside the kernel: the same deals in the same run, turn and turn about.

They play other games. endplay solves bridge, where each trick counts one and nobody has to trump; colver solves belote,
the nearest relative, where trumps rank and count otherwise. What is compared is the work of an exact answer for a whole
deal of eight cards each. Each card keeps its suit and its place among the eight of its suit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from statistics import median
from typing import Any

from manille.game.round import Round
from manille.rules.cards import MANILLE, Card
from manille.solver import Kernel
from manille.study.bench.figure import Figure, seconds

Work = Callable[[], object]

GOAL = 25
"""How many times the kernel's time the nearest relative is to take for a whole deal."""

ROLLOUTS = 50_000


def figures(states: list[Round]) -> Iterator[Figure]:
    """Every engine that can be loaded here against the kernel, over whole deals with 32 cards."""
    kernel = Kernel(32)
    for name, compared in PEERS.items():
        engine = _load(name)
        if engine is not None:
            yield from compared(engine, kernel, states)


def missing() -> tuple[str, ...]:
    """The engines that cannot be loaded here."""
    return tuple(name for name in PEERS if _load(name) is None)


def bridge(endplay: Any, state: Round) -> Any:
    """The deal as endplay has it, with the same leader and the same trump."""
    trump = 4 if state.board.trump is None else state.board.trump
    here = endplay.Deal(first=endplay.Player(state.turn), trump=endplay.Denom(trump))
    for seat, hand in enumerate(state.deal.hands):
        suits = ("".join("789TJQKA"[_place(card)] for card in hand if card.suit == suit) for suit in range(4))
        here[endplay.Player(seat)] = ".".join(suits)
    return here


def belote(colver: Any, state: Round) -> Any:
    """The deal as colver has it, with the same leader and the same trump; the contract changes no best card."""
    hands = [[8 * card.suit + _place(card) for card in hand] for hand in state.deal.hands]
    here = colver.Env.deal_with_hands(state.board.dealer, hands)
    here.set_contract(state.board.trump, 80, 0, 0)
    here.set_phase_playing()
    return here


def _place(card: Card) -> int:
    """Where a card stands in its suit, from 0 for the lowest of eight to 7."""
    return card.rank - MANILLE + 7


def _endplay(endplay: Any, kernel: Kernel, states: list[Round]) -> Iterator[Figure]:
    solve = partial(endplay.solve_board, mode=endplay.dds.solve.SolveMode.OptimalOne)
    pairs = [(partial(kernel.value, state), partial(solve, bridge(endplay, state))) for state in states]
    return _beside("endplay (bridge)", "8 cards each, exact best", pairs)


def _colver(colver: Any, kernel: Kernel, states: list[Round]) -> Iterator[Figure]:
    both = [(state, belote(colver, state)) for state in states if state.board.trump is not None]
    best = [(partial(kernel.value, state), env.action_oracle_dd) for state, env in both]
    every = [(partial(kernel.values, state), env.solve_scores) for state, env in both]
    play = [(partial(kernel.rollouts, state, ROLLOUTS, 1), partial(env.rollout, ROLLOUTS)) for state, env in both[:8]]
    yield from _beside("colver (belote)", "8 cards each, trump, exact best", best, f", goal {GOAL}")
    yield from _beside("colver (belote)", "8 cards each, trump, every lead exact", every)
    yield from _beside("colver (belote)", f"8 cards each, trump, {ROLLOUTS:,} random plays", play)


def _beside(peer: str, name: str, pairs: Sequence[tuple[Work, Work]], goal: str = "") -> Iterator[Figure]:
    """What the same work takes the kernel and the peer, and how the medians compare; the first pair warms up."""
    for work in pairs[0]:
        work()
    times = [(1e3 * seconds(own), 1e3 * seconds(other)) for own, other in pairs]
    ours, theirs = zip(*times, strict=True)
    yield Figure.of(f"{name}: kernel", "ms", ours)
    yield Figure.of(f"{name}: {peer}", "ms", theirs)
    ratio = median(theirs) / median(ours)
    yield Figure.of(f"{name}: {peer.split()[0]} / kernel{goal}", "times", [ratio])


PEERS = {"endplay": _endplay, "colver": _colver}
"""How each engine is compared, by the name of its package."""


def _load(name: str) -> Any:
    try:
        return import_module(name)
    except (ImportError, OSError):
        return None
