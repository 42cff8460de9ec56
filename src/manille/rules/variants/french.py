"""French Manille, after S1 (rule book R1 to R7).

The dealer's last card is trump and scores at once; each trick is a point; two sets to 34, a third to 44.
Chosen where S1 is silent: each set starts at 0-0 (R6), and a set ends only with a round (R7).
"""

from manille.rules.rules import DUTIES, MATCH, Cites, Rules

RULES = Rules(
    variant="french",
    book=("G", "R", "P", "T"),
    cites=Cites(
        deal="R1",
        trump="R2",
        double="R4",
        count="R4",
        par="R5",
        tie="R5",
        match="R6",
        tricks="R5",
        shown="R3",
    ),
    opens=(
        *DUTIES,
        "shown_scores",
        *MATCH,
    ),
    packets=(4, 4),
    trump="shown",
    no_trump=False,
    under="barred",
    cards_per_point=4,
    shown_scores=True,
    target=34,
    sets=2,
    decider=44,
)
