"""Whole random matches of every variant, under its own rules and under house rules, with what must hold throughout.

``MANILLE_MATCHES`` is the number of matches of each variant (15 unless it is set). Cheap invariants are held on every
action of every match, costly ones on a sample of the positions.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from manille.game.deal import deal
from manille.game.match import Match
from manille.game.round import Round
from manille.game.score import Term
from manille.game.trick import Trick, bound
from manille.record.record import Record
from manille.record.replay import replay
from manille.rules.cards import Card, bits, pack
from manille.rules.rules import Rules, RulesError, Span
from manille.rules.variants import VARIANTS, variant
from manille.view.view import View
from shared.slow_rules import GAMES, Position, Sheet

MATCHES = int(os.environ.get("MANILLE_MATCHES", "15"))
LONG = bool(os.environ.get("MANILLE_LONG"))
SAMPLE = 0.04
"""The part of the positions on which everything is looked at."""

TOTALS = {2: (71, 72), 4: (60, 61, 68, 72)}
"""What the points of a round may add up to, by the number of players."""

Check = Callable[[Round], None]


def play_match(rules: Rules, rng: Random, *, look: Check, sheet: Sheet | None = None) -> Match:
    """A random match to its end; ``look`` is called on a sample of the positions, ``sheet`` keeps the score too."""
    whole = bits(rules.pack.cards)
    match = Match(rules=rules, dealer=rng.randrange(rules.players))
    while match.winner is None:
        assert match.dealer is not None
        before = match
        round = match.begin(deal(rules, match.dealer, rng))
        gone = 0
        while round.turn is not None:
            if rng.random() < SAMPLE:
                look(round)
            sayings = round.sayings()
            if sayings and rng.random() < 0.3:
                round = round.advance(rng.choice(sayings))
            action = rng.choice(round.legal())
            round = round.advance(action)
            if isinstance(action, Card):
                assert not gone & action.bit
                gone |= action.bit
            assert_conserved(round, gone, whole)
        match = match.add(round)
        assert_counted(before, round, match)
        if sheet is not None:
            assert_as_by_hand(sheet, round, match)
    return match


def assert_conserved(round: Round, gone: int, whole: int) -> None:
    """Every card is in exactly one place: with a seat or played."""
    held = [bits(card for pile in own for card in pile) for own in round.piles] or round.hands
    union, number = gone, gone.bit_count()
    for hand in held:
        union |= hand
        number += hand.bit_count()
    assert union == whole
    assert number == whole.bit_count()
    assert not round.piles or all(not top & ~own for top, own in zip(round.hands, held, strict=True))


def assert_counted(before: Match, round: Round, after: Match) -> None:
    """The points add up, only one side scores by excess, and the figures are the sum of their terms."""
    rules, outcome = round.rules, round.outcome()
    one, two = outcome.points
    assert one + two == rules.total or (rules.odd_pair == "lost" and one + two == rules.total - 1)
    assert one + two in TOTALS[rules.players]
    assert outcome.score == folded(outcome.terms)
    assert outcome.tied == (max(one, two) <= rules.par and not rules.card_points)
    if not rules.card_points:
        noted = [term for term in outcome.terms if term.account == "score" and term.op == "add"]
        excess = [outcome.score[side] - sum(term.amount for term in noted if term.side == side) for side in (0, 1)]
        assert min(excess) == 0
        assert (max(excess) > 0) == (max(one, two) > rules.par)
    assert all(term.clause for term in outcome.terms)
    total = [before.score[side] + outcome.score[side] for side in (0, 1)]
    won = [after.sets[side] - before.sets[side] for side in (0, 1)]
    slam = rules.slam_wins and len({trick.holder & 1 for trick in round.board.tricks}) == 1
    assert sum(won) == int(slam or (max(total) >= before.goal and total[0] != total[1]))
    if sum(won) and not slam:
        assert won[0] == (total[0] > total[1])
    assert (after.winner is not None) == (max(after.sets) == rules.sets)
    assert after.winner is None or after.sets[after.winner] == rules.sets
    assert list(after.score) == ([0, 0] if sum(won) and after.winner is None else total)
    dealt = round.deal.dealer
    assert after.dealer == (dealt if outcome.tied and rules.tie == "again" else (dealt + 1) % rules.players)


def folded(terms: tuple[Term, ...]) -> tuple[int, int]:
    """What the terms of an account come to, added up as a reader would."""
    points, score, hand, count, winner = [0, 0], [0, 0], 0, 1, 0
    for term in terms:
        side = term.side if term.side is not None else 0
        if term.account == "points":
            points[side] += term.amount
        elif term.account == "score":
            score[side] += term.amount
        elif term.account == "hand":
            winner = side
            hand = points[side] - term.amount if term.op == "over" else term.amount
        elif term.account == "count":
            steps = {"add": count + term.amount, "multiply": count * term.amount, "limit": min(count, term.amount)}
            count = steps[term.op]
        else:
            assert (term.account, term.op) == ("note", "note")
    score[winner] += hand * count
    return score[0], score[1]


def assert_as_by_hand(sheet: Sheet, round: Round, match: Match) -> None:
    """The slow rules come to the same points, the same score, the same sets and the same end."""
    hands = [[str(card) for card in hand] for hand in round.deal.hands]
    assert sheet.dealer in (None, round.deal.dealer)
    position = Position.start(sheet.game, round.deal.dealer, hands, after_tie=sheet.after_tie)
    for action in (*round.board.auction.calls, *round.board.plays):
        position = position.after(str(action))
    outcome = round.outcome()
    assert outcome.points == position.points()
    assert list(outcome.score) == sheet.add(position)
    assert (list(match.score), list(match.sets), match.winner) == (sheet.score, sheet.sets, sheet.winner)


def look_closely(round: Round) -> None:
    """What holds in any position: views and rounds agree on what is legal, and views are small texts."""
    legal, sayings = round.legal(), round.sayings()
    assert legal
    for seat in range(round.rules.players):
        view = View.of(round, seat)
        assert view.legal() == (legal if seat == round.turn else ())
        assert view.sayings() == (sayings if seat == round.board.speaker else ())
        text = json.dumps(view.to_json(), separators=(",", ":"))
        assert len(text.encode()) < 1000, text
        assert View.from_json(json.loads(text)) == view
        left = [view.left(each) for each in range(round.rules.players)]
        assert sum(left) == len(round.rules.pack.cards) - len(round.board.plays)


def assert_replays(match: Match) -> None:
    """The record of a match is a text that reads back and tells the same match."""
    record = Record.of(match, seats=["a"] * match.rules.players)
    text = str(record)
    assert "\n" not in text
    again = Record.parse(text)
    assert again == record
    assert str(again) == text
    replayed, current = replay(again)
    assert current is None
    assert (replayed.score, replayed.sets, replayed.winner) == (match.score, match.sets, match.winner)
    assert replayed == match


@pytest.mark.parametrize("name", VARIANTS)
def test_random_matches(name: str) -> None:
    rules = VARIANTS[name]
    for number in range(MATCHES):
        rng = Random(f"{name}:{number}")
        match = play_match(rules, rng, look=look_closely, sheet=Sheet(GAMES[name]))
        assert_replays(match)


@pytest.mark.parametrize("name", [name for name, rules in VARIANTS.items() if rules.players == 4])
@pytest.mark.parametrize("talk", ["signals", "questions"])
def test_random_matches_with_talk(name: str, talk: str) -> None:
    """Table talk changes nothing in what is legal or counted (T1, T3)."""
    rules = variant(name, {"talk": talk})
    spoken = 0
    for number in range(max(1, MATCHES // 10)):
        match = play_match(rules, Random(f"{name}:{talk}:{number}"), look=look_closely, sheet=Sheet(GAMES[name]))
        spoken += sum(len(round.board.says) for round in match.rounds)
        assert_replays(match)
    assert spoken


@pytest.mark.parametrize("name", VARIANTS)
def test_an_unfinished_round_replays(name: str) -> None:
    """A match cut after any action is a record that replays to the same round in progress."""
    rng = Random(name)
    match = Match(rules=VARIANTS[name])
    round = match.begin(deal(match.rules, 1, rng))
    while round.turn is not None:
        again, current = replay(Record.parse(str(Record.of(match, round))))
        assert (again.rounds, current) == ((), round)
        round = round.advance(rng.choice(round.legal()))
    again, current = replay(Record.parse(str(Record.of(match.add(round)))))
    assert (again, current) == (match.add(round), None)


# House rules


def kind_of(name: str) -> Any:
    """What a field of `Rules` can hold, read from its annotation: a `Span`, a Literal or a type."""
    hint = get_type_hints(Rules, include_extras=True)[name]
    return next((extra for extra in get_args(hint) if isinstance(extra, Span)), hint)


def in_range(name: str) -> st.SearchStrategy[Any]:
    """Values that a field can take by its range, as JSON has them."""
    kind = kind_of(name)
    if name in ("target", "decider", "card_points"):
        # Long matches are few: a target of 999 takes some hundred rounds.
        return st.integers(0 if kind.low == 0 else 1, 60) | st.sampled_from((kind.low, 101, 151))
    if isinstance(kind, Span):
        return st.integers(kind.low, kind.high)
    if kind is bool:
        return st.booleans()
    if name == "namers":
        return st.lists(st.integers(0, 3), max_size=4)
    return st.sampled_from(get_args(kind))


@st.composite
def house_rules(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    """A variant, and values for some of the fields that it opens."""
    name = draw(st.sampled_from(sorted(VARIANTS)))
    fields = draw(st.lists(st.sampled_from(VARIANTS[name].opens), unique=True, max_size=6))
    return name, {field: draw(in_range(field)) for field in fields}


def changed(house: tuple[str, dict[str, Any]]) -> Rules | RulesError:
    """The rules with these house rules, or why there are none."""
    try:
        return variant(*house)
    except RulesError as error:
        return error


@settings(derandomize=True, deadline=None, database=None, max_examples=1000 if LONG else 100)
@given(house=house_rules(), seed=st.integers(0, 2**32))
def test_house_rules_are_refused_or_play_a_whole_match(house: tuple[str, dict[str, Any]], seed: int) -> None:
    rules = changed(house)
    if isinstance(rules, RulesError):
        assert rules.field in house[1]
        return
    match = play_match(rules, Random(seed), look=lambda round: None)
    assert_replays(match)
    assert variant(house[0], rules.changes(VARIANTS[house[0]])) == rules


@settings(derandomize=True, deadline=None, database=None, max_examples=300 if LONG else 30)
@given(house=house_rules(), seed=st.integers(0, 2**32))
def test_views_under_house_rules(house: tuple[str, dict[str, Any]], seed: int) -> None:
    """With up to three house rules a view stays below its size and allows what the round allows."""
    rules = changed(house)
    assume(len(house[1]) <= 3 and isinstance(rules, Rules))
    assert isinstance(rules, Rules)
    rng = Random(seed)
    round = Round.start(rules, deal(rules, 0, rng))
    while round.turn is not None:
        look_closely(round)
        for _ in range(1 + rng.randrange(8)):
            sayings = round.sayings()
            if sayings:
                round = round.advance(rng.choice(sayings))
            if round.turn is not None:
                round = round.advance(rng.choice(round.legal()))


NONSENSE: tuple[Any, ...] = (None, 1.5, -1, 10**30, "", "no such value", [], {}, [[]], [True], True, float("nan"))


@pytest.mark.parametrize("name", VARIANTS)
def test_nonsense_is_refused(name: str) -> None:
    """A value that is not in the range of a field is refused, and so is a field that is not open."""
    rules = VARIANTS[name]
    for field in rules.opens:
        kind = kind_of(field)
        for value in NONSENSE:
            if kind is bool and value is True:
                continue
            with pytest.raises(RulesError) as caught:
                variant(name, {field: value})
            assert caught.value.field == field
    for field in ("pack_name", "players", "packets", "variant", "opens", "cites", "pack"):
        with pytest.raises(RulesError) as caught:
            variant(name, {field: getattr(rules, field)})
        assert caught.value.code in ("closed", "unknown")


@pytest.mark.parametrize(
    ("name", "changes", "code"),
    [
        ("belgian", {"target": 0}, "value"),
        ("manilla", {"doubles": 1}, "closed"),
        ("french", {"decider": 50, "sets": 1}, "decider"),
        ("flemish", {"narrow_win": True, "last_trick": 0}, "narrow"),
        ("flemish", {"narrow_win": True, "card_points": 101}, "card-points"),
        ("belgian", {"namers": []}, "namers"),
        ("belgian", {"namers": [0, 0]}, "value"),
        ("belgian", {"namers": [4]}, "value"),
        ("botifarra", {"namers": [True]}, "value"),
        ("manilla-two", {"talk": "signals"}, "closed"),
        ("elsewhere", {}, "variant"),
        ("belgian", {"doubling": 1}, "unknown"),
    ],
)
def test_contradictions_are_refused(name: str, changes: dict[str, Any], code: str) -> None:
    with pytest.raises(RulesError) as caught:
        variant(name, changes)
    assert caught.value.code == code


# What `manille.worlds` relies on


MIXTURES = [
    {"head": head, "ruff": ruff, "overruff": overruff, "under": under, "sink": sink}
    for head in ("never", "foe", "always")
    for ruff in ("never", "foe", "always")
    for overruff in ("never", "foe", "always")
    for under in ("required", "free", "barred")
    for sink in (False, True)
]
"""Every mixture of the duties."""


@pytest.mark.parametrize("name", ["belgian", "botifarra"])
def test_a_card_is_barred_by_single_other_cards(name: str) -> None:
    """Under every mixture of duties a card is legal in a hand exactly if it is legal in each pair with another card."""
    cards = pack(VARIANTS[name].pack_name).cards
    rng = Random(name)
    barred = 0
    for mixture in MIXTURES:
        rules = variant(name, mixture)
        for _ in range(300 if LONG else 30):
            trump = rng.choice((0, 1, 2, 3, None))
            suits = rng.sample(range(4), rng.randint(1, 4))
            hand = rng.sample([card for card in cards if card.suit in suits], rng.randint(2, 7))
            others = [card for card in cards if card not in hand and card.suit in (*suits[:1], trump, rng.randrange(4))]
            trick = Trick(0)
            for seat, card in enumerate(rng.sample(others, min(len(others), rng.randint(1, 3)))):
                trick = trick.play(card, seat, trump)
            seat = len(trick.cards)
            legal = bound(rules, trump, trick, seat, bits(hand))[1]
            for card in hand:
                pairs = [bound(rules, trump, trick, seat, card.bit | other.bit)[1] for other in hand if other != card]
                assert bool(legal & card.bit) == all(pair & card.bit for pair in pairs), (mixture, trump, trick, hand)
                barred += not legal & card.bit
    assert barred > 1000


@settings(derandomize=True, deadline=None, database=None, max_examples=2000 if LONG else 200)
@given(house=house_rules(), seed=st.integers(0, 2**32))
def test_some_card_is_always_legal(house: tuple[str, dict[str, Any]], seed: int) -> None:
    """Whatever the duties, a player who holds a card may play one, and only cards that are held."""
    rules = changed(house)
    assume(isinstance(rules, Rules))
    assert isinstance(rules, Rules)
    rng = Random(seed)
    trump = rng.choice((0, 1, 2, 3, None))
    drawn = rng.sample(rules.pack.cards, 8)
    trick = Trick(0)
    for seat, card in enumerate(drawn[:3]):
        hand = bits(drawn[3 : 4 + rng.randrange(5)])
        _, legal = bound(rules, trump, trick, seat, hand)
        assert legal
        assert not legal & ~hand
        trick = trick.play(card, seat, trump)
