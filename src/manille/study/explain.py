"""A round decision by decision: what bound the hand, what its seat could tell, and what bots make of it and why.

A bot gets the view of the seat whose turn it is, so nothing here rests on a card that this seat could not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from manille.bots import Bot, Choice, Reason
from manille.bots.decision import Decision, decide
from manille.game.auction import Call
from manille.game.match import Match
from manille.game.round import Action, Round
from manille.game.talk import Say
from manille.record.record import Logged
from manille.rules.cards import Card
from manille.rules.strict_json import RecordError
from manille.view.view import View
from manille.words import Words
from manille.words.telling import by_suit, columns


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a round: what its seat saw, what it did, and what each bot makes of it, by name."""

    place: int
    """How many calls and cards came before it in the round."""
    view: View
    action: Action | None
    """None for a decision that is still to be made."""
    decisions: tuple[tuple[str, Decision], ...]


def to_explain(match: Match, current: Round | None, only: int | None) -> tuple[int, Round]:
    """The last round of a match with its place, or the one at a place. Raises `RecordError`."""
    rounds = (*match.rounds, *((current,) if current else ()))
    place = len(rounds) - 1 if only is None else only
    if not 0 <= place < len(rounds):
        raise RecordError("explain-none", round=only)
    return place, rounds[place]


def moments(round: Round, bots: Sequence[Bot], seed: str, seat: int | None = None) -> Iterator[Moment]:
    """Every decision of a round, or of one seat in it, and the one that comes next if the round is not over."""
    state = Round.start(round.rules, round.deal, round.board.standing)
    place = 0
    actions: Iterable[Action | None] = (*(action for action, _, _ in Logged.of(round).actions()), None)
    for action in actions:
        if not isinstance(action, Say):
            turn = state.turn
            if turn is not None and seat in (None, turn):
                view = View.of(state, turn)
                made = tuple((bot.name, decide(bot, view, Random(f"{seed} {place} {bot.name}"))) for bot in bots)
                yield Moment(place, view, action, made)
            place += 1
        if action is not None:
            state = state.advance(action)


def moment_json(moment: Moment) -> Iterator[dict[str, object]]:
    """A moment as JSON objects, one a bot, as docs/record.md describes them."""
    done = None if moment.action is None else str(moment.action)
    for name, decision in moment.decisions:
        yield {"place": moment.place, "bot": name, "done": done, **decision.to_json()}


def lines(moment: Moment, words: Words) -> Iterator[str]:
    """A moment as a person reads it."""
    view, rules = moment.view, moment.view.rules
    seat = words.seat(rules, view.seat)
    if moment.action is None:
        yield words("explain-now", seat=seat)
    elif isinstance(moment.action, Card):
        number = len(view.board.tricks) + 1
        yield words("explain-card", number=number, seat=seat, card=words.card(moment.action))
    else:
        yield words("explain-call", seat=seat, call=_name(moment.action, view, words))
    clause = moment.decisions[0][1].clause
    yield words("explain-bound", why=words.clause(clause, rules), clause=clause)
    told = [inference(each, view, words) for each in moment.decisions[0][1].inferences]
    if told:
        yield words("explain-tell", told=words.listed(told, " "))
    for name, decision in moment.decisions:
        yield from _judged(moment, name, decision, words)
    yield ""


def inference(told: Reason, view: View, words: Words) -> str:
    """What a seat can tell of another one as a sentence."""
    rules = view.rules
    found = dict(told.facts)
    facts: dict[str, object] = {"seat": words.seat(rules, int(found["seat"]))}
    if "suit" in found:
        facts["suit"] = words.suit(rules.pack, rules.pack.suit(found["suit"]))
    if "card" in found:
        facts["card"] = words.card(rules.pack.card(found["card"]))
    if "cards" in found:
        facts["cards"] = by_suit(tuple(map(rules.pack.card, found["cards"].split())), words)
    if "number" in found:
        facts["number"] = int(found["number"])
    return words(f"tell-{told.code}", **facts)


def _judged(moment: Moment, name: str, decision: Decision, words: Words) -> Iterator[str]:
    """What a bot makes of a moment: its choice, what it thinks of what was done, and what everything is worth to it."""
    view, choice = moment.view, decision.choice
    action, why = _name(choice.action, view, words), words.reason(choice.reason, view.rules.pack)
    if choice.action == moment.action:
        yield words("explain-same", bot=name, why=why)
    else:
        yield words("explain-would", bot=name, action=action, why=why)
        for done in decision.choices:
            if done.action == moment.action:
                told = words.reason(done.reason, view.rules.pack)
                yield words("explain-done", action=_name(done.action, view, words), why=told)
    if len(decision.choices) > 1:
        yield from columns(list(_rows(decision, view, words)), 1)


def _rows(decision: Decision, view: View, words: Words) -> Iterator[tuple[str, ...]]:
    """The cells of the table of what each choice is worth, its head first and the best next."""
    choices = sorted(decision.choices, key=lambda each: -each.value)
    weighed = all(each.worth for each in choices)
    figures = ("mean", "spread", "best", "least") if weighed else ()
    yield (words("explain-choice"), words("explain-value"), *(words(f"explain-{name}") for name in figures))
    for each in choices:
        yield _name(each.action, view, words), f"{each.value:.1f}", *(_figures(each) if weighed else ())


def _figures(choice: Choice) -> Iterator[str]:
    worth = choice.worth
    assert worth is not None
    yield from (f"{worth.mean:.1f}", f"{worth.spread:.1f}")
    yield "–" if worth.best is None else f"{100 * worth.best:.0f} %"
    yield "–" if worth.least is None else f"{worth.least:.0f}"


def _name(action: Action, view: View, words: Words) -> str:
    """An action in words, a double by the name of its step."""
    if isinstance(action, Call):
        return words.call(action, view.rules, doubles=view.board.auction.doubles)
    return words.action(action, view.rules)
