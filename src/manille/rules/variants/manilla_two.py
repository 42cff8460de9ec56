"""Manilla for two with open piles, after S2 (rule book H1 to H6).

Six piles of four a side, only the tops known to anybody. Chosen where S2 is silent: the card under a played top is
turned at once (H3), and cards left over on both sides count for nobody (H5).
"""

from dataclasses import replace

from manille.rules.variants import manilla

RULES = replace(
    manilla.RULES,
    variant="manilla-two",
    book=("G", "H", "K", "P"),
    cites=replace(
        manilla.RULES.cites,
        deal="H1",
        trump="H2",
        double="H2",
        par="H6",
        tie="H6",
        match="H6",
        tricks="H5",
        slam="H6",
    ),
    opens=(
        *(name for name in manilla.RULES.opens if name != "talk"),
        "turned",
        "odd_pair",
    ),
    players=2,
    packets=(4, 4, 4, 4, 4, 4),
    piles=True,
    first_dealer="random",
)
