"""The conversation of a table: a message in; out come the next value of the table, what to keep, and what to tell whom.

Pure: the croupier, which runs the table, keeps the entry before anybody is told of it, hands in what is due, and passes
the time. A message that is late, doubled, or from somebody else is refused with a code, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf
from typing import Literal

from manille import wire
from manille.game.labels import switch_label
from manille.game.round import IllegalAction
from manille.game.talk import Say
from manille.rules.cards import NotationError
from manille.rules.rules import RulesError
from manille.table.entries import Acted, Begun, Changed, Dealt, Entry, Spoke, TookBack, WentOn
from manille.table.sitting import Sitting, read_action
from manille.table.state import sheet, state
from manille.table.to_wire import called, option
from manille.table.visible import seen

CROUPIER = ""
"""Who deals, moves the bots and knows the time: whoever runs the table. No player has this name."""


@dataclass(frozen=True, slots=True)
class Move:
    """What was due, from the croupier; made for a version, so that it is not taken for another one."""

    version: int
    entry: Begun | Dealt | Acted | Spoke


@dataclass(frozen=True, slots=True)
class Advice:
    """What a good player would do in a seat at a version, from the croupier."""

    version: int
    seat: int
    action: str
    reason: wire.Reason


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the croupier is asked for by a person: a hint, or that the next match begins."""

    kind: Literal["hint", "match"]
    version: int
    seat: int
    guided: bool = False
    """Whether the first round of the match is to be dealt for teaching."""


ToTable = wire.FromClient | Move | Advice
Told = tuple[str, "wire.FromTable | Wanted"]
"""To whom, and what."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Conversation:
    """A table, and what its people have been told of it."""

    sitting: Sitting
    told: int = 0
    """The version of the latest state that was sent."""
    events: tuple[wire.Event, ...] = ()
    """What has happened since."""
    counted: int = -1
    """How many rounds the latest score sheet had."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The table after a message, the entry to keep if there is one, and then what to tell whom."""

    conversation: Conversation
    entry: Entry | None = None
    messages: tuple[Told, ...] = ()


class Refusal(Exception):
    """A message is refused, by a code; the sentence is ``refused-{code}`` unless there is another one."""

    def __init__(self, code: str, *, clause: str | None = None, message: str = "", **facts: str) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.message = message or f"refused-{code}"
        self.facts = facts

    def told(self, about: str) -> wire.Refused:
        """The refusal of a message of some type, as it is told."""
        return wire.Refused(about=about, code=self.code, message=self.message, clause=self.clause, facts=self.facts)


def handle(conversation: Conversation, who: str, message: ToTable, now: float) -> Answer:
    """What a table makes of a message."""
    if isinstance(message, Move | Advice):
        return _from_croupier(conversation, message, now) if who == CROUPIER else Answer(conversation)
    try:
        return _from_person(conversation, who, message, now)
    except Refusal as refusal:
        return Answer(conversation, messages=((who, refusal.told(message.type)),))


def check_settings(settings: wire.Settings, persons: int) -> None:
    """Refuse settings that make no sense for so many persons. Raises `Refusal`."""
    try:
        players = settings.rules.players
    except RulesError as error:
        raise Refusal(
            f"rules-{error.code}",
            message=f"bad-rules-{error.code}",
            field=error.field,
            label=switch_label(error.field),
            value=error.value,
        ) from error
    if persons > players or not settings.bots or len(settings.players(players - persons)) != players - persons:
        raise Refusal("bots")


def next_match(sitting: Sitting) -> tuple[tuple[str, ...], wire.Settings]:
    """Who sits where in the next match, and what it is played with."""
    settings = replace(sitting.coming or sitting.settings, pace=sitting.settings.pace)
    players = settings.rules.players
    people = sitting.people
    return people if len(people) == players else tuple(filter(None, people)), settings


def _from_croupier(conversation: Conversation, message: Move | Advice, now: float) -> Answer:
    sitting = conversation.sitting
    if message.version != sitting.version:
        return Answer(conversation)
    if isinstance(message, Advice):
        action = option(read_action(message.action, sitting.table.rules), sitting.table.rules, _doubles(sitting))
        hinted = wire.Hinted(version=message.version, action=action, reason=message.reason)
        return Answer(conversation, messages=((sitting.people[message.seat], hinted),))
    due = sitting.due
    if not isinstance(message.entry, Begun) and (due is None or due.at > now):
        return Answer(conversation)
    return _on(conversation, message.entry, now)


def _from_person(conversation: Conversation, who: str, message: wire.FromClient, now: float) -> Answer:
    sitting = conversation.sitting
    if not who or who not in sitting.people:
        raise Refusal("foreign")
    seat = sitting.people.index(who)
    match message:
        case wire.Join():
            here = state(sitting, seat, sitting.version, ())
            return Answer(conversation, messages=((who, sheet(sitting)), (who, here)))
        case wire.Change():
            check_settings(message.settings, len(sitting.persons))
            return _on(conversation, Changed(settings=message.settings), now)
        case wire.Why():
            return Answer(conversation, messages=((who, _because(sitting, message)),))
        case wire.Open() | wire.Leave():  # These are about tables, and not for one to answer.
            raise Refusal("malformed")
    if message.version != sitting.version:
        raise Refusal("stale")
    match message:
        case wire.Skip():
            return Answer(replace(conversation, sitting=replace(sitting, since=-inf)))
        case wire.Hint():
            asked = sitting.asked
            if asked is None or asked.seat != seat or asked.kind == "say":
                raise Refusal("hint")
            return Answer(conversation, messages=((CROUPIER, Wanted("hint", sitting.version, seat)),))
        case wire.Again():
            if not (message.abandon or sitting.is_match_over):
                raise Refusal("match")
            return Answer(conversation, messages=((CROUPIER, Wanted("match", sitting.version, seat, message.guided)),))
        case _:
            return _on(conversation, _entry(sitting, seat, message), now)


def _entry(sitting: Sitting, seat: int, message: wire.Act | wire.Talk | wire.Undo | wire.Next) -> Entry:
    """The entry that a person's message comes to, if it is the moment for it; the rules are still to be asked."""
    asked = sitting.asked
    mine = asked is not None and asked.seat == seat
    match message:
        case wire.Act():
            if asked is None or not mine or asked.kind == "say":
                raise Refusal("turn")
            return Acted(seat=seat, action=message.action, reason=None)
        case wire.Talk():
            if asked is None or not mine or (message.say is None and asked.kind != "say"):
                raise Refusal("turn")
            return Spoke(seat=seat, say=message.say)
        case wire.Undo():
            if not sitting.can_undo:
                raise Refusal("undo")
            return TookBack(seat=seat)
        case wire.Next():
            if asked is None or asked.kind != "acknowledge" or seat in sitting.ready:
                raise Refusal("turn")
            return WentOn(seat=seat)


def _on(conversation: Conversation, entry: Entry, now: float) -> Answer:
    """The table after an entry, and who is told what. A table without a round in sight tells nothing yet."""
    before = conversation.sitting
    try:
        after = before.after(entry, now)
    except IllegalAction as error:
        raise Refusal(error.code, clause=error.clause) from error
    except NotationError as error:
        raise Refusal("malformed") from error
    on = replace(conversation, sitting=after, events=(*conversation.events, _event(before, entry)))
    if after.shown is None:
        return Answer(on, entry)
    counted = len(after.match.rounds)
    is_new = counted != conversation.counted or any(event.kind == "match" for event in on.events)
    messages = tuple(_tellings(after, on, sheets=is_new))
    return Answer(replace(on, told=after.version, events=(), counted=counted), entry, messages)


def _tellings(sitting: Sitting, conversation: Conversation, *, sheets: bool) -> Iterator[Told]:
    for seat in sitting.persons:
        who = sitting.people[seat]
        if sheets:
            yield who, sheet(sitting)
        yield who, state(sitting, seat, conversation.told, conversation.events)


def _event(before: Sitting, entry: Entry) -> wire.Event:
    """What an entry is to those who look on."""
    rules = before.table.rules
    match entry:
        case Begun():
            return wire.Event(kind="match", seat=None, action=None)
        case Dealt():
            return wire.Event(kind="deal", seat=entry.dealer, action=None)
        case Acted():
            calls = before.asked is not None and before.asked.kind != "play"
            action = option(read_action(entry.action, rules), rules, _doubles(before))
            return wire.Event(kind="call" if calls else "play", seat=entry.seat, action=action)
        case Spoke():
            said = None if entry.say is None else option(Say.parse(entry.say, rules.pack), rules, 0)
            return wire.Event(kind="silent" if said is None else "say", seat=entry.seat, action=said)
        case TookBack():
            return wire.Event(kind="undo", seat=entry.seat, action=None)
        case WentOn():
            return wire.Event(kind="next", seat=entry.seat, action=None)
        case Changed():
            return wire.Event(kind="settings", seat=None, action=None)


def _because(sitting: Sitting, message: wire.Why) -> wire.Because:
    """Why a bot did something in the round on the table: all of it once the round is over, before only what is seen."""
    shown = sitting.shown
    if shown is None:
        raise Refusal("why")
    board, over = shown.board, shown.turn is None
    calls = len(board.auction.calls)
    if message.of == "call" and over and 0 <= message.index < calls:
        call = called(board)[message.index]
        seat, action, done = call.seat, call.call, message.index
    elif message.of == "play" and 0 <= message.index < len(board.plays):
        _, seat, card = board.step(message.index)
        action, done = option(card, board.rules, 0), calls + message.index
    else:
        raise Refusal("why")
    why = sitting.reason(done)
    if why is not None and not over:
        why = seen(board, message.index)
    return wire.Because(of=message.of, index=message.index, seat=seat, action=action, reason=why, whole=over)


def _doubles(sitting: Sitting) -> int:
    round = sitting.table.round
    return round.board.auction.doubles if round else 0
