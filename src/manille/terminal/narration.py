"""What happened at the table, in sentences: for the log, and for whoever listens to the screen."""

from __future__ import annotations

from collections.abc import Iterator

from manille.game.draw import Drawn
from manille.game.talk import Said, Say
from manille.game.trick import Trick
from manille.rules.cards import Card
from manille.rules.rules import Rules
from manille.terminal.game import ME, Step
from manille.view.view import View
from manille.words import Words
from manille.words.telling import say_line


def name(rules: Rules, seat: int, words: Words) -> str:
    """A seat as the person at the bottom calls it."""
    return words("seat-you") if seat == ME else words.seat(rules, seat)


def drawn(found: Drawn, rules: Rules, words: Words) -> Iterator[str]:
    """How the first dealer was found."""
    for cards in found.rounds:
        for seat, card in enumerate(cards):
            yield words(f"draw-{found.kind}", seat=name(rules, seat, words), card=words.card(card))
    yield words("draw-deals", seat=name(rules, found.dealer, words))


def dealt(view: View, number: int, words: Words) -> Iterator[str]:
    """That a round begins, and with which shown card."""
    rules, board = view.rules, view.board
    cutter = name(rules, rules.cutter(board.dealer), words)
    yield words("plain-deal", number=number, dealer=name(rules, board.dealer, words), cutter=cutter)
    if board.shown is not None:
        yield words("plain-shown", card=words.card(board.shown))
    if board.noted is not None:
        yield words.term(board.noted, rules)


def happened(step: Step, view: View, words: Words) -> Iterator[str]:
    """One action, from the view that followed it."""
    rules, board = view.rules, view.board
    seat = name(rules, step.seat, words)
    if isinstance(step.action, Card):
        yield words("says-card", seat=seat, card=words.card(step.action))
        yield from _turned(step, view, words)
        if not board.trick.cards:
            yield taken(board.tricks[-1], rules, words)
    elif isinstance(step.action, Say):
        yield spoken(board.says[-1], rules, words)
    else:
        # The step of doubling that was called is the one before it was counted.
        doubles = board.auction.doubles - (step.action.text == "double")
        yield words("says-call", seat=seat, call=words.call(step.action, rules, doubles=doubles))
        if not board.auction.waiting:
            yield words("plain-trump", trump=words.trump(rules.pack, board.trump), count=board.auction.count)


def cards(trick: Trick, rules: Rules, words: Words) -> Iterator[str]:
    """Who played what in a trick."""
    for seat, card in trick.by_seat(rules.players):
        yield words("says-card", seat=name(rules, seat, words), card=words.card(card))


def taken(trick: Trick, rules: Rules, words: Words) -> str:
    """Who took a full trick, and what is in it."""
    return words("plain-trick", seat=name(rules, trick.holder, words), points=trick.value)


def _turned(step: Step, view: View, words: Words) -> Iterator[str]:
    """Which cards of open piles a play has turned up (H3)."""
    rules = view.rules
    if not rules.piles or (rules.turned == "after_trick" and view.board.trick.cards):
        return
    for seat in (step.seat,) if rules.turned == "at_once" else range(rules.players):
        place = view.dealt[seat].index(view.board.played_by(seat)[-1])
        under = view.dealt[seat][place - 1] if place % rules.packets[0] else None
        if under is not None:
            yield words("plain-turned", seat=name(rules, seat, words), card=words.card(under))


def spoken(said: Said, rules: Rules, words: Words) -> str:
    """Something that was said, with the answer if it was a question."""
    return say_line(said, rules, words, lambda seat: name(rules, seat, words))
