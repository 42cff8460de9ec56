"""Speed and sizes, measured on request and never asserted: one function a subject, which yields figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from manille.bench import play, solver
from manille.bench.figure import Ask, Figure
from manille.bench.peers import missing

SUBJECTS: dict[str, Callable[[Ask], Iterator[Figure]]] = {"play": play.figures, "solver": solver.figures}
"""What can be measured, by name."""

__all__ = ["SUBJECTS", "Ask", "Figure", "missing"]
