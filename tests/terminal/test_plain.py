"""The line mode, driven as a person would: in a pseudo-terminal, in a pipe, and with mistakes on purpose."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pexpect
import pytest

from manille.rules.variants import variant
from manille.store import saves
from manille.terminal.game import ME, Game
from manille.terminal.plain import Plain
from manille.words import Words


@pytest.fixture(autouse=True)
def line_mode(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "manille", "play", "--plain", "--lang", "en", *arguments]


def talk(lines: Sequence[str], game: Game | None = None, left: Game | None = None) -> list[str]:
    """What the line mode says to a person who types these lines and then has nothing more to say."""
    typed: Iterator[str] = iter(lines)
    said: list[str] = []

    def read() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    Plain(Words("en"), saves.Settings(pace="instant"), read, said.append, lambda _: None).run(game, left)
    return said


def new(name: str, seed: str = "1", **changes: object) -> Game:
    return Game.new(variant(name, changes), "thumb", seed=seed)


def first_turn(game: Game) -> Game:
    while not game.is_my_turn:
        game.step()
    return game


@pytest.mark.parametrize("name", ["belgian", "manilla", "manilla-two"])
def test_a_whole_round_in_a_pseudo_terminal(name: str, home: Path) -> None:
    arguments = command("--variant", name, "--seed", "5", "--pace", "instant")
    child = pexpect.spawn(arguments[0], arguments[1:], encoding="utf-8", timeout=30, env=dict(os.environ))
    spoken = ""
    turns = 0
    while child.expect(["Your choice\\?\r\n", "The round is over\\."]) == 0:
        spoken += child.before or ""
        turns += 1
        offers = re.findall(r"^(\d+): ", spoken.rpartition("Your turn.")[2], re.MULTILINE)
        child.sendline("hint" if turns == 2 and "Hint:" not in spoken else offers[-1])
    child.expect("Press Enter to go on")
    account = child.before or ""
    assert "Score of the round" in account
    child.sendline("")
    child.expect("Round 2\\.")
    child.sendline("quit")
    child.expect("Goodbye")
    child.expect(pexpect.EOF)
    assert turns >= {"belgian": 8, "manilla": 12, "manilla-two": 24}[name]
    assert "Hint: " in spoken
    assert "\x1b" not in spoken + account


def test_it_works_in_a_pipe_without_a_terminal() -> None:
    typed = "1\n" * 400
    done = subprocess.run(
        command("--variant", "french", "--seed", "2", "--bot", "thumb"),
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert "The round is over." in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


def test_bytes_that_are_no_text_are_answered() -> None:
    done = subprocess.run(
        command("--variant", "french", "--seed", "2"),
        input=b"\xff\xfe\n\x00\nquit\n",
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert b"is not one of the choices" in done.stdout
    assert b"Traceback" not in done.stdout + done.stderr


def test_a_refused_card_is_told_its_clause_and_nothing_changes() -> None:
    game = next(
        found
        for seed in range(200)
        if len((found := first_turn(new("french", str(seed)))).view.legal()) < found.view.hand.bit_count()
    )
    view = game.view
    barred = next(card for card in game.rules.pack.hand(view.hand) if card not in view.legal())
    said = talk([str(barred)], game)
    clause, _ = view.bound()
    assert any(f"({clause})" in line for line in said)
    assert game.view == view


def test_a_card_that_is_not_held_is_told_so() -> None:
    game = first_turn(new("french"))
    other = next(card for card in game.rules.pack.cards if not card.bit & game.view.hand)
    assert any("you do not have it" in line for line in talk([str(other)], game))


def test_undo_goes_back_over_tricks_and_rounds() -> None:
    game = first_turn(new("french"))
    before = game.view
    talk(["1"] * 8 + [""] + ["1"] * 3, game)
    assert len(game.table.match.rounds) == 1
    talk(["undo"] * 30, game)
    assert game.view == before
    assert any("nothing to take back" in line for line in talk(["undo"], game))


def test_a_match_that_was_left_goes_on_where_it_was() -> None:
    game = first_turn(new("manilla"))
    talk(["1", "1", "1", "quit"], game)
    left = Game.resume()
    assert left is not None
    assert left.view == game.view
    assert left.can_undo
    said = talk(["1", "quit"], None, left)
    assert any("A match was left" in line for line in said)


def test_a_match_plays_on_in_the_same_way_after_it_was_left() -> None:
    whole, halves = first_turn(new("belgian")), first_turn(new("belgian"))
    talk(["1"] * 6, whole)
    talk(["1"] * 3, halves)
    left = Game.resume()
    assert left is not None
    talk(["1", *["1"] * 3], None, left)
    assert left.table.round is not None
    assert whole.table.round is not None
    assert left.table.record().rounds[0].plays[:12] == whole.table.record().rounds[0].plays[:12]


@pytest.mark.parametrize(
    "options",
    [("--variant", "french"), ("--seed", "2"), ("--set", "target=61"), ("--variant", "manilla", "--seed", "2")],
)
def test_a_match_that_was_left_is_not_given_up_without_a_word(options: tuple[str, ...], home: Path) -> None:
    """Options that ask for another game are refused; ``--new`` begins it all the same."""
    first_turn(new("manilla", talk="signals"))
    kept = (home / "manille" / "match.json").read_bytes()
    done = subprocess.run(command(*options), input="quit\n", capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == Words("en")("cli-match-waits", game="Manilla for four", number=1) + "\n"
    assert (home / "manille" / "match.json").read_bytes() == kept
    subprocess.run(command(*options, "--new"), input="quit\n", capture_output=True, text=True, timeout=60, check=True)
    assert (home / "manille" / "match.json").read_bytes() != kept


def test_a_match_that_was_left_goes_on_where_the_options_ask_for_it(home: Path) -> None:
    first_turn(new("manilla", "3", target=30))
    kept = (home / "manille" / "match.json").read_bytes()
    for options in (("--variant", "manilla", "--set", "target=30"), ("--seed", "3"), ("--bot", "chance")):
        done = subprocess.run(
            command(*options), input="1\nquit\n", capture_output=True, text=True, timeout=60, check=True
        )
        assert "A match was left" in done.stdout
        assert (home / "manille" / "match.json").read_bytes() == kept


@pytest.mark.parametrize("text", ["", "{", '{"format": "manille-save"}', "\x00", '{"a": ' * 2000])
def test_a_damaged_save_is_kept_aside_with_a_clear_word(text: str, home: Path) -> None:
    first_turn(new("belgian"))
    (home / "manille" / "match.json").write_text(text)
    done = subprocess.run(
        command(), input="5\nquit\n", capture_output=True, text=True, timeout=60, check=True, env=dict(os.environ)
    )
    assert "could not be read" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr
    assert (home / "manille" / "match.damaged-1.json").read_text() == text


def test_a_folder_that_is_none_is_told_in_a_sentence(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "file" / "below"))
    done = subprocess.run(command("--seed", "4"), input="1\n", capture_output=True, text=True, timeout=60, check=False)
    path = home / "file" / "below" / "manille" / "match.json"
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == Words("en")("cli-bad-save", path=Words("en").path(path)) + "\n"


def test_a_match_that_is_a_folder_is_told_in_a_sentence(home: Path) -> None:
    path = home / "manille" / "match.json"
    path.mkdir(parents=True)
    for options in ((), ("--new", "--variant", "french")):
        done = subprocess.run(command(*options), input="1\n", capture_output=True, text=True, timeout=60, check=False)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr == Words("en")("cli-bad-save", path=Words("en").path(path)) + "\n"
    assert list((home / "manille").iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="limits as on Unix")
def test_a_full_disk_ends_the_game_with_a_sentence_and_nothing_is_lost(home: Path) -> None:
    first_turn(new("french"))
    path = home / "manille" / "match.json"
    kept = path.read_bytes()
    full = ["sh", "-c", 'ulimit -f 0; exec "$@"', "sh", *command()]
    done = subprocess.run(full, input="1\n1\n1\n", capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr == Words("en")("cli-bad-save", path=Words("en").path(path)) + "\n"
    assert [each.name for each in path.parent.iterdir()] == ["match.json"]
    assert path.read_bytes() == kept


def test_every_command_answers() -> None:
    game = first_turn(new("manilla-two"))
    commands = ["help", "hand", "table", "hint", "trick", "score", "rules", "pace", "pace fast", "language", "?", "zzz"]
    said = talk([*commands, "language nl", "language xx", "9999", "0"], game)
    assert len(said) > 60
    assert any("zzz" in line for line in said)


def test_signals_are_offered_to_the_leader_and_told() -> None:
    games = (first_turn(new("flemish-zonder", str(seed), talk="signals")) for seed in range(40))
    game = next(found for found in games if found.view.board.trick.leader == ME)
    said = talk(["1", "2"], game)
    assert any("Will you say something" in line for line in said)
    assert game.view.board.says[0].seat == ME
    assert any(line.startswith("You: “") for line in said)


@pytest.mark.parametrize("name", ["flemish", "belgian", "french", "manilla", "botifarra"])
def test_a_person_plays_after_the_signal_of_a_bot_that_led(name: str) -> None:
    """The player before the person leads and says something, and then it is the person's turn."""
    for seed in range(20):
        said = talk(["1"] * 12, new(name, str(seed), talk="signals"))
        if any(line == "Your turn." and ": “" in said[place - 2] for place, line in enumerate(said)):
            return
    raise AssertionError("no bot has said anything before the person's turn")


def test_questions_are_offered_before_the_lead_and_answered() -> None:
    games = (first_turn(new("french", str(seed), talk="questions")) for seed in range(40))
    game = next(found for found in games if found.view.board.trick.leader == ME)
    offers = len(game.view.legal())
    said = talk([str(offers + 1)], game)
    assert game.view.board.says[0].answer in (0, 1)
    assert any("Have you the manille of hearts?" in line and "North" in line for line in said)
