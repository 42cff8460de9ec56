"""Belgian Manille, after S1 (rule book B1 to B10).

The dealer names, the sides double, a round counts at most four times, and a drawn round doubles the next.
Chosen where S1 is silent: nobody is asked once a round stands at four (B4), and a draw after a draw doubles once (B7).
"""

from manille.rules.rules import DUTIES, MATCH, Cites, Rules

RULES = Rules(
    variant="belgian",
    book=("G", "B", "P", "T"),
    cites=Cites(deal="B1", trump="B2", double="B3", count="B4", par="B6", tie="B7", match="B9", slam="B8"),
    opens=(
        *DUTIES,
        "namers",
        "no_trump",
        "no_trump_count",
        "doubles",
        "no_trump_doubles",
        "cap",
        "counts",
        "slam",
        "tie",
        *MATCH,
    ),
    clockwise=True,
    packets=(3, 3, 2),
    namers=(0,),
    doubles=2,
    cap=4,
    under="barred",
    tie="double",
    target=101,
)
