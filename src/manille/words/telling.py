"""A round as a person reads it: hands, calls, tricks, and the account step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from manille.game.board import Board
from manille.game.match import Match
from manille.game.round import Round
from manille.game.talk import SIGNALS, Said
from manille.rules.cards import Card
from manille.rules.rules import Rules
from manille.words import Words


def show_match(match: Match, current: Round | None, words: Words, *, only: int | None = None) -> Iterator[str]:
    """A match as lines of text: every round or ``only`` one, counted from 1, then where the match stands."""
    so_far = Match(rules=match.rules)
    for number, round in enumerate((*match.rounds, *((current,) if current else ())), 1):
        if only in (None, number):
            yield words("show-round", number=number, dealer=words.seat(match.rules, round.deal.dealer))
            yield from show_round(round, words)
            yield from account(so_far, round, words) if round.turn is None else (words("show-unfinished"),)
            yield ""
        so_far = so_far.add(round) if round.turn is None else so_far
    yield standing(match, words)


def show_round(round: Round, words: Words) -> Iterator[str]:
    """The hands, the calls and the tricks of a round."""
    rules = round.rules

    def name(seat: int) -> str:
        return words.seat(rules, seat)

    for seat, hand in enumerate(round.deal.hands):
        yield words("show-hand", seat=name(seat), cards=by_suit(hand, words))
    if round.board.shown:
        yield words("show-shown", card=words.card(round.board.shown))
    yield from calls(round.board, words, name)
    said = {each.play: each for each in round.board.says}
    for number, trick in enumerate((*round.board.tricks, round.board.trick)):
        spoken = said.get(number * rules.players)
        if spoken is not None and spoken.say not in SIGNALS:
            yield say_line(spoken, rules, words, name)
        cards = [(name(seat), words.card(card)) for seat, card in trick.by_seat(rules.players)]
        if len(cards) == rules.players:
            row = words.listed(words("show-card", seat=seat, card=card) for seat, card in cards)
            yield words("show-trick", number=number + 1, cards=row, winner=name(trick.holder), points=trick.value)
        else:
            yield from (words("says-card", seat=seat, card=card) for seat, card in cards)
        if spoken is not None and spoken.say in SIGNALS:
            yield say_line(spoken, rules, words, name)


def say_line(said: Said, rules: Rules, words: Words, name: Callable[[int], str]) -> str:
    """Something that was said as a sentence, with the partner's answer if it was a question; ``name`` names a seat."""
    text = words.say(said.say, rules)
    if said.answer is None:
        return words("says", seat=name(said.seat), said=text)
    partner = name((said.seat + 2) % rules.players)
    return words("asks", seat=name(said.seat), said=text, partner=partner, answer=words.answer(said))


def calls(board: Board, words: Words, name: Callable[[int], str]) -> Iterator[str]:
    """The calls of a round, a line each; ``name`` names a seat."""
    for seat, call, doubles in board.called():
        yield words("says-call", seat=name(seat), call=words.call(call, board.rules, doubles=doubles))


def account(match: Match, round: Round, words: Words) -> Iterator[str]:
    """The step-by-step account of a finished round, then what it comes to."""
    terms = match.account(round)
    yield from (words.term(term, match.rules) for term in terms)
    outcome = round.outcome()
    one, two = outcome.points
    yield words("account-points", us=one, them=two)
    if outcome.tally.hand:
        yield words(
            "account-hand",
            hand=outcome.tally.hand,
            count=outcome.tally.count,
            score=outcome.tally.hand * outcome.tally.count,
        )
    us, them = outcome.score
    yield words("account-score", us=us, them=them)


def standing(match: Match, words: Words) -> str:
    """Where a match stands, as a sentence."""
    us, them = match.score
    won, lost = match.sets
    if match.winner is not None:
        side = words("side-us" if match.winner == 0 else "side-them")
        return words("standing-won", side=side, us=us, them=them, won=won, lost=lost)
    if match.rules.sets > 1:
        return words("standing-sets", us=us, them=them, goal=match.goal, won=won, lost=lost)
    return words("standing", us=us, them=them, goal=match.goal)


def by_suit(cards: tuple[Card, ...], words: Words) -> str:
    """Some cards suit by suit, in words."""
    parts = []
    for suit in range(4):
        held = sorted((card for card in cards if card.suit == suit), key=lambda card: -card.rank)
        if held:
            ranks = words.listed(words.rank(card) for card in held)
            parts.append(words("suit-holding", suit=words.suit(held[0].pack, suit), ranks=ranks))
    return words.listed(parts, "; ")


def columns(rows: Sequence[Sequence[str]], words_first: int) -> Iterator[str]:
    """Cells one under the other: so many columns of words to the left, the figures after them to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = enumerate(zip(row, widths, strict=True))
        aligned = (cell.ljust(width) if place < words_first else cell.rjust(width) for place, (cell, width) in cells)
        yield "  ".join(aligned).rstrip()
