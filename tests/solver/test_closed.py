"""Play with closed cards in the kernel: shares and likelihoods, learning, and the search of what a seat can know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from math import isclose, log2, prod
from random import Random

import pytest

from manille.bots import BOTS, Chance, Thumb
from manille.bots.policy import packed, policy_for, unpacked
from manille.game.deal import deal
from manille.game.match import Match
from manille.game.round import Round
from manille.rules.cards import Card, bits
from manille.rules.variants import VARIANTS
from manille.solver import Closed, Kernel, Policy, drawn, policy_size, position, with_hands
from manille.study.simulate import play_round
from manille.view.view import View
from manille.view.worlds import Worlds

EITHER, BY_RULES = (0.5,) * 4, (False,) * 4
"""Each seat may search or go by rules of thumb; none searches."""

HANDS = [name for name, rules in VARIANTS.items() if not rules.piles]


def begun(name: str, rng: Random) -> Round:
    """A round before its first card."""
    rules = VARIANTS[name]
    round = Match(rules=rules, dealer=0).begin(deal(rules, 0, rng))
    while round.board.auction.waiting:
        round = round.advance(rng.choice(round.legal()))
    return round


def played(name: str, rng: Random, *, left: int = 0) -> tuple[Round, Round]:
    """A round before its first card, and the same when so many cards are left in each hand, played at random."""
    start = round = begun(name, rng)
    while len(round.board.tricks) < start.rules.hand_size - left:
        round = round.advance(rng.choice(round.legal()))
    return start, round


def decisions(start: Round, end: Round) -> Iterator[tuple[Round, Card]]:
    """Every position of a round in which there was a choice, with the card that was played."""
    round = start
    for card in end.board.plays[len(start.board.plays) :]:
        if len(round.legal()) > 1:
            yield round, card
        round = round.advance(card)


@pytest.mark.parametrize("name", HANDS)
def test_without_weights_every_legal_card_is_as_likely(name: str) -> None:
    """The likelihood of what the others played is a product of one over the cards that they might have played."""
    rng = Random(name)
    for _ in range(6):
        start, end = played(name, rng, left=rng.randrange(1, 5))
        view = View.of(end, end.turn or 0)
        others = [len(round.legal()) for round, _ in decisions(start, end) if round.turn != view.seat]
        found, _ = Closed(Policy()).likelihoods(view, with_hands(position(end), [end.hands]), alike=0.5, noise=0.0)
        assert isclose(found[0], prod(1 / count for count in others), rel_tol=1e-4)


@pytest.mark.parametrize("name", VARIANTS)
def test_surprise_is_counted_in_bits(name: str) -> None:
    """Without weights a card is as surprising as the logarithm of the number of cards that might have been played."""
    start, end = played(name, Random(name))
    counts = [len(round.legal()) for round, _ in decisions(start, end)]
    lesson = Closed(Policy()).learn(start, end.board.plays, BY_RULES, 0.0)
    assert lesson.decisions == len(counts)
    assert isclose(lesson.bits, sum(map(log2, counts)), rel_tol=0.05)


def test_noise_is_the_part_that_the_policy_does_not_explain() -> None:
    """With noise alone the weights say nothing; in between, a likelihood lies in between."""
    _, end = played("french", Random(3), left=3)
    view, whole = View.of(end, end.turn or 0), with_hands(position(end), [end.hands])
    learned = Closed(policy_for(VARIANTS["french"]))
    even = Closed(Policy()).likelihoods(view, whole, alike=0.5, noise=0.0)[0][0]
    assert isclose(learned.likelihoods(view, whole, alike=0.5, noise=1.0)[0][0], even, rel_tol=1e-4)
    assert not isclose(learned.likelihoods(view, whole, alike=0.5, noise=0.0)[0][0], even, rel_tol=1e-2)


@pytest.mark.parametrize("name", VARIANTS)
def test_learning_makes_what_was_played_likelier(name: str) -> None:
    """A round that was learned from surprises less than before, and no weights are left untouched by it."""
    start, end = played(name, Random(name))
    closed = Closed(Policy())
    before = closed.learn(start, end.board.plays, BY_RULES, 0.2).bits
    assert closed.learn(start, end.board.plays, BY_RULES, 0.0).bits < before


@pytest.mark.parametrize("name", VARIANTS)
def test_the_policy_foresees_play_that_it_has_not_seen(name: str) -> None:
    """Each rule set has a learned policy: it foresees `thumb` better than even shares do, and `chance` worse."""
    rules, rng = VARIANTS[name], Random(f"unseen {name}")
    learned, even = Closed(policy_for(rules)), Closed(Policy())
    surprise = {}
    for bot in (Thumb(), Chance()):
        bits_learned = bits_even = 0.0
        for _ in range(12):
            start = begun(name, rng)
            end = play_round(start, [bot] * rules.players, rng)
            bits_learned += learned.learn(start, end.board.plays, BY_RULES, 0.0).bits
            bits_even += even.learn(start, end.board.plays, BY_RULES, 0.0).bits
        surprise[bot.name] = bits_learned / bits_even
    assert surprise["thumb"] < 0.85
    assert surprise["chance"] > 1


def test_each_kind_of_player_has_weights_of_its_own() -> None:
    """What seats that search have played says nothing of those who go by rules of thumb, and the other way round."""
    start, end = played("flemish", Random(1))
    half = policy_size() // 2
    for searches, touched in (
        (BY_RULES, (True, False)),
        ((True,) * 4, (False, True)),
        ((True, False) * 2, (True, True)),
    ):
        policy = Policy()
        Closed(policy).learn(start, end.board.plays, searches, 0.1)
        assert (any(policy.weights[:half]), any(policy.weights[half:])) == touched


@pytest.mark.parametrize("name", HANDS)
def test_play_shows_of_which_kind_a_player_is(name: str) -> None:
    """With all cards open, those who search look the likelier to do so; of the seat itself nothing is asked."""
    rules, rng = VARIANTS[name], Random(f"kinds {name}")
    closed, found = Closed(policy_for(rules)), {}
    for bot in (Thumb(), BOTS["club"]):
        shown = []
        for _ in range(6):
            start = begun(name, rng)
            plays = play_round(start, [bot] * rules.players, rng).board.plays
            late = reduce(Round.advance, plays[: -rules.players], start)
            view, deals = View.of(late, 0), with_hands(position(late), [late.hands])
            _, searches = closed.likelihoods(view, deals, alike=0.5, noise=0.05)
            assert searches[0] == 1
            shown += searches[1:]
        found[bot.name] = sum(shown) / len(shown)
    assert found["thumb"] < 0.4 < 0.6 < found["club"]


def test_a_policy_is_stored_as_bytes() -> None:
    """What is read from the bytes of a policy gives the same bytes; another number of them is refused."""
    policy = policy_for(VARIANTS["belgian"])
    assert packed(unpacked(packed(policy))) == packed(policy)
    assert len(packed(policy)) == policy_size()
    for other in (b"", b"1234"):
        with pytest.raises(ValueError, match="weights"):
            unpacked(other)


Weighted = list[tuple[float, Round]]
"""Rounds that a seat cannot tell apart, each with its weight."""


def replies(worlds: Weighted, seat: int) -> dict[Card, float]:
    """What each card brings a seat over worlds that it cannot tell apart, the others playing by lot: an exact count."""
    legal = [card for card in worlds[0][1].legal() if isinstance(card, Card)]
    return {card: best([(weight, world.advance(card)) for weight, world in worlds], seat) for card in legal}


def best(worlds: Weighted, seat: int) -> float:
    """The sum of what these worlds bring a seat that plays the same in all of them, and as well as that can be."""
    turn = worlds[0][1].turn
    if turn is None:
        return sum(weight * (-margin(world) if seat & 1 else margin(world)) for weight, world in worlds)
    if turn == seat:
        return max(replies(worlds, seat).values())
    after: dict[Card, Weighted] = {}
    for weight, world in worlds:
        legal = [card for card in world.legal() if isinstance(card, Card)]
        for card in legal:
            after.setdefault(card, []).append((weight / len(legal), world.advance(card)))
    return sum(best(part, seat) for part in after.values())


def margin(end: Round) -> int:
    """The points of side 0 less those of side 1, before par and factors."""
    points = end.outcome().points
    return points[0] - points[1]


@pytest.mark.parametrize("name", ["french", "belgian", "botifarra-obligada"])
def test_the_search_finds_the_best_reply(name: str) -> None:
    """In small endings, where the others play by lot, it comes to what an exact count over all worlds says."""
    rng = Random(name)
    compared = 0
    while compared < 5:
        _, end = played(name, rng, left=2)
        assert end.turn is not None
        view = View.of(end, end.turn)
        legal = view.legal()
        worlds = Worlds(view)
        if len(legal) < 2 or worlds.count > 30:
            continue
        hands = list(worlds.every())
        exact = replies([(1 / len(hands), Round(end.deal, end.board, each)) for each in hands], view.seat)
        deals = with_hands(position(end), hands)
        found = Closed(Policy()).search(view, deals, times=40_000, seed=1, searches=EITHER, explore=40.0)
        assert found
        for card, each in found.items():
            if each.tried > 4_000:
                assert abs(each.mean - exact[card]) < 0.8
        assert exact[max(found, key=lambda card: found[card].mean)] > max(exact.values()) - 0.5
        compared += 1


def test_a_search_is_repeated_by_its_seed() -> None:
    """The same deals and the same seed give the same, another seed does not."""
    _, end = played("manilla", Random(5), left=7)
    view = View.of(end, end.turn or 0)
    deals = drawn(Worlds(view), Random(1), 20)
    closed = Closed(policy_for(view.rules))
    one, two, three = (
        closed.search(view, deals, times=500, seed=seed, searches=EITHER, explore=40.0) for seed in (1, 1, 2)
    )
    assert one == two != three
    assert 32 * len(one) <= sum(each.tried for each in one.values()) < 500 + len(one)


def test_plays_that_only_teach_count_for_no_card() -> None:
    """What is found rests on the plays after them, and the tree that they taught changes it; some have to count."""
    _, end = played("belgian", Random(4), left=5)
    view = View.of(end, end.turn or 0)
    deals = drawn(Worlds(view), Random(1), 20)
    closed = Closed(policy_for(view.rules))
    plain = closed.search(view, deals, times=600, seed=1, searches=EITHER, explore=40.0)
    taught = closed.search(view, deals, times=600, seed=1, searches=EITHER, explore=40.0, taught=400)
    assert sum(each.tried for each in taught.values()) <= 200 + len(taught) < sum(each.tried for each in plain.values())
    with pytest.raises(ValueError, match="kernel"):
        closed.search(view, deals, times=600, seed=1, searches=EITHER, explore=40.0, taught=600)


def test_playing_deals_out_by_lot_gives_the_mean_of_random_play() -> None:
    """Without weights the outcome of a deal is what random play brings on the average."""
    start = begun("french", Random(1))
    board = start.board
    hands = [bits(hand) for hand in start.deal.hands]
    closed = Closed(Policy())
    found = closed.outcomes(
        start.rules,
        [hands, hands],
        leader=board.trick.leader,
        trump=board.trump,
        searches=EITHER,
        times=20_000,
        seed=1,
    )
    mean = Kernel(0).rollouts(start, 40_000, 2).mean
    assert all(abs(each - mean) < 0.7 for each in found)
