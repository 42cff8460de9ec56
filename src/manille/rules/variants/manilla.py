"""Manilla for four, after S2 with S4 (rule book K1 to K9).

The shown card is trump and is noted at once unless it would end the set; two sets of 40 win; all tricks win a set.
S2's list of duties is lost in the copy at hand; S4 and the publisher's page on Botifarra give the same ones.
"""

from manille.rules.rules import DUTIES, MATCH, Cites, Rules

RULES = Rules(
    variant="manilla",
    book=("G", "K", "P", "T"),
    cites=Cites(
        deal="K3",
        trump="K3",
        double="K3",
        count="K6",
        par="K6",
        tie="K6",
        match="K7",
        tricks="K6",
        slam="K9",
        shown="K4",
        waits="K8",
        again="K7",
    ),
    opens=(
        *DUTIES,
        "shown_scores",
        "shown_waits",
        "slam_wins",
        *MATCH,
    ),
    pack_name="spanish",
    packets=(4, 4, 4),
    first_dealer="draw",
    trump="shown",
    no_trump=False,
    cards_per_point=4,
    shown_scores=True,
    shown_waits=True,
    slam_wins=True,
    target=40,
    sets=2,
)
