"""The commands that answer files of records: replay, solve, analyse, explain, show."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from manille.cli.errors import BadData, BadUsage
from manille.cli.options import AsJson, File, app
from manille.cli.shared import as_text, say
from manille.game.labels import compass
from manille.game.match import Match
from manille.game.round import Round
from manille.record.files import read_records
from manille.record.record import Record
from manille.record.replay import replay
from manille.rules.strict_json import RecordError
from manille.words import Words


@app.command("replay", help="cli-replay")
def replay_file(ctx: typer.Context, file: File, as_json: AsJson = False) -> int:
    """Check every record of a file, a line of answer for each; the status is 1 if any failed."""
    words: Words = ctx.obj

    def answers(index: int, number: int, match: Match, _: Round | None) -> Iterator[str]:
        told = {"ok": True, "score": match.score, "sets": match.sets, "winner": match.winner}
        yield as_text(told) if as_json else _right(number, match, words)

    return _answer_records(file, answers, as_json, words)


@app.command("solve", help="cli-solve")
def solve_file(
    ctx: typer.Context,
    file: File,
    as_json: AsJson = False,
    budget: Annotated[int | None, typer.Option("--budget", min=1, help="cli-opt-budget")] = None,
) -> int:
    """What each card is worth in the position at the end of every record; the status is 1 if one has no answer."""
    from manille.study import solve

    words: Words = ctx.obj
    fast = _has_kernel(words)

    def answers(index: int, number: int, match: Match, current: Round | None) -> Iterator[str]:
        state = solve.to_solve(match, current)
        values = solve.solve(state, budget, fast=fast)
        told = solve.values_json(values)
        yield as_text(told) if as_json else solve.sentence(number, match, state, values, words)

    return _answer_records(file, answers, as_json, words)


@app.command("analyse", help="cli-analyse")
def analyse_file(
    ctx: typer.Context,
    file: File,
    as_json: AsJson = False,
    only: Annotated[int | None, typer.Option("--round", min=1, help="cli-opt-round")] = None,
    worlds: Annotated[int, typer.Option("--worlds", min=0, help="cli-opt-worlds")] = 20,
    seed: Annotated[str, typer.Option("--seed", help="cli-opt-worlds-seed")] = "1",
    budget: Annotated[int | None, typer.Option("--budget", min=1, help="cli-opt-analyse-budget")] = None,
) -> int:
    """What every card of the finished rounds lost; the status is 1 if a record has no answer."""
    from manille.study import analyse

    words: Words = ctx.obj
    fast = _has_kernel(words)

    def answers(index: int, number: int, match: Match, _: Round | None) -> Iterator[str]:
        for place in analyse.to_analyse(match, only and only - 1):
            found = analyse.analyse(match.rounds[place], worlds, seed, budget, fast=fast)
            if as_json:
                yield as_text({"ok": True, "record": index, "round": place, **found.to_json()})
            else:
                yield from (*analyse.lines(number, place, found, words), "")

    return _answer_records(file, answers, as_json, words)


@app.command("explain", help="cli-explain")
def explain_file(
    ctx: typer.Context,
    file: File,
    names: Annotated[list[str] | None, typer.Option("--bot", "-b", help="cli-opt-explain-bot")] = None,
    as_json: AsJson = False,
    only: Annotated[int | None, typer.Option("--round", min=1, help="cli-opt-explain-round")] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=0, max=3, help="cli-opt-seat")] = None,
    seed: Annotated[str, typer.Option("--seed", help="cli-opt-worlds-seed")] = "1",
) -> int:
    """What bots make of every decision of a round, and why; the status is 1 if a record has no answer."""
    from manille.bots import BEST, BOTS
    from manille.cli.roster import check_bot
    from manille.study import explain

    words: Words = ctx.obj
    for name in names or ():
        check_bot(name, words)
    bots = [BOTS[name] for name in names or [BEST]]

    def answers(index: int, number: int, match: Match, current: Round | None) -> Iterator[str]:
        place, round = explain.to_explain(match, current, only and only - 1)
        last = round.rules.players - 1
        if seat is not None and seat > last:
            raise BadUsage(words("cli-bad-seat", seat=seat, last=last))
        moments = explain.moments(round, bots, seed, seat)
        if as_json:
            told = [each for moment in moments for each in explain.moment_json(moment)]
            yield as_text({"ok": True, "record": index, "round": place, "decisions": told})
            return
        dealer = words.seat(round.rules, round.deal.dealer)
        yield words("analyse-round", record=number, number=place + 1, dealer=dealer)
        yield from (words("explain-about"), "")
        for moment in moments:
            yield from explain.lines(moment, words)

    return _answer_records(file, answers, as_json, words)


@app.command(help="cli-show")
def show(
    ctx: typer.Context,
    file: File,
    only: Annotated[int, typer.Option("--round", min=0, help="cli-opt-round")] = 0,
) -> None:
    """Show the rounds of every record of a file, up to one that is wrong."""
    from manille.words.telling import show_match

    words: Words = ctx.obj

    for number, read in _records(file):
        try:
            match, current = replay(read())
        except RecordError as error:
            raise BadData(_wrong(number, error, words, as_json=False)) from error
        if only > len(match.rounds) + (current is not None):
            raise BadData(words("cli-bad-round", number=only))
        for line in show_match(match, current, words, only=only or None):
            say(line)


def _answer_records(
    path: str, answers: Callable[[int, int, Match, Round | None], Iterable[str]], as_json: bool, words: Words
) -> int:
    """Answer every record of a file, or say what is wrong with it; the status is 1 if anything was.

    ``answers`` is given which record it is, from 0, and the number of its line, from 1.
    """
    failed = False
    for index, (number, read) in enumerate(_records(path)):
        try:
            for line in answers(index, number, *replay(read())):
                say(line)
        except RecordError as error:
            failed = True
            say(_wrong(number, error, words, as_json=as_json))
    return int(failed)


def _records(path: str) -> Iterator[tuple[int, Callable[[], Record]]]:
    """The records of a file, ``-`` for standard input; one that cannot be read gives an error like a bad record."""
    try:
        with nullcontext(sys.stdin.buffer) if path == "-" else Path(path).open("rb") as file:
            yield from read_records(file)
    except (OSError, ValueError):  # A path with a null byte is none.
        yield 1, partial(_unreadable, path)


def _unreadable(path: str) -> Record:
    raise RecordError("file", path=path)


def _wrong(number: int, error: RecordError, words: Words, *, as_json: bool) -> str:
    """What is wrong with a record, as JSON or as a sentence."""
    if not as_json:
        return words("cli-replay-bad", number=number, where=_where(error, words), message=_cited(error, words))
    places = {"round": error.round, "play": error.play, "clause": error.clause}
    called = {} if error.call is None else {"call": error.call}
    return as_text({"ok": False, **places, **called, "message": words.error(error)})


def _has_kernel(words: Words) -> bool:
    """Whether the fast solver is here; if not, a sentence says so."""
    from manille.solver import has_kernel

    here = has_kernel()
    if not here:
        sys.stderr.write(words("cli-no-kernel") + "\n")
    return here


def _right(number: int, match: Match, words: Words) -> str:
    us, them = match.score
    won, lost = match.sets
    winner: int | str = "none" if match.winner is None else match.winner
    if match.rules.players == 2 and match.winner is not None:
        winner = compass(match.rules, match.winner)
    return words("cli-replay-ok", number=number, winner=winner, us=us, them=them, won=won, lost=lost)


def _where(error: RecordError, words: Words) -> str:
    if error.round is None:
        return ""
    if error.play is not None:
        return words("cli-where-play", round=error.round + 1, play=error.play + 1)
    if error.call is not None:
        return words("cli-where-call", round=error.round + 1, call=error.call + 1)
    return words("cli-where-round", round=error.round + 1)


def _cited(error: RecordError, words: Words) -> str:
    """What is wrong with a record, with the clause that it breaks."""
    message = words.error(error)
    return words.listed((message, f"({error.clause})"), " ") if error.clause else message
