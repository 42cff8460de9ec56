"""What all screens share: the match in progress, the language, the settings."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from manille.rules import Rules
from manille.terminal.game import Game
from manille.terminal.saves import PACES, Settings, write_settings
from manille.words import Words


@dataclass(slots=True)
class Desk:
    """The one thing that outlives a screen. ``game`` is None while there is none, ``log`` what has happened in it."""

    game: Game | None
    words: Words
    settings: Settings
    log: list[str] = field(default_factory=list)

    def begin(self, rules: Rules) -> None:
        """Begin a new match in place of the one that was there."""
        self.game = Game.new(rules, self.settings.bot)
        self.log = []

    @property
    def pause(self) -> float:
        """The pause between the cards of bots, in seconds."""
        return PACES[self.settings.pace]

    @property
    def playing(self) -> Game:
        """The match in progress, where there must be one."""
        assert self.game is not None, "no match has been begun"
        return self.game

    def choose(self, *, language: str = "", pace: str = "", bot: str = "", variant: str = "") -> None:
        """Change and keep some settings; an empty one stays as it is."""
        settings = self.settings
        self.settings = replace(
            settings,
            language=language or settings.language,
            pace=pace or settings.pace,
            bot=bot or settings.bot,
            variant=variant or settings.variant,
        )
        if language:
            self.words = Words(language)
        write_settings(self.settings)

    def next_pace(self) -> str:
        """Go on to the next pace and give its name."""
        paces = list(PACES)
        self.choose(pace=paces[(paces.index(self.settings.pace) + 1) % len(paces)])
        return self.settings.pace
