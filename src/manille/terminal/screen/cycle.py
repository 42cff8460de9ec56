"""A line with a label and a few values, to change with the arrow keys or the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

LABEL = 42
"""The columns of a label, where the values leave so many."""


class Cycle(Widget, can_focus=True):
    """A choice among a few values: arrows or a click go to the next one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)"),
        Binding("right,space", "turn(1)"),
    ]

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, cycle: Cycle) -> None:
            self.cycle = cycle
            super().__init__()

    def __init__(self, name: str, label: str, names: Sequence[str], chosen: int) -> None:
        super().__init__(name=name, id=f"cycle-{name}", classes="line")
        self.label = label
        self.names = tuple(names)
        self.chosen = chosen

    def action_turn(self, by: int) -> None:
        """Go to the next value, or back."""
        self.chosen = (self.chosen + by) % len(self.names)
        self.refresh()
        self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        """Go on, or back where the arrow to the left was clicked on."""
        self.focus()
        self.action_turn(-1 if self._column <= event.x <= self._column + 2 else 1)

    def render(self) -> Text:
        """Draw label and value."""
        text = Text(no_wrap=True)
        label = self.label if len(self.label) < self._column else self.label[: self._column - 2] + "…"
        text.append(label.ljust(self._column))
        text.append(f"◀ {self.names[self.chosen]} ▶", "bold")
        return text

    @property
    def _column(self) -> int:
        """Where the values begin: far enough to the left for the longest of them."""
        return min(LABEL, self.size.width - max(map(len, self.names)) - 4)
