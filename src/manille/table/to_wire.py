"""The parts of messages, made of what lies open at a table."""

from __future__ import annotations

from collections.abc import Iterable

from manille import wire
from manille.game.board import Board
from manille.game.deal import Deal
from manille.game.labels import answer_label, call_label, say_label, term_label
from manille.game.match import Match
from manille.game.round import Action, Round
from manille.game.score import Standing, Term
from manille.game.talk import Said, Say
from manille.game.trick import Trick
from manille.rules.cards import Card, Pack
from manille.rules.rules import Rules


def account(match: Match, round: Round, waiting: Iterable[int]) -> wire.Account:
    """A finished round, step by step, from where the match stood before it."""
    after, outcome = match.add(round), round.outcome()
    sides = [
        tuple(str(card) for trick in round.board.tricks if trick.holder & 1 == side for card in trick.cards)
        for side in (0, 1)
    ]
    return wire.Account(
        terms=tuple(map(term, match.account(round))),
        points=outcome.points,
        hand=outcome.tally.hand,
        count=outcome.tally.count,
        score=outcome.score,
        total=total(round),
        sets=after.sets,
        winner=after.winner,
        taken=(sides[0], sides[1]),
        hands=hands(round.deal),
        waiting=tuple(waiting),
    )


def option(action: Action, rules: Rules, doubles: int) -> wire.Option:
    """Something that is or could be done; ``doubles`` are the steps of doubling before it."""
    if isinstance(action, Card):
        return wire.Option(action=str(action), label="card-name", suit=letter(rules.pack, action.suit))
    if isinstance(action, Say):
        return wire.Option(action=str(action), label=say_label(action), suit=letter(rules.pack, action.suit))
    return wire.Option(action=str(action), label=call_label(action, rules, doubles=doubles))


def term(term: Term) -> wire.Term:
    """One step of an account."""
    return wire.Term(
        account=term.account,
        op=term.op,
        code=term.code,
        label=term_label(term),
        clause=term.clause,
        side=term.side,
        amount=term.amount,
        cards=tuple(map(str, term.cards)),
    )


def trump(board: Board) -> wire.Trump:
    """What is trump, and what the round counts."""
    auction = board.auction
    return wire.Trump(
        named=auction.named,
        suit=letter(board.rules.pack, auction.trump) if auction.named else None,
        namer=auction.namer,
        shown=text(board.shown),
        count=auction.count,
        factors=tuple(map(term, auction.factors)),
    )


def called(board: Board) -> tuple[wire.Called, ...]:
    """The calls of a round, with who made them."""
    return tuple(
        wire.Called(seat=seat, call=option(call, board.rules, doubles)) for seat, call, doubles in board.called()
    )


def said(said: Said, rules: Rules) -> wire.Said:
    """Something that was said, with the answer if it was a question."""
    asks = said.answer is not None
    return wire.Said(
        play=said.play,
        seat=said.seat,
        say=option(said.say, rules, 0),
        partner=(said.seat + 2) % rules.players if asks else None,
        answer=said.answer,
        answer_label=answer_label(said) if asks else None,
    )


def trick(trick: Trick, rules: Rules) -> wire.Trick:
    """A trick, finished or in progress."""
    return wire.Trick(
        cards=tuple(wire.Card(seat=seat, card=str(card)) for seat, card in trick.by_seat(rules.players)),
        holder=trick.holder if trick.cards else None,
        points=trick.value,
    )


def total(round: Round) -> wire.Pair:
    """The running score after a finished round, before a set that it ends begins anew."""
    before: Standing = round.board.standing
    one, two = round.outcome().score
    return before.score[0] + one, before.score[1] + two


def hands(deal: Deal) -> tuple[tuple[str, ...], ...]:
    """All hands as they were dealt."""
    return tuple(tuple(map(str, hand)) for hand in deal.hands)


def text(card: Card | None) -> str | None:
    """A card in notation, None for none."""
    return None if card is None else str(card)


def letter(pack: Pack, suit: int | None) -> str | None:
    """A suit in notation, None for none."""
    return None if suit is None else pack.suits[suit]
