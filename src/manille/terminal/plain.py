"""The line mode: sentences out, lines in. It works in a pipe, without colour, and reads well aloud."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from manille.game.round import Action, IllegalAction
from manille.rules.cards import NotationError
from manille.rules.rules import Rules
from manille.rules.variants import VARIANTS
from manille.store import saves
from manille.table.table import PACES
from manille.terminal import narration, plain_lines
from manille.terminal.game import Game, Step
from manille.words import LANGUAGES, Words
from manille.words.rule_book import rule_book
from manille.words.telling import account, standing

COMMANDS = ("help", "hand", "table", "hint", "undo", "trick", "score", "rules", "pace", "language", "quit")
"""What can be typed besides a choice; each has its words in the catalogue."""


class Quit(Exception):
    """The player leaves, or there is nothing more to read."""


class Plain:
    """A game in lines. ``read`` gives the next line or raises `EOFError`; ``write`` takes a line."""

    def __init__(
        self,
        words: Words,
        settings: saves.Settings,
        read: Callable[[], str],
        write: Callable[[str], None],
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.words = words
        self.settings = settings
        self._read = read
        self._write = write
        self._sleep = sleep

    def run(self, begun: Game | None = None, left: Game | None = None) -> None:
        """Play until the player leaves: a match just begun, else the one that was left or a new one, by choice."""
        try:
            if begun is None and left is not None:
                begun = self._offer_to_go_on(left)
            elif begun is not None:
                self._started(begun)
            self._play(begun or self._new_game())
            while self._choose("plain-again", [self.words("answer-yes"), self.words("answer-no")]) == 0:
                self._play(self._new_game())
        except Quit:
            pass
        self.say("plain-bye")

    def say(self, message: str, /, **facts: object) -> None:
        """Write a sentence of the catalogue."""
        self._write(self.words(message, **facts))

    def _offer_to_go_on(self, left: Game) -> Game | None:
        names = [self.words("plain-continue", name=self._variant(left.rules)), self.words("plain-new")]
        return left if self._choose("plain-resume", names) == 0 else None

    # The match

    def _new_game(self) -> Game:
        names = list(VARIANTS)
        lines = [self._variant(rules) for rules in VARIANTS.values()]
        rules = VARIANTS[names[self._choose("plain-which", lines)]]
        self._set(replace(self.settings, variant=rules.variant, changes={}))
        game = Game.new(rules, self.settings.opponents)
        self._started(game)
        return game

    def _started(self, game: Game) -> None:
        """Tell how the first dealer of a new match was found."""
        self.say("plain-rules", name=self._variant(game.rules))
        if game.drawn is not None:
            self._lines(narration.drawn(game.drawn, game.rules, self.words))
        self.say("plain-start")

    def _play(self, game: Game) -> None:
        self._round_begins(game)
        while game.table.match.winner is None:
            if game.table.is_round_over:
                if self._round_ends(game):
                    game.next_round()
                    if game.table.match.winner is None:
                        self._round_begins(game)
            elif game.view.sayings() and not game.is_my_turn:
                self._my_signal(game)
            elif not self._bot_acts(game):
                self._my_turn(game)
        self._write(standing(game.table.match, self.words))

    def _round_begins(self, game: Game) -> None:
        self._write("")
        self._lines(narration.dealt(game.view, len(game.table.match.rounds) + 1, self.words))
        self._lines(plain_lines.hand(game, self.words))

    def _round_ends(self, game: Game) -> bool:
        """Account for the round; whether the player goes on to the next and has not taken anything back."""
        round = game.table.round
        assert round is not None
        self.say("plain-round-over")
        self._lines(account(game.table.match, round, self.words))
        self._write(standing(game.table.match.add(round), self.words))
        return self._line(game, "plain-next") is not None

    def _bot_acts(self, game: Game) -> bool:
        """Let a bot play, call or say something; whether one was due."""
        step = game.step()
        if step is None:
            return False
        self._tell(game, step)
        self._sleep(PACES[self.settings.pace])
        return True

    def _my_signal(self, game: Game) -> None:
        """Ask the person who has just led for a signal about that suit (T1); without one, the next bot plays."""
        sayings = game.view.sayings()
        names = [self.words("plain-silent"), *(plain_lines.offer(game, say, self.words) for say in sayings)]
        chosen = self._choose("plain-signal", names)
        if chosen:
            self._tell(game, game.act(sayings[chosen - 1]))
        else:
            self._bot_acts(game)

    def _my_turn(self, game: Game) -> None:
        """Ask for an action until there is one; what is not one is answered and asked again."""
        view = game.view
        legal = view.legal()
        self._write("")
        self.say("plain-turn")
        offers: list[Action] = [*legal, *view.sayings()]
        for number, offer in enumerate(offers, 1):
            self._write(self.words("plain-offer", number=number, action=plain_lines.offer(game, offer, self.words)))
        while True:
            line = self._line(game, "plain-ask")
            if line is None:
                return
            action = self._meant(line, game, offers)
            if action is None:
                self.say("plain-unknown", text=line)
                continue
            try:
                step = game.act(action)
            except IllegalAction as error:
                self._write(self.words.refusal(error, game.rules))
                continue
            self._tell(game, step)
            return

    def _meant(self, line: str, game: Game, offers: Sequence[Action]) -> Action | None:
        """The action that a line means: the number of an offer, a card in notation, or the words of an offer."""
        if line.isascii() and line.isdigit():
            number = int(line[:4])
            return offers[number - 1] if 0 < number <= len(offers) else None
        for offer in offers:
            if line.lower() in (str(offer).lower(), plain_lines.offer(game, offer, self.words).lower()):
                return offer
        pack = game.rules.pack
        try:
            return pack.card(line[:-1].upper() + line[-1:].lower())
        except NotationError:
            return next((card for card in pack.cards if self.words.card(card).lower() == line.lower()), None)

    # Lines in

    def _line(self, game: Game, prompt: str) -> str | None:
        """The next line that is no command; None once a command has changed what there is to decide."""
        while True:
            self.say(prompt)
            try:
                line = self._read().strip()
            except EOFError:
                raise Quit from None
            command = self._command(line)
            if command is None:
                if line or prompt == "plain-next":
                    return line
                continue
            if self._obey(game, command, line):
                return None

    def _command(self, line: str) -> str | None:
        word = line.split(" ")[0].lower()
        for command in COMMANDS:
            if word and word in self.words(f"command-{command}").split(", "):
                return command
        return None

    def _obey(self, game: Game, command: str, line: str) -> bool:
        """Carry out a command; whether the game has moved."""
        rest = line.split(" ", 1)[1].strip() if " " in line else ""
        match command:
            case "quit":
                raise Quit
            case "help":
                self._help()
            case "hand":
                self._lines(plain_lines.hand(game, self.words))
            case "table":
                self._lines(plain_lines.table(game, self.words))
            case "trick":
                self._lines(plain_lines.last_trick(game, self.words))
            case "score":
                self._lines(plain_lines.score(game, self.words))
            case "rules":
                self._rules(game.rules)
            case "pace":
                self._pace(rest)
            case "language":
                self._language(rest)
            case "hint":
                self._hint(game)
            case "undo":
                return self._undo(game)
        return False

    def _choose(self, question: str, names: Sequence[str]) -> int:
        """The place of a choice among some."""
        while True:
            self.say(question)
            for number, name in enumerate(names, 1):
                self._write(self.words("plain-offer", number=number, action=name))
            try:
                line = self._read().strip()
            except EOFError:
                raise Quit from None
            if self._command(line) == "quit":
                raise Quit
            if line.isascii() and line.isdigit() and 0 < int(line[:4]) <= len(names):
                return int(line[:4]) - 1
            found = [place for place, name in enumerate(names) if line and name.lower().startswith(line.lower())]
            if len(found) == 1:
                return found[0]
            self.say("plain-unknown", text=line)

    # Lines out

    def _tell(self, game: Game, step: Step) -> None:
        """Say what happened, and who took the trick if it is full."""
        self._lines(narration.happened(step, game.view, self.words))

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)

    def _hint(self, game: Game) -> None:
        if not game.is_my_turn:
            self.say("plain-no-hint")
            return
        choice = game.hint()
        self.say(
            "plain-hint",
            action=plain_lines.offer(game, choice.action, self.words),
            why=self.words.reason(choice.reason, game.rules.pack),
        )

    def _undo(self, game: Game) -> bool:
        if not game.can_undo:
            self.say("plain-no-undo")
            return False
        game.undo()
        self.say("plain-undone")
        self._lines(plain_lines.hand(game, self.words))
        self._lines(plain_lines.trick(game, self.words))
        return True

    def _help(self) -> None:
        self.say("plain-help")
        for command in COMMANDS:
            self.say(
                "plain-help-line", command=self.words(f"command-{command}"), what=self.words(f"command-{command}-help")
            )

    def _rules(self, rules: Rules) -> None:
        self._lines(rule_book(rules, self.words))

    def _pace(self, name: str) -> None:
        paces: dict[str, str] = {self.words(f"pace-{pace}"): pace for pace in PACES}
        pace = paces.get(name, name)
        if pace not in PACES:
            self.say("plain-pace", paces=self.words.listed(paces))
            return
        self._set(replace(self.settings, pace=pace))
        self.say("plain-pace-set", pace=self.words(f"pace-{pace}"))

    def _language(self, name: str) -> None:
        if name not in LANGUAGES:
            self.say("plain-language", languages=self.words.listed(LANGUAGES))
            return
        self.words = Words(name)
        self._set(replace(self.settings, language=name))
        self.say("plain-language-set")

    def _set(self, settings: saves.Settings) -> None:
        self.settings = settings
        saves.write_settings(settings)

    def _variant(self, rules: Rules) -> str:
        return self.words(f"variant-{rules.variant}")
