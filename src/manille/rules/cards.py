"""The two packs, and cards as text, as values and as bits (rule book G1 to G3).

A set of cards is an ``int``: suit ``s`` has the bits ``16 * s`` to ``16 * s + 11``, and the top card of
every suit, the manille, is bit 11 of its lane in both packs. So "the cards of this suit that beat that
one" is a mask and a shift, and one code serves 32 cards and 48.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

LANE = 0xFFF
"""The twelve bits of one suit."""

LANES = tuple(LANE << 16 * suit for suit in range(4))
"""The bits of each suit."""

MANILLE = 11
"""The rank of the top card of a suit, in both packs."""

POINTS = sum(0xF80 << 16 * suit for suit in range(4))
"""The cards that are worth points: the five highest of each suit."""


class NotationError(ValueError):
    """A text that is not what it should be.

    ``text`` is the offending text, ``position`` where in it the trouble starts, ``expected`` a noun.
    """

    def __init__(self, text: str, expected: str, position: int = 0) -> None:
        super().__init__(f"{text[:40]!r} is not a {expected} (at position {position})")
        self.text = text
        self.expected = expected
        self.position = position

    def __reduce__(self) -> tuple[type, tuple[str, str, int]]:
        return type(self), (self.text, self.expected, self.position)


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of one pack.

    There is one object per card, so cards compare by identity; ``pack.card("10h")`` finds it.

    ``suit`` is 0 to 3 in the order of ``pack.suits``; ``rank`` is a strength, ``MANILLE`` the highest;
    ``value`` is in points (G2); ``bit`` is the card as a set; ``above`` are the cards of its suit that beat it.

    >>> from manille import FRENCH
    >>> card = FRENCH.card("10h")
    >>> card.suit, card.rank, card.value
    (0, 11, 5)
    >>> card is FRENCH.card("Th")
    True
    """

    pack: Pack = field(repr=False)
    suit: int
    rank: int
    text: str

    index: int = field(init=False, repr=False)
    bit: int = field(init=False, repr=False)
    above: int = field(init=False, repr=False)
    value: int = field(init=False, repr=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "index", 16 * self.suit + self.rank)
        put(self, "bit", 1 << self.index)
        put(self, "above", LANES[self.suit] & -(2 << self.index))
        put(self, "value", max(0, self.rank - MANILLE + 5))

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return _card, (self.pack.name, self.text)


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """A pack of cards: its suits and its ranks, lowest first, as they are written.

    >>> from manille import SPANISH
    >>> len(SPANISH.cards), *map(str, SPANISH.cards[:3])
    (48, '9o', 'Ao', 'Ro')
    >>> [str(card) for card in SPANISH.hand(SPANISH.card("2b").bit | SPANISH.card("9c").bit)]
    ['9c', '2b']
    """

    name: str
    suits: str
    ranks: tuple[str, ...]

    cards: tuple[Card, ...] = field(init=False, repr=False)
    _by_text: dict[str, Card] = field(init=False, repr=False)
    _by_index: dict[int, Card] = field(init=False, repr=False)
    _by_lane: tuple[dict[int, tuple[Card, ...]], ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        low = MANILLE + 1 - len(self.ranks)
        cards = tuple(
            Card(self, suit, low + rank, name + letter)
            for suit, letter in enumerate(self.suits)
            for rank, name in reversed(tuple(enumerate(self.ranks)))
        )
        put = object.__setattr__
        put(self, "cards", cards)
        put(self, "_by_text", {card.text: card for card in cards})
        put(self, "_by_index", {card.index: card for card in cards})
        put(self, "_by_lane", ({0: ()}, {0: ()}, {0: ()}, {0: ()}))

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return pack, (self.name,)

    def card(self, text: str) -> Card:
        """The card that a text names; ``T`` is read as ``10`` (G3).

        Raises `NotationError`.
        """
        found = self._by_text.get(text) or self._by_text.get("10" + text[1:] if text[:1] == "T" else "")
        if found is None:
            rank = max((name for name in self.ranks if text.startswith(name)), key=len, default="")
            raise NotationError(text, "card", len(rank))
        return found

    def suit(self, text: str) -> int:
        """The number of a suit given by its letter. Raises `NotationError`."""
        if len(text) != 1 or text not in self.suits:
            raise NotationError(text, "suit")
        return self.suits.index(text)

    def hand(self, bits: int) -> tuple[Card, ...]:
        """The cards of a set, by suit, each suit from high to low."""
        a, b, c, d = self._by_lane
        one, two, three, four = bits & LANE, bits >> 16 & LANE, bits >> 32 & LANE, bits >> 48
        try:
            return a[one] + b[two] + c[three] + d[four]
        except KeyError:
            for suit, lane in enumerate((one, two, three, four)):
                self._by_lane[suit][lane] = tuple(
                    self._by_index[16 * suit + rank] for rank in range(MANILLE, -1, -1) if lane >> rank & 1
                )
            return a[one] + b[two] + c[three] + d[four]


FRENCH = Pack("french", "hdcs", ("7", "8", "9", "J", "Q", "K", "A", "10"))
"""32 cards: hearts, diamonds, clubs and spades, the ten the manille."""

SPANISH = Pack("spanish", "oceb", ("2", "3", "4", "5", "6", "7", "8", "S", "C", "R", "A", "9"))
"""48 cards: oros, copas, espadas and bastos, the nine the manille."""

PACKS = {each.name: each for each in (FRENCH, SPANISH)}
"""The packs by name."""


def bits(cards: Iterable[Card]) -> int:
    """The set of some cards."""
    total = 0
    for card in cards:
        total |= card.bit
    return total


def pack(name: str) -> Pack:
    """The pack of a name, ``french`` or ``spanish``."""
    return PACKS[name]


@cache
def _card(pack_name: str, text: str) -> Card:
    return PACKS[pack_name].card(text)
