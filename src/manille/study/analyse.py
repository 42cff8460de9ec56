"""A finished round card by card: what each card lost on the deal as it lay, and what it lost as a decision.

The two are kept apart. The loss on the open deal is what happened; the loss over the deals that the seat had to reckon
with says whether the decision was good. What the one has beyond the other is luck.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from manille.game.match import Match
from manille.game.round import Round
from manille.record.record import Logged
from manille.rules.cards import Card
from manille.rules.rules import Rules
from manille.rules.strict_json import RecordError
from manille.solver import Kernel
from manille.study.solve import ENDLESS, Slow, Solver, Span, figure, number, span
from manille.view.view import View
from manille.view.worlds import Worlds
from manille.words import Words
from manille.words.telling import columns

BUDGET = 2_000_000
"""Nodes for a position, and as many for all its worlds together, where the pack has more than 32 cards."""

SLOW_BUDGET = 4_000
"""The same for the slow solver, with any pack."""

Step = tuple[Round, Card]
"""A position and the card that was played in it."""

Losses = tuple[Span, Span | None]
"""Points lost by what happened, and by the decision; None for the latter if no worlds were drawn."""


@dataclass(frozen=True, slots=True)
class Played:
    """A card that was played, and the points that it lost for the side of its seat."""

    seat: int
    card: Card
    losses: Losses


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished round: its value with best play from the first card, its margin, and the losses of every card."""

    round: Round
    worlds: int
    """How many possible deals each decision was weighed over."""
    value: Span
    margin: int
    plays: tuple[Played, ...]

    @property
    def exact(self) -> bool:
        """Whether no figure is a mere bound."""
        spans = (self.value, *(loss for each in self.plays for loss in each.losses if loss is not None))
        return all(low == high for low, high in spans)

    def sums(self, seat: int) -> Losses:
        """What all cards of a seat lost together."""
        own = [each.losses for each in self.plays if each.seat == seat]
        decisions = [decision for _, decision in own if decision is not None]
        return _sum(happened for happened, _ in own), _sum(decisions) if decisions else None

    def to_json(self) -> dict[str, object]:
        """The analysis as JSON, as docs/record.md describes it."""
        return {
            "worlds": self.worlds,
            "value": number(self.value),
            "margin": self.margin,
            "plays": [{"seat": each.seat, "card": str(each.card), **_losses(each.losses)} for each in self.plays],
            "seats": [_losses(self.sums(seat)) for seat in range(self.round.rules.players)],
        }


def to_analyse(match: Match, only: int | None) -> tuple[int, ...]:
    """The places of the finished rounds of a match, or of the one asked for. Raises `RecordError`."""
    places = tuple(range(len(match.rounds)))
    if only is None and not places:
        raise RecordError("analyse-none")
    if only is not None and only not in places:
        raise RecordError("analyse-round", round=only)
    return places if only is None else (only,)


def analyse(round: Round, worlds: int, seed: str, budget: int | None = None, *, fast: bool) -> Analysis:
    """Weigh every card of a finished round against the best one, on the open deal and over so many worlds each.

    The budget is of nodes for a position, and as many for all its worlds together; None for the usual one.
    """
    steps = tuple(_steps(round))
    solver: Solver = Kernel(len(round.rules.pack.cards)) if fast else Slow()
    budget = min(budget, ENDLESS) if budget else _budget(round.rules, fast=fast)
    one, two = round.outcome().points
    value, happened = _happened(steps, one - two, solver, budget)
    plays = []
    for place, ((state, card), lost) in enumerate(zip(steps, happened, strict=True)):
        decision = _decision(state, card, worlds, Random(f"{seed} {place}"), solver, budget) if worlds else None
        plays.append(Played(state.turn or 0, card, (lost, decision)))
    return Analysis(round, worlds, value, one - two, tuple(plays))


def lines(record: int, place: int, analysis: Analysis, words: Words) -> Iterator[str]:
    """An analysed round as a table, a line a card, then a line a seat; ``record`` counts from 1, ``place`` from 0."""
    dealer = words.seat(analysis.round.rules, analysis.round.deal.dealer)
    yield words("analyse-round", record=record, number=place + 1, dealer=dealer)
    yield words("analyse-value", value=figure(analysis.value, words), margin=analysis.margin)
    yield words("analyse-about", worlds=analysis.worlds)
    yield from columns(list(_rows(analysis, words)), 3)
    if not analysis.exact:
        yield words("analyse-bounds")


def _rows(analysis: Analysis, words: Words) -> Iterator[tuple[str, ...]]:
    """The cells of the table, its head first."""
    rules = analysis.round.rules
    head = (words("analyse-trick"), words("analyse-seat"), words("analyse-card"), words("analyse-happened"))
    yield (*head, words("analyse-decision")) if analysis.worlds else head
    for place, each in enumerate(analysis.plays):
        trick, card = str(place // rules.players + 1), words.card(each.card)
        yield trick, words.seat(rules, each.seat), card, *_figures(each.losses, words)
    for seat in range(rules.players):
        yield "", words.seat(rules, seat), words("analyse-sum"), *_figures(analysis.sums(seat), words)


def _figures(losses: Losses, words: Words) -> Iterator[str]:
    return (figure(each, words) for each in losses if each is not None)


def _budget(rules: Rules, *, fast: bool) -> int | None:
    """The nodes for a position: no limit where the kernel is sure to be quick."""
    if not fast:
        return SLOW_BUDGET
    return BUDGET if len(rules.pack.cards) > 32 else None


def _steps(round: Round) -> Iterator[Step]:
    """Every position in which a card was played, and the card, from the first on."""
    state = Round.start(round.rules, round.deal, round.board.standing)
    for action, _, _ in Logged.of(round).actions():
        if isinstance(action, Card):
            yield state, action
        state = state.advance(action)


def _happened(steps: Sequence[Step], margin: int, solver: Solver, budget: int | None) -> tuple[Span, tuple[Span, ...]]:
    """The value of a round before its first card, and the loss of each card, found from the last card to the first.

    A card is worth what the position after it is worth, so each step also gets the bounds proven for the next one.
    """
    after: Span = (margin, margin)
    losses = []
    for state, card in reversed(steps):
        values = {card: after}
        if len(state.legal()) > 1:
            values |= {each: span(found) for each, found in solver.values(state, budget, warm=True).items()}
            values[card] = max(values[card][0], after[0]), min(values[card][1], after[1])
        losses.append(_loss(values, state, card))
        best = min if (state.turn or 0) & 1 else max
        after = best(low for low, _ in values.values()), best(high for _, high in values.values())
    return after, tuple(reversed(losses))


def _decision(state: Round, card: Card, worlds: int, rng: Random, solver: Solver, budget: int | None) -> Span:
    """What a card lost over the worlds that its seat had to reckon with, to the card that is best in their mean."""
    legal = state.legal()
    if len(legal) == 1:
        return 0.0, 0.0
    possible = Worlds(View.of(state, state.turn or 0))
    drawn = [possible.draw(rng) for _ in range(worlds)]
    found = solver.values_of(drawn, budget and max(1, budget // worlds))
    sums = {each: _sum(span(values[each]) for values in found) for each in legal if isinstance(each, Card)}
    low, high = _loss(sums, state, card)
    return low / worlds, high / worlds


def _loss(values: Mapping[Card, Span], state: Round, card: Card) -> Span:
    """How much less a card is worth than the best one, for the side whose turn it is."""
    other_side = (state.turn or 0) & 1
    mine = {each: (-high, -low) if other_side else (low, high) for each, (low, high) in values.items()}
    low, high = mine.pop(card)
    return max([0, *(best - high for best, _ in mine.values())]), max([0, *(best - low for _, best in mine.values())])


def _sum(spans: Iterable[Span]) -> Span:
    """The bounds of a sum."""
    lows, highs = zip(*spans, strict=True)
    return sum(lows), sum(highs)


def _losses(losses: Losses) -> dict[str, object]:
    happened, decision = losses
    return {"happened": number(happened), "decision": None if decision is None else number(decision)}
