"""Section B of the rule book: Belgian Manille."""

from __future__ import annotations

import pytest

from manille.game.auction import PASS
from manille.game.deal import DealError, deal
from manille.game.labels import compass
from manille.game.match import Match
from manille.game.round import Round
from manille.game.score import Standing, Term, counting, settle
from manille.rules.rules import RulesError
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
    settled,
    started,
    texts,
)

BELGIAN = variant("belgian")


def asked(round: Round, answers: str) -> list[int | None]:
    """Who is asked in turn while these answers are given, and who comes after them."""
    seats = [round.turn]
    for word in answers.split():
        round = call(round, word)
        seats.append(round.turn)
    return seats


def after_plat() -> Match:
    """A match whose first round was drawn."""
    match = match_of("belgian", dealer=3)
    return match.add(finished(match, (30, 30)))


def test_B1_clockwise_packets_of_3_3_2_and_the_right_cuts() -> None:
    assert (BELGIAN.players, len(BELGIAN.pack.cards), BELGIAN.packets) == (4, 32, (3, 3, 2))
    assert [compass(BELGIAN, seat) for seat in range(4)] == ["south", "west", "north", "east"]
    assert [compass(BELGIAN, BELGIAN.cutter(0)), BELGIAN.cutter(1)] == ["east", 0]
    hands = deal(BELGIAN, 3, Unshuffled()).hands
    assert " ".join(map(str, hands[0])) == "10h Ah Kh Jd 9d 8d 10s As"
    assert " ".join(map(str, hands[3])) == "Ad Kd Qd 9c 8c 7c 8s 7s"


def test_B2_the_dealer_names_a_suit_or_no_trump() -> None:
    round = started(BELGIAN, 2)
    assert (round.turn, round.bound()[0]) == (2, "B2")
    assert texts(round.legal()) == {"h", "d", "c", "s", "none"}
    error = refused(round, PASS)
    assert (error.clause, error.code) == ("B2", "duty")
    assert call(round, "s").board.trump == 3
    assert call(round, "none").board.trump is None


@pytest.mark.parametrize(
    ("answers", "seats", "doubles"),
    [
        ("pass pass", [2, 0, 2], 0),
        ("double pass pass", [2, 1, 3, 2], 1),
        ("pass double pass pass", [2, 0, 1, 3, 2], 1),
        ("double double", [2, 1, 2], 2),
        ("pass double pass double", [2, 0, 1, 3, 2], 2),
        ("pass double double", [2, 0, 1, 2], 2),
    ],
)
def test_B3_who_is_asked_to_double_and_redouble(answers: str, seats: list[int], doubles: int) -> None:
    round = call(started(BELGIAN, 1), "h")
    assert round.bound()[0] == "B3"
    assert asked(round, answers) == seats
    after = call(round, *answers.split())
    assert (after.board.auction.doubles, after.board.auction.waiting, after.bound()[0]) == (doubles, (), "P0")


def test_B3_naming_is_over_once_the_dealer_has_spoken() -> None:
    round = call(started(BELGIAN, 1), "h")
    assert texts(round.legal()) == {"pass", "double"}
    error = refused(round, round.deal.hands[2][0])
    assert (error.clause, error.code) == ("B3", "moment")


@pytest.mark.parametrize(
    ("no_trump", "plat", "doubles", "count"),
    [
        (False, False, 0, 1),
        (True, False, 0, 2),
        (False, True, 0, 2),
        (False, False, 1, 2),
        (False, False, 2, 4),
        (True, True, 0, 4),
        (True, False, 1, 4),
        (False, True, 1, 4),
        (True, False, 2, 4),
        (False, True, 2, 4),
        (True, True, 2, 4),
    ],
)
def test_B4_factors_multiply_up_to_4(no_trump: bool, plat: bool, doubles: int, count: int) -> None:
    factors = counting(BELGIAN, no_trump=no_trump, after_tie=plat, doubles=doubles)
    points = [Term("points", "add", "cards", "G2", side, took) for side, took in ((0, 38), (1, 22))]
    outcome = settle(BELGIAN, points, factors=factors, standing=Standing(goal=101))
    assert (outcome.tally.count, outcome.score) == (count, (8 * count, 0))


@pytest.mark.parametrize(
    ("plat", "calls", "count"),
    [
        (False, "none double", 4),
        (True, "none", 4),
        (True, "h double", 4),
        (False, "h double double", 4),
    ],
)
def test_B4_nobody_is_asked_at_4(plat: bool, calls: str, count: int) -> None:
    match = after_plat() if plat else match_of("belgian")
    *before, last = calls.split()
    deal = started(BELGIAN, 0).deal
    round = call(match.begin(deal), *before)
    assert round.board.auction.waiting
    done = call(round, last)
    assert (done.board.auction.waiting, done.board.auction.count, done.turn) == ((), count, 1)


@pytest.mark.parametrize(("plat", "calls"), [(False, "none"), (True, "h"), (False, "h double")])
def test_B4_below_4_somebody_is_asked(plat: bool, calls: str) -> None:
    match = after_plat() if plat else match_of("belgian")
    round = call(match.begin(started(BELGIAN, 0).deal), *calls.split())
    assert (round.board.auction.count, bool(round.board.auction.waiting)) == (2, True)


def test_B5_plays_by_column_P_M() -> None:
    def spot(trick: str, hand: str) -> Round:
        return position(BELGIAN, trump="h", trick=trick, hand=hand)

    proves("P1", spot("Ks", "As 7s 10h"), "As")
    proves("P7", spot("Qh 7h", "Kh 8h 10c"), "Kh 8h")
    proves("P10", spot("As Qh", "9h 7h Kd"), "Kd")
    proves("P13", spot("10s 7s", "Jh 8d"), "Jh 8d")
    proves("P14", spot("As Jh 7s", "8h Qh 10d"), "8h Qh 10d")


@pytest.mark.parametrize(
    ("points", "calls", "score"),
    [
        ((38, 22), "h", (8, 0)),
        ((22, 38), "h", (0, 8)),
        ((31, 29), "h", (1, 0)),
        ((38, 22), "none", (16, 0)),
        ((38, 22), "h double", (16, 0)),
        ((38, 22), "h double double", (32, 0)),
        ((22, 38), "none double", (0, 32)),
    ],
)
@pytest.mark.parametrize("tricks", [(3, 5), (5, 3)])
def test_B6_points_less_30_times_the_count_and_nothing_for_tricks(
    points: Pair, calls: str, score: Pair, tricks: Pair
) -> None:
    outcome = finished(match_of("belgian"), points, tricks=tricks, calls=calls).outcome()
    assert (outcome.points, outcome.score) == (points, score)
    assert not [term for term in outcome.terms if term.code in ("tricks", "last_trick")]


def test_B7_plat_scores_nothing_doubles_the_next_round_and_passes_the_deal() -> None:
    match = after_plat()
    assert (match.score, match.dealer) == ((0, 0), 0)
    doubled = finished(match, (33, 27))
    assert doubled.outcome().score == (6, 0)
    assert [term.clause for term in doubled.outcome().terms if term.code == "after_tie"] == ["B7"]
    match = match.add(doubled)
    assert match.dealer == 1
    assert finished(match, (33, 27)).outcome().score == (3, 0)


def test_B7_a_plat_after_a_plat_doubles_once() -> None:
    match = after_plat()
    match = match.add(finished(match, (30, 30)))
    assert (match.score, match.dealer) == ((0, 0), 1)
    assert finished(match, (33, 27)).outcome().score == (6, 0)


@pytest.mark.parametrize(
    ("changes", "tricks", "calls", "score"),
    [
        ({}, (8, 0), "h double", (60, 0)),
        ({"slam": 60}, (8, 0), "h", (60, 0)),
        ({"slam": 60}, (8, 0), "h double", (120, 0)),
        ({"slam": 60}, (7, 1), "h", (30, 0)),
    ],
)
def test_B8_all_eight_tricks_score_60_as_a_house_rule(
    changes: dict[str, object], tricks: Pair, calls: str, score: Pair
) -> None:
    assert score_of("belgian", (60, 0), changes, tricks=tricks, calls=calls) == score


def test_B8_the_other_side_too() -> None:
    assert score_of("belgian", (0, 60), {"slam": 60}, tricks=(0, 8), calls="none") == (0, 120)


@pytest.mark.parametrize(("before", "winner"), [(97, None), (98, 0), (99, 0)])
def test_B9_first_to_101(before: int, winner: int | None) -> None:
    match = match_of("belgian", score=(before, 100))
    result = match.add(finished(match, (33, 27)))
    assert (result.winner, result.score) == (winner, (before + 3, 100))


def test_B9_nothing_is_dealt_after_the_end() -> None:
    match = match_of("belgian", score=(98, 0))
    over = match.add(finished(match, (33, 27)))
    with pytest.raises(DealError) as caught:
        over.begin(started(BELGIAN, 1).deal)
    assert caught.value.clause == "B9"


@pytest.mark.parametrize("target", [61, 101, 121, 151])
def test_B10_targets(target: int) -> None:
    match = match_of("belgian", {"target": target}, score=(0, target - 4))
    short = match.add(finished(match, (27, 33)))
    assert (short.winner, short.score) == (None, (0, target - 1))
    assert match.add(finished(match, (26, 34))).winner == 1


@pytest.mark.parametrize(("best_of", "sets"), [(3, 2), (5, 3)])
def test_B10_best_of_three_or_five(best_of: int, sets: int) -> None:
    match = match_of("belgian", {"sets": sets}, sets=(sets - 1, sets - 2), score=(3, 98))
    level = match.add(finished(match, (27, 33)))
    assert (level.winner, level.sets, level.score) == (None, (sets - 1, sets - 1), (0, 0))
    assert sum(level.sets) == best_of - 1
    last = match_of("belgian", {"sets": sets}, sets=level.sets, score=(3, 98))
    assert last.add(finished(last, (27, 33))).winner == 1


@pytest.mark.parametrize(
    ("plat", "calls", "score"),
    [
        (False, "h", 8),
        (False, "none", 16),
        (False, "none double", 24),
        (False, "h double double", 24),
        (False, "none double double", 32),
        (True, "none double", 32),
    ],
)
def test_B10_counts_added_in_place_of_multiplied(plat: bool, calls: str, score: int) -> None:
    match = match_of("belgian", {"counts": "add"}, after_tie=plat)
    assert finished(match, (38, 22), calls=calls).outcome().score == (score, 0)


def test_B10_the_dealer_may_pass_the_choice_to_the_partner() -> None:
    round = started(variant("belgian", {"namers": [0, 2]}), 1)
    assert (round.turn, texts(round.legal())) == (1, {"h", "d", "c", "s", "none", "pass"})
    passed = call(round, "pass")
    assert (passed.turn, texts(passed.legal())) == (3, {"h", "d", "c", "s", "none"})
    named = call(passed, "d")
    assert asked(named, "pass double") == [2, 0, 1]
    assert settled(named).turn == 2


def test_B10_is_off_by_default() -> None:
    assert (BELGIAN.target, BELGIAN.sets, BELGIAN.counts, BELGIAN.namers) == (101, 1, "multiply", (0,))
    with pytest.raises(RulesError):
        variant("belgian", {"sets": 4})
