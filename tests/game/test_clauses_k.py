"""Section K of the rule book: Manilla for four."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from manille.game import draw as draw_module
from manille.game.deal import DealError, deal
from manille.game.draw import draw_for_seats
from manille.game.labels import compass
from manille.game.round import Round
from manille.rules.cards import SPANISH, Card
from manille.rules.variants import variant
from manille.terminal.game import ME, Game
from manille.view.view import View
from shared.tables import Pair, Unshuffled, cards, finished, match_of, position, proves, score_of, started, won

MANILLA = variant("manilla")
BOTH = ("manilla", "manilla-nueve")


@pytest.mark.parametrize("name", BOTH)
def test_K1_four_players_48_cards_counter_clockwise(name: str) -> None:
    rules = variant(name)
    assert (rules.players, rules.pack, len(rules.pack.cards)) == (4, SPANISH, 48)
    assert [compass(rules, seat) for seat in range(4)] == ["south", "east", "north", "west"]


@pytest.mark.parametrize(
    ("drawn", "seats"),
    [
        ("Rc 9o 9b 4e", "b a c d"),
        ("9o Ao Ro Co", "a c b d"),
        ("2o 3o 4o 5o", "d b c a"),
        ("9b 9e 9c 9o", "d b c a"),
        ("2b 8c 2c 2o", "b c d a"),
        ("So Ab Ae 9c", "d b c a"),
    ],
)
def test_K2_draw_for_seats(drawn: str, seats: str) -> None:
    order = draw_for_seats(cards(MANILLA, drawn))
    assert " ".join("abcd"[player] for player in order) == seats


@pytest.mark.parametrize("name", BOTH)
def test_K2_a_game_begins_with_the_draw(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ranks, suits = ["2", "3", "4", "5", "6", "7", "8", "S", "C", "R", "A", "9"], "beco"
    dealers = set()
    draws: list[Sequence[Card]] = []

    def watched(drawn: Sequence[Card]) -> tuple[int, int, int, int]:
        draws.append(drawn)
        return draw_for_seats(drawn)

    monkeypatch.setattr(draw_module, "draw_for_seats", watched)
    for seed in range(16):
        game = Game.new(variant(name), "chance", seed=str(seed))
        assert game.drawn is not None
        (seated,) = game.drawn.rounds
        assert seated[ME] is draws[-1][ME]
        assert set(seated) == set(draws[-1])
        dealer = game.table.match.dealer
        assert dealer is not None
        best = sorted(range(4), key=lambda seat: (ranks.index(str(seated[seat])[0]), suits.index(str(seated[seat])[1])))
        assert best[3] == dealer == game.drawn.dealer
        assert best[2] == (dealer + 2) % 4
        assert best[1] == (dealer + 1) % 4
        dealers.add(dealer)
    assert dealers == {0, 1, 2, 3}


def test_K3_packets_of_four_and_the_pinta_is_the_dealers_last_card() -> None:
    assert MANILLA.cutter(0) == 3
    dealt = deal(MANILLA, 1, Unshuffled())
    assert " ".join(map(str, dealt.hands[2])) == "9o Ao Ro Co Sc 8c 7c 6c 5e 4e 3e 2e"
    assert str(dealt.last) == "2b"
    round = started(MANILLA, 1, last="2b")
    assert (round.board.shown, round.board.trump) == (MANILLA.pack.card("2b"), 3)
    assert all(View.of(round, seat).known(1) & MANILLA.pack.card("2b").bit for seat in range(4))
    assert (round.turn, round.bound()[0]) == (2, "P0")


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize(("shown", "value"), [("9o", 5), ("Ac", 4), ("Re", 3), ("Cb", 2), ("So", 1), ("8c", 0)])
@pytest.mark.parametrize("dealer", [0, 3])
def test_K4_the_pinta_is_noted_at_once(name: str, shown: str, value: int, dealer: int) -> None:
    side = dealer % 2
    at_once = (0, value) if side else (value, 0)
    match = match_of(name, dealer=dealer, score=(10, 10))
    round = finished(match, (30, 42), shown=shown)
    assert round.board.score == (10 + at_once[0], 10 + at_once[1])
    assert round.outcome().score == (at_once[0], 6 + at_once[1])
    assert match.add(round).score == (10 + at_once[0], 16 + at_once[1])


@pytest.mark.parametrize("name", BOTH)
def test_K5_plays_by_column_P_L(name: str) -> None:
    def spot(trick: str, hand: str) -> Round:
        return position(variant(name), trump="o", trick=trick, hand=hand)

    proves("P1", spot("Sc", "Rc 8c 2o"), "Rc")
    proves("P7", spot("Co 2o", "Ro 8o 5o 9c"), "Ro 8o 5o")
    proves("P10", spot("Ac So", "2o 8o 9e"), "2o 8o 9e")
    proves("P13", spot("9c 2c", "2o 9e"), "2o 9e")


@pytest.mark.parametrize(
    ("worth", "tricks", "points", "score"),
    [
        ((38, 22), (7, 5), (45, 27), (9, 0)),
        ((30, 30), (6, 6), (36, 36), (0, 0)),
        ((33, 27), (4, 8), (37, 35), (1, 0)),
        ((30, 30), (3, 9), (33, 39), (0, 3)),
    ],
)
@pytest.mark.parametrize("name", BOTH)
def test_K6_a_point_a_trick_and_the_excess_above_36(
    name: str, worth: Pair, tricks: Pair, points: Pair, score: Pair
) -> None:
    outcome = won(match_of(name), worth, tricks=tricks, last=0).outcome()
    assert (outcome.points, sum(outcome.points), outcome.score) == (points, 72, score)


def test_K6_at_36_36_only_the_pinta_stays() -> None:
    assert score_of("manilla", (36, 36), shown="Cb") == (2, 0)
    match = match_of("manilla")
    assert match.add(finished(match, (36, 36))).dealer == 1


@pytest.mark.parametrize("name", BOTH)
def test_K7_a_juego_is_won_at_40_and_two_win_the_partida(name: str) -> None:
    match = match_of(name, score=(30, 20), dealer=2)
    short = match.add(finished(match, (45, 27)))
    assert (short.score, short.sets) == ((39, 20), (0, 0))
    first = match.add(finished(match, (50, 22)))
    assert (first.score, first.sets, first.winner, first.dealer) == ((0, 0), (1, 0), None, 3)
    ready = match_of(name, score=(30, 20), sets=(1, 1), dealer=2)
    assert ready.goal == 40
    second = ready.add(finished(ready, (46, 26)))
    assert (second.sets, second.winner) == ((2, 1), 0)
    with pytest.raises(DealError) as caught:
        second.begin(started(MANILLA, 3).deal)
    assert caught.value.clause == "K7"


def test_K7_the_deal_goes_on_rotating_over_a_juego() -> None:
    match, dealers = match_of("manilla", dealer=3), []
    for points in ((36, 36), (60, 12), (52, 20), (36, 36), (40, 32)):
        dealers.append(match.dealer)
        match = match.add(finished(match, points))
    assert (dealers, match.sets, match.score) == ([3, 0, 1, 2, 3], (1, 0), (4, 0))


@pytest.mark.parametrize(
    ("dealer", "before", "shown", "waits"),
    [
        (0, (36, 0), "Ac", True),
        (0, (35, 0), "Ac", False),
        (0, (37, 0), "Rc", True),
        (0, (36, 0), "Rc", False),
        (0, (39, 0), "So", True),
        (0, (39, 0), "8o", False),
        (1, (39, 35), "9o", True),
        (1, (39, 34), "9o", False),
        (2, (35, 39), "9o", True),
    ],
)
def test_K8_a_pinta_that_would_end_the_juego_waits(dealer: int, before: Pair, shown: str, waits: bool) -> None:
    match = match_of("manilla", dealer=dealer, score=before)
    board = finished(match, (36, 36), shown=shown).board
    value = MANILLA.pack.card(shown).value
    at_once = (0, 0) if waits else (0, value) if dealer % 2 else (value, 0)
    assert board.score == (before[0] + at_once[0], before[1] + at_once[1])
    if waits:
        assert board.noted is not None
        assert (board.noted.code, board.noted.clause, board.noted.side) == ("shown_waits", "K8", dealer % 2)


@pytest.mark.parametrize(
    ("dealer", "before", "points", "added", "result", "sets"),
    [
        (0, (37, 0), (40, 32), (7, 0), (0, 0), (1, 0)),
        (0, (37, 0), (36, 36), (3, 0), (0, 0), (1, 0)),
        (0, (37, 0), (35, 37), (0, 1), (37, 1), (0, 0)),
        (0, (37, 0), (30, 42), (0, 6), (37, 6), (0, 0)),
        (0, (37, 36), (30, 42), (0, 6), (0, 0), (0, 1)),
        (3, (12, 37), (36, 36), (0, 3), (0, 0), (0, 1)),
        (3, (12, 37), (32, 40), (0, 7), (0, 0), (0, 1)),
        (3, (12, 37), (37, 35), (1, 0), (13, 37), (0, 0)),
        (1, (38, 37), (40, 32), (4, 0), (0, 0), (1, 0)),
    ],
)
@pytest.mark.parametrize("name", BOTH)
def test_K8_after_the_play_it_is_noted_or_lost(
    name: str, dealer: int, before: Pair, points: Pair, added: Pair, result: Pair, sets: Pair
) -> None:
    match = match_of(name, dealer=dealer, score=before)
    round = finished(match, points, shown="Rc")
    after = match.add(round)
    assert (round.outcome().score, after.score, after.sets) == (added, result, sets)
    code = "shown_after" if points[dealer % 2] >= 36 else "shown_lost"
    assert [term.code for term in round.outcome().terms if term.clause == "K8"] == ["shown_waits", code]


def test_K9_capote_wins_the_juego_and_scores_no_more_than_36() -> None:
    match = match_of("manilla", score=(0, 39))
    round = finished(match, (72, 0), tricks=(12, 0))
    assert round.outcome().score == (36, 0)
    after = match.add(round)
    assert (after.sets, after.score) == ((1, 0), (0, 0))
    other = finished(match, (0, 72), tricks=(0, 12), shown="9o")
    assert match.add(other).sets == (0, 1)


def test_K9_eleven_tricks_are_no_capote() -> None:
    match = match_of("manilla")
    after = match.add(finished(match, (71, 1), tricks=(11, 1)))
    assert (after.sets, after.score) == ((0, 0), (35, 0))


def test_K9_nueve_gives_a_capote_no_effect() -> None:
    match = match_of("manilla-nueve", score=(3, 0))
    after = match.add(finished(match, (72, 0), tricks=(12, 0)))
    assert (after.sets, after.score) == ((0, 0), (39, 0))


@pytest.mark.parametrize(
    ("shown", "sets", "score"), [("9o", (1, 0), (0, 0)), ("Ao", (1, 0), (0, 0)), ("Ro", (0, 0), (39, 0))]
)
def test_K9_nueve_pinta_4_or_5_and_a_capote_make_40_at_once(shown: str, sets: Pair, score: Pair) -> None:
    match = match_of("manilla-nueve")
    after = match.add(finished(match, (72, 0), tricks=(12, 0), shown=shown))
    assert (after.sets, after.score) == (sets, score)


def test_K9_a_capote_against_the_dealer_whose_pinta_waits() -> None:
    match = match_of("manilla", score=(38, 0))
    after = match.add(finished(match, (0, 72), tricks=(0, 12), shown="Rc"))
    assert (after.sets, after.score) == ((0, 1), (0, 0))
