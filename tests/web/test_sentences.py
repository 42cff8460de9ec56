"""The sentences of the web app: there in every language, all used, and none asked for that there is not."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from manille.words import LANGUAGES
from shared.catalogues import messages

SOURCES = Path(__file__).parents[2] / "web" / "src"


@cache
def code() -> str:
    """All that the web app is written in."""
    return "\n".join(
        path.read_text("utf-8") for path in sorted(SOURCES.rglob("*")) if path.suffix in {".ts", ".svelte"}
    )


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_language_says_the_same(language: str) -> None:
    english, other = messages("en", "web"), messages(language, "web")
    assert list(english) == list(other)
    assert len(english) > 100
    for key, text in english.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", other[key])), key


def test_every_sentence_is_used() -> None:
    plain = set(re.findall(r'"([a-z][\w-]*)"', code()))
    made = [re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(each)) for each in re.findall(r"`([a-z]+-[^`\s]*)`", code())]
    unused = [key for key in messages("en", "web") if key not in plain and not any(re.fullmatch(m, key) for m in made)]
    assert unused == []


def test_every_sentence_that_is_asked_for_exists() -> None:
    asked = set(re.findall(r'"((?:web|screen|plain|says|account|standing|pace|call|side)-[\w-]*\w)"', code()))
    known = {key for name in ("words", "rules", "lines", "screen", "table", "web") for key in messages("en", name)}
    assert len(asked) > 80
    assert sorted(asked - known) == []
