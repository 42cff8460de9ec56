"""Section T of the rule book: table talk."""

from __future__ import annotations

import json
from random import Random

import pytest

from manille.bots import BOTS
from manille.bots.knowledge import Knowledge
from manille.game.round import Round
from manille.game.talk import LAST, LONG, STRONG, Say
from manille.record.record import Record
from manille.record.replay import replay
from manille.rules.variants import VARIANTS, variant
from manille.view.view import View
from manille.view.worlds import consistent
from shared.tables import match_of, play, refused, settled, started, texts

SIGNALS = variant("belgian", {"talk": "signals"})
QUESTIONS = variant("belgian", {"talk": "questions"})
FOUR = [name for name, rules in VARIANTS.items() if rules.players == 4]


def say(round: Round, text: str) -> Round:
    """A round after something was said."""
    return round.advance(Say.parse(text, round.rules.pack))


def leads(hand: str, led: str, trump: str = "h") -> Round:
    """A round with signals in which seat 0 has led a card of this hand."""
    return play(settled(started(SIGNALS, 3, {0: hand}), trump), led)


@pytest.mark.parametrize(
    ("hand", "led", "true"),
    [
        ("10s As Ks 7d 8d 9d 7c 8c", "10s", {"strong", "long"}),
        ("10s As 7d 8d 9d 7c 8c 9c", "10s", {"strong"}),
        ("Ks Js 7d 8d 9d 7c 8c 9c", "Js", {"strong"}),
        ("10s Qs 7d 8d 9d 7c 8c 9c", "10s", {"strong"}),
        ("10s Js 7d 8d 9d 7c 8c 9c", "10s", set()),
        ("As Js 7d 8d 9d 7c 8c 9c", "As", set()),
        ("As Js 9s 8d 9d 7c 8c 9c", "As", {"long"}),
        ("7s 8s 9s 8d 9d 7c 8c 9c", "9s", {"long"}),
        ("7s 8s Jd 8d 9d 7c 8c 9c", "8s", set()),
        ("10s 7d 8d 9d Jd 7c 8c 9c", "10s", {"last"}),
        ("7h 7d 8d 9d Jd 7c 8c 9c", "7h", {"last"}),
        ("9h Kh Ah 9d Jd 7c 8c 9c", "9h", {"strong", "long"}),
    ],
)
def test_T1_strong_long_and_last_about_the_suit_led(hand: str, led: str, true: set[str]) -> None:
    round = leads(hand, led)
    assert texts(round.sayings()) == true
    assert texts(View.of(round, 0).sayings()) == true
    for seat in (1, 2, 3):
        assert View.of(round, seat).sayings() == ()


def test_T1_strong_counts_only_cards_that_are_still_out() -> None:
    hands = {0: "10s Js 9s 7d 8d 9d 7c 8c", 1: "As", 2: "Ks", 3: "Qs"}
    round = play(settled(started(SIGNALS, 3, hands), "h"), "10s")
    assert texts(round.sayings()) == {"long"}
    round = play(round, "As Ks Qs 9s")
    assert texts(round.sayings()) == {"strong"}


def test_T1_only_the_leader_once_a_trick_and_only_behind_the_lead() -> None:
    hand = "10s As Ks 7d 8d 9d 7c 8c"
    before = settled(started(SIGNALS, 3, {0: hand}), "h")
    assert before.sayings() == ()
    assert (refused(before, STRONG).clause, refused(before, STRONG).code) == ("T1", "moment")
    led = play(before, "10s")
    assert led.board.speaker == 0
    spoken = say(led, "strong")
    assert (refused(spoken, LONG).clause, refused(spoken, LONG).code) == ("T1", "moment")
    followed = led.advance(led.legal()[0])
    assert (refused(followed, STRONG).clause, refused(followed, STRONG).code) == ("T1", "moment")
    assert spoken.turn == led.turn == 1
    assert spoken.legal() == led.legal()


@pytest.mark.parametrize("name", VARIANTS)
def test_T1_is_off_unless_it_is_switched_on(name: str) -> None:
    round = started(VARIANTS[name], 0)
    if round.rules.namers:
        round = settled(round, round.rules.pack.suits[0])
    led = round.advance(round.legal()[0])
    assert led.sayings() == ()
    assert (refused(led, LAST).clause, refused(led, LAST).code) == ("T1", "moment")


@pytest.mark.parametrize("name", FOUR)
def test_T1_can_be_said_in_every_four_player_set(name: str) -> None:
    rules = variant(name, {"talk": "signals"})
    suit = rules.pack.suits[2]
    hand = " ".join(str(card) for card in rules.pack.cards if str(card).endswith(suit))
    round = started(rules, 3, {0: hand})
    if rules.namers:
        round = settled(round, rules.pack.suits[0])
    led = round.advance(rules.pack.card(hand.split()[0]))
    assert texts(led.sayings()) == {"strong", "long"}


@pytest.mark.parametrize(
    ("hand", "led", "untrue"),
    [
        ("10s Js 7d 8d 9d 7c 8c 9c", "10s", {"strong", "long", "last"}),
        ("10s As 7d 8d 9d 7c 8c 9c", "10s", {"long", "last"}),
        ("7s 8s 9s 8d 9d 7c 8c 9c", "9s", {"strong", "last"}),
        ("10s 7d 8d 9d Jd 7c 8c 9c", "10s", {"strong", "long"}),
    ],
)
def test_T2_what_is_false_is_refused_with_the_reason_of_T1(hand: str, led: str, untrue: set[str]) -> None:
    round = leads(hand, led)
    for each in (STRONG, LONG, LAST):
        if str(each) in untrue:
            error = refused(round, each)
            assert (error.clause, error.code, error.legal) == ("T1", "untrue", round.sayings())
        else:
            assert [str(said.say) for said in round.advance(each).board.says] == [str(each)]


@pytest.mark.parametrize("seat", range(4))
def test_T2_all_players_hear_it(seat: int) -> None:
    round = say(leads("10s As Ks 7d 8d 9d 7c 8c", "10s"), "strong")
    view = View.of(round, seat)
    (said,) = view.board.says
    assert (said.seat, said.play, str(said.say), said.answer) == (0, 0, "strong", None)
    assert view.to_json()["says"] == [[0, "strong", None]]
    assert View.from_json(json.loads(json.dumps(view.to_json()))) == view


def test_T2_bots_speak_the_truth() -> None:
    bot = BOTS["thumb"]
    for hand, led, true in (
        ("10s As Ks 7d 8d 9d 7c 8c", "10s", {"strong", "long"}),
        ("10s 7d 8d 9d Jd 7c 8c 9c", "10s", {"last"}),
    ):
        spoken = bot.say(View.of(leads(hand, led), 0), Random(1))
        assert str(spoken) in true
    assert bot.say(View.of(leads("10s Js 7d 8d 9d 7c 8c 9c", "10s"), 0), Random(1)) is None


def test_T2_bots_listen() -> None:
    led = leads("10s 7d 8d 9d Jd 7c 8c 9c", "10s")
    ace = SIGNALS.pack.card("As").bit
    listener = next(seat for seat in (1, 2, 3) if not led.hands[seat] & ace)
    assert Knowledge(View.of(led, listener)).share(0, ace) > 0
    assert Knowledge(View.of(say(led, "last"), listener)).share(0, ace) == 0


@pytest.mark.parametrize(("text", "low"), [("strong", 1), ("long", 2), ("last", 0)])
def test_T2_worlds_agree_with_what_was_said(text: str, low: int) -> None:
    hand = "10s 7d 8d 9d Jd 7c 8c 9c" if text == "last" else "10s As Ks 7d 8d 9d 7c 8c"
    heard = View.of(say(leads(hand, "10s"), text), 2)
    pack, rng = SIGNALS.pack, Random(2)
    for _ in range(40):
        world = texts(pack.hand(consistent(heard, rng).hands[0]))
        spades = {card for card in world if card.endswith("s")}
        if text == "strong":
            spades &= {"As", "Ks", "Qs"}
        assert len(spades) == 0 if text == "last" else len(spades) >= low


def test_T2_a_record_keeps_what_was_said_and_refuses_what_is_false() -> None:
    round = say(leads("10s As Ks 7d 8d 9d 7c 8c", "10s"), "long")
    record = Record.of(match_of("belgian", {"talk": "signals"}, dealer=None), round)
    _, back = replay(Record.parse(str(record)))
    assert back == round
    false = str(record).replace('"say": "long"', '"say": "last"')
    with pytest.raises(ValueError, match="T1") as caught:
        replay(Record.parse(false))
    assert getattr(caught.value, "clause", None) == "T1"


def asks(partner: str, trump: str = "h") -> Round:
    """A round with questions in which seat 0 is to lead and its partner begins with these cards."""
    return settled(started(QUESTIONS, 3, {2: partner}), trump)


HELD = "10s Ad 9h 8h 7h 7d 8d 9d"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("manille s", 1),
        ("manille h", 0),
        ("manille d", 0),
        ("manillon d", 1),
        ("manillon s", 0),
        ("manillon c", 0),
        ("trumps", 3),
    ],
)
def test_T3_a_question_is_answered_truthfully_and_aloud(question: str, answer: int) -> None:
    round = say(asks(HELD), question)
    for seat in range(4):
        view = View.of(round, seat)
        (said,) = view.board.says
        assert (said.seat, said.play, str(said.say), said.answer) == (0, 0, question, answer)
        assert view.to_json()["says"] == [[0, question, answer]]
        assert View.from_json(json.loads(json.dumps(view.to_json()))) == view
    assert round.turn == 0


def test_T3_the_list_of_questions_is_fixed() -> None:
    tops = {f"{name} {suit}" for name in ("manille", "manillon") for suit in "hdcs"}
    assert texts(asks(HELD).sayings()) == tops | {"trumps"}
    assert texts(asks(HELD, trump="none").sayings()) == tops


def test_T3_one_question_before_the_lead_by_the_leader_only() -> None:
    round = asks(HELD)
    question = round.sayings()[0]
    asked = round.advance(question)
    assert (refused(asked, question).clause, refused(asked, question).code) == ("T3", "moment")
    led = round.advance(round.legal()[0])
    assert (refused(led, question).clause, refused(led, question).code) == ("T3", "moment")
    assert refused(round, STRONG).clause == "T3"
    assert [View.of(round, seat).sayings() != () for seat in range(4)] == [True, False, False, False]


def test_T3_each_trick_has_its_question_and_the_answer_is_of_that_moment() -> None:
    hands = {0: "7s 7c", 1: "8s 8c", 2: "10s 9h 8h 7h", 3: "Js Jc"}
    round = say(settled(started(QUESTIONS, 3, hands), "h"), "manille s")
    round = play(round, "7s 8s 10s Js")
    assert (round.turn, round.board.speaker) == (2, 2)
    round = say(round, "trumps")
    assert round.board.says[1].answer == (round.hands[0] & 0xFFF).bit_count()
    assert [(said.play, said.seat) for said in round.board.says] == [(0, 0), (4, 2)]


def test_T3_the_manille_that_was_played_is_no_longer_held() -> None:
    hands = {0: "As 7s", 1: "8s 10h", 2: "10s 9c", 3: "Js 9s"}
    round = play(settled(started(QUESTIONS, 3, hands), "h"), "As 8s 10s")
    round = play(round, "Js")
    assert (round.turn, round.board.tricks[0].holder) == (2, 2)
    partner_of_two = say(round, "manille s")
    assert partner_of_two.board.says[-1].answer == 0
    assert say(round, "manillon s").board.says[-1].answer == 0


def test_T3_bots_ask_and_listen() -> None:
    round = asks(HELD)
    question = BOTS["thumb"].say(View.of(round, 0), Random(3))
    assert question in round.sayings()
    ten = QUESTIONS.pack.card("10s").bit
    heard = View.of(say(round, "manille s"), 0)
    for seed in range(20):
        assert consistent(heard, Random(seed)).hands[2] & ten
