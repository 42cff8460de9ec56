"""Section G of the rule book: what is common to all games."""

from __future__ import annotations

import random
from pathlib import Path
from random import Random, SystemRandom

import pytest

from manille.croupier import croupier
from manille.game.deal import DealError, deal
from manille.game.round import Round
from manille.game.trick import Trick, beats
from manille.rules.cards import FRENCH, SPANISH, NotationError, Pack
from manille.rules.variants import VARIANTS, variant
from manille.study.simulate import simulate
from manille.terminal.game import Game
from manille.view.view import View
from shared.tables import Pair, cards, finished, match_of, play, settled, started

PACKS = [
    pytest.param(FRENCH, "hdcs", "10 A K Q J 9 8 7", id="french"),
    pytest.param(SPANISH, "oceb", "9 A R C S 8 7 6 5 4 3 2", id="spanish"),
]


@pytest.mark.parametrize(("pack", "suits", "ranks"), PACKS)
def test_G1_suits_and_ranks_of_the_packs(pack: Pack, suits: str, ranks: str) -> None:
    assert [str(card) for card in pack.cards] == [rank + suit for suit in suits for rank in ranks.split()]
    assert len(set(pack.cards)) == {"hdcs": 32, "oceb": 48}[suits]


@pytest.mark.parametrize(("pack", "suits", "ranks"), PACKS)
def test_G1_every_pair_of_ranks_in_trumps_and_in_side_suits(pack: Pack, suits: str, ranks: str) -> None:
    order = ranks.split()
    for suit in suits:
        for trump in (None, pack.suit(suit), (pack.suit(suit) + 1) % 4):
            for place, high in enumerate(order):
                for low in order[place + 1 :]:
                    one, two = pack.card(high + suit), pack.card(low + suit)
                    assert beats(one, two, trump), f"{one} beats {two}"
                    assert not beats(two, one, trump), f"{two} does not beat {one}"


@pytest.mark.parametrize("name", VARIANTS)
def test_G1_each_variant_has_its_pack(name: str) -> None:
    french = name.startswith("flemish") or name in ("belgian", "french")
    assert VARIANTS[name].pack is (FRENCH if french else SPANISH)


@pytest.mark.parametrize(("pack", "suits", "ranks"), PACKS)
def test_G2_values_from_the_top(pack: Pack, suits: str, ranks: str) -> None:
    for suit in suits:
        values = [pack.card(rank + suit).value for rank in ranks.split()]
        assert values[:5] == [5, 4, 3, 2, 1]
        assert not any(values[5:])
        assert sum(values) == 15
    assert sum(card.value for card in pack.cards) == 60


def test_G2_a_trick_is_worth_its_cards() -> None:
    rules = variant("manilla")
    trick = Trick(0, cards(rules, "9o Ac Ce 8b"))
    assert trick.value == 5 + 4 + 2


@pytest.mark.parametrize(
    ("pack", "text", "suit", "value"),
    [(FRENCH, "10h", "h", 5), (FRENCH, "Qs", "s", 2), (SPANISH, "9o", "o", 5), (SPANISH, "Rc", "c", 3)],
)
def test_G3_rank_then_suit(pack: Pack, text: str, suit: str, value: int) -> None:
    card = pack.card(text)
    assert (str(card), pack.suits[card.suit], card.value) == (text, suit, value)


def test_G3_T_is_read_as_10() -> None:
    assert FRENCH.card("Th") is FRENCH.card("10h")
    assert str(FRENCH.card("Th")) == "10h"


@pytest.mark.parametrize(
    ("pack", "text"),
    [
        *((FRENCH, text) for text in ("", "h", "10", "h10", "1h", "10o", "9o", "Rh", "qs", "Qs ", "10hh", "TT", "6h")),
        *((SPANISH, text) for text in ("10o", "To", "Qo", "9h", "1e", "12b", "o9")),
    ],
)
def test_G3_refuses_other_writing(pack: Pack, text: str) -> None:
    with pytest.raises(NotationError) as caught:
        pack.card(text)
    assert caught.value.text == text
    assert 0 <= caught.value.position <= len(text)


@pytest.mark.parametrize("winner", range(4))
def test_G4_seats_0_and_2_are_side_0(winner: int) -> None:
    names = ["10s", "As", "Ks", "Qs"]
    hands = {(winner + step) % 4: card for step, card in enumerate(names)}
    round = settled(started(variant("belgian"), (winner - 1) % 4, hands), "h")
    after = play(round, " ".join(names))
    assert after.board.points == ((14, 0) if winner in (0, 2) else (0, 14))


def test_G4_two_players_are_a_side_each() -> None:
    rules = variant("manilla-two")
    assert rules.players == 2
    for leader in (0, 1):
        trick = Trick(leader).play(cards(rules, "9o")[0], leader, None)
        assert trick.holder & 1 == leader


def test_G4_partners_sit_opposite_and_play_goes_round() -> None:
    round = started(variant("belgian"), 1)
    round = settled(round, "h")
    seats = []
    for _ in range(4):
        seats.append(round.turn)
        round = round.advance(round.legal()[0])
    assert seats == [2, 3, 0, 1]


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("dealer", range(4))
def test_G5_the_seat_after_the_dealer_leads_any_card(name: str, dealer: int) -> None:
    rules = VARIANTS[name]
    dealer %= rules.players
    round = started(rules, dealer)
    if rules.namers:
        round = settled(round, rules.pack.suits[0])
    assert round.turn == (dealer + 1) % rules.players
    clause, legal = round.bound()
    assert clause == "P0"
    assert len(legal) == (6 if rules.piles else rules.hand_size)


def test_G5_the_winner_leads_the_next_trick() -> None:
    hands = {0: "7s 10h", 1: "8s 7h", 2: "As Kd", 3: "10s 7d"}
    round = play(settled(started(variant("belgian"), 3, hands), "c"), "7s 8s As 10s")
    assert (round.turn, round.board.trick.leader) == (3, 3)
    assert round.bound()[0] == "P0"


@pytest.mark.parametrize(
    ("name", "trump", "played", "best"),
    [
        ("belgian", "h", "7s 8s 10s As", "10s"),
        ("belgian", "h", "As 10d 10c Js", "As"),
        ("belgian", "h", "10s 7h Js As", "7h"),
        ("belgian", "h", "10s 7h 9h 8h", "9h"),
        ("belgian", "h", "7h 10s 8h 10c", "8h"),
        ("belgian", "none", "7s 10h 10d 10c", "7s"),
        ("belgian", "none", "7s 10h 8s 10c", "8s"),
        ("manilla", "o", "8c 9c Ac 2c", "9c"),
        ("manilla", "o", "9c Ab 2o Rc", "2o"),
        ("botifarra", "none", "2c 9o 9e 3c", "3c"),
    ],
)
def test_G6_highest_trump_else_highest_of_the_suit_led(name: str, trump: str, played: str, best: str) -> None:
    rules = variant(name)
    suit = None if trump == "none" else rules.pack.suit(trump)
    trick = Trick(2)
    for place, card in enumerate(cards(rules, played)):
        trick = trick.play(card, (2 + place) % 4, suit)
    assert str(trick.best) == best
    assert trick.holder == (2 + played.split().index(best)) % 4


@pytest.mark.parametrize("name", VARIANTS)
def test_G7_the_deal_passes_on_after_every_round(name: str) -> None:
    match = match_of(name, dealer=1)
    rules = match.rules
    half = rules.par
    points = (half + 2, rules.total - half - 2)
    dealers = []
    for _ in range(4):
        dealers.append(match.dealer)
        match = match.add(finished(match, points))
        with pytest.raises(DealError) as caught:
            match.begin(deal(rules, dealers[-1] or 0, Random(0)))
        assert caught.value.clause == "G7"
    assert dealers == ([1, 2, 3, 0] if rules.players == 4 else [1, 0, 1, 0])


def play_on(game: Game, rounds: int) -> list[Round]:
    """Play so many rounds, the person taking what comes first."""
    story = []
    for _ in range(rounds):
        assert game.table.round is not None, "the match is over"
        while not game.table.is_round_over:
            if game.is_my_turn:
                game.act(game.view.legal()[0])
            else:
                assert game.step() is not None
        round = game.table.round
        assert round is not None
        story.append(round)
        game.next_round()
    return story


@pytest.mark.parametrize("name", ["belgian", "flemish", "manilla", "manilla-two"])
def test_G8_a_seed_repeats_the_whole_match(name: str, home: Path) -> None:
    rules = variant(name, {"target": 999})
    once = Game.new(rules, "chance", seed="ring")
    again = Game.new(rules, "chance", seed="ring")
    other = Game.new(rules, "chance", seed="rang")
    assert once.drawn == again.drawn
    story = play_on(once, 2)
    assert story == play_on(again, 2)
    assert story != play_on(other, 2)
    first, second = ({frozenset(hand) for hand in round.deal.hands} for round in story)
    assert first.isdisjoint(second)


@pytest.mark.parametrize("name", ["belgian", "flemish", "manilla", "manilla-two"])
def test_G8_without_a_seed_the_operating_system_shuffles_every_round(
    name: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shuffled = []

    class Watched(SystemRandom):
        def shuffle(self, x: object) -> None:
            shuffled.append(len(x))  # type: ignore[arg-type]
            super().shuffle(x)  # type: ignore[arg-type]

    assert croupier.SystemRandom is random.SystemRandom  # type: ignore[attr-defined]
    monkeypatch.setattr(croupier, "SystemRandom", Watched)
    rules = variant(name, {"target": 999})
    play_on(Game.new(rules, "chance"), 2)
    assert shuffled == [len(rules.pack.cards)] * 3


@pytest.mark.parametrize("name", VARIANTS)
def test_G8_the_first_dealer_is_random_where_a_set_has_no_draw_of_its_own(name: str) -> None:
    own = "cut" if name.startswith("flemish") else "draw" if name in ("manilla", "manilla-nueve") else "random"
    assert VARIANTS[name].first_dealer == own


def test_G8_the_first_dealer_is_drawn(home: Path) -> None:
    rules = variant("belgian")
    dealers = [Game.new(rules, "chance", seed=str(number)).table.match.dealer for number in range(40)]
    assert set(dealers) == {0, 1, 2, 3}


def test_G8_simulated_matches_repeat_with_their_seed() -> None:
    rules = variant("french")
    once, again, other = (list(simulate(rules, ["chance"] * 4, 2, seed)) for seed in ("a", "a", "b"))
    assert once == again
    assert once != other
    assert once[0] != once[1]


def test_G8_shuffles_afresh_for_every_round() -> None:
    rules, rng = variant("belgian"), Random(8)
    deals = {str(deal(rules, 0, rng)) for _ in range(50)}
    assert len(deals) == 50


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("more", [1, 2, 9])
def test_G9_only_the_side_above_par_scores(name: str, more: int) -> None:
    match = match_of(name)
    par = match.rules.par
    low = match.rules.total - par - more
    count = 2 if name == "flemish-zonder" else 1
    for points, score in (((par + more, low), (more * count, 0)), ((low, par + more), (0, more * count))):
        assert finished(match, points).outcome().score == score


@pytest.mark.parametrize(
    ("name", "points"),
    [("belgian", (30, 30)), ("french", (34, 34)), ("manilla", (36, 36)), ("manilla-two", (36, 36))],
)
def test_G9_at_par_nobody_scores(name: str, points: Pair) -> None:
    outcome = finished(match_of(name), points).outcome()
    assert (outcome.points, outcome.score, outcome.tied) == (points, (0, 0), True)


def test_G9_but_card_points_score_for_both() -> None:
    match = match_of("flemish", {"card_points": 101})
    assert finished(match, (38, 23)).outcome().score == (38, 23)


def test_G5_nothing_may_be_done_once_a_round_is_over() -> None:
    round = finished(match_of("belgian"), (30, 30))
    assert round.bound() == ("G5", ())
    assert View.of(round, 0).legal() == ()
