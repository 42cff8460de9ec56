"""Zonder Troef, after S0 (rule book F12): no round has a trump, and every score is doubled."""

from dataclasses import replace

from manille.rules.variants import flemish

_TRUMPS = ("ruff", "overruff", "under", "no_trump")

RULES = replace(
    flemish.RULES,
    variant="flemish-zonder",
    cites=replace(flemish.RULES.cites, trump="F12"),
    opens=tuple(name for name in flemish.RULES.opens if name not in _TRUMPS),
    trump="none",
    namers=(),
)
