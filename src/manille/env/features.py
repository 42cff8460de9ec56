"""What a seat sees as a vector of fixed length, made from its view alone.

Seats are counted from the one that looks, in the direction of play, so that one network plays every seat. Everything
that the view holds of the round is in the vector, the order of play included, so it serves as an observation and as an
information state alike. Figures are shares: of the whole pack, of the most that a round can count, of the target.

| part | shape | a one, or a figure, for |
|---|---|---|
| `held` | seats × cards | the cards that a seat is known to hold: one's own, the shown card, the tops of piles |
| `played` | seats × cards | the cards that a seat has played |
| `moment` | cards | when a card was played: the first 1/n, the last 1 |
| `trick` | seats × cards | the trick in progress |
| `shown` | cards | the shown card, from the deal to the end of the round |
| `trump` | 5 | the trump suit, or no trump; nothing before it is named |
| `dealer`, `asked`, `namer` | seats | who dealt, who is asked now, who named trump |
| `playing` | 1 | whether all has been called, so that whoever is asked is asked for a card |
| `doubles` | 3 × seats | who doubled at each step |
| `count` | 1 | how often the round counts, as things stand |
| `after_tie` | 1 | whether a draw before it doubles this round |
| `points`, `tricks` | 2 | what one's own side and the other one have taken |
| `score`, `sets` | 2 | how the match stands for one's own side and the other one |
| `goal` | 1 | what wins this set |
| `said` | tricks × sayings | what was said with each trick's lead (the trick says by whom) |
| `answer` | tricks | the answer to a question, as a share of a hand |
| `piles` | seats × piles × cards | the cards that a pile is known to hold or to have held |
| `buried` | seats × piles | how much of a pile is still hidden |

`said` and `answer` are there where table talk is on, `piles` and `buried` where the rules have open piles.
"""

from __future__ import annotations

from array import array
from math import prod

import numpy as np
from numpy.typing import NDArray

from manille.env.numbers import Numbers
from manille.env.position import most_count
from manille.game.auction import DOUBLE, Auction
from manille.rules.rules import Rules
from manille.view.view import View

Vector = NDArray[np.float32]


class Features:
    """The vectors of some rules. ``shapes`` has the parts in order, ``starts`` where in the vector each begins."""

    def __init__(self, rules: Rules) -> None:
        self.numbers = Numbers(rules)
        players, cards = rules.players, len(rules.pack.cards)
        each = (players, cards)
        shapes: dict[str, tuple[int, ...]] = {
            "held": each,
            "played": each,
            "moment": (cards,),
            "trick": each,
            "shown": (cards,),
            "trump": (5,),
            "dealer": (players,),
            "asked": (players,),
            "namer": (players,),
            "playing": (1,),
            "doubles": (3, players),
            "count": (1,),
            "after_tie": (1,),
            "points": (2,),
            "tricks": (2,),
            "score": (2,),
            "sets": (2,),
            "goal": (1,),
        }
        if rules.talk != "off":
            shapes["said"] = (rules.hand_size, len(self.numbers.sayings))
            shapes["answer"] = (rules.hand_size,)
        if rules.piles:
            shapes["piles"] = (players, len(rules.packets), cards)
            shapes["buried"] = (players, len(rules.packets))
        self.rules = rules
        self.shapes = shapes
        self.starts: dict[str, int] = {}
        self.size = 0
        for name, shape in shapes.items():
            self.starts[name] = self.size
            self.size += prod(shape)
        self._most = most_count(rules)
        self._goal = rules.card_points or max(rules.target, rules.decider)
        self._read: tuple[Auction | None, int, list[int]] = (None, 1, [])
        """The auction looked at last, its count and doublers: slow to read, and the same for all cards of a round."""

    def part(self, vector: Vector, name: str) -> Vector:
        """One part of a vector in its shape, not copied."""
        start, shape = self.starts[name], self.shapes[name]
        return vector[start : start + prod(shape)].reshape(shape)

    def vector(self, view: View, asked: int | None) -> Vector:
        """What a seat sees, given who is asked."""
        rules, board, at, number = self.rules, view.board, self.starts, self.numbers.of
        me, players, cards = view.seat, rules.players, len(rules.pack.cards)
        figures = array("f", bytes(4 * self.size))

        moment = fallen = 0
        points, tricks = [0, 0], [0, 0]
        played, moments, going = at["played"], at["moment"], at["trick"]
        for trick in (*board.tricks, board.trick):
            done = len(trick.cards) == players
            worth = 0
            place = (trick.leader - me) % players
            for card in trick.cards:
                which = number[card]
                moment += 1
                worth += card.value
                fallen |= card.bit
                figures[played + place * cards + which] = 1
                figures[moments + which] = moment / cards
                if not done:
                    figures[going + place * cards + which] = 1
                place = (place + 1) % players
            if done:
                tricks[trick.holder & 1] += 1
                points[trick.holder & 1] += worth
        for seat, dealt in enumerate(view.dealt):
            held = at["held"] + (seat - me) % players * cards
            for known in dealt:
                if known is not None and not known.bit & fallen:
                    figures[held + number[known]] = 1

        if board.shown is not None:
            figures[at["shown"] + number[board.shown]] = 1
        auction = board.auction
        if auction.named:
            figures[at["trump"] + (4 if auction.trump is None else auction.trump)] = 1
        for name, who in (("dealer", board.dealer), ("asked", asked), ("namer", auction.namer)):
            if who is not None:
                figures[at[name] + (who - me) % players] = 1
        figures[at["playing"]] = not auction.waiting
        read = self._read
        if auction is not read[0]:
            read = self._read = (auction, auction.count, doublers(auction))
        _, count, doubled = read
        for step, seat in enumerate(doubled):
            figures[at["doubles"] + step * players + (seat - me) % players] = 1

        standing, score = board.standing, board.score
        figures[at["count"]] = count / self._most
        figures[at["after_tie"]] = standing.after_tie
        figures[at["goal"]] = standing.goal / self._goal
        for place, side in enumerate((me & 1, (me + 1) & 1)):
            figures[at["points"] + place] = points[side] / 60
            figures[at["tricks"] + place] = tricks[side] / rules.hand_size
            figures[at["score"] + place] = score[side] / self._goal
            figures[at["sets"] + place] = standing.sets[side] / rules.sets

        for said in board.says:
            row, sayings = said.play // players, self.numbers.sayings
            figures[at["said"] + row * len(sayings) + sayings.index(said.say)] = 1
            if said.answer is not None:
                figures[at["answer"] + row] = said.answer / rules.hand_size
        if rules.piles:
            self._piles(view, figures)
        return np.frombuffer(figures, np.float32)

    def _piles(self, view: View, figures: array[float]) -> None:
        """The open piles: which cards each is known to hold or to have held, and how much of it is hidden."""
        rules, number = self.rules, self.numbers.of
        cards = len(rules.pack.cards)
        for seat, dealt in enumerate(view.dealt):
            row = (seat - view.seat) % rules.players * len(rules.packets)
            start = 0
            for place, size in enumerate(rules.packets, row):
                pile = [card for card in dealt[start : start + size] if card is not None]
                for card in pile:
                    figures[self.starts["piles"] + place * cards + number[card]] = 1
                figures[self.starts["buried"] + place] = 1 - len(pile) / size
                start += size


def doublers(auction: Auction) -> list[int]:
    """The seats that doubled, step by step."""
    so_far = Auction.start(auction.rules, auction.dealer, after_tie=auction.after_tie, shown=None)
    seats = []
    for call in auction.calls:
        if call == DOUBLE and so_far.turn is not None:
            seats.append(so_far.turn)
        so_far = so_far.advance(call)
    return seats
