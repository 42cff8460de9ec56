"""The pages that are read: rules, help, score sheet, calls and talk."""

from __future__ import annotations

from typing import Literal

from rich.table import Table as Grid
from rich.text import Text

from manille.game.board import Board
from manille.game.match import Match
from manille.rules.rules import Rules
from manille.terminal.narration import name, spoken
from manille.words import Words
from manille.words.rule_book import rule_book
from manille.words.telling import calls

HELP = (
    "cards",
    "raised",
    "thick",
    "piles",
    "hint",
    "undo",
    "trick",
    "sheet",
    "calls",
    "talk",
    "log",
    "pace",
    "rules",
    "menu",
    "quit",
    "plain",
)
"""The sentences of the help, in order."""


def rules_text(rules: Rules, words: Words) -> Text:
    """The rule book of a game, its headings in bold."""
    headings = {words(f"section-{section}") for section in rules.book}
    text = Text()
    for number, line in enumerate(rule_book(rules, words)):
        text.append(line + "\n", "bold underline" if number == 0 or line in headings else None)
    return text


def help_text(words: Words) -> Text:
    """What the keys do, and how the table is to be read."""
    return Text("\n\n".join(words(f"screen-help-{part}") for part in HELP))


def calls_text(board: Board, words: Words) -> Text:
    """The calls of a round, and what has been said in it."""
    rules = board.rules
    lines = list(calls(board, words, lambda seat: name(rules, seat, words)))
    lines += [spoken(said, rules, words) for said in board.says]
    return Text("\n".join(lines) if lines else words("screen-calls-none"))


def sheet(match: Match, words: Words) -> Grid | Text:
    """The score sheet: every finished round with what it brought and where it left the match."""
    if not match.rounds:
        return Text(words("screen-sheet-none"))
    rules = match.rules
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("round", "dealer", "trump", "count", "points", "scored", "score", "sets"):
        if column != "sets" or rules.sets > 1:
            side: Literal["left", "right"] = "left" if column in ("dealer", "trump") else "right"
            grid.add_column(words(f"screen-sheet-{column}"), justify=side)
    so_far = Match(rules=rules)
    for number, round in enumerate(match.rounds, 1):
        so_far = so_far.add(round)
        auction, outcome = round.board.auction, round.outcome()
        cells = [
            str(number),
            name(rules, round.deal.dealer, words),
            words.trump(rules.pack, auction.trump),
            str(auction.count),
            _pair(outcome.points, words),
            _pair(outcome.score, words),
            _pair(so_far.score, words),
        ]
        if rules.sets > 1:
            cells.append(_pair(so_far.sets, words))
        grid.add_row(*cells)
    return grid


def _pair(pair: tuple[int, int], words: Words) -> str:
    return words("screen-sheet-pair", us=pair[0], them=pair[1])
