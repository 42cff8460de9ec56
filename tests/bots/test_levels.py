"""The levels of the bots: each is legal and repeatable, errs as its knobs say, and keeps its place on the ladder.

Beside the ladder stands the oracle, which sees all cards, and so never plays with people.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest

from manille.bots import (
    BEST,
    BOTS,
    NAMES,
    PLAYERS,
    SEERS,
    USUAL_BOT,
    Bot,
    Search,
    Seer,
    Thumb,
    Worth,
    choose,
    search,
    strength,
)
from manille.bots.bot import pick
from manille.bots.human import BEGINNER, CASUAL, LEARNER, Human, Skill, Style
from manille.bots.knowledge import FULL, WHOLE, Attention, Knowledge
from manille.cli.run import run as run_command
from manille.game.auction import DOUBLE, NO_TRUMP, PASS, Call
from manille.game.deal import deal
from manille.game.round import Round
from manille.game.trick import beats
from manille.record.record import Record
from manille.rules.cards import POINTS, Card, bits
from manille.rules.rules import Rules
from manille.rules.variants import VARIANTS, variant
from manille.store import saves
from manille.study import ladder
from manille.study.arena import Contest, compare, play
from manille.study.simulate import simulate
from manille.table.table import PERSON
from manille.terminal.game import Game
from manille.view.view import View
from manille.words import LANGUAGES, Words

LONG = bool(os.environ.get("MANILLE_LONG"))

HUMANS = (BEGINNER, LEARNER, CASUAL)
QUICK = ("chance", "beginner", "learner", "casual", "thumb")
SLOW = tuple(name for name in BOTS if name not in QUICK)

QUICK_POSITIONS = 100_000 if LONG else 120
"""Of every variant, for all bots that are quick."""

SLOW_POSITIONS = 1_000 if LONG else 6
"""The same for each bot that searches, and for the oracle."""

CERTAIN = 1_000 if LONG else 100
"""Positions in which the partner is certain to win, of every variant, for rules of thumb."""

CERTAIN_SLOW = 100 if LONG else 6
"""The same for each bot that searches."""

FOUR = [name for name, rules in VARIANTS.items() if rules.players == 4]


def positions(rules: Rules, rng: Random, *, sense: float = 0.5) -> Iterator[Round]:
    """Positions of rounds without end, in which a share of the cards is played by rules of thumb, the rest by lot."""
    thumb = Thumb()
    while True:
        round = Round.start(rules, deal(rules, rng.randrange(rules.players), rng))
        while (turn := round.turn) is not None:
            yield round
            sensible = rng.random() < sense
            legal = round.legal()
            round = round.advance(choose(thumb, View.of(round, turn), rng).action if sensible else rng.choice(legal))


def views(rules: Rules, rng: Random) -> Iterator[View]:
    """The views of those whose turn it is."""
    return (View.of(round, round.turn) for round in positions(rules, rng) if round.turn is not None)


# Legal, repeatable, never raising


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("bots", [QUICK, *((each,) for each in SLOW)], ids=" ".join)
def test_bots_play_a_legal_card_in_any_position(bots: tuple[str, ...], name: str) -> None:
    """In so many positions they value just the legal actions, choose one of them, and do so twice alike."""
    rules, times = VARIANTS[name], QUICK_POSITIONS if bots == QUICK else SLOW_POSITIONS
    for number, view in zip(range(times), views(rules, Random(f"{bots[0]} {name}")), strict=False):
        legal = view.legal()
        for bot in (BOTS[each] for each in bots):
            choices = bot.values(view, Random(number))
            assert sorted(map(str, legal)) == sorted(str(choice.action) for choice in choices)
            assert pick(choices, Random(number)).action in legal
            assert bot.values(view, Random(number)) == choices


@pytest.mark.parametrize("talk", ["signals", "questions"])
@pytest.mark.parametrize("bot", HUMANS, ids=lambda bot: bot.name)
def test_a_bot_says_only_what_may_be_said(bot: Human, talk: str) -> None:
    rules, said = variant("manilla", {"talk": talk}), 0
    for number, round in zip(range(400), positions(rules, Random(talk)), strict=False):
        speaker = round.board.speaker
        if speaker is not None:
            view = View.of(round, speaker)
            say = bot.say(view, Random(number))
            assert say is None or say in view.sayings()
            said += say is not None
    assert said > 10


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("seer", SEERS)
def test_a_seer_plays_a_legal_card_in_any_position(seer: str, name: str) -> None:
    rules, rng = VARIANTS[name], Random(name)
    for number, round in zip(range(SLOW_POSITIONS), positions(rules, rng), strict=False):
        choices = SEERS[seer].values(round, Random(number))
        assert sorted(map(str, round.legal())) == sorted(str(choice.action) for choice in choices)
        assert SEERS[seer].values(round, Random(number)) == choices


# What the knobs do


@pytest.mark.parametrize("name", VARIANTS)
def test_without_slips_a_human_is_thumb(name: str) -> None:
    perfect, thumb = Human("perfect", Skill()), Thumb()
    for number, view in zip(range(200), views(VARIANTS[name], Random(name)), strict=False):
        assert perfect.values(view, Random(number)) == thumb.values(view, Random(number))


SLIPS: dict[str, Any] = {
    "cards": 0,
    "honours": 0,
    "shown": 0,
    "misses_holder": 1.0,
    "misses_partner": 1.0,
    "noise": 3.0,
    "hand_noise": 9.0,
    "length": -5.0,
    "honour": 2.0,
    "doubling": -12.0,
}


def test_every_knob_is_turned_below() -> None:
    assert list(SLIPS) == [knob.name for knob in fields(Skill)]


@pytest.mark.parametrize("knob", SLIPS)
def test_each_knob_alone_changes_what_an_action_seems_worth(knob: str) -> None:
    """And of what it does not concern, nothing: the hand where cards are played, cards where trump is named."""
    slipping, thumb = Human("slipping", replace(Skill(), **{knob: SLIPS[knob]})), Thumb()
    hands = {"hand_noise", "length", "honour", "doubling"}
    changed = 0
    for number, view in zip(range(1_000), views(VARIANTS["botifarra"], Random(knob)), strict=False):
        found, right = slipping.values(view, Random(number)), thumb.values(view, Random(number))
        assert [each.reason for each in found] == [each.reason for each in right]
        changed += found != right
        if bool(view.board.auction.waiting) != (knob in hands):
            assert found == right
    assert changed > 20


def test_a_style_is_no_skill() -> None:
    """Greed weighs the trick on the table, and nothing where trump is named."""
    greedy, thumb = Human("greedy", Skill(), Style(greed=1.5)), Thumb()
    changed = 0
    for number, view in zip(range(300), views(VARIANTS["belgian"], Random(5)), strict=False):
        found, right = greedy.values(view, Random(number)), thumb.values(view, Random(number))
        assert not view.board.auction.waiting or found == right
        changed += found != right
    assert changed > 100


def test_the_whole_round_is_longer_than_any() -> None:
    assert max(rules.hand_size for rules in VARIANTS.values()) <= WHOLE


@pytest.mark.parametrize("name", ["belgian", "manilla"])
def test_a_forgetful_player_forgets(name: str) -> None:
    """Low cards fall out of mind before honours, those that fell first before all, but not those of its own."""
    forgotten = 0
    for view in (each for _, each in zip(range(500), views(VARIANTS[name], Random(name)), strict=False)):
        tricks = view.board.tricks
        others = ~bits(view.board.played_by(view.seat))
        low = bits(card for trick in tricks[:-1] for card in trick.cards) & ~POINTS & others
        high = bits(card for trick in tricks[:-3] for card in trick.cards) & POINTS & others
        full, some = Knowledge(view), Knowledge(view, Attention(cards=1, honours=3))
        assert some.unseen == full.unseen | low | high
        assert full.unseen & (low | high) == 0
        forgotten += bool(low | high)
        nothing = Knowledge(view, Attention(shown=0))
        assert all(more & less == less for more, less in zip(nothing.owners, full.owners, strict=True))
    assert forgotten > 100


def test_a_void_is_forgotten() -> None:
    """Who could not follow two tricks ago may hold the suit again, for somebody who looks back no further than one."""
    forgotten = 0
    for view in (each for _, each in zip(range(500), views(VARIANTS["belgian"], Random(3)), strict=False)):
        forgotten += Knowledge(view, Attention(shown=1)).owners != Knowledge(view).owners
    assert forgotten > 50


def test_what_is_not_looked_at() -> None:
    """The partner is taken for an opponent, or the card led for the one that holds the trick."""
    seen = [0, 0]
    for view in (each for _, each in zip(range(600), views(VARIANTS["belgian"], Random(4)), strict=False)):
        trick = view.board.trick
        if view.board.auction.waiting or not trick.cards:
            continue
        low = view.rules.pack.hand(view.hand)[-1]
        alone = Knowledge(view, replace(FULL, partner=False))
        blind = Knowledge(view, replace(FULL, holder=False))
        best, ours = Knowledge(view).holds_trick(low)
        seen[0] += ours and best is not low and not alone.holds_trick(low)[1]
        seen[1] += trick.best is not trick.cards[0] and blind.holds_trick(low)[0] in (trick.cards[0], low)
    assert min(seen) > 20


# What a call is worth


@pytest.mark.parametrize(("changes", "suit", "none"), [({}, 5.0, 10.0), ({"card_points": 101}, 10.0, 10.0)])
def test_F11b_bots_know_that_nothing_is_doubled(changes: dict[str, Any], suit: float, none: float) -> None:
    """A margin of ten points in the score, with hearts and without a trump, and how each kind of bot takes it."""
    rules = variant("flemish", changes)
    round = Round.start(rules, deal(rules, 0, Random(2)))
    auction, hand = round.board.auction, bits(round.deal.hands[round.turn or 0])
    hearts = round.legal()[0]
    assert isinstance(hearts, Call)
    assert [auction.advance(call).lead(10.0) for call in (hearts, NO_TRUMP)] == [suit, none]
    assert strength.worth(NO_TRUMP, hand, rules) == strength.margin(hand, None) * none / suit
    for bot in SLOW:
        for choice in BOTS[bot].values(View.of(round, round.turn or 0), Random(1)):
            share = (none if choice.action == NO_TRUMP else suit) / 10
            assert choice.worth is not None
            assert choice.action == PASS or choice.value == pytest.approx(choice.worth.mean * share)


# The ladder


def test_the_ladder_goes_up() -> None:
    assert NAMES[:5] == QUICK
    assert list(BOTS) == [name for name in NAMES if name in BOTS]
    assert ladder.pairs()[:4] == [
        ("beginner", "chance"),
        ("learner", "beginner"),
        ("casual", "learner"),
        ("thumb", "casual"),
    ]


@pytest.mark.parametrize(("better", "worse"), [("learner", "chance"), ("casual", "beginner"), ("thumb", "learner")])
def test_a_level_beats_the_one_two_below(better: str, worse: str) -> None:
    contest = Contest(VARIANTS["french"], better, worse, "levels")
    assert compare(contest, play(contest, range(120))).estimates["points"].low > 0


@pytest.mark.skipif(not SLOW, reason="bots that search need the compiled kernel")
@pytest.mark.parametrize("name", ["french", "belgian", "manilla-two"])
def test_who_searches_beats_rules_of_thumb(name: str) -> None:
    contest = Contest(VARIANTS[name], SLOW[0], QUICK[-1], "levels")
    assert compare(contest, play(contest, range(40))).estimates["points"].low > 0


@pytest.mark.skipif(not LONG, reason="up to two thousand deals of every game: the long form")
@pytest.mark.parametrize(
    "name", ["french", "belgian", "flemish", "manilla", "manilla-two", "botifarra", "botifarra-obligada"]
)
@pytest.mark.parametrize(("better", "worse"), ladder.pairs())
def test_a_level_beats_the_one_below(better: str, worse: str, name: str) -> None:
    contest = Contest(VARIANTS[name], better, worse, "levels")
    assert compare(contest, play(contest, range(2_000)), stop=True).test.verdict == "better"


# A partner who is certain to win


def is_certain(round: Round) -> bool:
    """Whether the partner surely wins the trick, and whoever plays can take it or leave it."""
    board, seat = round.board, round.turn
    trick = board.trick
    if seat is None or trick.best is None or board.auction.waiting or (trick.holder ^ seat) & 1:
        return False
    view = View.of(round, seat)
    taking = [takes(view, card) for card in view.legal() if isinstance(card, Card)]
    return any(taking) and not all(taking) and Knowledge(view).is_safe(trick.best, trick.cards[0].suit)


def takes(view: View, card: Card) -> bool:
    """Whether a card takes the trick from the partner, by suit or by trump."""
    best = view.board.trick.best
    return best is not None and beats(card, best, view.board.trump)


def taken(bot: Bot, rules: Rules, times: int) -> Iterator[tuple[View, Card]]:
    """The tricks that a bot took from a certain partner, in so many positions in which it might."""
    rng = Random(f"certain {rules.variant}")
    certain = (round for round in positions(rules, rng, sense=0.7) if is_certain(round))
    for number, round in zip(range(times), certain, strict=False):
        view = View.of(round, round.turn or 0)
        card = choose(bot, view, Random(number)).action
        if isinstance(card, Card) and takes(view, card):
            yield view, card


WITH_PARTNER = [name for name in FOUR if VARIANTS[name].ruff != "always" or VARIANTS[name].trump == "none"]
"""Where nobody must trump the partner."""


@pytest.mark.parametrize("name", WITH_PARTNER)
def test_rules_of_thumb_leave_a_certain_partner_the_trick(name: str) -> None:
    assert list(taken(Thumb(), VARIANTS[name], CERTAIN)) == []


@pytest.mark.parametrize("bot", SLOW)
def test_who_searches_takes_a_trick_from_a_certain_partner_for_gain(bot: str) -> None:
    """Solved over deals of another draw, taking brings more than leaving, but for what chance does in a draw."""
    for name in FOUR:
        for view, card in taken(BOTS[bot], VARIANTS[name], CERTAIN_SLOW):
            assert gained(view, card) > -1.0, (name, view.hand, card)


@pytest.mark.skipif(not SLOW, reason="needs the compiled kernel")
@pytest.mark.parametrize("name", [name for name in FOUR if name not in WITH_PARTNER])
def test_where_all_must_trump_rules_of_thumb_gain_by_taking(name: str) -> None:
    """A high card that is kept there is trumped soon: to take the partner's trick with it brings more in the mean."""
    gains = [gained(view, card) for view, card in taken(Thumb(), VARIANTS[name], CERTAIN // 5)]
    assert len(gains) > 10
    assert fmean(gains) > 0


def gained(view: View, card: Card) -> float:
    """What taking the trick with a card brings more than to leave it, with the cards of many possible deals open."""
    solver = Search(name="solver", drawn=400, solved=150, nodes=50_000)
    worths = {each.action: each.worth.mean for each in solver.values(view, Random(1)) if each.worth}
    return worths[card] - max(
        worth for each, worth in worths.items() if isinstance(each, Card) and not takes(view, each)
    )


@pytest.mark.skipif(not SLOW, reason="bots that search need the compiled kernel")
@pytest.mark.parametrize(
    ("share", "gain", "complete", "taking"),
    [
        (1.0, 200.0, False, True),
        (0.4, 200.0, False, False),
        (1.0, 1.5, False, False),
        (1.0, 1.5, True, True),
        (1.0, 0.0, True, False),
    ],
)
def test_a_certain_partner_is_overtaken_for_a_gain_that_enough_deals_show(
    share: float, gain: float, complete: bool, taking: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not for what few deals say, nor for what chance may bring; for any gain if these are all deals there can be."""
    rules = VARIANTS["french"]
    round = next(each for each in positions(rules, Random("overtaken"), sense=0.7) if is_certain(each))
    view = View.of(round, round.turn or 0)

    def solved(*_: object, **__: object) -> tuple[dict[Card, Worth], float]:
        cards = [card for card in view.legal() if isinstance(card, Card)]
        worths = {card: gain * takes(view, card) for card in cards}
        best = {card: 1.0 if worth == max(worths.values()) else 0.5 for card, worth in worths.items()}
        return {card: Worth(worth, 1.0, best[card], worth, complete=complete) for card, worth in worths.items()}, share

    monkeypatch.setattr(search, "_solved", solved)
    for choice in BOTS["club"].values(view, Random(1)):
        assert isinstance(choice.action, Card)
        assert choice.worth is not None
        held_back = choice.value < choice.worth.mean - 10
        assert held_back == (takes(view, choice.action) and not taking)


def test_whoever_has_to_overtake_is_not_blamed_for_it() -> None:
    """Every card that may be played takes the trick from a certain partner: there is nothing to leave it with."""
    rules, met = VARIANTS["flemish"], 0
    for _, view in zip(range(3_000), views(rules, Random("has to")), strict=False):
        trick = view.board.trick
        cards = [card for card in view.legal() if isinstance(card, Card)]
        forced = bool(trick.cards) and not (trick.holder ^ view.seat) & 1 and all(takes(view, card) for card in cards)
        if forced and Knowledge(view).is_partners(trick.cards[0].suit):
            met += 1
            assert Knowledge(view).overtakes(cards) == set()
    assert met > 10


def test_a_deal_that_weighs_next_to_nothing_is_still_a_deal() -> None:
    """No card is called sure while one possible deal speaks against it, however unlikely that is."""
    one, two = PASS, DOUBLE
    worths = search._worths([{one: 1, two: 0}, {one: 0, two: 5}], [1.0, 1e-30], complete=True)
    assert not worths[one].is_sure
    assert search._worths([{one: 1, two: 0}, {one: 5, two: 5}], [1.0, 1e-30], complete=True)[one].is_sure


def test_a_player_who_misses_the_partner_takes_the_trick() -> None:
    """The positions are such that the fault shows in somebody who commits it."""
    alone = Human("alone", Skill(misses_partner=1.0))
    assert len(list(taken(alone, VARIANTS["french"], 60))) > 10


# The oracle


@pytest.mark.skipif(not SEERS, reason="the oracle needs the compiled kernel")
@pytest.mark.parametrize(("name", "least"), [("french", 5), ("belgian", 5), ("manilla-two", 5)])
def test_the_oracle_beats_rules_of_thumb(name: str, least: int) -> None:
    contest = Contest(VARIANTS[name], "oracle", "thumb", "levels")
    found = compare(contest, play(contest, range(10)))
    assert found.estimates["points"].mean > least
    assert found.estimates["score"].mean > 0


def test_who_sees_all_is_of_another_kind() -> None:
    assert set(PLAYERS) == {*BOTS, *SEERS}
    assert not [name for name, bot in BOTS.items() if isinstance(bot, Seer) or getattr(bot, "sees_all", False)]
    assert all(isinstance(seer, Seer) and seer.sees_all for seer in SEERS.values())
    assert not {name for pair in ladder.pairs() for name in pair} & {*SEERS}
    assert list(BOTS)[-1] == BEST
    assert USUAL_BOT in BOTS


@pytest.mark.skipif(not SEERS, reason="the oracle needs the compiled kernel")
def test_the_oracle_plays_where_no_people_do() -> None:
    record = next(simulate(variant("french", {"target": 4}), ("oracle", "thumb", "oracle", "chance"), 1, "1"))
    assert Record.parse(record).seats == ("bot:oracle", "bot:thumb", "bot:oracle", "bot:chance")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_oracle_is_refused_with_people(language: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = run_command(["play", "--plain", "--bot", "oracle", "--lang", language])
    out, err = capsys.readouterr()
    assert (status, out) == (2, "")
    assert err == Words(language)("bot-sees-all", name="oracle", names=", ".join(BOTS)) + "\n"
    assert not list(home.rglob("match.json"))


@pytest.mark.usefixtures("home")
def test_no_setting_and_no_save_brings_the_oracle_to_a_table_of_people() -> None:
    assert saves.Settings(bot="oracle").opponents == USUAL_BOT
    game = Game.new(VARIANTS["french"], "thumb", seed="1")
    record = game.table.record()
    saves.write_match(saves.Save(replace(record, seats=(PERSON, "bot:oracle", "bot:thumb", "bot:thumb")), "x"))
    with pytest.raises(saves.DamagedFile):
        Game.resume()


# What people read


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_line(language: str) -> None:
    words: Callable[[str], str] = Words(language)
    names = [words(f"bot-{name}") for name in NAMES]
    assert len(set(names)) == len(NAMES)
    assert all(len(name) <= 22 for name in names)
    assert all(20 < len(words(f"bot-{name}-about")) <= 76 for name in NAMES)
