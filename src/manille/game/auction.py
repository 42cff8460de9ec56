"""Naming trump and doubling (rule book F3, B2 to B4, O2, O3; F12)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from manille.game.score import Term, count_of, counting
from manille.rules.cards import Card, NotationError, Pack
from manille.rules.rules import Rules


@dataclass(frozen=True, slots=True)
class Call:
    """What a player says when asked: a trump suit, no trump, a pass, or a double (each further step again a double)."""

    text: str
    suit: int | None = None

    def __str__(self) -> str:
        return self.text

    @staticmethod
    def parse(text: str, pack: Pack) -> Call:
        """The call that a text writes. Raises `NotationError`."""
        for call in (*naming(pack), NO_TRUMP, PASS, DOUBLE):
            if call.text == text:
                return call
        raise NotationError(text, "call")


PASS = Call("pass")
"""The call of who neither names nor doubles."""

DOUBLE = Call("double")
"""The call that makes the round count more, at each step."""

NO_TRUMP = Call("none")
"""The call for a round without trump."""


def naming(pack: Pack) -> tuple[Call, ...]:
    """The calls that name a trump suit."""
    return tuple(Call(letter, suit) for suit, letter in enumerate(pack.suits))


@dataclass(frozen=True, slots=True, kw_only=True)
class Auction:
    """Where naming and doubling stand: all of it public.

    ``waiting`` are the seats still to be asked in this stage, the next one first; empty when all is said.
    ``trump`` is a suit or None for no trump, and means nothing before ``named``.
    """

    rules: Rules
    dealer: int
    after_tie: bool
    calls: tuple[Call, ...] = ()
    waiting: tuple[int, ...] = ()
    named: bool = False
    namer: int | None = None
    trump: int | None = None
    doubles: int = 0

    @staticmethod
    def start(rules: Rules, dealer: int, *, after_tie: bool, shown: Card | None) -> Auction:
        """Before anybody has spoken; where nobody names trump, all is said already."""
        waiting = tuple((dealer + step) % rules.players for step in rules.namers)
        return Auction(
            rules=rules,
            dealer=dealer,
            after_tie=after_tie,
            waiting=waiting,
            named=not waiting,
            trump=None if shown is None else shown.suit,
        )

    @property
    def turn(self) -> int | None:
        """Who is asked, or None when all is said."""
        return self.waiting[0] if self.waiting else None

    @property
    def factors(self) -> tuple[Term, ...]:
        """What multiplies the round, step by step."""
        no_trump = self.named and self.trump is None
        return counting(self.rules, no_trump=no_trump, after_tie=self.after_tie, doubles=self.doubles)

    @property
    def count(self) -> int:
        """How many times the round counts, as things stand."""
        return count_of(self.factors)

    def lead(self, margin: float) -> float:
        """By how much a side comes to lead in score that ends the round so many points ahead, slams and the like apart.

        One side scores what it has above par, half its margin; where both add up what they took, all of it (F11b).
        """
        return margin if self.rules.card_points else margin / 2 * self.count

    @property
    def clause(self) -> str:
        """The clause that rules what may be said now."""
        cites = self.rules.cites
        return cites.double if self.named else cites.trump

    def legal(self) -> tuple[Call, ...]:
        """What the seat that is asked may say."""
        if not self.waiting:
            return ()
        if self.named:
            return PASS, DOUBLE
        names = naming(self.rules.pack)
        if self.rules.no_trump:
            names = (*names, NO_TRUMP)
        if len(self.waiting) > 1 or self.rules.all_pass == "none":
            return (*names, PASS)
        return names

    def advance(self, call: Call) -> Auction:
        """The auction after a legal call by the seat that is asked."""
        seat, *others = self.waiting
        calls = (*self.calls, call)
        if call == PASS and (self.named or others):
            return replace(self, calls=calls, waiting=tuple(others))
        if self.named:
            after = replace(self, calls=calls, waiting=(), doubles=self.doubles + 1)
        else:
            namer = None if call == PASS else seat
            after = replace(self, calls=calls, waiting=(), named=True, namer=namer, trump=call.suit)
        asked = after._asked_to_double()
        return replace(after, waiting=asked) if asked else after

    def _asked_to_double(self) -> tuple[int, ...]:
        """The seats of the side whose step of doubling comes next; none if the round can count no more (B3, B4, O3)."""
        rules = self.rules
        steps = rules.doubles if self.trump is not None else min(rules.doubles, rules.no_trump_doubles)
        if self.doubles >= steps or (rules.cap and self.count >= rules.cap):
            return ()
        naming_side = (self.dealer if self.namer is None else self.namer) & 1
        asked = naming_side ^ (self.doubles + 1) & 1
        seats = ((self.dealer + step) % rules.players for step in range(rules.players))
        return tuple(seat for seat in seats if seat & 1 == asked)
