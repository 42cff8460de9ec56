"""The commands that measure: perft and bench."""

from __future__ import annotations

import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from manille.cli.errors import BadData, BadUsage
from manille.cli.options import AsJson, Changes, app
from manille.cli.shared import as_text, say
from manille.rules.as_json import typed_changes
from manille.rules.variants import USUAL, variant
from manille.words import Words

if TYPE_CHECKING:
    from manille.study.bench import Figure


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
    from manille.study.perft import counts

    words: Words = ctx.obj
    chosen = variant(name, typed_changes(changes or ()))
    if left is not None and left > chosen.hand_size:
        raise BadUsage(words("cli-bad-left", most=chosen.hand_size))
    for level, count in counts(chosen, seed, depth, left):
        say(f"{level} {count}")


@app.command(help="cli-bench")
def bench(
    ctx: typer.Context,
    subject: Annotated[str, typer.Argument(help="cli-opt-subject", metavar="play|solver|server")] = "play",
    name: Annotated[str, typer.Option("--variant", "-v", help="cli-opt-variant")] = "",
    deals: Annotated[int, typer.Option("--deals", "-n", min=1, help="cli-opt-bench-deals")] = 40,
    large: Annotated[int, typer.Option("--large", min=1, help="cli-opt-large")] = 4,
    peers: Annotated[bool, typer.Option("--peers", help="cli-opt-peers")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the speed and the sizes of one subject."""
    from manille.solver import KernelMissing
    from manille.study.bench import SUBJECTS, Ask, missing

    words: Words = ctx.obj
    if subject not in SUBJECTS:
        raise BadUsage(words("cli-bad-subject", name=subject, names=words.listed(SUBJECTS)))
    if peers and subject != "solver":
        raise BadUsage(words("cli-bad-peers"))
    for peer in missing() if peers else ():
        sys.stderr.write(words("cli-no-peer", name=peer) + "\n")
    ask = Ask(variant=variant(name).variant if name else None, deals=deals, large=large, peers=peers)
    try:
        for figure in SUBJECTS[subject](ask):
            say(as_text(asdict(figure)) if as_json else _line(figure, words))
    except KernelMissing as error:
        raise BadData(words("cli-bot-kernel", name=subject, names="play")) from error


def _line(figure: Figure, words: Words) -> str:
    line = f"{figure.name:<58} {_number(figure.median):>10} {figure.unit:<9}"
    if figure.low == figure.high:
        return line.rstrip()
    mean, low, high = map(_number, (figure.mean, figure.low, figure.high))
    return f"{line} ({words('cli-bench-spread', mean=mean, low=low, high=high)})"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
