"""What lies open on the table: everything in a round that every seat knows.

A `Round` is a board and all hands; a `View` is the same board and what one seat holds. No hidden card is ever in a
board, so whatever is computed from one can be told to anybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from manille.game.auction import Auction, Call
from manille.game.score import Outcome, Standing, Term, noted, settle, slam_side, taken
from manille.game.talk import Said
from manille.game.trick import Trick
from manille.rules.cards import Card, bits
from manille.rules.rules import Rules


class Board(NamedTuple):
    """The public state of a round. ``turn`` is the seat to call or play, None once the round is over."""

    auction: Auction
    standing: Standing
    shown: Card | None
    says: tuple[Said, ...]
    tricks: tuple[Trick, ...]
    """The finished tricks; `Trick.holder` is who won."""
    trick: Trick
    """The trick in progress; no cards in it between tricks."""
    turn: int | None

    @staticmethod
    def start(rules: Rules, dealer: int, shown: Card | None, standing: Standing) -> Board:
        """The board before the first call, or before the first card where nobody calls."""
        auction = Auction.start(rules, dealer, after_tie=standing.after_tie, shown=shown)
        leader = (dealer + 1) % rules.players
        turn = leader if auction.turn is None else auction.turn
        return Board(auction, standing, shown, (), (), Trick(leader), turn)

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.auction.rules

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.auction.dealer

    @property
    def trump(self) -> int | None:
        """The trump suit; None for no trump, and while nobody has named one."""
        return self.auction.trump

    @property
    def plays(self) -> tuple[Card, ...]:
        """Every card played, in order."""
        return (*(card for trick in self.tricks for card in trick.cards), *self.trick.cards)

    @property
    def played(self) -> int:
        """Every card played, as a set."""
        return bits(self.plays)

    def played_by(self, seat: int) -> tuple[Card, ...]:
        """The cards that a seat has played, in order."""
        players = self.rules.players
        return tuple(
            card for trick in (*self.tricks, self.trick) for player, card in trick.by_seat(players) if player == seat
        )

    def called(self) -> Iterator[tuple[int, Call, int]]:
        """Each call, with the seat that made it and the steps of doubling before it."""
        auction = Auction.start(self.rules, self.dealer, after_tie=self.standing.after_tie, shown=self.shown)
        for call in self.auction.calls:
            assert auction.turn is not None
            yield auction.turn, call, auction.doubles
            auction = auction.advance(call)

    def step(self, index: int) -> tuple[Trick, int, Card]:
        """The card that was played after ``index`` others, after the trick before it and the seat that played it."""
        number, place = divmod(index, self.rules.players)
        steps = (*self.tricks, self.trick)[number].steps(self.rules.players, self.trump)
        return next(islice(steps, place, None))

    @property
    def points(self) -> tuple[int, int]:
        """The points of the cards that each side has taken so far; tricks are counted at the end."""
        sides = [0, 0]
        for trick in self.tricks:
            sides[trick.holder & 1] += trick.value
        return sides[0], sides[1]

    @property
    def score(self) -> tuple[int, int]:
        """The running score of the set, with a shown card that was noted at once (R3, K4)."""
        one, two = self.standing.score
        term = self.noted
        if term is None or term.account != "score":
            return one, two
        return (one, two + term.amount) if term.side else (one + term.amount, two)

    @property
    def noted(self) -> Term | None:
        """What the shown card brought or waits for, if it is worth anything."""
        return noted(self.rules, self.dealer, self.shown, self.standing)

    @property
    def speaker(self) -> int | None:
        """The seat that may say something now: the leader, once a trick, if talk is on (T1, T3)."""
        talk = self.rules.talk
        if talk == "off" or self.turn is None or self.auction.waiting:
            return None
        if len(self.trick.cards) != (1 if talk == "signals" else 0):
            return None
        if self.says and self.says[-1].play == self.lead_index:
            return None
        return self.trick.leader

    @property
    def lead_index(self) -> int:
        """The index of this trick's lead among the plays of the round."""
        return len(self.tricks) * self.rules.players

    def call(self, call: Call) -> Board:
        """The board after a legal call."""
        auction = self.auction.advance(call)
        turn = self.trick.leader if auction.turn is None else auction.turn
        return self._replace(auction=auction, turn=turn)

    def say(self, said: Said) -> Board:
        """The board after something was said."""
        return self._replace(says=(*self.says, said))

    def play(self, card: Card) -> Board:
        """The board after the seat whose turn it is has played a card."""
        auction, standing, shown, says, tricks, trick, turn = self
        assert turn is not None
        rules = auction.rules
        trick = trick.play(card, turn, auction.trump)
        if len(trick.cards) < rules.players:
            return Board(auction, standing, shown, says, tricks, trick, (turn + 1) % rules.players)
        tricks = (*tricks, trick)
        winner = trick.holder
        over = len(tricks) == rules.hand_size
        return Board(auction, standing, shown, says, tricks, Trick(winner), None if over else winner)

    def outcome(self) -> Outcome:
        """The account of a finished round."""
        assert self.turn is None, "the round is not over"
        return settle(
            self.rules,
            taken(self.rules, self.tricks),
            factors=self.auction.factors,
            slam=slam_side(self.tricks),
            dealer=self.dealer,
            shown=self.shown,
            standing=self.standing,
        )
