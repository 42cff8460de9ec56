"""The table as it is seen, and the keys with which a person plays."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from manille.bots import Choice
from manille.game.talk import Say
from manille.rules.cards import Card
from manille.terminal.screen.choices import Choices, offers
from manille.terminal.screen.felt import Felt, scene
from manille.terminal.screen.hand import KEYS, Hand
from manille.terminal.screen.pacing import Pacing
from manille.terminal.screen.page import Link, Reading, key_line
from manille.terminal.screen.panel import panel
from manille.terminal.screen.prompt import prompt
from manille.terminal.screen.questions import QuestionPage
from manille.terminal.screen.texts import calls_text, help_text, rules_text, sheet
from manille.terminal.screen.tricks import TrickPage
from manille.view.view import View
from manille.words import Words


class TablePage(Pacing):
    """The table of the match in progress."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(f"{key},{key.upper()}" if key.isalpha() else key, f"key({at})") for at, key in enumerate(KEYS)),
        Binding("left", "move(-1)"),
        Binding("right", "move(1)"),
        Binding("enter,space", "go_on"),
        Binding("h,H", "hint"),
        Binding("u,U", "undo"),
        Binding("p,P", "pace"),
        Binding("l,L", "last_trick"),
        Binding("s,S", "sheet"),
        Binding("c,C", "calls"),
        Binding("t,T", "talk"),
        Binding("w,W", "log"),
        Binding("r,R", "rules"),
        Binding("question_mark,f1", "help"),
        Binding("m,M,escape", "menu"),
        Binding("q,Q", "quit"),
    ]

    def parts(self) -> ComposeResult:
        """Yield the widgets from top to bottom."""
        words = self.desk.words
        yield Static(id="header", markup=False)
        with Horizontal(id="middle"):
            yield Felt(words)
            with Vertical(id="side"):
                yield Link("calls", id="panel")
                with VerticalScroll(id="log", can_focus=False):
                    yield Link("log", id="log-text")
        with VerticalScroll(id="told", can_focus=False):
            yield Link("talk", id="message")
        yield Choices()
        yield Hand(words)
        names = ("hint", "undo", "trick", "sheet", "pace", "rules", "help", "menu", "quit")
        actions = {"trick": "last_trick"}
        yield key_line(*((words(f"screen-key-{key}"), actions.get(key, key)) for key in names))

    def filled(self) -> None:
        """Draw the table as it is now."""
        words, game = self.desk.words, self.game
        view, rules = game.view, game.rules
        way = words("screen-way-clockwise" if rules.clockwise else "screen-way-counter")
        number = len(game.table.match.rounds) + 1
        header = words("screen-header", game=words(f"variant-{rules.variant}"), number=number, way=way)
        self.query_one("#header", Static).update(header)
        self.query_one(Felt).set(scene(view, words))
        self.query_one("#panel", Static).update(panel(view, game.table.match, words))
        self.query_one("#log-text", Static).update("\n".join(self.desk.log[-100:]))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        text = Text(prompt(view, words, may_tell=self.may_tell, waits=self.waits), "bold")
        if self.message:
            text.append(f"\n{self.message}", "not bold")
        self.query_one("#message", Static).update(text)
        self.query_one("#told", VerticalScroll).scroll_home(animate=False)
        self.query_one(Choices).offer(offers(view, words) if self.may_call or self.may_tell else (), self.hinted)
        self.query_one(Hand).hold(view, self.hinted if isinstance(self.hinted, Card) else None)

    # What the person does

    def action_key(self, place: int) -> None:
        """Choose a card by its key, or a call where calls are asked for."""
        if self.may_call or self.may_tell:
            self.query_one(Choices).press(place)
        elif not self.skip():
            self._play(place)

    def action_move(self, by: int) -> None:
        """Move the cursor."""
        if self.may_call or self.may_tell:
            self.query_one(Choices).move(by)
        else:
            self.query_one(Hand).move(by)

    def action_go_on(self) -> None:
        """Play the card under the cursor, or make the call; or go on after a trick that was seen."""
        if self.may_call or self.may_tell:
            self.query_one(Choices).press_chosen()
        elif not self.skip():
            self._play(self.query_one(Hand).cursor)

    def on_hand_chosen(self, event: Hand.Chosen) -> None:
        """Play the card that was clicked on."""
        if not self.skip():
            self.query_one(Hand).cursor = event.place
            self._play(event.place)

    def on_felt_seen(self) -> None:
        """Go on after a click on the table."""
        self.skip()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """Call or say what was chosen."""
        self.choose(event.offer.action)

    def action_hint(self) -> None:
        """Mark what the adviser would do, and say why."""
        if self.is_my_turn:
            choice = self.game.hint()
            self.hinted = choice.action
            self.tell(partial(_advised, choice, self.game.view))
        else:
            self.tell(lambda words: words("plain-no-hint"))
        self.filled()

    def action_undo(self) -> None:
        """Take back the latest decision."""
        self.take_back()

    def action_pace(self) -> None:
        """Go on to the next pace."""
        pace = self.desk.next_pace()
        self.tell(lambda words: words("screen-pace-set", pace=words(f"pace-{pace}")))
        self.go_on()

    def action_last_trick(self) -> None:
        """Show the last trick."""
        tricks = self.game.view.board.tricks
        if tricks:
            self.over(TrickPage(self.desk, tricks[-1:], 0, len(tricks)))
        else:
            self.tell(lambda words: words("plain-no-trick"))
            self.filled()

    def action_sheet(self) -> None:
        """Show the score sheet."""
        match = self.game.table.match
        self.over(Reading(self.desk, self.desk.words("screen-sheet-title"), lambda words: sheet(match, words)))

    def action_calls(self) -> None:
        """Show the calls and the talk of the round."""
        board = self.game.view.board
        self.over(Reading(self.desk, self.desk.words("screen-calls-title"), lambda words: calls_text(board, words)))

    def action_log(self) -> None:
        """Show everything that has happened."""
        self.over(Reading(self.desk, self.desk.words("screen-log-title"), lambda _: Text("\n".join(self.desk.log))))

    def action_rules(self) -> None:
        """Show the rules of the game."""
        rules = self.game.rules
        self.over(Reading(self.desk, self.desk.words("screen-rules"), lambda words: rules_text(rules, words)))

    def action_help(self) -> None:
        """Show what the keys do."""
        self.over(Reading(self.desk, self.desk.words("screen-help-title"), help_text))

    def action_talk(self) -> None:
        """Choose a question for the partner."""
        if self.is_my_turn and self.game.view.sayings():
            self.stop()
            self.app.push_screen(QuestionPage(self.desk), self._ask)

    def action_menu(self) -> None:
        """Leave the table for the menu."""
        self.leave_table()

    def _ask(self, say: Say | None) -> None:
        """Ask what was chosen, if anything was."""
        if say is None:
            self.go_on()
        else:
            self.choose(say)

    def _play(self, place: int) -> None:
        """Play the card at a place of the hand."""
        places = self.query_one(Hand).places
        card = places[place].card if place < len(places) else None
        if card is not None:
            self.choose(card)


def _advised(choice: Choice, view: View, words: Words) -> str:
    """What the adviser would do, and why."""
    if isinstance(choice.action, Card):
        action: str = words.card(choice.action)
    else:
        action = next(offer.label for offer in offers(view, words) if offer.action == choice.action)
    return words("plain-hint", action=action, why=words.reason(choice.reason, view.rules.pack))
