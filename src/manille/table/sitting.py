"""People and bots at a table, match after match: the log of what was done, and where the table stands after it.

An entry of the log is a decision, a deal, or that somebody took back or went on. Everything else follows from them, so
a table that is stopped at any moment comes back as it was from its entries alone. Entries are kept as JSON by the same
rules as the messages of the wire.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from manille.game.auction import Call
from manille.game.deal import Deal
from manille.game.match import Match
from manille.game.round import Action, Round
from manille.game.talk import Say
from manille.record.record import Record
from manille.rules.cards import NotationError
from manille.rules.rules import Rules
from manille.table.entries import Acted, Begun, Changed, Dealt, Entry, Spoke, TookBack, WentOn
from manille.table.table import PERSON, Table, pause
from manille.wire import Asked, Kind, Reason, Settings
from manille.wire.frames import decode


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
        bots = iter(begun.settings.players(sum(not who for who in begun.people)))
        seats = tuple(PERSON if who else next(bots) for who in begun.people)
        table = Table.start(begun.settings.rules, seats, begun.drawn.dealer)
        return Sitting(
            name=name, begun=begun, settings=begun.settings, table=table, number=number, version=version, since=now
        )

    @staticmethod
    def resume(name: str, log: Iterable[tuple[int, int, str]], now: float) -> Sitting | None:
        """The table as its log says: of each entry its version, its match and its text. None where there is none.

        Raises `ValueError` for a log that is damaged.
        """
        sitting: Sitting | None = None
        for version, number, text in log:
            entry: Entry = decode(text, Entry)
            if sitting is not None:
                sitting = sitting.after(entry, now)
            elif isinstance(entry, Begun):
                sitting = Sitting.open(name, entry, now, number=number, version=version)
        return sitting

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
    def record(self) -> Record:
        """The finished rounds of the match as a record."""
        return Record.of(self.match, seats=self.table.names)

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
