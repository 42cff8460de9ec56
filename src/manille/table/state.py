"""What a seat is shown: the state of a table as the wire tells it, made of nothing but a view.

The browser knows no rule, so whatever it draws or offers is worked out here, in codes.
"""

from __future__ import annotations

from manille import wire
from manille.game.auction import Call
from manille.game.board import Board
from manille.game.labels import compass
from manille.game.match import Match
from manille.game.round import Round
from manille.rules.cards import Card
from manille.table import to_wire
from manille.table.sitting import Sitting
from manille.view.view import View
from manille.wire.rule_sets import rule_set


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
        standing=_standing(sitting, board),
        drawn=None if table.match.rounds else sitting.begun.drawn,
        asked=asked,
        hand=hand,
        legal=cards,
        barred=tuple(
            wire.Barred(card=card, code="duty", clause=clause) for card in hand if cards and card not in cards
        ),
        calls=tuple(to_wire.option(action, rules, doubles) for action in legal if isinstance(action, Call)),
        says=tuple(to_wire.option(say, rules, 0) for say in view.sayings()) if mine else (),
        trump=to_wire.trump(board),
        called=to_wire.called(board),
        said=tuple(to_wire.said(said, rules) for said in board.says),
        trick=to_wire.trick(board.trick, rules),
        tricks=tuple(to_wire.trick(trick, rules) for trick in board.tricks),
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
                trump=to_wire.letter(board.rules.pack, board.trump),
                count=board.auction.count,
                points=outcome.points,
                score=outcome.score,
                total=to_wire.total(round),
                sets=match.sets,
            )
        )
    return wire.Sheet(table=sitting.name, lines=tuple(lines))


def _standing(sitting: Sitting, board: Board) -> wire.Standing:
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
        noted=None if noted is None else to_wire.term(noted),
    )


def _account(sitting: Sitting, round: Round) -> wire.Account:
    if sitting.table.round is not None:
        return to_wire.account(
            sitting.table.match, round, (seat for seat in sitting.persons if seat not in sitting.ready)
        )
    before = Match(rules=round.rules)
    for each in sitting.match.rounds[:-1]:
        before = before.add(each)
    return to_wire.account(before, round, ())


def _seat(view: View, seat: int, name: str) -> wire.Seat:
    shown = view.board.shown
    held = shown is not None and seat == view.board.dealer and bool(view.known(seat) & shown.bit)
    return wire.Seat(
        player=name,
        place=compass(view.rules, seat, view.seat),
        side=seat & 1,
        cards=view.left(seat),
        shows=to_wire.text(shown) if held else None,
        piles=tuple(wire.Pile(top=to_wire.text(top), under=under) for top, under in view.tops(seat))
        if view.rules.piles
        else (),
    )


def _counted(board: Board) -> wire.Pair:
    """How many tricks each side has taken."""
    second = sum(trick.holder & 1 for trick in board.tricks)
    return len(board.tricks) - second, second
