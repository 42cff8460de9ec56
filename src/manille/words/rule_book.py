"""The rule book of a rule set, read out."""

from __future__ import annotations

from collections.abc import Iterator

from manille.rules.clauses import SECTIONS
from manille.rules.rules import Rules
from manille.rules.variants import house_rules
from manille.words import Words


def rule_book(rules: Rules, words: Words) -> Iterator[str]:
    """The rule book of a rule set: its name, its three lines, its house rules, then clause by clause."""
    yield words(f"variant-{rules.variant}")
    for number in (1, 2, 3):
        yield "  " + words(f"variant-{rules.variant}-{number}")
    for name in house_rules(rules):
        yield "  " + words("show-house-rule", switch=words.switch(name), value=words.value(name, getattr(rules, name)))
    for section in rules.book:
        yield ""
        yield words(f"section-{section}")
        for clause in SECTIONS[section]:
            yield f"{clause}. {words.clause(clause, rules)}"
