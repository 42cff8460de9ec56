"""Section F of the rule book: Flemish Manillen, its variants and its house rules."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from manille.game.auction import DOUBLE, PASS
from manille.game.deal import DealError, deal
from manille.game.draw import cut_for_dealer, first_dealer
from manille.game.labels import compass
from manille.game.round import Round
from manille.rules.cards import Card
from manille.rules.rules import RulesError
from manille.rules.variants import VARIANTS, variant
from manille.terminal.game import Game
from manille.view.view import View
from shared.tables import (
    Pair,
    Unshuffled,
    call,
    cards,
    dealt,
    finished,
    match_of,
    play,
    position,
    proves,
    refused,
    score_of,
    started,
    texts,
    won,
)

FLEMISH = ("flemish", "flemish-troef", "flemish-zonder", "flemish-verplicht")


class Cuts(Random):
    """A random source that cuts what it is told to, one cut of all seats after the other."""

    def __init__(self, *cuts: str) -> None:
        super().__init__(0)
        self._cuts = [cards(variant("flemish"), cut) for cut in cuts]

    def sample(self, *_: object, **__: object) -> list[Card]:  # type: ignore[override]
        """The next cut."""
        return list(self._cuts.pop(0))


@pytest.mark.parametrize("name", FLEMISH)
def test_F1_four_players_32_cards_counter_clockwise(name: str) -> None:
    rules = variant(name)
    assert (rules.players, len(rules.pack.cards), rules.first_dealer) == (4, 32, "cut")
    assert [compass(rules, seat) for seat in range(4)] == ["south", "east", "north", "west"]


@pytest.mark.parametrize(
    ("cut", "dealer"),
    [("7h 8s 10d As", 2), ("As Kh Qd Jc", 0), ("7h 9s 8d 7c", 1), ("Jh Qs Kd 10c", 3), ("7h 7s 8d 10c", 3)],
)
def test_F1_the_highest_cut_deals(cut: str, dealer: int) -> None:
    cuts = cut_for_dealer(variant("flemish"), Cuts(cut))
    assert len(cuts) == 1
    assert first_dealer(cuts[-1]) == dealer


def test_F1_ties_cut_again() -> None:
    cuts = cut_for_dealer(variant("flemish"), Cuts("10h 10s 7d Ac", "Kh 8d Ks Kc", "7h Qs 9d Jc"))
    assert [" ".join(map(str, cut)) for cut in cuts] == ["10h 10s 7d Ac", "Kh 8d Ks Kc", "7h Qs 9d Jc"]
    assert first_dealer(cuts[-1]) == 1


def test_F1_a_game_begins_with_the_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for seed in range(12):
        game = Game.new(variant("flemish"), "chance", seed=str(seed))
        assert game.drawn is not None
        order = ["7", "8", "9", "J", "Q", "K", "A", "10"]
        ranks = [order.index(str(card)[:-1]) for card in game.drawn.rounds[-1]]
        assert ranks.count(max(ranks)) == 1
        assert ranks.index(max(ranks)) == game.drawn.dealer == game.table.match.dealer


@pytest.mark.parametrize("name", FLEMISH)
def test_F2_the_left_cuts_and_two_packets_of_four_are_dealt(name: str) -> None:
    rules = variant(name)
    assert [compass(rules, rules.cutter(0)), rules.cutter(2)] == ["west", 1]
    hands = deal(rules, 3, Unshuffled()).hands
    assert " ".join(map(str, hands[0])) == "10h Ah Kh Qh 10c Ac Kc Qc"
    assert " ".join(map(str, hands[3])) == "Jd 9d 8d 7d Js 9s 8s 7s"


def test_F3_each_is_asked_in_turn_and_the_dealer_must_name() -> None:
    round = started(variant("flemish"), 2)
    for seat in (3, 0, 1):
        assert (round.turn, round.bound()[0]) == (seat, "F3")
        assert texts(round.legal()) == {"h", "d", "c", "s", "none", "pass"}
        round = call(round, "pass")
    assert round.turn == 2
    assert texts(round.legal()) == {"h", "d", "c", "s", "none"}
    error = refused(round, PASS)
    assert (error.clause, error.code) == ("F3", "duty")
    named = call(round, "d")
    assert (named.board.trump, named.board.auction.namer, named.turn) == (1, 2, 3)


@pytest.mark.parametrize("word", ["h", "d", "c", "s", "none"])
@pytest.mark.parametrize("passes", range(4))
def test_F3_the_first_who_does_not_pass_settles_it(word: str, passes: int) -> None:
    round = call(started(variant("flemish"), 0), *["pass"] * passes, word)
    auction = round.board.auction
    assert (auction.namer, auction.trump) == ((1 + passes) % 4, {"none": None}.get(word, "hdcs".find(word)))
    assert (auction.waiting, round.turn, round.bound()[0]) == ((), 1, "P0")


def test_F3_no_card_is_played_before_trump_is_named() -> None:
    round = started(variant("flemish"), 0)
    error = refused(round, round.deal.hands[1][0])
    assert (error.clause, error.code) == ("F3", "moment")


@pytest.mark.parametrize("name", FLEMISH)
def test_F4_no_doubling(name: str) -> None:
    with pytest.raises(RulesError) as caught:
        variant(name, {"doubles": 1})
    assert (caught.value.code, caught.value.field) == ("closed", "doubles")
    round = started(variant(name), 0)
    if round.rules.namers:
        round = call(round, "h")
    error = refused(round, DOUBLE)
    assert error.code == "moment"


def test_F4_failing_costs_nothing_beyond_the_score_of_the_other_side() -> None:
    lost = finished(match_of("flemish"), (23, 38), calls="pass h")
    assert lost.board.auction.namer == 2
    assert lost.outcome().score == (0, 8)


@pytest.mark.parametrize("name", ["flemish", "flemish-troef", "flemish-verplicht"])
def test_F5_plays_by_column_P_F(name: str) -> None:
    def spot(trick: str, hand: str) -> Round:
        return position(variant(name), trump="h", trick=trick, hand=hand)

    proves("P1", spot("Ks", "As 7s 10h"), "As 7s")
    proves("P7", spot("Qh 7h", "Kh 8h 10c"), "Kh")
    proves("P10", spot("As Qh", "9h 7h Kd"), "9h 7h")
    proves("P13", spot("10s 7s", "Jh 8d"), "Jh")
    proves("P14", spot("As Jh 7s", "8h Qh 10d"), "Qh")


@pytest.mark.parametrize("name", FLEMISH)
@pytest.mark.parametrize(("last", "points"), [(0, (39, 22)), (1, (38, 23))])
def test_F6_the_last_trick_is_worth_a_point(name: str, last: int, points: Pair) -> None:
    outcome = won(match_of(name), (38, 22), tricks=(4, 4), last=last).outcome()
    assert outcome.points == points
    assert sum(outcome.points) == 61
    assert [(term.side, term.amount) for term in outcome.terms if term.code == "last_trick"] == [(last, 1)]


@pytest.mark.parametrize(
    ("points", "score"),
    [((38, 23), (8, 0)), ((31, 30), (1, 0)), ((30, 31), (0, 1)), ((20, 41), (0, 11)), ((61, 0), (31, 0))],
)
@pytest.mark.parametrize("namer", [1, 2])
def test_F7_scores_the_points_less_30_whoever_named(points: Pair, score: Pair, namer: int) -> None:
    calls = "pass h" if namer == 2 else "h"
    round = finished(match_of("flemish"), points, calls=calls)
    assert round.board.auction.namer == namer
    assert round.outcome().score == score


@pytest.mark.parametrize(("points", "score"), [((38, 23), (16, 0)), ((31, 30), (2, 0)), ((23, 38), (0, 16))])
def test_F8_zonder_troef_doubles(points: Pair, score: Pair) -> None:
    outcome = finished(match_of("flemish"), points, calls="none").outcome()
    assert (outcome.score, outcome.tally.count) == (score, 2)
    assert [term.clause for term in outcome.terms if term.code == "no_trump"] == ["F8"]


@pytest.mark.parametrize(
    ("changes", "calls", "points", "score"),
    [
        ({}, "h", (31, 30), (1, 0)),
        ({}, "none", (31, 30), (2, 0)),
        ({"narrow_win": True}, "h", (31, 30), (1, 0)),
        ({"narrow_win": True}, "none", (31, 30), (1, 0)),
        ({"narrow_win": True}, "none", (30, 31), (0, 1)),
        ({"narrow_win": True}, "none", (32, 29), (4, 0)),
    ],
)
def test_F9_narrow_win_scores_a_fixed_1(changes: dict[str, object], calls: str, points: Pair, score: Pair) -> None:
    assert score_of("flemish", points, changes, calls=calls) == score


def test_F9_needs_the_point_for_the_last_trick() -> None:
    with pytest.raises(RulesError) as caught:
        variant("flemish", {"narrow_win": True, "last_trick": 0})
    assert caught.value.code == "narrow"


@pytest.mark.parametrize("name", FLEMISH)
def test_F10_the_same_dealer_deals_again_after_30_30(name: str) -> None:
    match = match_of(name, {"last_trick": 0}, dealer=2)
    tie = finished(match, (30, 30))
    assert (tie.outcome().points, tie.outcome().score) == ((30, 30), (0, 0))
    after = match.add(tie)
    assert (after.dealer, after.score) == (2, (0, 0))
    with pytest.raises(DealError) as caught:
        after.begin(dealt(after.rules, 3, last="7h"))
    assert caught.value.clause == "F10"
    again = after.add(finished(after, (30, 30)))
    assert again.dealer == 2
    played = finished(again, (33, 27))
    assert played.outcome().score == ((6, 0) if name == "flemish-zonder" else (3, 0))
    assert again.add(played).dealer == 3


@pytest.mark.parametrize("target", [21, 101])
@pytest.mark.parametrize("side", [0, 1])
def test_F11a_first_to_the_target_at_the_end_of_a_round(target: int, side: int) -> None:
    changes: dict[str, object] = {} if target == 21 else {"target": target}
    start = (0, target - 3) if side else (target - 3, 0)
    match = match_of("flemish", changes, score=start)
    short = match.add(finished(match, (29, 32) if side else (32, 29)))
    assert (short.winner, short.score[side]) == (None, target - 1)
    won_match = match.add(finished(match, (28, 33) if side else (33, 28)))
    assert (won_match.winner, won_match.score[side], won_match.sets[side]) == (side, target, 1)
    with pytest.raises(DealError) as caught:
        won_match.begin(dealt(match.rules, 1))
    assert caught.value.clause == "F11a"


@pytest.mark.parametrize(
    ("before", "points", "after", "winner"),
    [
        ((70, 52), (38, 23), (108, 75), 0),
        ((95, 88), (28, 33), (123, 121), 0),
        ((88, 95), (33, 28), (121, 123), 1),
        ((62, 0), (38, 23), (100, 23), None),
        ((63, 0), (38, 23), (101, 23), 0),
        ((80, 85), (33, 28), (113, 113), None),
    ],
)
@pytest.mark.parametrize("calls", ["h", "none"])
def test_F11b_card_points_to_101(before: Pair, points: Pair, after: Pair, winner: int | None, calls: str) -> None:
    match = match_of("flemish", {"card_points": 101}, score=before)
    round = finished(match, points, calls=calls)
    assert round.outcome().score == points
    assert round.board.auction.count == 1
    result = match.add(round)
    assert (result.score, result.winner) == (after, winner)
    if winner is None:
        assert result.begin(dealt(match.rules, 1)).turn == 2


def test_F12_troef_shows_the_dealers_last_card() -> None:
    rules = variant("flemish-troef")
    round = started(rules, 1, last="10d")
    assert (round.board.shown, round.board.trump) == (rules.pack.card("10d"), 1)
    assert (round.turn, round.bound()[0], round.board.auction.calls) == (2, "P0", ())
    assert all(View.of(round, seat).known(1) & rules.pack.card("10d").bit for seat in range(4))
    assert round.board.score == (0, 0)
    assert score_of("flemish-troef", (38, 23), shown="10d") == (8, 0)
    with pytest.raises(RulesError):
        variant("flemish-troef", {"no_trump": True})


def test_F12_zonder_never_has_a_trump_and_doubles_every_score() -> None:
    round = started(variant("flemish-zonder"), 1, {2: "7s", 3: "10h"})
    assert (round.board.trump, round.board.shown, round.turn) == (None, None, 2)
    assert str(play(round, "7s").board.trick.best) == "7s"
    assert score_of("flemish-zonder", (38, 23)) == (16, 0)
    assert score_of("flemish-zonder", (30, 31)) == (0, 2)


def test_F12_verplicht_lets_the_dealer_pass_and_four_passes_mean_no_trump() -> None:
    round = call(started(variant("flemish-verplicht"), 2), "pass", "pass", "pass")
    assert (round.turn, round.bound()[0]) == (2, "F12")
    assert texts(round.legal()) == {"h", "d", "c", "s", "none", "pass"}
    passed = call(round, "pass")
    assert (passed.board.auction.named, passed.board.trump, passed.turn) == (True, None, 3)
    assert call(round, "c").board.trump == 2
    assert score_of("flemish-verplicht", (38, 23), calls="pass pass pass pass") == (16, 0)
    assert score_of("flemish-verplicht", (38, 23), calls="pass pass pass c") == (8, 0)


@pytest.mark.parametrize("name", VARIANTS)
def test_F13_table_talk_is_open_to_every_four_player_set(name: str) -> None:
    rules = VARIANTS[name]
    assert rules.talk == "off"
    for talk in ("signals", "questions"):
        if rules.players == 4:
            assert variant(name, {"talk": talk}).talk == talk
        else:
            with pytest.raises(RulesError):
                variant(name, {"talk": talk})
