"""A round as one seat may know it (rule book G4, R2, H1): the only thing that a bot or a wire is given."""

from __future__ import annotations

from dataclasses import dataclass, replace

from manille.game.board import Board
from manille.game.round import Action, Round, decision, sayings
from manille.game.score import Standing
from manille.game.talk import SIGNALS, Said, Say
from manille.rules.as_json import read_card, read_rules, rules_json
from manille.rules.cards import Card, NotationError, bits
from manille.rules.rules import Rules
from manille.rules.strict_json import Node

Dealt = tuple[tuple["Card | None", ...], ...]
"""What each seat was dealt, in order, as far as somebody knows; None for a card not known."""


@dataclass(frozen=True, slots=True)
class View:
    """What lies open, and what one seat knows of what was dealt.

    A view is made from a `Round` but is no round: nothing in it names a card that its seat may not know.

    >>> from random import Random
    >>> from manille import Round, View, deal, variant
    >>> rules = variant("french")
    >>> view = View.of(Round.start(rules, deal(rules, dealer=3, rng=Random(1))), seat=0)
    >>> view.left(3), *map(str, rules.pack.hand(view.known(3)))
    (8, '10d')
    """

    board: Board
    seat: int
    dealt: Dealt

    @staticmethod
    def of(round: Round, seat: int) -> View:
        """A round as a seat knows it."""
        deal, rules = round.deal, round.rules
        if rules.piles:
            return View(round.board, seat, _turned_up(round))
        unknown: tuple[Card | None, ...] = (None,) * rules.hand_size
        dealt = [deal.hands[each] if each == seat else unknown for each in range(rules.players)]
        if round.board.shown is not None and seat != deal.dealer:
            dealt[deal.dealer] = (*unknown[1:], round.board.shown)
        return View(round.board, seat, tuple(dealt))

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.board.rules

    @property
    def hand(self) -> int:
        """The cards that this seat can play, as a set."""
        return self.known(self.seat)

    def known(self, seat: int) -> int:
        """The cards that a seat is known to hold now, as a set."""
        return bits(card for card in self.dealt[seat] if card is not None) & ~bits(self.board.played_by(seat))

    def left(self, seat: int) -> int:
        """How many cards a seat has left."""
        return self.rules.hand_size - len(self.board.played_by(seat))

    def tops(self, seat: int) -> tuple[tuple[Card | None, int], ...]:
        """The piles of a seat: the top, None while it is not turned, and how many lie under it (H1)."""
        played = bits(self.board.played_by(seat))
        piles = []
        start = 0
        for size in self.rules.packets:
            pile = self.dealt[seat][start : start + size]
            start += size
            top = next((card for card in pile if card is not None and not card.bit & played), None)
            piles.append((top, sum(card is None for card in pile)))
        return tuple(piles)

    def bound(self) -> tuple[str, tuple[Action, ...]]:
        """The clause that binds this seat and what it leaves; nothing while it is not its turn."""
        if self.board.turn != self.seat:
            return "G5", ()
        return decision(self.board, self.hand)

    def legal(self) -> tuple[Action, ...]:
        """What this seat may call or play now."""
        return self.bound()[1]

    def sayings(self) -> tuple[Say, ...]:
        """What this seat may say now (T1 to T3)."""
        return sayings(self.board, self.hand) if self.board.speaker == self.seat else ()

    def to_json(self) -> dict[str, object]:
        """The view as a JSON object of less than 1 kB: the decisions and what the seat knows of the deal."""
        board = self.board
        standing = board.standing
        return {
            "rules": rules_json(self.rules),
            "seat": self.seat,
            "dealer": board.dealer,
            "standing": [*standing.score, *standing.sets, standing.goal, int(standing.after_tie)],
            "hands": [[card and str(card) for card in hand] for hand in self.dealt],
            "calls": [str(call) for call in board.auction.calls],
            "says": [[said.play, str(said.say), said.answer] for said in board.says],
            "plays": [str(card) for card in board.plays],
        }

    @staticmethod
    def from_json(data: object) -> View:
        """The view that a JSON object writes. Raises `RecordError`.

        What other seats did is taken as told: whether it was legal cannot be seen from one seat.
        """
        node = Node(data)
        node.object(("rules", "seat", "dealer", "standing", "hands", "calls", "says", "plays"))
        rules = read_rules(node["rules"])
        seats = (0, rules.players - 1)
        dealt = tuple(
            tuple(
                None if card.value is None else read_card(card, rules.pack)
                for card in hand.list(rules.hand_size, rules.hand_size)
            )
            for hand in node["hands"].list(rules.players, rules.players)
        )
        dealer = node["dealer"].integer(*seats)
        one, two, won, lost, goal, tie = (each.integer(0, 100_000) for each in node["standing"].list(6, 6))
        standing = Standing((one, two), (won, lost), goal, bool(tie))
        shown = dealt[dealer][-1] if rules.trump == "shown" else None
        board = Board.start(rules, dealer, shown, standing)
        for each in node["calls"].list():
            call = next((call for call in board.auction.legal() if call.text == each.value), None)
            board = board.call(call) if call else each.fail("call", clause=board.auction.clause, text=each.value)
        says = {said.play: said for said in (_said(each, rules) for each in node["says"].list())}
        plays = node["plays"].list(0, len(rules.pack.cards))
        for place, each in enumerate(plays):
            before = says.get(place)
            if board.auction.waiting:
                each.fail("illegal-moment", clause=board.auction.clause)
            if before and before.say not in SIGNALS:
                board = _spoken(board, before)
            board = board.play(read_card(each, rules.pack))
            if before and before.say in SIGNALS:
                board = _spoken(board, before)
        asked = says.get(len(plays))
        return View(_spoken(board, asked) if asked else board, node["seat"].integer(*seats), dealt)


def _turned_up(round: Round) -> Dealt:
    """The cards of open piles that have been turned; they are known to both players (H1)."""
    hands = []
    for own, seen, dealt in zip(round.piles, round.hands, round.deal.hands, strict=True):
        cards: list[Card | None] = []
        for pile, size in zip(own, round.rules.packets, strict=True):
            hidden = len(pile) - bool(pile and pile[-1].bit & seen)
            start = len(cards)
            cards += [None] * hidden + list(dealt[start + hidden : start + size])
        hands.append(tuple(cards))
    return tuple(hands)


def _spoken(board: Board, said: Said) -> Board:
    return board.say(replace(said, seat=board.trick.leader))


def _said(node: Node, rules: Rules) -> Said:
    """A saying as it stands in a view; its seat is the leader's, which the plays tell."""
    play, text, answer = node.list(3, 3)
    index = play.integer(0, len(rules.pack.cards))
    try:
        say = Say.parse(text.text(), rules.pack)
    except NotationError as error:
        node.fail("saying", clause="T1", text=error.text)
    return Said(index, 0, say, None if answer.value is None else answer.integer(0, rules.hand_size))
