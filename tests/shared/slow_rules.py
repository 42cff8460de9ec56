"""The rule book once more, slowly: an implementation that shares nothing with `manille` and that a reader can check.

Cards are texts, hands are sets of texts, and table P stands here as it stands in the rule book, cell by cell. Nothing
is clever: everything is worked out again from the cards whenever it is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

RANKS = {
    "french": ["10", "A", "K", "Q", "J", "9", "8", "7"],
    "spanish": ["9", "A", "R", "C", "S", "8", "7", "6", "5", "4", "3", "2"],
}
"""The ranks of each pack from high to low (G1)."""

SUITS = {"french": "hdcs", "spanish": "oceb"}

COLUMNS = ("P-F", "P-M", "P-L", "P-O")

TABLE: dict[int, tuple[str, str, str, str]] = {
    0: ("any", "any", "any", "any"),
    1: ("any F", "B(F)", "B(F)", "B(F)"),
    2: ("any F", "any F", "any F", "low(F)"),
    3: ("any F", "any F", "any F", "low(F)"),
    4: ("any F", "any F", "any F", "F worth points, and low(F)"),
    5: ("B(T)", "B(T)", "B(T)", "B(T)"),
    6: ("any T", "any T", "any T", "low(T)"),
    7: ("B(T) if any, else T", "any T", "any T", "T worth points, and low(T)"),
    8: ("any T", "any T", "any T", "any T"),
    9: ("B(T)", "B(T)", "B(T)", "B(T)"),
    10: ("T", "N", "any", "lowest of each suit"),
    11: ("T", "T", "T", "low(T)"),
    12: ("any", "any", "any", "lowest of each suit"),
    13: ("T", "any", "any", "worth points, and lowest of each suit"),
    14: ("B(T) if any, else T", "any", "any", "worth points, and lowest of each suit"),
    15: ("any", "any", "any", "worth points, and lowest of each suit"),
}
"""Table P: for each row what the columns P-F, P-M, P-L and P-O leave. Rows 16 and 17 point to other rows."""

NO_TRUMP_ROWS: dict[int, tuple[str | None, str | None, str | None, str | None]] = {
    16: ("any F", None, None, None),
    17: ("any", "any", "any", None),
}
"""Rows 16 and 17: a text, or None where the row says "rows 1, 2, 4" or "row 12 or 15"."""


def suit_of(card: str) -> str:
    """The suit of a card: its last letter."""
    return card[-1]


def height(card: str, pack: str) -> int:
    """How high a card is in its suit; the manille is the highest."""
    return len(RANKS[pack]) - RANKS[pack].index(card[:-1])


def worth(card: str, pack: str) -> int:
    """The points of a card: 5, 4, 3, 2, 1 from the top, then 0 (G2)."""
    return max(0, 5 - RANKS[pack].index(card[:-1]))


def beats(card: str, other: str, trump: str | None, pack: str) -> bool:
    """Whether a card played later beats one that wins so far (G6)."""
    if suit_of(card) == suit_of(other):
        return height(card, pack) > height(other, pack)
    return trump is not None and suit_of(card) == trump


def winning_place(trick: Sequence[str], trump: str | None, pack: str) -> int:
    """Which card of a trick wins: the highest trump, else the highest of the suit led (G6)."""
    trumps = [card for card in trick if suit_of(card) == trump]
    running = trumps or [card for card in trick if suit_of(card) == suit_of(trick[0])]
    best = running[0]
    for card in running:
        if height(card, pack) > height(best, pack):
            best = card
    return list(trick).index(best)


def low(cards: set[str], pack: str) -> set[str]:
    """The lowest of some cards of one suit."""
    return {card for card in cards if all(height(card, pack) <= height(other, pack) for other in cards)}


def lowest_of_each_suit(cards: set[str], pack: str) -> set[str]:
    """The lowest of each suit held."""
    found: set[str] = set()
    for suit in SUITS[pack]:
        found |= low({card for card in cards if suit_of(card) == suit}, pack)
    return found


def row_of(hand: set[str], trick: Sequence[str], trump: str | None, pack: str) -> int:
    """The row of table P that a player is in, the rows 16 and 17 set aside: 12 or 15, or 1, 2 or 4 stand for them."""
    if not trick:
        return 0
    place = winning_place(trick, trump, pack)
    best = trick[place]
    mate = (len(trick) - place) % 2 == 0
    led = suit_of(trick[0])
    follow = {card for card in hand if suit_of(card) == led}
    trumps = {card for card in hand if suit_of(card) == trump}
    if follow and led == trump:
        if mate:
            return 7
        return 5 if any(beats(card, best, trump, pack) for card in trumps) else 6
    if follow:
        if mate:
            return 4
        if suit_of(best) == trump:
            return 3
        return 1 if any(beats(card, best, trump, pack) for card in follow) else 2
    if not trumps:
        return 15 if mate else 12
    if suit_of(best) != trump:
        return 13 if mate else 8
    if mate:
        return 14
    if any(beats(card, best, trump, pack) for card in trumps):
        return 9
    return 11 if trumps == hand else 10


def legal(column: str, hand: set[str], trick: Sequence[str], trump: str | None, pack: str) -> tuple[int, set[str]]:
    """The row of table P that binds a player, and the cards that its column leaves."""
    row = row_of(hand, trick, trump, pack)
    number = COLUMNS.index(column)
    text = TABLE[row][number]
    if trump is None and trick:
        row = 16 if any(suit_of(card) == suit_of(trick[0]) for card in hand) else 17
        text = NO_TRUMP_ROWS[row][number] or text
    return row, _cell(text, hand, trick, trump, pack)


def _cell(text: str, hand: set[str], trick: Sequence[str], trump: str | None, pack: str) -> set[str]:
    """The cards that one cell of table P leaves."""
    if text == "any":
        return hand
    best = trick[winning_place(trick, trump, pack)]
    f = {card for card in hand if suit_of(card) == suit_of(trick[0])}
    t = {card for card in hand if suit_of(card) == trump}
    over_f = {card for card in f if beats(card, best, trump, pack)}
    over_t = {card for card in t if beats(card, best, trump, pack)}
    points = {card for card in hand if worth(card, pack)}
    cells = {
        "any F": f,
        "B(F)": over_f,
        "low(F)": low(f, pack),
        "F worth points, and low(F)": f & points | low(f, pack),
        "any T": t,
        "T": t,
        "B(T)": over_t,
        "B(T) if any, else T": over_t or t,
        "low(T)": low(t, pack),
        "T worth points, and low(T)": t & points | low(t, pack),
        "N": hand - f - t,
        "lowest of each suit": lowest_of_each_suit(hand, pack),
        "worth points, and lowest of each suit": points | lowest_of_each_suit(hand, pack),
    }
    return cells[text]


@dataclass(frozen=True)
class Game:
    """What the rule book says of one game, as far as a round goes."""

    pack: str
    column: str
    trump: str
    """``named``, ``shown`` or ``none``."""
    namers: tuple[int, ...] = ()
    """Who is asked to name, as steps from the dealer."""
    last_may_pass: bool = False
    doubles: int = 0
    limit: int = 0
    players: int = 4
    hand: int = 8

    # The score
    trick_points: int = 0
    last_trick: int = 0
    per_four_cards: bool = False
    par: int = 30
    no_trump_count: int = 1
    tie: str = "nothing"
    pinta: str = "no"
    """``at once``, ``waits`` (K8) or ``no``."""
    capote_wins: bool = False

    # The match
    targets: tuple[int, ...] = (101,)
    """What wins the first set, the second, and so on."""
    to_win: int = 1
    """How many sets win the match."""


_FLEMISH = Game(
    "french",
    "P-F",
    "named",
    (1, 2, 3, 0),
    last_trick=1,
    no_trump_count=2,
    tie="again",
    targets=(21,),
)
_MANILLA = Game(
    "spanish",
    "P-L",
    "shown",
    hand=12,
    trick_points=1,
    par=36,
    pinta="waits",
    capote_wins=True,
    targets=(40, 40, 40),
    to_win=2,
)
_BOTIFARRA = Game(
    "spanish", "P-L", "named", (0, 2), doubles=3, hand=12, trick_points=1, par=36, no_trump_count=2, targets=(101,)
)

GAMES: dict[str, Game] = {
    "flemish": _FLEMISH,
    "flemish-troef": replace(_FLEMISH, trump="shown", namers=()),
    "flemish-zonder": replace(_FLEMISH, trump="none", namers=()),
    "flemish-verplicht": replace(_FLEMISH, last_may_pass=True),
    "belgian": Game("french", "P-M", "named", (0,), doubles=2, limit=4, no_trump_count=2, tie="double"),
    "french": Game("french", "P-M", "shown", trick_points=1, par=34, pinta="at once", targets=(34, 34, 44), to_win=2),
    "manilla": _MANILLA,
    "manilla-nueve": replace(_MANILLA, capote_wins=False),
    "manilla-two": replace(_MANILLA, players=2, hand=24, trick_points=0, per_four_cards=True),
    "botifarra": _BOTIFARRA,
    "botifarra-obligada": replace(_BOTIFARRA, column="P-O"),
}
"""The eleven games by the names of their variants."""


@dataclass(frozen=True)
class Position:
    """A round somewhere: who dealt, what was called, the piles that each seat has left, the trick on the table."""

    game: Game
    dealer: int
    piles: tuple[tuple[tuple[str, ...], ...], ...]
    """For each seat its piles, the top last; a hand is as many piles as cards."""
    shown: str
    after_tie: bool = False
    calls: tuple[str, ...] = ()
    leader: int = 0
    trick: tuple[str, ...] = ()
    won: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """The finished tricks, each with the seat that won it."""
    down: frozenset[str] = frozenset()
    """Tops that lie face down until the trick is over (the switch of H3)."""

    @staticmethod
    def start(game: Game, dealer: int, hands: Sequence[Sequence[str]], *, after_tie: bool = False) -> Position:
        """The round that begins with these hands, each in the order dealt."""
        size = 4 if game.players == 2 else 1
        piles = tuple(tuple(tuple(hand[at : at + size]) for at in range(0, len(hand), size)) for hand in hands)
        return Position(game, dealer, piles, hands[dealer][-1], after_tie, leader=(dealer + 1) % game.players)

    @property
    def named(self) -> str | None:
        """What was named: a suit, ``none``, or None while nobody has said anything but pass."""
        said = [call for call in self.calls if call not in ("pass", "double")]
        if said:
            return said[0]
        passes = len(self.game.namers)
        return "none" if self.game.last_may_pass and self.calls[:passes] == ("pass",) * passes else None

    @property
    def trump(self) -> str | None:
        """The trump suit; None where there is none."""
        if self.game.trump == "shown":
            return suit_of(self.shown)
        return None if self.game.trump == "none" or self.named == "none" else self.named

    @property
    def count(self) -> int:
        """How many times the round counts (F8, B4, O3)."""
        count = self.game.no_trump_count if self.trump is None else 1
        if self.after_tie and self.game.tie == "double":
            count *= 2
        for _ in range(self.calls.count("double")):
            count *= 2
        return min(count, self.game.limit) if self.game.limit else count

    def asked(self) -> tuple[int, list[str]] | None:
        """Who is to call and what that seat may say; None when all is said."""
        game, dealer, players = self.game, self.dealer, self.game.players
        if game.trump != "named":
            return None
        if self.named is None:
            step = len(self.calls)
            words = [*SUITS[game.pack], "none"]
            if step < len(game.namers) - 1 or game.last_may_pass:
                words.append("pass")
            return (dealer + game.namers[step]) % players, words
        naming = len(self.calls)
        for step, call in enumerate(self.calls):
            if call != "pass":
                naming = step + 1
                break
        naming = min(naming, len(game.namers))
        namer = (dealer + game.namers[naming - 1]) % players
        later = self.calls[naming:]
        said = later.count("double")
        if said == game.doubles or (game.limit and self.count == game.limit):
            return None
        passed = 0
        for call in later:
            passed = 0 if call == "double" else passed + 1
        if passed == players // 2:
            return None
        side = (namer + said + 1) % 2
        seats = [(dealer + step) % players for step in range(players)]
        return [seat for seat in seats if seat % 2 == side][passed], ["pass", "double"]

    def turn(self) -> int:
        """The seat to play a card."""
        return (self.leader + len(self.trick)) % self.game.players

    def tops(self, seat: int) -> set[str]:
        """The cards that a seat can play: the tops of its piles that lie face up."""
        return {pile[-1] for pile in self.piles[seat] if pile} - self.down

    def moves(self) -> list[str]:
        """What may be called or played now; nothing when the round is over."""
        asked = self.asked()
        if asked is not None:
            return asked[1]
        tops = self.tops(self.turn())
        return sorted(legal(self.game.column, tops, self.trick, self.trump, self.game.pack)[1])

    def after(self, move: str, *, late: bool = False) -> Position:
        """The round after a call or a card. ``late``: the next card of a pile is turned when the trick is over (H3)."""
        if self.asked() is not None:
            return replace(self, calls=(*self.calls, move))
        seat = self.turn()
        own = tuple(pile[:-1] if pile and pile[-1] == move else pile for pile in self.piles[seat])
        under = {pile[-1] for before, pile in zip(self.piles[seat], own, strict=True) if before != pile and pile}
        piles = (*self.piles[:seat], own, *self.piles[seat + 1 :])
        trick = (*self.trick, move)
        if len(trick) < self.game.players:
            return replace(self, piles=piles, trick=trick, down=self.down | under if late else frozenset())
        winner = (self.leader + winning_place(trick, self.trump, self.game.pack)) % self.game.players
        won = (*self.won, (winner, trick))
        return replace(self, piles=piles, trick=(), leader=winner, won=won, down=frozenset())

    def points(self) -> tuple[int, int]:
        """What each side took in a finished round, before par (G2, F6, R5, K6, H5, O5)."""
        game = self.game
        sides = [0, 0]
        cards = [0, 0]
        for winner, trick in self.won:
            sides[winner % 2] += sum(worth(card, game.pack) for card in trick) + game.trick_points
            cards[winner % 2] += len(trick)
        if game.per_four_cards:
            sides = [sides[side] + cards[side] // 4 for side in (0, 1)]
        sides[self.won[-1][0] % 2] += game.last_trick
        return sides[0], sides[1]


def count(position: Position, depth: int, *, late: bool = False) -> int:
    """How many sequences of so many calls and cards there are; shorter ones count where the round ends."""
    moves = position.moves()
    if depth == 0 or not moves:
        return 1
    if depth == 1:
        return len(moves)
    return sum(count(position.after(move, late=late), depth - 1, late=late) for move in moves)


@dataclass
class Sheet:
    """The score sheet of a match, kept by hand: what each round brings, and when the match ends."""

    game: Game
    score: list[int] = field(default_factory=lambda: [0, 0])
    sets: list[int] = field(default_factory=lambda: [0, 0])
    winner: int | None = None
    after_tie: bool = False
    dealer: int | None = None

    def add(self, position: Position) -> list[int]:
        """Note a finished round; the answer is what each side adds."""
        game = self.game
        goal = game.targets[sum(self.sets)]
        points = position.points()
        dealing = position.dealer % 2
        noted = list(self._noted(position, goal, points[dealing]))
        tied = max(points) <= game.par
        for side in (0, 1):
            if points[side] > game.par:
                noted[side] += (points[side] - game.par) * position.count
        self.score = [self.score[side] + noted[side] for side in (0, 1)]
        self.after_tie = tied and game.tie == "double"
        self.dealer = position.dealer if tied and game.tie == "again" else (position.dealer + 1) % game.players
        self._end(goal, {winner % 2 for winner, _ in position.won})
        return noted

    def _noted(self, position: Position, goal: int, took: int) -> Iterator[int]:
        """What the shown card brings each side (R3, K4, K8)."""
        game, dealing = self.game, position.dealer % 2
        value = worth(position.shown, game.pack)
        waits = game.pinta == "waits" and self.score[dealing] + value >= goal
        has = game.pinta != "no" and (not waits or took >= game.par)
        for side in (0, 1):
            yield value if side == dealing and has else 0

    def _end(self, goal: int, takers: set[int]) -> None:
        """Give the set and the match to who has won them (F11a, B9, R6, R7, K7, K9)."""
        game = self.game
        side: int | None = None
        if game.capote_wins and len(takers) == 1:
            side = takers.pop()
        elif max(self.score) >= goal and self.score[0] != self.score[1]:
            side = 0 if self.score[0] > self.score[1] else 1
        if side is None:
            return
        self.sets[side] += 1
        if self.sets[side] == game.to_win:
            self.winner = side
        else:
            self.score = [0, 0]
