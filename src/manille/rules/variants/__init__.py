"""The rule sets of the family, one small file each."""

from __future__ import annotations

from collections.abc import Mapping

from manille.rules.rules import Rules, RulesError
from manille.rules.variants import (
    belgian,
    botifarra,
    botifarra_obligada,
    flemish,
    flemish_troef,
    flemish_verplicht,
    flemish_zonder,
    french,
    manilla,
    manilla_nueve,
    manilla_two,
)

VARIANTS: dict[str, Rules] = {
    each.RULES.variant: each.RULES
    for each in (
        flemish,
        flemish_troef,
        flemish_zonder,
        flemish_verplicht,
        belgian,
        french,
        manilla,
        manilla_nueve,
        manilla_two,
        botifarra,
        botifarra_obligada,
    )
}
"""The rules of each variant, by name."""

USUAL = belgian.RULES.variant
"""The variant to take where nobody has chosen one."""


def variant(name: str, changes: Mapping[str, object] | None = None) -> Rules:
    """The rules of a variant, with house rules if any. Raises `RulesError`.

    >>> from manille import VARIANTS, variant
    >>> variant("manilla") == VARIANTS["manilla"]
    True
    >>> variant("manilla", {"target": 50}).target
    50
    """
    if name not in VARIANTS:
        raise RulesError("variant", "variant", name)
    return VARIANTS[name].changed(changes or {})


def house_rules(rules: Rules) -> dict[str, object]:
    """The house rules in these rules: the fields that differ from their variant, ready for JSON."""
    return rules.changes(VARIANTS[rules.variant])
