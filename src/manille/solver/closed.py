"""Play with closed cards, in the kernel: how likely cards are played, and a search of what one seat can know."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from manille.game.round import Round
from manille.rules.cards import Card, bits
from manille.rules.rules import Rules
from manille.solver import kernel
from manille.solver.kernel import Kernel, Position
from manille.view.view import View

_SEED = (1 << 64) - 1
_LEAST_TURNS, _MOST_TURNS = 8, 16
"""The logarithms of how many turns a search remembers at least and at most."""


class _Found(ctypes.Structure):
    """What the search found of a card: the fields of ``Found`` in ``closed.c``, in the same order."""

    _fields_ = (
        ("tried", ctypes.c_int64),
        ("mean", ctypes.c_double),
        ("variance", ctypes.c_double),
        ("card", ctypes.c_int),
    )


@dataclass(frozen=True, slots=True)
class Lesson:
    """How well a policy foresaw the cards of a round: bits of surprise, over so many decisions."""

    bits: float
    decisions: int


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found of a card: how often it was tried, and the mean and deviation of the margin for its side."""

    tried: int
    mean: float
    spread: float


class Policy:
    """How likely players play each card: learned weights, as the kernel reads them.

    First those for players who go by rules of thumb, then as many for those who search: as many as `policy_size` says.
    Without any given all cards are equally likely. Raises `KernelMissing`, and `ValueError` for another number.
    """

    def __init__(self, weights: Sequence[float] | None = None) -> None:
        size = policy_size()
        if weights is not None and len(weights) != size:
            raise ValueError(f"a policy has {size} weights")
        self.weights = (ctypes.c_float * size)(*(weights or ()))


def policy_size() -> int:
    """The number of weights of a policy. Raises `KernelMissing`."""
    size: int = _library().manille_weights()
    return size


class Closed:
    """Play with closed cards by a policy. One thread at a time may use it; different ones are independent."""

    def __init__(self, policy: Policy) -> None:
        self._library = _library()
        self._memory = Kernel(0).memory
        self._weights = policy.weights

    def learn(self, start: Round, plays: Sequence[Card], searches: Sequence[bool], rate: float) -> Lesson:
        """Change the policy a little towards the cards played in a round; ``start`` is the round before the first.

        ``searches`` says of each seat whether it searches, or goes by rules of thumb.
        """
        logs, decisions = ctypes.c_double(), ctypes.c_int64()
        done = self._library.manille_learn(
            self._memory,
            kernel.position(start),
            *_played(plays),
            bytes(searches),
            self._weights,
            rate,
            ctypes.byref(logs),
            ctypes.byref(decisions),
        )
        _check(done)
        return Lesson(-logs.value, decisions.value)

    def likelihoods(
        self, view: View, deals: ctypes.Array[Position], *, alike: float, noise: float
    ) -> tuple[list[float], list[float]]:
        """How likely the others would have played as they have, for many deals, and how likely each seat is to search.

        The deals as they stand now; for hands of four, not for piles. The seat itself searches; ``alike`` is how likely
        partners are of the same kind. ``noise`` is the part of each choice that is even among the legal cards, from 0
        to 1.
        """
        board, players = view.board, view.rules.players
        searches = (ctypes.c_double * 4)()
        found = (ctypes.c_double * len(deals))()
        done = self._library.manille_likelihoods(
            self._memory,
            kernel.dealt(view.rules, [(0,) * players], leader=_first(view), trump=board.trump),
            deals,
            len(deals),
            (ctypes.c_uint64 * 4)(*(bits(board.played_by(seat)) for seat in range(players))),
            *_played(board.plays),
            view.seat,
            self._weights,
            alike,
            noise,
            found,
            searches,
        )
        _check(done)
        return list(found), list(searches)

    def outcomes(
        self,
        rules: Rules,
        deals: Sequence[Sequence[int]],
        *,
        leader: int,
        trump: int | None,
        searches: Sequence[float],
        times: int,
        seed: int,
    ) -> list[float]:
        """The mean margin of each of many deals, for side 0, all seats playing it so many times by the policy.

        ``searches`` is how likely each seat is to search.
        """
        sums = (ctypes.c_int64 * len(deals))()
        places = kernel.dealt(rules, deals, leader=leader, trump=trump)
        done = self._library.manille_outcomes(
            self._memory, places, len(deals), self._weights, _kinds(searches), times, seed & _SEED, sums
        )
        _check(done)
        return [each / times for each in sums]

    def search(
        self,
        view: View,
        deals: ctypes.Array[Position],
        *,
        searches: Sequence[float],
        times: int,
        seed: int,
        explore: float,
        taught: int = 0,
    ) -> dict[Card, Found]:
        """What each card brings the seat whose view it is, over deals that are as likely as each other.

        ``times`` is how often one of the deals is played out from one of the cards: that seat goes on by what its cards
        have brought where it knew the same, the others by the policy, ``searches`` being how likely each seat is to
        search. ``explore`` is how many points it risks there to try a card that looked worse. The first ``taught`` of
        the plays only teach it that, and count for no card.
        Worthless cards next to each other are one choice, and only the lowest is in the answer.
        """
        log = max(_LEAST_TURNS, min(_MOST_TURNS, (2 * times).bit_length()))
        turns = ctypes.create_string_buffer(self._library.manille_turn_size() << log)
        found = (_Found * kernel.MAX_HAND)()
        kinds = self._library.manille_search(
            self._memory,
            deals,
            len(deals),
            *_played(view.board.plays),
            _first(view),
            self._weights,
            _kinds(searches),
            times,
            taught,
            seed & _SEED,
            explore,
            turns,
            log,
            found,
        )
        _check(kinds)
        answers = {each.card: Found(each.tried, each.mean, max(0.0, each.variance) ** 0.5) for each in found[:kinds]}
        return {card: answers[card.index] for card in view.rules.pack.cards if card.index in answers}


def _played(plays: Sequence[Card]) -> tuple[bytes, int]:
    return bytes(card.index for card in plays), len(plays)


def _kinds(searches: Sequence[float]) -> ctypes.Array[ctypes.c_double]:
    return (ctypes.c_double * 4)(*searches)


def _first(view: View) -> int:
    """The seat that led the first trick."""
    return (*view.board.tricks, view.board.trick)[0].leader


def _check(sense: int) -> None:
    if not sense:
        raise ValueError("the kernel can make no sense of this position")


@cache
def _library() -> ctypes.CDLL:
    """The kernel, with the functions of ``closed.c`` declared. Raises `KernelMissing`."""
    found = kernel.library()
    pointer, number, u64, real = ctypes.c_void_p, ctypes.c_int, ctypes.c_uint64, ctypes.c_float
    many, weights = ctypes.POINTER(Position), ctypes.POINTER(ctypes.c_float)
    reals, integers = ctypes.POINTER(ctypes.c_double), ctypes.POINTER(ctypes.c_int64)
    plays = (ctypes.c_char_p, number)
    found.manille_turn_size.restype = u64
    found.manille_learn.argtypes = (pointer, many, *plays, ctypes.c_char_p, weights, real, reals, integers)
    found.manille_likelihoods.argtypes = (
        *(pointer, many, many, number, pointer, *plays, number),
        *(weights, ctypes.c_double, real, reals, reals),
    )
    found.manille_outcomes.argtypes = (pointer, many, number, weights, reals, u64, u64, integers)
    found.manille_search.argtypes = (
        *(pointer, many, number, *plays, number, weights, reals),
        *(u64, u64, u64, real, pointer, number, ctypes.POINTER(_Found)),
    )
    return found
