"""Why bots do what they do: every reason is true, speaks for its card, and can be found again from the record."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from manille import cli
from manille.bots import BOTS, Choice, Reason, Worth
from manille.bots.decision import Decision, decide
from manille.bots.inference import inferences
from manille.bots.reasons import AVERAGE, CODES, explained, find
from manille.game.auction import DOUBLE, PASS, Call
from manille.game.deal import deal
from manille.game.match import Match
from manille.game.round import Action, Round
from manille.game.talk import Say
from manille.game.trick import Trick
from manille.record.record import Logged, Record
from manille.record.replay import replay
from manille.rules.cards import Card
from manille.rules.strict_json import RecordError
from manille.rules.variants import VARIANTS, variant
from manille.solver import has_kernel
from manille.study.explain import inference
from manille.table.visible import SEEN, seen
from manille.view.possible import unseen_by
from manille.view.view import View
from manille.view.worlds import consistent
from manille.words import LANGUAGES, Words
from shared.tables import play, position, settled, started

LONG = bool(os.environ.get("MANILLE_LONG"))
ROUNDS = 2000 if LONG else 6
"""The rounds that the share of reasons is counted over, spread over the games."""

GAMES = ("french", "belgian", "flemish", "manilla", "botifarra", "manilla-two")

EMPTY = (AVERAGE, "plain", "name-suit", "name-none", "pass", "timid", "risky-double")
"""The codes that claim nothing for an action against the others."""

# Single positions: a code, rules, then trump, trick, hand and card where it speaks for the card, and where it does not.
Spot = tuple[str, str, str, str]
SPOTS: list[tuple[str, str, Spot, Spot]] = [
    ("only", "belgian", ("h", "Kd", "7d 8c", "7d"), ("h", "Kd", "7d 8d", "7d")),
    ("alike", "belgian", ("h", "Kd", "8d 7d", "7d"), ("h", "Kd", "9d 7d", "7d")),
    ("save-last", "flemish", ("h", "", "10h 7d", "7d"), ("h", "", "Ah 7d", "7d")),
    ("save-last", "flemish", ("h", "", "10h 7d", "7d"), ("h", "", "10h 7d 8d", "7d")),
    ("all-sure", "belgian", ("none", "", "10h 10d", "10h"), ("none", "", "10h Ad", "10h")),
    ("cash", "belgian", ("none", "", "10h Ad", "10h"), ("none", "", "10h Ad", "Ad")),
    ("cash", "belgian", ("h", "", "10h Ad", "10h"), ("h", "", "10d Ah", "10d")),
    ("draw-sure", "belgian", ("h", "", "10h 7d", "10h"), ("h", "", "Ah 7d", "Ah")),
    ("top", "belgian", ("h", "", "10d 7d 8h", "10d"), ("h", "", "10d 7d 8h", "7d")),
    ("promote", "belgian", ("none", "", "Ad Kd 7h", "Ad"), ("none", "", "Ad Qd 7h", "Ad")),
    ("draw-force", "belgian", ("h", "", "Ah 7h 7d", "Ah"), ("h", "", "Ah 7h 7d", "7h")),
    ("draw-low", "belgian", ("h", "", "Ah 7h 7d", "7h"), ("h", "", "Ah 7h 7d", "Ah")),
    ("void", "belgian", ("h", "", "7d 8c 9c 7h", "7d"), ("h", "", "7d 8c 9c 7h", "8c")),
    ("void", "belgian", ("h", "7s 10s 8s", "7d 8c 9c 7h", "7d"), ("none", "7s 10s 8s", "7d 8c 9c 7h", "7d")),
    ("shorten", "belgian", ("h", "", "7d 8d 7c 8c 9c 7h", "7d"), ("h", "", "7d 8d 7c 8c 9c 7h", "7c")),
    ("keep-top", "belgian", ("h", "", "10d 7d 7h 8h", "7d"), ("h", "", "Ad 7d 7h 8h", "7d")),
    ("under", "belgian", ("h", "", "Ad 7d 7h 8h", "7d"), ("h", "", "10d 7d 7h 8h", "7d")),
    ("hardest", "belgian", ("none", "", "Ad 7c 9c", "Ad"), ("none", "", "Ad 7c 9c", "9c")),
    ("long", "belgian", ("none", "", "9d 8d 7d 7c", "9d"), ("none", "", "9d 8d 7d 7c", "7c")),
    ("long", "belgian", ("none", "", "9d 8d 7d 7c", "9d"), ("h", "", "9d 8d 7d 7c", "9d")),
    ("from-ruff", "belgian", ("h", "", "10d 7c 8c", "7c"), ("none", "", "10d 7c 8c", "7c")),
    ("weak-suit", "belgian", ("h", "", "7d 8d Ac 9c", "7d"), ("h", "", "7d 8d Ac 9c", "9c")),
    ("exit", "belgian", ("h", "", "7d Ac", "7d"), ("h", "", "9d Ac", "9d")),
    ("overruff", "free", ("h", "7d 8h", "9h 8c", "9h"), ("h", "7d 8h", "9h 8c", "8c")),
    ("ruff", "free", ("h", "Kd", "9h 8c", "9h"), ("h", "7d", "9h 8c", "9h")),
    ("take-last", "flemish", ("h", "8d 9d Jd", "Qd 7d", "Qd"), ("h", "8d 9d Jd", "Qd 7d", "7d")),
    ("take-sure", "flemish", ("none", "Kd", "10d 7d", "10d"), ("h", "Kd", "10d 7d", "10d")),
    ("overtake", "flemish", ("none", "Kd 7d", "10d 8d", "10d"), ("none", "10d 7d", "Ad 8d", "Ad")),
    ("take-rich", "flemish", ("none", "8d 9d Jd", "10d Qd", "10d"), ("none", "8d 9d Jd", "10d Qd", "Qd")),
    ("take-rich", "belgian", ("h", "Kc Ac 7c", "10c 9c", "10c"), ("h", "Kc 10c 7c", "Ac 9c", "Ac")),
    ("take-more", "belgian", ("h", "7d 8d", "10d Ad", "10d"), ("h", "7d 8d", "10d Ad", "Ad")),
    ("take-cheap", "flemish", ("none", "8d 9d Jd", "10d Qd", "Qd"), ("none", "8d 9d Jd", "10d Qd", "10d")),
    ("take-keep", "flemish", ("none", "8d 9d Jd", "10d Kd Qd", "Kd"), ("none", "8d 9d Jd", "10d Kd Qd", "Qd")),
    ("take-middle", "flemish", ("none", "7d", "Kd Qd 9d", "Qd"), ("none", "7d", "Kd Qd 9d", "9d")),
    ("take-hardest", "flemish", ("none", "7d", "Kd Jd 9d", "Kd"), ("none", "7d", "Kd Jd 9d", "Jd")),
    ("take-low", "flemish", ("none", "7d", "Kd Qd 9d", "9d"), ("none", "7d", "Kd Qd 9d", "Kd")),
    ("take-likely", "flemish", ("none", "7d 8d", "Ad 9d", "Ad"), ("none", "7d 8d", "Ad 9d", "9d")),
    ("force", "flemish", ("none", "8d 9d", "Jd 7d", "Jd"), ("none", "8d 9d", "Jd 7d", "7d")),
    ("give-most", "flemish", ("none", "7d 10d 8d", "Ad Jd", "Ad"), ("none", "7d 10d 8d", "Ad Jd", "Jd")),
    ("give-most", "belgian", ("none", "7d 10d 8d", "Ad Jd", "Ad"), ("none", "10d 8d", "Ad Jd", "Jd")),
    ("give-keep", "flemish", ("none", "7d 10d 8d", "Ad Kd 9d", "Kd"), ("none", "7d 10d 8d", "Kd Qd 9d", "Qd")),
    ("keep-winner", "flemish", ("none", "7d 10d 8d", "Ad 9d", "9d"), ("none", "7d 10d 8d", "Kd 9d", "9d")),
    ("give-some", "flemish", ("none", "7d 10d 8d", "Kd Jd 9d", "Jd"), ("none", "7d 10d 8d", "Kd Jd 9d", "9d")),
    ("give-likely", "flemish", ("none", "Ad 7d", "Jd 8d", "Jd"), ("none", "9d 7d", "Jc 8c", "Jc")),
    ("give-hope", "belgian", ("none", "7d", "Qc 7c", "Qc"), ("none", "10d", "Qc 7c", "Qc")),
    ("let-go", "flemish", ("none", "8d", "10d 7d", "7d"), ("none", "Kd", "10d 7d", "7d")),
    ("leave-partner", "flemish", ("none", "Kd", "10d 7d", "7d"), ("none", "8d 9d Kd", "10d 7d", "7d")),
    ("keep-guard", "belgian", ("none", "10c", "Ad 7d 8s 9s", "8s"), ("none", "10c", "10d 7d 8s 9s", "8s")),
    ("duck", "belgian", ("none", "10c", "Ad 7d", "7d"), ("none", "10c", "Ad 7d", "Ad")),
    ("duck", "belgian", ("none", "10c", "Ad 7d", "7d"), ("none", "Ac", "Ad 7d", "7d")),
    ("risk-none", "belgian", ("none", "7d", "Qc 7c", "7c"), ("none", "10d", "Qc 7c", "7c")),
    ("keep-trumps", "belgian", ("h", "10d 7d", "7h 8c", "8c"), ("h", "10d 7d", "7h 8c", "7h")),
    ("keep-low", "belgian", ("h", "10c", "Jc 7c", "Jc"), ("h", "10c", "Jc 7c", "7c")),
    ("lowest", "belgian", ("h", "10c", "9c 7c", "7c"), ("h", "10c", "9c 7c", "9c")),
    ("small", "belgian", ("h", "10c", "9c 7c", "9c"), ("h", "10c", "Jc 7c", "7c")),
    ("keep-high", "belgian", ("h", "", "Ad 7c", "7c"), ("h", "", "10d 7c", "7c")),
    ("save-top", "belgian", ("h", "", "10d 7c", "7c"), ("h", "", "Ad 7c", "7c")),
    ("lead-poor", "belgian", ("h", "", "Ad 7c", "7c"), ("h", "", "Ad 7c", "Ad")),
]

STRONG = "10h Ah 8h 7h Kd 7d Qc 7s"
WEAK = "9h 8h 9d 8d 9c 8c 9s 8s"

CALLS: list[tuple[str, str, tuple[str, str], tuple[str, str]]] = [
    ("name-tops", "belgian", (STRONG, "h"), (STRONG, "d")),
    ("name-both", "belgian", (STRONG, "h"), (STRONG, "c")),
    ("name-longest", "belgian", (STRONG, "h"), (STRONG, "d")),
    ("name-longest", "belgian", (STRONG, "h"), (WEAK, "h")),
    ("name-strongest", "belgian", (STRONG, "h"), (STRONG, "d")),
    ("name-promises", "belgian", (STRONG, "h"), (STRONG, "s")),
    ("name-suit", "belgian", (STRONG, "s"), (STRONG, "none")),
    ("none-manilles", "belgian", ("10h 10d 7c 8c 9s 7s Jh Qd", "none"), (STRONG, "none")),
    ("none-spread", "belgian", ("10h Ad Ac 7h 8d 9c 7s 8s", "none"), (STRONG, "none")),
    ("name-none", "belgian", (STRONG, "none"), (STRONG, "h")),
    ("pass-weak", "flemish", (WEAK, "pass"), (STRONG, "pass")),
    ("pass-weak", "flemish", (WEAK, "pass"), (WEAK, "h")),
    ("pass", "flemish", (STRONG, "pass"), (STRONG, "h")),
    (
        "pass-partner",
        "botifarra",
        ("8o 7o 6o 8c 7c 6c 8e 7e 6e 8b 7b 6b", "pass"),
        ("9o Ao Ro Co So 8o 7o 6o 9c 9e 9b Ab", "pass"),
    ),
]


CARD_CODES = {"partner-top", "partner-told", "partner-ruffs", "forces-trump", "pile-win", "pile-forces", "uncover"}
WEIGHED = {"plain", "sure", "nearly", "equal", AVERAGE, "chance"}
DOUBLED = {"double-expect", "double-trumps", "strong-double", "risky-double", "few-trumps", "no-double", "timid"}
"""The codes that have a test of their own, below."""


def test_every_code_is_tested() -> None:
    told = [each[0] for each in (*SPOTS, *CALLS)]
    assert {*told, *CARD_CODES, *WEIGHED, *DOUBLED} == set(CODES)


def spot(name: str, told: Spot) -> tuple[View, Card]:
    free = {"ruff": "never", "overruff": "never", "head": "never"}
    rules = variant("belgian", free) if name == "free" else VARIANTS[name]
    trump, trick, hand, card = told
    return View.of(position(rules, trump=trump, trick=trick, hand=hand), 0), rules.pack.card(card)


@pytest.mark.parametrize(("code", "name", "good", "bad"), SPOTS, ids=[each[0] for each in SPOTS])
def test_a_reason_for_a_card_holds_here_and_not_there(code: str, name: str, good: Spot, bad: Spot) -> None:
    view, card = spot(name, good)
    assert card in view.legal()
    assert find(view, code, card) is not None
    view, card = spot(name, bad)
    assert card in view.legal()
    assert find(view, code, card) is None


@pytest.mark.parametrize(("code", "name", "good", "bad"), CALLS, ids=[each[0] for each in CALLS])
def test_a_reason_for_a_call_holds_here_and_not_there(
    code: str, name: str, good: tuple[str, str], bad: tuple[str, str]
) -> None:
    for (hand, call), true in ((good, True), (bad, False)):
        rules = VARIANTS[name]
        dealer = -rules.namers[0] % 4
        view = View.of(started(rules, dealer, {0: hand}), 0)
        action = Call.parse(call, rules.pack)
        assert action in view.legal()
        assert (find(view, code, action) is not None) is true


def lead(plays: str, hands: dict[int, str], *, talk: str = "off", say: str | None = None) -> View:
    """What seat 0 sees when it leads again in a round with hearts as trump that it has led from the start."""
    rules = variant("belgian", {"talk": talk})
    round = settled(started(rules, 3, hands), "h")
    if say:
        round = round.advance(Say.parse(say, rules.pack))
    return View.of(play(round, plays), 0)


def test_what_the_partner_holds_speaks_for_a_suit() -> None:
    """The partner answers yes to the question for the manille of diamonds; no to it speaks for nothing."""
    hands = {0: "10s 8s Kd 7d 8c 9c 7h 8h", 1: "7s", 2: "9s 10d", 3: "Js"}
    view = lead("10s 7s 9s Js", hands, talk="questions", say="manille d")
    card = view.rules.pack.card
    assert find(view, "partner-top", card("7d")) == (("suit", "d"), ("high", "10d"))
    assert find(view, "partner-told", card("7d")) == (("suit", "d"),)
    assert find(view, "partner-top", card("8c")) is None
    assert find(view, "partner-told", card("8c")) is None
    other = lead("10s 7s 9s Js", {**hands, 2: "9s Ad", 1: "7s 10d"}, talk="questions", say="manille d")
    assert find(other, "partner-top", card("7d")) is None
    assert find(other, "partner-told", card("7d")) is None


def test_a_suit_that_the_partner_lacks() -> None:
    """The partner discards on spades, so a spade may be trumped; a club may not."""
    hands = {0: "10s As Kd 7d 8c 9c 7h 8h", 1: "7s 8s", 2: "Jc 7c Qc Kc 8d 9d Jd Ah", 3: "9s Qs"}
    view = lead("10s 7s Jc 9s", hands)
    card = view.rules.pack.card
    assert find(view, "partner-ruffs", card("As")) == (("suit", "s"),)
    assert find(view, "partner-ruffs", card("8c")) is None


def test_a_suit_that_nobody_else_has() -> None:
    hands = {0: "10s As Ks Qs Js 9c 7h 8h", 1: "7s", 2: "8s", 3: "9s"}
    view = lead("10s 7s 8s 9s", hands)
    card = view.rules.pack.card
    assert find(view, "forces-trump", card("As")) == (("suit", "s"),)
    assert find(view, "forces-trump", card("9c")) is None


def test_a_pile_turns_up_a_card() -> None:
    rules = VARIANTS["manilla-two"]
    round = Round.start(rules, deal(rules, 1, Random(5)))
    view = View.of(round, 0)
    first = view.legal()[0]
    assert all(find(view, "uncover", each) is None for each in view.legal())
    found = [find(each, "uncover", card) for each in _leads(round.advance(first), 0) for card in each.legal()]
    assert {("cards", "3")} in [set(each) for each in found if each is not None]
    assert None in found


def _leads(round: Round, seat: int) -> Iterator[View]:
    """The next view of a seat, everybody playing the first card that is allowed."""
    while round.turn != seat:
        round = round.advance(round.legal()[0])
    yield View.of(round, seat)


def weighed(action: Action, mean: float, best: float, *, complete: bool = False) -> Choice:
    return Choice(action, mean, Reason("plain"), Worth(mean, 1.0, best, mean - 2, complete))


def test_what_the_imagined_deals_say() -> None:
    """Two cards, the first better in so many deals; what is said depends on that and on whether these were all."""
    view, card = spot("belgian", ("h", "", "Kd Kc 7h", "Kd"))
    rest = view.rules.pack.card("Kc"), view.rules.pack.card("7h")

    def told(code: str, best: float, other: float, *, mean: float = 4.0, complete: bool = False) -> bool:
        choices = [
            weighed(card, mean, best, complete=complete),
            *(weighed(each, 2.0, other, complete=complete) for each in rest),
        ]
        return find(view, code, card, choices) is not None

    assert told("sure", 1.0, 0.4, complete=True)
    assert not told("sure", 1.0, 0.4)
    assert not told("sure", 0.99, 0.4, complete=True)
    assert not told("sure", 1.0, 1.0, complete=True)
    assert told("nearly", 0.9, 0.4)
    assert not told("nearly", 0.89, 0.4)
    assert not told("nearly", 0.95, 0.92)
    assert told("equal", 0.5, 0.5, mean=2.02)
    assert not told("equal", 0.5, 0.5, mean=2.2)
    assert told(AVERAGE, 0.5, 0.5)
    assert not told(AVERAGE, 0.5, 0.5, mean=1.9)
    assert not any(find(view, code, card) for code in ("sure", "nearly", "equal", AVERAGE))


@pytest.mark.skipif(not has_kernel(), reason="the bots that search need the compiled kernel")
@pytest.mark.parametrize("name", ["manilla", "manilla-two"])
def test_deals_too_large_to_be_solved_prove_nothing(name: str) -> None:
    """The first of 48 cards can be played out, not solved: no share of deals is told, and no reason rests on one."""
    _, made = decided(name, "club", 1)
    first, late = made[0], [each for each in made[-12:] if len(each.choices) > 1]
    worths = [choice.worth for choice in first.choices if choice.worth]
    assert len(worths) == len(first.choices)
    assert all(worth.spread > 1 and worth.best is None and worth.least is None for worth in worths)
    assert not {choice.reason.code for choice in first.choices} & {"sure", "nearly"}
    assert all(choice.worth is not None and choice.worth.best is not None for each in late for choice in each.choices)
    pack = VARIANTS[name].pack
    assert all(Decision.from_json(json.loads(json.dumps(each.to_json())), pack) == each for each in made)


@pytest.mark.skipif(not has_kernel(), reason="the bots that search need the compiled kernel")
def test_calls_are_played_out_and_prove_nothing() -> None:
    _, made = decided("belgian", "club", 1)
    worths = [choice.worth for each in made for choice in each.choices if isinstance(choice.action, Call)]
    assert len(worths) > 5
    assert all(worth and worth.spread > 1 and worth.best is None and worth.least is None for worth in worths)


def test_chance_stays_chance() -> None:
    view, _ = spot("belgian", ("h", "", "10h Kc 7d", "Kc"))
    assert {each.reason for each in explained(view, BOTS["chance"].values(view, Random(1)))} == {Reason("chance")}


@pytest.mark.parametrize(
    ("hand", "double", "stand", "codes"),
    [
        ("10h Ah 8h 7h Kd 7d Qc 7s", 4.0, 0.0, {"double-expect", "double-trumps", "strong-double", "timid"}),
        ("10d Ad 8d 7d Kh 7c Qc 7s", 0.5, 0.0, {"strong-double", "timid"}),
        ("10d Ad 8d 7d Kh 7c Qc 7s", -4.0, 0.0, {"risky-double", "few-trumps", "no-double"}),
        ("10h Ah 8h 7h Kd 7d Qc 7s", -4.0, 0.0, {"risky-double", "no-double"}),
    ],
)
def test_reasons_for_doubling(hand: str, double: float, stand: float, codes: set[str]) -> None:
    """A seat is asked to double hearts, with what the two answers were found to be worth."""
    round = started(VARIANTS["belgian"], 3, {0: hand}).advance(Call.parse("h", VARIANTS["belgian"].pack))
    view = View.of(round, 0)
    choices = [weighed(PASS, stand, 0.5), weighed(DOUBLE, double, 0.5)]
    found = {code for code in DOUBLED for each in (PASS, DOUBLE) if find(view, code, each, choices) is not None}
    assert found == codes


# Over whole rounds


def decided(name: str, bot: str, seed: int) -> tuple[Round, tuple[Decision, ...]]:
    """A finished round of a variant by a bot, and its decisions."""
    rules = VARIANTS[name]
    rng = Random(f"reasons {name} {seed}")
    round = Round.start(rules, deal(rules, rng.randrange(rules.players), rng))
    made = []
    while round.turn is not None:
        made.append(decide(BOTS[bot], View.of(round, round.turn), rng))
        round = round.advance(made[-1].choice.action)
    return round, tuple(made)


def states(round: Round) -> Iterator[Round]:
    """Every position of a round in which somebody calls or plays."""
    state = Round.start(round.rules, round.deal, round.board.standing)
    for action, _, _ in Logged.of(round).actions():
        yield state
        state = state.advance(action)


def recheck(round: Round, made: tuple[Decision, ...], rng: Random) -> None:
    """Find every decision again, the round and the decisions read from text, and with the hidden cards re-dealt."""
    match = Match(rules=round.rules, dealer=round.deal.dealer)
    again, _ = replay(Record.parse(str(Record.of(match.add(round)))))
    for state, decision in zip(states(again.rounds[0]), made, strict=True):
        view = View.of(state, decision.seat)
        read = Decision.from_json(json.loads(json.dumps(decision.to_json())), round.rules.pack)
        assert read == decision
        assert read.holds(view)
        other = View.of(consistent(view, rng), view.seat)
        assert read.holds(other)
        assert explained(other, decision.choices) == decision.choices


@pytest.mark.parametrize("name", VARIANTS)
def test_every_reason_holds_when_checked_again_from_the_record(name: str) -> None:
    for seed in range(60 if LONG else 3):
        recheck(*decided(name, "thumb", seed), Random(seed))


@pytest.mark.skipif(not has_kernel(), reason="the compiled kernel is not here")
def test_few_decisions_are_only_best_on_average() -> None:
    """At least 95 of 100 decisions of a bot that searches have a reason that speaks for them; no reason has half."""
    codes: Counter[str] = Counter()
    for number in range(ROUNDS):
        round, made = decided(GAMES[number % len(GAMES)], "club", number)
        recheck(round, made, Random(number))
        codes += Counter(decision.choice.reason.code for decision in made)
    told = sum(codes.values())
    assert sum(codes[code] for code in EMPTY) <= 0.05 * told, codes
    assert max(codes.values()) < told / 2, codes


def test_a_record_of_a_decision_that_is_not_true_is_not_found_again() -> None:
    """Another reason, another clause, another inference, a choice left out: none is found again from the view."""
    round, made = decided("belgian", "thumb", 0)
    state, decision = next(
        (state, each)
        for state, each in zip(states(round), made, strict=True)
        if each.inferences and len(each.choices) > 2 and each.choice.reason.code != "small"
    )
    view = View.of(state, decision.seat)
    assert decision.holds(view)
    wrong = replace(decision.choice, reason=Reason("only"))
    others = [each for each in decision.choices if each is not decision.choice]
    assert not replace(decision, choices=(wrong, *others), chosen=0).holds(view)
    assert not replace(decision, choices=tuple(others), chosen=0).holds(view)
    assert not replace(decision, clause="P0" if decision.clause != "P0" else "P1").holds(view)
    assert not replace(decision, inferences=()).holds(view)
    assert not decision.holds(View.of(state, (decision.seat + 1) % 4))


DAMAGE: list[tuple[str, Any]] = [
    ("seat", 4),
    ("clause", 3),
    ("choices", []),
    ("choices", [{"action": "10h"}]),
    ("choices", [{"action": "11h", "value": 0, "reason": {"code": "only"}}]),
    ("choices", [{"action": "10h", "value": "0", "reason": {"code": "only"}}]),
    ("choices", [{"action": "10h", "value": True, "reason": {"code": "only"}}]),
    ("choices", [{"action": "10h", "value": 10**400, "reason": {"code": "only"}}]),
    ("choices", [{"action": "10h", "value": 0, "reason": {"card": "10h"}}]),
    ("choices", [{"action": "10h", "value": 0, "reason": ["only"]}]),
    ("choices", [{"action": "10h", "value": 0, "reason": {"code": "only", "card": 10}}]),
    ("choices", [{"action": "10h", "value": 0, "reason": {"code": "only"}, "worth": {}}]),
    ("chosen", "7s"),
    ("inferences", None),
    ("more", 1),
]


@pytest.mark.parametrize(("name", "value"), DAMAGE)
def test_a_damaged_decision_is_refused(name: str, value: object) -> None:
    told: dict[str, object] = {
        "seat": 0,
        "clause": "P0",
        "choices": [{"action": "10h", "value": 0, "reason": {"code": "only"}}],
        "chosen": "10h",
        "inferences": [],
    }
    pack = VARIANTS["belgian"].pack
    assert Decision.from_json(told, pack).to_json() == told
    with pytest.raises(RecordError) as caught:
        Decision.from_json({**told, name: value}, pack)
    for language in LANGUAGES:
        assert Words(language).error(caught.value)


def test_the_worth_of_a_choice_is_kept() -> None:
    pack = VARIANTS["belgian"].pack
    choice = weighed(pack.card("10h"), 1.25, 0.5, complete=True)
    decision = Decision(0, "P0", (choice,), 0, ())
    data: Any = decision.to_json()
    assert Decision.from_json(json.loads(json.dumps(data)), pack) == decision
    data["choices"][0]["worth"]["complete"] = 1
    with pytest.raises(RecordError):
        Decision.from_json(data, pack)


OURS = ("cash", "draw-sure", "all-sure", "take-last", "take-sure", "take-rich", "take-keep", "pile-win")
GIVEN = ("give-most", "give-keep", "keep-winner", "give-some")


@pytest.mark.parametrize("name", VARIANTS)
def test_what_is_called_certain_is_so_however_the_cards_lie(name: str) -> None:
    """A trick that a reason calls sure, or lost, is so on the deal as it lay and on another, whatever is played."""
    seen: Counter[str] = Counter()
    for seed in range(30 if LONG else 6):
        round, made = decided(name, "thumb", seed)
        rng = Random(seed)
        for state, decision in zip(states(round), made, strict=True):
            for choice in decision.choices:
                code = choice.reason.code
                if isinstance(choice.action, Card) and code in (*OURS, *GIVEN, "duck", "pile-forces"):
                    seen[code] += 1
                    for deal_ in (state, consistent(View.of(state, decision.seat), rng)):
                        _is_so(deal_, choice, decision.seat)
    assert len(seen) > 2


def _is_so(state: Round, choice: Choice, seat: int) -> None:
    facts = dict(choice.reason.facts)
    assert isinstance(choice.action, Card)
    ends = list(_ends(state.advance(choice.action), len(state.board.tricks)))
    ours = {not (trick.holder ^ seat) & 1 for trick in ends}
    if choice.reason.code == "pile-forces":
        assert {str(trick.cards[1]) for trick in ends} == {facts["high"]}
        assert ours == {False}
    else:
        assert ours == {choice.reason.code != "duck"}
    if choice.reason.code == "pile-win":
        assert min(trick.value for trick in ends) == int(facts["points"])


def _ends(state: Round, trick: int) -> Iterator[Trick]:
    """Every way in which a trick can end from here."""
    if len(state.board.tricks) > trick:
        yield state.board.tricks[trick]
        return
    for action in state.legal():
        yield from _ends(state.advance(action), trick)


@pytest.mark.parametrize(
    ("name", "changes"),
    [*((name, {}) for name in VARIANTS), ("flemish", {"talk": "questions"}), ("belgian", {"talk": "signals"})],
)
def test_what_a_seat_can_tell_is_so_however_the_cards_lie(name: str, changes: dict[str, Any]) -> None:
    rules = variant(name, changes)
    rng = Random(f"tell {name} {changes}")
    codes: Counter[str] = Counter()
    for _ in range(20 if LONG else 3):
        round = Round.start(rules, deal(rules, 0, rng))
        while round.turn is not None:
            said = round.sayings()
            if said:
                round = round.advance(rng.choice(said))
            assert round.turn is not None
            view = View.of(round, round.turn)
            for told in inferences(view):
                codes[told.code] += 1
                for world in (round, consistent(view, rng)):
                    assert _is_true(told, world)
            round = round.advance(rng.choice(round.legal()))
    assert bool(codes) is not rules.piles
    if rules.talk == "questions":
        assert {"none", "holds"} <= set(codes)
    if rules.talk == "signals":
        assert {"none", "some"} <= set(codes)


def _is_true(told: Reason, world: Round) -> bool:
    """Whether what is told of a seat is so in a deal, found from its hand."""
    facts, pack = dict(told.facts), world.rules.pack
    hand = pack.hand(world.hands[int(facts["seat"])])
    named = [pack.card(each) for each in facts.get("cards", facts.get("card", "")).split()]
    if told.code == "none":
        return all(card.suit != pack.suit(facts["suit"]) for card in hand)
    if told.code == "above":
        return not any(card.suit == named[0].suit and card.rank > named[0].rank for card in hand)
    if told.code == "lacks":
        return not set(named) & set(hand)
    count = len(set(named) & set(hand))
    return count == len(named) if told.code == "holds" else count >= int(facts["number"])


# What everybody sees

SIGHTS: list[tuple[str, str, str, dict[str, str]]] = [
    ("7d", "seen-suit", "h", {}),
    ("7h", "seen-trump", "h", {}),
    ("10d", "seen-top", "h", {"card": "10d"}),
    ("7d Kd", "seen-takes", "h", {"card": "Kd", "points": "3"}),
    ("Kd 7h", "seen-ruffs", "h", {"card": "7h", "points": "3"}),
    ("Kd 7d", "seen-spares", "h", {"high": "Kd", "points": "0"}),
    ("Kd Qd", "seen-loses", "h", {"high": "Kd", "points": "2"}),
    ("Kd 7d Qd", "seen-gives", "h", {"high": "Kd", "points": "2"}),
    ("Kd 7d 8d", "seen-adds-none", "h", {"high": "Kd", "points": "0"}),
    ("Kd 7d Ad", "seen-over-partner", "h", {"card": "Ad", "high": "Kd"}),
    ("Kd 7d 8d 7h", "seen-ruffs", "h", {"card": "7h", "points": "3"}),
    ("Kd 7c", "seen-spares", "none", {"high": "Kd", "points": "0"}),
]


@pytest.mark.parametrize(("cards", "code", "trump", "facts"), SIGHTS)
def test_what_everybody_sees_of_the_last_card(cards: str, code: str, trump: str, facts: dict[str, str]) -> None:
    rules = variant("belgian")
    board = position(rules, trump=trump, trick=cards, hand="7s").board
    told = seen(board, len(cards.split()) - 1)
    assert (told.code, told.facts) == (code, facts)


def test_every_sight_is_met() -> None:
    assert {code for _, code, _, _ in SIGHTS} == set(SEEN)


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    words = Words(language)
    facts: dict[str, str] = dict.fromkeys(("card", "high", "low", "keep"), "10h")
    for number in ("0", "1", "2"):
        for code in (*CODES, *SEEN):
            told = {**facts, "suit": "h", "cards": number, "points": number, "share": number}
            sentence = words.reason(Reason(code, tuple(told.items())), VARIANTS["belgian"].pack)
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            assert "{" not in sentence


def test_sentences_of_reasons_that_hold() -> None:
    """Each reason gives its sentence all that it names."""
    catalogues = [Words(language) for language in LANGUAGES]
    for code, name, good, _ in SPOTS:
        view, card = spot(name, good)
        found = find(view, code, card)
        assert found is not None
        for words in catalogues:
            assert words.reason(Reason(code, found), view.rules.pack)


# The command


Ask = Callable[..., tuple[int, str, str]]


@pytest.fixture
def ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Explain the record of a round after so many of its decisions, and give the status and what was printed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def command(name: str, decisions: int | None, *options: str) -> tuple[int, str, str]:
        round, _ = decided(name, "thumb", 0)
        reached = list(states(round))[decisions] if decisions is not None else round
        match = Match(rules=round.rules, dealer=round.deal.dealer)
        record = Record.of(match, reached) if decisions is not None else Record.of(match.add(round))
        path = tmp_path / "record.jsonl"
        path.write_text(f"{record}\n", "utf-8")
        status = cli.run(["explain", str(path), *options])
        return (status, *capsys.readouterr())

    return command


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["belgian", "manilla-two"])
def test_a_round_is_explained(name: str, language: str, ask: Ask) -> None:
    """Every decision names its clause and has the sentence of its reason; the one to come has none to compare with."""
    words = Words(language)
    status, out, err = ask(name, 20, "--bot", "thumb", "--lang", language)
    assert (status, err) == (0, "")
    round, made = decided(name, "thumb", 0)
    state = list(states(round))[20]
    assert state.turn is not None
    assert words("explain-now", seat=words.seat(round.rules, state.turn)) in out
    assert out.count("thumb") == 21
    for decision in made[:20]:
        assert words.reason(decision.choice.reason, round.rules.pack) in out
        assert f"({decision.clause})" in out
        assert all(inference(told, View.of(state, 0), words) in out for told in decision.inferences)


def test_an_explained_round_as_data(ask: Ask) -> None:
    """Each bot is asked about each decision of a seat, and again gives the decisions that the seed gives."""
    bots = ("--bot", "thumb", "--bot", "chance")
    status, out, _ = ask("french", None, "--json", "--seat", "2", *bots)
    assert status == 0
    told = json.loads(out)
    assert (told["ok"], told["record"], told["round"]) == (True, 0, 0)
    round, made = decided("french", "thumb", 0)
    own = [(place, each) for place, each in enumerate(made) if each.seat == 2]
    assert [(each["place"], each["bot"]) for each in told["decisions"]] == [
        (place, bot) for place, _ in own for bot in ("thumb", "chance")
    ]
    for data, (place, decision) in zip(told["decisions"][::2], own, strict=True):
        assert data.pop("place") == place
        assert data.pop("bot") == "thumb"
        assert data.pop("done") == str(decision.choice.action)
        assert Decision.from_json(data, round.rules.pack).choices == decision.choices
    assert ask("french", None, "--json", "--seat", "2", *bots)[1] == out
    assert ask("french", None, "--json", "--seat", "2", *bots, "--seed", "2")[1] != out


def test_what_cannot_be_explained(ask: Ask) -> None:
    status, out, _ = ask("french", None, "--round", "2", "--json", "--bot", "thumb")
    assert (status, json.loads(out)["message"]) == (1, Words("en")("bad-explain-none"))
    status, _, err = ask("french", None, "--bot", "nobody")
    assert status == 2
    assert "nobody" in err
    for options in ((), ("--json",)):
        assert ask("manilla-two", None, "--seat", "3", "--bot", "thumb", *options) == (
            2,
            "",
            Words("en")("cli-bad-seat", seat=3, last=1) + "\n",
        )


OUT = ("under", "promote", "keep-low", "keep-high", "partner-top")
"""The codes whose fact ``high`` is a card that is said to be still out."""


def out_with_others(view: View) -> int:
    """The cards that another seat holds, or may hold; in open piles, what nobody has seen may be this seat's alone."""
    reach = 0
    for seat in range(view.rules.players):
        if seat != view.seat:
            hides = view.left(seat) > view.known(seat).bit_count()
            reach |= view.known(seat) | (unseen_by(view) if hides else 0)
    return reach


@pytest.mark.parametrize("name", GAMES)
def test_a_card_that_is_said_to_be_out_may_be_with_somebody_else(name: str) -> None:
    told = Counter[str]()
    for seed in range(300 if name == "manilla-two" else 4):
        round, _ = decided(name, "chance", seed)
        for state in states(round):
            assert state.turn is not None
            view = View.of(state, state.turn)
            reach = out_with_others(view)
            if name == "manilla-two" and not unseen_by(view) & ~reach:
                continue
            for action in view.legal():
                for code in OUT if isinstance(action, Card) else ():
                    facts = find(view, code, action)
                    if facts is not None:
                        assert view.rules.pack.card(dict(facts)["high"]).bit & reach, (code, str(action))
                        told[code] += 1
    assert told
