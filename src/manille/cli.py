"""The command line: what each command is asked, and what it answers. Errors are one sentence and a status: 1 or 2."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO, TypeVar

import typer

from manille import __version__
from manille.errors import BadData, BadUsage
from manille.match import Match
from manille.reading import RecordError
from manille.record import replay
from manille.records import read_records
from manille.round import Round
from manille.rules import Rules, RulesError
from manille.terminal import saves
from manille.variants import USUAL, VARIANTS, house_rules, variant
from manille.words import LANGUAGES, Words, preferred

if TYPE_CHECKING:
    from manille.arena import Contest, Row

# Help texts are messages of the catalogue: `_localised` puts the sentences in their place.
Variant = Annotated[str, typer.Option("--variant", "-v", help="cli-opt-variant")]
Changes = Annotated[list[str] | None, typer.Option("--set", help="cli-opt-set", metavar="NAME=VALUE")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
File = Annotated[str, typer.Argument(help="cli-opt-file")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, help="cli-opt-jobs")]
Deals = Annotated[int, typer.Option("--deals", "-n", min=2, help="cli-opt-deals")]
Whole = Annotated[bool, typer.Option("--matches", help="cli-opt-whole")]
FrozenSeed = Annotated[str, typer.Option("--seed", help="cli-opt-frozen-seed")]

T = TypeVar("T")

app = typer.Typer(add_completion=False, no_args_is_help=False, pretty_exceptions_enable=False, help="cli-about")
house = typer.Typer(add_completion=False, help="cli-house")
app.add_typer(house, name="house")


def run(arguments: Sequence[str]) -> int:
    """Carry out a command and give its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    language, rest = _take_language(arguments)
    words = Words(preferred(language or saves.read_settings().language))
    try:
        if language is not None and language not in LANGUAGES:
            raise BadUsage(words("cli-bad-language", name=language, names=", ".join(LANGUAGES)))
        command = _localised(typer.main.get_command(app), words)
        status = command.main(rest, prog_name="manille", standalone_mode=False, obj=words)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except typer.TyperException as error:
        return _complain(error.format_message(), error.exit_code)
    except (RecordError, RulesError) as error:
        return _complain(words.error(error), 1)
    except BadData as error:
        return _complain(str(error), 1)
    except BadUsage as error:
        return _complain(str(error), 2)
    except BrokenPipeError:
        # The reader has gone away; what is left in the buffer must not be tried again at the end of the process.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return 130


@app.callback(invoke_without_command=True)
def start(
    ctx: typer.Context,
    lang: Annotated[str, typer.Option("--lang", help="cli-opt-language")] = "",
    version: Annotated[bool, typer.Option("--version", help="cli-opt-version")] = False,
) -> None:
    """Without a command, play."""
    if version:
        sys.stdout.write(f"manille {__version__}\n")
    elif ctx.invoked_subcommand is None:
        play(ctx)


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
    from manille.terminal import start

    words: Words = ctx.obj
    chosen = None
    if house_name or name or changes:
        base = _house_rules(words, house_name) if house_name else variant(name) if name else saves.read_settings().rules
        chosen = variant(base.variant, {**house_rules(base), **_changes(changes, words)})
    start.play(words, rules=chosen, seed=seed, bot=bot, pace=pace, plain=plain, fresh=new)


@app.command(help="cli-rules")
def rules(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(help="cli-opt-variant", metavar="[VARIANT]")] = "",
    changes: Changes = None,
    as_json: AsJson = False,
) -> None:
    """Show the rules of one game, or list them all."""
    from manille.show import rule_book

    words: Words = ctx.obj
    if name:
        chosen = variant(name, _changes(changes, words))
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
    from manille import simulate as simulation

    words: Words = ctx.obj
    chosen = variant(name, _changes(changes, words))
    names = _bots(bots, chosen, words)
    won, rounds = [0, 0], 0
    lines = simulation.simulate(chosen, names, matches, seed, jobs or simulation.cores())
    with _opened(out, words) as file:
        for line in _progress(lines, matches, words("cli-progress"), file):
            file.write(line + "\n")
            record = json.loads(line)
            won[record["winner"]] += 1
            rounds += len(record["rounds"])
    sys.stderr.write(words("cli-simulated", matches=matches, rounds=rounds, one=won[0], two=won[1]) + "\n")


@app.command("replay", help="cli-replay")
def replay_file(ctx: typer.Context, file: File, as_json: AsJson = False) -> int:
    """Check every record of a file, a line of answer for each; the status is 1 if any failed."""
    words: Words = ctx.obj

    def answers(number: int, match: Match, _: Round | None) -> Iterator[str]:
        told = {"ok": True, "score": match.score, "sets": match.sets, "winner": match.winner}
        yield _json(told) if as_json else _right(number, match, words)

    return _answer_records(file, answers, as_json, words)


@app.command("solve", help="cli-solve")
def solve_file(
    ctx: typer.Context,
    file: File,
    as_json: AsJson = False,
    budget: Annotated[int | None, typer.Option("--budget", min=1, help="cli-opt-budget")] = None,
) -> int:
    """What each card is worth in the position at the end of every record; the status is 1 if one has no answer."""
    from manille import solve

    words: Words = ctx.obj
    fast = _has_kernel(words)

    def answers(number: int, match: Match, current: Round | None) -> Iterator[str]:
        state = solve.to_solve(match, current)
        values = solve.solve(state, budget, fast=fast)
        told = solve.values_json(values)
        yield _json(told) if as_json else solve.sentence(number, match, state, values, words)

    return _answer_records(file, answers, as_json, words)


@app.command("analyse", help="cli-analyse")
def analyse_file(
    ctx: typer.Context,
    file: File,
    as_json: AsJson = False,
    only: Annotated[int | None, typer.Option("--round", min=1, help="cli-opt-round")] = None,
    worlds: Annotated[int, typer.Option("--worlds", min=0, help="cli-opt-worlds")] = 20,
    seed: Annotated[str, typer.Option("--seed", help="cli-opt-worlds-seed")] = "1",
) -> int:
    """What every card of the finished rounds lost; the status is 1 if a record has no answer."""
    from manille import analyse

    words: Words = ctx.obj
    fast = _has_kernel(words)

    def answers(number: int, match: Match, _: Round | None) -> Iterator[str]:
        for place in analyse.to_analyse(match, only and only - 1):
            found = analyse.analyse(match.rounds[place], worlds, seed, fast=fast)
            if as_json:
                yield _json({"ok": True, "record": number - 1, "round": place, **found.to_json()})
            else:
                yield from (*analyse.lines(number, place, found, words), "")

    return _answer_records(file, answers, as_json, words)


@app.command(help="cli-show")
def show(
    ctx: typer.Context,
    file: File,
    number: Annotated[int, typer.Option("--round", min=0, help="cli-opt-round")] = 0,
) -> None:
    """Show the rounds of every record of a file."""
    from manille.show import show_match

    words: Words = ctx.obj
    for read in read_records(file):
        match, current = replay(read())
        rounds = len(match.rounds) + (current is not None)
        if number > rounds:
            raise BadData(words("cli-bad-round", number=number))
        for line in show_match(match, current, words, only=number or None):
            sys.stdout.write(line + "\n")


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
    chosen = variant(name, _changes(changes, words))
    if left is not None and left > chosen.hand_size:
        raise BadUsage(words("cli-bad-left", most=chosen.hand_size))
    for level, count in counts(chosen, seed, depth, left):
        sys.stdout.write(f"{level} {count}\n")
        sys.stdout.flush()


@app.command(help="cli-bench")
def bench(
    name: Annotated[str, typer.Option("--variant", "-v", help="cli-opt-variant")] = "",
    as_json: AsJson = False,
) -> None:
    """Measure speed and sizes."""
    from dataclasses import asdict

    from manille.bench import figures

    for figure in figures(variant(name).variant if name else None):
        line = f"{figure.name:<28} {figure.median:>12,.0f} {figure.unit:<10} ({figure.low:,.0f} to {figure.high:,.0f})"
        sys.stdout.write((json.dumps(asdict(figure)) if as_json else line) + "\n")
        sys.stdout.flush()


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
    stop: Annotated[bool, typer.Option("--stop", help="cli-opt-stop")] = False,
    margin: Annotated[float | None, typer.Option("--margin", help="cli-opt-margin")] = None,
) -> None:
    """Compare two bots on the same deals."""
    from manille.arena import Contest, compare
    from manille.ladder import table, title
    from manille.roster import check_bot

    words: Words = ctx.obj
    for bot in (one, two):
        check_bot(bot, words)
    if margin is not None and not 0 < margin < 1000:
        raise BadUsage(words("cli-bad-margin"))
    contest = Contest(variant(name, _changes(changes, words)), one, two, seed, matches)
    rows = _rows(contest, deals, jobs, Path(resume) if resume else None, words)
    found = compare(contest, _progress(rows, deals, title(contest, words)), margin=margin, stop=stop)
    for line in [_json(found.to_json())] if as_json else table(found, words):
        _say(line)


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
) -> None:
    """Compare each bot with the one below it, and write the table."""
    from manille import ladder
    from manille.arena import Contest, compare

    words: Words = ctx.obj
    games = [variant(name) for name in names or VARIANTS]
    contests = [Contest(rules, *pair, seed, matches) for rules in games for pair in ladder.pairs()]
    with _opened(out, words) as file:
        for line in ladder.head(words, variants=names or (), deals=deals, seed=seed, matches=matches):
            file.write(line + "\n")
        for contest in contests:
            file.flush()
            log = Path(resume, f"{contest.rules.variant}-{contest.one}-{contest.two}.jsonl") if resume else None
            rows = _rows(contest, deals, jobs, log, words)
            found = compare(contest, _progress(rows, deals, ladder.title(contest, words)))
            file.write(ladder.row(found, words) + "\n")


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
    chosen = variant(base, _changes(changes, ctx.obj))
    saves.write_house_rules({**_saved_house_rules(ctx.obj), name: chosen})
    sys.stdout.write(ctx.obj("cli-house-saved", name=name) + "\n")


@house.command("list", help="cli-house-list")
def house_list(ctx: typer.Context) -> None:
    """List the saved house rules."""
    words: Words = ctx.obj
    saved = _saved_house_rules(words)
    if not saved:
        sys.stdout.write(words("cli-house-none") + "\n")
    for name, chosen in sorted(saved.items()):
        changed = "; ".join(
            f"{words.switch(field)}: {words.value(field, getattr(chosen, field))}" for field in house_rules(chosen)
        )
        title = words(f"variant-{chosen.variant}")
        sys.stdout.write(words("cli-house-line", name=name, variant=title, rules=changed) + "\n")


@house.command("delete", help="cli-house-delete")
def house_delete(ctx: typer.Context, name: Annotated[str, typer.Argument(help="cli-opt-name")]) -> None:
    """Delete saved house rules."""
    _house_rules(ctx.obj, name)
    saved = _saved_house_rules(ctx.obj)
    del saved[name]
    saves.write_house_rules(saved)
    sys.stdout.write(ctx.obj("cli-house-gone", name=name) + "\n")


def _take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language asked for anywhere on the command line, and the other arguments."""
    rest = list(arguments)
    for place, argument in enumerate(rest):
        if argument == "--lang" and place + 1 < len(rest):
            language = rest[place + 1]
            del rest[place : place + 2]
            return language, rest
        if argument.startswith("--lang="):
            del rest[place]
            return argument.removeprefix("--lang="), rest
    return None, rest


def _localised(command: Any, words: Words) -> Any:
    """A command, its options and its sub-commands with help in the language of the words."""
    if command.help and words.has(command.help):
        command.help = words(command.help)
    for option in command.params:
        text = getattr(option, "help", None)
        if text and words.has(text):
            option.help = words(text)
    for each in getattr(command, "commands", {}).values():
        _localised(each, words)
    return command


def _complain(sentence: str, status: int) -> int:
    sys.stderr.write(" ".join(sentence.splitlines()) + "\n")
    return status


def _changes(pairs: Sequence[str] | None, words: Words) -> dict[str, object]:
    """House rules written as name=value; the value is JSON, or a plain word."""
    changes: dict[str, object] = {}
    for pair in pairs or ():
        name, equals, text = pair.partition("=")
        if not equals or not name:
            raise BadUsage(words("cli-bad-set", text=pair[:40]))
        try:
            changes[name] = json.loads(text)
        except (ValueError, RecursionError):
            changes[name] = text
    return changes


def _bots(text: str, chosen: Rules, words: Words) -> tuple[str, ...]:
    from manille.roster import check_bot

    names = tuple(text.split(","))
    for name in names:
        check_bot(name, words)
    if len(names) == 1:
        return names * chosen.players
    if len(names) != chosen.players:
        raise BadUsage(words("cli-bad-bots", players=chosen.players))
    return names


def _rows(contest: Contest, deals: int, jobs: int, log: Path | None, words: Words) -> Iterator[Row]:
    """The rows of a contest, kept in a file if there is one."""
    from manille.arena import play
    from manille.logbook import LogError, play_on
    from manille.simulate import cores

    jobs = jobs or cores()
    if log is None:
        yield from play(contest, range(deals), jobs)
        return
    try:
        yield from play_on(contest, deals, log, jobs)
    except LogError as error:
        raise BadData(words(f"arena-bad-{error.code}", path=str(error.path))) from error


def _saved_house_rules(words: Words) -> dict[str, Rules]:
    try:
        return saves.read_house_rules()
    except saves.DamagedFile as error:
        raise BadData(words("plain-damaged-house", path=str(error.kept))) from error


def _house_rules(words: Words, name: str) -> Rules:
    saved = _saved_house_rules(words)
    if name not in saved:
        raise BadData(words("cli-house-unknown", name=name[:40]))
    return saved[name]


def _answer_records(
    file: str, answers: Callable[[int, Match, Round | None], Iterable[str]], as_json: bool, words: Words
) -> int:
    """Answer every record of a file, counted from 1, or say what is wrong with it; the status is 1 if anything was."""
    failed = False
    for number, read in enumerate(read_records(file), 1):
        try:
            for line in answers(number, *replay(read())):
                _say(line)
        except RecordError as error:
            failed = True
            _say(_wrong(number, error, as_json, words))
    return int(failed)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _json(told: object) -> str:
    return json.dumps(told, ensure_ascii=False)


def _wrong(number: int, error: RecordError, as_json: bool, words: Words) -> str:
    """What is wrong with a record, as JSON or as a sentence."""
    message = words.error(error)
    if not as_json:
        return words("cli-replay-bad", number=number, where=_where(error, words), message=_cited(error, message))
    places = {"round": error.round, "play": error.play, "clause": error.clause}
    called = {} if error.call is None else {"call": error.call}
    return _json({"ok": False, **places, **called, "message": message})


def _has_kernel(words: Words) -> bool:
    """Whether the fast solver is here; if not, a sentence says so."""
    from manille.solve import has_kernel

    here = has_kernel()
    if not here:
        sys.stderr.write(words("cli-no-kernel") + "\n")
    return here


def _right(number: int, match: Match, words: Words) -> str:
    us, them = match.score
    won, lost = match.sets
    winner = "none" if match.winner is None else match.winner
    return words("cli-replay-ok", number=number, winner=winner, us=us, them=them, won=won, lost=lost)


def _where(error: RecordError, words: Words) -> str:
    if error.round is None:
        return ""
    if error.play is not None:
        return words("cli-where-play", round=error.round + 1, play=error.play + 1)
    if error.call is not None:
        return words("cli-where-call", round=error.round + 1, call=error.call + 1)
    return words("cli-where-round", round=error.round + 1)


def _cited(error: RecordError, message: str) -> str:
    return f"{message} ({error.clause})" if error.clause else message


@contextmanager
def _opened(path: str, words: Words) -> Iterator[TextIO]:
    if path == "-":
        yield sys.stdout
        return
    try:
        with Path(path).open("w", encoding="utf-8") as file:
            yield file
    except OSError as error:
        raise BadData(words("cli-bad-write", path=path)) from error


def _progress(items: Iterable[T], total: int, title: str, file: TextIO | None = None) -> Iterable[T]:
    """The items, with a progress bar where a person watches and they are not written to the terminal themselves."""
    if not sys.stderr.isatty() or (file and file.isatty()):
        return items
    from rich.console import Console
    from rich.progress import track

    return track(items, title, total, console=Console(stderr=True))
