"""Section R of the rule book: French Manille."""

from __future__ import annotations

import pytest

from manille.game.auction import DOUBLE
from manille.game.deal import DealError, deal
from manille.game.labels import compass
from manille.game.round import Round
from manille.rules.rules import RulesError
from manille.rules.variants import variant
from manille.view.view import View
from shared.tables import (
    Pair,
    Unshuffled,
    finished,
    match_of,
    play,
    position,
    proves,
    refused,
    score_of,
    started,
    won,
)

FRENCH = variant("french")


def test_R1_counter_clockwise_two_packets_of_four_and_the_left_cuts() -> None:
    assert (FRENCH.players, len(FRENCH.pack.cards)) == (4, 32)
    assert [compass(FRENCH, seat) for seat in range(4)] == ["south", "east", "north", "west"]
    assert FRENCH.cutter(0) == 3
    hands = deal(FRENCH, 2, Unshuffled()).hands
    assert " ".join(map(str, hands[3])) == "10h Ah Kh Qh 10c Ac Kc Qc"
    assert " ".join(map(str, hands[2])) == "Jd 9d 8d 7d Js 9s 8s 7s"


def test_R2_the_dealers_last_card_is_trump_known_to_all_and_held() -> None:
    round = started(FRENCH, 1, {2: "10h"}, last="8d")
    shown = FRENCH.pack.card("8d")
    assert (round.board.shown, round.board.trump) == (shown, 1)
    assert round.hands[1] & shown.bit
    for seat in range(4):
        assert View.of(round, seat).known(1) & shown.bit


def test_R2_the_shown_card_may_be_played_at_any_time() -> None:
    hands = {2: "10d 7s", 3: "Ad 9s", 0: "Kd 8s", 1: "Qd 9d Jd 7d"}
    round = play(started(FRENCH, 1, hands, last="8d"), "10d Ad Kd")
    proves("P6", round, "Qd Jd 9d 8d 7d")
    for played, known in (("8d", False), ("Qd", True)):
        after = play(round, played)
        others = (seat for seat in range(4) if seat != 1)
        assert all(bool(View.of(after, seat).known(1) & FRENCH.pack.card("8d").bit) == known for seat in others)


@pytest.mark.parametrize(
    ("shown", "value"), [("10h", 5), ("Ad", 4), ("Kc", 3), ("Qs", 2), ("Jh", 1), ("9d", 0), ("7s", 0)]
)
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_R3_the_shown_card_scores_for_the_dealers_side_at_once(shown: str, value: int, dealer: int) -> None:
    side = dealer % 2
    at_once = (value, 0) if side == 0 else (0, value)
    assert started(FRENCH, dealer, last=shown).board.score == at_once
    match = match_of("french", dealer=dealer)
    assert finished(match, (34, 34), shown=shown).outcome().score == at_once
    assert finished(match, (46, 22), shown=shown).outcome().score == (12 + at_once[0], at_once[1])


def test_R4_plays_by_column_P_M() -> None:
    def spot(trick: str, hand: str) -> Round:
        return position(FRENCH, trump="h", trick=trick, hand=hand)

    proves("P1", spot("Ks", "As 7s 10h"), "As")
    proves("P7", spot("Qh 7h", "Kh 8h 10c"), "Kh 8h")
    proves("P10", spot("As Qh", "9h 7h Kd"), "Kd")
    proves("P13", spot("10s 7s", "Jh 8d"), "Jh 8d")


def test_R4_no_naming_no_no_trump_no_doubling() -> None:
    round = started(FRENCH, 3)
    assert (round.turn, round.bound()[0], round.board.auction.waiting) == (0, "P0", ())
    assert (refused(round, DOUBLE).clause, refused(round, DOUBLE).code) == ("R4", "moment")
    for change in ({"doubles": 1}, {"namers": [0]}, {"no_trump": True}):
        with pytest.raises(RulesError) as caught:
            variant("french", change)
        assert caught.value.code == "closed"


@pytest.mark.parametrize(
    ("worth", "tricks", "points", "score"),
    [
        ((41, 19), (5, 3), (46, 22), (12, 0)),
        ((30, 30), (4, 4), (34, 34), (0, 0)),
        ((29, 31), (6, 2), (35, 33), (1, 0)),
        ((31, 29), (2, 6), (33, 35), (0, 1)),
        ((60, 0), (8, 0), (68, 0), (34, 0)),
    ],
)
def test_R5_a_point_a_trick_and_the_excess_above_34(worth: Pair, tricks: Pair, points: Pair, score: Pair) -> None:
    outcome = won(match_of("french"), worth, tricks=tricks, last=0).outcome()
    assert (outcome.points, sum(outcome.points), outcome.score) == (points, 68, score)


def test_R5_at_34_34_only_the_shown_card_stays() -> None:
    assert score_of("french", (34, 34), shown="Kd") == (3, 0)
    match = match_of("french")
    assert match.add(finished(match, (34, 34))).dealer == 1


@pytest.mark.parametrize(("points", "score"), [((45, 23), 33), ((46, 22), 34), ((60, 8), 48)])
def test_R6_a_manga_is_won_at_34_and_starts_at_0(points: Pair, score: int) -> None:
    match = match_of("french", score=(22, 10))
    result = match.add(finished(match, points))
    if score < 34:
        assert (result.score, result.sets) == ((33, 10), (0, 0))
    else:
        assert (result.score, result.sets, result.winner) == ((0, 0), (1, 0), None)


def test_R6_two_mangas_win() -> None:
    match = match_of("french", score=(10, 22), sets=(0, 1))
    result = match.add(finished(match, (22, 46)))
    assert (result.sets, result.winner) == ((0, 2), 1)
    with pytest.raises(DealError) as caught:
        result.begin(started(FRENCH, 1).deal)
    assert caught.value.clause == "R6"


@pytest.mark.parametrize(("points", "winner"), [((45, 23), None), ((46, 22), 0)])
def test_R6_a_third_manga_goes_to_44(points: Pair, winner: int | None) -> None:
    match = match_of("french", score=(32, 30), sets=(1, 1))
    assert match.goal == 44
    result = match.add(finished(match, points))
    assert result.winner == winner
    assert result.score == (32 + points[0] - 34, 30)


def test_R6_the_first_two_mangas_go_to_34() -> None:
    assert [match_of("french", sets=sets).goal for sets in ((0, 0), (1, 0), (0, 1))] == [34, 34, 34]


def test_R7_the_shown_card_alone_never_ends_a_manga() -> None:
    match = match_of("french", score=(31, 30))
    round = match.begin(started(FRENCH, 0, last="10h").deal)
    assert (round.board.score, round.turn) == ((36, 30), 1)
    assert len(round.legal()) == 8


@pytest.mark.parametrize(
    ("before", "points", "shown", "score", "sets"),
    [
        ((31, 30), (28, 40), "10h", (36, 36), (0, 0)),
        ((31, 30), (27, 41), "10h", (0, 0), (0, 1)),
        ((31, 30), (28, 40), "9h", (0, 0), (0, 1)),
        ((31, 30), (28, 40), "Qh", (0, 0), (0, 1)),
        ((31, 30), (29, 39), "10h", (0, 0), (1, 0)),
        ((29, 24), (24, 44), "10h", (34, 34), (0, 0)),
        ((31, 30), (33, 35), "10h", (0, 0), (1, 0)),
        ((31, 30), (34, 34), "Kh", (0, 0), (1, 0)),
        ((31, 30), (34, 34), "Qh", (33, 30), (0, 0)),
    ],
)
def test_R7_both_at_the_target_the_higher_wins_and_equal_plays_on(
    before: Pair, points: Pair, shown: str, score: Pair, sets: Pair
) -> None:
    match = match_of("french", score=before)
    result = match.add(finished(match, points, shown=shown))
    assert (result.score, result.sets) == (score, sets)


def test_R7_after_equal_totals_another_round_decides() -> None:
    match = match_of("french", score=(29, 24), sets=(0, 1))
    level = match.add(finished(match, (24, 44), shown="10h"))
    assert (level.score, level.sets, level.winner, level.dealer) == ((34, 34), (0, 1), None, 1)
    assert level.add(finished(level, (30, 38))).winner == 1
