"""A table of the wire in a test, with the clock in its hand: people speak, bots act when they are due."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from manille import wire
from manille.croupier import croupier
from manille.table.entries import Entry
from manille.table.protocol import CROUPIER, Answer, Conversation, Move, ToTable, Wanted, handle, next_match
from manille.table.sitting import Sitting

T = TypeVar("T")


def settings(variant: str = "belgian", *bots: str, pace: wire.Pace = "instant", **changes: Any) -> wire.Settings:
    return wire.Settings(variant=variant, changes=changes, bots=bots or ("thumb",), pace=pace)


class Talk:
    """A table and all that was said. ``people`` are by seat; the first one's latest state is ``state``."""

    def __init__(
        self,
        chosen: wire.Settings | None = None,
        *,
        people: tuple[str, ...] = (),
        seed: str | None = "1",
        guided: bool = False,
    ) -> None:
        chosen = chosen or settings()
        self.me = "me"
        self.now = 100.0
        self.people = people or ("me", *[""] * (chosen.rules.players - 1))
        begun = croupier.begin(self.people, chosen, seed, guided=guided)
        self.entries: list[Entry] = [begun]
        self.told: list[wire.FromTable] = []
        self.heard: dict[str, list[wire.FromTable]] = {who: [] for who in self.people if who}
        self.wanted: list[Wanted] = []
        self.conversation = Conversation(sitting=Sitting.open("table", begun, self.now))
        self.deal()

    @property
    def sitting(self) -> Sitting:
        return self.conversation.sitting

    @property
    def state(self) -> wire.State:
        return self.latest(self.me)

    def latest(self, who: str) -> wire.State:
        return next(each for each in reversed(self.heard[who]) if isinstance(each, wire.State))

    def take(self, who: str, message: ToTable) -> Answer:
        """Hand in a message, and take note of what follows."""
        answer = handle(self.conversation, who, message, self.now)
        self.conversation = answer.conversation
        if answer.entry is not None:
            self.entries.append(answer.entry)
        for to, told in answer.messages:
            if isinstance(told, Wanted):
                self.wanted.append(told)
            else:
                self.told.append(told)
                self.heard.setdefault(to, []).append(told)
        return answer

    def say(self, message: wire.FromClient, who: str = "") -> Answer:
        return self.take(who or self.me, message)

    def answered(self, message: wire.FromClient, kind: type[T], who: str = "") -> T:
        """The one answer to a message, of a kind, that goes to whoever said it; nothing has changed."""
        before = self.conversation
        answer = self.say(message, who)
        assert answer.entry is None
        assert self.conversation == before
        ((to, told),) = answer.messages
        assert to == (who or self.me)
        assert isinstance(told, kind)
        return told

    def refused(self, message: wire.FromClient, who: str = "") -> str:
        """The code by which a message is refused."""
        told = self.answered(message, wire.Refused, who)
        assert told.about == message.type
        return told.code

    def deal(self) -> None:
        while (due := self.sitting.due) is not None and due.kind == "deal":
            assert self.take(CROUPIER, Move(due.version, croupier.answer(self.sitting, due))).entry is not None

    def bot(self) -> bool:
        """Let what is due happen, in its time; whether something was due."""
        due = self.sitting.due
        if due is None:
            return False
        self.now = max(self.now, due.at)
        assert self.take(CROUPIER, Move(due.version, croupier.answer(self.sitting, due))).entry is not None
        self.deal()
        return True

    def bots(self) -> None:
        """Let the bots act until a person is asked."""
        while self.bot():
            pass

    def begin_next(self) -> None:
        """Begin the match that was asked for."""
        people, chosen = next_match(self.sitting)
        wanted = self.wanted[-1]
        begun = croupier.begin(people, chosen, "next", guided=wanted.guided)
        assert self.take(CROUPIER, Move(wanted.version, begun)).entry is not None
        self.deal()

    def answer(self, rng: Random) -> bool:
        """Let a person who is asked do something allowed, by lot; whether anybody was asked."""
        self.bots()
        asked = self.sitting.asked
        if asked is None:
            return False
        if asked.seat is None:
            seat = next(each for each in self.sitting.persons if each not in self.sitting.ready)
        else:
            seat = asked.seat
        who = self.people[seat]
        state = self.latest(who)
        message: wire.FromClient
        if asked.kind == "acknowledge":
            message = wire.Next(version=state.version)
        elif asked.kind == "say":
            message = wire.Talk(version=state.version, say=rng.choice([None, *(say.action for say in state.says)]))
        elif state.says and rng.random() < 0.5:
            message = wire.Talk(version=state.version, say=rng.choice(state.says).action)
        else:
            offers = [*state.legal, *(call.action for call in state.calls)]
            message = wire.Act(version=state.version, action=rng.choice(offers))
        assert self.say(message, who).entry is not None
        self.deal()
        return True

    def play(self, rng: Random, times: int) -> None:
        """Let the persons answer so many times, or until the match is over."""
        for _ in range(times):
            if not self.answer(rng):
                return

    def play_to(self, kind: str, rng: Random | None = None) -> wire.State:
        """Play on until something of a kind is asked of a person."""
        rng = rng or Random(1)
        self.bots()
        while self.sitting.asked is not None and self.sitting.asked.kind != kind:
            self.answer(rng)
            self.bots()
        assert self.sitting.asked is not None, f"nobody is asked to {kind}"
        return self.state

    def finish(self, rng: Random | None = None) -> wire.State:
        """Play the match to its end."""
        rng = rng or Random(1)
        while self.answer(rng):
            pass
        return self.state
