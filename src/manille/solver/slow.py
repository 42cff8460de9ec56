"""The slow solver: what each card is worth, found the plain way over the same `Round`.

It knows no trick of the trade but a memory, so it is the oracle that the kernel is held to. For small endings only.
"""

from __future__ import annotations

from collections.abc import Hashable

from manille.game.round import Round
from manille.rules.cards import Card

Memory = dict[Hashable, int]


def values(state: Round, memory: Memory | None = None) -> dict[Card, int]:
    """The margin of the round after each legal card, both sides then playing best with open cards.

    The margin is the final points of side 0 less those of side 1: cards, tricks and last trick, before par and
    factors. ``memory`` can be shared between positions of one round. A few tricks to come are fast, six take minutes.
    Raises `ValueError` if no card is to be played now.
    """
    return {card: value(state.advance(card), memory) for card in playable(state)}


def value(state: Round, memory: Memory | None = None) -> int:
    """The margin of a round that is over or in play, both sides playing best."""
    return _search(state, {} if memory is None else memory)


def playable(state: Round) -> tuple[Card, ...]:
    """The legal cards of the seat whose turn it is. Raises `ValueError` if no card is to be played now."""
    cards = tuple(action for action in state.legal() if isinstance(action, Card))
    if not cards:
        raise ValueError("no card is to be played now: the round is over, or trump is still to be named")
    return cards


def _search(state: Round, memory: Memory) -> int:
    turn = state.turn
    if turn is None:
        one, two = state.outcome().points
        return one - two
    key = _key(state)
    if key not in memory:
        best = min if turn & 1 else max
        memory[key] = best(_search(state.advance(card), memory) for card in playable(state))
    return memory[key]


def _key(state: Round) -> Hashable:
    """All that the rest of the round depends on; what was taken counts, since the margin is that of the whole round."""
    board = state.board
    taken = tuple(sum(trick.holder & 1 == side for trick in board.tricks) for side in (0, 1))
    return state.hands, state.piles, board.trick, board.points, taken
