"""The first start: the language of the browser, and the game of the place that it is from."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import expect

from manille.rules.variants import VARIANTS
from manille.server.site import FOLDER
from manille.words import LANGUAGES, Words
from shared.served import Opener
from shared.web_player import Player


@pytest.mark.parametrize(
    ("locale", "language", "variant"),
    [("nl-BE", "nl", "belgian"), ("fr-BE", "fr", "belgian"), ("fr-FR", "fr", "french")],
)
def test_the_game_of_the_region_is_offered(visit: Opener, locale: str, language: str, variant: str) -> None:
    page, words = visit(locale=locale), Words(language)
    expect(page.get_by_role("heading", name=words("screen-new"), exact=True)).to_be_visible()
    expect(page.get_by_role("radio")).to_have_count(1)
    expect(page.get_by_role("radio")).to_be_checked()
    expect(page.locator(".game")).to_contain_text(words(f"variant-{variant}"))
    page.get_by_role("button", name=words("screen-start"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(words(f"variant-{variant}"))
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize(("locale", "language"), [("es-ES", "es"), ("ca-ES", "ca"), ("nl-NL", "nl"), ("de-DE", "en")])
def test_elsewhere_the_person_chooses_among_all_games(visit: Opener, locale: str, language: str) -> None:
    page, words = visit(locale=locale), Words(language)
    start = page.get_by_role("button", name=words("screen-start"), exact=True)
    expect(page.get_by_role("radio")).to_have_count(len(VARIANTS))
    expect(start).to_be_disabled()
    for variant in VARIANTS:
        game = page.locator(".game").filter(has=page.locator(f"input[value={variant}]"))
        for line in (1, 2, 3):
            expect(game).to_contain_text(words(f"variant-{variant}-{line}"))
    page.locator("input[value=manilla]").check()
    start.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(words("variant-manilla"))


def test_a_language_is_chosen_on_the_first_page_and_kept(visit: Opener) -> None:
    page = visit(locale="es-ES")
    page.get_by_role("button", name="Català").click()
    expect(page.get_by_role("heading", name=Words("ca")("screen-new-title"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=Words("ca")("screen-new-title"))).to_be_visible()


def test_a_match_that_was_left_can_be_gone_on_with(visit: Opener) -> None:
    player = Player.sit(visit(), "french")
    player.await_turn()
    hand = player.hand()
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Leave the table").click()
    player.page.get_by_role("button", name=re.compile("Continue: French Manille")).click()
    expect(player.cards).to_have_count(len(hand))
    assert player.hand() == hand


def test_the_first_page_is_light() -> None:
    built = [each for each in FOLDER.rglob("*") if each.suffix in {".html", ".svg", ".js", ".css"}]
    sizes = {each.name: len(gzip.compress(each.read_bytes())) for each in built}
    languages = {name for name in sizes if re.match("[a-z]{2}-", name)}
    assert len(languages) == len(LANGUAGES)
    assert sum(sizes.values()) - sum(sorted(sizes[name] for name in languages)[:-1]) < 150_000
