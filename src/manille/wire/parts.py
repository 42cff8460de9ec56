"""Parts of messages that several of them share: rules, cards on the table, calls, the steps of an account."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Pair = tuple[int, int]
"""A figure for each side."""

Value = bool | int | str | tuple[int, ...]
"""A value of a house rule."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """Why somebody would do something: ``reason-{code}`` with facts; ``card`` and ``suit`` among them are notation."""

    code: str
    facts: dict[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """Something that can be called or said, with the name of its label; ``suit`` is the label's variable."""

    action: str
    label: str
    suit: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Duties:
    """The duties in force, as the variables of the sentences of clauses P…"""

    head: str
    ruff: str
    overruff: str
    under: str
    sink: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A value that a house rule can take; ``text`` is shown where the catalogue has no such label."""

    value: Value
    label: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed:
    """A house rule in force that differs from the rule set."""

    field: str
    label: str
    choice: Choice


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The rules in force, as far as they are drawn."""

    variant: str
    label: str
    changes: tuple[Changed, ...]
    pack: Literal["french", "spanish"]
    suits: tuple[str, ...]
    ranks: tuple[str, ...]
    """The ranks of a suit, lowest first."""
    players: int
    clockwise: bool
    hand_size: int
    """How many cards a player is dealt, and how many tricks there are."""
    packets: tuple[int, ...]
    """How many cards are dealt at a time; with piles, the size of each pile."""
    piles: bool
    total: int
    """The points of a round; more than half of them score."""
    names_trump: bool
    talk: Literal["off", "signals", "questions"]
    duties: Duties


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card on the table, and who played it."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Trick:
    """A trick: its cards in the order played, the seat that holds or took it, and its points."""

    cards: tuple[Card, ...]
    holder: int | None
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Called:
    """A call that was made."""

    seat: int
    call: Option


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """Something that was said; with a question, the partner's answer as a label (``$number`` is ``answer``)."""

    play: int
    """With which card of the round, from 0."""
    seat: int
    say: Option
    partner: int | None
    answer: int | None
    answer_label: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """One step of the account, exactly as it is counted; ``side`` is None for both."""

    account: Literal["points", "hand", "count", "score", "note"]
    op: Literal["add", "multiply", "limit", "replace", "over", "note"]
    code: str
    label: str
    clause: str
    side: int | None
    amount: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Trump:
    """What is trump: ``suit`` is None for no trump and while ``named`` is false."""

    named: bool
    suit: str | None
    namer: int | None
    shown: str | None
    count: int
    """How many times the round counts."""
    factors: tuple[Term, ...]
    """Why, step by step."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """A finished round: the steps, what they come to, what each side took, and all hands as they were dealt."""

    terms: tuple[Term, ...]
    points: Pair
    hand: int
    count: int
    score: Pair
    """What the round brought."""
    total: Pair
    """The running score after it; of the set that it ended, if it ended one."""
    sets: Pair
    """The sets after it."""
    winner: int | None
    """The side that it made the winner of the match."""
    taken: tuple[tuple[str, ...], tuple[str, ...]]
    hands: tuple[tuple[str, ...], ...]
    waiting: tuple[int, ...]
    """The seats of the persons who have not gone on yet."""
