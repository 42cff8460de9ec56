"""What a text gives away."""

from __future__ import annotations

from manille.game.round import Round
from shared.slow_rules import GAMES, Position


def seen_by(round: Round, seat: int) -> set[str]:
    """The cards that a seat has had before its eyes, told by the slow rules and the log alone."""
    rules = round.rules
    hands = [[str(card) for card in hand] for hand in round.deal.hands]
    seen = {str(card) for card in round.board.plays}
    if rules.trump == "shown":
        seen.add(hands[round.deal.dealer][-1])
    if not rules.piles:
        return seen | set(hands[seat])
    position = Position.start(GAMES[rules.variant], round.deal.dealer, hands)
    for action in (None, *round.board.plays):
        if action is not None:
            position = position.after(str(action), late=rules.turned == "after_trick")
        for each in (0, 1):
            seen |= position.tops(each)
    return seen
