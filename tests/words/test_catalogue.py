"""Every sentence is there in every language, is used, and gets the facts that it names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import manille
from manille.bots.reasons import CODES
from manille.rules.clauses import CLAUSES
from manille.rules.rules import _WRONG
from manille.rules.variants import VARIANTS
from manille.words import LANGUAGES, Words
from manille.words.words import CATALOGUES

SOURCE = Path(manille.__file__).parent
LOCALES = SOURCE / "words" / "locales"


@cache
def catalogue(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for name in CATALOGUES:
        text = (LOCALES / language / f"{name}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}.ftl: {text[slice(*_span(entry))]!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = entry
    return found


def _span(entry: ftl.Junk) -> tuple[int, int]:
    return (entry.span.start, entry.span.end) if entry.span else (0, 0)


def variables(message: ftl.Message) -> set[str]:
    return set(re.findall(r"\$([a-z]+)", FluentSerializer().serialize_entry(message)))


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py")))


def nodes() -> Iterator[ast.AST]:
    for tree in trees():
        yield from ast.walk(tree)


def text_of(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@cache
def spoken() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """What the sources name: plain texts, and patterns of texts that are put together with a name at the front."""
    plain: set[str] = set()
    patterns: set[str] = set()
    for node in nodes():
        text = text_of(node)
        if text is not None:
            plain.add(text)
        elif isinstance(node, ast.JoinedStr):
            parts = [text_of(part) for part in node.values]
            if parts[0] and "-" in parts[0]:
                patterns.add("".join(re.escape(part) if part is not None else ".+" for part in parts))
    return frozenset(plain), tuple(re.compile(pattern) for pattern in sorted(patterns))


def calls(*names: str) -> Iterator[ast.Call]:
    for node in nodes():
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in names:
                yield node


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_language_has_every_sentence_with_the_same_facts(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert sorted(english) == sorted(other)
    different = [
        key for key, message in english.items() if message.value and variables(message) != variables(other[key])
    ]
    assert different == []


def test_every_sentence_is_used() -> None:
    plain, patterns = spoken()
    unused = [key for key in catalogue("en") if key not in plain and not any(each.fullmatch(key) for each in patterns)]
    assert unused == []


def test_every_sentence_that_is_asked_for_exists() -> None:
    known = catalogue("en")
    asked = {text_of(call.args[0]) for call in calls("words", "self", "say") if call.args}
    asked |= {text for text in spoken()[0] if re.fullmatch(r"(cli|plain|screen)-[a-z-]*[a-z0-9]", text)}
    assert sorted(key for key in asked if key is not None and "-" in key and key not in known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_sentence_under_every_rule_set(language: str) -> None:
    words = Words(language)
    for rules in VARIANTS.values():
        for clause in CLAUSES:
            assert words.clause(clause, rules).strip()


def test_everything_that_can_be_wrong_has_a_sentence() -> None:
    codes = {f"bad-rules-{code}" for code in _WRONG}
    for call in calls("RecordError", "fail", "_fail"):
        code = text_of(call.args[0]) if call.args else None
        if code is not None:
            codes.add(f"bad-{code}")
    for call in calls("DealError"):
        code = text_of(call.args[1]) if len(call.args) > 1 else None
        if code is not None:
            codes.add(f"bad-deal-{code}")
    for code in ("duty", "not-held", "moment", "untrue", "over"):
        codes |= {f"refused-{code}", f"bad-illegal-{code}"}
    assert sorted(codes - set(catalogue("en"))) == []
    assert len(codes) > 40


def test_every_reason_and_every_term_has_a_sentence() -> None:
    known = catalogue("en")
    told = {text_of(each) for call in calls("Reason") if call.args for each in ast.walk(call.args[0]) if text_of(each)}
    reasons = {*CODES, *(code for code in told if f"tell-{code}" not in known)}
    terms = {text_of(call.args[2]) for call in calls("Term") if len(call.args) > 2 and text_of(call.args[2])}
    assert len(terms) > 10
    assert sorted(f"reason-{code}" for code in reasons if f"reason-{code}" not in known) == []
    assert sorted(str(code) for code in terms if f"term-{str(code).replace('_', '-')}" not in known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_switches_have_labels_that_fit(language: str) -> None:
    words = Words(language)
    for rules in VARIANTS.values():
        for number in (1, 2, 3):
            assert len(words(f"variant-{rules.variant}-{number}")) <= 75
        for field in rules.opens:
            assert words.switch(field) != field
            assert len(words.switch(field)) <= 40
            assert words(f"switch-{field.replace('_', '-')}-help")
            for value in rules.choices(field):
                assert words.value(field, value)
