"""The messages: what is read and what is not, the types for the browser, and that every label is in the catalogue."""

from __future__ import annotations

import json
import runpy
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as some

from manille import wire
from manille.rules.variants import VARIANTS
from manille.table.entries import Entry
from manille.wire.frames import DEEPEST, ITEMS, LONGEST, TEXT, FrameError, decode, encode, from_client
from manille.wire.rule_sets import games
from manille.words import Words
from shared.talks import Talk, settings

ROOT = Path(__file__).parents[2]

SETTINGS = settings("belgian", "thumb", "chance", "thumb", namers=(0, 2), target=31, slam=60)

SAID: list[wire.FromClient] = [
    wire.Open(settings=SETTINGS, guided=True),
    wire.Join(table="0123456789abcdef"),
    wire.Act(version=3, action="10h"),
    wire.Talk(version=3, say="manille h"),
    wire.Talk(version=3, say=None),
    wire.Undo(version=3),
    wire.Next(version=3),
    wire.Again(version=3, abandon=True, guided=True),
    wire.Change(settings=SETTINGS),
    wire.Hint(version=3),
    wire.Why(of="call", index=2),
    wire.Skip(version=3),
    wire.Leave(),
]


def code_of(text: str) -> str:
    """By which code a text is refused."""
    with pytest.raises(FrameError) as caught:
        from_client(text)
    return caught.value.code


def test_the_types_for_the_browser_are_up_to_date() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "wiretypes.py"))
    assert script["TARGET"].read_text("utf-8") == script["types"]()


def test_every_message_of_a_client_is_among_the_examples() -> None:
    assert {type(each) for each in SAID} == set(get_args(wire.FromClient))


def test_no_two_messages_have_the_same_type() -> None:
    for union in (wire.FromClient, wire.FromTable, Entry):
        tags = [next(each.default for each in fields(kind) if each.name == "type") for kind in get_args(union)]
        assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("message", SAID, ids=lambda message: message.type)
def test_what_is_written_is_read(message: wire.FromClient) -> None:
    assert from_client(encode(message)) == message


@pytest.mark.parametrize("message", SAID, ids=lambda message: message.type)
def test_a_field_left_out_added_or_of_another_kind_is_refused(message: wire.FromClient) -> None:
    data = json.loads(encode(message))
    for name in data:
        assert code_of(json.dumps({key: value for key, value in data.items() if key != name})) == "malformed"
        others: list[object] = [
            [],
            {},
            [1],
            1.5,
            1 if name in ("abandon", "guided") else True,
            "\x07",
            "x" * (TEXT + 1),
            2**53,
        ]
        for other in others:
            if other != [] or name != "bots":
                assert code_of(json.dumps({**data, name: other})) == "malformed", (name, other)
    assert code_of(json.dumps({**data, "more": 1})) == "malformed"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        '"act"',
        "{}",
        '{"type":"acted"}',
        '{"type":["leave"]}',
        '{"type":{"leave":1}}',
        '{"type":"leave"',
        '{"type":"leave"} ',
        '{"type":"leave","type":"leave"}',
        '{"version":NaN,"type":"undo"}',
        '{"version":1e2,"type":"undo"}',
        '{"version":' + "9" * 3000 + ',"type":"undo"}',
        '{"version":1,"action":"\\ud800","type":"act"}',
        "[" * 2000,
        '{"type":' * 400,
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    if text.endswith(" "):
        assert from_client(text) == wire.Leave()
    else:
        assert code_of(text) == "malformed"


def test_what_is_too_large_or_too_deep_is_refused() -> None:
    padded = '{"type":"leave"' + " " * (LONGEST - 16) + "}"
    assert from_client(padded) == wire.Leave()
    assert code_of(padded + " ") == "large"
    deep = json.loads(encode(SAID[0]))
    deep["settings"]["changes"]["namers"] = [[0]]
    assert code_of(json.dumps(deep)) == "malformed"
    many = json.loads(encode(SAID[0]))
    many["settings"]["bots"] = ["thumb"] * ITEMS
    assert isinstance(from_client(json.dumps(many)), wire.Open)
    many["settings"]["bots"] += ["thumb"]
    assert code_of(json.dumps(many)) == "malformed"
    assert DEEPEST < 10


@given(some.text() | some.recursive(some.none() | some.booleans() | some.floats() | some.text(), some.lists).map(str))
def test_any_text_is_a_message_or_is_refused(text: str) -> None:
    with suppress(FrameError):
        assert type(from_client(text)) in get_args(wire.FromClient)


def test_entries_are_read_as_they_were_written() -> None:
    kinds = set()
    for name, mode in (("flemish", "signals"), ("botifarra", "questions")):
        talk = Talk(settings(name, "chance", talk=mode), seed="1")
        talk.play(Random(1), 150)
        for entry in talk.entries:
            assert decode(encode(entry), Entry) == entry
            kinds.add(type(entry))
    assert len(kinds) == len(get_args(Entry)) - 2


def test_a_damaged_entry_is_refused() -> None:
    with pytest.raises(FrameError):
        decode('{"type":"dealt"}', Entry)


def labels(data: Any) -> Iterator[str]:
    """Every name of a message in JSON."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name in ("label", "help", "message", "answer_label") and isinstance(value, str):
                yield value
            elif name not in ("choice", "choices"):
                yield from labels(value)
    elif isinstance(data, list):
        for each in data:
            yield from labels(each)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_label_is_in_the_catalogue(name: str) -> None:
    words = Words("en")
    changes: dict[str, Any] = {"talk": "questions"} if "talk" in VARIANTS[name].opens else {}
    talk = Talk(settings(name, "chance", **changes), seed="2")
    talk.play(Random(2), 200)
    found = {label for message in talk.told for label in labels(json.loads(encode(message)))}
    assert len(found) >= 8
    assert [label for label in sorted(found) if not words.has(label)] == []


def test_every_game_names_its_messages() -> None:
    words = Words("en")
    told = json.loads(encode(games()))
    assert [game["rules"]["variant"] for game in told] == list(VARIANTS)
    assert [label for label in sorted(set(labels(told))) if not words.has(label)] == []
    for game in told:
        for section in game["book"]:
            assert words.has(f"section-{section['name']}")
            assert all(words.has(f"clause-{clause}") for clause in section["clauses"])
        for switch in game["switches"]:
            assert bool(switch["choices"]) == (switch["low"] is None) == (switch["high"] is None)
            if switch["choices"]:
                assert switch["value"] in [choice["value"] for choice in switch["choices"]]
            else:
                assert switch["low"] <= switch["value"] <= switch["high"]
            for choice in switch["choices"]:
                field, value = switch["field"], choice["value"]
                text = words(choice["label"]) if words.has(choice["label"]) else choice["text"]
                assert text == words.value(field, tuple(value) if isinstance(value, list) else value)
