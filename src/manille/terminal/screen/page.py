"""What all screens have in common: their language, and a clear sentence where the window is too small."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Button, Static

from manille.terminal.screen.desk import Desk
from manille.words import Words

WIDTH, HEIGHT = 80, 24
"""The smallest window in which a whole table can be seen."""

ROOMY_WIDTH, ROOMY_HEIGHT = 100, 32
"""From this size on the cards are drawn larger."""

R = TypeVar("R")


class Page(Screen[R]):
    """A screen. It is composed anew when the language has changed while another screen lay over it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._spoken: Words = desk.words
        self._held: Widget | None = None

    def compose(self) -> ComposeResult:
        """Yield the warning about the size, then the parts of the screen."""
        yield Static(id="small", markup=False)
        yield from self.parts()

    def parts(self) -> ComposeResult:
        """Yield the widgets of the screen."""
        yield from ()

    def filled(self) -> None:
        """Fill the widgets, once they are there; called again when the language has changed."""

    def on_mount(self) -> None:
        """Fill the screen."""
        self.filled()

    async def on_screen_resume(self) -> None:
        """Speak the language in force."""
        if self._spoken is not self.desk.words:
            await self.relabel()

    async def relabel(self) -> None:
        """Compose the screen anew in the language in force."""
        self._spoken = self.desk.words
        await self.recompose()
        self._fit(self.size.width, self.size.height)
        self.filled()

    def on_resize(self, event: events.Resize) -> None:
        """Show the screen, or say that the window is too small for it."""
        self._fit(event.size.width, event.size.height)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing but leaving can be done while the screen cannot be seen."""
        return not self.has_class("too-small") or action in ("quit", "back")

    def leave(self) -> None:
        """Say that the match is kept, and end the program if the person agrees."""
        words = self.desk.words

        def answer(yes: bool | None) -> None:
            if yes:
                self.app.exit(message=words("screen-kept"))
            else:
                self.stayed()

        if self.desk.game is None:
            self.app.exit()
        else:
            ask = Ask(words("screen-kept"), words("screen-leave"), words("screen-stay"))
            self.app.push_screen(ask, answer)

    def stayed(self) -> None:
        """Go on, after the person did not leave."""

    def _fit(self, width: int, height: int) -> None:
        small = width < WIDTH or height < HEIGHT
        if small and self.focused is not None:
            self._held = self.focused
        self.set_class(small, "too-small")
        self.set_class(width >= ROOMY_WIDTH and height >= ROOMY_HEIGHT, "roomy")
        if small:
            facts = {"width": WIDTH, "height": HEIGHT, "columns": width, "lines": height}
            self.query_one("#small", Static).update(self.desk.words("screen-small", **facts))
        elif self._held is not None:
            # What is hidden loses the keys; it gets them back once it is seen again.
            self.call_after_refresh(self._held.focus)
            self._held = None


class Reading(Page[None]):
    """A text to read, over whatever lay there before."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,Q,enter,backspace", "back")]

    def __init__(self, desk: Desk, title: str, body: Callable[[Words], object]) -> None:
        super().__init__(desk)
        self._title = title
        self._body = body

    def parts(self) -> ComposeResult:
        """Yield title, text and keys."""
        yield Static(self._title, classes="title", markup=False)
        with VerticalScroll(classes="body"):
            yield Static(self._body(self.desk.words), markup=False)  # type: ignore[arg-type]
        yield key_line((self.desk.words("screen-page-keys"), "back"))

    def filled(self) -> None:
        """Let the keys scroll the text."""
        self.query_one(VerticalScroll).focus()

    def action_back(self) -> None:
        """Go back to where the person came from."""
        self.dismiss(None)


class Ask(ModalScreen[bool]):
    """A question with two answers, in a box over the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "answer(False)"),
        Binding("left,right,up,down", "app.focus_next"),
    ]

    def __init__(self, question: str, yes: str, no: str, *, careful: bool = False) -> None:
        """Ask; where something would be lost, ``careful`` makes no the answer to begin with."""
        super().__init__()
        self._question, self._yes, self._no = question, yes, no
        self._first = "#no" if careful else "#yes"

    def compose(self) -> ComposeResult:
        """Yield the question and its answers."""
        with Vertical(id="ask"):
            yield Static(self._question, markup=False)
            with Horizontal(classes="buttons"):
                yield Button(Text(self._yes), id="yes", variant="primary")
                yield Button(Text(self._no), id="no")

    def on_mount(self) -> None:
        """Begin with the safe answer."""
        self.query_one(self._first).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer with a button."""
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        """Answer with a key."""
        self.dismiss(yes)


class Link(Static):
    """A text that does something when it is clicked on: an action of its screen."""

    def __init__(self, action: str, *, id: str) -> None:
        super().__init__(id=id, markup=False)
        self._action = action

    async def on_click(self) -> None:
        """Do it."""
        await self.run_action(f"screen.{self._action}")


def key_line(*keys: tuple[str, str]) -> Static:
    """The line at the foot of a screen: what can be done, each a link to its action (an empty one only tells)."""
    return Static(links(keys), classes="keys")


def links(keys: Sequence[tuple[str, str]]) -> Content:
    """Labels in a row, each a link to an action of its screen."""
    parts = [
        Content.from_markup(f"[@click=screen.{action}]$label[/]", label=label) if action else Content(label)
        for label, action in keys
    ]
    return Content("  ").join(parts)
