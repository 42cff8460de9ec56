"""Everybody can play: by keyboard alone, with a screen reader, with large text, on a small phone."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Locator, Page, expect

from manille.words import LANGUAGES, Words
from shared.served import Opener
from shared.web_player import Player

SIZES = ((320, 568), (390, 844), (844, 390), (1280, 800), (1920, 1080))
FINGER = 24
"""The least width in pixels of what a finger can hit."""

AXE = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def look(page: Page, place: str) -> list[str]:
    """What axe finds wrong on a page, with where it is."""
    page.evaluate(AXE)
    found = page.evaluate("rules => axe.run({ exclude: ['.card-sprite'] }, { runOnly: rules })", RULES)["violations"]
    return [f"{place}: {each['id']}: {each['nodes'][0]['html'][:120]}" for each in found]


def test_axe_finds_what_is_wrong(visit: Opener) -> None:
    page = visit()
    page.get_by_role("radiogroup").wait_for()
    page.evaluate("document.querySelector('.languages button').textContent = ''")
    assert [each.split(": ")[1] for each in look(page, "start")] == ["button-name"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_any_screen(visit: Opener, language: str) -> None:
    words, page, light = Words(language), visit(size=(390, 844)), language in ("nl", "es")
    page.get_by_role("radiogroup").wait_for()
    wrong = look(page, "start")
    player = Player.sit(page, "flemish", language=language, felt="light" if light else "dark")
    player.play_until(player.choices)
    wrong += look(page, "naming")
    player.play_until(player.barred)
    player.barred.first.click()
    wrong += look(page, "table, refused")
    for name in ("screen-panel-score", "screen-tricks"):
        button = page.locator(".tools").get_by_role("button", name=words(name), exact=True)
        if button.is_enabled():
            button.click()
            wrong += look(page, name)
            page.keyboard.press("Escape")
    page.locator(".menu").click()
    wrong += look(page, "menu")
    page.keyboard.press("Escape")
    player.play_round()
    player.account.locator(".tricks summary").click()
    player.account.locator(".why").first.click()
    player.account.locator("[role=status]").first.wait_for()
    wrong += look(page, "account")
    for hash, ready in (("settings", "select"), ("rules/flemish", "dl"), ("history", "main table")):
        page.evaluate("hash => { location.hash = hash }", f"#/{hash}")
        page.locator(ready).first.wait_for()
        wrong += look(page, hash)
    page.locator("main ul a").first.click()
    page.locator(".steps").wait_for()
    wrong += look(page, "replay")
    assert wrong == []


def press(button: Locator) -> None:
    """Go to a button by the tabulator, as often as that takes, and press it."""
    page = button.page
    for _ in range(80):
        if button.evaluate("it => it === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("the tabulator does not lead there")


def test_a_round_is_played_by_keyboard_alone(visit: Opener) -> None:
    player = Player.sit(visit(), "belgian")
    player.play_round(press)
    press(player.account.locator("footer .main"))
    expect(player.account).to_have_count(0)
    player.await_turn()


def test_the_arrow_keys_go_along_the_hand_and_the_focus_stays_in_it(visit: Opener) -> None:
    player = Player.sit(visit(), "french")
    player.await_turn()
    player.cards.first.focus()
    player.page.keyboard.press("End")
    expect(player.cards.last).to_be_focused()
    player.page.keyboard.press("ArrowRight")
    expect(player.cards.first).to_be_focused()
    at = [card.get_attribute("class") or "" for card in player.cards.all()]
    for _ in range(next(index for index, each in enumerate(at) if "barred" not in each)):
        player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("Enter")
    expect(player.cards).to_have_count(len(at) - 1)
    expect(player.page.locator(".own button:focus")).to_have_count(1)


def test_every_card_and_every_trick_is_spoken(visit: Opener) -> None:
    player = Player.sit(visit(), "french")
    player.play_round()
    said = player.log.all_inner_texts()
    cards = [each for each in said if re.match(r"(You|North|East|West): \w+ of \w+\.$", each)]
    tricks = [each for each in said if re.match(r"Trick to \w+: \d+ points?\.$", each)]
    assert (len(cards), len(set(cards)), len(tricks)) == (32, 32, 8)
    assert said[-1] == "The round is over."


@pytest.mark.parametrize("variant", ["belgian", "manilla", "manilla-two"])
def test_the_whole_table_is_in_sight_at_every_size(visit: Opener, variant: str) -> None:
    player = Player.sit(visit(), variant)
    player.play_until(player.cards)
    page = player.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        for button in player.cards.all():
            assert reach(button) >= FINGER, (width, height, button.get_attribute("aria-label"))
        for button in page.locator(".tools button").all():
            assert reach(button) >= 2 * FINGER


def reach(button: Locator) -> int:
    """How many pixels of the middle line of a button can be tapped."""
    found = button.evaluate(
        """it => {
          const box = it.getBoundingClientRect()
          let most = 0
          for (const part of [0.15, 0.5, 0.85]) {
            let hit = 0
            for (let x = box.left + 0.5; x < box.right; x += 1)
              if (it.contains(document.elementFromPoint(x, box.top + box.height * part))) hit += 1
            most = Math.max(most, hit)
          }
          return most
        }"""
    )
    assert isinstance(found, int)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_the_smallest_phone(visit: Opener, language: str) -> None:
    page = visit(locale=f"{language}-BE", size=(320, 568))
    page.get_by_role("radiogroup").wait_for()
    page.locator(".more").click()
    for hash in ("", "settings", "history", "rules/manilla-two"):
        page.evaluate("hash => { location.hash = hash }", f"#/{hash}")
        page.locator("h1").wait_for()
        for details in page.locator("summary").all():
            details.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, hash


def test_twice_as_large_a_text_can_be_read_and_played(visit: Opener) -> None:
    player = Player.sit(visit(size=(390, 844)), "manilla")
    player.await_turn()
    player.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 390
    for _ in range(3):
        player.await_turn()
        player.tap()


@pytest.mark.parametrize("text", ["100%", "200%"])
@pytest.mark.parametrize("size", [(320, 568), (390, 844)])
def test_marks_on_the_cards_of_one_row_leave_room_for_a_finger_on_the_other(
    visit: Opener, size: tuple[int, int], text: str
) -> None:
    page = visit(size=size)
    player = Player.sit(page, "manilla")
    page.evaluate("text => { document.documentElement.style.fontSize = text }", text)
    player.play_until(page.locator(".row + .row .mark"))
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    for button in player.cards.all():
        button.scroll_into_view_if_needed()
        assert reach(button) >= FINGER, button.get_attribute("aria-label")


def test_nothing_shifts_while_cards_fly(visit: Opener) -> None:
    player = Player.sit(visit(motion=True), "french", pace="fast")
    player.await_turn()
    player.page.evaluate(
        """() => {
          window.shifts = 0
          new PerformanceObserver(list => { for (const each of list.getEntries()) window.shifts += each.value })
            .observe({ type: 'layout-shift' })
        }"""
    )
    for _ in range(4):
        player.await_turn()
        player.tap()
    player.await_turn()
    assert player.page.evaluate("window.shifts") < 0.02
