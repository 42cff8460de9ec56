"""`manille bench`: what is measured and how it is told. Only counts are asserted, never a time."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from manille import cli
from manille.game.round import Round
from manille.rules.cards import Card
from manille.rules.variants import VARIANTS
from manille.solver import kernel as kernel_module
from manille.study.bench import SUBJECTS, Ask, Figure, missing, peers, play, solver
from manille.words import Words

ENGINES = tuple(peers.PEERS)

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command: its status, its output, its complaints."""

    def command(*arguments: str, language: str = "en") -> tuple[int, str, str]:
        status = cli.run((*arguments, "--lang", language))
        return (status, *capsys.readouterr())

    return command


def told(ask: Ask) -> dict[tuple[str, str], Figure]:
    return {(figure.name, figure.unit): figure for figure in solver.figures(ask)}


def small(variant: str | None = None) -> Ask:
    return Ask(variant=variant, deals=1, large=1, peers=False)


def test_a_figure_sums_up_its_measurements() -> None:
    assert Figure.of("x", "ms", iter((4, 1, 1, 10))) == Figure("x", "ms", 2.5, 4, 1, 10)
    assert Figure.of("x", "ms", [3]) == Figure("x", "ms", 3, 3, 3, 3)


def test_the_game_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """One variant: its play, its views, and a start of the whole program."""
    rules = VARIANTS["french"]
    assert play.play_rate(rules, runs=1, rounds=2).low > 0
    size = play.view_size(rules, rounds=1)
    assert 100 < size.low < size.median < size.high < 1_000
    assert play.start_time(runs=1).low > 0
    for name in ("play_rate", "view_size"):
        monkeypatch.setattr(play, name, lambda rules: Figure.of(rules.variant, "", [1]))
    monkeypatch.setattr(play, "start_time", lambda: Figure.of("start", "", [1]))
    assert [figure.name for figure in play.figures(small("french"))] == ["french", "french", "start"]
    assert len(list(play.figures(small()))) == 2 * len(VARIANTS) + 1


def test_the_solver_is_measured_on_deals_that_stay_the_same() -> None:
    one, two = told(small()), told(small())
    assert list(one) == list(two)
    counted = [key for key in one if key[1] in ("nodes", "MB", "%")]
    assert len(counted) == 2 + len(solver.LEFT) + 2 + len(solver.LIMITS)
    assert [one[key] for key in counted] == [two[key] for key in counted]
    whole, every = (one[f"french: whole deal{what}", "nodes"] for what in ("", ", every lead"))
    assert 0 < whole.low < whole.high
    assert whole.mean < every.mean
    falling = [one[f"french: {left} cards each left", "nodes"].mean for left in solver.LEFT]
    assert falling == sorted(falling, reverse=True)
    for cards, limit in solver.LIMITS.items():
        assert 0 < one[f"one context for {cards} cards (limit {limit})", "MB"].high <= limit


def test_one_variant_is_measured_alone() -> None:
    assert {name.split(":")[0] for name, unit in told(small("botifarra")) if unit != "MB"} == {"botifarra"}


def test_deals_stand_before_the_first_card_under_every_denomination() -> None:
    for rules in VARIANTS.values():
        states = solver.openings(rules, 2)
        assert [state.board.trump for state in states] == [0, 1, 2, 3, None] * 2
        assert len({str(state.deal) for state in states}) == 2
        for state in states:
            assert state.board.auction.waiting == ()
            assert state.turn == state.board.trick.leader == (state.board.dealer + 1) % rules.players
            assert state.board.plays == ()


# Other engines


def deals() -> Iterator[Round]:
    yield from solver.openings(solver.usual()[solver.SMALL], 3)


def strength(card: Card) -> tuple[int, int]:
    return card.suit, card.rank - 4


def test_bridge_is_asked_about_the_same_cards() -> None:
    endplay = pytest.importorskip("endplay")
    ranks = {rank: place for place, rank in enumerate("789TJQKA")}
    for state in deals():
        here = peers.bridge(endplay, state)
        assert int(here.first) == state.turn
        assert int(here.trump) == (4 if state.board.trump is None else state.board.trump)
        for seat, hand in enumerate(state.deal.hands):
            found = {(int(card.suit), ranks[card.rank.abbr]) for card in here[endplay.Player(seat)]}
            assert found == set(map(strength, hand))
        cards = list(endplay.solve_board(here, endplay.dds.solve.SolveMode.OptimalOne))
        assert cards
        assert all(card in here[here.first] and 0 <= tricks <= 8 for card, tricks in cards)


def test_belote_is_asked_about_the_same_cards() -> None:
    colver = pytest.importorskip("colver")
    state = next(deals())
    here = peers.belote(colver, state)
    assert here.current_player() == state.turn
    assert here.get_contract()["trump"] == state.board.trump
    hands = [{divmod(card, 8) for card in hand} for hand in here.get_hands()]
    assert hands == [set(map(strength, hand)) for hand in state.deal.hands]
    scores = dict(here.solve_scores()["scores"])
    assert len(scores) == 8
    assert scores[here.action_oracle_dd()] == (min if (state.turn or 0) & 1 else max)(scores.values())


def test_engines_stand_beside_the_kernel() -> None:
    here = [name for name in ENGINES if name not in missing()]
    figures = list(peers.figures(solver.openings(solver.usual()[solver.SMALL], 1)))
    times = [figure for figure in figures if figure.unit == "ms"]
    ratios = [figure for figure in figures if figure.unit == "times"]
    assert len(times) == 2 * len(ratios)
    assert {figure.name.split(": ")[1].split()[0] for figure in ratios} == set(here)
    for own, other, ratio in zip(times[::2], times[1::2], ratios, strict=True):
        assert own.name.endswith(": kernel")
        assert ratio.median == other.median / own.median


@pytest.mark.parametrize("gone", [ENGINES, *zip(ENGINES, strict=True)])
def test_an_engine_that_is_not_here_is_named_and_the_rest_runs(
    gone: tuple[str, ...], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = set(ENGINES) - set(missing()) - set(gone)
    for name in gone:
        monkeypatch.setitem(sys.modules, name, None)
    status, out, err = run("bench", "solver", "-v", "french", "-n", "1", "--peers", "--json")
    assert status == 0
    assert err.splitlines() == [Words("en")("cli-no-peer", name=name) for name in ENGINES if name not in here]
    names = [json.loads(line)["name"] for line in out.splitlines()]
    assert "french: whole deal" in names
    assert {name for name in ENGINES if any(f"{name} / kernel" in each for each in names)} == here


# The command


def test_figures_are_told_in_columns_or_as_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Ask] = []

    def figures(ask: Ask) -> Iterator[Figure]:
        asked.append(ask)
        yield Figure("many", "ms", 1234.5, 0.123456, 0.1, 99.94)
        yield Figure.of("one", "MB", [2])

    monkeypatch.setitem(SUBJECTS, "play", figures)
    status, out, err = run("bench")
    assert (status, err) == (0, "")
    assert [line.split() for line in out.splitlines()] == [
        ["many", "1,234", "ms", "(mean", "0.123,", "0.1", "to", "99.9)"],
        ["one", "2", "MB"],
    ]
    assert run("bench", "-v", "french")[0] == 0
    status, out, _ = run("bench", "play", "--json")
    assert [json.loads(line)["median"] for line in out.splitlines()] == [1234.5, 2]
    assert [ask.variant for ask in asked] == [None, "french", None]


def test_what_cannot_be_measured_is_refused(run: Run) -> None:
    for arguments, start in ((("weather",), "There is nothing called “weather”"), (("--peers",), "Only the solver")):
        status, out, err = run("bench", *arguments)
        assert (status, out) == (2, "")
        assert err.startswith(start)
        assert err.count("\n") == 1
    assert run("bench", "-v", "weather")[0] == 2


def test_without_the_kernel_one_sentence_says_so(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(kernel_module, "__file__", str(tmp_path / "kernel.py"))
    kernel_module.library.cache_clear()
    status, out, err = run("bench", "solver")
    kernel_module.library.cache_clear()
    assert (status, out) == (1, "")
    assert err == "“solver” needs the compiled solver, which cannot be loaded here; there are: play.\n"
