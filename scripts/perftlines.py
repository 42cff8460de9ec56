"""Writes the counts of a new rule set, tests/data/perft/NAME.txt: `python scripts/perftlines.py NAME`.

The tests hold the rules to this file; the second engine in tests/shared/slow_rules.py counts every line of it again.
Whoever changes a rule on purpose writes it anew; whoever does not finds out by it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from manille.rules.rules import Rules
from manille.rules.variants import variant
from manille.study.perft import ending, opening, perft

DATA = Path(__file__).parent.parent / "tests" / "data" / "perft"

OPENINGS = ((1, 3), (1, 5), (2, 6))
"""Seeds and depths from the start of a round."""

ENDINGS = ((1, 3), (2, 3), (3, 3), (4, 3), (21, 4))
"""Seeds and cards left to each player; counted to the end of the round."""


def lines(rules: Rules) -> Iterator[str]:
    """The lines of the file of a rule set."""
    yield "# seed  left  depth  count"
    for seed, depth in OPENINGS:
        yield f"{seed} start {depth} {perft(opening(rules, seed), depth)}"
    for seed, left in ENDINGS:
        depth = left * rules.players
        yield f"{seed} {left} {depth} {perft(ending(rules, seed, left), depth)}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        (DATA / f"{name}.txt").write_text("\n".join(lines(variant(name))) + "\n", "utf-8")
