"""The start menu."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from manille.rules.cards import FRENCH, SPANISH, Card
from manille.rules.rules import Rules
from manille.store.saves import DamagedFile
from manille.terminal.screen.canvas import Canvas
from manille.terminal.screen.desk import Desk
from manille.terminal.screen.faces import Size, draw_card
from manille.terminal.screen.new_match import NewMatchPage
from manille.terminal.screen.page import Ask, Page, Reading, key_line
from manille.terminal.screen.settings import SettingsPage
from manille.terminal.screen.table import TablePage
from manille.terminal.screen.texts import help_text
from manille.words import Words

CHOICES = ("screen-new", "screen-settings", "screen-help", "screen-quit")
"""What can be chosen besides going on with a match that was left, each by its message."""


class Manilles(Widget):
    """The top cards of both packs, side by side."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="manilles")
        self.words = words

    def render(self) -> Text:
        """Draw the eight manilles."""
        size = Size(7, 4)
        canvas = Canvas(self.size.width, size.height)
        tops: list[Card] = [pack.card(pack.ranks[-1] + suit) for pack in (FRENCH, SPANISH) for suit in pack.suits]
        left = (canvas.width - len(tops) * (size.width + 1) + 1) // 2
        for place, card in enumerate(tops):
            draw_card(canvas, left + place * (size.width + 1), 0, size, card, self.words)
        return canvas.text()


class MenuPage(Page[None]):
    """Where the program begins, and where a match can be left for another day."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,Q,escape", "quit"),
        Binding("question_mark,f1", "help"),
    ]

    def __init__(self, desk: Desk, damaged: DamagedFile | None) -> None:
        super().__init__(desk)
        self._damaged = damaged

    @property
    def _notice(self) -> str:
        """That a match which was left could not be read, if that is so."""
        words, damaged = self.desk.words, self._damaged
        return words("plain-damaged", path=words.path(damaged.kept)) if damaged else ""

    def parts(self) -> ComposeResult:
        """Yield the title, the notice if there is one, and what can be chosen."""
        words = self.desk.words
        yield Static(words("screen-title"), classes="title", markup=False)
        yield Static(words("screen-about"), id="about", markup=False)
        yield Manilles(words)
        yield Static(self._notice, id="notice", markup=False)
        with Center():
            yield OptionList(id="menu")
        yield key_line((words("screen-menu-keys"), "quit"), (words("screen-key-help"), "help"))

    def filled(self) -> None:
        """List what can be chosen."""
        words, game = self.desk.words, self.desk.game
        options = [Option(Text(words(message)), message) for message in CHOICES]
        if game is not None:
            match = game.table.match
            us, them = match.score
            text = words(
                "screen-continue",
                game=words(f"variant-{match.rules.variant}"),
                number=len(match.rounds) + 1,
                us=us,
                them=them,
            )
            options.insert(0, Option(Text(text), "screen-continue"))
        menu = self.query_one("#menu", OptionList)
        menu.clear_options()
        menu.add_options(options)
        menu.highlighted = 0
        menu.focus()
        self.query_one("#notice").display = bool(self._notice)

    async def on_screen_resume(self) -> None:
        """Speak the language in force, and name the match as it stands now."""
        await super().on_screen_resume()
        if self.is_mounted and self.query("#menu"):
            self.filled()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go where the person chose to."""
        match event.option_id:
            case "screen-continue":
                self._sit_down()
            case "screen-new":
                self.app.push_screen(NewMatchPage(self.desk), self._agreed)
            case "screen-settings":
                self.app.push_screen(SettingsPage(self.desk))
            case "screen-help":
                self.action_help()
            case _:
                self.action_quit()

    def action_help(self) -> None:
        """Show what the keys do."""
        self.app.push_screen(Reading(self.desk, self.desk.words("screen-help-title"), help_text))

    def action_quit(self) -> None:
        """Leave the program."""
        self.leave()

    def _agreed(self, rules: Rules | None) -> None:
        """Begin a match by these rules, once the person has agreed to drop the old one."""
        if rules is None:
            return
        if self.desk.game is None:
            self._begin(rules)
            return
        words = self.desk.words
        ask = Ask(words("screen-replace"), words("screen-replace-yes"), words("screen-replace-no"), careful=True)
        self.app.push_screen(ask, lambda yes: self._begin(rules) if yes else None)

    def _begin(self, rules: Rules) -> None:
        self.desk.begin(rules)
        self._sit_down()

    def _sit_down(self) -> None:
        self._damaged = None
        self.app.push_screen(TablePage(self.desk))
