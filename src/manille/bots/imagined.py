"""The deals that a seat imagines: drawn from its view, and weighed by how well they explain what others have done."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from random import Random

from manille.bots import strength
from manille.game.auction import Auction, Call
from manille.rules.cards import bits
from manille.solver import Closed, Policy, Position, drawn, listed
from manille.view.view import View
from manille.view.worlds import Worlds

_SURPRISE = 0.2
"""The weight of a deal in which somebody would not have called what was called."""

_SOFT = 0.9
"""To what power the likelihood of what was played counts: players are not quite as the policy has them."""

_NOISE = 0.05
"""The part of every play that the policy does not explain."""

_ALIKE = 0.9
"""How likely partners are both to search or both to go by rules of thumb; of opponents either is as likely at first."""

Hands = tuple[int, ...]
"""What each seat holds, as sets."""


@dataclass(frozen=True, slots=True)
class Imagined:
    """Deals as they stand now, each with its weight."""

    deals: ctypes.Array[Position]
    weights: Sequence[float]
    complete: bool
    """Whether these are all the deals that the view leaves possible."""
    searches: Sequence[float]
    """How likely each seat is to search, or else to go by rules of thumb."""

    def few(self, number: int, rng: Random) -> Imagined:
        """So many of the deals at most, drawn by their weights and then all alike; all of them if they are so few."""
        return self if len(self.weights) <= number else self.even(number, rng)

    def even(self, number: int, rng: Random) -> Imagined:
        """So many deals, drawn by their weights and then all alike; the likely ones come more than once."""
        total = sum(self.weights)
        ends = list(accumulate(self.weights))
        at, place, chosen = rng.random(), 0, []
        for step in range(number):
            while ends[place] < (step + at) / number * total and place < len(ends) - 1:
                place += 1
            chosen.append(place)
        return replace(self, deals=self._deals(chosen), weights=(1.0,) * number, complete=False)

    def parts(self, size: int) -> Iterator[Imagined]:
        """The deals in their order, so many at a time."""
        for first in range(0, len(self.weights), size):
            places = range(first, min(first + size, len(self.weights)))
            yield replace(self, deals=self._deals(places), weights=self.weights[first : first + size])

    def hands(self, players: int) -> list[Hands]:
        """What each seat holds now, deal by deal."""
        return [tuple(deal.hands[:players]) for deal in self.deals]

    def _deals(self, places: Sequence[int]) -> ctypes.Array[Position]:
        data, size = memoryview(self.deals).cast("B"), ctypes.sizeof(Position)
        return (Position * len(places)).from_buffer_copy(
            b"".join(data[place * size : (place + 1) * size] for place in places)
        )


def imagine(view: View, rng: Random, number: int, policy: Policy | None = None) -> Imagined:
    """So many deals that a view leaves possible, or all of them if they are no more.

    Weighed by the calls that were made, and with a policy by the cards that were played. In piles nobody knows more
    than the other, so that nothing shows what lies there.
    """
    worlds = Worlds(view)
    searches = [1.0 if seat == view.seat else 0.5 for seat in range(view.rules.players)]
    if view.rules.piles:
        return Imagined(drawn(worlds, rng, number), (1.0,) * number, complete=False, searches=searches)
    complete = worlds.count <= number
    deals = listed(worlds, rng) if complete else drawn(worlds, rng, number)
    weights = [1.0] * len(deals)
    found = Imagined(deals, weights, complete, searches)
    if view.board.auction.calls:
        weights = _call_likelihoods(view.board.auction, _dealt(view, found))
    if policy is not None:
        plays, searches = Closed(policy).likelihoods(view, deals, alike=_ALIKE, noise=_NOISE)
        most = max(plays)
        weights = [weight * (each / most) ** _SOFT for weight, each in zip(weights, plays, strict=True)]
    return replace(found, weights=weights, searches=searches)


def _dealt(view: View, imagined: Imagined) -> list[Hands]:
    """What was dealt, deal by deal."""
    players = view.rules.players
    gone = [bits(view.board.played_by(seat)) for seat in range(players)]
    return [tuple(left | played for left, played in zip(each, gone, strict=True)) for each in imagined.hands(players)]


def _call_likelihoods(auction: Auction, deals: Sequence[Hands]) -> list[float]:
    """How well the hands of each deal, as dealt, explain how trump was named."""
    weights = [1.0] * len(deals)
    asked = Auction.start(auction.rules, auction.dealer, after_tie=auction.after_tie, shown=None)
    for call in auction.calls:
        if asked.named or asked.turn is None:
            break
        usual, turn = strength.likeliest(asked.legal(), auction.rules), asked.turn
        weights = [
            weight if usual(deal[turn]) == call else weight * _SURPRISE
            for weight, deal in zip(weights, deals, strict=True)
        ]
        asked = asked.advance(call)
    return weights


def usual_call(auction: Auction, hand: int) -> Call:
    """What a player with this hand would call by rules of thumb, when asked to name."""
    return strength.likeliest(auction.legal(), auction.rules)(hand)
