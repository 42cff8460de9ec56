"""A round: all hands, and what lies open (rule book G5, G6, H1 to H4)."""

from __future__ import annotations

from dataclasses import dataclass

from manille.game import talk
from manille.game.auction import Call
from manille.game.board import Board
from manille.game.deal import Deal, check
from manille.game.score import Outcome, Standing
from manille.game.talk import Said, Say
from manille.game.trick import bound
from manille.rules.cards import Card, bits
from manille.rules.rules import Rules

Action = Card | Call | Say
"""Whatever a seat may do: play a card, call, or say something."""

Piles = tuple[tuple[tuple[Card, ...], ...], ...]
"""For each seat its piles, each from bottom to top; none where hands are held."""


class IllegalAction(ValueError):
    """An action that the rules do not allow now; nothing has changed.

    ``clause`` is the clause that binds, ``legal`` what it leaves, ``action`` what was tried, ``code`` why not:
    ``duty`` (the clause forbids it), ``not-held``, ``moment`` (not the time for it), ``untrue`` or ``over``.
    """

    def __init__(self, clause: str, legal: tuple[Action, ...], action: Action, code: str) -> None:
        super().__init__(f"{clause}: {action} ({code}); legal: {' '.join(map(str, legal)) or 'nothing'}")
        self.clause = clause
        self.legal = legal
        self.action = action
        self.code = code


@dataclass(frozen=True, slots=True)
class Round:
    """One round as an onlooker who sees all cards has it. Only `view` makes something of it that a seat may see.

    >>> from random import Random
    >>> from manille import Round, deal, variant
    >>> round = Round.start(variant("french"), deal(variant("french"), dealer=3, rng=Random(1)))
    >>> round = round.advance(round.legal()[0])
    >>> round.turn, *map(str, round.legal())
    (1, 'Ah', 'Jh', '9h')
    """

    deal: Deal
    board: Board
    hands: tuple[int, ...]
    """For each seat the cards that it can play, as a set: the hand, or the tops of its piles."""
    piles: Piles = ()

    @staticmethod
    def start(rules: Rules, deal: Deal, standing: Standing | None = None) -> Round:
        """A round that has just been dealt. Raises `DealError`."""
        check(rules, deal)
        shown = deal.last if rules.trump == "shown" else None
        board = Board.start(rules, deal.dealer, shown, standing or Standing(goal=rules.card_points or rules.target))
        if not rules.piles:
            return Round(deal, board, tuple(map(bits, deal.hands)))
        piles = tuple(_stacks(hand, rules.packets) for hand in deal.hands)
        return Round(deal, board, tuple(bits(pile[-1] for pile in own) for own in piles), piles)

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.board.rules

    @property
    def turn(self) -> int | None:
        """The seat to call or play, None once the round is over."""
        return self.board.turn

    def bound(self) -> tuple[str, tuple[Action, ...]]:
        """The clause that binds the seat whose turn it is, and the actions that it leaves."""
        return decision(self.board, 0 if self.board.turn is None else self.hands[self.board.turn])

    def legal(self) -> tuple[Action, ...]:
        """What the seat whose turn it is may call or play; nothing once the round is over."""
        return self.bound()[1]

    def sayings(self) -> tuple[Say, ...]:
        """What the leader may say now, besides calling and playing (T1 to T3)."""
        return sayings(self.board, self.hands[self.board.trick.leader])

    def advance(self, action: Action) -> Round:
        """The round after an action of the seat whose turn it is (a saying is the leader's).

        Raises `IllegalAction`.
        """
        board = self.board
        turn = board.turn
        if isinstance(action, Card) and turn is not None and not board.auction.waiting:
            rules = board.auction.rules
            hand = self.hands[turn]
            clause, cards = bound(rules, board.auction.trump, board.trick, turn, hand)
            if not cards & action.bit or action.pack is not rules.pack:
                held = action.pack is rules.pack and hand & action.bit
                raise IllegalAction(clause, rules.pack.hand(cards), action, "duty" if held else "not-held")
            if self.piles:
                return self._play_top(action, turn)
            hands = (*self.hands[:turn], hand ^ action.bit, *self.hands[turn + 1 :])
            return Round(self.deal, board.play(action), hands)
        if isinstance(action, Call) and board.auction.waiting:
            if action not in board.auction.legal():
                raise IllegalAction(board.auction.clause, board.auction.legal(), action, "duty")
            return Round(self.deal, board.call(action), self.hands, self.piles)
        if isinstance(action, Say):
            return self._say(action)
        cites = self.rules.cites
        clause = "G5" if turn is None else board.auction.clause if board.auction.waiting else cites.double
        raise IllegalAction(clause, self.legal(), action, "over" if turn is None else "moment")

    def outcome(self) -> Outcome:
        """The account of a finished round."""
        return self.board.outcome()

    def _play_top(self, card: Card, seat: int) -> Round:
        """Play the top of a pile and turn the card under it, now or when the trick is done (H3)."""
        left = tuple(pile[:-1] if pile and pile[-1] is card else pile for pile in self.piles[seat])
        piles = (*self.piles[:seat], left, *self.piles[seat + 1 :])
        board = self.board.play(card)
        if self.rules.turned == "at_once" or not board.trick.cards:
            hands = tuple(bits(pile[-1] for pile in own if pile) for own in piles)
        else:
            hands = (*self.hands[:seat], self.hands[seat] ^ card.bit, *self.hands[seat + 1 :])
        return Round(self.deal, board, hands, piles)

    def _say(self, say: Say) -> Round:
        legal = self.sayings()
        if say not in legal:
            false = say in talk.SIGNALS and self.rules.talk == "signals" and self.board.speaker is not None
            raise IllegalAction(talk.clause(self.rules.talk), legal, say, "untrue" if false else "moment")
        leader = self.board.trick.leader
        answer = None
        if say not in talk.SIGNALS:
            answer = talk.answer(say, self.hands[(leader + 2) % self.rules.players], self.board.trump)
        said = Said(self.board.lead_index, leader, say, answer)
        return Round(self.deal, self.board.say(said), self.hands, self.piles)


def decision(board: Board, hand: int) -> tuple[str, tuple[Action, ...]]:
    """The clause that binds whoever's turn it is, and what it leaves of a hand: of a `Round` and of a `View` alike."""
    auction = board.auction
    if board.turn is None:
        return "G5", ()
    if auction.waiting:
        return auction.clause, auction.legal()
    rules = auction.rules
    clause, cards = bound(rules, auction.trump, board.trick, board.turn, hand)
    return clause, rules.pack.hand(cards)


def sayings(board: Board, hand: int) -> tuple[Say, ...]:
    """What the leader, who holds ``hand``, may say now."""
    if board.speaker is None:
        return ()
    if board.rules.talk == "signals":
        return talk.true_signals(hand, led=board.trick.cards[0].suit, played=board.played)
    asked = talk.questions(board.rules.pack)
    return asked if board.trump is not None else asked[:-1]


def _stacks(hand: tuple[Card, ...], packets: tuple[int, ...]) -> tuple[tuple[Card, ...], ...]:
    """A hand as its packets, each from bottom to top."""
    starts = [sum(packets[:place]) for place in range(len(packets))]
    return tuple(hand[start : start + size] for start, size in zip(starts, packets, strict=True))
