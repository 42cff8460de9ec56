"""What a table tells a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from manille.game.labels import Place
from manille.wire.parts import Account, Called, Option, Pair, Reason, RuleSet, Said, Term, Trick, Trump
from manille.wire.to_table import Settings
from manille.wire.welcome import Welcome

Kind = Literal["name", "double", "play", "say", "acknowledge"]
"""What somebody is asked for: to name trump, to double, to play, to say something or nothing, to go on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Barred:
    """A card of the hand that may not be played now: why is ``refused-{code}`` with the sentence of the clause."""

    card: str
    code: str
    clause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile:
    """A pile: its top, None while that is face down, and how many cards lie under it face down."""

    top: str | None
    under: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """Somebody at the table."""

    player: str
    """The name of a bot, or ``person``."""
    place: Place
    """Its name is ``seat-{place}``."""
    side: int
    cards: int
    """How many cards are left."""
    shows: str | None
    """The shown card, while it is in this hand."""
    piles: tuple[Pile, ...]
    """The piles, where there are any; one that is used up has no top and nothing under it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """Whose turn it is, and for what; to acknowledge, every person is asked, and ``seat`` is None."""

    seat: int | None
    kind: Kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where the match stands: in the round in progress with a shown card that was noted at once."""

    round: int
    """The number of the round, from 1."""
    score: Pair
    sets: Pair
    goal: int
    """What wins this set."""
    sets_to_win: int
    winner: int | None
    noted: Term | None
    """What the shown card brought or waits for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """How the first dealer was found: the cards that the seats drew, each time (``draw-{kind}``), and who deals.

    In a lesson nothing is drawn: the cards of the first round are dealt for teaching, and the dealer goes with them.
    """

    kind: Literal["random", "cut", "draw", "lesson"]
    dealer: int
    rounds: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that has happened: whose it was and what, where there is a who and a what."""

    kind: Literal["match", "deal", "call", "play", "say", "silent", "undo", "next", "settings"]
    seat: int | None
    action: Option | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Can:
    """What the reader may ask for now."""

    undo: bool
    hint: bool
    why: bool
    """Whether a bot's call can be asked about, and whether it tells all; its cards can be asked about at any time."""
    again: bool
    """Whether the next match can begin without giving up this one."""
    skip: bool
    """Whether the table pauses."""


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """All that is drawn, as one seat may know it."""

    table: str
    version: int
    since: int
    events: tuple[Event, ...]
    you: int
    rules: RuleSet
    seats: tuple[Seat, ...]
    dealer: int
    cutter: int
    standing: Standing
    drawn: Drawn | None
    """In the first round of a match."""
    asked: Asked | None
    """None between rounds and once the match is over."""
    hand: tuple[str, ...]
    """The cards that the reader holds, by suit, from high to low; with piles, the tops that are turned."""
    legal: tuple[str, ...]
    """The cards that the reader may play now."""
    barred: tuple[Barred, ...]
    """In the reader's turn to play, the other cards of the hand."""
    calls: tuple[Option, ...]
    """What the reader may call now."""
    says: tuple[Option, ...]
    """What the reader may say now: besides playing, or, where ``asked`` is to say, before the others play."""
    trump: Trump
    called: tuple[Called, ...]
    said: tuple[Said, ...]
    trick: Trick
    """The trick in progress; without cards between tricks."""
    tricks: tuple[Trick, ...]
    """The finished tricks of the round; the last one is what lies on the table until the next card."""
    points: Pair
    """The points of the cards taken so far."""
    taken: Pair
    """The tricks taken so far."""
    account: Account | None
    """Once the round is over."""
    can: Can
    settings: Settings
    """What this match is played with, and the pace."""
    coming: Settings | None
    """What the next match will be played with, if that has been changed."""
    type: Literal["state"] = "state"


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetLine:
    """A finished round on the score sheet."""

    dealer: int
    trump: str | None
    count: int
    points: Pair
    score: Pair
    total: Pair
    sets: Pair


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The rounds of this match that have been counted."""

    table: str
    lines: tuple[SheetLine, ...]
    type: Literal["sheet"] = "sheet"


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """Something was refused, and nothing has changed. ``message`` is the name of the sentence, with ``facts``.

    With a clause, the sentence also takes ``$clause``, ``$why`` (the sentence of the clause), ``$action`` (what was
    tried) and ``$legal`` (what the latest state allows). The fact ``field`` is a house rule, ``label`` its label.
    """

    about: str
    """The type of the message that is refused; empty where it could not be read."""
    code: str
    message: str
    clause: str | None = None
    facts: dict[str, str]
    type: Literal["refused"] = "refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hinted:
    """What a good player would do at this version, and why."""

    version: int
    action: Option
    reason: Reason
    type: Literal["hint"] = "hint"


@dataclass(frozen=True, slots=True, kw_only=True)
class Because:
    """Why a bot did what it did; None for a person's decision and where no reason is known."""

    of: Literal["call", "play"]
    index: int
    seat: int
    action: Option
    reason: Reason | None
    whole: bool
    """Whether this is all; while the round is played it is only what everybody can see."""
    type: Literal["why"] = "why"


FromTable = Welcome | State | Sheet | Refused | Hinted | Because
