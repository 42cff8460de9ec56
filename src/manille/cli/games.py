"""The commands for players: play, the rules, house rules."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from manille import __version__
from manille.cli.errors import BadUsage
from manille.cli.options import AsJson, Changes, app, house
from manille.cli.serving import browse
from manille.cli.shared import house_rules_named, labelled, saved_house_rules
from manille.rules.as_json import typed_changes
from manille.rules.outside_text import kept_name
from manille.rules.variants import VARIANTS, house_rules, variant
from manille.store import saves
from manille.words import Words


@app.callback(invoke_without_command=True)
def start(
    ctx: typer.Context,
    lang: Annotated[str, typer.Option("--lang", help="cli-opt-language")] = "",
    version: Annotated[bool, typer.Option("--version", help="cli-opt-version")] = False,
) -> None:
    """Without a command, serve this machine and open the game in its browser."""
    if version:
        sys.stdout.write(f"manille {__version__}\n")
    elif ctx.invoked_subcommand is None:
        browse(ctx.obj)


@app.command(help="cli-play")
def play(
    ctx: typer.Context,
    plain: Annotated[bool, typer.Option("--plain", help="cli-opt-plain")] = False,
    name: Annotated[str, typer.Option("--variant", "-v", help="cli-opt-variant")] = "",
    changes: Changes = None,
    house_name: Annotated[str, typer.Option("--house", help="cli-opt-house")] = "",
    seed: Annotated[str | None, typer.Option("--seed", help="cli-opt-seed")] = None,
    bot: Annotated[str, typer.Option("--bot", help="cli-opt-bot")] = "",
    new: Annotated[bool, typer.Option("--new", help="cli-opt-new")] = False,
    pace: Annotated[str, typer.Option("--pace", help="cli-opt-pace")] = "",
) -> None:
    """Play a match in the terminal."""
    from manille.cli.roster import check_bot
    from manille.table.table import PACES
    from manille.terminal import start

    words: Words = ctx.obj
    if bot:
        check_bot(bot, words)
    if pace and pace not in PACES:
        raise BadUsage(words("cli-bad-pace", name=pace, names=words.listed(PACES)))
    chosen = None
    if house_name or name or changes:
        if house_name:
            _, base = house_rules_named(words, house_name)
        else:
            base = variant(name) if name else saves.read_settings().rules
        chosen = variant(base.variant, {**house_rules(base), **typed_changes(changes or ())})
    try:
        start.play(words, rules=chosen, seed=seed, bot=bot, pace=pace, plain=plain, fresh=new)
    except start.MatchWaits as error:
        left = error.left
        game, number = words(f"variant-{left.rules.variant}"), len(left.table.match.rounds) + 1
        raise BadUsage(words("cli-match-waits", game=game, number=number)) from error


@app.command(help="cli-rules")
def rules(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(help="cli-opt-variant", metavar="[VARIANT]")] = "",
    changes: Changes = None,
    as_json: AsJson = False,
) -> None:
    """Show the rules of one game, or list them all."""
    from manille.words.rule_book import rule_book

    words: Words = ctx.obj
    if name:
        chosen = variant(name, typed_changes(changes or ()))
        lines = [json.dumps(chosen.to_json())] if as_json else rule_book(chosen, words)
    elif as_json:
        lines = [json.dumps(each.to_json()) for each in VARIANTS.values()]
    else:
        lines = [
            line
            for each in VARIANTS
            for line in (
                f"{each}: {words(f'variant-{each}')}",
                *(f"  {words(f'variant-{each}-{n}')}" for n in (1, 2, 3)),
            )
        ]
    for line in lines:
        sys.stdout.write(line + "\n")


@house.callback(invoke_without_command=True)
def house_start(ctx: typer.Context) -> None:
    """Without a command, list."""
    if ctx.invoked_subcommand is None:
        house_list(ctx)


@house.command("save", help="cli-house-save")
def house_save(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(help="cli-opt-name")],
    base: Annotated[str, typer.Argument(help="cli-opt-variant")],
    changes: Changes = None,
) -> None:
    """Save house rules under a name."""
    words: Words = ctx.obj
    name = kept_name(name)
    chosen = variant(base, typed_changes(changes or ()))
    saved = saved_house_rules(words)
    saves.write_house_rules({**saved, name: chosen})
    sys.stdout.write(words("cli-house-replaced" if name in saved else "cli-house-saved", name=name) + "\n")


@house.command("list", help="cli-house-list")
def house_list(ctx: typer.Context) -> None:
    """List the saved house rules."""
    words: Words = ctx.obj
    saved = saved_house_rules(words)
    if not saved:
        sys.stdout.write(words("cli-house-none") + "\n")
    for label, (_, chosen) in labelled(saved).items():
        shown = (
            f"{words.switch(field)}: {words.value(field, getattr(chosen, field))}" for field in house_rules(chosen)
        )
        title = words(f"variant-{chosen.variant}")
        sys.stdout.write(words("cli-house-line", name=label, variant=title, rules=words.listed(shown, "; ")) + "\n")


@house.command("delete", help="cli-house-delete")
def house_delete(ctx: typer.Context, name: Annotated[str, typer.Argument(help="cli-opt-name")]) -> None:
    """Delete saved house rules."""
    kept, _ = house_rules_named(ctx.obj, name)
    saved = saved_house_rules(ctx.obj)
    del saved[kept]
    saves.write_house_rules(saved)
    sys.stdout.write(ctx.obj("cli-house-gone", name=name) + "\n")
