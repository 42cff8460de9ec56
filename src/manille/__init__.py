"""The Manille family of card games: rules, matches, records and the views that seats have of them.

The names here are the library: everything of the layers without input and output, standard library only. Bots are in
`manille.bots`, sentences for people in `manille.words`.
"""

from __future__ import annotations

from manille.game.auction import DOUBLE, NO_TRUMP, PASS, Auction, Call
from manille.game.board import Board
from manille.game.deal import Deal, DealError, deal
from manille.game.match import Match
from manille.game.round import Action, IllegalAction, Round
from manille.game.score import Outcome, Standing, Term
from manille.game.talk import Said, Say
from manille.game.trick import Trick, bound
from manille.record.record import Record
from manille.record.replay import replay
from manille.rules.cards import FRENCH, SPANISH, Card, NotationError, Pack
from manille.rules.rules import Rules, RulesError
from manille.rules.strict_json import RecordError
from manille.rules.variants import VARIANTS, variant
from manille.table.table import Table
from manille.view.view import View
from manille.view.worlds import Worlds, consistent

__version__ = "0.2.0"

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
