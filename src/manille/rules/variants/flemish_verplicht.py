"""Verplicht, after S0 (rule book F12): the dealer may pass too, and four passes mean no trump."""

from dataclasses import replace

from manille.rules.variants import flemish

RULES = replace(
    flemish.RULES,
    variant="flemish-verplicht",
    cites=replace(flemish.RULES.cites, trump="F12"),
    all_pass="none",
)
