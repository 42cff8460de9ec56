"""Perft: the number of sequences of calls and cards, per variant, against the files and an independent slow count.

The files under ``data/perft`` hold a line for each count: seed, cards left (or ``start``), depth, count. They are what
``manille perft VARIANT --seed SEED [--left LEFT] --depth DEPTH`` prints.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from manille.game.round import Round
from manille.game.score import Standing
from manille.game.trick import Trick, bound
from manille.rules.cards import Card, Pack, bits, pack
from manille.rules.variants import VARIANTS, variant
from manille.study.perft import counts, ending, opening, perft
from shared import slow_rules
from shared.slow_rules import COLUMNS, GAMES, RANKS, SUITS, Position

DATA = Path(__file__).parents[1] / "data" / "perft"
POSITIONS = 100_000 if os.environ.get("MANILLE_LONG") else 10_000
COLUMN_RULES = {
    "P-F": VARIANTS["flemish"],
    "P-M": VARIANTS["belgian"],
    "P-L": VARIANTS["manilla"],
    "P-O": VARIANTS["botifarra-obligada"],
}
"""A variant of each column of table P."""


class Line(NamedTuple):
    """One line of a perft file; ``left`` is None for the start of a round."""

    seed: int
    left: int | None
    depth: int
    sequences: int


def lines(name: str) -> list[Line]:
    found = []
    for text in (DATA / f"{name}.txt").read_text("utf-8").splitlines():
        if text and not text.startswith("#"):
            seed, left, depth, sequences = text.split()
            found.append(Line(int(seed), None if left == "start" else int(left), int(depth), int(sequences)))
    return found


def slow(round: Round, *, late: bool = False) -> Position:
    """The same position in the slow rules, reached by the same decisions."""
    hands = [[str(card) for card in hand] for hand in round.deal.hands]
    game = GAMES[round.rules.variant]
    position = Position.start(game, round.deal.dealer, hands, after_tie=round.board.standing.after_tie)
    for action in (*round.board.auction.calls, *round.board.plays):
        position = position.after(str(action), late=late)
    return position


def test_every_variant_has_a_file() -> None:
    assert {path.stem for path in DATA.glob("*.txt")} == set(VARIANTS) == set(GAMES)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_counts_of_the_file(name: str) -> None:
    rules = VARIANTS[name]
    found = lines(name)
    assert any(line.left is None for line in found)
    assert any(line.left is not None and line.depth == line.left * rules.players for line in found)
    for line in found:
        round = opening(rules, line.seed) if line.left is None else ending(rules, line.seed, line.left)
        assert perft(round, line.depth) == line.sequences, line


@pytest.mark.parametrize("name", VARIANTS)
def test_the_slow_count_is_the_same(name: str) -> None:
    rules = VARIANTS[name]
    for line in lines(name):
        round = opening(rules, line.seed) if line.left is None else ending(rules, line.seed, line.left)
        assert slow_rules.count(slow(round), line.depth) == line.sequences, line


@pytest.mark.parametrize("name", VARIANTS)
def test_counts_gives_every_depth(name: str) -> None:
    rules = VARIANTS[name]
    found = list(counts(rules, 5, 3, 2))
    assert [level for level, _ in found] == [1, 2, 3]
    assert [count for _, count in found] == [slow_rules.count(slow(ending(rules, 5, 2)), depth) for depth in (1, 2, 3)]


def test_a_count_does_not_change_past_the_end() -> None:
    round = ending(VARIANTS["belgian"], 3, 1)
    assert perft(round, 4) == perft(round, 5) == perft(round, 50) == 1
    assert perft(round, 0) == 1


@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_asked_at_the_highest_count_after_a_draw(seed: int) -> None:
    """After a plat a Belgian round counts double already, so that there is less to ask (B4)."""
    rules = VARIANTS["belgian"]
    dealt = opening(rules, seed).deal
    round = Round.start(rules, dealt, Standing(goal=rules.target, after_tie=True))
    assert perft(round, 5) == slow_rules.count(slow(round), 5)
    assert perft(round, 5) != perft(Round.start(rules, dealt), 5)


@pytest.mark.parametrize("turned", ["at_once", "after_trick"])
def test_both_ways_of_turning_a_card(turned: str) -> None:
    """Both switches of H3 give the same sequences, and at every moment the tops that the slow rules have."""
    rules = variant("manilla-two", {"turned": turned})
    late = turned == "after_trick"
    for seed in range(6):
        rng = Random(seed)
        round = opening(rules, seed)
        position = slow(round)
        while legal := round.legal():
            for seat in (0, 1):
                assert set(map(str, rules.pack.hand(round.hands[seat]))) == position.tops(seat)
            action = rng.choice(legal)
            round, position = round.advance(action), position.after(str(action), late=late)
        assert position.moves() == []
    for seed in (1, 2):
        round = ending(rules, seed, 4)
        assert perft(round, 8) == slow_rules.count(slow(round, late=late), 8, late=late)


@pytest.mark.parametrize("column", COLUMNS)
def test_legal_cards_of_random_positions(column: str) -> None:
    """The engine leaves the cards that table P leaves, and cites its row."""
    rules = COLUMN_RULES[column]
    both = [pack("french"), pack("spanish")]
    rows: set[int] = set()
    for number, (cards, trump, trick, hand) in enumerate(random_positions(Random(column), both)):
        if number == POSITIONS:
            break
        row, left = slow_rules.legal(column, set(map(str, hand)), list(map(str, trick)), trump, cards.name)
        suit = None if trump is None else cards.suit(trump)
        so_far = Trick(0)
        for seat, card in enumerate(trick):
            so_far = so_far.play(card, seat, suit)
        clause, found = bound(rules, suit, so_far, len(trick), bits(hand))
        told = (trump, [str(card) for card in trick], [str(card) for card in hand])
        assert (clause, set(map(str, cards.hand(found)))) == (f"P{row}", left), told
        rows.add(row)
    assert rows == set(range(18))


def random_positions(rng: Random, packs: list[Pack]) -> Iterator[tuple[Pack, str | None, list[Card], list[Card]]]:
    """Positions of all sorts: a pack, a trump or none, a trick so far and a hand, of few suits as often as of all."""
    while True:
        cards = rng.choice(packs)
        trump = rng.choice((*cards.suits, None))
        suits = rng.sample(range(4), rng.randint(1, 4))
        held = [card for card in cards.cards if card.suit in suits]
        hand = rng.sample(held, rng.randint(1, min(len(held), 8)))
        others = [card for card in cards.cards if card not in hand]
        if rng.random() < 0.5 and trump is not None:
            few = {cards.suit(trump), rng.randrange(4)}
            others = [card for card in others if card.suit in few] or others
        yield cards, trump, rng.sample(others, min(len(others), rng.randint(0, 3))), hand


@pytest.mark.parametrize("cards", [pack("french"), pack("spanish")], ids=str)
def test_order_and_worth_of_all_pairs(cards: Pack) -> None:
    """The order and the values of each pack are those of the book, for every pair of cards (G1, G2)."""
    assert cards.suits == SUITS[cards.name]
    assert len(cards.cards) == 4 * len(RANKS[cards.name])
    for one in cards.cards:
        assert one.value == slow_rules.worth(str(one), cards.name)
        for other in cards.cards:
            if one.suit == other.suit:
                higher = slow_rules.height(str(one), cards.name) > slow_rules.height(str(other), cards.name)
                assert (one.rank > other.rank) == higher


@pytest.mark.parametrize("name", [name for name, rules in VARIANTS.items() if rules.trump == "named"])
def test_who_is_asked_and_what(name: str) -> None:
    """Every course of naming and doubling, to its end: the same seat is asked the same thing as in the slow rules."""
    rules = VARIANTS[name]
    for dealer in range(4):
        round = Round.start(rules, replace(opening(rules, 1).deal, dealer=dealer))
        assert _all_calls(round, slow(round)) > 4


def _all_calls(round: Round, position: Position) -> int:
    """Walk every auction; the answer is how many there are."""
    asked = position.asked()
    auction = round.board.auction
    assert (auction.turn, sorted(map(str, auction.legal()))) == ((asked[0], sorted(asked[1])) if asked else (None, []))
    if asked is None:
        assert (round.board.trump is None) == (position.trump is None)
        assert round.board.trump is None or round.rules.pack.suits[round.board.trump] == position.trump
        assert auction.count == position.count
        assert round.turn == position.turn()
        return 1
    return sum(_all_calls(round.advance(call), position.after(str(call))) for call in auction.legal())
