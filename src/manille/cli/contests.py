"""The commands in which bots play: simulate, arena, ladder, train."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from manille.cli.errors import BadData, BadUsage
from manille.cli.options import AsJson, Changes, Deals, FrozenSeed, Jobs, Stop, Variant, Whole, app
from manille.cli.shared import as_text, opened, progress, read_bots, say
from manille.rules.as_json import typed_changes
from manille.rules.variants import USUAL, VARIANTS, variant
from manille.words import Words

if TYPE_CHECKING:
    from manille.study.arena import Contest, Row


@app.command(help="cli-simulate")
def simulate(
    ctx: typer.Context,
    name: Variant = USUAL,
    matches: Annotated[int, typer.Option("--matches", "-n", min=1, help="cli-opt-matches")] = 1,
    seed: Annotated[str | None, typer.Option("--seed", help="cli-opt-seed")] = None,
    bots: Annotated[str, typer.Option("--bots", help="cli-opt-bots")] = "thumb",
    out: Annotated[str, typer.Option("--out", "-o", help="cli-opt-out")] = "-",
    jobs: Jobs = 1,
    changes: Changes = None,
) -> None:
    """Let bots play whole matches and write their records."""
    from manille.study import simulate as simulation

    words: Words = ctx.obj
    chosen = variant(name, typed_changes(changes or ()))
    names = read_bots(bots, chosen, words)
    won, rounds = [0, 0], 0
    lines = simulation.simulate(chosen, names, matches, seed, jobs or simulation.cores())
    with opened(out, words) as file:
        for line in progress(lines, matches, words("cli-progress"), file):
            file.write(line + "\n")
            record = json.loads(line)
            won[record["winner"]] += 1
            rounds += len(record["rounds"])
    sys.stderr.write(words("cli-simulated", matches=matches, rounds=rounds, one=won[0], two=won[1]) + "\n")


@app.command("arena", help="cli-arena")
def arena_command(
    ctx: typer.Context,
    one: Annotated[str, typer.Argument(help="cli-opt-one", metavar="A")],
    two: Annotated[str, typer.Argument(help="cli-opt-two", metavar="B")],
    name: Variant = USUAL,
    deals: Deals = 2000,
    matches: Whole = False,
    seed: FrozenSeed = "1",
    jobs: Jobs = 1,
    changes: Changes = None,
    as_json: AsJson = False,
    resume: Annotated[str, typer.Option("--resume", help="cli-opt-resume", metavar="FILE")] = "",
    stop: Stop = False,
    margin: Annotated[float | None, typer.Option("--margin", help="cli-opt-margin")] = None,
) -> None:
    """Compare two bots on the same deals."""
    from manille.cli.roster import check_player
    from manille.study.arena import Contest, compare
    from manille.study.ladder import table, title

    words: Words = ctx.obj
    for bot in (one, two):
        check_player(bot, words)
    if margin is not None and not 0 < margin < 1000:
        raise BadUsage(words("cli-bad-margin"))
    contest = Contest(variant(name, typed_changes(changes or ())), one, two, seed, matches)
    rows = _rows(contest, deals, jobs, Path(resume) if resume else None, words)
    found = compare(contest, progress(rows, deals, title(contest, words)), margin=margin, stop=stop)
    for line in [as_text(found.to_json())] if as_json else table(found, words):
        say(line)


@app.command("ladder", help="cli-ladder")
def ladder_command(
    ctx: typer.Context,
    names: Annotated[list[str] | None, typer.Option("--variant", "-v", help="cli-opt-variants")] = None,
    deals: Deals = 2000,
    matches: Whole = False,
    seed: FrozenSeed = "1",
    jobs: Jobs = 1,
    out: Annotated[str, typer.Option("--out", "-o", help="cli-opt-out")] = "docs/ladder.md",
    resume: Annotated[str, typer.Option("--resume", help="cli-opt-resume-folder", metavar="FOLDER")] = "",
    stop: Stop = False,
) -> None:
    """Compare each bot with the one below it, and write the table."""
    from manille.study import ladder
    from manille.study.arena import Contest, compare

    words: Words = ctx.obj
    games = [variant(name) for name in names or VARIANTS]
    contests = [Contest(rules, *pair, seed, matches) for rules in games for pair in ladder.pairs()]
    with opened(out, words) as file:
        for line in ladder.head(words, variants=names or (), deals=deals, seed=seed, matches=matches, stop=stop):
            file.write(line + "\n")
        for contest in contests:
            file.flush()
            log = Path(resume, f"{contest.rules.variant}-{contest.one}-{contest.two}.jsonl") if resume else None
            rows = _rows(contest, deals, jobs, log, words)
            found = compare(contest, progress(rows, deals, ladder.title(contest, words)), stop=stop)
            file.write(ladder.row(found, words) + "\n")


@app.command("train", help="cli-train")
def train_command(
    ctx: typer.Context,
    names: Annotated[list[str] | None, typer.Option("--variant", "-v", help="cli-opt-variants")] = None,
    rounds: Annotated[int, typer.Option("--rounds", "-n", min=20, help="cli-opt-rounds")] = 2000,
    seed: FrozenSeed = "1",
    jobs: Jobs = 1,
    out: Annotated[
        Path, typer.Option("--out", "-o", file_okay=False, help="cli-opt-policies", metavar="FOLDER")
    ] = Path(),
) -> None:
    """Let bots play, and write what a policy learns from it."""
    from manille.bots import BOTS
    from manille.bots.policy import packed
    from manille.solver import has_kernel
    from manille.study.ladder import decimal
    from manille.study.simulate import cores
    from manille.study.train import train

    words: Words = ctx.obj
    if not has_kernel():
        raise BadData(words("cli-bot-kernel", name="train", names=words.listed(BOTS)))
    games = [variant(name) for name in names or VARIANTS]
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadData(words("cli-bad-write", path=words.path(out))) from error
    for rules in games:
        taught = train(rules, rounds=rounds, seed=seed, jobs=jobs or cores())
        path = out / f"{rules.variant}.bin"
        with opened(str(path), words) as file:
            file.buffer.write(packed(taught.policy))
        surprise, untaught = decimal(taught.surprise, words), decimal(taught.untaught, words)
        game = words(f"variant-{rules.variant}")
        say(words("cli-trained", game=game, surprise=surprise, untaught=untaught, decisions=taught.decisions))


def _rows(contest: Contest, deals: int, jobs: int, log: Path | None, words: Words) -> Iterator[Row]:
    """The rows of a contest, kept in a file if there is one."""
    from manille.study.arena import play
    from manille.study.contest_file import LogError, play_on
    from manille.study.simulate import cores

    jobs = jobs or cores()
    if log is None:
        yield from play(contest, range(deals), jobs)
        return
    try:
        yield from play_on(contest, deals, log, jobs)
    except LogError as error:
        raise BadData(words(f"arena-bad-{error.code}", path=words.path(error.path))) from error
