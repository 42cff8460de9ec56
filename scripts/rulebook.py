"""Writes docs/rules.md, the rule book for players and developers, from the English catalogue.

The sentences stand in one place, the catalogue, where the programs read them too; a test holds the document to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from manille.rules.clauses import SECTIONS
from manille.rules.variants import VARIANTS
from manille.words import Words

DOCUMENT = Path(__file__).parent.parent / "docs" / "rules.md"

_COLUMNS = {
    "Flemish": "flemish",
    "Belgian and French": "belgian",
    "Manilla and free Botifarra": "manilla",
    "strict Botifarra": "botifarra-obligada",
}
"""The four columns of table P, each with a rule set that plays by it."""

_HEAD = """\
# The rules of the Manille family

What each rule set says, clause by clause. A test is named after the clause that it proves, and whoever plays a card
that is not allowed is told the clause. House rules change single clauses; which ones, every rule set says itself.
This document is written by `make docs` from the catalogue that the programs speak from
(`src/manille/words/locales/en/rules.ftl`).
"""


def rulebook() -> str:
    """The whole document."""
    return "\n".join((_HEAD, *_variants(), *_sections()))


def _variants() -> Iterator[str]:
    words = Words("en")
    yield "## The rule sets\n"
    for name, rules in VARIANTS.items():
        lines = " ".join(f"{words(f'variant-{name}-{number}')}." for number in (1, 2, 3))
        sections = ", ".join(rules.book)
        yield f"- **{words(f'variant-{name}')}** (`{name}`; sections {sections}). {lines}"
    yield ""


def _sections() -> Iterator[str]:
    words = Words("en")
    for section, clauses in SECTIONS.items():
        yield f"## {section}. {words(f'section-{section}')}\n"
        for clause in clauses:
            yield from _row(clause, words) if section == "P" else [f"- **{clause}** {words(f'clause-{clause}')}"]
        yield ""


def _row(clause: str, words: Words) -> Iterator[str]:
    """A row of table P: once where all columns agree, else once for each way of playing."""
    said: dict[str, list[str]] = {}
    for column, name in _COLUMNS.items():
        said.setdefault(words.clause(clause, VARIANTS[name]), []).append(column)
    if len(said) == 1:
        yield f"- **{clause}** {next(iter(said))}"
        return
    yield f"- **{clause}**"
    for sentence, columns in said.items():
        yield f"  - *{', '.join(columns)}:* {sentence}"


if __name__ == "__main__":
    DOCUMENT.write_text(rulebook(), encoding="utf-8")
