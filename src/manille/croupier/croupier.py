"""What a table needs from outside: a dealer drawn, packs shuffled, bots asked.

A bot's randomness belongs to the decision, so a match that is resumed, or taken back and played again, goes on alike.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from random import Random, SystemRandom

from manille import wire
from manille.bots import BEST, BOTS, Bot, Choice, Reason, choose
from manille.game.deal import Deal, deal
from manille.game.draw import Drawn, draw
from manille.game.lesson import lesson
from manille.game.match import Match
from manille.game.talk import Say
from manille.table.entries import Acted, Begun, Dealt, Spoke
from manille.table.protocol import Refusal, check_settings
from manille.table.sitting import Due, Sitting, decision_seed
from manille.table.table import PERSON, Table

TEACHER = "thumb"
"""The bot that plays the round dealt for teaching, whoever plays on after it: with it the ideas come up."""


def chance(seed: str | None, purpose: str) -> Random:
    """What a dealer is drawn and a pack is shuffled by: the seed of the match, else the operating system (G8)."""
    return SystemRandom() if seed is None else Random(f"{seed}:{purpose}")


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


def check(settings: wire.Settings, persons: int) -> None:
    """Refuse settings that cannot be played here. Raises `Refusal`."""
    check_settings(settings, persons)
    for name in settings.bots:
        if name not in BOTS:
            raise Refusal("bot", name=name, names=", ".join(BOTS))


def open_table(name: str, who: str, settings: wire.Settings, now: float, *, guided: bool) -> Sitting:
    """A new table of the wire, with one person at it and a match begun. Raises `Refusal`."""
    check(settings, 1)
    return Sitting.open(name, begin((who,), settings, guided=guided), now)


def begin(people: tuple[str, ...], settings: wire.Settings, seed: str | None = None, *, guided: bool = False) -> Begun:
    """The beginning of a match at a table of the wire; a guided one has the dealer of the lesson.

    ``people`` are by seat, empty for a bot; seats after the last one named are for bots.
    """
    rules = settings.rules
    people = (*people, *[""] * (rules.players - len(people)))
    found = Drawn("lesson", lesson(rules).dealer) if guided else draw(rules, chance(seed, "draw"))
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
    return deal(match.rules, match.dealer, chance(seed, f"deal:{len(match.rounds)}"))
