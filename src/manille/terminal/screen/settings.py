"""The settings: language, pace, and who sits on the other seats."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from manille.bots import BOTS
from manille.table.table import PACES
from manille.terminal.screen.cycle import Cycle
from manille.terminal.screen.page import Page, key_line
from manille.words import LANGUAGES


class SettingsPage(Page[None]):
    """Whatever is changed here holds at once, and is kept."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,Q,enter", "back"),
        Binding("up", "app.focus_previous"),
        Binding("down", "app.focus_next"),
    ]

    def parts(self) -> ComposeResult:
        """Yield a line for each setting."""
        words, settings = self.desk.words, self.desk.settings
        bots = list(BOTS)
        yield Static(words("screen-settings"), classes="title", markup=False)
        with Vertical(classes="body"):
            languages = [words(f"screen-language-{each}") for each in LANGUAGES]
            yield Cycle("language", words("screen-language"), languages, LANGUAGES.index(words.language))
            paces = [words(f"pace-{each}") for each in PACES]
            yield Cycle("pace", words("screen-pace"), paces, list(PACES).index(settings.pace))
            names = [words(f"bot-{each}") for each in bots]
            yield Cycle("bot", words("screen-bot"), names, bots.index(settings.opponents))
            yield Static(words(f"bot-{settings.opponents}-about"), id="about-bot", markup=False)
        yield key_line((words("screen-settings-keys"), "back"))

    def filled(self) -> None:
        """Begin with the first line."""
        self.query(Cycle).first().focus()

    async def on_cycle_changed(self, event: Cycle.Changed) -> None:
        """Change a setting and keep it."""
        chosen = event.cycle.chosen
        match event.cycle.name:
            case "language":
                self.desk.choose_language(LANGUAGES[chosen])
                await self.relabel()
            case "pace":
                self.desk.choose_pace(list(PACES)[chosen])
            case _:
                bot = list(BOTS)[chosen]
                self.desk.choose_bot(bot)
                self.query_one("#about-bot", Static).update(self.desk.words(f"bot-{bot}-about"))

    def action_back(self) -> None:
        """Go back to where the person came from."""
        self.dismiss(None)
