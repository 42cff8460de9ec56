"""A whole match, and table talk."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from manille.game.lesson import lesson
from manille.rules.variants import VARIANTS
from manille.words import Words
from shared.catalogues import messages
from shared.served import Opener
from shared.web_player import Player

WORDS = Words("en")
TALK = WORDS("switch-talk")


def test_a_match_ends_and_another_one_begins(visit: Opener) -> None:
    player = Player.sit(visit(), "french", house={WORDS("switch-target"): "6", WORDS("switch-decider"): "6"})
    won = re.compile("have won the match")
    while True:
        player.play_round()
        if player.account.get_by_text(won).is_visible():
            break
        player.account.locator("footer .main").click()
        expect(player.account).to_have_count(0)
    expect(player.account).to_contain_text(re.compile(r"(We|They) win the match\. Score: we \d+, they \d+\. Sets"))
    player.account.get_by_role("button", name="Another match").click()
    expect(player.account).to_have_count(0)
    expect(player.page.get_by_role("heading", level=1)).to_contain_text("Round 1")
    assert player.await_turn()


def test_signals_are_offered_after_a_lead_and_heard(visit: Opener) -> None:
    player = Player.sit(visit(), "french", house={TALK: WORDS("value-talk-signals")})
    player.play_until(player.choices)
    expect(player.page.get_by_role("group", name=WORDS("plain-signal"))).to_be_visible()
    said = player.choices.first.inner_text().strip("“”")
    player.choices.first.click()
    expect(player.log.filter(has_text=f"You: “{said}”")).to_have_count(1)
    player.await_turn()


def test_a_question_is_asked_and_answered(visit: Opener) -> None:
    player = Player.sit(visit(), "french", house={TALK: WORDS("value-talk-questions")})
    ask = player.page.get_by_role("button", name="Ask", exact=True)
    player.play_until(ask)
    ask.click()
    player.page.get_by_role("button", name=WORDS("say-trumps")).click()
    expect(player.log.filter(has_text=re.compile(r"You: “How many trumps have you\?” North: “\d”"))).to_have_count(1)
    expect(ask).to_have_count(0)
    player.tap()


def test_the_first_round_is_explained_as_it_is_played(visit: Opener) -> None:
    page = visit(locale="nl-BE", size=(390, 844))
    words = messages("nl", "web")
    page.get_by_role("radiogroup").wait_for()
    page.locator(".how select").first.select_option("thumb")
    page.locator(".go button").click()
    player = Player(page)
    note = page.locator(".guide")
    expect(note).to_contain_text("Welkom!")
    expect(player.log.filter(has_text="Welkom!")).to_have_count(1)
    assert {player.place(card) for card in player.cards.all()} == {*map(str, lesson(VARIANTS["belgian"]).hands[0])}
    told = []
    while player.await_turn():
        while note.is_visible():
            told.append(note.locator("p").inner_text())
            note.get_by_role("button").click()
        player.tap()
    assert len(told) == len(set(told)) >= 8
    assert told[1].startswith("Dit zijn jouw kaarten")
    assert words["web-guide-trick"].strip() in told
    player.account.locator("footer .main").click()
    player.await_turn()
    expect(note).to_have_count(0)
