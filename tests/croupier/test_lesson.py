"""The rounds that are dealt for teaching: each idea of a rule set is met in them, and only the first round is one."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

from manille import wire
from manille.croupier.croupier import TEACHER
from manille.game.deal import Deal, check
from manille.game.lesson import lesson
from manille.record.record import Record
from manille.record.replay import replay
from manille.rules.cards import NotationError
from manille.rules.variants import VARIANTS
from manille.table.entries import Dealt
from shared.talks import Talk, settings

SCRIPT = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "lessons.py"))


def hands_of(deal: Deal) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(map(str, hand)) for hand in deal.hands)


def test_there_is_a_lesson_for_every_rule_set_and_for_no_other() -> None:
    assert list(json.loads(SCRIPT["TARGET"].read_text("utf-8"))) == list(VARIANTS)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_lesson_is_a_deal_of_its_rule_set(name: str) -> None:
    found = lesson(VARIANTS[name])
    check(VARIANTS[name], found)
    assert Deal.parse(str(found), VARIANTS[name].pack) == found
    assert SCRIPT["promises"](VARIANTS[name], found)


@pytest.mark.parametrize("text", ["", "0", "x: 10h", "-1: 10h", "0: 1h", "0:10h"])
def test_what_is_no_deal(text: str) -> None:
    with pytest.raises(NotationError):
        Deal.parse(text, VARIANTS["belgian"].pack)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_idea_is_met_by_rule_of_thumb_and_most_often_otherwise(name: str) -> None:
    """What is met depends on nothing but the deal and the number of the way of playing."""
    rules, found = VARIANTS[name], lesson(VARIANTS[name])
    ideas = set(SCRIPT["wanted"](rules))
    ways = [SCRIPT["met"](rules, found, line) for line in range(SCRIPT["LINES"])]
    assert ways[0] == ideas | {"won"}
    assert sum(ideas <= met for met in ways) >= SCRIPT["ENOUGH"]
    assert ways[1] == SCRIPT["met"](rules, found, 1)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_guided_match_begins_with_the_lesson_and_goes_on_by_chance(name: str) -> None:
    found = lesson(VARIANTS[name])
    talk = Talk(settings(name, target=101), guided=True)
    assert talk.state.drawn == wire.Drawn(kind="lesson", dealer=found.dealer, rounds=())
    talk.play_to("acknowledge")
    talk.say(wire.Next(version=talk.state.version))
    talk.deal()
    one, two = (entry for entry in talk.entries if isinstance(entry, Dealt))
    assert (one.dealer, one.hands) == (found.dealer, hands_of(found))
    assert two.hands != one.hands
    assert talk.state.drawn is None
    record = talk.sitting.table.record()
    assert replay(Record.parse(str(record)))[0].rounds == talk.sitting.match.rounds


def test_the_round_dealt_for_teaching_is_played_by_the_bot_that_teaches() -> None:
    chance, thumb = (Talk(settings("belgian", bot, target=101), guided=True) for bot in ("chance", TEACHER))
    for talk in (chance, thumb):
        talk.play_to("acknowledge")
    assert [trick.cards for trick in chance.state.tricks] == [trick.cards for trick in thumb.state.tricks]
    for talk in (chance, thumb):
        talk.say(wire.Next(version=talk.state.version))
        talk.deal()
        talk.play_to("acknowledge")
    assert {reason.reason.code for reason in chance.sitting.reasons if reason.round} == {"chance"}


def test_a_later_match_begins_with_a_lesson_if_that_is_asked_for() -> None:
    talk = Talk(settings("belgian"), guided=True)
    for guided in (False, True):
        talk.say(wire.Change(settings=settings("french")))
        talk.say(wire.Again(version=talk.state.version, abandon=True, guided=guided))
        talk.begin_next()
        assert talk.state.drawn is not None
        assert (talk.state.drawn.kind == "lesson") is guided
        dealt = talk.entries[-1]
        assert isinstance(dealt, Dealt)
        assert (dealt.hands == hands_of(lesson(VARIANTS["french"]))) is guided
