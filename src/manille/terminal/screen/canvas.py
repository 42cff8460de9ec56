"""A sheet of character cells to draw on: cards and labels are put where they belong, whatever lay there before."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text


class Canvas:
    """Cells of one character and one style each. What falls outside is left out."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from a cell to the right."""
        if 0 <= y < self.height:
            for place, letter in enumerate(text, x):
                if 0 <= place < self.width:
                    self._cells[y][place] = (letter, style)

    def centre(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text with its middle at a cell."""
        self.put(x - len(text) // 2, y, text, style)

    def text(self) -> Text:
        """What has been drawn."""
        drawn = Text(no_wrap=True, end="")
        for number, row in enumerate(self._cells):
            if number:
                drawn.append("\n")
            for style, cells in groupby(row, key=lambda cell: cell[1]):
                drawn.append("".join(letter for letter, _ in cells), style or None)
        return drawn
