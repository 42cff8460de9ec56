"""The rule book: its sections and the numbers of its clauses. What they say stands in the catalogues."""

from __future__ import annotations

SECTIONS: dict[str, tuple[str, ...]] = {
    "G": tuple(f"G{number}" for number in range(1, 10)),
    "P": tuple(f"P{row}" for row in range(18)),
    "F": (*(f"F{number}" for number in range(1, 11)), "F11a", "F11b", "F12", "F13", "F14"),
    "B": tuple(f"B{number}" for number in range(1, 11)),
    "R": tuple(f"R{number}" for number in range(1, 8)),
    "K": tuple(f"K{number}" for number in range(1, 10)),
    "H": tuple(f"H{number}" for number in range(1, 7)),
    "O": tuple(f"O{number}" for number in range(1, 6)),
    "T": tuple(f"T{number}" for number in range(1, 4)),
}
"""The clauses of each section, in order. P is the table of what a player must play, a clause a row."""

CLAUSES = tuple(clause for clauses in SECTIONS.values() for clause in clauses)
"""Every clause there is."""
