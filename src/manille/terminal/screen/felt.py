"""The table: who sits where, and the cards of the trick before their seats."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text
from textual.message import Message
from textual.widget import Widget

from manille.game.labels import compass
from manille.game.trick import Trick
from manille.rules.rules import Rules
from manille.terminal.game import ME
from manille.terminal.narration import name
from manille.terminal.screen.canvas import Canvas
from manille.terminal.screen.faces import Size, draw_card
from manille.view.view import View
from manille.words import Words

SIZES = (Size(11, 6), Size(9, 5), Size(7, 3))
"""The sizes of cards, from which the largest is taken for which there is room."""

SIDE = 14
"""The columns that the labels of the seats left and right have."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What lies on the table: a trick, the seats with what is said about each, and whose turn it is."""

    rules: Rules
    trick: Trick
    labels: tuple[tuple[str, ...], ...]
    """For each seat its name and whatever else there is to say."""
    turn: int | None = None
    over: bool = False
    """Whether the trick is finished and lies there only to be seen."""
    view: View | None = None
    """For the piles of the other player, where there are any."""


def scene(view: View, words: Words) -> Scene:
    """The table of a view. A finished trick stays on it until the next card."""
    rules, board = view.rules, view.board
    over = not board.trick.cards and bool(board.tricks)
    trick = board.tricks[-1] if over else board.trick
    labels = tuple(_label(view, seat, words) for seat in range(rules.players))
    return Scene(rules, trick, labels, board.turn, over, view if rules.piles else None)


def trick_scene(rules: Rules, trick: Trick, words: Words) -> Scene:
    """A finished trick, to be looked at again."""
    return Scene(rules, trick, tuple((name(rules, seat, words),) for seat in range(rules.players)), over=True)


def _label(view: View, seat: int, words: Words) -> tuple[str, ...]:
    """What stands beside a seat: name, partner, dealer, cards left, shown card, what was said in this trick."""
    rules, board = view.rules, view.board
    parts = [name(rules, seat, words)]
    if rules.players > 2 and (seat - ME) % rules.players == 2:
        parts.append(words("screen-partner"))
    if seat == board.dealer:
        parts.append(words("screen-dealer"))
    parts.append(words("screen-cards-left", count=view.left(seat)))
    if seat == board.dealer and board.shown is not None and not board.shown.bit & board.played:
        parts.append(words("screen-shows", card=str(board.shown)))
    if board.says and board.says[-1].play == board.lead_index:
        said = board.says[-1]
        if said.answer is not None and (seat - said.seat) % rules.players == 2:
            parts.append(f"“{words.answer(said)}”")
        elif said.answer is None and seat == said.seat:
            parts.append(f"“{words.say(said.say, rules)}”")
    return tuple(parts)


class Felt(Widget):
    """Draws a scene as large as there is room. A click says that it has been seen."""

    class Seen(Message):
        """The person has seen what lies there."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.scene: Scene | None = None

    def set(self, scene: Scene) -> None:
        """Draw another scene."""
        self.scene = scene
        self.refresh()

    def on_click(self) -> None:
        """Tell that the table was clicked on."""
        self.post_message(self.Seen())

    def render(self) -> Text:
        """Draw the seats and the trick."""
        canvas = Canvas(self.size.width, self.size.height)
        if self.scene is not None:
            _Painter(canvas, self.scene, self.words).paint()
        return canvas.text()


class _Painter:
    """Puts one scene on one canvas."""

    def __init__(self, canvas: Canvas, scene: Scene, words: Words) -> None:
        self._canvas = canvas
        self._scene = scene
        self._words = words
        self._card = next(
            (size for size in SIZES if canvas.height >= 4 * size.height and canvas.width >= 8 * size.width), SIZES[-1]
        )

    def paint(self) -> None:
        """Draw labels, piles and cards."""
        canvas, middle = self._canvas, self._canvas.width // 2
        for seat, parts in enumerate(self._scene.labels):
            match compass(self._scene.rules, seat, ME):
                case "north":
                    self._line(middle, 0, seat, parts)
                case "south":
                    self._line(middle, canvas.height - 1, seat, parts)
                case "west":
                    self._column(0, seat, parts)
                case _:
                    self._column(canvas.width - SIDE, seat, parts)
        top = self._piles() if self._scene.view is not None else 1
        self._trick(top, canvas.height - 1)

    def _name(self, seat: int, text: str) -> tuple[str, str]:
        """The name of a seat, with arrows where it is its turn."""
        return (f"▶ {text} ◀", "bold reverse") if seat == self._scene.turn else (text, "bold")

    def _line(self, middle: int, y: int, seat: int, parts: tuple[str, ...]) -> None:
        first, style = self._name(seat, parts[0])
        rest = "".join(f" · {part}" for part in parts[1:])
        x = max(0, middle - len(first + rest) // 2)
        self._canvas.put(x, y, first, style)
        self._canvas.put(x + len(first), y, rest)

    def _column(self, x: int, seat: int, parts: tuple[str, ...]) -> None:
        y = (self._canvas.height - len(parts)) // 2
        first, style = self._name(seat, parts[0])
        self._canvas.centre(x + SIDE // 2, y, first, style)
        for row, part in enumerate(parts[1:], y + 1):
            self._canvas.centre(x + SIDE // 2, row, part[:SIDE])

    def _piles(self) -> int:
        """Draw the piles of the other player; the first row below them."""
        view = self._scene.view
        assert view is not None
        tops = view.tops(1 - ME)
        width = self._card.width + 1
        x = (self._canvas.width - len(tops) * width + 1) // 2
        for place, (top, under) in enumerate(tops):
            if top is not None or under:
                draw_card(self._canvas, x + place * width, 1, self._card, top, self._words)
            if under:
                self._canvas.put(x + place * width, 1 + self._card.height, f"+{under}".center(self._card.width))
        return 2 + self._card.height

    def _trick(self, top: int, bottom: int) -> None:
        """Draw the cards of the trick before their seats, the one that holds it with a thick frame."""
        scene = self._scene
        width, height = self._card
        middle, centre = self._canvas.width // 2, (top + bottom) // 2
        left = middle - width // 2
        low = centre - height // 2
        places = {"north": (left, max(top, low - height)), "south": (left, min(bottom - height, low + height))}
        if scene.view is not None or scene.rules.players == 2:
            places = {"north": (left - width, low), "south": (left + width, low)}
        else:
            places["west"] = max(SIDE, left - width - 6), low
            places["east"] = min(self._canvas.width - SIDE - width, left + width + 6), low
        for seat, card in scene.trick.by_seat(scene.rules.players):
            x, y = places[compass(scene.rules, seat, ME)]
            holds = card is scene.trick.best
            draw_card(self._canvas, x, y, self._card, card, self._words, heavy=holds, dim=scene.over and not holds)
            if scene.rules.players == 2:
                outside = x - SIDE if x < left else x + width
                self._canvas.put(outside, y + height // 2, scene.labels[seat][0].center(SIDE), "bold")
