"""A bot that searches: it draws deals that its view leaves possible, and solves each with open cards.

A card is worth its mean margin over these worlds; naming and doubling go by what the side can expect to score. Worlds
are weighted by how well they explain what the others have called.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from manille.auction import DOUBLE, PASS, Auction, Call
from manille.bots import strength
from manille.bots.bot import Choice, Reason
from manille.bots.reasons import naming_reason
from manille.bots.thumb import Thumb
from manille.cards import Card, Pack, bits
from manille.solver import Bounds, Kernel
from manille.talk import Say
from manille.view import View
from manille.worlds import Worlds

_SURPRISE = 0.2
"""The weight of a world in which somebody would not have called what was called."""

_CAUTION = 4.0
"""The margin that a side must expect before it raises the count: open cards flatter whoever counts on them."""

_HABIT = 0.02
"""What a rule of thumb weighs against the search: it decides between cards that are as good as each other."""


@dataclass(frozen=True, slots=True)
class Search:
    """A bot with so many worlds a decision, and at most so many nodes of search for each of them.

    It needs the compiled kernel: `values` raises `KernelMissing` where that cannot be loaded.
    """

    name: str
    worlds: int
    nodes: int

    def values(self, view: View, rng: Random) -> Sequence[Choice]:
        """What each legal action promises this side: a margin in points for a card, an expected score for a call."""
        legal = view.legal()
        calls = [action for action in legal if isinstance(action, Call)]
        if calls:
            return self._calls(view, calls, rng)
        cards = [action for action in legal if isinstance(action, Card)]
        if len(cards) == 1:
            return [Choice(cards[0], 0.0, Reason("only"))]
        means = self._means(Worlds(view), view.seat & 1, rng)
        return [
            Choice(each.action, means[each.action] + _HABIT * each.value, each.reason)
            for each in Thumb().values(view, rng)
            if isinstance(each.action, Card)
        ]

    def say(self, view: View, rng: Random) -> Say | None:
        """What `Thumb` would say."""
        return Thumb().say(view, rng)

    def _means(self, worlds: Worlds, side: int, rng: Random) -> dict[Card, float]:
        """The mean margin of each card over the worlds, for a side."""
        kernel, board = Kernel(32), worlds.view.board
        if board.rules.piles:
            found = kernel.values_of([worlds.draw(rng) for _ in range(self.worlds)], self.nodes)
            weights = [1.0] * self.worlds
        else:
            hands = [worlds.hands(rng) for _ in range(self.worlds)]
            found = kernel.worlds(worlds.draw(rng), hands, self.nodes)
            gone = [bits(board.played_by(seat)) for seat in range(board.rules.players)]
            dealt = [[left | played for left, played in zip(each, gone, strict=True)] for each in hands]
            weights = [_likelihood(board.auction, each, board.rules.pack) for each in dealt]
        sums: dict[Card, float] = {}
        for weight, values in zip(weights, found, strict=True):
            for card, value in values.items():
                sums[card] = sums.get(card, 0.0) + weight * (value if isinstance(value, int) else _middle(value))
        return {card: (-total if side else total) / sum(weights) for card, total in sums.items()}

    def _calls(self, view: View, calls: Sequence[Call], rng: Random) -> Sequence[Choice]:
        """The expected score of each call, if nobody says more after it than rules of thumb would."""
        auction, pack = view.board.auction, view.rules.pack
        worlds = Worlds(view)
        deals = [worlds.hands(rng) for _ in range(self.worlds)]
        weights = [_likelihood(auction, deal, pack) for deal in deals]
        trumps = {auction.trump} if auction.named else {None, 0, 1, 2, 3}
        margins = {trump: self._margins(view, deals, trump) for trump in trumps}
        sign = -1 if view.seat & 1 else 1
        choices = []
        for call in calls:
            ends = [_named(auction.advance(call), deal, pack) for deal in deals]
            total = 0.0
            for place, (weight, end) in enumerate(zip(weights, ends, strict=True)):
                margin = sign * margins[end.trump][place] - (_CAUTION if call == DOUBLE else 0)
                total += weight * margin / 2 * end.count
            choices.append((call, total / sum(weights)))
        stand = dict(choices).get(PASS, 0.0)
        return [Choice(call, value, _call_reason(view, call, bold=value > stand)) for call, value in choices]

    def _margins(self, view: View, deals: Sequence[Sequence[int]], trump: int | None) -> list[float]:
        """What the deals are worth to side 0 with a trump or none."""
        leader = view.board.trick.leader
        found = Kernel(32).margins(view.rules, deals, leader=leader, trump=trump, budget=self.nodes)
        return [_middle(bounds) for bounds in found]


def _middle(bounds: Bounds) -> float:
    return sum(bounds) / 2


def _rule_of_thumb(auction: Auction, hand: int, pack: Pack) -> Call:
    """What a player with this hand would call by rules of thumb, when asked to name."""
    cards = pack.hand(hand)
    return max(auction.legal(), key=lambda call: strength.worth(call, cards, auction.rules))


def _named(auction: Auction, hands: Sequence[int], pack: Pack) -> Auction:
    """The auction once trump is named, those still to be asked calling by rules of thumb; nobody doubles any more."""
    while not auction.named:
        assert auction.turn is not None
        auction = auction.advance(_rule_of_thumb(auction, hands[auction.turn], pack))
    return auction


def _likelihood(auction: Auction, hands: Sequence[int], pack: Pack) -> float:
    """How well these hands explain how trump was named."""
    weight = 1.0
    asked = Auction.start(auction.rules, auction.dealer, after_tie=auction.after_tie, shown=None)
    for call in auction.calls:
        if asked.named or asked.turn is None:
            break
        if _rule_of_thumb(asked, hands[asked.turn], pack) != call:
            weight *= _SURPRISE
        asked = asked.advance(call)
    return weight


def _call_reason(view: View, call: Call, *, bold: bool) -> Reason:
    if not view.board.auction.named:
        return naming_reason(view, call)
    if call == PASS:
        return Reason("no-double")
    return Reason("strong-double" if bold else "risky-double")
