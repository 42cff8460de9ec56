"""The choice of a game: all variants, and the house rules that have been saved."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from manille.rules.rules import Rules
from manille.rules.variants import VARIANTS, house_rules
from manille.store.saves import DamagedFile, read_house_rules, write_house_rules
from manille.terminal.screen.desk import Desk
from manille.terminal.screen.house import HousePage
from manille.terminal.screen.page import Page, Reading, key_line
from manille.terminal.screen.texts import rules_text


class NewMatchPage(Page[Rules]):
    """Closes with the rules that were chosen, or with nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back"),
        Binding("h,H", "house"),
        Binding("d,D,delete", "delete"),
        Binding("r,R", "rules"),
    ]

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._notice = ""
        self._house: dict[str, Rules] = {}
        names = list(VARIANTS)
        self._place = names.index(desk.settings.variant) if desk.settings.variant in names else 0
        self._read()

    def parts(self) -> ComposeResult:
        """Yield the games, what can be said of the chosen one in three lines, and the buttons."""
        words = self.desk.words
        yield Static(words("screen-new-title"), classes="title", markup=False)
        yield OptionList(id="games")
        yield Static(id="about-game", markup=False)
        with Horizontal(classes="buttons"):
            yield Button(Text(words("screen-start")), id="start", variant="primary")
            yield Button(Text(words("screen-house")), id="house")
            yield Button(Text(words("screen-delete")), id="delete")
            yield Button(Text(words("screen-back")), id="back")
        yield key_line((words("screen-key-rules"), "rules"), (words("screen-new-keys"), "back"))

    def filled(self) -> None:
        """List the games, with the one played last, or the one that was being looked at, under the cursor."""
        words = self.desk.words
        options = [Option(Text(words(f"variant-{name}")), name) for name in VARIANTS]
        for name, rules in self._house.items():
            game = words(f"variant-{rules.variant}")
            options.append(Option(Text(words("screen-house-entry", name=name, game=game))))
        games = self.query_one("#games", OptionList)
        games.clear_options()
        games.add_options(options)
        games.highlighted = min(self._place, len(options) - 1)
        games.focus()

    def on_option_list_option_highlighted(self) -> None:
        """Tell about the game under the cursor."""
        self._place = self.query_one("#games", OptionList).highlighted or 0
        words, (name, rules) = self.desk.words, self._chosen()
        lines: list[str] = [words(f"variant-{rules.variant}-{line}") for line in ("1", "2", "3")]
        changes = house_rules(rules)
        if changes:
            shown = (f"{words.switch(each)}: {words.value(each, getattr(rules, each))}" for each in changes)
            lines.append(words("screen-changed", list=words.listed(shown, "; ")))
        if self._notice:
            lines.append(self._notice)
        self.query_one("#about-game", Static).update("\n".join(lines))
        self.query_one("#delete").display = bool(name)

    def on_option_list_option_selected(self) -> None:
        """Play the chosen game."""
        self.dismiss(self._chosen()[1])

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what a button says."""
        match event.button.id:
            case "start":
                self.on_option_list_option_selected()
            case "house":
                self.action_house()
            case "delete":
                self.action_delete()
            case _:
                self.action_back()

    def action_house(self) -> None:
        """Change the rules of the chosen game."""
        name, rules = self._chosen()
        self.app.push_screen(HousePage(self.desk, rules, name), self._changed)

    def action_delete(self) -> None:
        """Delete the chosen house rules."""
        name, _ = self._chosen()
        if name:
            del self._house[name]
            write_house_rules(self._house)
            self.filled()

    def action_rules(self) -> None:
        """Show the rules of the chosen game."""
        _, rules = self._chosen()
        self.app.push_screen(
            Reading(self.desk, self.desk.words("screen-rules"), lambda words: rules_text(rules, words))
        )

    def action_back(self) -> None:
        """Go back without a match."""
        self.dismiss(None)

    def _chosen(self) -> tuple[str, Rules]:
        """The rules under the cursor, with their name where they are house rules."""
        place = self._place
        if place < len(VARIANTS):
            return "", list(VARIANTS.values())[place]
        return list(self._house.items())[place - len(VARIANTS)]

    def _changed(self, rules: Rules | None) -> None:
        """Begin with the rules of the form, or show the house rules that may have been saved in it."""
        if rules is not None:
            self.dismiss(rules)
            return
        self._read()
        self.filled()

    def _read(self) -> None:
        try:
            self._house = read_house_rules()
        except DamagedFile as error:
            self._house = {}
            self._notice = self.desk.words("screen-damaged", path=self.desk.words.path(error.kept))
