"""The worked examples that came with the rule book: positions, scores and ends, whole rounds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from manille.game.draw import draw_for_seats
from manille.game.match import Match
from manille.game.round import Round
from manille.game.score import Standing, Term, counting, settle
from manille.record.record import Record
from manille.record.replay import replay
from manille.rules.variants import variant
from shared.tables import call, cards, finished, match_of, position, proves, refused, texts, won

VECTORS = Path(__file__).parents[1] / "data" / "vectors"
Case = dict[str, Any]


def cases(name: str) -> list[Case]:
    """The cases of a file."""
    found: list[Case] = json.loads((VECTORS / f"{name}.json").read_text("utf-8"))
    return found


def each(items: list[Case]) -> pytest.MarkDecorator:
    """One test a case, by its id; where variants share one, by the variant too."""
    return pytest.mark.parametrize("case", [pytest.param(case, id=name_of(case)) for case in items])


def name_of(case: Case) -> str:
    """The name of a case."""
    return "-".join(str(case[key]) for key in ("id", "variant") if key in case)


@each(cases("legal"))
def test_legal(case: Case) -> None:
    rules = variant(case["variant"])
    hand = " ".join(case["hand"])
    round = position(rules, trump=case["trump"], trick=" ".join(case["trick"]), hand=hand)
    clause, legal = round.bound()
    assert texts(legal) == set(case["legal"])
    assert clause.startswith("P")
    for card in set(cards(rules, hand)) - set(legal):
        assert refused(round, card).clause == clause
    proves(clause, round, " ".join(case["legal"]))


def calls_of(case: Case) -> str | None:
    """What was called in a case."""
    doubles = case.get("doubled", False) + case.get("redoubled", False)
    if "trump" not in case and not doubles:
        return None
    return " ".join([case.get("trump", "h"), *["double"] * doubles])


def ended(match: Match, case: Case) -> Round:
    """The round of a case."""
    told: dict[str, Any] = {"shown": case.get("turned", ""), "calls": calls_of(case)}
    tricks = tuple(case["tricks"]) if "tricks" in case else None
    if "cards" in case:
        return won(match, tuple(case["cards"]), tricks=case["tricks"], last=case.get("last_trick", 0), **told)
    return finished(match, tuple(case["points"]), tricks=tricks, **told)


def start_of(case: Case) -> Match:
    """The match before the round of a case."""
    before = tuple(case.get("before", (0, 0)))
    sets = tuple(case.get("sets", (0, 0)))
    return match_of(case["variant"], case["changes"], dealer=case.get("dealer", 0), score=before, sets=sets)


SCORES = cases("scores")


def is_beyond_the_cap(case: Case) -> bool:
    """Whether a case counts more steps than are asked for at the table (B4): it can only be settled."""
    return bool(case.get("redoubled")) and case.get("trump") == "none"


BY_ABSENCE = {"S13", "S23"}
"""Cases that their clause decides by not applying, so that no step of the account names it."""

ROUNDS = [case for case in SCORES if "points" in case and "ladder" not in case and not is_beyond_the_cap(case)]


@each(ROUNDS)
def test_round(case: Case) -> None:
    match = start_of(case)
    round = ended(match, case)
    outcome = round.outcome()
    assert list(outcome.points) == case["points"]
    if "score" in case:
        assert list(outcome.score) == case["score"]
    after = match.add(round)
    if "after" in case:
        assert list(after.score) == case["after"]
    if "winner" in case:
        assert after.winner == case["winner"]
    if "set_won" in case:
        assert after.sets == tuple(int(side == case["set_won"]) for side in (0, 1))
    cited = case["clause"] in {term.clause for term in match.account(round)}
    assert cited == (case["id"] not in BY_ABSENCE)


@each([case for case in SCORES if is_beyond_the_cap(case)])
def test_limit(case: Case) -> None:
    rules = variant(case["variant"], case["changes"])
    points = [Term("points", "add", "cards", "G2", side, took) for side, took in enumerate(case["points"])]
    factors = counting(rules, no_trump=True, after_tie=False, doubles=2)
    outcome = settle(rules, points, factors=factors, standing=Standing(goal=rules.target))
    assert list(outcome.score) == case["score"]
    assert case["clause"] in {term.clause for term in outcome.terms}
    shorter = finished(start_of(case), tuple(case["points"]), calls="none double")
    assert list(shorter.outcome().score) == case["score"]


@each([case for case in SCORES if "sequence" in case])
def test_sequence(case: Case) -> None:
    match = start_of(case)
    for step in case["sequence"]:
        round = ended(match, {**case, **step})
        assert list(round.outcome().score) == step["score"]
        match = match.add(round)


@each([case for case in SCORES if "ladder" in case])
def test_ladder(case: Case) -> None:
    trump = case.get("trump", "o")
    for calls, score in case["ladder"]:
        words = "" if calls == "pass" else calls
        round = finished(start_of(case), tuple(case["points"]), calls=f"{trump} {words}")
        assert round.outcome().score == (score, 0)


@each([case for case in SCORES if "after" in case and "points" not in case])
def test_standing(case: Case) -> None:
    match = start_of({**case, "before": case["after"]})
    after = match.add(finished(match, (match.rules.par, match.rules.par)))
    assert list(after.score) == case["after"]
    assert list(after.sets) == case["sets"]
    assert after.winner == case["winner"]
    earlier = match_of(case["variant"], case["changes"], score=tuple(case["after"]))
    assert earlier.add(finished(earlier, (match.rules.par, match.rules.par))).sets == (1, 0)


@each([case for case in SCORES if "draw" in case])
def test_draw(case: Case) -> None:
    rules = variant(case["variant"], case["changes"])
    players = list(case["draw"])
    order = draw_for_seats(cards(rules, " ".join(case["draw"].values())))
    assert [players[player] for player in order] == case["seats"]


def test_every_score_is_read_by_a_test() -> None:
    read = {"points", "sequence", "ladder", "after", "draw"}
    assert [case["id"] for case in SCORES if not read & set(case)] == []
    known = {
        *("id", "variant", "changes", "points", "score", "clause", "trump", "winner", "before", "after", "doubled"),
        *("redoubled", "sequence", "tricks", "cards", "turned", "dealer", "sets", "set_won", "last_trick", "ladder"),
        *("draw", "seats"),
    }
    assert set().union(*SCORES) <= known


@each(cases("hands"))
def test_hand(case: Case) -> None:
    record = Record.from_json(case["record"])
    match, current = replay(record)
    assert current is None
    (round,) = match.rounds
    assert [trick.holder for trick in round.board.tricks] == case["winners"]
    (told,) = case["record"]["rounds"]
    assert [list(round.outcome().points), list(round.outcome().score)] == [told["points"], told["score"]]
    assert [list(match.score), list(match.sets), match.winner] == [
        case["record"]["score"],
        case["record"]["sets"],
        case["record"]["winner"],
    ]
    assert Record.of(match).to_json()["rounds"] == [{**told, "says": []}]


@each(cases("hands"))
def test_hand_card_by_card(case: Case) -> None:
    (told,) = case["record"]["rounds"]
    (logged,) = Record.from_json(case["record"]).rounds
    round = Round.start(variant(case["record"]["rules"]["variant"]), logged.deal)
    round = call(round, *told["calls"])
    winners = []
    for card in logged.plays:
        assert card in round.legal()
        round = round.advance(card)
        if not round.board.trick.cards:
            winners.append(round.board.tricks[-1].holder)
    assert winners == case["winners"]
