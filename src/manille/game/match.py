"""Rounds to a target: who deals next, what a round leaves behind, sets and the end.

Rule book F10, F11, B7, B9, R6, R7, K7 to K9, O5.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from manille.game.deal import Deal, DealError
from manille.game.round import Round
from manille.game.score import Outcome, Standing, Term
from manille.rules.rules import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match between rounds. ``dealer`` is None until the first deal, when anybody may have drawn it (G8).

    >>> from random import Random
    >>> from manille import Match, deal, variant
    >>> match = Match(rules=variant("french"))
    >>> round = match.begin(deal(match.rules, dealer=3, rng=Random(1)))
    >>> match.goal, match.score, round.turn
    (34, (0, 0), 0)
    """

    rules: Rules
    rounds: tuple[Round, ...] = ()
    """The finished rounds."""
    dealer: int | None = None
    """The seat that deals next."""
    score: tuple[int, int] = (0, 0)
    """The running score of the set in progress; of the last set once the match is won."""
    sets: tuple[int, int] = (0, 0)
    after_tie: bool = False
    """Whether the round before was drawn and doubles the next (B7)."""
    winner: int | None = None

    @property
    def standing(self) -> Standing:
        """How the match stands before the next round."""
        return Standing(self.score, self.sets, self.goal, self.after_tie)

    @property
    def goal(self) -> int:
        """What wins the set in progress."""
        rules = self.rules
        if rules.card_points:
            return rules.card_points
        last = rules.sets > 1 and self.sets == (rules.sets - 1, rules.sets - 1)
        return rules.decider if last and rules.decider else rules.target

    def begin(self, deal: Deal) -> Round:
        """The next round, with a deal by the dealer whose turn it is. Raises `DealError`."""
        if self.winner is not None:
            raise DealError(self.rules.cites.match, "beyond")
        if self.dealer is not None and deal.dealer != self.dealer:
            repeated = self.rounds and self.rounds[-1].deal.dealer == self.dealer
            raise DealError(self.rules.cites.again if repeated else "G7", "dealer", self.dealer)
        return Round.start(self.rules, deal, self.standing)

    def add(self, round: Round) -> Match:
        """The match after a finished round."""
        rules, outcome = self.rules, round.outcome()
        again = outcome.tied and rules.tie == "again"
        dealer = round.deal.dealer if again else (round.deal.dealer + 1) % rules.players
        score = _sum(self.score, outcome.score)
        after = replace(
            self,
            rounds=(*self.rounds, round),
            dealer=dealer,
            score=score,
            after_tie=outcome.tied and rules.tie == "double",
        )
        side = self._set_winner(score, outcome)
        if side is None:
            return after
        sets = _sum(self.sets, (1 - side, side))
        if sets[side] == rules.sets:
            return replace(after, sets=sets, winner=side)
        return replace(after, sets=sets, score=(0, 0))

    def account(self, round: Round) -> tuple[Term, ...]:
        """The terms of a finished round, with those of the set and the match that it ends."""
        after = self.add(round)
        clause = "F11b" if self.rules.card_points else self.rules.cites.match
        terms = list(round.outcome().terms)
        for side in (0, 1):
            if after.sets[side] > self.sets[side]:
                terms.append(Term("note", "note", "set", clause, side, self.goal))
        if after.winner is not None:
            terms.append(Term("note", "note", "match", clause, after.winner, after.sets[after.winner]))
        return tuple(terms)

    def _set_winner(self, score: tuple[int, int], outcome: Outcome) -> int | None:
        """The side that a round gave the set: all tricks (K9), else the higher one at the goal (R7)."""
        if outcome.slam is not None and self.rules.slam_wins:
            return outcome.slam
        if max(score) < self.goal or score[0] == score[1]:
            return None
        return int(score[1] > score[0])


def _sum(one: tuple[int, int], two: tuple[int, int]) -> tuple[int, int]:
    return one[0] + two[0], one[1] + two[1]
