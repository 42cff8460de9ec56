"""Codes made into sentences: one catalogue a language, read here and by the web app (Fluent).

The brain emits codes and facts. Whatever a player reads or hears is made here from them.
"""

from __future__ import annotations

import locale
import os
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import TypeVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from manille.game.auction import Call
from manille.game.deal import DealError
from manille.game.labels import (
    answer_label,
    call_label,
    compass,
    duties,
    say_label,
    switch_label,
    term_label,
    value_label,
)
from manille.game.round import Action, IllegalAction
from manille.game.score import Term
from manille.game.talk import Said, Say
from manille.rules.cards import Card, Pack
from manille.rules.outside_text import LONGEST_NAME, BadName, told
from manille.rules.rules import Rules, RulesError
from manille.rules.strict_json import RecordError
from manille.view.reason import Reason

LANGUAGES = ("en", "nl", "fr", "es", "ca")
"""The languages of the catalogues, the one to fall back on first."""

CATALOGUES = ("words", "rules", "lines", "screen", "table")
"""The files of a catalogue: words of the game, the rule book, and what the programs say."""

LONGEST = 80
"""The most characters of a text from outside in a sentence."""

LONGEST_PATH = 400
"""The most characters of a path in a sentence."""

_CARDS = ("card", "high", "low", "keep")
"""The facts of a reason that are cards; the others are a suit and numbers."""


class Sentence(str):
    """A text that was made of a catalogue, and may stand in another one whole."""

    __slots__ = ()


class Words:
    """Sentences in one language. Whatever stands in one and is no `Sentence` is taken for a text from outside."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in CATALOGUES:
            self._bundle.add_resource(_resource(language, name))

    def __call__(self, message: str, /, **facts: object) -> Sentence:
        """The sentence of a message with its facts. Raises `KeyError` for a message that the catalogue lacks."""
        found = self._bundle.get_message(message)
        if found.value is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(found.value, {name: _fit(each) for name, each in facts.items()})
        if errors:
            raise errors[0]
        return Sentence(text)

    def has(self, message: str) -> bool:
        """Whether the catalogue has a message."""
        return bool(self._bundle.has_message(message))

    # Things on the table

    def card(self, card: Card) -> str:
        """A card in full: its rank and its suit."""
        rank = self.rank(card)
        return self("card-name", rank=rank, suit=self.suit(card.pack, card.suit))

    def rank(self, card: Card) -> str:
        """The name of a card's rank."""
        return self(f"rank-{card.pack}-{card.text[:-1]}")

    def cards(self, cards: Iterable[Card]) -> str:
        """Some cards in full, in a row."""
        return self.row(self.card(card) for card in cards)

    def face(self, card: Card) -> str:
        """What stands on the corner of a card in this language."""
        return self(f"face-{card.pack}-{card.text[:-1]}")

    def suit(self, pack: Pack, suit: int) -> str:
        """The name of a suit."""
        return self(f"suit-{pack.suits[suit]}-{pack}")

    def trump(self, pack: Pack, suit: int | None) -> str:
        """The name of a trump suit, or no trump."""
        return self("no-trump") if suit is None else self.suit(pack, suit)

    def row(self, items: Iterable[str]) -> str:
        """Some items in a row, the last one joined by a word."""
        *first, last = tuple(items) or ("",)
        return self("row", first=self.listed(first), last=last) if first else last

    def listed(self, items: Iterable[str], between: str = ", ") -> Sentence:
        """Some items one after the other."""
        return Sentence(between.join(map(_fit, items)))

    def path(self, path: object) -> Sentence:
        """Where a file is; it is shown whole as far as anybody could read it."""
        return Sentence(told(str(path), LONGEST_PATH))

    def seat(self, rules: Rules, seat: int, person: int = 0) -> str:
        """The name of a seat as seen by a person: the person at the bottom, the partner at the top."""
        return self(f"seat-{compass(rules, seat, person)}")

    def action(self, action: Action, rules: Rules) -> str:
        """An action as a choice."""
        if isinstance(action, Card):
            return self.card(action)
        if isinstance(action, Say):
            return self.say(action, rules)
        return self.call(action, rules, doubles=0)

    def call(self, call: Call, rules: Rules, *, doubles: int) -> str:
        """A call by the name that it has at its step: the third double of a ladder has a name of its own."""
        return self(call_label(call, rules, doubles=doubles))

    def say(self, say: Say, rules: Rules) -> str:
        """Something to say, in the words that are said aloud."""
        return self(say_label(say), suit="" if say.suit is None else self.suit(rules.pack, say.suit))

    def answer(self, said: Said) -> str:
        """The answer to a question, in the words that are said aloud."""
        return self(answer_label(said), number=said.answer or 0)

    # Reasons

    def clause(self, clause: str, rules: Rules) -> str:
        """What a clause of the rule book says, under the duties in force where it is a row of table P."""
        return self(f"clause-{clause}", **duties(rules)) if clause.startswith("P") else self(f"clause-{clause}")

    def refusal(self, error: IllegalAction, rules: Rules) -> str:
        """Why an action was refused, and what may be done instead."""
        action = self.action(error.action, rules)
        legal = self.row(self.action(each, rules) for each in error.legal)
        why = self.clause(error.clause, rules)
        return self(f"refused-{error.code}", action=action, why=why, legal=legal, clause=error.clause)

    def reason(self, reason: Reason, pack: Pack) -> str:
        """Why a bot would do something."""
        facts: dict[str, object] = {}
        for name, text in reason.facts:
            if name in _CARDS:
                facts[name] = self.card(pack.card(text))
            else:
                facts[name] = self.suit(pack, pack.suit(text)) if name == "suit" else int(text)
        text = self(f"reason-{reason.code}", **facts)
        return Sentence(text[:1].upper() + text[1:])

    def term(self, term: Term, rules: Rules, us: int = 0) -> str:
        """One step of the account of a round; sides are us and them where ``us`` is the reader's side."""
        side = self("side-both" if term.side is None else "side-us" if term.side == us else "side-them")
        cards = self._by_rank(term.cards) if term.code == "cards" else self.cards(term.cards)
        return self(term_label(term), side=side, amount=abs(term.amount), cards=cards, pieces=len(term.cards))

    def _by_rank(self, cards: Iterable[Card]) -> str:
        """Some cards counted by rank, as they stand in an account."""
        counts = Counter(self.rank(card) for card in cards)
        return self.row(self("cards-of-rank", count=count, rank=rank) for rank, count in counts.items())

    def error(self, error: Exception) -> str:
        """What is wrong with rules, a name, a deal or a record that somebody gave."""
        if isinstance(error, RulesError):
            return self.bad_rule(error.code, error.field, error.value)
        if isinstance(error, RecordError):
            return self._record(error)
        if isinstance(error, BadName):
            return self(f"bad-name-{error.code}", most=LONGEST_NAME)
        if isinstance(error, DealError):
            return self(f"bad-deal-{error.code}", seat=str(error.seat), card=error.card)
        return str(error)

    def switch(self, field: str) -> str:
        """The label of a house rule, by its field; the field itself where there is no such rule."""
        label = switch_label(field)
        return self(label) if self.has(label) else field

    def value(self, field: str, value: object) -> str:
        """A value of a house rule in words."""
        label, text = value_label(field, value)
        return self(label) if self.has(label) else text

    def bad_rule(self, code: str, field: str, value: str) -> str:
        """What is wrong with a house rule."""
        return self(f"bad-rules-{code}", field=self.switch(field), value=value)

    def _record(self, error: RecordError) -> str:
        facts = dict(error.facts)
        if error.code.startswith("rules-"):
            return self.bad_rule(error.code.removeprefix("rules-"), facts.get("name", ""), facts.get("value", ""))
        return self(f"bad-{error.code}", **{"path": "", "seat": "", "card": "", **facts})


@cache
def _resource(language: str, name: str) -> Resource:
    """A file of a catalogue, read once in a process."""
    return FluentResource((files("manille.words") / "locales" / language / f"{name}.ftl").read_text("utf-8"))


T = TypeVar("T")


def _fit(fact: T) -> T | str:
    """A fact as it may stand in a sentence."""
    return told(fact, LONGEST) if isinstance(fact, str) and not isinstance(fact, Sentence) else fact


def preferred(choice: str | None = None) -> str:
    """The language to speak: the one chosen, else the locale's, else English."""
    asked = choice or os.environ.get("MANILLE_LANG") or _locale()
    code = asked[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


def _locale() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value
    return locale.getlocale()[0] or ""
