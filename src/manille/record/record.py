"""A match as text: JSON Lines, one match a line (the format is described in docs/record.md).

A record holds decisions; the figures in it are there to be checked. `Record.parse` reads the form, `replay` plays it
under the rules; both raise `RecordError`, which says where and by which clause.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from manille.game.auction import Call
from manille.game.deal import Deal
from manille.game.match import Match
from manille.game.round import Action, Round
from manille.game.talk import SIGNALS, Say
from manille.rules.as_json import read_card, read_rules, rules_json
from manille.rules.cards import Card, NotationError
from manille.rules.rules import Rules
from manille.rules.strict_json import Node, load_json

FORMAT = "manille-record"
VERSION = 1


@dataclass(frozen=True, slots=True)
class Spoken:
    """A saying in a record: the index of the lead that it goes with."""

    play: int
    say: Say


@dataclass(frozen=True, slots=True)
class Logged:
    """One round of a record: the deal, the decisions, and the figures claimed for it."""

    deal: Deal
    calls: tuple[Call, ...] = ()
    says: tuple[Spoken, ...] = ()
    plays: tuple[Card, ...] = ()
    points: tuple[int, int] | None = None
    score: tuple[int, int] | None = None

    @staticmethod
    def of(round: Round) -> Logged:
        """A round as its record has it, finished or not."""
        board = round.board
        outcome = round.outcome() if round.turn is None else None
        return Logged(
            round.deal,
            board.auction.calls,
            tuple(Spoken(said.play, said.say) for said in board.says),
            board.plays,
            outcome.points if outcome else None,
            outcome.score if outcome else None,
        )

    def actions(self) -> Iterable[tuple[Action, int | None, int | None]]:
        """The decisions in the order in which they were taken, each with its index among the calls or the plays."""
        for place, call in enumerate(self.calls):
            yield call, place, None
        spoken = {each.play: each.say for each in self.says}
        for place, card in enumerate((*self.plays, None)):
            say = spoken.get(place)
            if say is not None and say not in SIGNALS:
                yield say, None, place
            if card is not None:
                yield card, None, place
            if say in SIGNALS and card is not None:
                yield say, None, place


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """The rules, the seats and the rounds of a match, and the result claimed for it.

    >>> from random import Random
    >>> from manille import Match, Record, deal, replay, variant
    >>> match = Match(rules=variant("french"))
    >>> record = Record.of(match, match.begin(deal(match.rules, dealer=3, rng=Random(1))))
    >>> Record.parse(str(record)) == record, replay(record)[0] == match
    (True, True)
    """

    rules: Rules
    seats: tuple[str, ...] = ()
    rounds: tuple[Logged, ...] = ()
    score: tuple[int, int] | None = None
    sets: tuple[int, int] | None = None
    winner: int | None = None
    claims_winner: bool = field(default=False, repr=False)

    def __str__(self) -> str:
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(", ", ": "))

    @staticmethod
    def of(match: Match, current: Round | None = None, *, seats: Sequence[str] = ()) -> Record:
        """The record of a match, with the round in progress if there is one."""
        rounds = (*match.rounds, *((current,) if current else ()))
        return Record(
            rules=match.rules,
            seats=tuple(seats),
            rounds=tuple(map(Logged.of, rounds)),
            score=match.score,
            sets=match.sets,
            winner=match.winner,
            claims_winner=True,
        )

    @staticmethod
    def parse(text: str) -> Record:
        """The record that a line of text writes. Raises `RecordError`."""
        return Record.from_json(load_json(text))

    def to_json(self) -> dict[str, object]:
        """The record as a JSON object."""
        data: dict[str, object] = {"format": FORMAT, "version": VERSION, "rules": rules_json(self.rules)}
        if self.seats:
            data["seats"] = list(self.seats)
        data["rounds"] = [_round_json(logged) for logged in self.rounds]
        for name, pair in (("score", self.score), ("sets", self.sets)):
            if pair is not None:
                data[name] = list(pair)
        if self.claims_winner:
            data["winner"] = self.winner
        return data

    @staticmethod
    def from_json(data: object) -> Record:
        """The record that a JSON object writes. Raises `RecordError`."""
        node = Node(data)
        node.object(("format", "version", "rules", "rounds"), ("seats", "score", "sets", "winner"))
        if node["format"].value != FORMAT or type(node["version"].value) is not int or node["version"].value != VERSION:
            node.fail("format")
        rules = read_rules(node["rules"])
        seats = node.get("seats")
        winner = node.get("winner")
        return Record(
            rules=rules,
            seats=tuple(each.text() for each in seats.list(rules.players, rules.players)) if seats else (),
            rounds=tuple(_read_round(each, rules, place) for place, each in enumerate(node["rounds"].list())),
            score=_pair(node.get("score")),
            sets=_pair(node.get("sets")),
            winner=winner.integer(0, 1) if winner and winner.value is not None else None,
            claims_winner=winner is not None,
        )


def _read_round(node: Node, rules: Rules, place: int) -> Logged:
    node = Node(node.value, node.path, place)
    node.object(("dealer", "hands", "plays"), ("calls", "says", "points", "score"))
    calls, says = node.get("calls"), node.get("says")
    return Logged(
        deal=Deal(
            _dealer(node["dealer"], rules),
            tuple(
                tuple(read_card(card, rules.pack) for card in hand.list(0, 48)) for hand in _hands(node["hands"], rules)
            ),
        ),
        calls=tuple(_call(each.at(call=at), rules) for at, each in enumerate(calls.list(0, 48))) if calls else (),
        says=_says(says, rules) if says else (),
        plays=tuple(read_card(each.at(play=at), rules.pack) for at, each in enumerate(node["plays"].list(0, 48))),
        points=_pair(node.get("points")),
        score=_pair(node.get("score")),
    )


def _dealer(node: Node, rules: Rules) -> int:
    if type(node.value) is not int or not 0 <= node.value < rules.players:
        node.fail("integer", clause="G4", low=0, high=rules.players - 1)
    return node.value


def _hands(node: Node, rules: Rules) -> list[Node]:
    hands = node.list()
    if len(hands) != rules.players:
        node.fail("length", clause="G4", count=len(hands))
    return hands


def _call(node: Node, rules: Rules) -> Call:
    try:
        return Call.parse(node.text(), rules.pack)
    except NotationError as error:
        node.fail("call", clause=rules.cites.trump, text=error.text)


def _says(node: Node, rules: Rules) -> tuple[Spoken, ...]:
    spoken: list[Spoken] = []
    for each in node.list(0, 24):
        each.object(("play", "say"))
        play = each["play"].integer(spoken[-1].play + 1 if spoken else 0, 48)
        say = each["say"].at(play=play)
        try:
            spoken.append(Spoken(play, Say.parse(say.text(), rules.pack)))
        except NotationError as error:
            say.fail("saying", clause="T1", text=error.text)
    return tuple(spoken)


def _pair(node: Node | None) -> tuple[int, int] | None:
    if node is None:
        return None
    one, two = node.list(2, 2)
    return one.integer(0, 100_000), two.integer(0, 100_000)


def _round_json(logged: Logged) -> dict[str, object]:
    data: dict[str, object] = {
        "dealer": logged.deal.dealer,
        "hands": [[str(card) for card in hand] for hand in logged.deal.hands],
        "calls": [str(call) for call in logged.calls],
        "says": [{"play": each.play, "say": str(each.say)} for each in logged.says],
        "plays": [str(card) for card in logged.plays],
    }
    for name, pair in (("points", logged.points), ("score", logged.score)):
        if pair is not None:
            data[name] = list(pair)
    return data
