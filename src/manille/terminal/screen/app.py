"""The full-screen game."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.driver import Driver

from manille.terminal.game import Game
from manille.terminal.saves import Settings
from manille.terminal.screen.desk import Desk
from manille.terminal.screen.menu import MenuPage
from manille.words import Words


class ManilleApp(App[None]):
    """The full-screen game: it begins with the menu, where a match that was left can be continued."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar = []

    def __init__(
        self,
        game: Game | None,
        words: Words,
        settings: Settings,
        notice: str = "",
        *,
        driver: type[Driver] | None = None,
    ) -> None:
        super().__init__(driver_class=driver)
        self.desk = Desk(game, words, settings)
        self._notice = notice

    def on_mount(self) -> None:
        """Show the menu."""
        self.title = self.desk.words("screen-title")
        self.push_screen(MenuPage(self.desk, self._notice))


def run(game: Game | None, words: Words, settings: Settings, notice: str = "") -> None:
    """Play until the person leaves. Everything is saved on the way."""
    ManilleApp(game, words, settings, notice).run()
