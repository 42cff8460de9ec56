"""What the figures of many deals show: mean, spread, an interval, and a test that may decide early."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

RESAMPLES = 1_000
"""How many times the deals are drawn anew for an interval."""

ERROR = 0.05
"""How often the test may find an advantage that is not there, and miss one that is."""

LEAST = 30
"""The deals that the test waits for, so that their spread is known well enough."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """One figure over all deals, with its 95 % interval."""

    mean: float
    error: float
    """The standard error of the mean."""
    low: float
    high: float
    deviation: float

    @staticmethod
    def of(values: Sequence[float]) -> Estimate:
        """The estimate of two values or more; the interval is the bootstrap's, by deal, and always the same."""
        deviation = stdev(values)
        low, high = interval(values, Random(1))
        return Estimate(fmean(values), deviation / math.sqrt(len(values)), low, high, deviation)


def interval(values: Sequence[float], rng: Random) -> tuple[float, float]:
    """The middle 95 % of the means of samples drawn with replacement."""
    count = len(values)
    means = sorted(fmean(rng.choices(values, k=count)) for _ in range(RESAMPLES))
    tail = round(RESAMPLES * 0.025)
    return means[tail], means[-1 - tail]


class Sequential:
    """Wald's test of no advantage against an advantage of ``margin``, the values taken as normal.

    It takes one value after the other, and stands by its decision once it has made one.
    """

    def __init__(self, margin: float) -> None:
        self.margin = margin
        self.verdict = "open"
        """``open``, ``better`` (the advantage is there) or ``not_better``."""
        self.decided: int | None = None
        """The number of values that it took to decide."""
        self._count = 0
        self._total = self._squares = 0.0

    def add(self, value: float) -> None:
        """Take one more value."""
        self._count += 1
        self._total += value
        self._squares += value * value
        if self.decided is not None or self._count < LEAST:
            return
        evidence = self._evidence()
        bound = math.log((1 - ERROR) / ERROR)
        if abs(evidence) >= bound:
            self.verdict = "better" if evidence > 0 else "not_better"
            self.decided = self._count

    def _evidence(self) -> float:
        """The logarithm of how much likelier the values are with the advantage than without."""
        variance = (self._squares - self._total**2 / self._count) / (self._count - 1)
        lead = self.margin * (self._total - self._count * self.margin / 2)
        if variance <= 0:
            return math.copysign(math.inf, lead) if lead else 0.0
        return lead / variance
