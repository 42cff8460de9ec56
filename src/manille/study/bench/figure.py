"""What a measurement is asked, and what it gives."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import fmean, median


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """What to measure, and how much of it; a subject reads what concerns it."""

    variant: str | None
    """One variant; None for all that the subject usually measures."""
    deals: int
    """How many deals with 32 cards, each under five denominations."""
    large: int
    """How many deals with 48 cards, each under five denominations."""
    peers: bool
    """Whether other engines are measured beside the solver."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing measured several times, or counted once."""

    name: str
    unit: str
    median: float
    mean: float
    low: float
    high: float

    @staticmethod
    def of(name: str, unit: str, values: Iterable[float]) -> Figure:
        """The figure of some measurements, at least one."""
        every = sorted(values)
        return Figure(name, unit, median(every), fmean(every), every[0], every[-1])


def repeated(name: str, unit: str, once: Callable[[], float], runs: int) -> Figure:
    """The figure of so many runs, after one that does not count."""
    once()
    return Figure.of(name, unit, [once() for _ in range(runs)])


def seconds(once: Callable[[], object]) -> float:
    """The time of the processor that something takes, so that other programs disturb it little."""
    start = _clock()
    once()
    return _clock() - start


# Some systems count a process's time in steps longer than a solve.
_clock = time.process_time if time.get_clock_info("process_time").resolution < 1e-6 else time.perf_counter
