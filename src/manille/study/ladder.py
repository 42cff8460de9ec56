"""What the arena found, told: the table of one comparison, and the ladder of all bots as a page of Markdown."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from itertools import pairwise

from manille.bots import BOTS
from manille.study.arena import Comparison, Contest
from manille.words import Words
from manille.words.telling import columns

FIGURES = {
    False: {"points": "arena-points", "score": "arena-score"},
    True: {"matches": "arena-matches", "sets": "arena-sets", "score": "arena-match-score"},
}
"""What the figures of a contest are called, by whether they are those of whole matches."""


def pairs() -> list[tuple[str, str]]:
    """Each bot of the ladder and the one below it; those that see all cards stand beside the ladder."""
    return [(better, worse) for worse, better in pairwise(BOTS)]


def table(comparison: Comparison, words: Words) -> Iterator[str]:
    """A comparison as lines of text."""
    contest, test = comparison.contest, comparison.test
    names = {"one": contest.one, "two": contest.two}
    game = words(f"variant-{contest.rules.variant}")
    played = "arena-played-matches" if contest.matches else "arena-played-rounds"
    yield words("arena-title", game=game, seed=contest.seed, **names)
    yield words(played, deals=comparison.deals)
    rows = [["", *map(words, ("arena-mean", "arena-error", "arena-interval", "arena-deviation"))]]
    for name, estimate in comparison.estimates.items():
        figure = words(FIGURES[contest.matches][name])
        within = words("arena-within", low=_signed(estimate.low, words), high=_signed(estimate.high, words))
        error, deviation = decimal(estimate.error, words), decimal(estimate.deviation, words)
        rows.append([figure, _signed(estimate.mean, words), error, within, deviation])
    yield from columns(rows, 1)
    if contest.matches:
        share = decimal(50 + 50 * comparison.estimates["matches"].mean, words, places=1)
        yield words("arena-share", one=contest.one, share=share)
    margin = decimal(test.margin, words)
    yield words("arena-test", verdict=test.verdict, margin=margin, deals=test.decided or comparison.deals, **names)
    first, second = (decimal(time, words) for time in comparison.milliseconds)
    yield words("arena-times", first=first, second=second, **names)


def title(contest: Contest, words: Words) -> str:
    """A contest in short."""
    return words("arena-pair", one=contest.one, two=contest.two)


def head(words: Words, *, variants: Sequence[str], deals: int, seed: str, matches: bool, stop: bool) -> Iterator[str]:
    """The page of the ladder down to the head of its table, with the command that repeats it."""
    chosen = [part for name in variants for part in ("--variant", name)]
    whole = ["--matches"] * matches + ["--stop"] * stop
    command = ["manille", "ladder", *chosen, "--deals", str(deals), "--seed", seed, *whole]
    about = [words("ladder-figures"), *([words("ladder-stopped")] if stop else [])]
    yield from (f"# {words('ladder-title')}", "", " ".join(about), "", words("ladder-repeat"), "")
    yield from ("```sh", shlex.join(command), "```", "")
    figures = map(words, FIGURES[matches].values())
    columns = [words("ladder-game"), words("ladder-pair"), words("ladder-deals"), *figures, words("ladder-times")]
    yield _cells(columns)
    yield _cells("---" for _ in columns)


def row(comparison: Comparison, words: Words) -> str:
    """A comparison as a row of the ladder."""
    contest = comparison.contest
    figures = []
    for each in comparison.estimates.values():
        within = words("arena-within", low=_signed(each.low, words), high=_signed(each.high, words))
        figures.append(f"{_signed(each.mean, words)} ({within})")
    times = " / ".join(decimal(time, words) for time in comparison.milliseconds)
    return _cells([f"`{contest.rules.variant}`", title(contest, words), str(comparison.deals), *figures, times])


def _cells(texts: Iterator[str] | Sequence[str]) -> str:
    return f"| {' | '.join(texts)} |"


def _signed(value: float, words: Words) -> str:
    return ("" if round(value, 2) <= 0 else "+") + decimal(value, words)


def decimal(value: float, words: Words, places: int = 2) -> str:
    """A number with so many places, and the sign of the language between them."""
    return f"{value:z.{places}f}".replace(".", words("arena-decimal"))
