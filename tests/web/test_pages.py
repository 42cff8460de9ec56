"""The pages beside the table: settings, rules, history."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from manille.rules.clauses import SECTIONS
from manille.rules.variants import VARIANTS
from manille.words import LANGUAGES, Words
from shared.served import Opener
from shared.web_player import Player

WORDS = Words("en")


def test_changed_rules_are_in_force_from_the_next_match_and_the_screen_says_so(visit: Opener) -> None:
    player = Player.sit(visit(), "french")
    page = player.page
    player.await_turn()
    page.evaluate("location.hash = '#/settings'")
    expect(page.locator(".note")).to_have_text("What you change here is in force from the next match.")
    page.get_by_label("Game", exact=True).select_option("belgian")
    expect(page.locator(".note")).to_have_text(re.compile("They are in force from the next match"))
    page.get_by_text(WORDS("screen-house-title", game=WORDS("variant-belgian"))).click()
    page.get_by_label(WORDS("switch-target"), exact=True).fill("61")
    page.get_by_label(WORDS("switch-target"), exact=True).blur()
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("French Manille")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="New match").click()
    page.get_by_role("dialog").get_by_role("button", name="New match").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Belgian Manille")
    expect(page.locator(".facts")).to_contain_text(WORDS("screen-panel-goal", goal=61))
    player.await_turn()


def test_house_rules_that_contradict_each_other_are_refused_with_the_reason(visit: Opener) -> None:
    player = Player.sit(visit(), "flemish")
    page = player.page
    player.await_turn()
    page.evaluate("location.hash = '#/settings'")
    page.get_by_text(WORDS("screen-house-title", game=WORDS("variant-flemish"))).click()
    page.get_by_label(WORDS("switch-narrow-win"), exact=True).select_option("Yes")
    expect(page.locator(".note")).to_have_text(re.compile("They are in force"))
    page.get_by_label(WORDS("switch-last-trick"), exact=True).select_option("None")
    expect(page.get_by_role("alert")).to_have_text(
        WORDS("bad-rules-narrow", field=WORDS("switch-narrow-win"), value="")
    )


def test_house_rules_are_kept_by_name(visit: Opener) -> None:
    page = visit()
    page.locator("input[value=belgian]").check()
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label(WORDS("switch-target"), exact=True).fill("151")
    page.get_by_label(WORDS("screen-name")).fill("Thursday")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text(WORDS("screen-saved", name="Thursday"))
    page.reload()
    page.locator("input[value=french]").check()
    page.get_by_text("House rules", exact=True).click()
    page.get_by_role("button", name="Thursday (Belgian Manille)").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".facts")).to_contain_text(WORDS("screen-panel-goal", goal=151))


def test_how_the_table_looks_is_kept(visit: Opener) -> None:
    page = visit(locale="nl-BE")
    page.get_by_role("radiogroup").wait_for()
    page.evaluate("location.hash = '#/settings'")
    expect(page.locator(".sample use[href='#french-mark-H']").first).to_be_attached()
    page.locator("select").nth(3).select_option("fr")
    expect(page.locator(".sample use[href='#french-mark-R']").first).to_be_attached()
    page.locator("select").last.select_option("light")
    expect(page.locator("html")).to_have_attribute("data-felt", "light")
    page.get_by_role("switch").last.check()
    expect(page.locator("html")).to_have_class(re.compile("four-colours"))
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-felt", "light")
    expect(page.locator("html")).to_have_class(re.compile("four-colours"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_game_are_the_clauses_of_the_book(visit: Opener, language: str) -> None:
    words, page = Words(language), visit(locale=language)
    for variant, rules in VARIANTS.items():
        page.evaluate("hash => { location.hash = hash }", f"#/rules/{variant}")
        expect(page.locator("h2").first).to_have_text(words(f"variant-{variant}"))
        told = [" ".join(each.split()) for each in page.locator("dl:not(.words) dd").all_text_contents()]
        assert told == [
            " ".join(words.clause(clause, rules).split()) for section in rules.book for clause in SECTIONS[section]
        ]


def test_a_finished_round_is_replayed_copied_and_pasted(visit: Opener) -> None:
    player = Player.sit(visit(), "belgian")
    page = player.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.play_round()
    page.evaluate("location.hash = '#/history'")
    expect(page.locator("tbody tr")).to_contain_text("Belgian Manille")
    page.locator("main ul a").first.click()
    expect(page.locator(".hand > .card")).to_have_count(32)
    for _ in range(8):
        page.get_by_role("button", name="Next trick").click()
    expect(page.locator(".hand .played")).to_have_count(32)
    expect(page.locator("output")).to_have_text("32 / 32")
    page.get_by_role("button", name="Card back").click()
    expect(page.locator(".hand .played")).to_have_count(31)
    page.get_by_role("button", name="Copy this round").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    line = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("link", name="Back").click()
    page.get_by_label(re.compile("A line of a record")).fill(line)
    page.get_by_role("button", name="Look").click()
    expect(page.locator(".hand > .card")).to_have_count(32)
    page.get_by_label(re.compile("A line of a record")).fill("{}")
    page.get_by_role("button", name="Look").click()
    expect(page.get_by_role("alert")).to_be_visible()
