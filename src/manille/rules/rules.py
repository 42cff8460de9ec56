"""One frozen value that holds every way in which the games of the family differ.

A variant is one instance of `Rules`; house rules are a checked replacement of the fields that a variant opens.
Each annotation is the range of its field: the constructor, the house rules and the listing of switches all read it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from manille.rules.cards import PACKS, Pack
from manille.rules.outside_text import brief

Reach = Literal["never", "foe", "always"]
"""Whom a duty binds against: nobody, an opponent who holds the trick, whoever holds it."""


DUTIES = ("head", "ruff", "overruff", "under", "sink", "talk")
"""The fields that say what a player must play and may say; every variant opens those that it has a use for."""

MATCH = ("target", "sets", "decider")
"""The fields that say how long a match is."""

FEW = 5
"""A number with no more values than this is chosen from a list; one with more is typed."""


@dataclass(frozen=True, slots=True)
class Span:
    """The whole numbers that a field takes, both ends included."""

    low: int
    high: int


class RulesError(ValueError):
    """Rules that make no sense.

    ``code`` says how, ``field`` where, ``value`` what was given; sentences for players are made from these.
    """

    def __init__(self, code: str, field: str, value: object = "") -> None:
        text = brief(value)
        super().__init__(f"{field}: {_WRONG[code]}" + (f" ({text})" if text else ""))
        self.code = code
        self.field = field
        self.value = text

    def __reduce__(self) -> tuple[type, tuple[str, str, str]]:
        return type(self), (self.code, self.field, self.value)


_WRONG = {
    "variant": "there is no such variant",
    "written": "a house rule is written name=value",
    "unknown": "there is no such rule",
    "closed": "this variant does not let that rule be changed",
    "value": "the rule cannot have that value",
    "deal": "the packets do not deal the whole pack",
    "namers": "only a round with a named trump asks for it",
    "doubles": "only a round with a named trump can be doubled",
    "card-points": "where taken points are added up, nothing else scores",
    "narrow": "a narrow win needs the point for the last trick",
    "decider": "a deciding set needs more than one set to win",
    "talk": "table talk needs a partner",
    "piles": "open piles are for two players",
    "odd-pair": "cards are left over only where tricks of two count by four",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Cites:
    """The clause of the rule book that rules each matter in a variant."""

    deal: str
    trump: str
    double: str
    count: str
    tie: str
    par: str
    match: str
    tricks: str = "G2"
    slam: str = "G9"
    shown: str = "G9"
    waits: str = "G9"
    again: str = "G7"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """A rule set: what is dealt, who names, what binds a player, what counts, when a match ends.

    Raises `RulesError` for a value out of range or values that contradict each other.

    >>> from manille import variant
    >>> rules = variant("belgian")
    >>> rules.players, rules.hand_size, rules.target
    (4, 8, 101)
    >>> rules.changed({"target": 61}).changes(rules)
    {'target': 61}
    """

    variant: str
    """The name of the variant that these rules are, or were changed from."""
    book: tuple[str, ...]
    """The sections of the rule book that describe it."""
    cites: Cites
    opens: tuple[str, ...] = ()
    """The fields that players may change (F14)."""

    # The table
    pack_name: Literal["french", "spanish"] = "french"
    players: Literal[2, 4] = 4
    clockwise: bool = False
    packets: tuple[int, ...] = (4, 4)
    """How many cards a player gets at a time, in order."""
    piles: bool = False
    """Whether each packet is a pile of which only the top is seen and played (H1)."""
    first_dealer: Literal["random", "cut", "draw"] = "random"
    """How the first dealer is found: G8, F1 or K2."""

    # Trump and doubling
    trump: Literal["named", "shown", "none"] = "named"
    """Named by a player, shown by the dealer's last card, or never any."""
    namers: tuple[int, ...] = ()
    """Who is asked to name trump, in order, as distances from the dealer."""
    all_pass: Literal["must", "none"] = "must"
    """What the last one asked may do: must name, or may pass and the round has no trump."""
    no_trump: bool = True
    """Whether no trump may be named."""
    no_trump_count: Annotated[int, Span(1, 4)] = 2
    """What a round without trump counts."""
    doubles: Annotated[int, Span(0, 3)] = 0
    """How many steps of doubling there are; the sides take them in turn (B3, O3)."""
    no_trump_doubles: Annotated[int, Span(0, 3)] = 3
    """How many of these steps a round without trump has at most (O3)."""
    cap: Annotated[int, Span(0, 64)] = 0
    """The most that a round can count, 0 for no limit (B4)."""
    counts: Literal["multiply", "add"] = "multiply"
    """How counts go together (B10)."""

    # What a player must play: the duties of table P
    head: Reach = "foe"
    ruff: Reach = "foe"
    overruff: Reach = "foe"
    under: Literal["required", "free", "barred"] = "free"
    sink: bool = False
    talk: Literal["off", "signals", "questions"] = "off"
    """Table talk: T1 or T3."""
    turned: Literal["at_once", "after_trick"] = "at_once"
    """When the card under a played top is turned (H3)."""

    # The score of a round
    last_trick: Literal[0, 1] = 0
    """Points for the last trick (F6)."""
    cards_per_point: Literal[0, 4] = 0
    """One point for so many cards taken, 0 for none: a trick of four, or two tricks of two (H5)."""
    odd_pair: Literal["lost", "last_trick", "most_tricks"] = "lost"
    """To whom the point goes when cards are left over on both sides (H5)."""
    shown_scores: bool = False
    """Whether the shown card scores for the dealer's side (R3, K4)."""
    shown_waits: bool = False
    """Whether a shown card that would end the set waits for the play (K8)."""
    slam: Literal[0, 60] = 0
    """What all tricks score in place of the excess, 0 for nothing special (B8)."""
    slam_wins: bool = False
    """Whether all tricks win the set (K9)."""
    narrow_win: bool = False
    """Whether a win by one point scores a fixed 1 (F9)."""
    tie: Literal["nothing", "double", "again"] = "nothing"
    """What equal points bring: nothing, the next round counts double (B7), the same dealer again (F10)."""

    # The match
    target: Annotated[int, Span(1, 999)] = 101
    sets: Annotated[int, Span(1, 3)] = 1
    """How many sets win the match."""
    decider: Annotated[int, Span(0, 999)] = 0
    """The target of the last possible set, 0 for the same as the others (R6)."""
    card_points: Annotated[int, Span(0, 999)] = 0
    """A target at which both sides add up what they took, 0 for excess scoring (F11b)."""

    pack: Pack = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name, kind in _kinds().items():
            if not _fits(getattr(self, name), kind):
                raise RulesError("value", name, getattr(self, name))
        object.__setattr__(self, "pack", PACKS[self.pack_name])
        self._agree()

    def _agree(self) -> None:
        """Refuse values that contradict each other."""
        if not self.packets or min(self.packets) < 1 or self.hand_size * self.players != len(self.pack.cards):
            raise RulesError("deal", "packets")
        if bool(self.namers) != (self.trump == "named"):
            raise RulesError("namers", "namers", self.namers)
        if len(set(self.namers)) < len(self.namers) or not all(0 <= seat < self.players for seat in self.namers):
            raise RulesError("value", "namers", self.namers)
        if self.doubles and self.trump != "named":
            raise RulesError("doubles", "doubles", self.doubles)
        if self.card_points and (self.slam or self.slam_wins or self.narrow_win or self.doubles or self.shown_scores):
            raise RulesError("card-points", "card_points", self.card_points)
        if self.narrow_win and not self.last_trick:
            raise RulesError("narrow", "narrow_win")
        if self.decider and self.sets < 2:
            raise RulesError("decider", "decider", self.decider)
        if self.talk != "off" and self.players < 4:
            raise RulesError("talk", "talk", self.talk)
        if (self.piles or self.turned != "at_once") and not (self.piles and self.players == 2):
            raise RulesError("piles", "piles")
        if self.odd_pair != "lost" and not (self.players == 2 and self.cards_per_point):
            raise RulesError("odd-pair", "odd_pair", self.odd_pair)

    @property
    def hand_size(self) -> int:
        """How many cards each player is dealt."""
        return sum(self.packets)

    @property
    def total(self) -> int:
        """The points of a round: cards, tricks and last trick."""
        per = self.cards_per_point
        return 60 + (len(self.pack.cards) // per if per else 0) + self.last_trick

    @property
    def par(self) -> int:
        """What a side must have more than, to score: half of all points."""
        return self.total // 2

    def cutter(self, dealer: int) -> int:
        """The seat that cuts for a dealer: the one who plays before the dealer."""
        return (dealer - 1) % self.players

    def to_json(self) -> dict[str, object]:
        """Every field, ready for JSON."""
        return {
            each.name: asdict(value) if isinstance(value, Cites) else value
            for each in fields(self)
            if each.init and (value := getattr(self, each.name)) is not None
        }

    def changes(self, base: Rules) -> dict[str, object]:
        """The fields in which these rules differ from others, ready for JSON."""
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name in (each.name for each in fields(self) if each.init)
            if (value := getattr(self, name)) != getattr(base, name)
        }

    def changed(self, changes: Mapping[str, object]) -> Rules:
        """These rules with some house rules.

        Raises `RulesError` for a field that does not exist, that this variant does not open, or that makes no sense.
        """
        for name, value in changes.items():
            if name not in _kinds():
                raise RulesError("unknown", name)
            if name not in self.opens:
                raise RulesError("closed", name, value)
        plain: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in changes.items()
        }
        return replace(self, **plain)

    def choices(self, name: str) -> tuple[object, ...]:
        """The values that a field can take, for a list to choose from; a number has its two ends only."""
        kind = _kinds()[name]
        if kind is bool:
            return (False, True)
        if isinstance(kind, Span):
            return (kind.low, kind.high)
        if name == "namers":
            return ((0,), (0, 2))
        return get_args(kind)

    def listed(self, name: str) -> tuple[object, ...]:
        """Every value that a field can take, for a list to choose from; none for a number with too many of them."""
        kind = _kinds()[name]
        if isinstance(kind, Span):
            return tuple(range(kind.low, kind.high + 1)) if kind.high - kind.low < FEW else ()
        return self.choices(name)


@cache
def _kinds() -> dict[str, Any]:
    """What each field of `Rules` can hold: a `Span`, a Literal, or a plain type."""
    hints = get_type_hints(Rules, include_extras=True)
    return {
        each.name: next((extra for extra in get_args(hints[each.name]) if isinstance(extra, Span)), hints[each.name])
        for each in fields(Rules)
        if each.init
    }


def _fits(value: object, kind: Any) -> bool:
    """Whether a value is of a kind; a bool is never a number here."""
    if isinstance(kind, Span):
        return type(value) is int and kind.low <= value <= kind.high
    if get_origin(kind) is Literal:
        return any(type(value) is type(choice) and value == choice for choice in get_args(kind))
    if get_origin(kind) is tuple:
        item = get_args(kind)[0]
        return isinstance(value, tuple) and all(type(each) is item for each in value)
    return type(value) is kind
