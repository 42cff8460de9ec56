"""Records that are not right: each is refused at the right place, for the right reason, and never with a traceback."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from unicodedata import category

import pytest

from manille import cli
from manille.game.deal import deal
from manille.game.match import Match
from manille.game.round import Round
from manille.record.record import Record
from manille.record.replay import replay
from manille.rules.rules import Rules
from manille.rules.strict_json import RecordError
from manille.rules.variants import VARIANTS, variant
from shared.slow_rules import GAMES, Position, legal

Answers = tuple[int, list[dict[str, Any]]]
Data = dict[str, Any]

ENOUGH = 3
"""Rounds in the records that are spoiled here; the second one is spoiled."""


def played(rules: Rules, seed: str, rounds: int, *, talk: float = 0.0) -> Match:
    """The first rounds of a random match, or all of it where it is shorter."""
    rng = Random(seed)
    match = Match(rules=rules, dealer=0)
    while len(match.rounds) < rounds and match.winner is None:
        assert match.dealer is not None
        match = match.add(played_round(match.begin(deal(rules, match.dealer, rng)), rng, talk=talk))
    return match


def played_round(round: Round, rng: Random, *, talk: float = 0.0, plays: int = 48) -> Round:
    while round.turn is not None and len(round.board.plays) < plays:
        sayings = round.sayings()
        if sayings and rng.random() < talk:
            round = round.advance(rng.choice(sayings))
        round = round.advance(rng.choice(round.legal()))
    return round


def sample(name: str, changes: Data | None = None, *, talk: float = 0.0) -> Data:
    """A right record of some rounds, as JSON, that ends before its match does."""
    rules = variant(name, changes)
    for seed in range(100):
        match = played(rules, f"{name}:{seed}", ENOUGH, talk=talk)
        if len(match.rounds) == ENOUGH and match.winner is None:
            data: Data = json.loads(str(Record.of(match, seats=["a"] * rules.players)))
            return data
    raise AssertionError(name)


@pytest.fixture
def read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[bytes], Answers]:
    """Run `manille replay FILE --json` on a file with these bytes; its status and its answers."""

    def run(content: bytes) -> Answers:
        path = tmp_path / "records.jsonl"
        path.write_bytes(content)
        status = cli.run(["--lang", "en", "replay", str(path), "--json"])
        out, err = capsys.readouterr()
        answers = checked(out, err)
        assert status == int(not all(answer["ok"] for answer in answers))
        return status, answers

    return run


def checked(out: str, err: str) -> list[dict[str, Any]]:
    """The answers of `replay --json`: a JSON object on each line, with the members that record.md names."""
    assert err == ""
    assert out.endswith("\n")
    answers = [json.loads(line) for line in out.removesuffix("\n").split("\n")]
    for answer in answers:
        if answer["ok"]:
            assert set(answer) == {"ok", "score", "sets", "winner"}
        else:
            assert set(answer) - {"call"} == {"ok", "round", "play", "clause", "message"}
            assert answer["message"].strip()
            assert "Traceback" not in answer["message"]
    return answers


def refusal(data: object) -> RecordError:
    """What is wrong with a record, as JSON."""
    with pytest.raises(RecordError) as caught:
        replay(Record.from_json(data))
    return caught.value


def place(error: RecordError) -> tuple[int | None, int | None, int | None, str | None]:
    """Round, call, play and clause of a refusal."""
    return error.round, error.call, error.play, error.clause


# One thing is wrong


@pytest.mark.parametrize("name", VARIANTS)
def test_right_records(name: str, read: Callable[[bytes], Answers]) -> None:
    data = sample(name)
    status, answers = read(f"{json.dumps(data)}\n{json.dumps(data)}".encode())
    assert status == 0
    assert answers == [{"ok": True, "score": data["score"], "sets": data["sets"], "winner": None}] * 2


@pytest.mark.parametrize("name", VARIANTS)
def test_figures_may_be_left_out(name: str) -> None:
    data = sample(name)
    expected, _ = replay(Record.from_json(data))
    for figure in ("score", "sets", "winner", "seats"):
        del data[figure]
    for each in data["rounds"]:
        del each["points"], each["score"], each["says"]
        if not each["calls"]:
            del each["calls"]
    assert replay(Record.from_json(data))[0] == expected
    assert "score" not in json.loads(str(Record.from_json(data)))


@pytest.mark.parametrize("name", VARIANTS)
def test_one_illegal_card(name: str) -> None:
    """A card that is held but barred is refused at its place with its row of table P, in every position of a round."""
    data = sample(name)
    rows = set()
    for at, card, clause in illegal_cards(data, 1):
        spoiled = copy.deepcopy(data)
        spoiled["rounds"][1]["plays"][at] = card
        error = refusal(spoiled)
        assert place(error) == (1, None, at, clause)
        assert error.code == "illegal-duty"
        rows.add(clause)
    assert len(rows) >= (1 if VARIANTS[name].trump == "none" else 2)


def illegal_cards(data: Data, number: int) -> Iterator[tuple[int, str, str]]:
    """For each play of a round the cards that were held but barred, by the slow rules: place, card, row."""
    game = GAMES[data["rules"]["variant"]]
    logged = data["rounds"][number]
    position = Position.start(game, logged["dealer"], logged["hands"])
    for call in logged["calls"]:
        position = position.after(call)
    for at, card in enumerate(logged["plays"]):
        held = position.tops(position.turn())
        row, left = legal(game.column, held, position.trick, position.trump, game.pack)
        for other in sorted(held - left):
            yield at, other, f"P{row}"
        position = position.after(card)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_card_that_is_not_held(name: str) -> None:
    """A card that another seat holds, one that is hidden and one that has been played are refused at their place."""
    data = sample(name)
    rules = VARIANTS[name]
    logged = data["rounds"][1]
    for at in (0, 1, 7, len(logged["plays"]) - 1):
        spoiled = copy.deepcopy(data)
        plays = spoiled["rounds"][1]["plays"]
        plays[at] = plays[at - 1] if at else logged["hands"][logged["dealer"]][1 if rules.piles else 0]
        error = refusal(spoiled)
        assert (error.round, error.play, error.code) == (1, at, "illegal-not-held")
        assert error.clause is not None
        assert error.clause.startswith("P")


@pytest.mark.parametrize(
    ("name", "calls", "at", "clause"),
    [
        ("belgian", ["pass"], (0, None), "B2"),
        ("belgian", ["double"], (0, None), "B2"),
        ("belgian", ["o"], (0, None), "B2"),
        ("belgian", ["h", "h"], (1, None), "B3"),
        ("belgian", ["h", "none"], (1, None), "B3"),
        ("belgian", ["h", "pass"], (None, 0), "B3"),
        ("belgian", ["h", "double", "double", "pass"], (3, None), "B3"),
        ("belgian", ["none", "double", "double"], (2, None), "B3"),
        ("belgian", ["h", "pass", "pass", "pass"], (3, None), "B3"),
        ("belgian", [], (None, 0), "B2"),
        ("flemish", ["pass", "pass", "pass", "pass"], (3, None), "F3"),
        ("flemish", ["h", "pass"], (1, None), "F4"),
        ("flemish", ["h", "double"], (1, None), "F4"),
        ("flemish-verplicht", ["pass", "pass", "pass", "double"], (3, None), "F12"),
        ("flemish-troef", ["h"], (0, None), "F4"),
        ("flemish-zonder", ["none"], (0, None), "F4"),
        ("french", ["h"], (0, None), "R4"),
        ("manilla", ["pass"], (0, None), "K3"),
        ("manilla-two", ["o"], (0, None), "H2"),
        ("botifarra", ["pass", "pass"], (1, None), "O2"),
        ("botifarra", ["pass", "none", "double", "double", "double", "double"], (5, None), "O3"),
        ("botifarra-obligada", ["h"], (0, None), "O2"),
    ],
)
def test_one_illegal_call(name: str, calls: list[str], at: tuple[int | None, int | None], clause: str) -> None:
    """A call out of place, a missing one and one too many are refused with the clause on naming or on doubling."""
    data = sample(name)
    data["rounds"][1]["calls"] = calls
    error = refusal(data)
    assert (error.round, error.clause) == (1, clause)
    assert (error.call, error.play) == at


@pytest.mark.parametrize("name", VARIANTS)
def test_a_dealer_out_of_turn(name: str) -> None:
    data = sample(name)
    players = VARIANTS[name].players
    for wrong in range(players):
        if wrong != data["rounds"][1]["dealer"]:
            data_wrong = copy.deepcopy(data)
            data_wrong["rounds"][1]["dealer"] = wrong
            assert place(refusal(data_wrong)) == (1, None, None, "G7")


@pytest.mark.parametrize("wrong", [4, -1, True, None, 1.0, "1", [1]])
def test_a_dealer_that_is_no_seat(wrong: object) -> None:
    data = sample("belgian")
    data["rounds"][1]["dealer"] = wrong
    assert place(refusal(data)) == (1, None, None, "G4")


def test_the_dealer_after_a_draw() -> None:
    """After a draw in Flemish Manillen the same dealer deals again, and no other (F10)."""
    rules = variant("flemish", {"last_trick": 0})
    match = Match(rules=rules, dealer=2)
    rng = Random(1)
    while not match.rounds:
        round = played_round(match.begin(deal(rules, 2, rng)), rng)
        if round.outcome().tied:
            match = match.add(round)
    again = played_round(match.begin(deal(rules, 2, rng)), rng)
    data = json.loads(str(Record.of(match.add(again))))
    replay(Record.from_json(data))
    data["rounds"][1]["dealer"] = 3
    assert place(refusal(data)) == (1, None, None, "F10")


@pytest.mark.parametrize("name", VARIANTS)
def test_figures_of_a_round_that_are_wrong(name: str) -> None:
    data = sample(name)
    cites = VARIANTS[name].cites
    for figure, clause in (("points", cites.tricks), ("score", cites.par)):
        for side in (0, 1):
            spoiled = copy.deepcopy(data)
            spoiled["rounds"][1][figure][side] += 1
            error = refusal(spoiled)
            assert place(error) == (1, None, None, clause)
            assert error.facts["name"] == figure
        spoiled = copy.deepcopy(data)
        spoiled["rounds"][1][figure].reverse()
        if spoiled != data:
            assert place(refusal(spoiled)) == (1, None, None, clause)


@pytest.mark.parametrize("name", VARIANTS)
def test_figures_of_a_match_that_are_wrong(name: str) -> None:
    data = sample(name)
    clause = VARIANTS[name].cites.match
    wrong = {
        "score": [data["score"][0] + 1, data["score"][1]],
        "sets": [data["sets"][0], data["sets"][1] + 1],
        "winner": 0,
    }
    for figure, value in wrong.items():
        error = refusal({**data, figure: value})
        assert place(error) == (None, None, None, clause)
        assert error.facts["name"] == figure


def test_the_winner_of_a_finished_match() -> None:
    match = played(VARIANTS["belgian"], "whole", 100)
    assert match.winner is not None
    data = json.loads(str(Record.of(match)))
    assert replay(Record.from_json(data))[0].winner == match.winner
    for wrong in (1 - match.winner, None):
        assert place(refusal({**data, "winner": wrong})) == (None, None, None, "B9")


@pytest.mark.parametrize("name", VARIANTS)
def test_hands_that_are_not_the_pack(name: str) -> None:
    """A card twice, a card too few or too many, a card of the other pack, a hand too many."""
    data = sample(name)
    rules = VARIANTS[name]
    foreign = "2o" if rules.pack.name == "french" else "10h"

    def spoiled(change: Callable[[list[list[Any]]], object]) -> tuple[int | None, int | None, int | None, str | None]:
        other = copy.deepcopy(data)
        change(other["rounds"][1]["hands"])
        return place(refusal(other))

    def twice(hands: list[list[Any]]) -> None:
        hands[1][0] = hands[0][0]

    def given(hands: list[list[Any]]) -> None:
        hands[0].append(hands[1].pop())

    assert spoiled(twice) == (1, None, None, "G1")
    assert spoiled(given) == (1, None, None, rules.cites.deal)
    assert spoiled(lambda hands: hands[0].pop()) == (1, None, None, rules.cites.deal)
    assert spoiled(lambda hands: hands.append([])) == (1, None, None, "G4")
    assert spoiled(lambda hands: hands.pop()) == (1, None, None, "G4")
    assert spoiled(lambda hands: hands[1].__setitem__(2, foreign)) == (1, None, None, "G3")
    assert spoiled(lambda hands: hands[1].__setitem__(2, "")) == (1, None, None, "G3")


def test_exchanged_cards_are_found_when_played() -> None:
    """Two hands of the right size with one card exchanged are refused where the exchange comes to light."""
    data = sample("manilla")
    hands, plays = data["rounds"][1]["hands"], data["rounds"][1]["plays"]
    for seat in (0, 2):
        spoiled = copy.deepcopy(data)
        mine, theirs = spoiled["rounds"][1]["hands"][seat], spoiled["rounds"][1]["hands"][seat + 1]
        mine[0], theirs[0] = theirs[0], mine[0]
        error = refusal(spoiled)
        first = min(plays.index(hands[seat][0]), plays.index(hands[seat + 1][0]))
        assert error.round == 1
        assert error.play is not None
        assert error.play <= first


def test_unknown_cards_among_the_plays() -> None:
    for wrong in ("11h", "", "h", "10", "10H", " 10h", "10h ", "Q s", "Z", "\ud800", "١0h"):
        data = sample("belgian")
        data["rounds"][1]["plays"][5] = wrong
        error = refusal(data)
        assert place(error) == (1, None, 5, "G3")


def test_ten_may_be_written_with_one_letter() -> None:
    """``Th`` is read as ``10h`` and written as ``10h`` (G3)."""
    data = sample("belgian")
    text = json.dumps(data)
    assert str(Record.parse(text.replace('"10', '"T'))) == str(Record.parse(text))


# Talk


def test_a_record_with_talk() -> None:
    for talk in ("signals", "questions"):
        data = sample("french", {"talk": talk}, talk=0.7)
        assert sum(len(each["says"]) for each in data["rounds"]) > 5
        replay(Record.from_json(data))


def test_an_untrue_signal() -> None:
    """Each signal that is not true of what the leader keeps is refused at its play with T1."""
    data = sample("belgian", {"talk": "signals"})
    refused = set()
    for at in range(0, 32, 4):
        logged = data["rounds"][1]
        leader = next(seat for seat, hand in enumerate(logged["hands"]) if logged["plays"][at] in hand)
        led = logged["plays"][at][-1]
        kept = [card for card in logged["hands"][leader] if card[-1] == led and card not in logged["plays"][: at + 1]]
        for say, true in (("last", not kept), ("long", len(kept) >= 2)):
            other = copy.deepcopy(data)
            other["rounds"][1]["says"] = [{"play": at, "say": say}]
            if true:
                replay(Record.from_json(other))
            else:
                error = refusal(other)
                assert (place(error), error.code) == ((1, None, at, "T1"), "illegal-untrue")
                refused.add(say)
    assert refused == {"last", "long"}


@pytest.mark.parametrize(
    ("talk", "says", "clause"),
    [
        ("off", [{"play": 4, "say": "last"}], "T1"),
        ("off", [{"play": 4, "say": "trumps"}], "T1"),
        ("signals", [{"play": 4, "say": "trumps"}], "T1"),
        ("questions", [{"play": 4, "say": "last"}], "T3"),
        ("questions", [{"play": 4, "say": "manille o"}], "T1"),
        ("signals", [{"play": 5, "say": "last"}], "T1"),
        ("signals", [{"play": 36, "say": "last"}], "T1"),
        ("questions", [{"play": 5, "say": "manille h"}], "T3"),
        ("questions", [{"play": 32, "say": "manille h"}], "T3"),
        ("signals", [{"play": 32, "say": "last"}], "T1"),
        ("off", [{"play": 32, "say": "last"}], "T1"),
        ("off", [{"play": 32, "say": "manille h"}], "T1"),
    ],
)
def test_a_saying_at_the_wrong_moment(talk: str, says: list[Data], clause: str) -> None:
    """A saying where none is allowed, of the other kind, not with a lead, or after the end of the round."""
    data = sample("belgian", {"talk": talk} if talk != "off" else {})
    data["rounds"][1]["says"] = says
    assert place(refusal(data)) == (1, None, says[0]["play"], clause)


def test_a_signal_needs_a_card_led() -> None:
    """In a round in progress a signal on a card that has not been led yet is refused (T1)."""
    rules = variant("belgian", {"talk": "signals"})
    match = Match(rules=rules, dealer=0)
    current = played_round(match.begin(deal(rules, 0, Random(1))), Random(1), plays=8)
    data = json.loads(str(Record.of(match, current)))
    data["rounds"][0]["says"] = [{"play": 8, "say": "last"}]
    assert place(refusal(data)) == (0, None, 8, "T1")


def test_a_question_may_come_before_the_next_lead() -> None:
    """In a round in progress the last thing that happened may be a question (T3)."""
    rules = variant("belgian", {"talk": "questions"})
    match = Match(rules=rules, dealer=0)
    current = played_round(match.begin(deal(rules, 0, Random(1))), Random(1), plays=8)
    current = current.advance(current.sayings()[0])
    _, again = replay(Record.parse(str(Record.of(match, current))))
    assert again == current


def test_two_sayings_with_one_lead() -> None:
    data = sample("belgian", {"talk": "questions"})
    data["rounds"][1]["says"] = [{"play": 4, "say": "manille h"}, {"play": 4, "say": "manille d"}]
    assert refusal(data).round == 1


# Rounds that are too many or too short


@pytest.mark.parametrize("name", VARIANTS)
def test_rounds_beyond_the_end(name: str) -> None:
    rules = VARIANTS[name]
    match = played(rules, "whole", 1000)
    assert match.winner is not None
    data = json.loads(str(Record.of(match)))
    assert match.dealer is not None
    extra = Round.start(rules, deal(rules, match.dealer, Random(1)))
    more = json.loads(str(Record.of(Match(rules=rules), extra)))["rounds"]
    assert place(refusal({**data, "rounds": data["rounds"] + more})) == (
        len(match.rounds),
        None,
        None,
        rules.cites.match,
    )


@pytest.mark.parametrize("name", VARIANTS)
def test_an_unfinished_round_in_the_middle(name: str) -> None:
    data = sample(name)
    logged = data["rounds"][1]
    logged["plays"].pop()
    del logged["points"], logged["score"]
    error = refusal(data)
    assert (error.round, error.code) == (1, "unfinished")


@pytest.mark.parametrize("figure", ["points", "score"])
def test_figures_of_an_unfinished_round(figure: str) -> None:
    data = sample("belgian")
    logged = data["rounds"][-1]
    logged["plays"].pop()
    del logged["score" if figure == "points" else "points"]
    error = refusal(data)
    assert (error.round, error.code) == (ENOUGH - 1, "early")


def test_one_card_too_many() -> None:
    data = sample("belgian")
    logged = data["rounds"][1]
    logged["plays"].append(logged["plays"][0])
    error = refusal(data)
    assert (error.round, error.play, error.code) == (1, 32, "illegal-over")


def test_a_record_of_no_rounds() -> None:
    record = Record.of(Match(rules=VARIANTS["french"]))
    match, current = replay(Record.parse(str(record)))
    assert (match.rounds, match.score, current) == ((), (0, 0), None)


# Form


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value in a JSON value, the whole included."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, item in items:
        yield from places(item, (*path, name))


def put(data: Any, path: tuple[Any, ...], value: object) -> Any:
    """A copy of a JSON value with something else at one place."""
    if not path:
        return value
    other = copy.deepcopy(data)
    node = other
    for name in path[:-1]:
        node = node[name]
    node[path[-1]] = value
    return other


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for name in path:
        data = data[name]
    return data


@pytest.fixture(scope="module")
def short() -> Data:
    """A short right record with something in every member: talk, calls, a finished round and one in progress."""
    rules = variant("belgian", {"talk": "questions", "target": 151})
    rng = Random(3)
    match = Match(rules=rules, dealer=1)
    match = match.add(played_round(match.begin(deal(rules, 1, rng)), rng, talk=1))
    current = played_round(match.begin(deal(rules, 2, rng)), rng, plays=5)
    data: Data = json.loads(str(Record.of(match, current, seats=["a", "b", "c", "d"])))
    assert data["rounds"][0]["says"]
    return data


WRONG: tuple[Any, ...] = (None, True, False, 0.0, 1.0, 1.5, -1, 10**30, "", "\ud800", [], {}, [[]], [None], {"": None})


def test_wrong_types_everywhere(short: Data, read: Callable[[bytes], Answers]) -> None:
    """At every place of a record every wrong value is refused; the few that make sense there are right."""
    lines, expected = [], []
    for path in places(short):
        for value in WRONG:
            old = at(short, path)
            if value == old and type(value) is type(old):
                continue
            lines.append(json.dumps(put(short, path, value)))
            expected.append((path, value, makes_sense(path, value)))
    _, answers = read("\n".join(lines).encode())
    assert len(answers) == len(expected)
    for answer, (path, value, right) in zip(answers, expected, strict=True):
        assert answer["ok"] == right, (path, value, answer)
        if path[:1] == ("rounds",) and len(path) > 1 and not right and path[-1] != "rounds":
            assert answer["round"] == path[1], (path, value, answer)


def makes_sense(path: tuple[Any, ...], value: Any) -> bool:
    """Whether a wrong value is right after all: any text for a seat, nothing said or called or played yet."""
    if path[0:1] == ("seats",) and len(path) == 2:
        return isinstance(value, str)
    if path in (("rounds", 0, "says"), ("rounds", 1, "says"), ("rounds", 1, "plays")):
        return value == [] and isinstance(value, list)
    return False


def test_unknown_members_everywhere(short: Data, read: Callable[[bytes], Answers]) -> None:
    """An object with a member that the format does not have is refused at every level, and so is a missing one."""
    objects = [path for path in places(short) if isinstance(at(short, path), dict)]
    assert len(objects) > 5
    lines = [json.dumps(put(short, (*path, "extra"), 1)) for path in objects]
    for path in objects:
        for name in at(short, path):
            if name in ("format", "version", "rules", "rounds", "variant", "changes", "dealer", "hands", "play", "say"):
                other = copy.deepcopy(short)
                del at(other, path)[name]
                lines.append(json.dumps(other))
    _, answers = read("\n".join(lines).encode())
    assert len(answers) == len(lines)
    assert not [line for line, answer in zip(lines, answers, strict=True) if answer["ok"]]
    assert not [answer for answer in answers if "extra" not in answer["message"]][len(lines) :]


def test_rounds_need_hands_and_plays(short: Data) -> None:
    for name in ("dealer", "hands", "plays"):
        other = copy.deepcopy(short)
        del other["rounds"][1][name]
        error = refusal(other)
        assert (error.round, error.code, error.facts["name"]) == (1, "missing", name)


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ({"variant": "nowhere", "changes": {}}, "rules-variant"),
        ({"variant": "belgian", "changes": {"target": 0}}, "rules-value"),
        ({"variant": "belgian", "changes": {"target": True}}, "rules-value"),
        ({"variant": "belgian", "changes": {"players": 2}}, "rules-closed"),
        ({"variant": "belgian", "changes": {"pack": "spanish"}}, "rules-unknown"),
        ({"variant": "belgian", "changes": {"cites": {}}}, "rules-closed"),
        ({"variant": "belgian", "changes": {"namers": [[0]]}}, "rules-value"),
        ({"variant": "belgian", "changes": {"head": ["foe"]}}, "rules-value"),
        ({"variant": "belgian", "changes": []}, "type"),
        ({"variant": "belgian"}, "missing"),
        ({"variant": ["belgian"], "changes": {}}, "type"),
    ],
)
def test_rules_that_make_no_sense(rules: Data, code: str) -> None:
    data = sample("belgian")
    assert refusal({**data, "rules": rules}).code == code


def spoiled_texts(line: str) -> dict[str, bytes]:
    """A right line spoiled in the ways that text can be spoiled."""
    utf8 = line.encode()
    return {
        "long number": line.replace('"dealer": 1', '"dealer": 1' + "0" * 5000).encode(),
        "longer score": line.replace('"score": [', '"score": [9' + "9" * 5000 + ", ", 1).encode(),
        "huge float": line.replace('"dealer": 1', '"dealer": 1e999').encode(),
        "tiny float": line.replace('"dealer": 1', '"dealer": 1e-999').encode(),
        "NaN": line.replace('"dealer": 1', '"dealer": NaN').encode(),
        "Infinity": line.replace('"dealer": 1', '"dealer": Infinity').encode(),
        "-Infinity": line.replace('"version": 1', '"version": -Infinity').encode(),
        "hundred digits": line.replace('"target": 151', '"target": 1' + "0" * 100).encode(),
        "version as float": line.replace('"version": 1', '"version": 1.0').encode(),
        "version as text": line.replace('"version": 1', '"version": "1"').encode(),
        "next version": line.replace('"version": 1', '"version": 2').encode(),
        "other format": line.replace("manille-record", "manille-save").encode(),
        "double member": line.replace('"version": 1', '"version": 1, "version": 1').encode(),
        "double dealer": line.replace('"dealer": 1', '"dealer": 1, "dealer": 1').encode(),
        "two values": utf8 + b" " + utf8,
        "comma after": utf8 + b",",
        "brackets": b"[" * 100_000,
        "braces": b'{"a":' * 100_000,
        "closed brackets": b"[" * 100_000 + b"]" * 100_000,
        "brackets in a member": line.replace('"talk": "questions"', '"talk": ' + "[" * 50_000 + "]" * 50_000).encode(),
        "UTF-16": line.encode("utf-16-le").replace(b"\n", b""),
        "not UTF-8": utf8.replace(b"belgian", b"belg\xff\xfean"),
        "surrogate in bytes": utf8.replace(b'"a"', b'"\xed\xa0\x80"'),
        "NUL": utf8.replace(b"belgian", b"bel\x00gian"),
        "escaped NUL": utf8.replace(b"belgian", b"bel\\u0000gian"),
        "lone surrogate": utf8.replace(b'"dealer"', b'"\\ud800"', 1),
        "lone surrogate in a variant": utf8.replace(b"belgian", b"\\udfff"),
        "lone surrogate in a card": utf8.replace(b'"10', b'"\\ud83c'),
        "line separators": utf8.replace(b"belgian", "\u2028\x85\u2029".encode()),
        "escaped line ends": utf8.replace(b"belgian", b"\\r\\n\\n"),
        "single quotes": line.replace('"', "'").encode(),
        "a text": b'"manille-record"',
        "null": b"null",
        "a number": b"1",
        "a list": b"[" + utf8 + b"]",
        "random": Random(1).randbytes(3000).replace(b"\n", b""),
    }


def test_spoiled_texts(short: Data, read: Callable[[bytes], Answers]) -> None:
    """Each is one line with one answer, and the right lines between them stay right."""
    line = json.dumps(short)
    texts = spoiled_texts(line)
    right = line.encode()
    _, answers = read(b"\n".join(text + b"\n" + right for text in texts.values()))
    assert len(answers) == 2 * len(texts)
    assert all(answer["ok"] for answer in answers[1::2])
    assert not [name for name, answer in zip(texts, answers[::2], strict=True) if answer["ok"]]


def test_a_lone_surrogate_in_the_name_of_a_seat(short: Data, read: Callable[[bytes], Answers]) -> None:
    """A name is any text, so this is right; it is never printed."""
    status, _ = read(json.dumps(put(short, ("seats", 0), "\udc80")).encode())
    assert status == 0


def test_nesting_of_every_depth(short: Data, read: Callable[[bytes], Answers]) -> None:
    """Wherever the limit of the JSON reader lies, what is nested less deeply is refused as well as what is not."""
    depths = [*range(2, 60), *range(60, 800, 20), *range(800, 1100), *range(1100, 6000, 100)]
    for path in (("rules", "changes", "head"), ("rules", "changes", "namers"), ("rounds", 0, "plays"), ("winner",)):
        marked = json.dumps(put(short, path, "MARK"))
        for opening, closing in (("[", "]"), ('{"a":', "}")):
            lines = [marked.replace('"MARK"', opening * depth + "0" + closing * depth) for depth in depths]
            _, answers = read("\n".join(lines).encode())
            assert len(answers) == len(lines)
            assert not [answer for answer in answers if answer["ok"]]


def test_blank_lines_and_line_ends(short: Data, read: Callable[[bytes], Answers]) -> None:
    line = json.dumps(short).encode()
    for content in (line, line + b"\n", line + b"\r\n", b"\n\n  \n" + line + b"\n\n", line + b"\n\r\n\t\n"):
        status, answers = read(content)
        assert (status, len(answers)) == (0, 1)
    status, answers = read(b"\n".join((line, b"", b"{}", b"", line)))
    assert (status, [answer["ok"] for answer in answers]) == (1, [True, False, True])


@pytest.mark.parametrize("content", [b"", b"\n", b"\n\n  \r\n", b"\x00", b"\xef\xbb\xbf"])
def test_a_file_with_nothing_in_it(content: bytes, read: Callable[[bytes], Answers]) -> None:
    status, answers = read(content)
    assert status == 1
    assert len(answers) == 1
    assert (answers[0]["round"], answers[0]["play"], answers[0]["clause"]) == (None, None, None)


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path, tmp_path / "missing", Path("x" * 5000), tmp_path / "missing" / "\udcff"):
        assert cli.run(["replay", str(path), "--json", "--lang", "en"]) == 1
        answers = checked(*capsys.readouterr())
        assert [answer["ok"] for answer in answers] == [False]


def test_a_record_cut_at_every_byte(short: Data, read: Callable[[bytes], Answers]) -> None:
    line = json.dumps(short).encode()
    cuts = [line[:end] for end in range(1, len(line))]
    _, answers = read(b"\n".join(cuts))
    assert len(answers) == len(cuts)
    assert not [answer for answer in answers if answer["ok"]]
    assert {(answer["round"], answer["play"]) for answer in answers} == {(None, None)}


def test_a_file_cut_in_its_last_line(short: Data, read: Callable[[bytes], Answers]) -> None:
    line = json.dumps(short).encode()
    for end in range(1, len(line), 97):
        status, answers = read(line + b"\n" + line[:end])
        assert (status, [answer["ok"] for answer in answers]) == (1, [True, False])


def mutated(line: bytes, rng: Random) -> bytes:
    """A line with a few bytes changed, left out, put in, moved or doubled; it stays one line."""
    found = bytearray(line)
    for _ in range(rng.choice((1, 1, 1, 2, 5, 20))):
        start = rng.randrange(len(found))
        end = min(len(found), start + rng.choice((1, 1, 2, 5, 30)))
        match rng.randrange(5):
            case 0:
                found[start] = rng.choice(b'0123456789"[]{},: hdcsoebTAKQJR\x00\xff\\u')
            case 1:
                del found[start:end]
            case 2:
                found[start:start] = found[start:end]
            case 3:
                found[start:end] = bytes(reversed(found[start:end]))
            case _:
                found[start] ^= 1 << rng.randrange(8)
    return bytes(found).replace(b"\n", b" ") or b"x"


@pytest.mark.parametrize("name", ["belgian", "flemish", "french", "manilla-two", "botifarra"])
def test_random_mutations(name: str, read: Callable[[bytes], Answers]) -> None:
    """Whatever happens to a right record, it gets one answer; what is still right reads back as itself."""
    rng = Random(name)
    line = json.dumps(sample(name)).encode()
    lines = [each for each in (mutated(line, rng) for _ in range(150)) if each.strip()]
    _, answers = read(b"\n".join(lines))
    assert len(answers) == len(lines)
    assert sum(not answer["ok"] for answer in answers) > 100
    for each, answer in zip(lines, answers, strict=True):
        if answer["ok"]:
            record = Record.parse(each.decode())
            assert Record.parse(str(record)) == record
            assert list(replay(record)[0].score) == answer["score"]


def test_random_mutations_of_values(short: Data, read: Callable[[bytes], Answers]) -> None:
    """Values exchanged between random places of a record give one answer each, and the round of the earliest fault."""
    rng = Random(5)
    every = list(places(short))[1:]
    lines = []
    for _ in range(300):
        one, other = rng.sample(every, 2)
        a, b = at(short, one), at(short, other)
        if one[: len(other)] == other or other[: len(one)] == one:
            continue
        lines.append(json.dumps(put(put(short, one, b), other, a)))
    _, answers = read("\n".join(lines).encode())
    assert len(answers) == len(lines)
    assert sum(not answer["ok"] for answer in answers) > 200


def test_random_bytes(read: Callable[[bytes], Answers]) -> None:
    content = Random(2).randbytes(100_000)
    status, answers = read(content)
    assert status == 1
    assert len(answers) == sum(bool(line.strip()) for line in content.split(b"\n"))


def test_text_answers_for_people(short: Data, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without ``--json`` there is a sentence for each record, in every language, and no control character in it."""
    path = tmp_path / "mixed.jsonl"
    line = json.dumps(short)
    texts = {**spoiled_texts(line), "escape": line.encode().replace(b"belgian", b"\\u001b[2J\\u009b")}
    path.write_bytes(line.encode() + b"\n" + b"\n".join(texts.values()) + b"\n")
    for language in ("en", "es", "ca", "fr", "nl"):
        assert cli.run(["--lang", language, "replay", str(path)]) == 1
        out, err = capsys.readouterr()
        assert (len(out.removesuffix("\n").split("\n")), err) == (1 + len(texts), "")
        assert "Traceback" not in out
        assert not [each for each in out.replace("\n", "") if category(each) == "Cc"]


# As a process


def replay_process(path: str, content: bytes | None = None) -> tuple[int, list[dict[str, Any]]]:
    done = subprocess.run(
        [sys.executable, "-m", "manille", "--lang", "en", "replay", path, "--json"], input=content, capture_output=True
    )
    return done.returncode, checked(done.stdout.decode(), done.stderr.decode())


def test_standard_input(short: Data) -> None:
    line = json.dumps(short).encode()
    assert replay_process("-", line + b"\n" + line)[0] == 0
    status, answers = replay_process("-", line + b"\n" + b"\n".join(spoiled_texts(line.decode()).values()))
    assert status == 1
    assert [answer["ok"] for answer in answers].count(True) == 1
    status, answers = replay_process("-", b"")
    assert (status, len(answers)) == (1, 1)


def test_a_file_read_by_a_process(short: Data, tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    spoiled = put(short, ("rounds", 0, "plays", 3), short["rounds"][0]["plays"][0])
    path.write_text(json.dumps(spoiled), "utf-8")
    status, answers = replay_process(str(path))
    assert status == 1
    assert (answers[0]["round"], answers[0]["play"]) == (0, 3)
    assert answers[0]["clause"].startswith("P")
