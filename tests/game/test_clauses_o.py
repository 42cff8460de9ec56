"""Section O of the rule book: Botifarra, free and strict."""

from __future__ import annotations

import pytest

from manille.game.auction import PASS
from manille.game.deal import DealError, deal
from manille.game.labels import compass
from manille.game.round import Round
from manille.rules.cards import SPANISH
from manille.rules.variants import variant
from shared.tables import (
    Pair,
    Unshuffled,
    call,
    finished,
    match_of,
    position,
    proves,
    refused,
    score_of,
    started,
    texts,
)

BOTH = pytest.mark.parametrize("name", ["botifarra", "botifarra-obligada"])
LADDER = ["pass", "double", "double double", "double double double"]


def asked(round: Round, answers: str) -> list[int]:
    """Who is asked to double, in turn, while these answers are given; whoever is left over is asked too."""
    seats = []
    for word in answers.split():
        seats.append(round.board.auction.waiting[0])
        round = call(round, word)
    return [*seats, *round.board.auction.waiting]


@BOTH
def test_O1_48_cards_12_each_and_no_pinta(name: str) -> None:
    rules = variant(name)
    assert (rules.players, rules.pack, rules.cutter(0)) == (4, SPANISH, 3)
    assert [compass(rules, seat) for seat in range(4)] == ["south", "east", "north", "west"]
    dealt = deal(rules, 1, Unshuffled())
    assert " ".join(map(str, dealt.hands[2])) == "9o Ao Ro Co Sc 8c 7c 6c 5e 4e 3e 2e"
    assert Round.start(rules, dealt).board.shown is None


@BOTH
def test_O2_the_dealer_names_or_passes_to_the_partner_who_must(name: str) -> None:
    round = started(variant(name), 1)
    assert (round.turn, round.bound()[0]) == (1, "O2")
    assert texts(round.legal()) == {"o", "c", "e", "b", "none", "pass"}
    assert call(round, "e").board.trump == 2
    assert call(round, "none").board.trump is None
    passed = call(round, "pass")
    assert (passed.turn, texts(passed.legal())) == (3, {"o", "c", "e", "b", "none"})
    error = refused(passed, PASS)
    assert (error.clause, error.code) == ("O2", "duty")
    assert call(passed, "b").board.auction.namer == 3


@pytest.mark.parametrize(("trump", "counts"), [("o", [1, 2, 4, 8]), ("none", [2, 4, 8, 16])])
@BOTH
def test_O3_the_whole_ladder(name: str, trump: str, counts: list[int]) -> None:
    for calls, count in zip(LADDER, counts, strict=True):
        round = finished(match_of(name), (45, 27), calls=f"{trump} {calls}")
        assert (round.board.auction.count, round.outcome().score) == (count, (9 * count, 0))
        lost = finished(match_of(name), (27, 45), calls=f"{trump} {calls}")
        assert lost.outcome().score == (0, 9 * count)


@pytest.mark.parametrize("naming", ["o", "pass o", "none", "pass none"])
@pytest.mark.parametrize(
    ("answers", "seats"),
    [
        ("pass pass", [2, 0]),
        ("double", [2, 1, 3]),
        ("pass double", [2, 0, 1, 3]),
        ("double pass pass", [2, 1, 3]),
        ("double double", [2, 1, 2, 0]),
        ("double pass double", [2, 1, 3, 2, 0]),
        ("double double pass double", [2, 1, 2, 0]),
        ("pass double pass double pass double", [2, 0, 1, 3, 2, 0]),
    ],
)
def test_O3_who_is_asked_and_in_which_order(naming: str, answers: str, seats: list[int]) -> None:
    round = call(started(variant("botifarra"), 1), *naming.split())
    assert asked(round, answers) == seats


@pytest.mark.parametrize(
    ("changes", "trump", "steps"),
    [
        ({}, "o", 3),
        ({}, "none", 3),
        ({"doubles": 2}, "o", 2),
        ({"doubles": 2}, "none", 2),
        ({"no_trump_doubles": 2}, "o", 3),
        ({"no_trump_doubles": 2}, "none", 2),
    ],
)
def test_O3_without_sant_vicenc_or_on_suits_only(changes: dict[str, object], trump: str, steps: int) -> None:
    round = call(started(variant("botifarra", changes), 0), trump, "double", "double")
    assert bool(round.board.auction.waiting) == (steps == 3)
    if steps == 3:
        round = call(round, "double")
    assert (round.board.auction.waiting, round.board.auction.doubles, round.turn) == ((), steps, 1)
    assert round.board.auction.count == 2**steps * (2 if trump == "none" else 1)


def test_O4_the_seat_after_the_dealer_leads_whoever_named() -> None:
    for naming in ("o", "pass o"):
        round = call(started(variant("botifarra"), 2), *naming.split(), "pass", "pass")
        assert (round.turn, round.bound()[0]) == (3, "P0")


@pytest.mark.parametrize(
    ("clause", "trick", "hand", "free", "strict"),
    [
        ("P1", "Sc", "Rc 8c 2o", "Rc", "Rc"),
        ("P2", "Ac", "Rc 8c 2o", "Rc 8c", "8c"),
        ("P4", "9c 2c", "Sc 8c 4c", "Sc 8c 4c", "Sc 4c"),
        ("P10", "Ac So", "2o 8o 9e", "2o 8o 9e", "2o 9e"),
        ("P12", "Ac", "9e 5e 8b", "9e 5e 8b", "5e 8b"),
        ("P13", "9c 2c", "2o 9e", "2o 9e", "2o 9e"),
    ],
)
def test_O4_free_plays_by_P_L_and_strict_by_P_O(clause: str, trick: str, hand: str, free: str, strict: str) -> None:
    proves(clause, position(variant("botifarra"), trump="o", trick=trick, hand=hand), free)
    proves(clause, position(variant("botifarra-obligada"), trump="o", trick=trick, hand=hand), strict)


@pytest.mark.parametrize(
    ("points", "calls", "score"),
    [
        ((45, 27), "o", (9, 0)),
        ((45, 27), "o double", (18, 0)),
        ((45, 27), "o double double", (36, 0)),
        ((45, 27), "none double", (36, 0)),
        ((35, 37), "o", (0, 1)),
        ((36, 36), "none double double double", (0, 0)),
    ],
)
@BOTH
def test_O5_the_excess_above_36_times_the_count(name: str, points: Pair, calls: str, score: Pair) -> None:
    outcome = finished(match_of(name), points, calls=calls).outcome()
    assert (sum(outcome.points), outcome.score) == (72, score)


@BOTH
def test_O5_no_prize_for_all_tricks(name: str) -> None:
    match = match_of(name)
    round = finished(match, (72, 0), tricks=(12, 0))
    assert round.outcome().score == (36, 0)
    assert match.add(round).winner is None
    assert score_of(name, (0, 72), tricks=(0, 12), calls="none") == (0, 72)


@pytest.mark.parametrize("target", [101, 100])
@BOTH
def test_O5_first_to_101_or_100(name: str, target: int) -> None:
    match = match_of(name, {"target": target}, score=(target - 9, 99))
    assert match.add(finished(match, (44, 28))).winner is None
    over = match.add(finished(match, (45, 27)))
    assert (over.winner, over.score) == (0, (target, 99))
    with pytest.raises(DealError) as caught:
        over.begin(started(match.rules, 1).deal)
    assert caught.value.clause == "O5"
    assert variant(name).target == 101
