"""Table talk: three signals by the player who leads, or a question to the partner (rule book T1 to T3)."""

from __future__ import annotations

from dataclasses import dataclass

from manille.rules.cards import LANE, LANES, MANILLE, NotationError, Pack


@dataclass(frozen=True, slots=True)
class Say:
    """One thing to say: a signal about the suit just led (T1), or a question to the partner (T3)."""

    text: str
    suit: int | None = None

    def __str__(self) -> str:
        return self.text

    @staticmethod
    def parse(text: str, pack: Pack) -> Say:
        """The saying that a text writes. Raises `NotationError`."""
        for say in (*SIGNALS, *questions(pack)):
            if say.text == text:
                return say
        raise NotationError(text, "saying")


@dataclass(frozen=True, slots=True)
class Said:
    """Something that was said aloud: with which play, by which seat, and the partner's answer to a question.

    ``play`` counts the plays of the round from 0: the card led. The answer is 1 or 0, or a number of trumps.
    """

    play: int
    seat: int
    say: Say
    answer: int | None = None


@dataclass(frozen=True, slots=True)
class Holding:
    """What a saying proves: a seat held at least ``low`` and at most ``high`` cards of a set at that moment."""

    seat: int
    cards: int
    low: int
    high: int


STRONG = Say("strong")
LONG = Say("long")
LAST = Say("last")
SIGNALS = (STRONG, LONG, LAST)
TRUMPS = Say("trumps")


def clause(talk: str) -> str:
    """The clause that rules what may be said, with the switch for table talk as it stands."""
    return "T3" if talk == "questions" else "T1"


def questions(pack: Pack) -> tuple[Say, ...]:
    """The questions of T3: the manille or the manillon of a suit, and how many trumps."""
    tops = [Say(f"{name} {letter}", suit) for name in ("manille", "manillon") for suit, letter in enumerate(pack.suits)]
    return (*tops, TRUMPS)


def proves(say: Say, answer: int | None, *, led: int, played: int, trump: int | None) -> tuple[int, int, int]:
    """What a saying and its answer prove of a hand: a set of cards, and how many of it at least and at most.

    ``led`` is the suit led, for signals; ``played`` the cards that have been played, the one led included.
    """
    if say in SIGNALS:
        out = LANES[led] & ~played
        if say == STRONG:
            return _best(out, led, 3), 1, LANE
        return (out, 2, LANE) if say == LONG else (out, 0, 0)
    told = answer or 0
    if say == TRUMPS:
        return (0 if trump is None else LANES[trump]), told, told
    return asked_for(say), told, told


def asked_for(say: Say) -> int:
    """The card that a question about a suit asks for, as a set."""
    rank = MANILLE if say.text.startswith("manille ") else MANILLE - 1
    return 1 << 16 * (say.suit or 0) + rank


def true_signals(hand: int, *, led: int, played: int) -> tuple[Say, ...]:
    """The signals that are true of what the leader keeps (T1, T2)."""

    def holds(say: Say) -> bool:
        cards, low, high = proves(say, None, led=led, played=played, trump=None)
        return low <= (hand & cards).bit_count() <= high

    return tuple(say for say in SIGNALS if holds(say))


def answer(say: Say, hand: int, trump: int | None) -> int:
    """The truthful answer to a question, from the partner's hand (T3)."""
    cards, _, _ = proves(say, None, led=0, played=0, trump=trump)
    return (hand & cards).bit_count()


def _best(cards: int, suit: int, count: int) -> int:
    """The highest cards of a suit among some."""
    best = 0
    for rank in range(MANILLE, -1, -1):
        bit = 1 << 16 * suit + rank
        if cards & bit and count:
            best |= bit
            count -= 1
    return best
