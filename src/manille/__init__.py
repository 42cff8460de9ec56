"""The Manille family of card games: rules, matches, records and the views that seats have of them.

The names here are the library: everything of the layers without input and output, standard library only. Bots are in
`manille.bots`, sentences for people in `manille.words`.
"""

from __future__ import annotations

from manille.auction import DOUBLE, NO_TRUMP, PASS, Auction, Call
from manille.board import Board
from manille.cards import FRENCH, SPANISH, Card, NotationError, Pack
from manille.deal import Deal, DealError, deal
from manille.match import Match
from manille.reading import RecordError
from manille.record import Record, replay
from manille.round import Action, IllegalAction, Round
from manille.rules import Rules, RulesError
from manille.score import Outcome, Standing, Term
from manille.table import Table
from manille.talk import Said, Say
from manille.trick import Trick, bound
from manille.variants import VARIANTS, variant
from manille.view import View
from manille.worlds import Worlds, consistent

__version__ = "0.1.0"

__all__ = [
    "DOUBLE",
    "FRENCH",
    "NO_TRUMP",
    "PASS",
    "SPANISH",
    "VARIANTS",
    "Action",
    "Auction",
    "Board",
    "Call",
    "Card",
    "Deal",
    "DealError",
    "IllegalAction",
    "Match",
    "NotationError",
    "Outcome",
    "Pack",
    "Record",
    "RecordError",
    "Round",
    "Rules",
    "RulesError",
    "Said",
    "Say",
    "Standing",
    "Table",
    "Term",
    "Trick",
    "View",
    "Worlds",
    "bound",
    "consistent",
    "deal",
    "replay",
    "variant",
]
