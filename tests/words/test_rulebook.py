"""The documents that are made from the code are up to date."""

from __future__ import annotations

import runpy
from pathlib import Path

from manille.rules.clauses import CLAUSES

ROOT = Path(__file__).parents[2]


def test_the_rule_book_is_what_the_catalogue_says() -> None:
    written = runpy.run_path(str(ROOT / "scripts" / "rulebook.py"))["rulebook"]()
    assert (ROOT / "docs" / "rules.md").read_text("utf-8") == written


def test_the_rule_book_has_every_clause() -> None:
    text = (ROOT / "docs" / "rules.md").read_text("utf-8")
    assert [clause for clause in CLAUSES if f"**{clause}**" not in text] == []
