"""The person's own cards at the bottom of the screen, in a row of boxes to choose from."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from manille.rules.cards import Card
from manille.terminal.screen.canvas import Canvas
from manille.terminal.screen.faces import Size, draw_card
from manille.view.view import View
from manille.words import Words

KEYS = "1234567890ab"
"""The keys of the cards, from left to right."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the row: a card, or None for one that is face down; how many lie under it, None for no pile."""

    card: Card | None
    under: int | None = None

    @property
    def empty(self) -> bool:
        """Whether nothing is left of a pile."""
        return self.card is None and not self.under


class Hand(Widget):
    """A row of cards. Those that may be played stand one line higher and carry a mark; it tells which one is chosen."""

    class Chosen(Message):
        """The person wants to play the card at a place."""

        def __init__(self, place: int) -> None:
            self.place = place
            super().__init__()

    def __init__(self, words: Words) -> None:
        super().__init__(id="hand")
        self.words = words
        self.places: tuple[Place, ...] = ()
        self.legal: frozenset[Card] = frozenset()
        self.hint: Card | None = None
        self.cursor = 0
        self._slots = 1

    def hold(self, view: View, hint: Card | None) -> None:
        """Show the cards of a view, with what may be played now."""
        rules = view.rules
        if rules.piles:
            self.places = tuple(Place(top, under) for top, under in view.tops(view.seat))
        else:
            self.places = tuple(Place(card) for card in rules.pack.hand(view.hand))
        legal = frozenset(action for action in view.legal() if isinstance(action, Card))
        self._slots = len(rules.packets) if rules.piles else rules.hand_size
        if hint is not None and hint is not self.hint:
            self._point({hint})
        elif legal != self.legal and self._pointed not in legal:
            self._point(legal)
        self.cursor = max(0, min(self.cursor, len(self.places) - 1))
        self.legal, self.hint = legal, hint
        self.refresh()

    def move(self, by: int) -> None:
        """Put the cursor on another card."""
        if self.places:
            self.cursor = (self.cursor + by) % len(self.places)
            self.refresh()

    def place_at(self, x: int) -> int | None:
        """The place of the card drawn at a column."""
        place, within = divmod(x - self._left, self._pitch)
        return place if 0 <= place < len(self.places) and within < self._card.width else None

    def on_click(self, event: events.Click) -> None:
        """Choose the card under the mouse."""
        place = self.place_at(event.x)
        if place is not None and not self.places[place].empty:
            self.post_message(self.Chosen(place))

    def render(self) -> Text:
        """Draw the cards and, under each, its key."""
        canvas = Canvas(self.size.width, self.size.height)
        for place, each in enumerate(self.places):
            if not each.empty:
                self._draw(canvas, self._left + place * self._pitch, place, each)
        return canvas.text()

    def _draw(self, canvas: Canvas, x: int, place: int, each: Place) -> None:
        size, card = self._card, each.card
        may = card in self.legal
        raised = 0 if may else 1
        chosen = bool(self.legal) and place == self.cursor
        mark = "*" if card is not None and card is self.hint else ""
        draw_card(canvas, x, raised, size, card, self.words, heavy=chosen, dim=bool(self.legal) and not may, mark=mark)
        key = f"▲{KEYS[place].upper()}" if may else f" {KEYS[place].upper()}"
        if each.under:
            key += f" +{each.under}"
        style = "bold reverse" if chosen else "bold" if may else ""
        canvas.put(x, size.height + 1, key.center(size.width), style)

    @property
    def _pointed(self) -> Card | None:
        """The card under the cursor."""
        return self.places[self.cursor].card if self.cursor < len(self.places) else None

    def _point(self, cards: Set[Card]) -> None:
        """Put the cursor on the first of some cards."""
        self.cursor = next((place for place, each in enumerate(self.places) if each.card in cards), self.cursor)

    @property
    def _card(self) -> Size:
        """Cards as wide as their number allows, an odd number of cells so that what they show is in the middle."""
        room = (self.size.width - 2) // self._slots - 1
        width = min(room, 11 if self.size.height > 6 else 9)
        return Size(width - 1 + width % 2, self.size.height - 2)

    @property
    def _pitch(self) -> int:
        return self._card.width + 1

    @property
    def _left(self) -> int:
        return max(0, (self.size.width - len(self.places) * self._pitch + 1) // 2)
