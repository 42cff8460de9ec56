"""A finished trick, or one after the other, to look at again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from manille.game.trick import Trick
from manille.terminal.narration import name
from manille.terminal.screen.desk import Desk
from manille.terminal.screen.felt import Felt, trick_scene
from manille.terminal.screen.page import Page, key_line


class TrickPage(Page[None]):
    """Tricks of a round, one at a time. During a round it is given the last one only."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up,pageup", "earlier"),
        Binding("right,down,pagedown,space", "later"),
        Binding("escape,q,Q,enter,backspace,l,L,t,T", "back"),
    ]

    def __init__(self, desk: Desk, tricks: Sequence[Trick], first: int, numbered_from: int = 1) -> None:
        super().__init__(desk)
        self._tricks = tricks
        self._shown = first
        self._from = numbered_from

    def parts(self) -> ComposeResult:
        """Yield title, table and keys."""
        words = self.desk.words
        yield Static(id="trick-title", classes="title", markup=False)
        yield Felt(words)
        if len(self._tricks) > 1:
            yield key_line(("←", "earlier"), ("→", "later"), (words("screen-trick-keys"), "back"))
        else:
            yield key_line((words("screen-back"), "back"))

    def filled(self) -> None:
        """Show the trick in question."""
        words, rules = self.desk.words, self.desk.playing.rules
        trick = self._tricks[self._shown]
        title = words(
            "screen-trick-title",
            number=self._shown + self._from,
            total=rules.hand_size,
            seat=name(rules, trick.holder, words),
            points=trick.value,
        )
        self.query_one("#trick-title", Static).update(title)
        self.query_one(Felt).set(trick_scene(rules, trick, words))

    def action_earlier(self) -> None:
        """Go back to the trick before."""
        self._shown = max(0, self._shown - 1)
        self.filled()

    def action_later(self) -> None:
        """Go on to the trick after."""
        self._shown = min(self._shown + 1, len(self._tricks) - 1)
        self.filled()

    def action_back(self) -> None:
        """Go back to the table."""
        self.dismiss(None)
