"""A server of its own and a browser: the game is played as a person plays it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from manille.server.site import has_app
from shared.served import Opener, Server

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PATIENCE = 30_000
"""How many milliseconds something may take on a busy machine before it counts as not happening."""

expect.set_options(timeout=PATIENCE)

EXPECTED = ("ERR_CONNECTION_REFUSED", "400 (Bad Request)")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share; each browser is another player to it."""
    assert has_app(), "the web app has not been built: install the package once more"
    found = Server(tmp_path_factory.mktemp("server"))
    yield found
    found.stop()


@pytest.fixture
def own_server(server: Server, tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may kill it."""
    found = Server(tmp_path)
    yield found
    found.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser that is started once."""
    if CHROMIUM is None:
        pytest.skip("no chromium is installed")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Opener]:
    """Opens the game in a new browser window; at the end nothing was wrong in it, and no other host was asked."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        # A server that a test kills is missed, and a record that a test breaks is refused; nothing else may be wrong.
        if message.type == "error" and not any(each in message.text for each in EXPECTED):
            wrong.append(message.text)

    def asked(request: Request) -> None:
        if urlsplit(request.url).hostname != urlsplit(server.address).hostname:
            wrong.append(request.url)

    def opened(
        *,
        locale: str = "en-GB",
        size: tuple[int, int] = (1280, 800),
        at: str | None = None,
        motion: bool = False,
        light: bool = False,
    ) -> Page:
        context = browser.new_context(
            locale=locale,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="light" if light else "dark",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", heard)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", asked)
        page.goto(at or server.address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []
