"""The account of a finished round, step by step, and what comes after it."""

from __future__ import annotations

from typing import ClassVar, Literal

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Static

from manille.game.match import Match
from manille.game.round import Round
from manille.terminal.screen.desk import Desk
from manille.terminal.screen.page import Page, Reading, key_line
from manille.terminal.screen.texts import sheet
from manille.terminal.screen.tricks import TrickPage
from manille.words import Words
from manille.words.telling import account, standing

Next = Literal["next", "again", "undo", "menu"]
"""How the match goes on after a round."""


class AccountPage(Page[Next]):
    """Shows how the score of the round came about. The screen closes with how the match goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,N", "go_on"),
        Binding("t,T", "tricks"),
        Binding("s,S", "sheet"),
        Binding("u,U", "undo"),
        Binding("m,M", "menu"),
        Binding("q,Q", "quit"),
    ]

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        table = desk.playing.table
        assert table.round is not None
        self._match: Match = table.match
        self._round: Round = table.round
        self._after = table.match.add(table.round)

    def parts(self) -> ComposeResult:
        """Yield the account, the buttons and the keys."""
        words = self.desk.words
        yield Static(words("screen-account-title", number=len(self._after.rounds)), classes="title", markup=False)
        with VerticalScroll(classes="body", can_focus=False):
            yield Static(self._ends(words), id="ends", markup=False)
            yield Static(self._text(words), id="account", markup=False)
        with Horizontal(classes="buttons"):
            go_on = "screen-next" if self._after.winner is None else "screen-again"
            yield Button(Text(words(go_on)), id="go-on", variant="primary")
            yield Button(Text(words("screen-tricks")), id="tricks")
            yield Button(Text(words("screen-undo")), id="undo")
            yield Button(Text(words("screen-menu")), id="to-menu")
        yield key_line((words("screen-account-keys"), ""))

    def filled(self) -> None:
        """Make Enter go on."""
        self.query_one("#go-on").focus()
        self.query_one("#ends").display = bool(self._ends(self.desk.words).plain)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what a button says."""
        match event.button.id:
            case "go-on":
                self.action_go_on()
            case "tricks":
                self.action_tricks()
            case "undo":
                self.action_undo()
            case _:
                self.action_menu()

    def action_go_on(self) -> None:
        """Deal the next round, or begin another match."""
        self.dismiss("next" if self._after.winner is None else "again")

    def action_undo(self) -> None:
        """Take back the last decision of the round."""
        self.dismiss("undo")

    def action_menu(self) -> None:
        """Leave the table."""
        self.dismiss("menu")

    def action_tricks(self) -> None:
        """Go through the tricks of the round."""
        self.app.push_screen(TrickPage(self.desk, self._round.board.tricks, 0))

    def action_sheet(self) -> None:
        """Show the score sheet, this round included."""
        self.app.push_screen(
            Reading(self.desk, self.desk.words("screen-sheet-title"), lambda words: sheet(self._after, words))
        )

    def action_quit(self) -> None:
        """Leave the program."""
        self.leave()

    def _text(self, words: Words) -> Text:
        """The steps, a line each, then what they come to."""
        auction = self._round.board.auction
        trump = words.trump(self._match.rules.pack, auction.trump)
        lines = [words("screen-account-trump", trump=trump, count=auction.count), ""]
        lines += [f"· {line}" for line in account(self._match, self._round, words)]
        return Text("\n".join([*lines, "", standing(self._after, words)]))

    def _ends(self, words: Words) -> Text:
        """That a set or the match has been won, for all to see."""
        text = ""
        for side in (0, 1):
            if self._after.sets[side] > self._match.sets[side]:
                message = "screen-set-over" if self._after.winner is None else "screen-match-over"
                text = words(message, side=words("side-us" if side == 0 else "side-them"))
        return Text(text)
