"""What play has shown of the cards that a seat cannot see: who may still hold which, and what was said of them."""

from __future__ import annotations

from manille.game.talk import SIGNALS, Holding, proves
from manille.game.trick import bound
from manille.rules.cards import bits
from manille.view.view import View


def possible(view: View, *, start: int = 0, forgotten: int = 0) -> tuple[int, ...]:
    """For each seat, the unseen cards that it may still hold, as far as the cards played show.

    With ``start``, only what the tricks from that place on show; ``forgotten`` are cards to count with the unseen.
    """
    board, rules = view.board, view.rules
    unseen = unseen_by(view) | forgotten
    owners = [0 if seat == view.seat and not rules.piles else unseen for seat in range(rules.players)]
    if rules.piles:
        return tuple(owners)
    for trick in (*board.tricks[start:], board.trick):
        for so_far, seat, card in trick.steps(rules.players, board.trump):
            if seat != view.seat and so_far.cards:
                for other in rules.pack.hand(owners[seat]):
                    if not bound(rules, board.trump, so_far, seat, card.bit | other.bit)[1] & card.bit:
                        owners[seat] ^= other.bit
    return tuple(owners)


def unseen_by(view: View) -> int:
    """The cards whose place a seat does not know, as a set."""
    seen = view.board.played
    for hand in view.dealt:
        seen |= bits(card for card in hand if card is not None)
    return bits(view.rules.pack.cards) & ~seen


def holdings(view: View, *, start: int = 0) -> tuple[Holding, ...]:
    """What was said from a trick on, all sayings if not told, proves of the unseen cards of other seats (T1 to T3)."""
    board = view.board
    plays, players = board.plays, view.rules.players
    seats = [seat for trick in (*board.tricks, board.trick) for seat, _ in trick.by_seat(players)]
    proven = []
    for said in board.says:
        if said.play < start * players:
            continue
        signal = said.say in SIGNALS
        since = said.play + signal
        seat = said.seat if signal else (said.seat + 2) % players
        if seat == view.seat:
            continue
        led = plays[said.play].suit if signal else 0
        cards, low, high = proves(said.say, said.answer, led=led, played=bits(plays[:since]), trump=board.trump)
        later = bits(card for card, by in zip(plays[since:], seats[since:], strict=True) if by == seat)
        gone = (cards & (later | view.known(seat))).bit_count()
        proven.append(Holding(seat, cards & unseen_by(view), max(0, low - gone), max(0, high - gone)))
    return tuple(proven)
