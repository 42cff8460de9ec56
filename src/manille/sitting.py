"""People and bots at a table, match after match: the log of what was done, and where the table stands after it.

An entry of the log is a decision, a deal, or that somebody took back or went on. Everything else follows from them, so
a table that is stopped at any moment comes back as it was from its entries alone. Entries are kept as JSON by the same
rules as the messages of the wire.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from manille.auction import Call
from manille.cards import NotationError
from manille.deal import Deal
from manille.match import Match
from manille.round import Action, Round
from manille.rules import Rules
from manille.table import PERSON, Table, pause
from manille.talk import Say
from manille.variants import variant
from manille.wire import Asked, Drawn, Kind, Reason, Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Begun:
    """A match begins: who sits where (empty for a bot), what is played, and what its randomness is made of."""

    people: tuple[str, ...]
    settings: Settings
    drawn: Drawn
    bots: str
    """The seed of the bots: with the round and the number of the decision it makes the randomness of a decision."""
    seed: str | None
    """The seed of the deals; None where the operating system shuffles."""
    type: Literal["begun"] = "begun"


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt:
    """A round is dealt."""

    dealer: int
    hands: tuple[tuple[str, ...], ...]
    type: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted:
    """A seat calls or plays; ``reason`` is why, where a bot did it."""

    seat: int
    action: str
    reason: Reason | None
    type: Literal["acted"] = "acted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoke:
    """A seat says something, or None: that it says nothing with this lead."""

    seat: int
    say: str | None
    type: Literal["spoke"] = "spoke"


@dataclass(frozen=True, slots=True, kw_only=True)
class TookBack:
    """The only person at the table takes back the latest decision and all that followed."""

    seat: int
    type: Literal["took-back"] = "took-back"


@dataclass(frozen=True, slots=True, kw_only=True)
class WentOn:
    """A person has seen the account of a round; once all have, the round is counted."""

    seat: int
    type: Literal["went-on"] = "went-on"


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed:
    """Settings for the next match; the pace is in force at once."""

    settings: Settings
    type: Literal["changed"] = "changed"


Entry = Begun | Dealt | Acted | Spoke | TookBack | WentOn | Changed


@dataclass(frozen=True, slots=True)
class Due:
    """What the table waits for from whoever runs it: a deal, or a bot that says something or acts, not before ``at``.

    ``seat`` is None for a deal.
    """

    kind: Literal["deal", "say", "act"]
    version: int
    seat: int | None
    at: float


@dataclass(frozen=True, slots=True)
class Why:
    """The reason of a bot for a decision, by the round and the number of calls and plays before it."""

    round: int
    done: int
    reason: Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """A table with the people at it. ``version`` is the number of entries so far."""

    name: str
    begun: Begun
    """The match in progress, as it began."""
    settings: Settings
    """What it is played with, with the pace in force."""
    table: Table
    number: int
    """Which match at this table, from 1."""
    version: int
    coming: Settings | None = None
    """What the next match will be played with, if that has been changed."""
    silent: int = -1
    """The lead with which its player has chosen to say nothing."""
    ready: frozenset[int] = frozenset()
    """The persons who have gone on from the finished round."""
    reasons: tuple[Why, ...] = ()
    since: float = 0.0
    """When the latest entry was made; from then on a pause is counted."""

    @staticmethod
    def open(name: str, begun: Begun, now: float, *, number: int = 1, version: int = 1) -> Sitting:
        """A table at which a match has just begun. Raises `RulesError`."""
        rules = rules_of(begun.settings)
        bots = iter(filled(begun.settings, sum(not who for who in begun.people)))
        seats = tuple(PERSON if who else next(bots) for who in begun.people)
        table = Table.start(rules, seats, begun.drawn.dealer)
        return Sitting(
            name=name, begun=begun, settings=begun.settings, table=table, number=number, version=version, since=now
        )

    @property
    def people(self) -> tuple[str, ...]:
        """Who sits where; empty for a bot."""
        return self.begun.people

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, who in enumerate(self.people) if who)

    @property
    def match(self) -> Match:
        """The match with the finished round, whether or not it has been counted."""
        return self.table.close().match if self.table.is_round_over else self.table.match

    @property
    def is_match_over(self) -> bool:
        """Whether the match is decided."""
        return self.match.winner is not None

    @property
    def shown(self) -> Round | None:
        """The round that lies on the table: the one in progress, or the last one of a match that is over."""
        table = self.table
        return table.round or (table.match.rounds[-1] if table.match.winner is not None else None)

    @property
    def asked(self) -> Asked | None:
        """Who is asked for what."""
        table = self.table
        if table.round is None:
            return None
        if table.is_round_over:
            return Asked(seat=None, kind="acknowledge")
        speaker = self._speaker()
        if speaker is not None:
            return Asked(seat=speaker, kind="say")
        auction = table.round.board.auction
        kind: Kind = "play" if not auction.waiting else "double" if auction.named else "name"
        return Asked(seat=table.turn, kind=kind)

    @property
    def due(self) -> Due | None:
        """What the table waits for, unless it waits for a person."""
        table, asked = self.table, self.asked
        if table.round is None:
            return None if table.match.winner is not None else Due("deal", self.version, None, self.since)
        if asked is None or asked.seat is None or table.is_person(asked.seat):
            return None
        if asked.kind == "say":
            return Due("say", self.version, asked.seat, self.since)
        return Due("act", self.version, asked.seat, self.since + pause(table.round.board, self.settings.pace))

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back: only where one person plays against bots."""
        return bool(self.table.past) and len(self.persons) == 1

    def reason(self, done: int) -> Reason | None:
        """Why a bot did something in the round on the table, after so many calls and plays."""
        place = len(self.table.match.rounds)
        return next((each.reason for each in self.reasons if (each.round, each.done) == (place, done)), None)

    def after(self, entry: Entry, now: float) -> Sitting:
        """The table after an entry. Raises `IllegalAction`, `DealError`, `NotationError` or `RulesError`."""
        table, version = self.table, self.version + 1
        on = replace(self, version=version, since=now)
        match entry:
            case Begun():
                return self.open(self.name, entry, now, number=self.number + 1, version=version)
            case Dealt():
                cards = tuple(tuple(map(table.rules.pack.card, hand)) for hand in entry.hands)
                return replace(on, table=table.deal(Deal(entry.dealer, cards)), silent=-1, ready=frozenset())
            case Acted():
                after = table.act(read_action(entry.action, table.rules))
                return replace(on, table=after, reasons=(*self.reasons, *self._why(entry)))
            case Spoke():
                if entry.say is not None:
                    return replace(on, table=table.act(Say.parse(entry.say, table.rules.pack)))
                assert table.round is not None, "nobody leads"
                return replace(on, silent=table.round.board.lead_index)
            case TookBack():
                before = table.undo()
                here = (len(before.match.rounds), done(before))
                reasons = tuple(each for each in self.reasons if (each.round, each.done) < here)
                return replace(on, table=before, silent=-1, ready=frozenset(), reasons=reasons)
            case WentOn():
                ready = self.ready | {entry.seat}
                return replace(on, table=table.close() if ready >= set(self.persons) else table, ready=ready)
            case Changed():
                coming = replace(entry.settings, pace=self.begun.settings.pace)
                return replace(
                    on,
                    settings=replace(self.settings, pace=entry.settings.pace),
                    coming=None if coming == self.begun.settings else entry.settings,
                )

    def _speaker(self) -> int | None:
        """The leader who may say something now and is waited for.

        A person is asked for a signal; a question is asked while playing. Where several persons play, the leader is
        asked even if there is nothing true to say, for the pause itself would tell.
        """
        assert self.table.round is not None
        board = self.table.round.board
        speaker = board.speaker
        if speaker is None or self.silent == board.lead_index:
            return None
        if not self.table.is_person(speaker):
            return speaker
        if not board.trick.cards:
            return None
        return speaker if len(self.persons) > 1 or self.table.view(speaker).sayings() else None

    def _why(self, entry: Acted) -> tuple[Why, ...]:
        if entry.reason is None:
            return ()
        return (Why(len(self.table.match.rounds), done(self.table), entry.reason),)


def rules_of(settings: Settings) -> Rules:
    """The rules that settings name. Raises `RulesError`."""
    return variant(settings.variant, settings.changes)


def filled(settings: Settings, seats: int) -> tuple[str, ...]:
    """The bots of so many seats: one name fills them all."""
    return settings.bots * seats if len(settings.bots) == 1 else settings.bots


def read_action(text: str, rules: Rules) -> Action:
    """The call or the card that a text writes. Raises `NotationError`."""
    try:
        return rules.pack.card(text)
    except NotationError:
        return Call.parse(text, rules.pack)


def done(table: Table) -> int:
    """How many calls and plays there have been in the round on the table."""
    return len(table.round.board.auction.calls) + len(table.round.board.plays) if table.round else 0


def decision_seed(bots: str, table: Table, seat: int, purpose: str) -> str:
    """What makes the randomness of one decision of a bot: not what came before it, but where the match stands."""
    return f"{bots}:{len(table.match.rounds)}:{done(table)}:{seat}:{purpose}"
