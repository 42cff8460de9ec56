"""The commands that measure: perft and bench."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from manille.cli.options import AsJson, Changes, app
from manille.cli.shared import read_changes
from manille.errors import BadUsage
from manille.variants import USUAL, variant
from manille.words import Words


@app.command(help="cli-perft")
def perft(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(help="cli-opt-variant", metavar="VARIANT")] = USUAL,
    seed: Annotated[int, typer.Option("--seed", help="cli-opt-perft-seed")] = 1,
    depth: Annotated[int, typer.Option("--depth", min=1, help="cli-opt-depth")] = 5,
    left: Annotated[int | None, typer.Option("--left", min=1, help="cli-opt-left")] = None,
    changes: Changes = None,
) -> None:
    """Count the sequences of actions from a deal, depth by depth."""
    from manille.perft import counts

    words: Words = ctx.obj
    chosen = variant(name, read_changes(changes, words))
    if left is not None and left > chosen.hand_size:
        raise BadUsage(words("cli-bad-left", most=chosen.hand_size))
    for level, count in counts(chosen, seed, depth, left):
        sys.stdout.write(f"{level} {count}\n")
        sys.stdout.flush()


@app.command(help="cli-bench")
def bench(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(help="cli-opt-bench", metavar="[server]")] = "",
    name: Annotated[str, typer.Option("--variant", "-v", help="cli-opt-variant")] = "",
    as_json: AsJson = False,
) -> None:
    """Measure speed and sizes."""
    from dataclasses import asdict

    from manille import bench as measures

    if what not in ("", "server"):
        raise BadUsage(ctx.obj("cli-bad-bench", name=what[:40]))
    if what:
        from manille import load

        found = load.figures()
    else:
        found = measures.figures(variant(name).variant if name else None)
    for figure in found:
        line = f"{figure.name:<32} {figure.median:>12,.0f} {figure.unit:<10} ({figure.low:,.0f} to {figure.high:,.0f})"
        sys.stdout.write((json.dumps(asdict(figure)) if as_json else line) + "\n")
        sys.stdout.flush()
