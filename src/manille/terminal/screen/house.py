"""The form of house rules: what a variant lets its players change."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Button, Input, Label, Static

from manille.rules.outside_text import LONGEST_NAME, BadName, kept_name
from manille.rules.rules import Rules, RulesError
from manille.rules.variants import VARIANTS
from manille.store.saves import read_house_rules, write_house_rules
from manille.terminal.screen.cycle import Cycle
from manille.terminal.screen.desk import Desk
from manille.terminal.screen.page import Page, key_line


class Number(Horizontal):
    """A line with a label and a number to type."""

    def __init__(self, name: str, label: str, value: int) -> None:
        super().__init__(name=name, classes="line")
        self._label = label
        self._value = value

    def compose(self) -> ComposeResult:
        """Yield the label and the field."""
        yield Label(Text(self._label))
        yield Input(str(self._value), id=f"number-{self.name}", type="integer", max_length=4, compact=True)

    @property
    def value(self) -> int | None:
        """The number typed; None where it is none."""
        try:
            return int(self.query_one(Input).value)
        except ValueError:
            return None


class HousePage(Page[Rules]):
    """Closes with the rules to begin a match with, or with nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back"),
        Binding("up", "app.focus_previous"),
        Binding("down", "app.focus_next"),
    ]

    def __init__(self, desk: Desk, rules: Rules, name: str) -> None:
        super().__init__(desk)
        self._rules = rules
        self._name = name
        self._base = VARIANTS[rules.variant]

    def parts(self) -> ComposeResult:
        """Yield a line for each rule that may be changed, its help, a name to save under, and the buttons."""
        words = self.desk.words
        game = words(f"variant-{self._base.variant}")
        yield Static(words("screen-house-title", game=game), classes="title", markup=False)
        with VerticalScroll(classes="body", can_focus=False):
            for field in self._base.opens:
                yield self._line(field)
        yield Static(id="switch-help", markup=False)
        with Horizontal(classes="line", id="name-line"):
            yield Label(Text(words("screen-name")))
            yield Input(self._name, id="house-name", max_length=LONGEST_NAME, compact=True)
        with Horizontal(classes="buttons"):
            yield Button(Text(words("screen-start")), id="start", variant="primary")
            yield Button(Text(words("screen-save")), id="save")
            yield Button(Text(words("screen-back")), id="back")
        yield key_line((words("screen-house-keys"), "back"))

    def filled(self) -> None:
        """Begin with the first line."""
        self.query(".body Cycle, .body Input").first().focus()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Explain the rule of the line that was entered."""
        widget: Widget = event.widget
        field = widget.name or (widget.parent.name if isinstance(widget.parent, Number) else None)
        if field in self._base.opens:
            self._tell(self.desk.words(f"switch-{str(field).replace('_', '-')}-help"))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Begin, save or go back."""
        if event.button.id == "back":
            self.action_back()
            return
        rules = self._read()
        if rules is not None:
            if event.button.id == "start":
                self.dismiss(rules)
            else:
                self._save(rules)

    def action_back(self) -> None:
        """Go back without beginning a match."""
        self.dismiss(None)

    def _line(self, field: str) -> Widget:
        words, value = self.desk.words, getattr(self._rules, field)
        values = self._base.listed(field)
        if not values:
            return Number(field, words.switch(field), value)
        names = [words.value(field, each) for each in values]
        return Cycle(field, words.switch(field), names, values.index(value))

    def _read(self) -> Rules | None:
        """The rules of the form; where they make no sense, says why and gives None."""
        words = self.desk.words
        changes: dict[str, object] = {}
        for line in self.query(".body > .line").results(Widget):
            field = line.name or ""
            value = line.value if isinstance(line, Number) else self._base.listed(field)[line.chosen]  # type: ignore[attr-defined]
            if value is None:
                self._tell(words("screen-not-number", field=words.switch(field)), wrong=True)
                return None
            if value != getattr(self._base, field):
                changes[field] = value
        try:
            return self._base.changed(changes)
        except RulesError as error:
            self._tell(words.error(error), wrong=True)
            return None

    def _save(self, rules: Rules) -> None:
        try:
            name = kept_name(self.query_one("#house-name", Input).value)
        except BadName as error:
            self._tell(self.desk.words.error(error), wrong=True)
            return
        saved = read_house_rules()
        write_house_rules({**saved, name: rules})
        self._tell(self.desk.words("cli-house-replaced" if name in saved else "screen-saved", name=name))

    def _tell(self, sentence: str, *, wrong: bool = False) -> None:
        line = self.query_one("#switch-help", Static)
        line.update(sentence)
        line.set_class(wrong, "wrong")
