"""The score of a round as a list of terms that a person can follow; the figures are folded from that list.

Terms work on four accounts: the *points* a side took, the *hand* (what the better side has made of them), the *count*
(how often the hand counts) and the *score* (what is noted on the sheet). Notes change nothing and explain.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from manille.game.trick import Trick
from manille.rules.cards import Card
from manille.rules.rules import Rules


@dataclass(frozen=True, slots=True)
class Standing:
    """How the match stands before a round: running score, sets won, what wins this set, a draw just before."""

    score: tuple[int, int] = (0, 0)
    sets: tuple[int, int] = (0, 0)
    goal: int = 0
    after_tie: bool = False


@dataclass(frozen=True, slots=True)
class Term:
    """One step of the account of a round.

    ``op`` says how ``amount`` changes ``account``: add to it, multiply it, limit it, replace it, or (``over``) put what
    the side took beyond the amount into the hand. ``side`` is None where the step concerns both.
    """

    account: Literal["points", "hand", "count", "score", "note"]
    op: Literal["add", "multiply", "limit", "replace", "over", "note"]
    code: str
    clause: str
    side: int | None
    amount: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """What a list of terms comes to: the four accounts."""

    points: tuple[int, int]
    hand: int
    count: int
    score: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished round: its terms, what they come to, and what the match needs to know besides."""

    terms: tuple[Term, ...]
    tally: Tally
    slam: int | None
    """The side that took all tricks, if one did."""
    tied: bool
    """Whether neither side was above par."""

    @property
    def points(self) -> tuple[int, int]:
        """What each side took, tricks and last trick included."""
        return self.tally.points

    @property
    def score(self) -> tuple[int, int]:
        """What each side adds to its running score."""
        return self.tally.score


def counting(rules: Rules, *, no_trump: bool, after_tie: bool, doubles: int) -> tuple[Term, ...]:
    """What multiplies a round: no trump, a draw before it, each step of doubling, the limit (F8, B4, O3).

    Nothing does where both sides add up what they took (F11b).
    """
    if rules.card_points:
        return ()
    clause = rules.cites.count
    factors = []
    if no_trump and rules.no_trump_count > 1:
        factors.append(("no_trump", clause, rules.no_trump_count))
    if after_tie and rules.tie == "double":
        factors.append(("after_tie", rules.cites.tie, 2))
    factors += [(f"double_{step}", rules.cites.double, 2) for step in range(1, doubles + 1)]
    if rules.counts == "add":
        terms = [Term("count", "add", code, cited, None, amount - 1) for code, cited, amount in factors]
    else:
        terms = [Term("count", "multiply", code, cited, None, amount) for code, cited, amount in factors]
    if rules.cap and fold(terms).count > rules.cap:
        terms.append(Term("count", "limit", "cap", clause, None, rules.cap))
    return tuple(terms)


def taken(rules: Rules, tricks: Sequence[Trick]) -> tuple[Term, ...]:
    """What each side took: cards, points for tricks, last trick (G2, F6, R5, K6, H5)."""
    cites = rules.cites
    terms: list[Term] = []
    left = []
    for side in (0, 1):
        won = [card for trick in tricks if trick.holder & 1 == side for card in trick.cards]
        worth = tuple(sorted((card for card in won if card.value), key=lambda card: -card.value))
        terms.append(Term("points", "add", "cards", "G2", side, sum(card.value for card in worth), worth))
        if rules.cards_per_point:
            terms.append(Term("points", "add", "tricks", cites.tricks, side, len(won) // rules.cards_per_point))
            left.append(len(won) % rules.cards_per_point)
    if all(left) and left:
        if rules.odd_pair == "lost":
            terms.append(Term("note", "note", "odd_pair_lost", cites.tricks, None, 0))
        else:
            counts = [sum(trick.holder & 1 == side for trick in tricks) for side in (0, 1)]
            side = tricks[-1].holder & 1 if rules.odd_pair == "last_trick" else int(counts[1] > counts[0])
            terms.append(Term("points", "add", "odd_pair", cites.tricks, side, 1))
    if rules.last_trick:
        terms.append(Term("points", "add", "last_trick", cites.tricks, tricks[-1].holder & 1, rules.last_trick))
    return tuple(terms)


def slam_side(tricks: Sequence[Trick]) -> int | None:
    """The side that took all tricks, if one did."""
    sides = {trick.holder & 1 for trick in tricks}
    return sides.pop() if len(sides) == 1 else None


def settle(
    rules: Rules,
    points: Sequence[Term],
    *,
    factors: Sequence[Term] = (),
    slam: int | None = None,
    dealer: int = 0,
    shown: Card | None = None,
    standing: Standing | None = None,
) -> Outcome:
    """The whole account of a round, from what each side took.

    ``points`` are the terms of `taken`, ``factors`` those of `counting`, ``slam`` the side that took all tricks.
    """
    cites = rules.cites
    standing = standing or Standing(goal=rules.target)
    took = fold(points).points
    ahead = next((side for side in (0, 1) if took[side] > rules.par), None)
    first = noted(rules, dealer, shown, standing)
    terms = [first, *points] if first else [*points]
    if rules.card_points:
        terms += [Term("score", "add", "card_points", "F11b", side, took[side]) for side in (0, 1)]
    elif ahead is None:
        terms.append(Term("note", "note", f"tie_{rules.tie}", cites.tie, None, rules.par))
    elif rules.narrow_win and took[ahead] == rules.par + 1:
        terms.append(Term("hand", "replace", "narrow_win", "F9", ahead, 1))
    else:
        terms.append(Term("hand", "over", "par", cites.par, ahead, rules.par))
        if slam is not None and rules.slam:
            terms.append(Term("hand", "replace", "slam", cites.slam, slam, rules.slam))
        terms += factors
    if first and first.account == "note":
        terms.append(_waited(first, kept=took[dealer & 1] >= rules.par))
    if slam is not None and rules.slam_wins:
        terms.append(Term("note", "note", "slam_wins", cites.slam, slam, 0))
    return Outcome(tuple(terms), fold(terms), slam, tied=ahead is None and not rules.card_points)


def noted(rules: Rules, dealer: int, shown: Card | None, standing: Standing) -> Term | None:
    """What the shown card brings before a card is played: points at once, or a wait (K8); None for nothing."""
    if shown is None or not rules.shown_scores or not shown.value:
        return None
    side = dealer & 1
    if rules.shown_waits and standing.score[side] + shown.value >= standing.goal:
        return Term("note", "note", "shown_waits", rules.cites.waits, side, shown.value, (shown,))
    return Term("score", "add", "shown", rules.cites.shown, side, shown.value, (shown,))


def _waited(wait: Term, *, kept: bool) -> Term:
    """What becomes of a shown card that had to wait for the play (K8)."""
    if kept:
        return Term("score", "add", "shown_after", wait.clause, wait.side, wait.amount, wait.cards)
    return Term("note", "note", "shown_lost", wait.clause, wait.side, wait.amount, wait.cards)


def count_of(factors: Iterable[Term]) -> int:
    """How many times a round counts under some factors."""
    return fold(factors).count


def fold(terms: Iterable[Term]) -> Tally:
    """What a list of terms comes to: the only place where a score is computed."""
    points, score = [0, 0], [0, 0]
    hand, count, winner = 0, 1, 0
    for term in terms:
        side, amount = term.side or 0, term.amount
        match term.account, term.op:
            case "points", "add":
                points[side] += amount
            case "score", "add":
                score[side] += amount
            case "hand", "over":
                winner, hand = side, points[side] - amount
            case "hand", "replace":
                winner, hand = side, amount
            case "count", "add":
                count += amount
            case "count", "multiply":
                count *= amount
            case "count", "limit":
                count = min(count, amount)
    score[winner] += hand * count
    return Tally((points[0], points[1]), hand, count, (score[0], score[1]))
