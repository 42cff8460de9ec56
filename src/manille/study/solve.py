"""The position at the end of a record, solved: what each card is worth with all cards open."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import inf

from manille.game.match import Match
from manille.game.round import Round
from manille.rules.cards import Card
from manille.rules.strict_json import RecordError
from manille.solver import Bounds, Kernel
from manille.solver.slow import playable, value
from manille.words import Words

Values = dict[Card, int | Bounds]
Span = tuple[float, float]
"""The least and the most that a figure can be; twice the same where it is exact."""

ENDLESS = 1 << 48
"""A budget that no search uses up."""


class Slow:
    """The slow solver within a budget: it answers as a `Kernel` does, where there is none."""

    def __init__(self) -> None:
        self._memory = _Memory()

    def values(self, state: Round, budget: int | None = None, *, warm: bool = False) -> Values:
        """As `Kernel.values`; the budget is of positions remembered, and ``warm`` is for positions of one round."""
        if not warm:
            self._memory = _Memory()
        self._memory.room = budget or inf
        return {card: self._value(state, card) for card in playable(state)}

    def values_of(self, states: Sequence[Round], budget: int | None = None) -> list[Values]:
        """As `Kernel.values_of`."""
        return [self.values(state, budget) for state in states]

    def _value(self, state: Round, card: Card) -> int | Bounds:
        try:
            return value(state.advance(card), self._memory)
        except _Spent:
            return _reach(state)


Solver = Kernel | Slow


class _Spent(Exception):
    """The budget is used up."""


class _Memory(dict[Hashable, int]):
    """Positions and what they are worth, with room for so many more."""

    room: float = inf

    def __setitem__(self, key: Hashable, value: int) -> None:
        if self.room <= 0:
            raise _Spent
        self.room -= 1
        super().__setitem__(key, value)


def to_solve(match: Match, current: Round | None) -> Round:
    """The round at the end of a record, if a card is to be played in it now. Raises `RecordError`."""
    if current is None:
        raise RecordError("solve-over")
    if current.board.auction.waiting:
        raise RecordError("solve-calls", round=len(match.rounds))
    return current


def solve(state: Round, budget: int | None, *, fast: bool) -> Values:
    """The margin after each legal card, or proven bounds where a budget of nodes does not suffice."""
    left = len(state.rules.pack.cards) - len(state.board.plays)
    solver: Solver = Kernel(left) if fast else Slow()
    return solver.values(state, budget and min(budget, ENDLESS))


def span(found: int | Bounds) -> Bounds:
    """A value as bounds, which meet where it is exact."""
    return found if isinstance(found, tuple) else (found, found)


def values_json(values: Mapping[Card, int | Bounds]) -> dict[str, object]:
    """What `manille solve --json` prints of a position."""
    return {"values": {str(card): number(span(found)) for card, found in values.items()}}


def number(span: Span) -> float | list[float]:
    """A figure as JSON: a number, or the two between which it lies."""
    low, high = (round(end, 4) for end in span)
    return low if low == high else [low, high]


def figure(span: Span, words: Words) -> str:
    """A figure in words: a number, or the two between which it lies."""
    low, high = (round(end, 1) for end in span)
    return words("solve-exact", number=low) if low == high else words("solve-between", low=low, high=high)


def sentence(record: int, match: Match, state: Round, values: Values, words: Words) -> str:
    """What each card is worth as a sentence, the best for its player first; ``record`` counts from 1."""
    turn = state.turn or 0
    order = sorted(values, key=lambda card: sum(span(values[card])), reverse=not turn & 1)
    shown = (words("solve-card", card=words.card(card), margin=figure(span(values[card]), words)) for card in order)
    seat = words.seat(state.rules, turn)
    return words("solve-position", record=record, round=len(match.rounds) + 1, seat=seat, row=words.listed(shown, "; "))


def _reach(state: Round) -> Bounds:
    """Between what the margin of a round must lie, whatever is played: all that is still to come goes to one side."""
    rules = state.rules
    one, two = state.board.points
    tricks = len(rules.pack.cards) // rules.cards_per_point if rules.cards_per_point else 0
    rest = sum(card.value for card in rules.pack.cards) - one - two + tricks + rules.last_trick
    return one - two - rest, one - two + rest
