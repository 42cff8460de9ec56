"""Takes the pictures of the table in docs/pictures: both packs, at the sizes of phones, a laptop and a large screen.

``make pictures`` runs it, with the web app as it is built. The server is its own and deals from a fixed seed; the
bots are quick ones that play the same anywhere. Where ImageMagick is found, the pictures are brought to 256 colours.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from playwright.sync_api import Page, sync_playwright

from manille.croupier import croupier
from manille.server import run
from manille.store.store import Store
from manille.words import Words

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tests" / "shared"))
from web_player import Player  # noqa: E402 (the tests play in the same way)

FOLDER = ROOT / "docs" / "pictures"
SIZES = ((320, 568), (390, 844), (844, 390), (1280, 800), (1920, 1080))
GAMES = {"french": ("belgian", 7, False), "spanish": ("manilla", 10, True)}
"""For each pack a game: the picture is taken with fewer cards in hand than these, on a light table or a dark one."""
SEED = "pictures"

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")


def main() -> None:
    """Take them all."""
    executable = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        for pack, (game, cards, light) in GAMES.items():
            context = browser.new_context(
                locale="en-GB", reduced_motion="reduce", color_scheme="light" if light else "dark"
            )
            page = context.new_page()
            page.goto(address)
            player = Player.sit(page, game, guide=False)
            player.play_until(page.locator(f"main:has(.trick .card:nth-child(3)):not(:has(.slot:nth-child({cards})))"))
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.mouse.move(0, 0)
                page.wait_for_timeout(300)
                keep(page, FOLDER / f"{pack}-{width}x{height}.png")
        browser.close()


@contextmanager
def served() -> Iterator[str]:
    """The address of a server that shuffles by the seed."""
    croupier.begin = partial(croupier.begin, seed=SEED)
    with TemporaryDirectory() as folder, run.bind("127.0.0.1", 0) as socket:
        server = run.server(socket, Store(f"sqlite:///{folder}/tables.db"), Words("en"))
        thread = Thread(target=server.run, kwargs={"sockets": [socket]})
        thread.start()
        try:
            yield run.address(socket)
        finally:
            server.should_exit = True
            thread.join()


def keep(page: Page, file: Path) -> None:
    """Write a picture down, as small as can be."""
    page.screenshot(path=file)
    tool = shutil.which("magick") or shutil.which("convert")
    if tool:
        subprocess.run([tool, file, "-strip", "-colors", "256", f"PNG8:{file}"], check=True)


if __name__ == "__main__":
    main()
