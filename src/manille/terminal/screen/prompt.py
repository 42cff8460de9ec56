"""The line that says whose turn it is and what is asked."""

from __future__ import annotations

from manille.terminal.narration import name
from manille.view.view import View
from manille.words import Words


def prompt(view: View, words: Words, *, may_tell: bool, waits: bool) -> str:
    """What is asked of the person, or whose turn it is; ``waits`` while the table waits for the next card of a bot."""
    board, rules = view.board, view.rules
    parts = []
    if board.tricks and not board.trick.cards:
        trick = board.tricks[-1]
        parts.append(words("plain-trick", seat=name(rules, trick.holder, words), points=trick.value))
        if waits:
            parts.append(words("screen-go-on"))
    if board.turn is None:
        return " ".join(parts)
    if may_tell:
        parts.append(words("screen-turn-signal", suit=words.suit(rules.pack, board.trick.cards[0].suit)))
    elif board.turn != view.seat:
        message = "screen-turn-other-call" if board.auction.waiting else "screen-turn-other"
        parts.append(words(message, seat=name(rules, board.turn, words)))
    elif board.auction.waiting:
        parts.append(words("screen-turn-double" if board.auction.named else "screen-turn-name"))
    else:
        parts.append(words("screen-turn-any" if len(view.legal()) == view.hand.bit_count() else "screen-turn-some"))
        if view.sayings():
            parts.append(words("screen-turn-ask"))
    return " ".join(parts)
