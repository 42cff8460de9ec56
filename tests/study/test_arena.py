"""The arena: the same deals with the sides swapped, what they show, and going on where a run was cut."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from itertools import groupby, islice
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from manille import cli
from manille.bots import BOTS, Chance, Player, Thumb
from manille.game.deal import Deal
from manille.game.round import Round
from manille.rules.variants import VARIANTS, variant
from manille.study import arena, ladder
from manille.study.arena import Contest, Row, compare, play, play_deal
from manille.study.contest_file import LogError, play_on
from manille.study.estimate import LEAST, Estimate, Sequential
from manille.study.simulate import play_round
from manille.words import LANGUAGES, Words

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process, in English and in a folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("MANILLE_LANG", "en")
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str) -> tuple[int, str, str]:
        status = cli.run(arguments)
        out, err = capsys.readouterr()
        return status, out, err

    return command


def contest(name: str, one: str = "thumb", two: str = "chance", *, seed: str = "1", matches: bool = False) -> Contest:
    return Contest(VARIANTS[name], one, two, seed, matches)


def untimed(told: str) -> dict[str, object]:
    """A comparison as JSON without its times."""
    data: dict[str, object] = json.loads(told)
    assert data.pop("milliseconds")
    return data


def figures(rows: Sequence[Row]) -> list[tuple[float, ...]]:
    return [row.figures for row in rows]


# Playing


@pytest.mark.parametrize("name", ["french", "belgian", "manilla-two"])
def test_rules_of_thumb_beat_chance(name: str) -> None:
    found = compare(contest(name), play(contest(name), range(30)))
    assert found.deals == 30
    assert found.estimates["points"].low > 0
    assert found.estimates["score"].low > 0
    assert found.milliseconds[0] > found.milliseconds[1] >= 0


@pytest.mark.parametrize("bot", ["chance", "thumb"])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_bot_against_itself_is_even_in_every_deal(name: str, bot: str) -> None:
    rows = list(play(contest(name, bot, bot), range(4)))
    assert figures(rows) == [(0.0, 0.0)] * 4


@pytest.mark.parametrize("name", ["belgian", "manilla", "manilla-two"])
def test_a_bot_against_itself_is_even_in_every_match(name: str) -> None:
    assert play_deal(contest(name, "chance", "chance", matches=True), 0).figures == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("matches", [False, True])
def test_the_bots_turned_round_turn_the_figures_round(matches: bool) -> None:
    there, back = contest("french", matches=matches), contest("french", "chance", "thumb", matches=matches)
    pairs = [(play_deal(there, number), play_deal(back, number)) for number in range(3)]
    assert any(figure for one, _ in pairs for figure in one.figures)
    for one, two in pairs:
        assert one.figures == tuple(-figure for figure in two.figures)
        assert one.moves == two.moves[::-1]


def test_deals_come_from_the_seed_and_their_number() -> None:
    rows = list(play(contest("french"), range(6)))
    assert figures(list(play(contest("french"), range(3, 6)))) == figures(rows[3:])
    assert figures(list(play(contest("french", seed="2"), range(6)))) != figures(rows)
    assert len(set(figures(rows))) > 1


@pytest.mark.parametrize("name", ["manilla", "manilla-two"])
def test_both_tables_have_the_same_cards_in_every_round(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever happened in the rounds before; and each bot has each side once."""
    tables: list[tuple[Deal, tuple[str, ...]]] = []

    def spy(round: Round, bots: Sequence[Player], rng: Random) -> Round:
        tables.append((round.deal, tuple(bot.name for bot in bots)))
        return play_round(round, bots, rng)

    monkeypatch.setattr(arena, "play_round", spy)
    row = play_deal(contest(name, matches=True), 1)
    (here, first), (there, second) = ((names, list(each)) for names, each in groupby(tables, lambda each: each[1]))
    assert here == tuple(("thumb", "chance")[seat & 1] for seat in range(VARIANTS[name].players))
    assert there == tuple(("chance", "thumb")[seat & 1] for seat in range(VARIANTS[name].players))
    both = [(one[0], two[0]) for one, two in zip(first, second, strict=False)]
    assert len(both) > 1
    assert [one for one, two in both if one != two] == []
    assert both[0][0].dealer == 1
    assert sum(row.moves) >= (len(first) + len(second)) * len(VARIANTS[name].pack.cards)


def test_whole_matches() -> None:
    found = compare(contest("french", matches=True), play(contest("french", matches=True), range(4)))
    assert list(found.estimates) == ["matches", "sets", "score"]
    assert 0 < found.estimates["matches"].mean <= 1
    assert 0 < found.estimates["sets"].mean <= 2
    assert found.estimates["score"].mean > found.estimates["sets"].mean
    assert found.test.margin == 0.1


# What figures show


@pytest.mark.parametrize("seed", range(5))
def test_the_interval_is_that_of_the_mean(seed: int) -> None:
    """About as wide as that of the normal distribution, where the values are normal."""
    rng = Random(seed)
    values = [rng.gauss(3, 8) for _ in range(400)]
    found = Estimate.of(values)
    assert found.mean == fmean(values)
    assert found.low < found.mean < found.high
    assert found.deviation == pytest.approx(8, rel=0.15)
    assert found.error == pytest.approx(0.4, rel=0.15)
    assert found.low == pytest.approx(found.mean - 1.96 * found.error, abs=0.12)
    assert found.high == pytest.approx(found.mean + 1.96 * found.error, abs=0.12)
    assert Estimate.of(values) == found


def decided(advantage: float, rng: Random) -> Sequential:
    """The test on values with an advantage, read until it decides."""
    test = Sequential(0.5)
    while test.decided is None:
        test.add(rng.gauss(advantage, 3))
    return test


@pytest.mark.parametrize(("advantage", "verdict"), [(0.0, "not_better"), (0.5, "better"), (1.0, "better")])
def test_the_sequential_test_is_seldom_wrong(advantage: float, verdict: str) -> None:
    """Wrong in 5 % of the cases; it is shown in 300 that it is not in 9 %."""
    rng = Random(2)
    wrong = sum(decided(advantage, rng).verdict != verdict for _ in range(300))
    assert wrong <= 27


def test_the_sequential_test_waits_and_then_stands_by_its_decision() -> None:
    test = Sequential(0.5)
    for place in range(LEAST - 1):
        test.add(8 + place % 2)
    assert (test.verdict, test.decided) == ("open", None)
    test.add(8)
    assert (test.verdict, test.decided) == ("better", LEAST)
    for _ in range(1000):
        test.add(-50)
    assert (test.verdict, test.decided) == ("better", LEAST)


@pytest.mark.parametrize(("value", "verdict"), [(0.0, "not_better"), (0.25, "open"), (0.5, "better")])
def test_the_sequential_test_of_values_that_are_all_the_same(value: float, verdict: str) -> None:
    test = Sequential(0.5)
    for _ in range(LEAST):
        test.add(value)
    assert test.verdict == verdict


def test_only_when_asked_to_does_a_contest_stop() -> None:
    rows = [Row(number, (10.0 + number % 2, 0.0), (0.0, 0.0), (1, 1)) for number in range(100)]
    whole = compare(contest("french"), rows)
    assert (whole.deals, whole.test.decided) == (100, LEAST)
    coming = iter(rows)
    stopped = compare(contest("french"), coming, stop=True)
    assert (stopped.deals, stopped.test.decided) == (LEAST, LEAST)
    assert len(list(coming)) == 100 - LEAST
    assert compare(contest("french"), rows, margin=25.0).test.verdict == "not_better"


# The command


@pytest.mark.parametrize("more", [(), ("--matches",), ("--set", "target=61")], ids=" ".join)
def test_the_same_seed_gives_the_same_bytes(more: tuple[str, ...], run: Run) -> None:
    common = ("arena", "thumb", "chance", "--deals", "4", "--seed", "x", *more, "--json")
    alone, two, again = run(*common), run(*common, "--jobs", "2"), run(*common, "--seed", "y")
    assert (alone[0], alone[2]) == (0, "")
    assert untimed(alone[1]) == untimed(two[1])
    assert untimed(alone[1]) != untimed(again[1])


def test_a_comparison_as_json(run: Run) -> None:
    told = untimed(run("arena", "thumb", "chance", "-v", "manilla-two", "-n", "5", "--margin", "2", "--json")[1])
    found = compare(contest("manilla-two"), play(contest("manilla-two"), range(5)))
    assert (told["one"], told["two"], told["deals"], told["seed"]) == ("thumb", "chance", 5, "1")
    assert told["rules"] == {"variant": "manilla-two", "changes": {}}
    assert told["test"] == {"margin": 2.0, "verdict": "open", "deals": None}
    points = told["points"]
    assert isinstance(points, dict)
    assert points["mean"] == found.estimates["points"].mean
    assert points["low"] <= points["mean"] <= points["high"]


def test_a_comparison_in_words(run: Run) -> None:
    status, out, err = run("arena", "thumb", "chance", "-v", "french", "-n", "40", "--stop", "--margin", "5")
    assert (status, err) == (0, "")
    found = compare(contest("french"), play(contest("french"), range(40)), margin=5, stop=True)
    assert found.test.verdict == "better"
    mean = next(line for line in out.splitlines() if line.startswith("Points of the round"))
    assert f"+{found.estimates['points'].mean:.2f}" in mean
    assert f"thumb is better than chance; decided at {found.deals}." in out
    widths = {len(line) for line in out.splitlines()[2:5]}
    assert len(widths) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_is_told_in_every_language(language: str) -> None:
    words = Words(language)
    for matches in (False, True):
        here = contest("belgian", matches=matches)
        for value in (-0.25, 0.05, 1.5):
            rows = [Row(each, (value,) * len(here.figures), (1.0, 0.0), (8, 0)) for each in range(LEAST)]
            lines = list(ladder.table(compare(here, rows), words))
            assert len(lines) == 2 + 1 + len(here.figures) + matches + 2
            assert any(words("arena-decimal").join(("125", "00")) in line for line in lines)
            assert all(line.strip() for line in lines)


@pytest.mark.skipif(os.name != "posix", reason="a terminal as on Unix")
def test_on_a_terminal_a_bar_shows_how_far_it_is() -> None:
    import pexpect

    command = ["-m", "manille", "arena", "chance", "chance", "--deals", "20", "--lang", "en"]
    child = pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=20, dimensions=(24, 100))
    child.expect("100%")
    child.expect("Points of the round")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


# A file to go on with


@pytest.mark.parametrize("cut", [0, 1, 60, 400, 640, -1, -30])
def test_what_was_cut_goes_on_and_comes_to_the_same(cut: int, tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    whole = list(play_on(contest("french"), 6, path))
    kept = path.read_bytes()
    path.write_bytes(kept[:cut])
    again = list(play_on(contest("french"), 6, path))
    assert figures(again) == figures(whole)
    assert [row.moves for row in again] == [row.moves for row in whole]
    assert list(play_on(contest("french"), 6, path)) == again
    assert len(path.read_bytes().splitlines()) == 7


def test_the_command_goes_on_with_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    common = ("arena", "thumb", "chance", "-v", "french", "-n", "4", "--json")
    whole = untimed(run(*common)[1])
    assert untimed(run(*common, "--resume", str(path))[1]) == whole
    path.write_bytes(path.read_bytes()[:-100])
    assert untimed(run(*common, "--resume", str(path), "--jobs", "2")[1]) == whole


def test_what_is_done_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More deals may be asked for later, and fewer; what is there is taken as it stands, times included."""
    path = tmp_path / "log.jsonl"
    first = list(islice(play_on(contest("french"), 9, path), 3))
    played: list[int] = []

    def spy(here: Contest, number: int) -> Row:
        played.append(number)
        return play_deal(here, number)

    monkeypatch.setattr(arena, "play_deal", spy)
    assert list(play_on(contest("french"), 5, path))[:3] == first
    assert played == [3, 4]
    assert list(play_on(contest("french"), 2, path)) == first[:2]
    assert len(path.read_text().splitlines()) == 6


OTHERS = {
    "bot": contest("french", "thumb", "thumb"),
    "turned": contest("french", "chance", "thumb"),
    "game": contest("belgian"),
    "seed": contest("french", seed="2"),
    "matches": contest("french", matches=True),
    "house rules": Contest(variant("french", {"target": 31}), "thumb", "chance", "1"),
}


@pytest.mark.parametrize("other", OTHERS)
def test_a_file_of_another_comparison_is_refused(other: str, tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    list(play_on(OTHERS[other], 2, path))
    before = path.read_bytes()
    with pytest.raises(LogError, match="other"):
        list(play_on(contest("french"), 2, path))
    assert path.read_bytes() == before


def test_bots_of_another_making_are_other_bots(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    list(play_on(contest("french"), 2, path))
    head, rest = path.read_bytes().split(b"\n", 1)
    made = json.loads(head)["bots"]
    assert len(made) == 16
    path.write_bytes(head.replace(made.encode(), made[::-1].encode()) + b"\n" + rest)
    with pytest.raises(LogError, match="other"):
        list(play_on(contest("french"), 2, path))


@pytest.mark.parametrize("content", ["notes", "notes\n", "{}\n", '{"format": "manille-record"}\n', "\n", "\u00e9"])
def test_a_file_of_something_else_is_left_alone(content: str, tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text(content, "utf-8")
    with pytest.raises(LogError, match="other"):
        list(play_on(contest("french"), 2, path))
    assert path.read_text("utf-8") == content


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"[]",
        b"5",
        b"\xff",
        b'{"deal": 0}',
        b'{"deal": 1, "points": 1, "score": 1, "seconds": [0, 0], "moves": [1, 1]}',
        b'{"deal": 0, "points": "1", "score": 1, "seconds": [0, 0], "moves": [1, 1]}',
        b'{"deal": 0, "points": NaN, "score": 1, "seconds": [0, 0], "moves": [1, 1]}',
        b'{"deal": 0, "points": 1e999, "score": 1, "seconds": [0, 0], "moves": [1, 1]}',
        b'{"deal": 0, "points": 1' + b"0" * 400 + b', "score": 1, "seconds": [0, 0], "moves": [1, 1]}',
        b'{"deal": 0, "points": 1, "score": 1, "seconds": 0, "moves": [1, 1]}',
        b'{"deal": 0, "points": 1, "score": 1, "seconds": [0, 0], "moves": [1]}',
        b"[" * 100_000,
    ],
    ids=lambda line: line[:40].decode("latin-1"),
)
def test_a_damaged_file_is_refused(line: bytes, tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    list(play_on(contest("french"), 2, path))
    head, _, rest = path.read_bytes().split(b"\n", 2)
    path.write_bytes(head + b"\n" + line + b"\n" + rest)
    with pytest.raises(LogError, match="damaged"):
        list(play_on(contest("french"), 2, path))


@pytest.mark.parametrize(("content", "code"), [("notes\n", "other"), (None, "damaged")])
def test_the_command_refuses_a_file_with_one_sentence(content: str | None, code: str, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    list(play_on(contest("french"), 2, path))
    path.write_text(path.read_text("utf-8") + "{}\n" if content is None else content, "utf-8")
    refused = run("arena", "thumb", "chance", "-v", "french", "-n", "2", "--resume", str(path))
    assert refused == (1, "", Words("en")(f"arena-bad-{code}", path=Words("en").path(path)) + "\n")


# The ladder


@pytest.fixture
def two_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of two bots that are quick."""
    monkeypatch.setattr(ladder, "BOTS", {"chance": Chance(), "thumb": Thumb()})


@pytest.mark.usefixtures("two_bots")
def test_the_ladder_stops_where_the_test_has_decided(run: Run) -> None:
    status, page, _ = run("ladder", "-v", "french", "-n", "400", "--stop", "--out", "-")
    assert status == 0
    assert "manille ladder --variant french --deals 400 --seed 1 --stop" in page
    played = int(page.splitlines()[-1].split("|")[3])
    assert 2 <= played < 400
    assert Words("en")("ladder-stopped") in page
    assert Words("en")("ladder-stopped") not in run("ladder", "-v", "french", "-n", "2", "--out", "-")[1]


def test_the_ladder_has_each_bot_and_the_one_below_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ladder.pairs()[0] == ("beginner", "chance")
    assert len(ladder.pairs()) == len(BOTS) - 1
    monkeypatch.setattr(ladder, "BOTS", {"a": Chance(), "b": Thumb(), "c": Thumb()})
    assert ladder.pairs() == [("b", "a"), ("c", "b")]


@pytest.mark.usefixtures("two_bots")
@pytest.mark.parametrize("more", [(), ("--matches",)], ids=" ".join)
def test_the_ladder_is_repeated_by_its_own_command(more: tuple[str, ...], run: Run, tmp_path: Path) -> None:
    page, again = tmp_path / "ladder.md", tmp_path / "again.md"
    options = ("-v", "manilla-two", "-v", "flemish", "--deals", "2", "--seed", "a b", *more)
    assert run("ladder", *options, "--out", str(page)) == (0, "", "")
    lines = page.read_text("utf-8").splitlines()
    command = "manille ladder --variant manilla-two --variant flemish --deals 2 --seed 'a b'"
    assert " ".join((command, *more)) in lines
    assert [line.split(" | ")[:2] for line in lines[-2:]] == [
        ["| `manilla-two`", "thumb − chance"],
        ["| `flemish`", "thumb − chance"],
    ]
    assert run("ladder", *options, "--jobs", "2", "--out", str(again))[0] == 0
    assert [line.rsplit("|", 2)[0] for line in again.read_text("utf-8").splitlines()] == [
        line.rsplit("|", 2)[0] for line in lines
    ]
    assert len({line.count("|") for line in lines[-4:]}) == 1


@pytest.mark.usefixtures("two_bots")
def test_the_ladder_covers_all_games_and_goes_on(run: Run, tmp_path: Path) -> None:
    options = ("ladder", "--deals", "2", "--out", "-", "--resume", str(tmp_path / "logs"))
    status, out, err = run(*options)
    assert (status, err) == (0, "")
    assert [line.split("`")[1] for line in out.splitlines() if line.startswith("| `")] == list(VARIANTS)
    assert run(*options) == (0, out, "")
    assert len(list((tmp_path / "logs").iterdir())) == len(VARIANTS)


# What is wrong


@pytest.mark.parametrize(
    "arguments",
    [
        ("arena",),
        ("arena", "thumb"),
        ("arena", "thumb", "nobody"),
        ("arena", "thumb", "\x1b[2J\n"),
        ("arena", "thumb", "chance", "thumb"),
        ("arena", "thumb", "chance", "--deals", "1"),
        ("arena", "thumb", "chance", "--deals", "many"),
        ("arena", "thumb", "chance", "--jobs", "-1"),
        ("arena", "thumb", "chance", "--margin", "0"),
        ("arena", "thumb", "chance", "--margin", "nan"),
        ("arena", "thumb", "chance", "--margin", "inf"),
        ("arena", "thumb", "chance", "--set", "target"),
        ("arena", "thumb", "chance", "--variant", "nowhere"),
        ("arena", "thumb", "chance", "--set", "target=0"),
        ("ladder", "extra"),
        ("ladder", "--variant", "nowhere"),
        ("ladder", "--deals", "1"),
        ("ladder", "--jobs", "-1"),
    ],
    ids=ascii,
)
def test_bad_usage(arguments: tuple[str, ...], run: Run) -> None:
    status, out, err = run(*arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "\x1b" not in err


@pytest.mark.parametrize(
    "arguments",
    [
        ("arena", "thumb", "chance", "--deals", "2", "--resume", "/"),
        ("arena", "thumb", "chance", "--deals", "2", "--resume", "/dev/null/log"),
        ("ladder", "--deals", "2"),
        ("ladder", "--deals", "2", "--out", "/nonexistent/folder/file"),
    ],
    ids=" ".join,
)
def test_bad_data(arguments: tuple[str, ...], run: Run) -> None:
    """Where there is no folder ``docs``, the ladder has no place to be written to unless it is told of one."""
    status, out, err = run(*arguments)
    assert (status, out, err.count("\n")) == (1, "", 1)
