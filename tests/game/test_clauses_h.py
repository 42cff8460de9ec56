"""Section H of the rule book: Manilla for two, with open piles."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from manille.game.deal import Deal, DealError, deal
from manille.game.round import Round
from manille.rules.rules import Rules
from manille.rules.variants import variant
from manille.view.view import View
from shared.tables import Pair, Unshuffled, cards, finished, match_of, play, proves, refused, texts, won

TWO = variant("manilla-two")
SIX = "8b 7b 6b 5b 4b 3b"
"""Six open cards of no interest."""


def piled(rules: Rules, dealer: int, tops: Mapping[int, str], under: Mapping[int, str] | None = None) -> Round:
    """A round in which both players have these six tops, the dealer's last being trump, and these cards right under.

    The other cards fill the piles from below, in the order of the pack.
    """
    hands: dict[int, list[str]] = {}
    told = " ".join((*tops.values(), *(under or {}).values())).split()
    rest = iter([str(card) for card in rules.pack.cards if str(card) not in told])
    for seat in (0, 1):
        below = iter((under or {}).get(seat, "").split())
        hand = []
        for top in tops[seat].split():
            second = next(below, None) or next(rest)
            hand += [next(rest), next(rest), second, top]
        hands[seat] = hand
    whole = tuple(cards(rules, " ".join(hands[seat])) for seat in (0, 1))
    return Round.start(rules, Deal(dealer, whole))


def open_cards(round: Round, seat: int) -> set[str]:
    """The cards that lie open before a seat, as both players see them."""
    views = [View.of(round, each).tops(seat) for each in (0, 1)]
    assert views[0] == views[1]
    return texts(top for top, _ in views[0] if top is not None)


def test_H1_24_cards_each_in_six_piles_of_four() -> None:
    assert (TWO.players, TWO.hand_size, len(TWO.packets), set(TWO.packets)) == (2, 24, 6, {4})
    dealt = deal(TWO, 0, Unshuffled())
    assert " ".join(map(str, dealt.hands[1][:8])) == "9o Ao Ro Co 5o 4o 3o 2o"
    assert " ".join(map(str, dealt.hands[0][:8])) == "So 8o 7o 6o 9c Ac Rc Cc"
    round = Round.start(TWO, dealt)
    assert open_cards(round, 1) == {"Co", "2o", "6c", "Ce", "2e", "6b"}
    assert open_cards(round, 0) == {"6o", "Cc", "2c", "6e", "Cb", "2b"}


@pytest.mark.parametrize("seat", [0, 1])
def test_H1_what_lies_under_is_known_to_nobody(seat: int) -> None:
    round = Round.start(TWO, deal(TWO, 0, Unshuffled()))
    view = View.of(round, seat)
    shown = {"Co", "2o", "6c", "Ce", "2e", "6b", "6o", "Cc", "2c", "6e", "Cb", "2b"}
    assert texts(card for hand in view.dealt for card in hand if card is not None) == shown
    written = json.dumps(view.to_json()["hands"])
    assert not [card for card in TWO.pack.cards if str(card) not in shown and f'"{card}"' in written]
    assert [below for _, below in view.tops(seat)] == [3] * 6


def test_H1_two_piles_beyond_the_count_are_refused() -> None:
    whole = deal(TWO, 0, Unshuffled())
    moved = Deal(0, (whole.hands[0][:-1], (*whole.hands[1], whole.hands[0][-1])))
    with pytest.raises(DealError) as caught:
        Round.start(TWO, moved)
    assert caught.value.clause == "H1"


@pytest.mark.parametrize("dealer", [0, 1])
def test_H2_the_48th_card_is_trump_and_an_ordinary_top(dealer: int) -> None:
    tops = {dealer: "2c 3c 4c 5c 6c 9o", 1 - dealer: SIX}
    round = piled(TWO, dealer, tops)
    assert (round.board.shown, round.board.trump) == (TWO.pack.card("9o"), 0)
    assert round.board.score == ((5, 0) if dealer == 0 else (0, 5))
    answer = play(round, "8b")
    proves("P8", answer, "9o")
    assert str(play(answer, "9o").board.tricks[0].best) == "9o"


@pytest.mark.parametrize(("before", "score"), [(34, (39, 0)), (35, (35, 0))])
def test_H2_K4_and_K8_apply(before: int, score: Pair) -> None:
    match = match_of("manilla-two", score=(before, 0))
    board = finished(match, (36, 36), shown="9o").board
    assert board.score == score
    kept = match.add(finished(match, (36, 36), shown="9o"))
    assert kept.sets == ((1, 0) if before == 35 else (0, 0))
    lost = match.add(finished(match, (32, 40), shown="9o"))
    assert lost.score == ((before, 4) if before == 35 else (before + 5, 4))


@pytest.mark.parametrize("points", [(36, 35), (35, 36)])
def test_H2_a_waiting_pinta_with_71_points_needs_36(points: Pair) -> None:
    match = match_of("manilla-two", score=(37, 0))
    tricks = (13, 11) if points[0] == 36 else (11, 13)
    after = match.add(won(match, (30, 30), tricks=tricks, last=0, shown="Rc"))
    assert (after.sets, after.score) == (((1, 0), (0, 0)) if points[0] == 36 else ((0, 0), (37, 0)))


def test_H3_only_tops_can_be_played() -> None:
    round = piled(TWO, 0, {1: SIX, 0: "2c 3c 4c 5c 6c 7c"}, {1: "Ab"})
    error = refused(round, TWO.pack.card("Ab"))
    assert (error.clause, error.code, texts(error.legal)) == ("P0", "not-held", set(SIX.split()))


@pytest.mark.parametrize("turned", ["at_once", "after_trick"])
def test_H3_the_card_under_it_is_turned(turned: str) -> None:
    rules = variant("manilla-two", {} if turned == "at_once" else {"turned": turned})
    tops, under = {1: SIX, 0: "9b Sb 4c 5c 6c 7c"}, {1: "Ab", 0: "Re"}
    led = play(piled(rules, 0, tops, under), "8b")
    now = {"7b", "6b", "5b", "4b", "3b"}
    assert open_cards(led, 1) == now | ({"Ab"} if turned == "at_once" else set())
    done = play(led, "9b")
    assert open_cards(done, 1) == now | {"Ab"}
    assert open_cards(done, 0) == {"Re", "Sb", "4c", "5c", "6c", "7c"}
    assert (done.turn, texts(done.legal())) == (0, {"Re", "Sb", "4c", "5c", "6c", "7c"})


def test_H3_a_pile_is_played_to_its_last_card() -> None:
    round = Round.start(TWO, deal(TWO, 0, Unshuffled()))
    while round.turn is not None:
        round = round.advance(round.legal()[0])
    assert len(round.board.tricks) == 24
    assert texts(round.board.plays) == texts(TWO.pack.cards)
    assert [open_cards(round, seat) for seat in (0, 1)] == [set(), set()]


@pytest.mark.parametrize("dealer", [0, 1])
def test_H4_the_dealers_opponent_leads(dealer: int) -> None:
    assert piled(TWO, dealer, {0: SIX, 1: "2c 3c 4c 5c 6c 7c"}).turn == 1 - dealer


@pytest.mark.parametrize(
    ("led", "tops", "under", "clause", "legal"),
    [
        ("8b", "9b Sb 2b 5c 6c 2o", "", "P1", "9b Sb"),
        ("Ab", "Rb 2b 4c 5c 6c 2o", "9b", "P2", "Rb 2b"),
        ("8b", "9c 3o 4c 5o 6c 2o", "9b", "P8", "3o 5o 2o"),
        ("2o", "9c 3o 4c 5c 6c Ao", "", "P5", "3o Ao"),
        ("9o", "9c 3o 4c 5c 6c Ao", "", "P6", "3o Ao"),
    ],
)
def test_H4_the_answer(led: str, tops: str, under: str, clause: str, legal: str) -> None:
    leads = "7e 6e 5e 4e 3e"
    round = piled(TWO, 0, {1: f"{led} {leads}", 0: tops}, {0: under})
    proves(clause, play(round, led), legal)


def test_H4_any_top_where_there_is_no_trump_among_them() -> None:
    tops = {0: "8b 7e 6e 5e 4e 3e", 1: "2c 3c 4c 5c 6c 2o"}
    round = piled(TWO, 1, tops, {0: "6b", 1: "8c 9c Ac Rc Cc 7c"})
    proves("P12", play(round, "8b 2o 2c"), "6b 7e 6e 5e 4e 3e")


@pytest.mark.parametrize(
    ("odd_pair", "tricks", "last", "points", "score"),
    [
        ("lost", (12, 12), 0, (36, 36), (0, 0)),
        ("lost", (14, 10), 1, (37, 35), (1, 0)),
        ("lost", (13, 11), 0, (36, 35), (0, 0)),
        ("lost", (11, 13), 0, (35, 36), (0, 0)),
        ("last_trick", (13, 11), 0, (37, 35), (1, 0)),
        ("last_trick", (13, 11), 1, (36, 36), (0, 0)),
        ("last_trick", (12, 12), 1, (36, 36), (0, 0)),
        ("most_tricks", (13, 11), 1, (37, 35), (1, 0)),
        ("most_tricks", (11, 13), 0, (35, 37), (0, 1)),
        ("most_tricks", (14, 10), 1, (37, 35), (1, 0)),
    ],
)
def test_H5_a_point_for_every_four_cards(odd_pair: str, tricks: Pair, last: int, points: Pair, score: Pair) -> None:
    match = match_of("manilla-two", {"odd_pair": odd_pair})
    outcome = won(match, (30, 30), tricks=tricks, last=last).outcome()
    assert (outcome.points, outcome.score) == (points, score)
    even = not tricks[0] % 2
    assert sum(outcome.points) == (71 if odd_pair == "lost" and not even else 72)


def test_H5_the_literal_sense_is_the_default() -> None:
    assert TWO.odd_pair == "lost"
    assert won(match_of("manilla-two"), (30, 30), tricks=(13, 11), last=0).outcome().points == (36, 35)


@pytest.mark.parametrize(
    ("points", "score"), [((45, 27), (9, 0)), ((37, 35), (1, 0)), ((36, 36), (0, 0)), ((30, 42), (0, 6))]
)
def test_H6_only_the_excess_above_36(points: Pair, score: Pair) -> None:
    assert finished(match_of("manilla-two"), points).outcome().score == score


def test_H6_juego_40_and_two_juegos() -> None:
    match = match_of("manilla-two", score=(30, 5))
    assert match.add(finished(match, (45, 27))).score == (39, 5)
    first = match.add(finished(match, (46, 26)))
    assert (first.sets, first.score, first.winner, first.dealer) == ((1, 0), (0, 0), None, 1)
    ready = match_of("manilla-two", score=(30, 5), sets=(1, 1))
    over = ready.add(finished(ready, (46, 26)))
    assert over.winner == 0
    with pytest.raises(DealError) as caught:
        over.begin(deal(TWO, 1, Unshuffled()))
    assert caught.value.clause == "H6"


def test_H6_a_capote_is_all_24_tricks() -> None:
    match = match_of("manilla-two", score=(0, 39))
    after = match.add(finished(match, (72, 0), tricks=(24, 0)))
    assert (after.sets, after.score) == ((1, 0), (0, 0))
    near = match_of("manilla-two")
    short = near.add(won(near, (60, 0), tricks=(23, 1), last=0))
    assert (short.sets, short.score) == ((0, 0), (35, 0))
