"""How a match goes on: pauses between the cards of bots, a look at each finished trick, rounds one after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from textual.screen import Screen
from textual.timer import Timer

from manille.game.round import Action, IllegalAction
from manille.game.talk import Say
from manille.table.table import pause
from manille.terminal import narration
from manille.terminal.game import ME, Game, Step
from manille.terminal.screen.account import AccountPage, Next
from manille.terminal.screen.desk import Desk
from manille.terminal.screen.page import Page
from manille.words import Words


class Pacing(Page[None]):
    """The course of the match in progress; how it looks is the table's matter."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._message: Callable[[Words], str] | None = None
        self.hinted: Action | None = None
        self._silent = -1
        """The lead about which the person chose to say nothing."""
        self._timer: Timer | None = None

    @property
    def message(self) -> str:
        """What is told below the table: a refusal, a hint."""
        return self._message(self.desk.words) if self._message else ""

    @property
    def game(self) -> Game:
        """The match in progress."""
        return self.desk.playing

    @property
    def is_my_turn(self) -> bool:
        """Whether the person is to call or play, and nothing to say comes first."""
        return self.game.is_my_turn and not self.may_tell

    @property
    def may_call(self) -> bool:
        """Whether the person is asked to name trump or to double."""
        return self.game.is_my_turn and bool(self.game.view.board.auction.waiting)

    @property
    def may_tell(self) -> bool:
        """Whether the person, who has just led, may give a signal before the others play (T1)."""
        view = self.game.view
        return bool(view.board.trick.cards and view.sayings()) and view.board.lead_index != self._silent

    @property
    def waits(self) -> bool:
        """Whether the table waits for a moment to pass, or for a key."""
        return self._timer is not None

    def on_mount(self) -> None:
        """Sit down at the table, for the first time or again."""
        if self.desk.log:
            self.go_on()
        else:
            self.begin()

    def begin(self) -> None:
        """Tell how the match and its round begin, and let it go on."""
        if self.game.drawn is not None and not self.game.table.match.rounds:
            self.desk.note(partial(narration.drawn, self.game.drawn, self.game.rules))
        self._round_begins()
        self.go_on()

    def go_on(self) -> None:
        """Let the bots play until something is asked of the person, with a pause before each card."""
        self.stop()
        while self._bot_is_due or self.game.table.is_round_over:
            seconds = self._pause
            if seconds:
                self._timer = self.set_timer(seconds, self._pass)
                break
            if not self._proceed():
                break
        if not self.game.table.is_round_over or self.waits:
            self.filled()

    def skip(self) -> bool:
        """End a pause, if there is one."""
        if not self.waits:
            return False
        self._pass()
        return True

    def stop(self) -> None:
        """Stand still: another screen lies over the table, or the person leaves it."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def choose(self, action: Action | None) -> None:
        """Do what the person chose, or say why it is not allowed; None for saying nothing."""
        self._message, self.hinted = None, None
        if action is None:
            self._silent = self.game.view.board.lead_index
        elif isinstance(action, Say) or self.game.is_my_turn:
            try:
                self._record(self.game.act(action))
            except IllegalAction as error:
                refused, rules = error, self.game.rules
                self.tell(lambda words: words.refusal(refused, rules))
        else:
            self._message = lambda words: words("screen-not-turn")
        self.go_on()

    def take_back(self) -> None:
        """Take back the latest decision."""
        if self.game.can_undo:
            self.game.undo()
            self.hinted, self._silent = None, -1
            self.tell(lambda words: words("plain-undone"))
        else:
            self.tell(lambda words: words("plain-no-undo"))
        self.go_on()

    def leave_table(self) -> None:
        """Go back to the menu. A match that is over is closed, for nothing of it is left to play."""
        self.stop()
        table = self.game.table
        if table.round is not None and table.is_round_over and table.match.add(table.round).winner is not None:
            self.game.next_round()
            self.desk.game = None
        self.dismiss(None)

    def action_quit(self) -> None:
        """Leave the program; the table stands still while the person is asked."""
        self.stop()
        self.leave()

    def stayed(self) -> None:
        """Go on after all."""
        self.go_on()

    def over(self, page: Screen[None]) -> None:
        """Lay a page over the table, which stands still meanwhile."""
        self.stop()
        self.app.push_screen(page, lambda _: self.go_on())

    def tell(self, sentence: Callable[[Words], str]) -> None:
        """Tell the person something, below the table and in the log."""
        self._message = sentence
        self.desk.note(lambda words: [sentence(words)])

    @property
    def _bot_is_due(self) -> bool:
        """Whether a bot is to act, or may say something before the person plays."""
        return self.game.table.turn not in (None, ME) and not self.may_tell

    @property
    def _pause(self) -> float:
        """How long to wait before what comes next: longer where a finished trick is to be seen."""
        return pause(self.game.view.board, self.desk.settings.pace)

    def _pass(self) -> None:
        """The pause is over."""
        self.stop()
        if self._proceed():
            self.go_on()

    def _proceed(self) -> bool:
        """Do what comes next; whether the table goes on by itself after it."""
        if self.game.table.is_round_over:
            self.filled()
            self.app.push_screen(AccountPage(self.desk), self._after_round)
            return False
        step = self.game.step()
        if step is not None:
            self._record(step)
        return True

    def _record(self, step: Step) -> None:
        """Write in the log what happened, and let a bot that has just led say something."""
        self.desk.note(partial(narration.happened, step, self.game.view))
        speaker = self.game.view.board.speaker
        if speaker not in (None, ME) and self.game.is_my_turn:
            said = self.game.step()
            if said is not None:
                self.desk.note(partial(narration.happened, said, self.game.view))

    def _after_round(self, choice: Next | None) -> None:
        """Go on as the person chose in the account of the round."""
        game = self.game
        if choice == "undo":
            self.take_back()
            return
        if choice == "menu":
            self.leave_table()
            return
        game.next_round()
        if choice == "again":
            self.desk.begin(game.rules)
        self._message, self._silent = None, -1
        self.begin()

    def _round_begins(self) -> None:
        number = len(self.game.table.match.rounds) + 1
        self.desk.note(partial(narration.dealt, self.game.view, number))
