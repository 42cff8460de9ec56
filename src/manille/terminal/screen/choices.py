"""What may be called or said, as a row of buttons above the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container
from textual.message import Message
from textual.widgets import Button

from manille.game.auction import Call
from manille.game.round import Action
from manille.terminal.screen.faces import suit_name
from manille.view.view import View
from manille.words import Words

MOST = 8
"""More calls or signals than this are never open at once."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button: what it says, and what it does; None to say nothing."""

    label: str
    action: Action | None


def offers(view: View, words: Words) -> tuple[Offer, ...]:
    """The calls that are open to the person, or else the signals."""
    calls = [action for action in view.legal() if isinstance(action, Call)]
    if calls:
        return tuple(Offer(_call(call, view, words), call) for call in calls)
    says = (Offer(f"“{words.say(say, view.rules)}”", say) for say in view.sayings())
    return (*says, Offer(words("screen-say-nothing"), None))


def _call(call: Call, view: View, words: Words) -> str:
    if call.suit is not None:
        return suit_name(words, view.rules.pack, call.suit)
    return words.call(call, view.rules, doubles=view.board.auction.doubles)


class Choices(Container):
    """A few numbered buttons; nothing at all while there is nothing to choose."""

    class Chosen(Message):
        """An offer was chosen."""

        def __init__(self, offer: Offer) -> None:
            self.offer = offer
            super().__init__()

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.offers: tuple[Offer, ...] = ()
        self._cursor = 0

    def compose(self) -> ComposeResult:
        """Yield buttons to be filled as needed."""
        for number in range(1, MOST + 1):
            button = Button("", id=f"choice-{number}", compact=True)
            button.can_focus = False
            yield button

    def offer(self, offers: Sequence[Offer], hint: Action | None) -> None:
        """Show some offers, the hinted one with the mark *."""
        if tuple(offers) != self.offers:
            self._cursor = 0
        self.offers = tuple(offers)
        self._label(hint)

    def move(self, by: int) -> None:
        """Put the cursor on another button."""
        self._cursor = (self._cursor + by) % len(self.offers)
        self._label(None)

    def press(self, place: int) -> None:
        """Choose the button at a place, if there is one."""
        if place < len(self.offers):
            self.post_message(self.Chosen(self.offers[place]))

    def press_chosen(self) -> None:
        """Choose the button under the cursor."""
        self.press(self._cursor)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Choose the button that was clicked on."""
        event.stop()
        self.press(int((event.button.id or "").removeprefix("choice-")) - 1)

    def _label(self, hint: Action | None) -> None:
        self.display = bool(self.offers)
        room = 0
        for place, button in enumerate(self.query(Button)):
            button.display = place < len(self.offers)
            if button.display:
                offer = self.offers[place]
                star = "*" if hint is not None and offer.action == hint else ""
                label = f"{place + 1} {offer.label}{star}"
                button.label = Text(f"▸{label}◂" if place == self._cursor else f" {label} ")
                button.variant = "primary" if place == self._cursor else "default"
                room += max(8, len(label) + 4) + 1
        self.set_class(room > self.screen.size.width - 2, "wrapped")
