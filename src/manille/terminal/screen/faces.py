"""Cards as boxes of characters.

A suit is told by its letters, and by its symbol where the pack has one; the colour only helps.
"""

from __future__ import annotations

from typing import NamedTuple

from manille.rules.cards import Card, Pack
from manille.terminal.screen.canvas import Canvas
from manille.words import Words

GLYPHS = {"h-french": "♥", "d-french": "♦", "c-french": "♣", "s-french": "♠"}
"""Symbols of suits that are one cell wide; the Spanish pack has none, so its cards carry letters alone."""

INKS = {
    "h-french": "#b80d16",
    "d-french": "#a04800",
    "c-french": "#0f5f25",
    "s-french": "#101010",
    "o-spanish": "#7a5600",
    "c-spanish": "#b80d16",
    "e-spanish": "#173a9c",
    "b-spanish": "#0f5f25",
}
PAPER, SHADE = "#fffaf0", "#b9b8ad"
LIGHT, HEAVY = tuple("┌─┐│└┘"), tuple("┏━┓┃┗┛")


class Size(NamedTuple):
    """The outer size of a card in cells."""

    width: int
    height: int


def suit_key(pack: Pack, suit: int) -> str:
    """The name by which a suit is known here and in the catalogue."""
    return f"{pack.suits[suit]}-{pack}"


def suit_name(words: Words, pack: Pack, suit: int) -> str:
    """A suit with its symbol, if it has one, and its name."""
    return f"{GLYPHS.get(suit_key(pack, suit), '')} {words.suit(pack, suit)}".strip()


def draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    size: Size,
    card: Card | None,
    words: Words,
    *,
    heavy: bool = False,
    dim: bool = False,
    mark: str = "",
) -> None:
    """Draw a card, or the back of one. ``mark`` stands in the upper border."""
    paper = SHADE if dim else PAPER
    ink = INKS[suit_key(card.pack, card.suit)] if card else "#444444"
    frame = f"{'bold ' if heavy else ''}#303030 on {paper}"
    left, line, right, side, low_left, low_right = HEAVY if heavy else LIGHT
    inner = size.width - 2
    canvas.put(x, y, left + (f" {mark} " if mark else "").center(inner, line) + right, frame)
    for row, text in enumerate(_lines(card, words, inner, size.height - 2), y + 1):
        canvas.put(x, row, side, frame)
        canvas.put(x + 1, row, text.center(inner), f"{'' if dim else 'bold '}{ink} on {paper}")
        canvas.put(x + 1 + inner, row, side, frame)
    canvas.put(x, y + size.height - 1, low_left + line * inner + low_right, frame)


def _lines(card: Card | None, words: Words, width: int, height: int) -> list[str]:
    """What stands inside the frame."""
    if card is None:
        return ["▒" * width] * height
    key = suit_key(card.pack, card.suit)
    corner = words.face(card) + GLYPHS.get(key, "")
    mark = words(f"screen-mark-{key}")
    if height == 1:
        spaced = f"{corner} {mark}"
        return [spaced if len(spaced) <= width else corner + mark]
    above = (height - 2) // 2
    return [""] * above + [corner, mark] + [""] * (height - 2 - above)
