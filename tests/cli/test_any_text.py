"""Whatever a command is given, of any length and content, it answers with one sentence, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from manille.rules.as_json import rules_json
from manille.rules.variants import VARIANTS
from manille.store import saves
from manille.words import LANGUAGES
from shared.commands import Run, assert_refused, process

TEXTS = {
    "5,000 letters": "a" * 5000,
    "dashes": "-" * 5000,
    "controls": "\x1b[2J\r\n\t\x07",
    "directions": "\u202eabc\u2066",
    "invisible": "\u200b\u200d",
    "halves": "\ud800\udfff",
    "braces": "{ $name }" * 400,
    "markup": "[red]" * 500,
    "nothing": "",
}

COMMANDS = [
    ("house", "save", "TEXT", "belgian"),
    ("house", "save", "ours", "TEXT"),
    ("house", "save", "ours", "belgian", "--set", "TEXT"),
    ("house", "save", "ours", "belgian", "--set", "TEXT=1"),
    ("house", "save", "ours", "belgian", "--set", "target=TEXT"),
    ("house", "delete", "TEXT"),
    ("house", "TEXT"),
    ("play", "--plain", "--set", "TEXT"),
    ("play", "--plain", "--house", "TEXT"),
    ("play", "--plain", "--variant", "TEXT"),
    ("play", "--plain", "--bot", "TEXT"),
    ("play", "--plain", "--pace", "TEXT"),
    ("play", "--plain", "TEXT", "TEXT"),
    ("rules", "TEXT"),
    ("rules", "--lang", "TEXT"),
    ("rules", "--lang=TEXT"),
    ("replay", "TEXT"),
    ("show", "TEXT"),
    ("explain", "TEXT", "--bot", "TEXT"),
    ("simulate", "--bots", "TEXT"),
    ("simulate", "--bots", "thumb,TEXT"),
    ("simulate", "--out", "TEXT/TEXT"),
    ("arena", "TEXT", "thumb"),
    ("arena", "thumb", "chance", "--deals", "TEXT"),
    ("ladder", "--variant", "TEXT"),
    ("train", "--variant", "TEXT"),
    ("perft", "belgian", "--seed", "TEXT"),
    ("bench", "TEXT"),
    ("serve", "--host", "TEXT/"),
    ("serve", "--database", "TEXT"),
    ("--TEXT",),
    ("TEXT",),
]

NAMES_NOBODY = {
    # Without a name these fall back on what is usual, or list what there is.
    ("rules", "TEXT"),
    ("play", "--plain", "--bot", "TEXT"),
    ("play", "--plain", "--house", "TEXT"),
    ("play", "--plain", "--variant", "TEXT"),
    ("play", "--plain", "--pace", "TEXT"),
    ("serve", "--database", "TEXT"),
    ("rules", "--lang", "TEXT"),
    ("rules", "--lang=TEXT"),
    ("--TEXT",),
    ("TEXT",),
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_text_of_any_length_and_content_gets_a_sentence(command: tuple[str, ...], text: str, run: Run) -> None:
    if not text and command in NAMES_NOBODY:
        pytest.skip("without a text this asks for something else")
    run("house", "save", "before", "belgian", "--set", "target=61")
    done = run(*(each.replace("TEXT", text) for each in command))
    assert done.status in (1, 2)
    told = done.out + done.err
    assert told.count("\n") <= 2
    assert len(told) < 1200
    assert not set(told) & set("\x1b\r\t\x07\u202e\u2066\ud800\udfff")
    assert list(saves.read_house_rules()) == ["before"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_too_long_is_refused_and_kept_by_nobody(language: str, run: Run) -> None:
    assert_refused(run("house", "save", "a" * 5000, "belgian", "--lang", language), 2)
    assert saves.read_house_rules() == {}


OLD = ("a" * 5000, "a" * 4999, "\u200b", "a\nb", "ours", " padded ")


def test_a_file_of_an_older_version_with_such_names_is_read_and_put_right(run: Run, home: Path) -> None:
    """Names that are not kept any more are listed so that they can be typed, played by and deleted."""
    path = home / "data" / "manille" / "house-rules.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({name: rules_json(VARIANTS["belgian"]) for name in OLD}), "utf-8")
    listed = run("house", "list")
    assert listed.status == 0
    assert len(listed.lines) == len(OLD)
    names = [line.partition(":")[0] for line in listed.lines]
    assert len(set(names)) == len(OLD)
    assert max(map(len, names)) <= 44
    for name in names:
        assert run("play", "--plain", "--house", name, "--set", "target=x").status == 2, name
    for left in range(len(OLD), 0, -1):
        first = run("house", "list").lines[0].partition(":")[0]
        assert run("house", "delete", first).status == 0
        assert len(saves.read_house_rules()) == left - 1


def test_the_reported_commands_as_processes(home: Path) -> None:
    text = "a" * 5000
    assert_refused(process("house", "save", text, "belgian"), 2)
    assert_refused(process("play", "--set", text[:3000]), 2)
    assert_refused(process("rules", "--lang", text[:3000]), 2)
    assert process("house", "list").status == 0
