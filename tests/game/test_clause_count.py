"""Every clause of the rule book has a test named after it, and a sentence in every language."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from manille.rules.clauses import CLAUSES
from manille.rules.variants import VARIANTS
from manille.words import LANGUAGES, Words

TESTS = Path(__file__).parents[1]

ROWS = [f"P{row}" for row in range(18)]


@cache
def named_tests() -> dict[str, list[str]]:
    """The test functions of all folders by the clause that they are named after."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                clause = re.match(r"test_([A-Z]\d+[ab]?)_", node.name)
                if clause:
                    found.setdefault(clause[1], []).append(f"{path.name}:{node.name}")
    return found


def test_the_rule_book_has_all_clauses() -> None:
    numbers = {"G": 9, "B": 10, "R": 7, "K": 9, "H": 6, "O": 5, "T": 3}
    plain = [f"{section}{number}" for section, count in numbers.items() for number in range(1, count + 1)]
    flemish = [f"F{number}" for number in range(1, 15) if number != 11]
    assert set(CLAUSES) == {*plain, *flemish, "F11a", "F11b", *ROWS}
    assert len(CLAUSES) == len(set(CLAUSES))


def test_every_clause_has_a_test_named_after_it() -> None:
    assert [clause for clause in CLAUSES if clause not in named_tests()] == []


def test_no_test_is_named_after_a_clause_that_does_not_exist() -> None:
    assert {clause: names for clause, names in named_tests().items() if clause not in CLAUSES} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_sentence(language: str) -> None:
    words = Words(language)
    assert [clause for clause in CLAUSES if not words.has(f"clause-{clause}")] == []
    for rules in VARIANTS.values():
        sentences = {clause: words.clause(clause, rules) for clause in CLAUSES}
        assert [clause for clause, sentence in sentences.items() if not sentence.strip() or "{" in sentence] == []
        assert len(set(sentences.values())) == len(CLAUSES)
