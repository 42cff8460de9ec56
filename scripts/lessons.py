"""Writes src/manille/game/lessons.json: for each rule set the deal of a round that is explained as it is played.

It is searched for: a deal in which the person in seat 0 meets every idea of the rule set, however they play. The deals
are drawn in a fixed order, so the same bots find the same ones; `python scripts/lessons.py NAME...` searches anew for
some rule sets only, and without names for all.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path
from random import Random

from manille.bots import BOTS, Bot, choose, strength
from manille.game.auction import Call
from manille.game.deal import Deal, deal
from manille.game.round import Round
from manille.game.trick import Trick
from manille.rules.cards import LANES, MANILLE, Card, bits
from manille.rules.rules import Rules
from manille.rules.variants import VARIANTS
from manille.view.view import View

TARGET = Path(__file__).parent.parent / "src" / "manille" / "game" / "lessons.json"

PERSON, PARTNER = 0, 2

LINES = 16
"""In how many ways a deal is played."""

ENOUGH = 10
"""In how many of these every idea is to be met."""

SLIPS = 1 / 4
"""The share of cards that a learner plays by lot."""

CLEAR = 6.0
"""By how many points the suit to name is better than any other call."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A card of the person: the round before it, and the trick that it became part of."""

    before: Round
    card: Card
    trick: Trick

    @property
    def follow(self) -> int:
        """The cards of the suit led; none for a lead."""
        cards = self.before.board.trick.cards
        return self.before.hands[PERSON] & LANES[cards[0].suit] if cards else 0

    @property
    def is_void(self) -> bool:
        """Whether the suit led cannot be followed."""
        return bool(self.before.board.trick.cards) and not self.follow

    @property
    def legal(self) -> int:
        """The cards that may be played."""
        return bits(card for card in self.before.legal() if isinstance(card, Card))

    @property
    def trumps(self) -> int:
        """The trumps of the hand."""
        trump = self.before.board.trump
        return 0 if trump is None else self.before.hands[PERSON] & LANES[trump]

    @property
    def over(self) -> int:
        """The cards of the suit that wins so far that beat the best one."""
        best = self.before.board.trick.best
        return self.before.hands[PERSON] & best.above if best else 0


def _manille(moment: Moment) -> bool:
    """The highest card of a suit takes an ace or a king."""
    high = any(each.suit == moment.card.suit and MANILLE > each.rank >= MANILLE - 2 for each in moment.trick.cards)
    return moment.card.rank == MANILLE and moment.trick.holder == PERSON and high


def _lead(moment: Moment) -> bool:
    return not moment.before.board.trick.cards


def _follow(moment: Moment) -> bool:
    """Other suits are barred."""
    return bool(moment.follow) and moment.follow != moment.before.hands[PERSON]


def _beat(moment: Moment) -> bool:
    """Of the suit led only what beats the best card is left."""
    return bool(moment.follow) and moment.legal != moment.follow and not moment.legal & ~moment.over


def _low(moment: Moment) -> bool:
    """What cannot win must be low."""
    return bool(moment.follow) and moment.legal != moment.follow and not moment.over


def _ruff(moment: Moment) -> bool:
    """Only trumps are left, and one of them takes the trick."""
    barred = moment.before.hands[PERSON] & ~moment.legal
    forced = moment.is_void and barred and not moment.legal & ~moment.trumps
    return bool(forced) and moment.trick.holder == PERSON


def _even(moment: Moment) -> bool:
    """Only trumps are left, though the partner holds the trick."""
    barred = moment.before.hands[PERSON] & ~moment.legal
    return moment.is_void and bool(barred) and not moment.before.board.trick.holder - PERSON & 1


def _mate(moment: Moment) -> bool:
    """The partner holds the trick and wins it, and points can be given or kept."""
    held = moment.before.board.trick.cards and moment.before.board.trick.holder == PARTNER
    worth = {bool(card.value) for card in moment.before.rules.pack.hand(moment.legal)}
    return bool(held) and moment.trick.holder in (PERSON, PARTNER) and len(worth) == 2


def _void(moment: Moment) -> bool:
    """The suit led cannot be followed, and nothing is trump."""
    return moment.is_void and moment.before.board.trump is None


def _turned(moment: Moment) -> bool:
    """A card worth points is turned from under the card played."""
    pile = next(pile for pile in moment.before.piles[PERSON] if pile and pile[-1] is moment.card)
    return len(pile) > 1 and pile[-2].value > 0


MOMENTS: dict[str, Callable[[Moment], bool]] = {
    "manille": _manille,
    "lead": _lead,
    "follow": _follow,
    "beat": _beat,
    "low": _low,
    "ruff": _ruff,
    "even": _even,
    "mate": _mate,
    "void": _void,
    "turned": _turned,
}
"""What is met while playing, by name."""


def wanted(rules: Rules) -> tuple[str, ...]:
    """The ideas of a rule set that are met while playing."""
    trump = rules.trump != "none"
    has = {
        "beat": rules.head != "never",
        "low": rules.sink,
        "ruff": trump,
        "even": trump and rules.ruff == "always",
        "mate": rules.players > 2,
        "void": not trump,
        "turned": rules.piles,
    }
    return tuple(name for name in MOMENTS if has.get(name, True))


def promises(rules: Rules, found: Deal) -> bool:
    """Whether the person has a manille, and one suit is clearly to be named, or the shown card brings something."""
    hand = bits(found.hands[PERSON])
    if not any(card.rank == MANILLE for card in found.hands[PERSON]):
        return False
    if rules.trump == "named":
        calls = [call for call in Round.start(rules, found).legal() if isinstance(call, Call)]
        best, second, *_ = sorted(calls, key=lambda call: -strength.worth(call, hand, rules))
        return best.suit is not None and strength.worth(best, hand, rules) - strength.worth(second, hand, rules) > CLEAR
    return not rules.shown_scores or found.last.value > 0


def play(rules: Rules, found: Deal, line: int) -> tuple[Round, list[Moment]]:
    """A round played in one of many ways: by rule of thumb, then with slips and with weaker others.

    A trump is always named as the explanation says.
    """
    rng = Random(f"{rules.variant}:{line}")
    others: Bot = BOTS["casual" if line % 2 else "thumb"]
    round, before = Round.start(rules, found), []
    while (seat := round.turn) is not None:
        legal = round.legal()
        if len(legal) == 1:
            action = legal[0]
        elif line and seat == PERSON and not round.board.auction.waiting and rng.random() < SLIPS:
            action = rng.choice(legal)
        else:
            action = choose(BOTS["thumb"] if seat == PERSON else others, View.of(round, seat), rng).action
        if seat == PERSON and isinstance(action, Card):
            before.append((round, action))
        round = round.advance(action)
    tricks = round.board.tricks
    return round, [Moment(each, card, tricks[len(each.board.tricks)]) for each, card in before]


def met(rules: Rules, found: Deal, line: int) -> set[str]:
    """The ideas that the person meets in one way of playing; ``won`` if the round is theirs."""
    round, moments = play(rules, found, line)
    names = {name for name in wanted(rules) if any(MOMENTS[name](moment) for moment in moments)}
    return names | ({"won"} if round.outcome().points[PERSON] > rules.par else set())


def teaches(rules: Rules, found: Deal) -> bool:
    """Whether every idea is met in enough ways of playing, and by rule of thumb in a round that is won."""
    ideas = {*wanted(rules)}
    if met(rules, found, 0) != ideas | {"won"}:
        return False
    misses = (line for line in range(LINES) if not ideas <= met(rules, found, line))
    return len([*islice(misses, LINES - ENOUGH + 1)]) <= LINES - ENOUGH


def lesson(rules: Rules) -> Deal:
    """The first deal that teaches."""
    return next(found for found in _deals(rules) if teaches(rules, found))


def _deals(rules: Rules) -> Iterator[Deal]:
    """Deals in a fixed order, by the dealer that lets the person name first, else by the person."""
    dealer = -rules.namers[0] % rules.players if rules.namers else PERSON
    for number in count():
        found = deal(rules, dealer, Random(f"{rules.variant}:{number}"))
        if promises(rules, found):
            yield found


if __name__ == "__main__":
    lessons: dict[str, str] = json.loads(TARGET.read_text("utf-8")) if sys.argv[1:] else {}
    for name in sys.argv[1:] or VARIANTS:
        sys.stderr.write(f"{name}: searching, some minutes\n")
        lessons[name] = str(lesson(VARIANTS[name]))
    TARGET.write_text(json.dumps({name: lessons[name] for name in VARIANTS}, indent=2) + "\n", "utf-8")
