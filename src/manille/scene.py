"""What a seat is shown: the state of a table as the wire tells it, made of nothing but a view.

The browser knows no rule, so whatever it draws or offers is worked out here, in codes.
"""

from __future__ import annotations

from collections.abc import Iterable

from manille import wire
from manille.auction import Auction, Call
from manille.board import Board
from manille.cards import Card, Pack
from manille.deal import Deal
from manille.games import rule_set
from manille.labels import answer_label, call_label, compass, say_label, term_label
from manille.match import Match
from manille.round import Action, Round
from manille.rules import Rules
from manille.score import Standing, Term
from manille.sitting import Sitting
from manille.talk import Said, Say
from manille.trick import Trick
from manille.view import View


def state(sitting: Sitting, seat: int, since: int, events: tuple[wire.Event, ...]) -> wire.State:
    """The state of a table for a seat, with what has happened since an earlier version. A round must lie there."""
    shown, table = sitting.shown, sitting.table
    assert shown is not None, "no round has been dealt"
    view = View.of(shown, seat)
    board, rules = view.board, view.rules
    asked = sitting.asked
    mine = asked is not None and asked.seat == seat
    clause, legal = view.bound() if mine and asked is not None and asked.kind != "say" else ("", ())
    cards = tuple(str(action) for action in legal if isinstance(action, Card))
    hand = tuple(map(str, rules.pack.hand(view.hand)))
    doubles = board.auction.doubles
    return wire.State(
        table=sitting.name,
        version=sitting.version,
        since=since,
        events=events,
        you=seat,
        rules=rule_set(rules),
        seats=tuple(_seat(view, each, name) for each, name in enumerate(table.seats)),
        dealer=board.dealer,
        cutter=rules.cutter(board.dealer),
        standing=standing(sitting, board),
        drawn=None if table.match.rounds else sitting.begun.drawn,
        asked=asked,
        hand=hand,
        legal=cards,
        barred=tuple(
            wire.Barred(card=card, code="duty", clause=clause) for card in hand if cards and card not in cards
        ),
        calls=tuple(option(action, rules, doubles) for action in legal if isinstance(action, Call)),
        says=tuple(option(say, rules, 0) for say in view.sayings()) if mine else (),
        trump=_trump(board),
        called=called(board),
        said=tuple(_said(said, rules) for said in board.says),
        trick=_trick(board.trick, rules),
        tricks=tuple(_trick(trick, rules) for trick in board.tricks),
        points=board.points,
        taken=_counted(board),
        account=None if board.turn is not None else _account(sitting, shown),
        can=wire.Can(
            undo=sitting.can_undo,
            hint=mine and asked is not None and asked.kind in ("name", "double", "play"),
            why=board.turn is None,
            again=sitting.is_match_over,
            skip=(due := sitting.due) is not None and due.at > sitting.since,
        ),
        settings=sitting.settings,
        coming=sitting.coming,
    )


def sheet(sitting: Sitting) -> wire.Sheet:
    """The score sheet: the finished rounds of the match, the last one whether or not it has been counted."""
    match, lines = Match(rules=sitting.table.rules), []
    for round in sitting.match.rounds:
        match = match.add(round)
        board, outcome = round.board, round.outcome()
        lines.append(
            wire.SheetLine(
                dealer=board.dealer,
                trump=_letter(board.rules.pack, board.trump),
                count=board.auction.count,
                points=outcome.points,
                score=outcome.score,
                total=_total(round),
                sets=match.sets,
            )
        )
    return wire.Sheet(table=sitting.name, lines=tuple(lines))


def standing(sitting: Sitting, board: Board) -> wire.Standing:
    """Where a match stands, with a shown card that has been noted."""
    match = sitting.table.match
    noted = board.noted
    return wire.Standing(
        round=len(match.rounds) + (sitting.table.round is not None),
        score=match.score if sitting.table.round is None else board.score,
        sets=match.sets,
        goal=match.goal,
        sets_to_win=match.rules.sets,
        winner=match.winner,
        noted=None if noted is None else term(noted),
    )


def replay(match: Match, players: tuple[str, ...], line: str, lines: tuple[str, ...]) -> wire.Replay:
    """The finished rounds of a match with all hands open; ``lines`` are the rounds as records, ``line`` all of them."""
    so_far, rounds = Match(rules=match.rules), []
    for number, (round, alone) in enumerate(zip(match.rounds, lines, strict=True), 1):
        board = round.board
        rounds.append(
            wire.OpenRound(
                number=number,
                dealer=board.dealer,
                hands=_hands(round.deal),
                trump=_trump(board),
                called=called(board),
                said=tuple(_said(said, match.rules) for said in board.says),
                tricks=tuple(_trick(trick, match.rules) for trick in board.tricks),
                account=account(so_far, round, ()),
                line=alone,
            )
        )
        so_far = so_far.add(round)
    return wire.Replay(
        rules=rule_set(match.rules),
        players=players,
        rounds=tuple(rounds),
        score=match.score,
        sets=match.sets,
        winner=match.winner,
        line=line,
    )


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
        total=_total(round),
        sets=after.sets,
        winner=after.winner,
        taken=(sides[0], sides[1]),
        hands=_hands(round.deal),
        waiting=tuple(waiting),
    )


def option(action: Action, rules: Rules, doubles: int) -> wire.Option:
    """Something that is or could be done; ``doubles`` are the steps of doubling before it."""
    if isinstance(action, Card):
        return wire.Option(action=str(action), label="card-name", suit=_letter(rules.pack, action.suit))
    if isinstance(action, Say):
        return wire.Option(action=str(action), label=say_label(action), suit=_letter(rules.pack, action.suit))
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


def _account(sitting: Sitting, round: Round) -> wire.Account:
    if sitting.table.round is not None:
        return account(sitting.table.match, round, (seat for seat in sitting.persons if seat not in sitting.ready))
    before = Match(rules=round.rules)
    for each in sitting.match.rounds[:-1]:
        before = before.add(each)
    return account(before, round, ())


def _seat(view: View, seat: int, name: str) -> wire.Seat:
    shown = view.board.shown
    held = shown is not None and seat == view.board.dealer and bool(view.known(seat) & shown.bit)
    return wire.Seat(
        player=name,
        place=compass(view.rules, seat, view.seat),
        side=seat & 1,
        cards=view.left(seat),
        shows=_text(shown) if held else None,
        piles=tuple(wire.Pile(top=_text(top), under=under) for top, under in view.tops(seat))
        if view.rules.piles
        else (),
    )


def _trump(board: Board) -> wire.Trump:
    auction = board.auction
    return wire.Trump(
        named=auction.named,
        suit=_letter(board.rules.pack, auction.trump) if auction.named else None,
        namer=auction.namer,
        shown=_text(board.shown),
        count=auction.count,
        factors=tuple(map(term, auction.factors)),
    )


def called(board: Board) -> tuple[wire.Called, ...]:
    """The calls of a round, with who made them."""
    auction = Auction.start(board.rules, board.dealer, after_tie=board.standing.after_tie, shown=board.shown)
    found = []
    for call in board.auction.calls:
        assert auction.turn is not None
        found.append(wire.Called(seat=auction.turn, call=option(call, board.rules, auction.doubles)))
        auction = auction.advance(call)
    return tuple(found)


def _said(said: Said, rules: Rules) -> wire.Said:
    asks = said.answer is not None
    return wire.Said(
        play=said.play,
        seat=said.seat,
        say=option(said.say, rules, 0),
        partner=(said.seat + 2) % rules.players if asks else None,
        answer=said.answer,
        answer_label=answer_label(said) if asks else None,
    )


def _trick(trick: Trick, rules: Rules) -> wire.Trick:
    return wire.Trick(
        cards=tuple(wire.Card(seat=seat, card=str(card)) for seat, card in trick.by_seat(rules.players)),
        holder=trick.holder if trick.cards else None,
        points=trick.value,
    )


def _counted(board: Board) -> wire.Pair:
    """How many tricks each side has taken."""
    second = sum(trick.holder & 1 for trick in board.tricks)
    return len(board.tricks) - second, second


def _total(round: Round) -> wire.Pair:
    """The running score after a finished round, before a set that it ends begins anew."""
    before: Standing = round.board.standing
    one, two = round.outcome().score
    return before.score[0] + one, before.score[1] + two


def _hands(deal: Deal) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(map(str, hand)) for hand in deal.hands)


def _text(card: Card | None) -> str | None:
    return None if card is None else str(card)


def _letter(pack: Pack, suit: int | None) -> str | None:
    return None if suit is None else pack.suits[suit]
