"""Whole rounds, as they are played by tapping, and the help that there is at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from manille.game.match import Match
from manille.record.record import Record
from manille.record.replay import replay
from manille.rules.variants import VARIANTS
from manille.words import Words
from shared.served import Opener, Server
from shared.web_player import Player

WORDS = Words("en")
OFFLINE = "The line to the server is down."
GAMES = ("belgian", "french", "manilla", "manilla-two", "flemish")


def record(page: Page) -> Record:
    """The match of this player, as the server keeps it."""
    played = page.evaluate("async () => (await (await fetch('/api/history')).json()).matches[0]")
    path = f"/api/matches/{played['table']}/{played['match']}"
    line = page.evaluate("async path => (await (await fetch(path)).json()).line", path)
    assert isinstance(line, str)
    return Record.parse(line)


def account(found: Record) -> list[str]:
    """The steps of the last round by the brain, in words."""
    match, _ = replay(found)
    *earlier, last = match.rounds
    before = Match(rules=found.rules)
    for round in earlier:
        before = before.add(round)
    return [WORDS.term(term, found.rules) for term in before.account(last)]


@pytest.mark.parametrize("variant", GAMES)
def test_a_round_is_played_by_tapping_and_its_account_is_that_of_the_brain(visit: Opener, variant: str) -> None:
    player = Player.sit(visit(), variant)
    player.play_round()
    assert player.account.locator("summary").all_inner_texts()[:-1] == account(record(player.page))
    player.account.get_by_text("Tricks", exact=True).click()
    expect(player.account.locator(".tricks .tricks > li")).to_have_count(VARIANTS[variant].hand_size)
    player.account.locator("footer .main").click()
    expect(player.account).to_have_count(0)
    assert player.await_turn()


def test_a_refused_card_says_why_and_the_others_are_marked(visit: Opener) -> None:
    player = Player.sit(visit(size=(390, 844)), "manilla")
    player.play_until(player.barred)
    rules = VARIANTS["manilla"]
    clauses = {WORDS.clause(f"P{row}", rules): f"P{row}" for row in range(18)}
    before, said = player.hand(), player.log.count()
    name = re.sub(", not now$", "", player.barred.first.get_attribute("aria-label") or "")
    player.barred.first.click()
    expect(player.prompt).to_contain_text(f"{name[0].upper()}{name[1:]}: not now.")
    text = player.prompt.inner_text()
    (clause,) = [clause for sentence, clause in clauses.items() if sentence in text]
    assert f"({clause})" in text
    allowed = WORDS.row([each for each in before if each in _names(player.playable)])
    assert text.endswith(f"Allowed: {allowed}.")
    for button in player.playable.all():
        expect(button.locator(".mark")).to_have_text("▲")
    assert player.hand() == before
    player.barred.first.click()
    expect(player.log).to_have_count(said + 2)
    assert player.log.all_inner_texts()[-2:] == [text, text]


def _names(buttons: Locator) -> set[str]:
    return {each.get_attribute("aria-label") or "" for each in buttons.all()}


def test_a_hint_gives_a_card_and_a_reason(visit: Opener) -> None:
    player = Player.sit(visit(), "french")
    player.await_turn()
    player.page.get_by_role("button", name="Hint").click()
    expect(player.prompt).to_contain_text(re.compile(r"Hint: .+\. .+\."))
    hinted = player.page.locator(".own button:has(.star)")
    expect(hinted).to_have_count(1)
    expect(hinted).to_have_attribute("aria-label", re.compile(", the hint$"))
    name = (hinted.get_attribute("aria-label") or "").removesuffix(", the hint")
    expect(player.prompt).to_contain_text(f"Hint: {name}.")


def test_undo_goes_back_over_tricks_and_rounds(visit: Opener) -> None:
    player = Player.sit(visit(), "french")
    player.await_turn()
    first = player.hand()
    player.play_round()
    player.account.locator("footer .main").click()
    expect(player.account).to_have_count(0)
    player.await_turn()
    player.tap()
    undo = player.page.locator(".tools").get_by_role("button", name="Undo")
    for _ in range(len(first) + 1):
        player.await_turn()
        taken = player.log.filter(has_text="Taken back.").count()
        undo.click()
        expect(player.log.filter(has_text="Taken back.")).to_have_count(taken + 1)
    expect(player.cards).to_have_count(len(first))
    assert player.hand() == first
    expect(undo).to_be_disabled()


def test_why_says_in_the_round_what_all_can_see(visit: Opener) -> None:
    player = Player.sit(visit(), "french")
    player.await_turn()
    player.tap()
    player.await_turn()
    player.page.get_by_role("button", name=WORDS("screen-tricks"), exact=True).click()
    whys = player.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Why"))
    assert whys.count() >= 3
    for at in range(whys.count()):
        whys.nth(at).click()
        told = player.page.get_by_role("dialog").get_by_role("status")
        expect(told).to_contain_text("told when the round is over")
        expect(told).to_contain_text(re.compile(r"\w+\. "))


def test_why_is_answered_when_the_round_is_over(visit: Opener) -> None:
    player = Player.sit(visit(), "belgian")
    player.play_round()
    player.account.get_by_text("Tricks", exact=True).click()
    whys = player.account.get_by_role("button", name=re.compile("^Why"))
    assert whys.count() >= 24
    for at in (0, whys.count() - 1):
        whys.nth(at).click()
        expect(player.account.get_by_role("status").first).to_contain_text(re.compile(r".{10,}\."))


def test_the_account_of_a_step_shows_the_clause(visit: Opener) -> None:
    player = Player.sit(visit(), "belgian")
    player.play_round()
    player.account.locator("summary").first.click()
    expect(player.account.locator("details[open]").first).to_contain_text(WORDS.clause("G2", VARIANTS["belgian"]))


def test_a_forced_card_is_played_by_itself_if_wanted(visit: Opener) -> None:
    player = Player.sit(visit(), "french", playForced=True)
    tapped = 0
    while player.await_turn():
        if player.playable.count() > 1:
            player.tap()
            tapped += 1
        else:
            place = player.place(player.playable.first)
            expect(player.page.locator(f'.own [data-place="{place}"]')).to_have_count(0)
    # The last card of a round is always the only one.
    assert tapped < 8


def test_a_card_is_raised_by_the_first_tap_and_played_by_the_second_if_wanted(visit: Opener) -> None:
    player = Player.sit(visit(), "french", raiseFirst=True)
    player.await_turn()
    count, card = player.cards.count(), player.playable.first
    card.click()
    expect(card).to_have_class(re.compile("raised"))
    expect(player.cards).to_have_count(count)
    card.click()
    expect(player.cards).to_have_count(count - 1)


def test_a_reload_in_the_middle_changes_nothing(visit: Opener) -> None:
    player = Player.sit(visit(), "manilla")
    for _ in range(3):
        player.await_turn()
        player.tap()
    player.await_turn()
    before = player.hand(), player.page.locator(".trick").get_attribute("aria-label")
    player.page.reload()
    player.page.locator("main.table").wait_for()
    player.await_turn()
    assert (player.hand(), player.page.locator(".trick").get_attribute("aria-label")) == before


def test_a_killed_server_comes_back_with_the_same_cards(visit: Opener, own_server: Server) -> None:
    player = Player.sit(visit(at=own_server.address), "french")
    for _ in range(2):
        player.await_turn()
        player.tap()
    player.await_turn()
    before = player.hand()
    own_server.kill()
    expect(player.prompt).to_contain_text(OFFLINE)
    own_server.start()
    expect(player.prompt).not_to_contain_text(OFFLINE)
    assert player.hand() == before
    player.play_round()
