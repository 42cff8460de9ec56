"""The list of questions that the leader may ask the partner (T3)."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static

from manille.game.talk import Say
from manille.terminal.screen.desk import Desk
from manille.terminal.screen.page import Page, key_line


class QuestionPage(Page[Say]):
    """Closes with the question that was chosen, or with nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,Q,t,T", "back")]

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._says = desk.playing.view.sayings()

    def parts(self) -> ComposeResult:
        """Yield the questions."""
        words, rules = self.desk.words, self.desk.playing.rules
        yield Static(words("screen-ask-title"), classes="title", markup=False)
        yield OptionList(*(Text(words.say(say, rules)) for say in self._says), classes="body")
        yield key_line((words("screen-menu-keys"), ""), (words("screen-back"), "back"))

    def filled(self) -> None:
        """Begin with the first question."""
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Ask it."""
        self.dismiss(self._says[event.option_index])

    def action_back(self) -> None:
        """Ask nothing."""
        self.dismiss(None)
