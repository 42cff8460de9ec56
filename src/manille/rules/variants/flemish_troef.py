"""Manillen Troef, after S0 (rule book F12): the dealer's last card is shown and is trump.

S0 turns the top of a stock, but there is none when all 32 cards are dealt; so the card is the dealer's last,
as in the other games of the family. It scores nothing.
"""

from dataclasses import replace

from manille.rules.variants import flemish

_NAMING = ("no_trump", "no_trump_count")

RULES = replace(
    flemish.RULES,
    variant="flemish-troef",
    cites=replace(flemish.RULES.cites, trump="F12"),
    opens=tuple(name for name in flemish.RULES.opens if name not in _NAMING),
    trump="shown",
    namers=(),
    no_trump=False,
)
