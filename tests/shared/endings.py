"""Rounds of every mixture of duties, near their end."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

from manille.game.deal import deal
from manille.game.round import Round
from manille.rules.rules import Rules
from manille.rules.variants import VARIANTS
from manille.solver import slow

REACH = ("never", "foe", "always")

DUTIES = tuple(product(REACH, REACH, REACH, ("required", "free", "barred"), (False, True)))


def varied(number: int, rng: Random) -> Rules:
    """The rules of a numbered ending: each variant, each combination of duties, and what else can differ."""
    base = tuple(VARIANTS.values())[number % len(VARIANTS)]
    if rng.random() < 0.25:
        return base
    head, ruff, overruff, under, sink = DUTIES[number % len(DUTIES)]
    changes: dict[str, object] = {
        "head": head,
        "ruff": ruff,
        "overruff": overruff,
        "under": under,
        "sink": sink,
        "narrow_win": False,
        "last_trick": rng.choice((0, 1)),
        "cards_per_point": rng.choice((0, 4)),
    }
    if base.players == 2:
        piles = rng.random() < 0.7
        pack, size = rng.choice((("french", 16), ("spanish", 24)))
        packet = rng.choice((2, 4, 8))
        changes |= {
            "piles": piles,
            "pack_name": pack,
            "packets": (packet,) * (size // packet),
            "turned": rng.choice(("at_once", "after_trick")) if piles else "at_once",
        }
        if changes["cards_per_point"]:
            changes["odd_pair"] = rng.choice(("lost", "last_trick", "most_tricks"))
    return replace(base, **changes)  # type: ignore[arg-type]


def begun(rules: Rules, rng: Random) -> Round:
    """A round just dealt, its trump named at random."""
    state = Round.start(rules, deal(rules, rng.randrange(rules.players), rng))
    while state.board.auction.waiting:
        state = state.advance(rng.choice(state.legal()))
    return state


def ending(rules: Rules, rng: Random) -> Round:
    """A round with a few cards left, often in the middle of a trick, often of few suits or with high cards kept."""
    state = begun(rules, rng)
    left = rng.randint(1, 14 if rules.players == 4 else 8)
    early = set(rng.sample(range(4), rng.choice((1, 2, 2, 3))))
    few_suits, high_kept = rng.random() < 0.5, rng.random() < 0.4
    for _ in range(len(rules.pack.cards) - left):
        cards = slow.playable(state)
        if few_suits:
            cards = tuple(card for card in cards if card.suit in early) or cards
        if high_kept:
            cards = tuple(card for card in cards if not card.value) or cards
        state = state.advance(rng.choice(cards))
    return state
