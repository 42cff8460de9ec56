"""Bots that play as people do who are still learning: by the rules of thumb, with the slips that people make.

They forget low cards before honours, and who was out of a suit; they do not think of the partner, or miss who holds the
trick; they misjudge what a card is worth. They are not `Chance` with a share of good cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from manille.bots.bot import Choice
from manille.bots.knowledge import WHOLE, Attention, Knowledge
from manille.bots.thumb import Thumb, weigh
from manille.game.auction import DOUBLE, PASS, Call
from manille.game.talk import Say
from manille.rules.cards import Card
from manille.view.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Skill:
    """How well somebody plays. With every knob as it is unless told, they play as `Thumb` does.

    Shares are of decisions, from 0 to 1; whether one is concerned is drawn anew each time.
    """

    cards: int = WHOLE
    """For how many tricks they remember that a card without points fell."""
    honours: int = WHOLE
    """For how many tricks they remember that a card worth points fell."""
    shown: int = WHOLE
    """For how many tricks they remember what somebody could not follow or beat."""
    misses_holder: float = 0.0
    """The share in which they play to the card led, and do not see that another holds the trick."""
    misses_partner: float = 0.0
    """The share in which they do not think of the partner, who may hold the trick or still take it."""
    noise: float = 0.0
    """By how many points they misjudge a card, as a standard deviation."""
    hand_noise: float = 0.0
    """By how many points they misjudge their hand when they name or double, as a standard deviation."""
    length: float = 0.0
    """By how many points they overrate each trump beyond a fair share, when they name."""
    honour: float = 0.0
    """By how many points they overrate each point held in the suit that they name, in all suits for no trump."""
    doubling: float = 0.0
    """By how many points they overrate their hand when they may double; below 0 they hardly ever do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """How somebody likes to play, which makes them neither better nor worse by name."""

    greed: float = 1.0
    """The weight of the trick on the table against what a kept card may bring: above 1 takes, below 1 saves up."""


@dataclass(frozen=True, slots=True)
class Human:
    """A bot of some skill and style."""

    name: str
    skill: Skill
    style: Style = Style()

    def values(self, view: View, rng: Random) -> Sequence[Choice]:
        """What each legal action seems to be worth; the reasons are those of `Thumb`, and true whatever was missed."""
        knowledge = Knowledge(view, self._attention(rng))
        return [replace(right, value=self._value(view, knowledge, right, rng)) for right in Thumb().values(view, rng)]

    def say(self, view: View, rng: Random) -> Say | None:
        """What `Thumb` would say."""
        return Thumb().say(view, rng)

    def _value(self, view: View, knowledge: Knowledge, right: Choice, rng: Random) -> float:
        """What an action seems to be worth."""
        if isinstance(right.action, Card):
            won, kept = weigh(view, knowledge, right.action)
            return self.style.greed * won - kept + rng.normalvariate(0.0, self.skill.noise)
        assert isinstance(right.action, Call)
        if right.action == PASS:
            return right.value
        return right.value + self._overrated(view, right.action) + rng.normalvariate(0.0, self.skill.hand_noise)

    def _attention(self, rng: Random) -> Attention:
        """What they have in mind for one decision."""
        skill = self.skill
        return Attention(
            cards=skill.cards,
            honours=skill.honours,
            shown=skill.shown,
            holder=rng.random() >= skill.misses_holder,
            partner=rng.random() >= skill.misses_partner,
        )

    def _overrated(self, view: View, call: Call) -> float:
        """By how much a call seems better than it is, apart from the noise."""
        skill, size = self.skill, view.rules.hand_size
        if call == DOUBLE:
            return skill.doubling
        hand = [card for card in view.dealt[view.seat] if card is not None]
        suit = [card for card in hand if call.suit in (None, card.suit)]
        parts = 1 if call.suit is None else 4
        longer = 0.0 if call.suit is None else len(suit) - size / 4
        return skill.length * longer + skill.honour * (sum(card.value for card in suit) - 15 / parts)


BEGINNER = Human(
    "beginner",
    Skill(
        cards=0,
        honours=2,
        shown=0,
        misses_holder=0.1,
        misses_partner=0.95,
        noise=6.4,
        hand_noise=14.0,
        length=-4.0,
        honour=1.0,
        doubling=-12.0,
    ),
)
"""Knows the rules and plays card by card: names by honours without counting trumps, and hardly ever doubles."""

LEARNER = Human(
    "learner",
    Skill(
        cards=1,
        honours=2,
        shown=1,
        misses_partner=0.7,
        noise=3.8,
        hand_noise=10.0,
        length=-3.0,
        honour=0.5,
        doubling=4.0,
    ),
)
"""Remembers the last trick, thinks of the partner now and then, and is too fond of doubling."""

CASUAL = Human(
    "casual",
    Skill(
        cards=1,
        honours=3,
        shown=1,
        misses_partner=0.4,
        noise=1.8,
        hand_noise=4.0,
        length=-1.0,
        doubling=-3.0,
    ),
)
"""Plays for the pleasure of it: thinks of the partner more often than not, and loses count of the cards."""
