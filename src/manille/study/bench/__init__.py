"""Speed and sizes, measured on request and never asserted: one function a subject, which yields figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from manille.study.bench import play, solver
from manille.study.bench.figure import Ask, Figure
from manille.study.bench.peers import missing


def _server(ask: Ask) -> Iterator[Figure]:
    """Many tables at once; the server's packages are imported only here."""
    from manille.study.bench import server as load

    return load.figures()


SUBJECTS: dict[str, Callable[[Ask], Iterator[Figure]]] = {
    "play": play.figures,
    "solver": solver.figures,
    "server": _server,
}
"""What can be measured, by name."""

__all__ = ["SUBJECTS", "Ask", "Figure", "missing"]
