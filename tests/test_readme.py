"""What the README shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

from manille.rules.variants import VARIANTS

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > 12


def test_every_rule_set_is_told_of() -> None:
    text = README.read_text("utf-8")
    assert [name for name in VARIANTS if f"| `{name}` |" not in text] == []


def test_every_picture_is_there() -> None:
    text = README.read_text("utf-8")
    pictures = [part.partition(")")[0] for part in text.split("](")[1:] if ".png" in part.partition(")")[0]]
    assert pictures
    assert [name for name in pictures if not (README.parent / name).is_file()] == []
