"""Writes docs/pictures/rooms.svg, the rooms of the house as one picture, from the imports in the code.

``make rooms`` runs it. Which floor a room is on stands in pyproject.toml, where import-linter reads it; the arrows and
the sentences come from the code. ``--check`` counts, and fails where something points up or the picture is an old one.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import combinations, permutations
from math import fsum
from pathlib import Path
from statistics import fmean
from textwrap import wrap

import grimp

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "manille"
TARGET = ROOT / "docs" / "pictures" / "rooms.svg"

Arrow = tuple[str, str]
"""A room and one that it imports."""

Spot = tuple[str, int]
"""A room and a floor: the room itself on its own floor; above it, where the arrows that lead down to it pass."""

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 830, 56, 24, 26, 62
BESIDE, WIDEST, PASSAGE = 18, 290, 12
NAME, LINE, LETTER, PADDING = 20, 15, 6.7, 11
"""All in pixels: the page, what stands beside each other on it, and text; a letter is reckoned as in a wide font."""

STYLE = """\
text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-size:12px;text-anchor:middle}
.name{font-size:15px;font-weight:700}
.floor path{stroke:#fff;stroke-opacity:.09}
.floor text{font-size:12px;fill:#9dbfae}
.arrows{fill:none;stroke:#9dc7b1;stroke-width:1.5;stroke-linecap:round}
.heads{fill:#9dc7b1}
.brain rect{fill:#fffaf0;stroke:#d9ceb3}
.brain text{fill:#4b5046}
.brain .name{fill:#12352a}
.edge rect{fill:#12332a;stroke:#4d8069}
.edge text{fill:#c6d3c8}
.edge .name{fill:#f0cf7a}
.key{text-anchor:start;fill:#c6d3c8}"""


def main() -> int:
    """Write the picture, or with ``--check`` hold the house and the picture to the code."""
    if sys.argv[1:] != ["--check"]:
        TARGET.write_text(picture(), "utf-8")
        return 0
    house = f"{len(floors())} packages on {len({*floors().values()})} floors"
    sys.stdout.write(f"{house}, {len(upward())} arrows up, {len(circles())} circles\n")
    faults = [*_faults()]
    sys.stderr.writelines(f"{fault}\n" for fault in faults)
    return int(bool(faults))


def _faults() -> Iterator[str]:
    for room, other in upward():
        yield f"{room} imports {other}, which is not below it"
    for circle in circles():
        yield f"These import each other: {', '.join(circle)}"
    if not TARGET.exists() or TARGET.read_text("utf-8") != picture():
        yield f"{TARGET.relative_to(ROOT)} is an old picture: make rooms"


# The house


@cache
def arrows() -> frozenset[Arrow]:
    """Every import of one room by another; the package around them is the door to the library, and no room."""
    graph = grimp.build_graph("manille", cache_dir=None)
    rooms = [f"manille.{path.parent.name}" for path in SOURCE.glob("*/__init__.py")]
    for room in rooms:
        graph.squash_module(room)
    return frozenset(
        (room.removeprefix("manille."), other.removeprefix("manille."))
        for room in rooms
        for other in graph.find_modules_directly_imported_by(room)
        if other in rooms and other != room
    )


@cache
def floors() -> dict[str, int]:
    """The floor of each room, the ground floor 0."""
    layers = [layer.split(" | ") for layer in reversed(_contract("rooms")["layers"])]
    planned = {name: floor for floor, layer in enumerate(layers) for name in layer}
    return {path.parent.name: planned[path.parent.name] for path in sorted(SOURCE.glob("*/__init__.py"))}


def upward() -> list[Arrow]:
    """The imports that do not point down."""
    return sorted((room, other) for room, other in arrows() if floors()[other] >= floors()[room])


def circles() -> list[tuple[str, ...]]:
    """The sets of rooms that import each other, directly or by way of others."""
    found = {tuple(sorted(below(room) & {each for each in floors() if room in below(each)})) for room in floors()}
    return sorted(found - {()})


@cache
def below(room: str) -> frozenset[str]:
    """All that a room imports, directly or by way of others."""
    found: set[str] = set()
    ahead = [room]
    while ahead:
        at = ahead.pop()
        new = {other for each, other in arrows() if each == at} - found
        found |= new
        ahead += new
    return frozenset(found)


def needed() -> list[Arrow]:
    """The arrows that point down and that no longer way implies."""
    return sorted(
        (room, other)
        for room, other in arrows() - {*upward()}
        if not any(other in below(between) for each, between in arrows() if each == room and between != other)
    )


@cache
def sentence(room: str) -> str:
    """The first sentence of what a room says of itself."""
    text = ast.get_docstring(ast.parse((SOURCE / room / "__init__.py").read_text("utf-8"))) or ""
    return " ".join(f"{text} ".replace("\n", " ").split(". ")[0].split()).replace("`", "").rstrip(".")


def _contract(name: str) -> dict[str, list[str]]:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    found: dict[str, list[str]] = next(each for each in contracts if each["id"] == name)
    return found


# Where everything stands


def ways() -> list[tuple[Spot, Spot]]:
    """Each arrow floor by floor; those that lead to the same room become one as soon as they meet."""
    return sorted(
        {
            ((room if floor == floors()[room] else other, floor), (other, floor - 1))
            for room, other in needed()
            for floor in range(floors()[room], floors()[other], -1)
        }
    )


def rows(parts: list[tuple[Spot, Spot]]) -> list[tuple[Spot, ...]]:
    """The spots of each floor from left to right, in the order in which arrows cross least and are shortest."""
    spots = sorted({*floors().items(), *(spot for way in parts for spot in way)})
    found = [tuple(spot for spot in spots if spot[1] == floor) for floor in range(max(floors().values()) + 1)]
    best = _tangle(found, parts)
    while True:
        before = best
        for floor in range(len(found)):
            tried = ([*found[:floor], row, *found[floor + 1 :]] for row in permutations(found[floor]))
            best, found = min((_tangle(each, parts), each) for each in tried)
        if best == before:
            return found


def _tangle(found: list[tuple[Spot, ...]], parts: list[tuple[Spot, Spot]]) -> tuple[int, int]:
    """How often arrows cross, and how far they lead aside."""
    place = {spot: x for row in found for spot, x in _spread(row).items()}
    crossings = sum(
        (place[a] - place[c]) * (place[b] - place[d]) < 0 for (a, b), (c, d) in combinations(parts, 2) if a[1] == c[1]
    )
    return crossings, round(fsum(abs(place[a] - place[b]) for a, b in parts))


def places(found: list[tuple[Spot, ...]], parts: list[tuple[Spot, Spot]]) -> dict[Spot, int]:
    """The middle of each spot: as near to those above and below that it is tied to as its neighbours let it."""
    place = {spot: x for row in found for spot, x in _spread(row).items()}
    tied: dict[Spot, list[Spot]] = {spot: [] for spot in place}
    for above, under in parts:
        straight = 1 if _is_room(above) or _is_room(under) else 100
        tied[above] += [under] * straight
        tied[under] += [above] * straight
    for _ in range(200):
        for row in (*found, *reversed(found)):
            wishes = [[place[other] for other in tied[spot] or [spot]] for spot in row]
            place |= zip(row, _apart(row, wishes), strict=True)
    return {spot: round(x) for spot, x in place.items()}


def _apart(row: tuple[Spot, ...], wishes: list[list[float]]) -> list[float]:
    """The places nearest to those wished for that keep everything on a floor apart and on the page."""
    offsets = [x - _spread(row)[row[0]] for x in _spread(row).values()]
    blocks: list[tuple[list[float], int]] = []
    for wished, offset in zip(wishes, offsets, strict=True):
        block, size = [x - offset for x in wished], 1
        while blocks and fmean(blocks[-1][0]) > fmean(block):
            before, more = blocks.pop()
            block, size = before + block, more + size
        blocks.append((block, size))
    low = LEFT + _breadth(row[0], row) / 2
    high = WIDTH - RIGHT - _breadth(row[-1], row) / 2 - offsets[-1]
    shifts = [min(max(fmean(block), low), high) for block, size in blocks for _ in range(size)]
    return [shift + offset for shift, offset in zip(shifts, offsets, strict=True)]


def _spread(row: tuple[Spot, ...]) -> dict[Spot, float]:
    """A floor with everything side by side in the middle of the page."""
    breadths = [_breadth(spot, row) for spot in row]
    start = (LEFT + WIDTH - RIGHT - fsum(breadths) - BESIDE * (len(row) - 1)) / 2
    return {
        spot: start + fsum(breadths[:place]) + BESIDE * place + breadths[place] / 2 for place, spot in enumerate(row)
    }


def _breadth(spot: Spot, row: tuple[Spot, ...]) -> int:
    """How wide a spot is: the rooms of a floor share what the arrows leave."""
    if not _is_room(spot):
        return PASSAGE
    rooms = sum(map(_is_room, row))
    space = WIDTH - LEFT - RIGHT - BESIDE * (len(row) - 1) - PASSAGE * (len(row) - rooms)
    return min(WIDEST, space // rooms)


def _is_room(spot: Spot) -> bool:
    return floors()[spot[0]] == spot[1]


# The picture


@dataclass(frozen=True, slots=True)
class Plan:
    """Where to draw what; of each floor the top and the bottom."""

    ways: list[tuple[Spot, Spot]]
    rows: list[tuple[Spot, ...]]
    place: dict[Spot, int]
    lines: dict[Spot, list[str]]
    tops: list[int]
    bottoms: list[int]

    @staticmethod
    def made() -> Plan:
        """The plan of the house, from the roof down; the farther arrows lead aside, the longer they have for it."""
        parts = ways()
        found = rows(parts)
        place = places(found, parts)
        lines = {spot: _wrapped(spot, row) for row in found for spot in row if _is_room(spot)}
        tops, bottoms, top = [], [], TOP
        for floor in reversed(range(len(found))):
            tops.append(top)
            bottoms.append(top + 2 * PADDING + NAME + LINE * max(len(lines.get(spot, ())) for spot in found[floor]))
            aside = max((abs(place[a] - place[b]) for a, b in parts if a[1] == floor), default=0)
            top = bottoms[-1] + 38 + min(24, aside // 12)
        return Plan(parts, found, place, lines, tops[::-1], bottoms[::-1])


def picture() -> str:
    """The text of the file."""
    return "\n".join(_lines(Plan.made())) + "\n"


def _lines(plan: Plan) -> Iterator[str]:
    height = plan.bottoms[0] + BOTTOM
    yield f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">'
    yield "<!-- Made from src/manille by scripts/rooms.py: `make rooms`. -->"
    yield "<title>The rooms of manille, and which imports which</title>"
    yield f"<style>\n{STYLE}\n</style>"
    yield '<radialGradient id="felt" r=".75"><stop stop-color="#1f6a4d"/><stop offset="1" stop-color="#0e3a29"/>'
    yield "</radialGradient>"
    yield f'<rect width="{WIDTH}" height="{height}" rx="14" fill="url(#felt)"/>'
    yield from _floors(plan)
    yield from _arrows(plan)
    for row in plan.rows:
        for spot in filter(_is_room, row):
            yield from _room(spot, _breadth(spot, row), plan)
    yield from _key(height - 36)
    yield "</svg>"


def _wrapped(spot: Spot, row: tuple[Spot, ...]) -> list[str]:
    """The sentence of a room in as few lines as can be, all about as long."""
    text = sentence(spot[0])
    letters = int((_breadth(spot, row) - 2 * PADDING) / LETTER)
    fewest = len(wrap(text, letters))
    return next(lines for width in range(1, letters + 1) if len(lines := wrap(text, width)) <= fewest)


def _floors(plan: Plan) -> Iterator[str]:
    yield '<g class="floor">'
    for floor, (top, bottom) in enumerate(zip(plan.tops, plan.bottoms, strict=True)):
        yield f'<text x="{LEFT // 2}" y="{(top + bottom) // 2 + 4}">{floor}</text>'
        if floor:
            y = (bottom + plan.tops[floor - 1]) // 2
            yield f'<path d="M{LEFT // 2 - 8} {y}H{WIDTH - RIGHT}"/>'
    yield "</g>"


def _arrows(plan: Plan) -> Iterator[str]:
    yield '<path class="arrows" d="'
    for above, under in plan.ways:
        start, end = plan.bottoms[above[1]], plan.tops[under[1]]
        x, to, middle = plan.place[above], plan.place[under], (start + end) // 2
        through = "" if _is_room(under) else f"V{plan.bottoms[under[1]]}"
        yield f"M{x} {start}C{x} {middle} {to} {middle - 4} {to} {end - 6}{through}"
    yield '"/>'
    reached = sorted({under for _, under in plan.ways if _is_room(under)})
    heads = (f"M{plan.place[spot] - 5} {plan.tops[spot[1]] - 9}h10l-5 9z" for spot in reached)
    yield f'<path class="heads" d="{"".join(heads)}"/>'


def _room(spot: Spot, breadth: int, plan: Plan) -> Iterator[str]:
    name, floor = spot
    middle, top = plan.place[spot], plan.tops[floor]
    kind = "brain" if f"manille.{name}" in _contract("brain")["source_modules"] else "edge"
    height = plan.bottoms[floor] - top
    yield f'<g class="{kind}"><rect x="{middle - breadth // 2}" y="{top}" width="{breadth}" height="{height}" rx="9"/>'
    yield f'<text class="name" x="{middle}" y="{top + PADDING + 13}">{name}</text>'
    for number, line in enumerate(plan.lines[spot], start=1):
        y = top + PADDING + NAME - 4 + LINE * number
        yield f'<text x="{middle}" y="{y}">{escape(line, quote=False)}</text>'
    yield "</g>"


def _key(y: int) -> Iterator[str]:
    """What the colours and the arrows mean."""
    for x, kind, text in ((LEFT, "brain", "the brain: standard library alone"), (LEFT + 244, "edge", "the edges")):
        yield f'<g class="{kind}"><rect x="{x}" y="{y}" width="18" height="12" rx="3"/></g>'
        yield f'<text class="key" x="{x + 26}" y="{y + 10}">{text}</text>'
    text = "Arrows point at imports; what a longer way implies is left out."
    yield f'<text class="key" x="{LEFT + 350}" y="{y + 10}">{text}</text>'


if __name__ == "__main__":
    sys.exit(main())
