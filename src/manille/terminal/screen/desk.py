"""What all screens share: the match in progress, the language, the settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from manille.rules.rules import Rules
from manille.rules.variants import house_rules
from manille.store.saves import Settings, write_settings
from manille.table.table import PACES
from manille.terminal.game import Game
from manille.words import Words

Telling = Callable[[Words], Iterable[str]]
"""Something that happened, as sentences in any language."""


@dataclass(slots=True)
class Desk:
    """The one thing that outlives a screen. ``game`` is None while there is none, ``log`` what has happened in it."""

    game: Game | None
    words: Words
    settings: Settings
    log: list[str] = field(default_factory=list)
    _happened: list[Telling] = field(default_factory=list)

    def begin(self, rules: Rules) -> None:
        """Begin a new match in place of the one that was there; its rules are remembered for the next time."""
        self._keep(replace(self.settings, variant=rules.variant, changes=house_rules(rules)))
        self.game = Game.new(rules, self.settings.opponents)
        self.log, self._happened = [], []

    def note(self, telling: Telling) -> None:
        """Write in the log what happened."""
        self._happened.append(telling)
        self.log += telling(self.words)

    @property
    def playing(self) -> Game:
        """The match in progress, where there must be one."""
        assert self.game is not None, "no match has been begun"
        return self.game

    def choose_language(self, language: str) -> None:
        """Speak another language from now on."""
        self.words = Words(language)
        self.log = [line for telling in self._happened for line in telling(self.words)]
        self._keep(replace(self.settings, language=language))

    def choose_pace(self, pace: str) -> None:
        """Play at another pace."""
        self._keep(replace(self.settings, pace=pace))

    def choose_bot(self, bot: str) -> None:
        """Play with other bots, from the next match on."""
        self._keep(replace(self.settings, bot=bot))

    def next_pace(self) -> str:
        """Go on to the next pace and give its name."""
        paces = list(PACES)
        self.choose_pace(paces[(paces.index(self.settings.pace) + 1) % len(paces)])
        return self.settings.pace

    def _keep(self, settings: Settings) -> None:
        self.settings = settings
        write_settings(settings)
