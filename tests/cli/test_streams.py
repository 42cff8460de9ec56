"""Files that are written and pipes that are read: whole or not at all, and never a traceback."""

from __future__ import annotations

import errno
import json
import os
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest.mock import Mock

import pytest

from manille.words import Words
from shared.commands import Run, process


@pytest.mark.parametrize(
    ("arguments", "cut"),
    [
        (("simulate", "--matches", "3", "--bots", "chance"), "manille.study.simulate.play_match"),
        (("ladder", "--variant", "french", "--deals", "2"), "manille.study.ladder.row"),
    ],
    ids=lambda each: each[0] if isinstance(each, tuple) else "",
)
@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError(errno.ENOSPC, "no space")], ids=["interrupted", "full"])
def test_a_command_that_is_cut_leaves_the_old_file(
    arguments: tuple[str, ...], cut: str, error: BaseException, run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = home / "out"
    path.write_text("precious", "utf-8")
    monkeypatch.setattr(cut, Mock(side_effect=error))
    done = run(*arguments, "--out", str(path))
    assert done.status == (1 if isinstance(error, OSError) else 130)
    assert [each.name for each in home.iterdir()] == ["out"]
    assert path.read_text("utf-8") == "precious"


def test_a_file_that_is_replaced_keeps_its_mode_and_its_links(run: Run, home: Path) -> None:
    path, link = home / "out", home / "link"
    path.touch(0o600)
    link.symlink_to(path)
    assert run("simulate", "--bots", "chance", "--out", str(link)).status == 0
    assert link.is_symlink()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert path.stat().st_size


@pytest.mark.skipif(os.name != "posix", reason="pipes as on Unix")
def test_what_is_no_ordinary_file_is_written_straight(run: Run, home: Path) -> None:
    assert run("simulate", "--bots", "chance", "--out", os.devnull).status == 0
    assert not Path(os.devnull).is_file()
    pipe = home / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as pool:
        read = pool.submit(pipe.read_text, "utf-8")
        assert run("simulate", "--bots", "chance", "--seed", "1", "--out", str(pipe)).status == 0
    assert read.result() == run("simulate", "--bots", "chance", "--seed", "1").out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_disk_that_is_full(run: Run) -> None:
    done = run("simulate", "--bots", "chance", "--out", "/dev/full")
    assert (done.status, done.err) == (1, Words("en")("cli-bad-write", path="/dev/full") + "\n")


@pytest.mark.skipif(os.name != "posix", reason="pipes as on Unix")
@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--bots", "chance", "--matches", "200", "--seed", "1"),
        ("rules",),
        ("perft", "belgian", "--depth", "5"),
    ],
    ids=" ".join,
)
def test_a_closed_pipe(arguments: tuple[str, ...]) -> None:
    """A reader that goes away, as `head` does, ends the command without a complaint."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "manille", *arguments], stdout=writing, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(writing)
    assert done.stderr.decode() == ""
    assert done.returncode in (0, 1, 141)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize("output", ["> /dev/full", ">&-"], ids=["full", "closed"])
@pytest.mark.parametrize("buffered", ["", "1"], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "belgian"),
        ("simulate", "--bots", "chance"),
        ("replay", "-"),
        ("play", "--plain"),
        ("--help",),
        ("--version",),
    ],
    ids=" ".join,
)
def test_an_output_that_takes_nothing(
    arguments: tuple[str, ...], buffered: str, output: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence on standard error, after what was told there before."""
    monkeypatch.setenv("PYTHONUNBUFFERED", buffered)
    record = run("simulate", "--bots", "chance", "--seed", "1").out
    command = ["sh", "-c", f'"$@" {output}', "sh", sys.executable, "-m", "manille", *arguments]
    done = subprocess.run(command, input=record, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.endswith(Words("en")("cli-bad-output") + "\n")
    assert "Traceback" not in done.stderr
    assert "ignored" not in done.stderr
    assert done.stderr.count("\n") == 1 + ("Won by" in done.stderr)


@pytest.mark.skipif(os.name != "posix", reason="streams as on Unix")
def test_streams_that_are_closed_and_not_needed(home: Path) -> None:
    """Nothing to read, nobody to complain to, and no output where the answer goes to a file."""

    def status(line: str) -> int:
        return subprocess.run(["sh", "-c", f'"$0" -m manille {line}', sys.executable], check=False).returncode

    assert status(f"simulate --bots chance --out {home / 'out'} >&- <&- 2>&-") == 0
    assert (home / "out").stat().st_size
    assert status("replay - <&- >/dev/null 2>&1") == 1
    assert status("play --plain --seed 1 <&- >/dev/null 2>&1") == 0
    assert status("nonsense 2>&-") == 2
    assert status("nonsense 2>/dev/full") == 2


def test_simulate_leaves_nothing_but_records_on_standard_output() -> None:
    done = process("simulate", "--matches", "2", "--seed", "1", "--bots", "chance", "--lang", "en")
    assert [json.loads(line)["format"] for line in done.lines] == ["manille-record"] * 2
    assert done.err.count("\n") == 1
