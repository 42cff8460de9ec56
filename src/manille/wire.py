"""What is said between a table and somebody who sits at it: the messages, as types.

The conversation, one WebSocket a client, one JSON object a message, told apart by ``type``:

1. The client connects; the server sends `Welcome`: the rule sets, the bots, and the tables that this player has left.
2. The client sends `Open` for a new table or `Join` for one of its own. The server answers with `Sheet` and `State`.
3. After everything that happens at the table each client gets a new `State` with a higher ``version``. It holds all
   that is drawn, as its seat may know it; ``events`` is what has happened since the state with version ``since``, so a
   client that has just drawn that one shows the difference, and any other simply draws. When a round has been counted
   or taken back, `Sheet` goes before it.
4. The client sends `Act`, `Talk`, `Undo`, `Next` with the version that it has drawn. The answer is a new state, or
   `Refused`, and then nothing has changed. `Hint` and `Why` are answered by `Hinted` and `Because`.
5. Bots act when they are due, with a pause between them; `Skip` ends a pause.
6. Settings go at once where they are about the pace; the rest is in force from the next match, which `Again` begins.
7. `Leave` goes back to 1. Whoever comes back later, or loses the line, joins again and gets the latest state.

Nothing here is a sentence. A ``label`` or ``message`` is the name of a message of the catalogue; cards, suits, calls
and sayings are written as in records. Sides are 0 (seats 0 and 2) and 1; pairs of figures are by side. The types for
the browser are made from these by ``scripts/wiretypes.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Pair = tuple[int, int]
"""A figure for each side."""

Value = bool | int | str | tuple[int, ...]
"""A value of a house rule."""

Kind = Literal["name", "double", "play", "say", "acknowledge"]
"""What somebody is asked for: to name trump, to double, to play, to say something or nothing, to go on."""

Pace = Literal["slow", "normal", "fast", "instant"]
"""How long the table waits between the cards of bots."""

Place = Literal["south", "west", "north", "east"]
"""Where a seat is for the reader, who sits south."""


# What a client says


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a match is played with: the rule set and its house rules, a bot for each other seat, and the pace."""

    variant: str
    changes: dict[str, Value]
    bots: tuple[str, ...]
    """One name for each seat after the person's, in the order of play; or one name for all."""
    pace: Pace = "normal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Open:
    """Open a table, sit down at it, and begin a match."""

    settings: Settings
    guided: bool = False
    """Whether its first round is dealt for teaching."""
    type: Literal["open"] = "open"


@dataclass(frozen=True, slots=True, kw_only=True)
class Join:
    """Sit down again at a table."""

    table: str
    type: Literal["join"] = "join"


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """Call or play."""

    version: int
    action: str
    type: Literal["act"] = "act"


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """Say something, or None for saying nothing where a signal is asked for."""

    version: int
    say: str | None
    type: Literal["say"] = "say"


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo:
    """Take back one's latest decision and all that followed."""

    version: int
    type: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True, kw_only=True)
class Next:
    """Go on from the account of a round."""

    version: int
    type: Literal["next"] = "next"


@dataclass(frozen=True, slots=True, kw_only=True)
class Again:
    """Begin the next match; ``abandon`` gives up one that is not over."""

    version: int
    abandon: bool = False
    guided: bool = False
    """Whether its first round is dealt for teaching."""
    type: Literal["again"] = "again"


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """Settings for the next match; the pace is in force at once."""

    settings: Settings
    type: Literal["settings"] = "settings"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """Ask what a good player would do now."""

    version: int
    type: Literal["hint"] = "hint"


@dataclass(frozen=True, slots=True, kw_only=True)
class Why:
    """Ask why a bot played or called what it did. A reason tells of a hand: while the round is played the answer says
    only what everybody can see of a card, and there is none for a call."""

    of: Literal["call", "play"]
    index: int
    """Which call or which card of the round, from 0."""
    type: Literal["why"] = "why"


@dataclass(frozen=True, slots=True, kw_only=True)
class Skip:
    """End the pause before the next card of a bot."""

    version: int
    type: Literal["skip"] = "skip"


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave:
    """Get up from the table, which stays as it is; the answer is a new `Welcome`."""

    type: Literal["leave"] = "leave"


FromClient = Open | Join | Act | Talk | Undo | Next | Again | Change | Hint | Why | Skip | Leave


# What a table answers: the parts


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
class Barred:
    """A card of the hand that may not be played now: why is ``refused-{code}`` with the sentence of the clause."""

    card: str
    code: str
    clause: str


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


# What a table answers: the messages


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """A house rule that can be changed: choices, or a whole number from ``low`` to ``high``."""

    field: str
    label: str
    help: str
    value: Value
    choices: tuple[Choice, ...]
    low: int | None
    high: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A section of the rule book (``section-{name}``) and its clauses (``clause-{clause}``)."""

    name: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A rule set that can be played; its name is ``variant-{name}``, its three lines ``variant-{name}-1`` to 3."""

    rules: RuleSet
    target: int
    switches: tuple[Switch, ...]
    book: tuple[Section, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """A table of the player where a match is not over, as it stood after its latest finished round."""

    table: str
    rules: RuleSet
    round: int
    """The number of the round in progress, from 1."""
    score: Pair
    sets: Pair
    side: int
    """The player's side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Welcome:
    """What can be played here, and what was left."""

    release: str
    games: tuple[Game, ...]
    usual: str
    """The rule set to offer first."""
    bots: tuple[str, ...]
    """The bots that can play here, weakest first."""
    bot: str
    """The one to offer first."""
    tables: tuple[Left, ...]
    """The latest first."""
    type: Literal["welcome"] = "welcome"


FromTable = Welcome | State | Sheet | Refused | Hinted | Because


# What does not fit the socket: history, and looking at a record


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A match of the player in the history: only its finished rounds."""

    table: str
    match: int
    variant: str
    label: str
    begun: float
    """In seconds since 1970."""
    rounds: int
    score: Pair
    sets: Pair
    winner: int | None
    side: int
    """The player's side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What a player has done in one rule set."""

    variant: str
    label: str
    matches: int
    """The matches that are over."""
    won: int
    rounds: int
    scored: int
    """What the player's side scored in all rounds."""
    conceded: int


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """The matches of a player, the latest first, and the results by rule set: ``GET /api/history?before=``."""

    matches: tuple[Played, ...]
    results: tuple[Result, ...]
    before: float | None
    """What to ask for next; None where there is no more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenRound:
    """A finished round with all hands open."""

    number: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]
    trump: Trump
    called: tuple[Called, ...]
    said: tuple[Said, ...]
    tricks: tuple[Trick, ...]
    account: Account
    line: str
    """This round as a line of a record; with the round before it, or all of them, where it hung on them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """Finished rounds to look at: ``GET /api/matches/{table}/{match}``, ``POST /api/look`` with a line of a record."""

    rules: RuleSet
    players: tuple[str, ...]
    rounds: tuple[OpenRound, ...]
    score: Pair
    sets: Pair
    winner: int | None
    line: str
    """All of it as a line of a record."""


FromServer = FromTable | History | Replay
