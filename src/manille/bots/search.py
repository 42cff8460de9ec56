"""The bots that search: they imagine deals that their view leaves possible, and find out what each card brings there.

Two ways are open. *Solving* a deal with open cards is exact, but takes for granted that everybody sees everything.
*Playing it out* in a tree of what one seat can know takes that seat's own ignorance for what it is, and lets the others
play as the learned policy does. A card is worth a mixture of both. Naming and doubling go by the score to expect.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from manille.bots.bot import Choice, Worth
from manille.bots.imagined import Hands, Imagined, imagine, usual_call
from manille.bots.knowledge import Knowledge
from manille.bots.policy import policy_for
from manille.bots.reasons import AVERAGE, explained
from manille.bots.thumb import Thumb, weigh
from manille.game.auction import DOUBLE, Auction, Call
from manille.game.talk import Say
from manille.rules.cards import Card
from manille.solver import Bounds, Closed, Found, Kernel, Policy, middle
from manille.view.reason import Reason
from manille.view.view import View

_CAUTION = 4.0
"""What is taken off the margin where the count is raised, for hopes flatter: doubling needs twice that to be better."""

_PLAYS = 4
"""How often the policy plays out a deal with each trump, to name it or to double."""

_TRUMPS = (None, 0, 1, 2, 3)

_HABIT = 0.02
"""What a rule of thumb weighs against the search: it decides between cards that are as good as each other."""

_TREE = 0.85
"""The part that playing out has in what a card is worth if all deals could be solved; more if they could not."""

_PROBE = 4
"""How many deals are tried before solving is given up if none of them was solved."""

_NOT_ALL = 1 - 1e-9
"""The share of the deals that is told where some are left out, however little these weigh."""

_ENOUGH = 0.5
"""The share of the deals to be solved from which on they tell how what a card is worth differs between deals."""

_OVERTAKING, _GAIN = 20.0, 2.0
"""What it costs to take a trick from a partner who is certain to win it, unless solving finds such a gain.

Less is enough where no deal is left in which anything else brings more.
"""

_CLOSELY = (1_000, 150, 30_000)
"""How many deals are imagined at least to find it, how many of them solved, and with how many nodes each."""

_EXPLORE = 40.0
"""How many points of margin the tree search risks to try a card that looked worse."""

_ASKED = 1_000
"""How many deals are enough to name trump or to double."""


A = TypeVar("A", Card, Call)


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """A bot with a budget in deals, nodes and plays, so that a seed repeats its game.

    It needs the compiled kernel: `values` raises `KernelMissing` where that cannot be loaded.
    """

    name: str
    drawn: int
    """Deals that are imagined for a decision."""
    solved: int
    """How many of these are solved, drawn by their weights."""
    nodes: int
    """Of search for each of these, at most."""
    times: int = 0
    """How often a deal is played out in the tree; 0 for not at all."""
    taught: int = 0
    """How many of these only teach the tree, and count for no card: a tree that grows long changes what cards bring."""
    heeds: bool = True
    """Whether deals are weighed by how well they explain the cards that the others have played."""
    policy: Policy | None = None
    """How it takes the others to play; None for what was learned for the rule set."""

    def values(self, view: View, rng: Random) -> Sequence[Choice]:
        """What each legal action promises this side: a margin in points for a card, an expected score for a call."""
        legal = view.legal()
        calls = [action for action in legal if isinstance(action, Call)]
        if calls:
            return self._calls(view, calls, rng)
        cards = [action for action in legal if isinstance(action, Card)]
        if len(cards) == 1:
            return [Choice(cards[0], 0.0, Reason("only"))]
        knowledge = Knowledge(view)
        greedy = knowledge.overtakes(cards)
        looks = _CLOSELY if greedy else (self.drawn, self.solved, self.nodes)
        worths, solved = self._found(view, cards, rng, *looks)
        idle = greedy - _gaining(solved, greedy)
        choices = []
        for card in cards:
            won, kept = weigh(view, knowledge, card)
            value = worths[card].mean + _HABIT * (won - kept)
            if card in idle:
                value -= _OVERTAKING
            choices.append(Choice(card, value, Reason(AVERAGE), worths[card]))
        return explained(view, choices)

    def say(self, view: View, rng: Random) -> Say | None:
        """What `Thumb` would say."""
        return Thumb().say(view, rng)

    def _found(
        self, view: View, cards: Sequence[Card], rng: Random, drawn: int, number: int, nodes: int
    ) -> tuple[Mapping[Card, Worth], Mapping[Card, Worth]]:
        """What each card is worth by all that is found, and in the deals that could be solved if these are enough."""
        policy = self.policy or policy_for(view.rules)
        imagined = imagine(view, rng, max(drawn, self.drawn), policy if self.heeds else None)
        few = imagined.few(number, rng)
        solved, share = _solved(few, view, nodes, every=not self.times)
        if not self.times:
            return solved, solved
        found = self._played(view, imagined, policy, rng)
        part = (1 - _TREE) * share
        worths = {}
        for card in cards:
            out = _stand_in(found, card)
            played = Worth(out.mean, out.spread)
            worth = solved.get(card, played)
            mean = (1 - part) * played.mean + part * worth.mean
            worths[card] = replace(worth if share >= _ENOUGH else played, mean=mean)
        return worths, solved if share >= _ENOUGH else {}

    def _played(self, view: View, imagined: Imagined, policy: Policy, rng: Random) -> Mapping[Card, Found]:
        """What playing the deals out finds of the cards."""
        deals = imagined.even(self.drawn, rng).deals
        seed = rng.getrandbits(64)
        return Closed(policy).search(
            view,
            deals,
            searches=imagined.searches,
            times=self.times,
            seed=seed,
            explore=_EXPLORE,
            taught=self.taught,
        )

    def _calls(self, view: View, calls: Sequence[Call], rng: Random) -> Sequence[Choice]:
        """The expected score of each call, if nobody says more after it than rules of thumb would."""
        auction = view.board.auction
        imagined = imagine(view, rng, min(self.drawn, _ASKED))
        deals, weights = imagined.hands(view.rules.players), imagined.weights
        trumps = (auction.trump,) if auction.named else _TRUMPS
        margins = {trump: self._margins(view, deals, imagined.searches, trump, rng) for trump in trumps}
        sign = -1 if view.seat & 1 else 1
        ends = {call: [_named(auction.advance(call), deal) for deal in deals] for call in calls}
        rows = [{call: sign * margins[ends[call][k].trump][k] for call in calls} for k in range(len(deals))]
        worths = _worths(rows, weights)
        choices = []
        for call in calls:
            caution = _CAUTION if call == DOUBLE else 0.0
            scores = [end.lead(row[call] - caution) for row, end in zip(rows, ends[call], strict=True)]
            worth = replace(worths[call], best=None, least=None) if self.times else worths[call]
            choices.append(Choice(call, _mean(scores, weights), Reason(AVERAGE), worth))
        return explained(view, choices)

    def _margins(
        self, view: View, deals: Sequence[Hands], searches: Sequence[float], trump: int | None, rng: Random
    ) -> list[float]:
        """What the deals are worth to side 0 with a trump or none: solved, or played out by the policy."""
        leader, rules = view.board.trick.leader, view.rules
        if not self.times:
            found = Kernel(32).margins(rules, deals, leader=leader, trump=trump, budget=self.nodes)
            return [middle(bounds) for bounds in found]
        closed = Closed(self.policy or policy_for(rules))
        return closed.outcomes(
            rules,
            deals,
            leader=leader,
            trump=trump,
            searches=searches,
            times=_PLAYS,
            seed=rng.getrandbits(64),
        )


def _solved(few: Imagined, view: View, nodes: int, *, every: bool) -> tuple[Mapping[Card, Worth], float]:
    """What each card is worth to the side of a seat in the deals that so many nodes solve, and the share of these.

    Nothing, if the first deals are not solved. With ``every`` those that are not solved count with the middle of what
    is proven.
    """
    kernel, sign = Kernel(32), -1 if view.seat & 1 else 1
    tables: list[Mapping[Card, int | Bounds]] = []
    exact: list[bool] = []
    for part in few.parts(_PROBE):
        found = kernel.worlds(part.deals, view.rules, nodes)
        tables += found
        exact += [all(isinstance(value, int) for value in table.values()) for table in found]
        if not (every or any(exact)):
            return {}, 0.0
    share = sum(exact) / len(exact)
    kept = [(table, weight) for table, weight, each in zip(tables, few.weights, exact, strict=True) if every or each]
    rows = [{card: sign * middle(value) for card, value in table.items()} for table, _ in kept]
    return _worths(rows, [weight for _, weight in kept], complete=few.complete and share == 1), share


def _gaining(solved: Mapping[Card, Worth], greedy: set[Card]) -> set[Card]:
    """Those of the cards that take a partner's trick of which solving finds that it gains by it."""
    leaving = [worth for card, worth in solved.items() if card not in greedy]
    enough = max((worth.mean for worth in leaving), default=0.0) + _GAIN
    alone = not any(worth.is_sure for worth in leaving)
    return {card for card in greedy & solved.keys() if solved[card].mean >= enough or (alone and solved[card].is_sure)}


def _worths(rows: Sequence[Mapping[A, float]], weights: Sequence[float], *, complete: bool = False) -> dict[A, Worth]:
    """What each action is worth, from what it is worth in each of many deals."""
    most = [max(row.values()) for row in rows]
    worths = {}
    for action in rows[0]:
        column = [row[action] for row in rows]
        mean = _mean(column, weights)
        square = _mean([value * value for value in column], weights)
        hits = [value == top for value, top in zip(column, most, strict=True)]
        best = 1.0 if all(hits) else min(_mean(hits, weights), _NOT_ALL)
        worths[action] = Worth(mean, max(0.0, square - mean * mean) ** 0.5, best, min(column), complete=complete)
    return worths


def _mean(values: Sequence[float], weights: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)


def _stand_in(found: Mapping[Card, Found], card: Card) -> Found:
    """What playing out found of a card, or of the one that stands for it."""
    alike = [other for other in found if other.suit == card.suit and other.index <= card.index]
    return found[max(alike, key=lambda other: other.index)]


def _named(auction: Auction, hands: Hands) -> Auction:
    """The auction once trump is named, those still to be asked calling by rules of thumb; nobody doubles any more."""
    while not auction.named:
        assert auction.turn is not None
        auction = auction.advance(usual_call(auction, hands[auction.turn]))
    return auction
