"""The full-screen game."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App

from manille.store.saves import DamagedFile, SaveError, Settings
from manille.terminal.game import Game
from manille.terminal.screen.desk import Desk
from manille.terminal.screen.menu import MenuPage
from manille.terminal.screen.table import TablePage
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
        damaged: DamagedFile | None = None,
        *,
        begun: bool = False,
    ) -> None:
        """Prepare the game.

        ``damaged`` is a match that could not be read; ``begun`` says that the match has just begun, so that nobody
        needs to ask for it.
        """
        super().__init__()
        self.desk = Desk(game, words, settings)
        self._damaged = damaged
        self._begun = begun and game is not None
        self.unsaved: SaveError | None = None
        """Why nothing could be saved any more, which ended the game."""

    def on_mount(self) -> None:
        """Show the menu."""
        self.title = self.desk.words("screen-title")
        self.push_screen(MenuPage(self.desk, self._damaged))
        if self._begun:
            self.push_screen(TablePage(self.desk))

    def _handle_exception(self, error: Exception) -> None:
        """Give the terminal back where nothing can be saved any more; `run` tells why."""
        if isinstance(error, SaveError):
            self.unsaved = error
            self.panic()
        else:
            super()._handle_exception(error)


def run(
    game: Game | None, words: Words, settings: Settings, damaged: DamagedFile | None = None, *, begun: bool = False
) -> None:
    """Play until the person leaves. Everything is saved on the way. Raises `SaveError` once that fails."""
    app = ManilleApp(game, words, settings, damaged, begun=begun)
    app.run()
    if app.unsaved is not None:
        raise app.unsaved
