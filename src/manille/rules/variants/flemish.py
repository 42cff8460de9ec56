"""Flemish Manillen, after S0 (rule book F1 to F11).

Each player in turn may name trump, the dealer must; the last trick is worth a point. A trump is a duty whenever
void, even over or under the partner's, but nothing has to be beaten in a side suit.
Chosen where S0 is silent: cut again when the first cut is a tie (F1), and the same dealer after a draw (F10).
"""

from manille.rules.rules import DUTIES, MATCH, Cites, Rules

RULES = Rules(
    variant="flemish",
    book=("G", "F", "P", "T"),
    cites=Cites(
        deal="F2",
        trump="F3",
        double="F4",
        count="F8",
        par="F7",
        tie="F10",
        match="F11a",
        tricks="F6",
        again="F10",
    ),
    opens=(
        *DUTIES,
        "no_trump",
        "no_trump_count",
        "last_trick",
        "narrow_win",
        "card_points",
        *MATCH,
    ),
    first_dealer="cut",
    packets=(4, 4),
    namers=(1, 2, 3, 0),
    head="never",
    ruff="always",
    overruff="always",
    under="required",
    last_trick=1,
    tie="again",
    target=21,
)
