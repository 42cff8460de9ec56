"""What the line mode says of a match: what lies open, the hand, the score, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator

from manille.game.round import Action
from manille.game.talk import Say
from manille.rules.cards import Card
from manille.terminal import narration
from manille.terminal.game import ME, Game
from manille.words import Words
from manille.words.telling import by_suit, standing


def offer(game: Game, action: Action, words: Words) -> str:
    """Something that can be chosen."""
    if isinstance(action, Card):
        return words("plain-card", card=words.card(action), code=str(action))
    if isinstance(action, Say):
        return words("plain-say", said=words.say(action, game.rules))
    return words.call(action, game.rules, doubles=game.view.board.auction.doubles)


def trick(game: Game, words: Words) -> Iterator[str]:
    """The trick in progress."""
    return narration.cards(game.view.board.trick, game.rules, words)


def table(game: Game, words: Words) -> Iterator[str]:
    """Everything that lies open, and the hand."""
    view, rules = game.view, game.rules
    board = view.board
    yield words("plain-dealt-by", dealer=narration.name(rules, board.dealer, words))
    if not board.auction.waiting:
        yield words("plain-trump", trump=words.trump(rules.pack, board.trump), count=board.auction.count)
    if rules.piles:
        yield from piles(game, 1 - ME, words)
    yield from trick(game, words)
    us, them = board.points
    ours = sum(not each.holder & 1 for each in board.tricks)
    yield words("plain-taken", us=us, them=them, ours=ours, theirs=len(board.tricks) - ours)
    yield from hand(game, words)


def hand(game: Game, words: Words) -> Iterator[str]:
    """The cards of the person, in open piles with those of the other."""
    if game.rules.piles:
        yield from piles(game, 1 - ME, words)
        yield from piles(game, ME, words)
    else:
        cards = game.rules.pack.hand(game.view.hand)
        yield words("plain-hand", cards=by_suit(cards, words) or words("plain-no-cards"))


def piles(game: Game, seat: int, words: Words) -> Iterator[str]:
    """The open piles of a seat."""
    yield words("plain-piles", seat=narration.name(game.rules, seat, words))
    for number, (top, under) in enumerate(game.view.tops(seat), 1):
        if top is not None:
            yield words("plain-pile", number=number, card=words.card(top), under=under)
        elif under:
            yield words("plain-pile-down", number=number, under=under)


def last_trick(game: Game, words: Words) -> Iterator[str]:
    """The trick before the one in progress."""
    tricks = game.view.board.tricks
    if not tricks:
        yield words("plain-no-trick")
        return
    yield from narration.cards(tricks[-1], game.rules, words)
    yield narration.taken(tricks[-1], game.rules, words)


def score(game: Game, words: Words) -> Iterator[str]:
    """What each round brought, where the match stands, and what a shown card was noted for."""
    for number, round in enumerate(game.table.match.rounds, 1):
        us, them = round.outcome().score
        yield words("plain-sheet", number=number, us=us, them=them)
    yield standing(game.table.match, words)
    if not game.table.is_round_over and game.view.board.noted:
        yield words.term(game.view.board.noted, game.rules)
