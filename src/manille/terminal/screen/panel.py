"""What stands beside the table: score, what has been taken, trump, how often the round counts."""

from __future__ import annotations

from rich.text import Text

from manille.game.match import Match
from manille.terminal.narration import name
from manille.terminal.screen.faces import suit_name
from manille.view.view import View
from manille.words import Words

LABEL, FIGURE = 7, 10
"""The columns of a label and of each figure."""


def panel(view: View, match: Match, words: Words) -> Text:
    """The panel of a view in a match."""
    rules, board = view.rules, view.board
    ours = sum(not trick.holder & 1 for trick in board.tricks)
    lines = Text()
    lines.append(_row("", words("side-us"), words("side-them")), "bold")
    lines.append(_row(words("screen-panel-score"), *board.score), "bold")
    if rules.sets > 1:
        lines.append(_row(words("screen-panel-sets"), *board.standing.sets))
    lines.append(_row(words("screen-panel-tricks"), ours, len(board.tricks) - ours))
    lines.append(_row(words("screen-panel-points"), *board.points))
    if rules.sets > 1:
        lines.append(words("screen-panel-goal-set", goal=match.goal, sets=rules.sets) + "\n")
    else:
        lines.append(words("screen-panel-goal", goal=match.goal) + "\n")
    _trump(lines, view, words)
    return lines


def _row(label: str, one: object, two: object) -> str:
    return f"{label[:LABEL]:<{LABEL}}{one!s:>{FIGURE}}{two!s:>{FIGURE}}\n"


def _trump(lines: Text, view: View, words: Words) -> None:
    """Trump and who named it, the count, the suit led."""
    rules, auction, trick = view.rules, view.board.auction, view.board.trick
    if not auction.named:
        lines.append(words("screen-panel-no-trump-yet") + "\n", "bold")
    else:
        trump = words("no-trump") if auction.trump is None else suit_name(words, rules.pack, auction.trump)
        if auction.namer is None:
            lines.append(words("screen-panel-trump", trump=trump) + "\n", "bold")
        else:
            namer = name(rules, auction.namer, words)
            lines.append(words("screen-panel-trump-named", trump=trump, seat=namer) + "\n", "bold")
    shown = view.board.shown
    if shown is not None and not shown.bit & view.board.played:
        lines.append(words("screen-panel-shown", card=words.card(shown)) + "\n")
    if rules.trump == "named" or auction.count > 1:
        lines.append(words("screen-panel-count", count=auction.count) + "\n", "bold" if auction.count > 1 else None)
    if trick.cards:
        lines.append(words("screen-panel-led", suit=suit_name(words, rules.pack, trick.cards[0].suit)))
