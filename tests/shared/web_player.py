"""A person at the table: what is to be seen, and what is tapped."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

ACCOUNT = "dialog:has(details.tricks)"


def at_corner(button: Locator) -> None:
    """Tap a button where a card shows what it is: in the corner that no other card covers."""
    button.click(position={"x": 12, "y": 12})


class Player:
    """Somebody who has sat down."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cards = page.locator(".own button")
        self.playable = page.locator(".own button:not(.barred)")
        self.barred = page.locator(".own button.barred")
        self.choices = page.locator(".choices button")
        self.account = page.locator(ACCOUNT)
        self.prompt = page.locator("main.table .prompt p")
        self.log = page.get_by_role("log").locator("p")

    @staticmethod
    def sit(
        page: Page,
        variant: str,
        *,
        pace: str = "instant",
        bot: str = "thumb",
        house: dict[str, str] | None = None,
        **settings: object,
    ) -> Player:
        """Choose a game on the first page, with house rules by their labels, and start."""
        page.get_by_role("radiogroup").wait_for()
        kept = json.dumps({"pace": pace, **settings})
        page.evaluate("kept => localStorage.setItem('manille', kept)", kept)
        page.reload()
        more = page.locator(".more")
        page.get_by_role("radiogroup").wait_for()
        if more.is_visible():
            more.click()
        page.locator(f"input[value={variant}]").check()
        page.locator(".how select").first.select_option(bot)
        if house:
            page.locator(".how summary").click()
        for label, value in (house or {}).items():
            field = page.get_by_label(label, exact=True)
            if field.evaluate("it => it.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
                field.blur()
        page.locator(".go button").click()
        page.locator("main.table").wait_for()
        return Player(page)

    def await_turn(self) -> bool:
        """Wait until something is asked of the person; False if it is only to look at the account."""
        self.page.locator(f"main.table .prompt .mine, {ACCOUNT}").first.wait_for()
        return not self.account.is_visible()

    def tap(self, act: Callable[[Locator], None] = at_corner) -> None:
        """Do the first thing that is allowed."""
        if self.choices.first.is_visible():
            choice = self.choices.first
            shown = choice.element_handle()
            act(choice)
            shown.wait_for_element_state("hidden")
            return
        card = self.playable.first
        place = self.place(card)
        act(card)
        expect(self.page.locator(f'.own [data-place="{place}"]')).to_have_count(0)

    def place(self, button: Locator) -> str:
        """The card of a button of the hand, as it is written."""
        found = button.evaluate("it => (it.closest('[data-place]') ?? it.querySelector('[data-place]')).dataset.place")
        assert isinstance(found, str)
        return found

    def hand(self) -> list[str]:
        """The names of the cards of the hand."""
        names = [each.get_attribute("aria-label") or "" for each in self.cards.all()]
        return [re.sub(", (not now|the hint)$", "", name) for name in names]

    def play_round(self, act: Callable[[Locator], None] = at_corner) -> None:
        """Play on to the account of the round."""
        while self.await_turn():
            self.tap(act)

    def play_until(self, wanted: Locator) -> None:
        """Play on, over rounds, until something is to be seen in the person's turn."""
        while True:
            if not self.await_turn():
                self.page.locator("dialog footer .main").click()
                expect(self.account).to_have_count(0)
            elif wanted.first.is_visible():
                return
            else:
                self.tap()
