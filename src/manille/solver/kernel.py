"""The fast solver: the shared library that is compiled from ``kernel.c``, called through ``ctypes``.

A call holds no lock of the interpreter, so threads run side by side, each with a `Kernel` of its own.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from struct import Struct

from manille.game.round import Round
from manille.rules.cards import Card, bits
from manille.rules.rules import Rules
from manille.solver.slow import playable

NONE = 255
_HANDS = Struct("=8Q")
"""What a `Position` begins with: the hands, and what was dealt."""

MAX_HAND = 24
_WORD = (1 << 64) - 1
VERSION = 3

Bounds = tuple[int, int]
"""The least and the most that a margin can be, both proven."""

_REACH = {"never": 0, "foe": 1, "always": 3}
_UNDER = {"required": 0, "free": 1, "barred": 2}
_ODD_PAIR = {"lost": 0, "last_trick": 1, "most_tricks": 2}


class KernelMissing(RuntimeError):
    """The compiled solver cannot be loaded here; the slow one still works."""


class Position(ctypes.Structure):
    """A position as the kernel reads it: the fields of ``Position`` in ``kernel.c``, in the same order."""

    _fields_ = (
        ("hands", ctypes.c_uint64 * 4),
        ("dealt", ctypes.c_uint64 * 4),
        ("beneath", ctypes.c_uint8 * 64),
        ("trick", ctypes.c_uint8 * 4),
        ("trump", ctypes.c_int8),
        ("players", ctypes.c_uint8),
        ("leader", ctypes.c_uint8),
        ("count", ctypes.c_uint8),
        ("piles", ctypes.c_uint8),
        ("after_trick", ctypes.c_uint8),
        ("head", ctypes.c_uint8),
        ("ruff", ctypes.c_uint8),
        ("overruff", ctypes.c_uint8),
        ("under", ctypes.c_uint8),
        ("sink", ctypes.c_uint8),
        ("cards_per_point", ctypes.c_uint8),
        ("odd_pair", ctypes.c_uint8),
        ("last_trick", ctypes.c_uint8),
        ("points", ctypes.c_uint8 * 2),
        ("tricks", ctypes.c_uint8 * 2),
    )


class Answer(ctypes.Structure):
    """What the kernel answers: the fields of ``Answer`` in ``kernel.c``, in the same order."""

    _fields_ = (
        ("nodes", ctypes.c_uint64),
        ("low", ctypes.c_int16),
        ("high", ctypes.c_int16),
        ("count", ctypes.c_uint8),
        ("exact", ctypes.c_uint8),
        ("card", ctypes.c_uint8 * MAX_HAND),
        ("lows", ctypes.c_int16 * MAX_HAND),
        ("highs", ctypes.c_int16 * MAX_HAND),
    )


@dataclass(frozen=True, slots=True)
class Rollouts:
    """What playing to the end at random gave: how often, the sum of the margins and of their squares."""

    times: int
    total: int
    squares: int

    @property
    def mean(self) -> float:
        """The mean margin."""
        return self.total / self.times


def position(state: Round) -> Position:
    """A round in play as the kernel reads it. Raises `ValueError` if no card is to be played now."""
    playable(state)
    return written(state)


def written(state: Round) -> Position:
    """A round as the kernel reads it, whether or not a card is to be played now."""
    board = state.board
    rules, trick = board.rules, board.trick
    here = Position()
    here.hands[:] = (*state.hands, *(0,) * (4 - len(state.hands)))
    _write_rules(here, rules)
    here.trump = -1 if board.trump is None else board.trump
    here.leader = trick.leader
    here.count = len(trick.cards)
    for place, card in enumerate(trick.cards):
        here.trick[place] = card.index
    here.points[:] = board.points
    here.tricks[:] = [sum(each.holder & 1 == side for each in board.tricks) for side in (0, 1)]
    here.dealt[:] = [bits(hand) for hand in state.deal.hands] + [0] * (4 - rules.players)
    here.beneath[:] = (NONE,) * 64
    if state.piles:
        for hand in state.deal.hands:
            _write_piles(here, hand, rules.packets)
    return here


def _write_rules(here: Position, rules: Rules) -> None:
    here.players = rules.players
    here.piles = rules.piles
    here.after_trick = rules.turned == "after_trick"
    here.head = _REACH[rules.head]
    here.ruff = _REACH[rules.ruff]
    here.overruff = _REACH[rules.overruff]
    here.under = _UNDER[rules.under]
    here.sink = rules.sink
    here.cards_per_point = rules.cards_per_point
    here.odd_pair = _ODD_PAIR[rules.odd_pair]
    here.last_trick = rules.last_trick


def _write_piles(here: Position, hand: tuple[Card, ...], packets: tuple[int, ...]) -> None:
    """What lies under each card as dealt; the kernel follows it down from the tops that are left."""
    first = 0
    for packet in packets:
        for low, high in pairwise(hand[first : first + packet]):
            here.beneath[high.index] = low.index
        first += packet


def with_hands(base: Position, hands: Sequence[Sequence[int]]) -> ctypes.Array[Position]:
    """The same position with other hands, each time as if they had been dealt so."""
    rest = bytes(base)[_HANDS.size :]
    none = (0,) * (4 - base.players)
    held = (_HANDS.pack(*each, *none, 0, 0, 0, 0) + rest for each in hands)
    return (Position * len(hands)).from_buffer_copy(b"".join(held))


def dealt(rules: Rules, hands: Sequence[Sequence[int]], *, leader: int, trump: int | None) -> ctypes.Array[Position]:
    """Deals before a card is played, each a set of cards for every seat; for hands and not for piles."""
    if rules.piles:
        raise ValueError("with piles each deal is a round of its own")
    base = Position()
    _write_rules(base, rules)
    base.trump = -1 if trump is None else trump
    base.leader = leader
    return with_hands(base, hands)


class Kernel:
    """A solver with its memory. One thread at a time may use it; different ones are independent.

    ``cards`` is how many cards its positions have at most: 32 takes about 2 MB, 48 takes 64 MB once it is needed.
    Answers do not depend on it, nor on what was asked before; with more cards they only take longer. Raises
    `KernelMissing`.
    """

    def __init__(self, cards: int = 32) -> None:
        self._library = library()
        size = self._library.manille_context_size(20 if cards > 36 else 15 if cards > 18 else 12)
        self.memory = ctypes.create_string_buffer(size)
        if not self._library.manille_init(self.memory, size):
            raise KernelMissing("The compiled solver found too little memory.")
        self.nodes = 0
        """How many positions the last call has examined."""

    @property
    def size(self) -> int:
        """The bytes it holds."""
        return len(self.memory)

    def values(self, state: Round, budget: int | None = None, *, warm: bool = False) -> dict[Card, int | Bounds]:
        """The margin of the round after each legal card, or proven bounds where ``budget`` nodes do not suffice.

        The margin is the final points of side 0 less those of side 1, before par and factors. ``warm`` keeps what the
        last call found, which helps when the positions of one round are asked from the last to the first.
        Raises `ValueError` if no card is to be played now.
        """
        answer = Answer()
        self._check(self._library.manille_values(self.memory, position(state), budget or 0, warm, ctypes.byref(answer)))
        self.nodes = answer.nodes
        return _read(answer, state.rules)

    def value(self, state: Round, budget: int | None = None, *, warm: bool = False) -> Bounds:
        """The least and the most that the margin can be; the same number twice if ``budget`` nodes suffice."""
        answer = Answer()
        self._check(self._library.manille_value(self.memory, position(state), budget or 0, warm, ctypes.byref(answer)))
        self.nodes = answer.nodes
        return answer.low, answer.high

    def at_least(self, state: Round, margin: int, budget: int | None = None, *, warm: bool = False) -> bool | None:
        """Whether the margin is at least so much: one search; None if ``budget`` nodes do not suffice."""
        nodes = ctypes.c_uint64()
        found = self._library.manille_at_least(
            self.memory, position(state), margin, budget or 0, warm, ctypes.byref(nodes)
        )
        self._check(found != -2)
        self.nodes = nodes.value
        return None if found < 0 else bool(found)

    def values_of(self, states: Sequence[Round], budget: int | None = None) -> list[dict[Card, int | Bounds]]:
        """`values` of many positions of one pack in one call, ``budget`` nodes for each."""
        if not states:
            return []
        return self.worlds((Position * len(states))(*map(position, states)), states[0].rules, budget)

    def worlds(
        self, deals: ctypes.Array[Position], rules: Rules, budget: int | None = None
    ) -> list[dict[Card, int | Bounds]]:
        """`values` of many positions as the kernel reads them, in one call, ``budget`` nodes for each."""
        answers = (Answer * len(deals))()
        done = self._library.manille_values_batch(self.memory, deals, len(deals), budget or 0, answers)
        self._check(done == len(deals))
        self.nodes = sum(answer.nodes for answer in answers)
        return [_read(answer, rules) for answer in answers]

    def margins(
        self,
        rules: Rules,
        hands: Sequence[Sequence[int]],
        *,
        leader: int,
        trump: int | None,
        budget: int | None = None,
    ) -> list[Bounds]:
        """What many deals are worth with a trump suit or none, before a card is played: to name trump and to double.

        Each deal is a set of cards for every seat, for hands and not for piles; the answers are as of `value`.
        """
        places = dealt(rules, hands, leader=leader, trump=trump)
        answers = (Answer * len(places))()
        done = self._library.manille_value_batch(self.memory, places, len(places), budget or 0, answers)
        self._check(done == len(places))
        self.nodes = sum(answer.nodes for answer in answers)
        return [(answer.low, answer.high) for answer in answers]

    def rollouts(self, state: Round, times: int, seed: int) -> Rollouts:
        """Play to the end at random, every legal card as likely as the others; the same seed gives the same."""
        total, squares = ctypes.c_int64(), ctypes.c_int64()
        self._check(
            self._library.manille_rollouts(
                self.memory, position(state), times, seed & _WORD, ctypes.byref(total), ctypes.byref(squares)
            )
        )
        return Rollouts(times, total.value, squares.value)

    def _check(self, sense: bool | int) -> None:
        if not sense:
            raise ValueError("the kernel can make no sense of this position")


def values(state: Round, budget: int | None = None) -> dict[Card, int | Bounds]:
    """`Kernel.values` with a kernel made for the occasion. Raises `KernelMissing`."""
    return _for(state).values(state, budget)


def at_least(state: Round, margin: int, budget: int | None = None) -> bool | None:
    """`Kernel.at_least` with a kernel made for the occasion. Raises `KernelMissing`."""
    return _for(state).at_least(state, margin, budget)


def rollouts(state: Round, times: int, seed: int) -> Rollouts:
    """`Kernel.rollouts` with a kernel made for the occasion. Raises `KernelMissing`."""
    return Kernel(0).rollouts(state, times, seed)


def _for(state: Round) -> Kernel:
    return Kernel(len(state.rules.pack.cards) - len(state.board.plays))


def _read(answer: Answer, rules: Rules) -> dict[Card, int | Bounds]:
    found: dict[int, int | Bounds] = {}
    for place in range(answer.count):
        low, high = answer.lows[place], answer.highs[place]
        found[answer.card[place]] = low if low == high else (low, high)
    return {card: found[card.index] for card in rules.pack.cards if card.index in found}


def middle(value: int | Bounds) -> float:
    """What to take a margin for: itself, or the middle between the bounds that are proven."""
    return value if isinstance(value, int) else sum(value) / 2


def has_kernel() -> bool:
    """Whether the compiled solver can be loaded here."""
    try:
        library()
    except KernelMissing:
        return False
    return True


@cache
def library() -> ctypes.CDLL:
    """The shared library beside this file. Raises `KernelMissing`."""
    for path in sorted(Path(__file__).parent.glob("_kernel*")):
        try:
            found = ctypes.CDLL(str(path))
            version = found.manille_version()
        except (OSError, AttributeError):
            continue
        if version == VERSION:
            return _typed(found)
    raise KernelMissing("The compiled solver is not here or does not fit this machine; the slow one still works.")


def _typed(found: ctypes.CDLL) -> ctypes.CDLL:
    many, answers = ctypes.POINTER(Position), ctypes.POINTER(Answer)
    u64, pointer = ctypes.c_uint64, ctypes.c_void_p
    found.manille_position_size.restype = found.manille_answer_size.restype = u64
    if (found.manille_position_size(), found.manille_answer_size()) != (
        ctypes.sizeof(Position),
        ctypes.sizeof(Answer),
    ):
        raise KernelMissing("The compiled solver is of another version.")
    found.manille_context_size.restype = u64
    found.manille_init.argtypes = (pointer, u64)
    found.manille_value.argtypes = found.manille_values.argtypes = (pointer, many, u64, ctypes.c_int, answers)
    found.manille_at_least.argtypes = (pointer, many, ctypes.c_int, u64, ctypes.c_int, ctypes.POINTER(u64))
    found.manille_values_batch.argtypes = found.manille_value_batch.argtypes = (
        pointer,
        many,
        ctypes.c_int,
        u64,
        answers,
    )
    integer = ctypes.POINTER(ctypes.c_int64)
    found.manille_rollouts.argtypes = (pointer, many, u64, u64, integer, integer)
    return found
