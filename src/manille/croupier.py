"""What a table needs from outside: a dealer drawn, packs shuffled, bots asked.

A bot's randomness belongs to the decision, so a match that is resumed, or taken back and played again, goes on alike.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from random import Random, SystemRandom
from typing import Literal

from manille import wire
from manille.bots import BEST, BOTS, Bot, Choice, Reason, choose
from manille.cards import Card
from manille.deal import Deal, cut_for_dealer, deal, draw_for_seats, first_dealer
from manille.lesson import lesson
from manille.match import Match
from manille.rules import Rules
from manille.sitting import Acted, Begun, Dealt, Due, Sitting, Spoke, decision_seed, rules_of
from manille.table import PERSON, Table
from manille.talk import Say

TEACHER = "thumb"
"""The bot that plays the round dealt for teaching, whoever plays on after it: with it the ideas come up."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """How the first dealer was found: the cards that the seats drew, each time, and who deals (F1, K2, G8)."""

    kind: Literal["random", "cut", "draw"]
    dealer: int
    rounds: tuple[tuple[Card, ...], ...] = ()


def draw(rules: Rules, seed: str | None) -> Drawn:
    """Find the first dealer as the rules say; whoever opens the table has seat 0."""
    rng = SystemRandom() if seed is None else Random(f"{seed}:draw")
    if rules.first_dealer == "cut":
        cuts = cut_for_dealer(rules, rng)
        return Drawn("cut", first_dealer(cuts[-1]), cuts)
    if rules.first_dealer == "draw":
        drawn = rng.sample(rules.pack.cards, 4)
        order = draw_for_seats(drawn)
        dealer = -order.index(0) % 4
        seated = tuple(drawn[order[(seat - dealer) % 4]] for seat in range(4))
        return Drawn("draw", dealer, (seated,))
    return Drawn("random", rng.randrange(rules.players))


def bot_seed(seed: str | None) -> str:
    """What the bots of a match take their randomness from."""
    return secrets.token_hex(16) if seed is None else f"{seed}:bots"


def next_round(table: Table, seed: str | None) -> Table:
    """The table with the next round dealt: from the seed of the match, else by the operating system (G8)."""
    return table.deal(_shuffled(table.match, seed))


def speech(table: Table, seat: int, bots: str) -> Say | None:
    """What the bot of a seat says, where it may say something."""
    return _bot(table.seats[seat]).say(table.view(seat), Random(decision_seed(bots, table, seat, "say")))


def decision(table: Table, seat: int, bots: str) -> Choice:
    """What the bot of a seat calls or plays, and why."""
    return choose(_bot(table.seats[seat]), table.view(seat), Random(decision_seed(bots, table, seat, "act")))


def advice(table: Table, seat: int, bots: str) -> Choice:
    """What the adviser would do in the place of a person, and why."""
    return choose(BOTS[BEST], table.view(seat), Random(decision_seed(bots, table, seat, "hint")))


def begin(people: tuple[str, ...], settings: wire.Settings, seed: str | None = None, *, guided: bool = False) -> Begun:
    """The beginning of a match at a table of the wire; a guided one has the dealer of the lesson."""
    rules = rules_of(settings)
    if guided:
        drawn = wire.Drawn(kind="lesson", dealer=lesson(rules).dealer, rounds=())
    else:
        found = draw(rules, seed)
        rounds = tuple(tuple(map(str, cards)) for cards in found.rounds)
        drawn = wire.Drawn(kind=found.kind, dealer=found.dealer, rounds=rounds)
    return Begun(people=people, settings=settings, drawn=drawn, bots=bot_seed(seed), seed=seed)


def answer(sitting: Sitting, due: Due) -> Dealt | Spoke | Acted:
    """What is due at a table of the wire; it takes as long as the bot thinks."""
    table, begun = sitting.table, sitting.begun
    taught = begun.drawn.kind == "lesson" and not table.match.rounds
    if due.seat is None:
        found = lesson(table.rules) if taught else _shuffled(table.match, begun.seed)
        return Dealt(dealer=found.dealer, hands=tuple(tuple(map(str, hand)) for hand in found.hands))
    if due.kind == "say":
        say = speech(table, due.seat, begun.bots)
        return Spoke(seat=due.seat, say=None if say is None else str(say))
    if taught:
        table = replace(table, seats=tuple(seat if seat == PERSON else TEACHER for seat in table.seats))
    choice = decision(table, due.seat, begun.bots)
    return Acted(seat=due.seat, action=str(choice.action), reason=told(choice.reason))


def told(reason: Reason) -> wire.Reason:
    """A reason as the wire tells it."""
    return wire.Reason(code=reason.code, facts=dict(reason.facts))


def _bot(name: str) -> Bot:
    """The bot of a name; where it cannot play here, the best that can."""
    return BOTS.get(name, BOTS[BEST])


def _shuffled(match: Match, seed: str | None) -> Deal:
    assert match.dealer is not None
    rng = SystemRandom() if seed is None else Random(f"{seed}:deal:{len(match.rounds)}")
    return deal(match.rules, match.dealer, rng)
