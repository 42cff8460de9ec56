"""The full-screen game, driven as a person would: with keys and the mouse, at 80 columns and 24 lines."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pexpect
import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.strip import Strip
from textual.widgets import Input, OptionList, Static

import manille
from manille.bots import BOTS
from manille.game.auction import PASS
from manille.game.match import Match
from manille.game.round import IllegalAction
from manille.rules.cards import FRENCH, SPANISH, Card, Pack
from manille.rules.rules import RulesError
from manille.rules.variants import VARIANTS, variant
from manille.store import saves
from manille.store.saves import DamagedFile, Settings
from manille.terminal.game import Game
from manille.terminal.screen import desk as desk_module
from manille.terminal.screen import faces
from manille.terminal.screen.account import AccountPage
from manille.terminal.screen.app import ManilleApp
from manille.terminal.screen.felt import SIDE, Felt
from manille.terminal.screen.hand import KEYS, Hand
from manille.terminal.screen.house import HousePage
from manille.terminal.screen.menu import MenuPage
from manille.terminal.screen.page import Ask, Reading
from manille.terminal.screen.panel import FIGURE, LABEL
from manille.terminal.screen.questions import QuestionPage
from manille.terminal.screen.settings import SettingsPage
from manille.terminal.screen.table import TablePage
from manille.terminal.screen.tricks import TrickPage
from manille.view.worlds import consistent
from manille.words import LANGUAGES, Words
from manille.words.telling import standing
from manille.words.words import Sentence

WORDS = Words("en")
LOCALES = Path(manille.__file__).parent / "words" / "locales"
TRANSLATED = [language for language in LANGUAGES if (LOCALES / language / "screen.ftl").exists()]


@pytest.fixture(autouse=True)
def screen(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)


class Person:
    """Somebody at the terminal."""

    def __init__(self, app: ManilleApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def game(self) -> Game:
        return self.app.desk.playing

    @property
    def table(self) -> TablePage:
        assert isinstance(self.app.screen, TablePage)
        return self.app.screen

    @property
    def hand(self) -> Hand:
        return self.table.query_one(Hand)

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
        await self.pilot.pause()

    def sees(self) -> str:
        """Everything that stands on the screen, a line each."""
        return "\n".join(strip.text for strip in self.strips())

    def strips(self) -> list[Strip]:
        screen = self.app.screen
        return screen._compositor.render_strips(screen.size)

    def place(self, card: Card) -> int:
        return next(place for place, each in enumerate(self.hand.places) if each.card is card)

    async def act(self, *, mouse: bool = False) -> None:
        """Name the first suit, let any double be, play the first card that is allowed."""
        legal = self.game.view.legal()
        if not isinstance(legal[0], Card):
            await self.press("1")
            return
        place = self.place(legal[0])
        if mouse:
            x = self.hand._left + place * self.hand._pitch + 1
            await self.pilot.click(Hand, offset=(x, 2))
            await self.pilot.pause()
        else:
            await self.press(KEYS[place])

    async def play_round(self) -> int:
        """Play until the account is shown; how many decisions it took."""
        decisions = 0
        while isinstance(self.app.screen, TablePage):
            await self.act(mouse=decisions % 3 == 2)
            decisions += 1
            assert decisions < 40
        return decisions


@asynccontextmanager
async def sitting(
    name: str | None = None,
    *,
    seed: str = "7",
    pace: str = "instant",
    **changes: object,
) -> AsyncIterator[Person]:
    """A person before the menu, or at the table of a new match."""
    game = None if name is None else Game.new(variant(name, changes), "thumb", seed=seed)
    app = ManilleApp(game, WORDS, Settings(pace=pace))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        person = Person(app, pilot)
        if game is not None:
            await person.press("enter")
        yield person


async def until_bound(person: Person) -> Card:
    """Play until some card is not allowed, and give that card."""
    while True:
        view = person.game.view
        forbidden = [card for card in view.rules.pack.hand(view.hand) if card not in view.legal()]
        if forbidden and not view.board.auction.waiting:
            return forbidden[0]
        await person.act()


@pytest.mark.parametrize("name", ["belgian", "manilla", "manilla-two"])
async def test_a_whole_round_is_played_by_keys_and_mouse(name: str) -> None:
    async with sitting(name) as person:
        game, rules = person.game, person.game.rules
        drawn = game.drawn
        assert drawn is not None
        assert WORDS("draw-deals", seat="You" if drawn.dealer == 0 else WORDS.seat(rules, drawn.dealer)) in "\n".join(
            person.app.desk.log
        )
        for widget in person.table.query("*"):
            if widget.display and widget.id not in ("log-text", "message"):
                assert person.table.region.contains_region(widget.region), widget
        assert person.hand.region.height == 6
        decisions = await person.play_round()
        assert decisions >= rules.hand_size
        assert isinstance(person.app.screen, AccountPage)
        round = game.table.round
        assert round is not None
        assert round.turn is None
        account = str(person.app.screen.query_one("#account", Static).content)
        for term in game.table.match.account(round):
            assert WORDS.term(term, rules) in account
        assert standing(game.table.match.add(round), WORDS) in account
        await person.press("t")
        assert isinstance(person.app.screen, TrickPage)
        await person.press(*["right"] * rules.hand_size)
        assert f"Trick {rules.hand_size} of {rules.hand_size}" in person.sees()
        await person.press("escape", "s")
        assert "Scored" in person.sees()
        await person.press("escape", "enter")
        assert isinstance(person.app.screen, TablePage)
        assert len(person.game.table.match.rounds) == 1
        assert "round 2" in person.sees()


async def test_every_variant_can_be_begun_from_the_menu() -> None:
    async with sitting() as person:
        assert isinstance(person.app.screen, MenuPage)
        await person.press("enter", "home")
        for name, rules in VARIANTS.items():
            assert WORDS(f"variant-{name}-1") in person.sees()
            assert WORDS(f"variant-{name}-3") in person.sees()
            await person.press("h")
            form = person.app.screen
            assert isinstance(form, HousePage)
            assert form._read() == rules
            assert len(form.query(".body > .line")) == len(rules.opens)
            await person.press("escape", "down")
        await person.press("end", "r")
        assert WORDS("section-G") in person.sees()
        await person.press("escape", "enter")
        assert person.game.rules == list(VARIANTS.values())[-1]


@pytest.mark.parametrize(("name", "left", "right"), [("belgian", "West", "East"), ("french", "West", "East")])
async def test_the_seats_follow_the_direction_of_play(name: str, left: str, right: str) -> None:
    async with sitting(name) as person:
        row = next(line for line in person.sees().splitlines() if left in line and right in line)
        assert row.index(left) < row.index(right)
        after_me = left if person.game.rules.clockwise else right
        assert WORDS.seat(person.game.rules, 1) == after_me


async def test_a_refused_card_is_explained_and_changes_nothing() -> None:
    async with sitting("belgian") as person:
        card = await until_bound(person)
        before = person.game.table
        await person.press(KEYS[person.place(card)])
        assert person.game.table is before
        with pytest.raises(IllegalAction) as caught:
            before.act(card)
        reason = WORDS.refusal(caught.value, person.game.rules)
        assert person.table.message == reason
        assert reason in person.app.desk.log
        flat = " ".join(str(person.table.query_one("#message", Static).content).split())
        assert reason in flat
        assert "(P" in person.sees()
        assert person.hand.render().plain.count("▲") == len(person.game.view.legal())


async def test_a_hint_marks_a_card_and_says_why() -> None:
    async with sitting("manilla") as person:
        await until_bound(person)
        await person.press("h")
        choice = person.game.hint()
        assert WORDS.reason(choice.reason, SPANISH) in person.table.message
        assert person.hand.hint is choice.action
        assert "*" in person.hand.render().plain
        assert person.place(person.hand.hint) == person.hand.cursor
        left = person.game.view.left(0)
        await person.press("enter")
        assert person.game.view.board.played_by(0)[-1] is choice.action
        assert person.game.view.left(0) == left - 1


async def test_undo_goes_back_over_tricks_and_rounds() -> None:
    async with sitting("belgian") as person:
        first = person.game.view
        await person.play_round()
        last = person.game.view.board.tricks
        await person.press("u")
        assert len(person.game.view.board.tricks) < len(last)
        await person.act()
        await person.press("enter")
        await person.act()
        while person.game.can_undo:
            await person.press("u")
        assert person.game.view == first
        assert len(person.game.table.match.rounds) == 0
        await person.press("u")
        assert person.table.message == WORDS("plain-no-undo")


async def test_a_match_is_there_after_leaving() -> None:
    async with sitting("belgian") as person:
        for _ in range(3):
            await person.act()
        left = person.game.view
        await person.press("q")
        assert isinstance(person.app.screen, Ask)
        assert WORDS("screen-kept") in person.sees()
        await person.press("escape", "q", "enter")
        assert not person.app.is_running
    resumed = Game.resume()
    assert resumed is not None
    assert resumed.view == left
    app = ManilleApp(resumed, WORDS, Settings(pace="instant"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        person = Person(app, pilot)
        assert "Continue" in person.sees()
        await person.press("enter")
        assert len(person.hand.places) == left.left(0)


async def test_a_match_left_is_replaced_only_on_purpose() -> None:
    async with sitting("belgian") as person:
        old = person.game
        await person.press("m", "down", "enter", "enter")
        assert isinstance(person.app.screen, Ask)
        await person.press("enter")
        assert person.app.desk.game is old
        await person.press("down", "enter", "enter", "left", "enter")
        assert person.app.desk.game is not old


async def test_house_rules_refuse_nonsense_are_saved_and_deleted() -> None:
    async with sitting() as person:
        await person.press("enter", *["down"] * list(VARIANTS).index("belgian"), "h")
        form = person.app.screen
        assert isinstance(form, HousePage)
        target = form.query_one("#number-target", Input)
        target.value = "0"
        await person.pilot.click("#start")
        await person.pilot.pause()
        assert person.app.screen is form
        with pytest.raises(RulesError) as caught:
            variant("belgian", {"target": 0})
        assert str(form.query_one("#switch-help", Static).content) == WORDS.error(caught.value)
        target.focus()
        await person.press("end", "backspace", "6", "1")
        form.query_one("#cycle-talk").focus()
        await person.press("right")
        assert WORDS("value-talk-signals") in person.sees()
        form.query_one("#house-name", Input).value = "Sunday"
        await person.pilot.click("#save")
        await person.pilot.pause()
        assert saves.read_house_rules() == {"Sunday": variant("belgian", {"target": 61, "talk": "signals"})}
        assert WORDS("screen-saved", name="Sunday") in person.sees()
        form.query_one("#save").remove_class("-active")
        await person.pilot.click("#save")
        await person.pilot.pause()
        assert WORDS("cli-house-replaced", name="Sunday") in person.sees()
        await person.press("escape")
        games = person.app.screen.query_one("#games", OptionList)
        games.highlighted = len(VARIANTS)
        await person.pilot.pause()
        assert "Sunday" in person.sees()
        assert WORDS.switch("target") in person.sees()
        await person.press("d")
        assert saves.read_house_rules() == {}


class Loud(Words):
    """A language that any test can tell from English."""

    def __init__(self, language: str) -> None:
        super().__init__("en")
        self.language = language

    def __call__(self, message: str, /, **facts: object) -> Sentence:
        return Sentence(super().__call__(message, **facts).upper())


async def test_each_level_of_the_others_is_told_in_a_line() -> None:
    async with sitting() as person:
        await person.press("down", "enter", "down", "down")
        assert isinstance(person.app.screen, SettingsPage)
        told = set()
        for _ in BOTS:
            await person.press("right")
            bot = saves.read_settings().bot
            assert WORDS(f"bot-{bot}") in person.sees()
            assert WORDS(f"bot-{bot}-about") in person.sees()
            told.add(bot)
        assert told == {*BOTS}


async def test_the_language_changes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "Words", Loud)
    async with sitting("belgian") as person:
        await person.press("m", "down", "down", "enter")
        assert isinstance(person.app.screen, SettingsPage)
        await person.press("right")
        assert "LANGUAGE" in person.sees()
        assert saves.read_settings().language == "nl"
        await person.press("down", "right", "escape")
        assert saves.read_settings().pace == "slow"
        assert "NEW MATCH" in person.sees()
        await person.press("enter")
        assert "BELGIAN MANILLE" in person.sees()
        assert WORDS("screen-turn-name").upper() in person.sees() or "TO CALL" in person.sees()


async def test_lines_of_the_log_and_the_message_speak_the_new_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "Words", Loud)
    async with sitting("belgian") as person:
        await until_bound(person)
        await person.press("h")
        desk, message = person.app.desk, person.table.message
        before = list(desk.log)
        assert message in before
        assert len(before) > 8
        desk.choose_language("nl")
        assert desk.log == [line.upper() for line in before]
        assert person.table.message == message.upper()
        await person.act()
        assert all(line == line.upper() for line in desk.log)


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (24, 8)])
async def test_a_small_window_says_so_and_a_larger_one_goes_on(size: tuple[int, int]) -> None:
    async with sitting("belgian") as person:
        await person.act()
        before = person.game.table
        await person.pilot.resize_terminal(*size)
        await person.pilot.pause()
        assert "too small" in " ".join(person.sees().split())
        await person.press("1", "h", "enter", "u")
        assert person.game.table is before
        await person.pilot.resize_terminal(100, 30)
        await person.pilot.pause()
        assert "too small" not in person.sees()
        await person.act()
        assert person.game.table is not before


async def test_the_menu_has_the_keys_again_after_the_window_was_too_small() -> None:
    async with sitting() as person:
        await person.pilot.resize_terminal(60, 20)
        await person.pilot.pause()
        await person.pilot.resize_terminal(90, 30)
        await person.pilot.pause()
        await person.press("enter")
        assert WORDS("variant-flemish-1") in person.sees()


@pytest.mark.parametrize("name", ["belgian", "manilla"])
async def test_suits_are_told_apart_without_colour(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with sitting(name) as person:
        await until_bound(person)
        shown = person.hand.render().plain
        for place in person.hand.places:
            assert place.card is not None
            assert WORDS(f"screen-mark-{faces.suit_key(place.card.pack, place.card.suit)}") in shown
        colours = {
            colour.triplet
            for strip in person.strips()
            for segment in strip
            if segment.style is not None
            for colour in (segment.style.color, segment.style.bgcolor)
            if colour is not None and colour.triplet is not None
        }
        assert len(colours) > 3
        assert all(len(set(colour)) == 1 for colour in colours)


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_has_little_room_is_short_in_every_language(language: str) -> None:
    words = Words(language)
    keys = ("hint", "undo", "trick", "sheet", "pace", "rules", "help", "menu", "quit")
    assert cell_len("  ".join(words(f"screen-key-{key}") for key in keys)) <= 78
    for beside in ("screen-partner", "screen-dealer"):
        assert cell_len(words(beside)) <= SIDE
    assert cell_len(words("screen-cards-left", count=12)) <= SIDE
    assert cell_len(words("screen-shows", card="10h")) <= SIDE
    for row in ("score", "sets", "tricks", "points"):
        assert cell_len(words(f"screen-panel-{row}")) <= LABEL
    for side in ("side-us", "side-them"):
        assert cell_len(words(side)) < FIGURE
    for pack in (FRENCH, SPANISH):
        marks = [words(f"screen-mark-{faces.suit_key(pack, suit)}") for suit in range(4)]
        assert len(set(marks)) == 4
        assert all(1 <= cell_len(mark) <= 3 for mark in marks)


@pytest.mark.parametrize("pack", [FRENCH, SPANISH])
def test_every_card_looks_different_and_every_sign_is_one_cell_wide(pack: Pack) -> None:
    cards = pack.cards
    for signs in (faces.GLYPHS.values(), faces.LIGHT, faces.HEAVY, "▲▶◀▸◂↻↺×·▒“”…"):
        assert all(cell_len(sign) == 1 for sign in signs)
    for width, height in ((5, 4), (7, 3), (7, 4), (9, 5)):
        drawn = {tuple(faces._lines(card, WORDS, width - 2, height - 2)) for card in cards}
        assert len(drawn) == len(cards)
        assert max(len(line) for lines in drawn for line in lines) <= width - 2


async def test_a_finished_trick_is_seen_before_it_is_cleared() -> None:
    async with sitting("belgian", pace="slow") as person:
        shown = person.table.query_one(Felt)
        seen = set()
        for _ in range(60):
            if not isinstance(person.app.screen, TablePage):
                break
            board = person.game.view.board
            assert shown.scene is not None
            if shown.scene.over:
                assert shown.scene.trick is board.tricks[-1]
                seen.add(len(board.tricks))
            if person.table.waits:
                await person.press("enter")
            else:
                await person.act()
        assert seen == set(range(1, 9))


async def test_the_pace_is_changed_at_the_table_and_kept() -> None:
    async with sitting("belgian") as person:
        await person.press("p")
        assert person.app.desk.settings.pace == "slow"
        assert WORDS("pace-slow") in person.table.message
        assert saves.read_settings().pace == "slow"


async def test_pages_lie_over_the_table_and_go_away() -> None:
    async with sitting("belgian") as person:
        while not person.game.view.board.tricks:
            await person.act()
        for key in ("s", "c", "w", "r", "question_mark", "l"):
            await person.press(key)
            assert isinstance(person.app.screen, Reading | TrickPage), key
            if key == "r":
                assert WORDS("section-G") in person.sees()
            await person.press("escape")
            assert isinstance(person.app.screen, TablePage)


async def test_the_line_of_keys_can_be_clicked_on() -> None:
    async with sitting("belgian") as person:
        line = person.sees().splitlines()[23]
        await person.pilot.click(offset=(line.index(WORDS("screen-key-rules")) + 1, 23))
        await person.pilot.pause()
        assert isinstance(person.app.screen, Reading)


async def test_calls_are_buttons_too() -> None:
    async with sitting("belgian") as person:
        assert person.table.may_call
        await person.pilot.click("#choice-3")
        await person.pilot.pause()
        assert person.game.view.board.auction.trump == 2


async def test_signals_are_offered_after_the_lead_and_stay_readable() -> None:
    async with sitting("belgian", seed="3", talk="signals") as person:
        while not person.table.may_tell:
            await person.act()
        plays = len(person.game.view.board.plays)
        says = person.game.view.sayings()
        assert WORDS.say(says[0], person.game.rules) in person.sees()
        await person.press("1")
        board = person.game.view.board
        assert any(said.say == says[0] and said.seat == 0 for said in board.says)
        assert len(board.plays) > plays
        await person.press("c")
        assert f"You: “{WORDS.say(says[0], person.game.rules)}”" in person.sees()


async def test_saying_nothing_lets_the_others_play() -> None:
    async with sitting("belgian", seed="3", talk="signals") as person:
        while not person.table.may_tell:
            await person.act()
        plays, said = len(person.game.view.board.plays), len(person.game.view.board.says)
        offers = len(person.game.view.sayings()) + 1
        await person.press(str(offers))
        assert len(person.game.view.board.plays) > plays
        assert not any(each.seat == 0 for each in person.game.view.board.says[said:])


async def test_a_question_is_chosen_from_a_list_and_answered() -> None:
    async with sitting("belgian", seed="3", talk="questions") as person:
        while person.game.view.board.auction.waiting or not person.game.view.sayings():
            await person.act()
        await person.press("t")
        assert isinstance(person.app.screen, QuestionPage)
        await person.press("enter")
        said = person.game.view.board.says[-1]
        assert said.seat == 0
        assert f"“{WORDS.answer(said)}”" in person.sees()


@pytest.mark.parametrize("name", ["belgian", "manilla-two"])
async def test_the_table_shows_nothing_that_its_seat_may_not_know(name: str) -> None:
    async with sitting(name) as person:
        for _ in range(4):
            await person.act()
        before = person.sees()
        table = person.game.table
        person.game.table = replace(table, round=consistent(person.game.view, Random(1)))
        assert person.game.table.round != table.round
        person.table.filled()
        await person.pilot.pause()
        assert person.sees() == before


async def test_the_ends_of_sets_and_match_are_told_and_another_match_begun() -> None:
    async with sitting("belgian", target=1, sets=2) as person:
        won = (0, 0)
        while True:
            await person.play_round()
            table = person.game.table
            assert table.round is not None
            after: Match = table.match.add(table.round)
            if after.sets != won:
                side = WORDS("side-us" if after.sets[0] > won[0] else "side-them")
                over = "screen-set-over" if after.winner is None else "screen-match-over"
                assert WORDS(over, side=side) in person.sees()
            if after.winner is not None:
                break
            won = after.sets
            await person.press("enter")
        await person.press("enter")
        assert isinstance(person.app.screen, TablePage)
        assert person.game.table.match.rounds == ()
        assert person.game.rules.target == 1
        assert saves.read_settings().rules == person.game.rules


async def test_leaving_after_the_last_round_leaves_no_match() -> None:
    async with sitting("belgian", target=1) as person:
        while not saves.read_match() or person.app.desk.game is not None:
            await person.play_round()
            table = person.game.table
            assert table.round is not None
            if table.match.add(table.round).winner is not None:
                await person.press("m")
                break
            await person.press("enter")
        assert person.app.desk.game is None
        assert saves.read_match() is None
        assert isinstance(person.app.screen, MenuPage)
        assert "Continue" not in person.sees()


@pytest.mark.skipif(os.name != "posix", reason="limits as on Unix")
def test_a_full_disk_ends_the_game_with_a_sentence_and_nothing_is_lost(home: Path) -> None:
    Game.new(variant("french"), "thumb", seed="7")
    path = home / "manille" / "match.json"
    kept = path.read_bytes()
    play = [sys.executable, "-m", "manille", "play", "--lang", "en", "--pace", "instant"]
    env = {**os.environ, "TERM": "xterm", "NO_COLOR": "1"}
    child = pexpect.spawn("sh", ["-c", 'ulimit -f 0; exec "$@"', "sh", *play], encoding="utf-8", timeout=60, env=env)
    child.expect("Continue")
    child.send("\r")
    # Where the person leads, any card.
    child.send("1")
    child.expect(re.escape(WORDS("cli-bad-save", path=WORDS.path(path))))
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 1
    assert "Traceback" not in (child.before or "")
    assert [each.name for each in path.parent.iterdir()] == ["match.json"]
    assert path.read_bytes() == kept


async def test_a_match_begun_on_the_command_line_is_at_the_table_at_once() -> None:
    app = ManilleApp(Game.new(variant("french"), "thumb", seed="7"), WORDS, Settings(pace="instant"), begun=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TablePage)
        await pilot.press("m")
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)


async def test_a_notice_stands_in_the_menu() -> None:
    app = ManilleApp(None, WORDS, Settings(), DamagedFile(Path("match.damaged-1.json")))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "match.damaged-1.json" in Person(app, pilot).sees()


async def test_an_illegal_key_or_a_key_out_of_turn_does_nothing() -> None:
    async with sitting("belgian") as person:
        before = person.game.table
        await person.press("9", "x", "b", "f5")
        assert person.game.table is before
        assert PASS not in person.game.view.legal()
