"""Files of records as people's programs write them: the same answer from all five commands."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from manille import cli
from manille.record.files import read_record, read_records
from manille.record.record import Record
from manille.record.replay import replay
from manille.rules.strict_json import RecordError
from manille.rules.variants import variant
from manille.study.simulate import simulate

COMMANDS = ("replay", "show", "analyse", "explain", "solve")
BOM = b"\xef\xbb\xbf"

Ask = Callable[[str, bytes], tuple[int, str]]


@pytest.fixture(scope="module")
def line() -> bytes:
    """A match, a round of which is still in play, so that every command has something to say of it."""
    (text,) = simulate(variant("flemish", {"target": 1}), ["chance"] * 4, 1, "files")
    data = json.loads(text)
    last = data["rounds"][-1]
    started = {"dealer": (last["dealer"] + 1) % 4, "hands": last["hands"], "calls": [], "plays": []}
    data |= {"rules": {"variant": "flemish", "changes": {"target": 99}}, "rounds": [*data["rounds"], started]}
    data |= {"sets": [0, 0], "winner": None}
    replay(Record.from_json(data))
    return json.dumps(data).encode()


@pytest.fixture
def ask(home: Path, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Run a command on a file of some bytes; the status and all that was said."""

    def run(command: str, content: bytes) -> tuple[int, str]:
        path = home / "records.jsonl"
        path.write_bytes(content)
        options = {"analyse": ("--worlds", "0", "--budget", "100"), "solve": ("--budget", "100")}.get(command, ())
        status = cli.run(["--lang", "en", command, str(path), *options])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return status, out + err

    return run


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_begins_with_a_byte_order_mark_is_read(command: str, line: bytes, ask: Ask) -> None:
    assert ask(command, BOM + line + b"\r\n") == ask(command, line)


@pytest.mark.parametrize("codec", ["utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_of_utf_16_is_named_as_such(command: str, codec: str, line: bytes, ask: Ask) -> None:
    status, said = ask(command, line.decode().encode(codec))
    assert status == 1
    assert "UTF-16" in said
    assert said.startswith("Record 1: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_the_number_of_a_record_is_that_of_its_line(command: str, line: bytes, ask: Ask) -> None:
    status, said = ask(command, b"\n\n" + line + b"\n\n{}\n")
    assert status == 1
    assert [each for each in said.splitlines() if each.startswith("Record 5: ")]
    assert not [each for each in said.splitlines() if each.startswith("Record 2: ")]


def test_random_bytes_are_wrong_in_the_same_words_for_every_command(ask: Ask) -> None:
    content = Random(19).randbytes(400)
    firsts = {ask(command, content)[1].splitlines()[0] for command in COMMANDS}
    assert len(firsts) == 1
    number = next(place for place, each in enumerate(content.split(b"\n"), 1) if each.strip())
    assert firsts.pop().startswith(f"Record {number}: ")


def test_a_mark_in_the_middle_of_a_file_is_no_beginning(line: bytes) -> None:
    numbers = list(read_records(io.BytesIO(line + b"\n" + BOM + line)))
    assert [number for number, _ in numbers] == [1, 2]
    assert numbers[0][1]()
    with pytest.raises(RecordError):
        numbers[1][1]()


def test_a_text_that_somebody_pasted_is_read_alike(line: bytes) -> None:
    assert read_record(BOM + line) == read_record(line) == Record.parse(line.decode())
    for content, code in ((line.decode().encode("utf-16"), "utf-16"), (b"\xff", "encoding"), (b"", "json")):
        with pytest.raises(RecordError) as caught:
            read_record(content)
        assert caught.value.code == code


@pytest.mark.parametrize("language", ["en", "nl", "fr", "es", "ca"])
def test_replay_names_one_winner_in_a_game_of_two(
    language: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = list(simulate(variant("manilla-two", {"target": 20}), ["chance"] * 2, 6, "two"))
    winners = {json.loads(text)["winner"] for text in texts}
    assert winners == {0, 1}
    path = home / "two.jsonl"
    path.write_text("\n".join(texts), "utf-8")
    assert cli.run(["--lang", language, "replay", str(path)]) == 0
    said = capsys.readouterr().out
    for other in ("East", "Oost", "Est et", "Este", "Est i", "and North", "en Noord", "et Nord", "y Norte", "i Nord"):
        assert other not in said
