"""Conversations of a table, line by line, with the clock passed in."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from manille import wire
from manille.croupier import croupier
from manille.game.deal import Deal, deal
from manille.game.match import Match
from manille.game.round import IllegalAction
from manille.game.score import Term
from manille.record.record import Record
from manille.rules.variants import VARIANTS
from manille.table.entries import Acted, Begun, WentOn
from manille.table.look_back import look
from manille.table.protocol import CROUPIER, Advice, Conversation, Move, check_settings, handle
from manille.table.sitting import Sitting
from manille.table.table import LOOK, PACES
from manille.table.visible import SEEN
from manille.view.view import View
from manille.view.worlds import consistent
from manille.wire.frames import encode
from shared.talks import Talk, settings

PAIR = ("me", "", "you", "")
"""Two persons, opposite each other, and two bots."""


def only(messages: list[wire.FromTable], kind: type[Any]) -> list[Any]:
    return [each for each in messages if isinstance(each, kind)]


def act(talk: Talk, place: int = 0) -> wire.Act:
    """One of the allowed actions of the person whose turn it is."""
    state = talk.state
    offers = [*state.legal, *(call.action for call in state.calls)]
    return wire.Act(version=state.version, action=offers[place])


# The beginning


def test_a_table_begins_with_a_deal_and_one_state() -> None:
    talk = Talk()
    (state,) = only(talk.heard["me"], wire.State)
    assert [event.kind for event in state.events] == ["deal"]
    assert (state.version, state.you, len(state.hand), state.account) == (2, 0, 8, None)
    assert state.drawn == talk.sitting.begun.drawn
    assert [seat.player for seat in state.seats] == ["person", "thumb", "thumb", "thumb"]
    assert state.seats[0].place == "south"


@pytest.mark.parametrize("name", VARIANTS)
def test_joining_tells_what_was_told(name: str) -> None:
    """Whoever comes back gets the latest state, without events, and nothing has changed."""
    talk = Talk(settings(name))
    talk.play(Random(3), 5)
    before, conversation = talk.state, talk.conversation
    answer = talk.say(wire.Join(table="table"))
    assert (answer.entry, talk.conversation) == (None, conversation)
    assert [type(message) for _, message in answer.messages] == [wire.Sheet, wire.State]
    assert talk.state == replace(before, events=(), since=before.version)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_whole_match(name: str) -> None:
    """Versions rise by what was kept; every state follows on the one before it; the sheet adds up to the end."""
    talk = Talk(settings(name, "chance"))
    state = talk.finish()
    states = only(talk.heard["me"], wire.State)
    assert state.version == len(talk.entries) == talk.sitting.version
    assert [each.since for each in states[1:]] == [each.version for each in states[:-1]]
    assert all(len(each.events) == each.version - each.since for each in states[1:])
    assert state.standing.winner in (0, 1)
    assert state.asked is None
    assert state.can.again
    sheet = only(talk.heard["me"], wire.Sheet)[-1]
    assert sheet.lines[-1].sets == state.standing.sets
    assert sheet.lines[-1].total == state.standing.score
    assert len(sheet.lines) == len(talk.sitting.match.rounds)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_state_is_what_the_rules_say(name: str) -> None:
    """What a state offers, bars and counts is what the round says, at every step of two rounds."""
    talk = Talk(settings(name, "chance", target=999))
    rng = Random(4)
    rounds = 0
    while rounds < 2:
        talk.bots()
        state, shown = talk.state, talk.sitting.shown
        assert shown is not None
        clause, legal = shown.bound()
        assert state.asked is not None
        if state.asked.seat == 0:
            assert [*state.legal, *(call.action for call in state.calls)] == [str(action) for action in legal]
            held = {str(card) for card in shown.rules.pack.hand(shown.hands[0])}
            if state.asked.kind == "play":
                assert {each.card for each in state.barred} == held - set(state.legal)
            for barred in state.barred:
                with pytest.raises(IllegalAction) as caught:
                    shown.advance(shown.rules.pack.card(barred.card))
                assert (barred.clause, barred.code) == (caught.value.clause, caught.value.code) == (clause, "duty")
        board = shown.board
        assert (state.points, sum(state.taken)) == (board.points, len(board.tricks))
        assert [[each.card for each in trick.cards] for trick in state.tricks] == [
            [str(card) for card in trick.cards] for trick in board.tricks
        ]
        if state.account is not None:
            rounds += 1
            assert state.account.score == shown.outcome().score
            assert sum(map(len, state.account.taken)) == len(shown.rules.pack.cards)
        talk.answer(rng)


def test_the_account_is_the_one_of_the_score() -> None:
    talk = Talk(settings("french", "chance"))
    account = talk.play_to("acknowledge").account
    assert account is not None
    round = talk.sitting.table.round
    assert round is not None
    terms: tuple[Term, ...] = talk.sitting.table.match.account(round)
    assert [(each.account, each.op, each.code, each.clause, each.side, each.amount) for each in account.terms] == [
        (each.account, each.op, each.code, each.clause, each.side, each.amount) for each in terms
    ]
    assert [each.cards for each in account.terms] == [tuple(map(str, each.cards)) for each in terms]


# Refusals: each has its code, and nothing changes


def test_a_stale_a_doubled_and_a_future_message() -> None:
    talk = Talk()
    talk.play_to("play")
    message = act(talk)
    assert talk.refused(replace(message, version=message.version - 1)) == "stale"
    assert talk.refused(replace(message, version=message.version + 1)) == "stale"
    assert talk.say(message).entry is not None
    assert talk.refused(message) == "stale"
    for each in (wire.Undo, wire.Next, wire.Hint, wire.Skip):
        assert talk.refused(each(version=1)) == "stale"
    assert talk.refused(wire.Talk(version=1, say=None)) == "stale"
    assert talk.refused(wire.Again(version=1, abandon=True)) == "stale"


@pytest.mark.parametrize("who", ["somebody", "ME", "thumb"])
def test_whoever_does_not_sit_here(who: str) -> None:
    talk = Talk()
    talk.play_to("play")
    for message in (act(talk), wire.Join(table="table"), wire.Undo(version=talk.state.version), wire.Leave()):
        assert talk.refused(message, who) == "foreign"


def test_a_bot_has_no_name_to_speak_under() -> None:
    """The empty name is the croupier's: nothing from a client is taken under it."""
    talk = Talk()
    talk.play_to("play")
    answer = handle(talk.conversation, CROUPIER, act(talk), talk.now)
    assert (answer.conversation, answer.entry) == (talk.conversation, None)
    assert [told.code for _, told in answer.messages if isinstance(told, wire.Refused)] == ["foreign"]


def test_the_house_is_not_played_by_a_client() -> None:
    talk = Talk()
    while (due := talk.sitting.due) is None or due.kind != "act":
        talk.answer(Random(1))
    entry = croupier.answer(talk.sitting, due)
    answer = handle(talk.conversation, "me", Move(due.version, entry), 1e9)
    assert (answer.conversation, answer.entry, answer.messages) == (talk.conversation, None, ())


def test_out_of_turn() -> None:
    talk = Talk(people=PAIR)
    state = talk.play_to("play")
    assert state.asked is not None
    asked = talk.people[state.asked.seat or 0]
    other = "you" if asked == "me" else "me"
    hand = talk.latest(other).hand
    assert talk.refused(wire.Act(version=state.version, action=hand[0]), other) == "turn"
    assert talk.refused(wire.Talk(version=state.version, say=None), other) == "turn"
    assert talk.refused(wire.Next(version=state.version), other) == "turn"
    assert talk.refused(wire.Hint(version=state.version), other) == "hint"


def test_what_the_rules_forbid_names_its_clause() -> None:
    talk = Talk(settings("belgian", "chance"))
    rng = Random(5)
    while True:
        state = talk.play_to("play", rng)
        if state.barred:
            break
        talk.answer(rng)
    barred = state.barred[0]
    told = talk.answered(wire.Act(version=state.version, action=barred.card), wire.Refused)
    assert (told.code, told.message, told.clause) == ("duty", "refused-duty", barred.clause)
    played = state.trick.cards[0].card
    assert talk.refused(wire.Act(version=state.version, action=played)) == "not-held"
    assert talk.refused(wire.Act(version=state.version, action="pass")) == "moment"


@pytest.mark.parametrize("action", ["", "10", "1h", "10x", "9o", "hearts", "10h ", "10H", "strong"])
def test_what_is_no_action(action: str) -> None:
    talk = Talk()
    state = talk.play_to("play")
    assert talk.refused(wire.Act(version=state.version, action=action)) == "malformed"


def test_what_is_nothing_to_say() -> None:
    talk = Talk(settings("belgian", talk="questions"))
    rng = Random(2)
    while not (state := talk.play_to("play", rng)).says:
        talk.answer(rng)
    assert talk.refused(wire.Talk(version=state.version, say="manille o")) == "malformed"
    assert talk.refused(wire.Talk(version=state.version, say="strong")) == "moment"
    assert talk.refused(wire.Talk(version=state.version, say=None)) == "turn"
    assert talk.say(wire.Talk(version=state.version, say=state.says[0].action)).entry is not None
    assert (talk.state.said[-1].seat, talk.state.said[-1].say) == (0, state.says[0])
    assert talk.state.said[-1].partner == 2
    assert talk.refused(wire.Talk(version=talk.state.version, say=state.says[1].action)) == "moment"


# Bots, and the clock


def test_bots_act_when_they_are_due_and_not_before() -> None:
    talk = Talk(settings(pace="slow"))
    due = talk.sitting.due
    assert due is not None
    assert due.at == talk.now + PACES["slow"]
    entry = croupier.answer(talk.sitting, due)
    early = handle(talk.conversation, CROUPIER, Move(due.version, entry), due.at - 0.001)
    assert (early.conversation, early.entry, early.messages) == (talk.conversation, None, ())
    assert handle(talk.conversation, CROUPIER, Move(due.version, entry), due.at).entry == entry


def test_what_was_computed_for_another_version_is_dropped() -> None:
    talk = Talk()
    due = talk.sitting.due
    assert due is not None
    move = Move(due.version, croupier.answer(talk.sitting, due))
    assert talk.take(CROUPIER, move).entry is not None
    late = talk.take(CROUPIER, move)
    assert (late.entry, late.messages) == (None, ())


def test_a_finished_trick_lies_there_longer() -> None:
    talk = Talk(settings("belgian", "chance", pace="fast"))
    rng = Random(1)
    seen = set()
    for _ in range(60):
        due = talk.sitting.due
        if due is None:
            talk.answer(rng)
            continue
        table = talk.sitting.table
        assert table.round is not None
        full = bool(table.round.board.tricks) and not table.round.board.trick.cards
        assert due.at - talk.sitting.since == pytest.approx(LOOK if full else PACES["fast"])
        seen.add(full)
        talk.bot()
    assert seen == {False, True}


def test_a_pause_can_be_skipped_and_changed() -> None:
    talk = Talk(settings(pace="slow"))
    assert talk.state.can.skip
    answer = talk.say(wire.Skip(version=talk.state.version))
    assert (answer.entry, answer.messages) == (None, ())
    due = talk.sitting.due
    assert due is not None
    assert due.at < talk.now
    slow = Talk(settings(pace="slow"))
    slow.say(wire.Change(settings=settings(pace="instant")))
    assert slow.sitting.due is not None
    assert slow.sitting.due.at == slow.now
    assert slow.state.settings.pace == "instant"
    assert slow.state.coming is None


# Taking back


def test_taking_back_over_tricks_and_rounds_to_the_very_first_decision() -> None:
    talk = Talk(settings("belgian", "chance"))
    talk.bots()
    first = talk.state
    talk.play(Random(3), 30)
    talk.bots()
    rounds = talk.state.standing.round
    assert rounds > 2
    while talk.state.can.undo:
        version = talk.state.version
        assert talk.say(wire.Undo(version=version)).entry is not None
        assert talk.state.version == version + 1
        assert talk.state.events[-1].kind == "undo"
        assert talk.sitting.due is None
    assert replace(talk.state, version=0, since=0, events=()) == replace(first, version=0, since=0, events=())
    assert talk.refused(wire.Undo(version=talk.state.version)) == "undo"


def test_bots_do_the_same_again_after_a_take_back() -> None:
    talk = Talk(settings("belgian", "chance"))
    talk.play_to("play")
    message = act(talk)
    talk.say(message)
    talk.bots()
    cards = [trick.cards for trick in (*talk.state.tricks, talk.state.trick)]
    talk.say(wire.Undo(version=talk.state.version))
    talk.say(replace(message, version=talk.state.version))
    talk.bots()
    assert [trick.cards for trick in (*talk.state.tricks, talk.state.trick)] == cards


def test_two_persons_take_nothing_back() -> None:
    talk = Talk(people=PAIR)
    talk.play(Random(1), 4)
    for who in ("me", "you"):
        assert not talk.latest(who).can.undo
        assert talk.refused(wire.Undo(version=talk.state.version), who) == "undo"


# Table talk


def test_a_person_is_asked_for_a_signal_and_may_say_nothing() -> None:
    talk = Talk(settings("flemish", talk="signals"))
    state = talk.play_to("say")
    assert state.asked == wire.Asked(seat=0, kind="say")
    assert (state.legal, state.calls, state.trick.cards[0].seat) == ((), (), 0)
    assert state.says
    assert talk.refused(wire.Act(version=state.version, action=state.hand[0])) == "turn"
    assert talk.refused(wire.Hint(version=state.version)) == "hint"
    talk.say(wire.Talk(version=state.version, say=None))
    assert talk.state.events[-1].kind == "silent"
    assert talk.state.asked != state.asked
    assert not talk.state.said


def test_a_signal_is_heard_and_a_false_one_refused() -> None:
    talk = Talk(settings("flemish", talk="signals"))
    state = talk.play_to("say")
    false = ({"strong", "long", "last"} - {say.action for say in state.says}).pop()
    assert talk.refused(wire.Talk(version=state.version, say=false)) == "untrue"
    talk.say(wire.Talk(version=state.version, say=state.says[0].action))
    assert talk.state.said[-1].say == state.says[0]
    assert talk.state.said[-1].seat == 0


def test_whether_somebody_has_something_to_say_is_not_told_by_being_asked() -> None:
    """Where several persons play, the leader is asked whether or not there is a true signal."""
    talk = Talk(settings("flemish", "chance", talk="signals", target=999), people=PAIR)
    empty = 0
    rng = Random(8)
    for _ in range(150):
        talk.bots()
        asked = talk.sitting.asked
        if asked is not None and asked.kind == "say" and asked.seat is not None:
            empty += not talk.latest(talk.people[asked.seat]).says
        talk.answer(rng)
    assert empty


# The end of a round and of a match


def test_a_round_is_counted_once_every_person_has_gone_on() -> None:
    talk = Talk(people=PAIR)
    state = talk.play_to("acknowledge")
    assert state.account is not None
    assert state.account.waiting == (0, 2)
    talk.say(wire.Next(version=state.version), "you")
    assert talk.state.account is not None
    assert talk.state.account.waiting == (0,)
    assert talk.refused(wire.Next(version=talk.state.version), "you") == "turn"
    talk.say(wire.Next(version=talk.state.version))
    talk.deal()
    assert talk.state.account is None
    assert [event.kind for event in talk.state.events] == ["next", "deal"]


def test_the_next_match_is_played_with_what_was_chosen_meanwhile() -> None:
    talk = Talk(settings("flemish", "chance"))
    talk.play(Random(1), 3)
    chosen = settings("french", "thumb", target=31, pace="fast")
    talk.say(wire.Change(settings=chosen))
    assert talk.state.rules.variant == "flemish"
    assert talk.state.coming == chosen
    assert talk.state.settings.pace == "fast"
    assert talk.refused(wire.Again(version=talk.state.version)) == "match"
    state = talk.finish()
    assert state.rules.variant == "flemish"
    talk.say(wire.Again(version=state.version))
    assert talk.wanted[-1].kind == "match"
    talk.begin_next()
    state = talk.state
    assert (state.rules.variant, state.standing.round, state.coming) == ("french", 1, None)
    assert [event.kind for event in state.events] == ["match", "deal"]
    assert [change.field for change in state.rules.changes] == ["target"]
    assert (talk.sitting.number, state.version) == (2, len(talk.entries))
    assert talk.heard["me"][-2] == wire.Sheet(table="table", lines=())


def test_the_next_match_can_begin_at_the_last_account_or_by_giving_up() -> None:
    talk = Talk(settings("flemish", "chance", target=1))
    state = talk.play_to("acknowledge")
    while not state.can.again:
        talk.say(wire.Next(version=state.version))
        talk.deal()
        state = talk.play_to("acknowledge")
    assert state.account is not None
    assert state.account.winner in (0, 1)
    talk.say(wire.Again(version=state.version))
    talk.begin_next()
    talk.play(Random(1), 2)
    assert not talk.state.can.again
    talk.say(wire.Again(version=talk.state.version, abandon=True))
    talk.begin_next()
    assert talk.sitting.number == 3


def test_a_match_for_two_after_one_for_four_and_back() -> None:
    talk = Talk(settings("belgian"))
    for name, players in (("manilla-two", 2), ("manilla", 4)):
        talk.say(wire.Change(settings=settings(name)))
        talk.say(wire.Again(version=talk.state.version, abandon=True))
        talk.begin_next()
        assert [seat.player for seat in talk.state.seats] == ["person", *["thumb"] * (players - 1)]


@pytest.mark.parametrize(
    ("chosen", "persons", "code"),
    [
        (settings("nowhere"), 1, "rules-variant"),
        (settings("belgian", target=0), 1, "rules-value"),
        (settings("belgian", target=True), 1, "rules-value"),
        (settings("belgian", nothing=1), 1, "rules-unknown"),
        (settings("belgian", players=2), 1, "rules-closed"),
        (settings("belgian", "thumb", "thumb"), 1, "bots"),
        (settings("manilla-two"), 3, "bots"),
        (replace(settings(), bots=()), 1, "bots"),
    ],
)
def test_settings_that_make_no_sense(chosen: wire.Settings, persons: int, code: str) -> None:
    talk = Talk(people=("me", *["you", "them"][: persons - 1], *[""] * (4 - persons)))
    told = talk.answered(wire.Change(settings=chosen), wire.Refused)
    assert told.code == code
    with pytest.raises(Exception, match=code):
        check_settings(chosen, persons)


def test_house_rules_may_change_who_names() -> None:
    talk = Talk(settings("botifarra", "chance", namers=(0,)))
    assert [each.choice.value for each in talk.state.rules.changes] == [(0,)]


# Hints and reasons


def test_a_hint_is_asked_of_the_house_and_told_to_whoever_asked() -> None:
    talk = Talk()
    state = talk.play_to("play")
    talk.say(wire.Hint(version=state.version))
    wanted = talk.wanted[-1]
    assert (wanted.kind, wanted.version, wanted.seat) == ("hint", state.version, 0)
    choice = croupier.advice(talk.sitting.table, 0, talk.sitting.begun.bots)
    advice = Advice(wanted.version, 0, str(choice.action), croupier.told(choice.reason))
    answer = talk.take(CROUPIER, advice)
    ((who, hinted),) = answer.messages
    assert who == "me"
    assert isinstance(hinted, wire.Hinted)
    assert hinted.action.action in state.legal
    talk.say(act(talk))
    assert talk.take(CROUPIER, advice).messages == ()


def test_while_a_round_is_played_a_card_says_what_all_can_see() -> None:
    talk = Talk()
    state = talk.play_to("play")
    assert not state.can.why
    assert talk.refused(wire.Why(of="call", index=0)) == "why"
    while not state.account:
        played = [card for trick in (*state.tricks, state.trick) for card in trick.cards]
        assert talk.refused(wire.Why(of="play", index=len(played))) == "why"
        for index, card in enumerate(played):
            told = talk.answered(wire.Why(of="play", index=index), wire.Because)
            assert (told.seat, told.action.action, told.whole) == (card.seat, card.card, False)
            assert card.seat == 0 if told.reason is None else told.reason.code in SEEN
        talk.answer(Random(1))
        talk.bots()
        state = talk.state


def test_reasons_are_told_when_the_round_is_over() -> None:
    talk = Talk()
    state = talk.play_to("acknowledge")
    assert state.can.why
    plays = [card for trick in state.tricks for card in trick.cards]
    for index, card in enumerate(plays):
        told = talk.answered(wire.Why(of="play", index=index), wire.Because)
        assert (told.seat, told.action.action) == (card.seat, card.card)
        assert (told.reason is None) == (card.seat == 0)
        assert told.whole
    for index, called in enumerate(state.called):
        told = talk.answered(wire.Why(of="call", index=index), wire.Because)
        assert (told.seat, told.action) == (called.seat, called.call)
        assert (told.reason is None) == (called.seat == 0)
    for index in (-1, len(plays)):
        assert talk.refused(wire.Why(of="play", index=index)) == "why"


def test_the_reason_is_the_one_of_the_move_and_not_of_one_that_was_taken_back() -> None:
    talk = Talk(settings("belgian", "thumb"))
    talk.play_to("acknowledge")
    talk.say(wire.Undo(version=talk.state.version))
    state = talk.play_to("acknowledge", Random(9))
    kept = {(each.round, each.done): each.reason for each in talk.sitting.reasons}
    assert len(kept) == len(talk.sitting.reasons)
    told = talk.answered(wire.Why(of="play", index=len(state.tricks)), wire.Because)
    assert told.reason == kept.get((0, len(state.called) + len(state.tricks)))


# What is kept is enough


@pytest.mark.parametrize("name", [*VARIANTS])
def test_the_log_alone_brings_the_table_back(name: str) -> None:
    """After every entry the table that is made anew from the log is the table, and tells the same."""
    talk = Talk(settings(name, "chance"))
    rng = Random(6)
    for step in range(12):
        talk.answer(rng)
        if step == 6:
            talk.say(wire.Undo(version=talk.state.version))
    first, *rest = talk.entries
    assert isinstance(first, Begun)
    sitting = Sitting.open("table", first, 0.0)
    for entry in rest:
        sitting = sitting.after(entry, 0.0)
    assert replace(sitting, since=0.0) == replace(talk.sitting, since=0.0)
    again = handle(Conversation(sitting=sitting), "me", wire.Join(table="table"), 0.0).messages
    assert again == handle(talk.conversation, "me", wire.Join(table="table"), talk.now).messages


def test_an_entry_of_somebody_else_does_not_count_a_round() -> None:
    talk = Talk(people=PAIR)
    talk.play_to("acknowledge")
    assert talk.sitting.after(WentOn(seat=0), 0.0).table.is_round_over
    with pytest.raises(IllegalAction):
        talk.sitting.after(Acted(seat=0, action="pass", reason=None), 0.0)


# Secrecy


@pytest.mark.parametrize("name", [*VARIANTS])
def test_what_a_seat_cannot_see_changes_nothing_in_its_state(name: str) -> None:
    """The hidden cards are dealt anew in every way that the seat cannot rule out; its state stays the same."""
    talk = Talk(settings(name, "chance"))
    rng = Random(7)
    different = 0
    for _ in range(20):
        talk.answer(rng)
        talk.bots()
        table = talk.sitting.table
        if table.round is None or table.round.turn is None:
            continue
        other = consistent(View.of(table.round, 0), rng)
        elsewhere = replace(talk.conversation, sitting=replace(talk.sitting, table=replace(table, round=other)))
        told = handle(elsewhere, "me", wire.Join(table="table"), 0.0).messages
        assert told == handle(talk.conversation, "me", wire.Join(table="table"), 0.0).messages
        different += other.deal != table.round.deal
    assert different > 5


# Finished rounds to look at


@pytest.mark.parametrize("name", VARIANTS)
def test_a_round_can_be_looked_at_alone(name: str) -> None:
    long: dict[str, Any] = {"target": 999} if "target" in VARIANTS[name].opens else {}
    talk = Talk(settings(name, "chance", **long))
    rng = Random(2)
    while len(talk.sitting.match.rounds) < 3 and talk.answer(rng):
        pass
    match = talk.sitting.match
    whole = look(Record.of(match, seats=("person", *["bot:chance"] * (match.rules.players - 1))))
    assert whole.score == match.score
    assert look(Record.parse(whole.line)) == whole
    for number, (round, told) in enumerate(zip(match.rounds, whole.rounds, strict=True), 1):
        assert told.number == number
        assert told.account.score == round.outcome().score
        alone = look(Record.parse(told.line)).rounds[-1]
        deal: Deal = round.deal
        assert alone.hands == told.hands == tuple(tuple(map(str, hand)) for hand in deal.hands)
        assert alone.tricks == told.tricks
        assert alone.account.points == told.account.points


@pytest.mark.parametrize(("name", "seed", "place", "count"), [("belgian", 0, 3, 2), ("manilla", 17, 4, 5)])
def test_a_round_that_hung_on_others_is_told_with_them(name: str, seed: int, place: int, count: int) -> None:
    """A round that counts double after a draw; a shown card that had to wait because of the score."""
    rng = Random(seed)
    match = Match(rules=VARIANTS[name], dealer=0)
    for _ in range(place + 1):
        assert match.dealer is not None
        round = match.begin(deal(match.rules, match.dealer, rng))
        while legal := round.legal():
            round = round.advance(rng.choice(legal))
        match = match.add(round)
    told = look(Record.of(match)).rounds[place]
    again = look(Record.parse(told.line))
    assert len(again.rounds) == count
    assert again.rounds[-1].account.score == told.account.score
    assert again.rounds[-1].trump == told.trump
    assert again.rounds[-1].account.terms == told.account.terms


def test_a_round_in_play_is_not_looked_at() -> None:
    talk = Talk()
    talk.play_to("acknowledge")
    talk.say(wire.Next(version=talk.state.version))
    talk.deal()
    talk.play_to("play")
    record = talk.sitting.table.record()
    assert [len(logged.plays) == 32 for logged in record.rounds] == [True, False]
    assert len(look(record).rounds) == 1
    assert json.loads(look(record).line)["rounds"] == [json.loads(str(record))["rounds"][0]]


def test_messages_are_plain_json() -> None:
    talk = Talk()
    talk.play_to("acknowledge")
    for message in talk.told:
        assert json.loads(encode(message))["type"] == message.type
