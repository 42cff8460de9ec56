"""Botifarra with free play, after SB and the practice of tournaments (rule book O1 to O5).

The dealer or, when asked, the partner names; up to three steps of doubling; no trump counts double.
"""

from manille.rules.rules import DUTIES, MATCH, Cites, Rules

RULES = Rules(
    variant="botifarra",
    book=("G", "O", "P", "T"),
    cites=Cites(deal="O1", trump="O2", double="O3", count="O3", par="O5", tie="O5", match="O5", tricks="O5"),
    opens=(
        *DUTIES,
        "namers",
        "no_trump",
        "no_trump_count",
        "doubles",
        "no_trump_doubles",
        "cap",
        *MATCH,
    ),
    pack_name="spanish",
    packets=(4, 4, 4),
    namers=(0, 2),
    doubles=3,
    cards_per_point=4,
    target=101,
)
