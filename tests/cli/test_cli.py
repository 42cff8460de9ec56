"""The command line: what is printed where, and with which status."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from manille import __version__, cli
from manille.__main__ import main
from manille.rules.variants import VARIANTS, variant
from manille.study.perft import counts
from manille.words import LANGUAGES, Words
from shared.commands import Run, assert_refused, process

# Version and rules


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"manille {__version__}\n", "")
    assert process("--version") == (0, f"manille {__version__}\n", "")
    assert process("--lang", "fr", "--version") == (0, f"manille {__version__}\n", "")


def test_an_interrupt_while_the_command_line_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["manille", "rules"])
    monkeypatch.setattr(cli, "run", Mock(side_effect=KeyboardInterrupt))
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 130


def test_rules_lists_every_variant(run: Run) -> None:
    done = run("rules")
    assert (done.status, done.err) == (0, "")
    heads = [line.split(":")[0] for line in done.lines if not line.startswith(" ")]
    assert heads == list(VARIANTS)
    assert len(done.lines) == 4 * len(VARIANTS)


@pytest.mark.parametrize("name", VARIANTS)
def test_rules_of_one_variant(name: str, run: Run) -> None:
    """Every clause of the sections that a variant has, a line each."""
    from manille.rules.clauses import SECTIONS

    done = run("rules", name)
    assert (done.status, done.err) == (0, "")
    for section in VARIANTS[name].book:
        for clause in SECTIONS[section]:
            assert len([line for line in done.lines if line.startswith(f"{clause}. ")]) == 1


def test_rules_as_json(run: Run) -> None:
    done = run("rules", "--json")
    assert [json.loads(line)["variant"] for line in done.lines] == list(VARIANTS)
    one = run("rules", "belgian", "--json", "--set", "target=61", "--set", "counts=add")
    data = json.loads(one.out)
    assert (data["target"], data["counts"], data["variant"]) == (61, "add", "belgian")
    assert data == json.loads(json.dumps(variant("belgian", {"target": 61, "counts": "add"}).to_json()))


def test_rules_tell_the_house_rules(run: Run) -> None:
    plain, changed = run("rules", "belgian"), run("rules", "belgian", "--set", "target=61", "--set", "under=free")
    more = [line for line in changed.lines if line not in plain.lines]
    assert any("61" in line for line in more)
    assert len(changed.lines) == len(plain.lines) + 2


# Simulate


def test_the_same_seed_gives_the_same_bytes(run: Run, home: Path) -> None:
    """On one process and on two, on standard output and in a file (G8)."""
    common = ("simulate", "--variant", "french", "--matches", "3", "--seed", "7")
    first = run(*common)
    assert first.status == 0
    assert len(first.lines) == 3
    path = home / "out.jsonl"
    done = run(*common, "--jobs", "2", "--out", str(path))
    assert (done.status, done.out) == (0, "")
    assert path.read_text("utf-8") == first.out
    assert run(*common, "--jobs", "2").out == first.out
    assert run("simulate", "--variant", "french", "--matches", "3", "--seed", "8").out != first.out


def test_without_a_seed_matches_differ(run: Run) -> None:
    assert run("simulate", "--bots", "chance").out != run("simulate", "--bots", "chance").out


@pytest.mark.parametrize("name", VARIANTS)
def test_what_is_simulated_replays_and_can_be_shown(name: str, run: Run, home: Path) -> None:
    path = home / "out.jsonl"
    bots = "chance,thumb" if VARIANTS[name].players == 2 else "chance,thumb,thumb,chance"
    done = run("simulate", "-v", name, "-n", "2", "--seed", "s", "--bots", bots, "-o", str(path))
    assert done.status == 0
    records = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert [record["seats"] for record in records] == [[f"bot:{bot}" for bot in bots.split(",")]] * 2
    replayed = run("replay", str(path), "--json")
    assert replayed.status == 0
    expected = [{"ok": True, **{key: record[key] for key in ("score", "sets", "winner")}} for record in records]
    assert [json.loads(line) for line in replayed.lines] == expected
    assert len(run("replay", str(path)).lines) == 2
    shown = run("show", str(path))
    assert (shown.status, shown.err) == (0, "")
    one = run("show", str(path), "--round", "1")
    assert (len(one.lines) < len(shown.lines)) == (sum(len(record["rounds"]) for record in records) > 2)
    assert set(one.lines) <= set(shown.lines)


def test_simulate_with_house_rules(run: Run) -> None:
    done = run("simulate", "--set", "target=21", "--set", "namers=[0, 2]", "--set", "talk=signals", "--seed", "1")
    assert json.loads(done.out)["rules"] == {
        "variant": "belgian",
        "changes": {"target": 21, "namers": [0, 2], "talk": "signals"},
    }


# What is wrong


@pytest.mark.parametrize(
    "arguments",
    [
        ("nonsense",),
        ("--nonsense",),
        ("simulate", "--nonsense"),
        ("simulate", "--matches", "0"),
        ("simulate", "--matches", "-1"),
        ("simulate", "--matches", "many"),
        ("simulate", "--matches", "1.5"),
        ("simulate", "--jobs", "-1"),
        ("simulate", "--matches"),
        ("simulate", "extra"),
        ("simulate", "--bots", "nobody"),
        ("simulate", "--bots", ""),
        ("simulate", "--bots", "thumb,thumb"),
        ("simulate", "--bots", "thumb,thumb,thumb,thumb,thumb"),
        ("simulate", "--variant", "manilla-two", "--bots", "thumb,thumb,thumb,thumb"),
        ("simulate", "--set", "target"),
        ("simulate", "--set", "=5"),
        ("simulate", "--set", ""),
        ("replay",),
        ("replay", "a", "b"),
        ("show",),
        ("show", "x", "--round", "-1"),
        ("perft", "--depth", "0"),
        ("perft", "--seed", "x"),
        ("perft", "--left", "0"),
        ("house", "save"),
        ("house", "save", "name"),
        ("house", "save", "", "belgian"),
        ("house", "save", "  ", "belgian"),
        ("house", "nonsense"),
        ("house", "delete"),
        ("rules", "belgian", "french"),
        ("--lang",),
        ("--lang", "xx", "rules"),
        ("rules", "--lang", ""),
        ("simulate", "--variant", "nowhere"),
        ("simulate", "--set", "target=0"),
        ("simulate", "--set", "target=NaN"),
        ("simulate", "--set", "target=1e999"),
        ("simulate", "--set", "target=" + "9" * 5000),
        ("simulate", "--set", "target=true"),
        ("simulate", "--set", "players=2"),
        ("simulate", "--set", "nothing=2"),
        ("simulate", "--set", "namers=[[0]]"),
        ("simulate", "--set", "talk={}"),
        ("simulate", "--variant", "manilla", "--set", "doubles=1"),
        ("rules", "nowhere"),
        ("rules", "belgian", "--set", "target=0"),
        ("perft", "nowhere"),
        ("house", "save", "ours", "nowhere"),
        ("house", "save", "ours", "belgian", "--set", "target=0"),
        ("play", "--plain", "--variant", "nowhere"),
        ("play", "--plain", "--pace", "breakneck"),
        ("play", "--plain", "--bot", "nobody"),
    ],
    ids=lambda arguments: " ".join(arguments)[:60],
)
def test_bad_usage(arguments: tuple[str, ...], run: Run) -> None:
    assert_refused(run(*arguments), 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "message", "facts"),
    [
        ("solve x --bogus", "cli-no-option", {"name": "--bogus", "command": "manille solve"}),
        ("--bogus", "cli-no-option", {"name": "--bogus", "command": "manille"}),
        ("house save", "cli-missing", {"name": "NAME", "command": "manille house save"}),
        ("arena thumb", "cli-missing", {"name": "B", "command": "manille arena"}),
        ("solve x --budget 0", "cli-bad-whole", {"name": "--budget", "low": 1}),
        ("train -n many", "cli-bad-whole", {"name": "--rounds", "low": 20}),
        ("explain x --seat 9", "cli-bad-range", {"name": "--seat", "low": 0, "high": 3}),
        ("simulate --jobs", "cli-odd-option", {"name": "--jobs", "command": "manille simulate"}),
        ("arena a b --margin x", "cli-odd-option", {"name": "--margin", "command": "manille arena"}),
        ("solve x --json=3", "cli-odd-option", {"name": "--json", "command": "manille solve"}),
        ("house nonsense", "cli-no-command", {"names": "save, list, delete"}),
        ("rules a b", "cli-too-many", {"command": "manille rules"}),
    ],
)
def test_what_is_wrong_with_a_call_is_told_in_every_language(
    line: str, message: str, facts: dict[str, str | int], language: str, run: Run
) -> None:
    assert run(*line.split(), "--lang", language) == (2, "", Words(language)(message, **facts) + "\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--out", "/nonexistent/folder/file"),
        ("simulate", "--out", "/"),
        ("show", "/nonexistent"),
        ("show", "/"),
        ("house", "delete", "nothing"),
        ("play", "--plain", "--house", "nothing"),
    ],
    ids=lambda arguments: " ".join(arguments)[:60],
)
def test_bad_data(arguments: tuple[str, ...], run: Run) -> None:
    assert_refused(run(*arguments), 1)


def test_a_group_of_commands_alone(run: Run) -> None:
    """House rules alone are listed."""
    assert run("house") == run("house", "list")
    run("house", "save", "ours", "belgian", "--set", "target=61")
    assert "ours" in run("house").out


def test_perft_from_more_cards_than_a_hand_has(run: Run) -> None:
    assert_refused(run("perft", "belgian", "--left", "9"), 2)


def test_a_house_rule_nested_at_any_depth(run: Run) -> None:
    for depth in (10, 500, *range(850, 1000, 5), 100_000):
        assert_refused(run("rules", "belgian", "--set", "head=" + "[" * depth + "]" * depth), 2)


def test_what_is_wrong_is_told_in_one_line_by_a_process() -> None:
    assert_refused(process("rules", "nowhere"), 2)
    assert_refused(process("show", "/nonexistent"), 1)
    assert_refused(process("simulate", "--bots", "nobody"), 2)
    assert_refused(process("nonsense"), 2)


def test_what_is_given_is_not_printed_raw(run: Run) -> None:
    """Line ends and control characters in what is given do not reach the terminal."""
    for text in ("\n\n\nx", "\x1b[2J", "\r", "a\tb"):
        for arguments in (("rules", text), ("simulate", "--bots", text), ("simulate", "--set", text)):
            done = run(*arguments)
            assert done.status in (1, 2)
            assert "\x1b" not in done.err
            assert done.err.count("\n") == 1


def test_rules_that_make_no_sense_are_bad_data_in_a_file(run: Run, home: Path) -> None:
    path = home / "bad.jsonl"
    record = json.loads(run("simulate", "--seed", "1", "--bots", "chance").out)
    for rules in ({"variant": "nowhere", "changes": {}}, {"variant": "belgian", "changes": {"target": 0}}):
        path.write_text(json.dumps({**record, "rules": rules}), "utf-8")
        for command in ("replay", "show"):
            assert run(command, str(path)).status == 1


def test_show_refuses_what_replay_refuses(run: Run, home: Path) -> None:
    path = home / "bad.jsonl"
    path.write_text('{"format": "manille-record"}\n', "utf-8")
    assert_refused(run("show", str(path)), 1)
    record = run("simulate", "--seed", "1").out
    path.write_text(record, "utf-8")
    done = run("show", str(path), "--round", "999")
    assert (done.status, done.err.count("\n")) == (1, 1)


# Perft


@pytest.mark.parametrize("name", VARIANTS)
def test_perft_prints_the_counts(name: str, run: Run) -> None:
    done = run("perft", name, "--seed", "3", "--depth", "4", "--left", "2")
    assert done.lines == [f"{depth} {count}" for depth, count in counts(VARIANTS[name], 3, 4, 2)]
    assert run("perft", name, "--seed", "2", "--depth", "2").lines[0].startswith("1 ")


def test_perft_prints_what_the_files_hold(run: Run) -> None:
    path = Path(__file__).parents[1] / "data" / "perft" / "belgian.txt"
    for line in path.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            seed, left, depth, count = line.split()
            options = () if left == "start" else ("--left", left)
            assert run("perft", "belgian", "--seed", seed, "--depth", depth, *options).lines[-1] == f"{depth} {count}"


# House rules


def test_house_rules_are_saved_listed_used_and_deleted(run: Run, home: Path) -> None:
    assert len(run("house", "list").lines) == 1
    assert not (home / "data").exists()
    saved = run("house", "save", "Café Sport", "belgian", "--set", "target=61", "--set", "slam=60")
    assert saved == (0, Words("en")("cli-house-saved", name="Café Sport") + "\n", "")
    run("house", "save", "Açò", "manilla")
    listed = run("house", "list")
    assert len(listed.lines) == 2
    assert "Açò" in listed.lines[0]
    assert "Café Sport" in listed.lines[1]
    assert "61" in listed.lines[1]
    assert [path.name for path in (home / "data" / "manille").iterdir()] == ["house-rules.json"]
    again = run("house", "save", " Café Sport ", "french", "--set", "target=20")
    assert again == (0, Words("en")("cli-house-replaced", name="Café Sport") + "\n", "")
    assert len(run("house", "list").lines) == 2
    assert "61" not in run("house", "list").out
    assert run("house", "delete", "Café Sport").status == 0
    assert len(run("house", "list").lines) == 1
    assert_refused(run("house", "delete", "Café Sport"), 1)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'{"x": 1}', b'{"x": {"variant": "nowhere", "changes": {}}}', b"\xff\xfe", b"[" * 100_000],
    ids=lambda content: content[:12].decode("latin-1"),
)
def test_damaged_house_rules_are_kept_aside(content: bytes, run: Run, home: Path) -> None:
    folder = home / "data" / "manille"
    folder.mkdir(parents=True)
    (folder / "house-rules.json").write_bytes(content)
    assert_refused(run("house", "list"), 1)
    assert [path.read_bytes() for path in folder.iterdir()] == [content]
    assert run("house", "list").status == 0


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"language": 5}', b"\xff", b'{"pace": "x", "variant": "y"}'])
def test_damaged_settings_are_no_obstacle(content: bytes, run: Run, home: Path) -> None:
    folder = home / "data" / "manille"
    folder.mkdir(parents=True)
    (folder / "settings.json").write_bytes(content)
    assert run("rules").status == 0


def test_house_rules_that_cannot_be_kept_are_told_in_a_sentence(run: Run, home: Path) -> None:
    (home / "data").touch()
    done = run("house", "save", "ours", "belgian", "--set", "target=61")
    assert_refused(done, 1)
    assert str(home / "data" / "manille" / "house-rules.json") in done.err


@pytest.mark.parametrize("file", ["data", "data/manille", "data/manille/settings.json/x"])
def test_what_needs_no_folder_works_without_one(file: str, run: Run, home: Path) -> None:
    """The folder of the user's data lies below a plain file, is one, or has a folder in place of the settings."""
    (home / file).parent.mkdir(parents=True, exist_ok=True)
    (home / file).touch()
    for arguments in (("rules",), ("simulate", "--bots", "chance"), ("perft", "--depth", "2"), ("--help",)):
        assert run(*arguments).status == 0


# Language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_read_anywhere(language: str, run: Run) -> None:
    """The switch may stand before the command, after it, and at the end, in both forms."""
    words = Words(language)
    expected = words("variant-belgian")
    ways = (
        ("--lang", language, "rules", "belgian"),
        ("rules", "--lang", language, "belgian"),
        ("rules", "belgian", "--lang", language),
        (f"--lang={language}", "rules", "belgian"),
        ("rules", "belgian", f"--lang={language}"),
    )
    outputs = {run(*way).out for way in ways}
    assert len(outputs) == 1
    assert outputs.pop().startswith(expected)
    help_text = " ".join(run("--lang", language, "--help").out.split())
    assert " ".join(words("cli-about").split())[:30] in help_text


def test_the_language_of_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert run("rules", "belgian").out == run("--lang", "fr", "rules", "belgian").out
    monkeypatch.setenv("LANG", "xx_XX.UTF-8")
    assert run("rules", "belgian").out == run("--lang", "en", "rules", "belgian").out
    monkeypatch.setenv("LC_ALL", "ca_ES")
    assert run("rules", "belgian").out == run("--lang", "ca", "rules", "belgian").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_told_in_the_language(language: str, run: Run) -> None:
    done = run("rules", "nowhere", "--lang", language)
    assert_refused(done, 2)
    assert done.err == Words(language)("cli-bad-variant", name="nowhere", names=Words(language).listed(VARIANTS)) + "\n"
