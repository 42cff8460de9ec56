"""The environments for researchers: their conventions, nothing hidden in what they show, and the same game as ever."""

from __future__ import annotations

import contextlib
import copy
import io
import os
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pettingzoo.test import api_test, render_test, seed_test

import manille.env.openspiel
from manille.env import env, raw_env
from manille.env.features import Features
from manille.env.numbers import Numbers
from manille.env.position import SILENCE, Position, most_margin, options
from manille.game.deal import deal
from manille.game.labels import compass
from manille.game.match import Match
from manille.game.round import IllegalAction, Round
from manille.game.talk import SIGNALS, STRONG
from manille.rules.cards import Card
from manille.rules.rules import Rules
from manille.rules.variants import VARIANTS, variant
from manille.view.worlds import consistent

TIMES = 20 if os.environ.get("MANILLE_LONG") else 1

Config = tuple[str, dict[str, Any]]

CONFIGS: list[Config] = [
    *((name, {}) for name in VARIANTS),
    ("flemish", {"talk": "signals"}),
    ("belgian", {"talk": "questions"}),
    ("manilla-two", {"turned": "after_trick"}),
    ("flemish", {"card_points": 101, "last_trick": 0}),
]
"""Every variant, table talk of both kinds, the other way of turning a card, and adding up all points."""

SEATS = "ignore:We recommend agents to be named:UserWarning"
DICT = "ignore:Observation is not a NumPy array:UserWarning"
SPACE = "ignore:Observation space for each agent probably should be:UserWarning"
OVER = "ignore:Action mask numpy array is all zeros:UserWarning"
"""What PettingZoo's test has to say of agents named by seat, of a mask beside the observation (unless it knows the
environment by name), and of the mask of an agent that is done."""


def told(config: Config) -> str:
    return "-".join((config[0], *map(str, config[1].values())))


configs = pytest.mark.parametrize("config", CONFIGS, ids=told)


def rules_of(config: Config) -> Rules:
    return variant(*config)


def made(config: Config, **told: Any) -> raw_env:
    name, changes = config
    return raw_env(name, **changes, **told)


def positions(rules: Rules, rng: Random) -> Iterator[Position]:
    """The positions of one random round in the middle of a match."""
    sets = (rng.randrange(rules.sets), rng.randrange(rules.sets))
    match = Match(rules=rules, score=(rng.randrange(rules.target), 3), sets=sets, after_tie=rng.random() < 0.5)
    position = Position(Round.start(rules, deal(rules, rng.randrange(rules.players), rng), match.standing))
    while position.seat is not None:
        yield position
        legal = options(position.view(position.seat), quiet=position.quiet)
        position = position.advance(rng.choice(legal))
    yield position


def silent(run: Callable[[], object]) -> str:
    """What something wrote to standard output."""
    with contextlib.redirect_stdout(io.StringIO()) as written:
        run()
    return written.getvalue()


# PettingZoo


@pytest.mark.filterwarnings(SEATS, DICT, SPACE, OVER)
@pytest.mark.parametrize("make", [env, raw_env])
@configs
def test_it_keeps_the_conventions(config: Config, make: Callable[..., Any]) -> None:
    name, changes = config
    assert "Passed API test" in silent(lambda: api_test(make(name, **changes), num_cycles=150))


@configs
def test_a_seed_decides_everything(config: Config) -> None:
    name, changes = config
    seed_test(lambda: env(name, match=True, **changes), num_cycles=40)


@pytest.mark.parametrize("name", ["belgian", "manilla-two"])
def test_the_table_is_shown(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANILLE_LANG", "en")
    written = silent(lambda: render_test(lambda render_mode: env(name, render_mode=render_mode)))
    assert "South" in written
    table = env(name, render_mode="ansi")
    table.reset(seed=3)
    card = table.unwrapped.position.round.deal.hands[1][0]
    assert table.unwrapped._words.rank(card) in str(table.render())


@pytest.mark.parametrize("name", VARIANTS)
def test_agents_are_seats(name: str) -> None:
    raw = raw_env(name)
    assert raw.possible_agents[0] == "south"
    assert raw.possible_agents == [compass(raw.rules, seat) for seat in range(raw.rules.players)]
    raw.reset(seed=1)
    assert raw.agent_selection == raw.possible_agents[raw.position.seat or 0]


@configs
def test_random_play_is_the_game(config: Config) -> None:
    """The same deals and actions, played on rounds of a match by hand, pay the same."""
    raw = made(config, match=True)
    for seed in range(2 * TIMES):
        raw.reset(seed=seed)
        rng = Random(seed)
        match = Match(rules=raw.rules, dealer=rng.randrange(raw.rules.players))
        choose = Random(seed + 1)
        paid: dict[str, float] = dict.fromkeys(raw.possible_agents, 0)
        position, owed, owing = None, np.zeros(raw.rules.players), False
        for agent in raw.agent_iter():
            seen, reward, done, _, _ = raw.last()
            paid[agent] += reward
            if done:
                raw.step(None)
                continue
            if position is None:
                assert match.dealer is not None
                position = Position(match.begin(deal(raw.rules, match.dealer, rng)))
            assert position == raw.position
            assert owing or not any(raw.rewards.values())
            owing = False
            number = choose.choice(np.flatnonzero(seen["action_mask"]))
            position = position.advance(raw.numbers.actions[number])
            raw.step(number)
            if position.seat is None:
                one, two = position.round.outcome().score
                owed += [two - one if seat & 1 else one - two for seat in range(raw.rules.players)]
                match, position, owing = match.add(position.round), None, True
        assert match.winner is not None
        assert list(paid.values()) == list(owed)
        assert sum(paid.values()) == 0


@configs
def test_an_episode_is_a_round(config: Config) -> None:
    raw = made(config)
    most = 0.0
    for seed in range(3 * TIMES):
        raw.reset(seed=seed)
        rewards = {}
        for agent in raw.agent_iter():
            seen, reward, done, _, _ = raw.last()
            if done:
                rewards[agent] = reward
                assert not seen["action_mask"].any()
                raw.step(None)
            else:
                assert reward == 0
                raw.step(raw.action_space(agent).sample(seen["action_mask"]))
        one, two = raw.position.round.outcome().score
        assert [rewards[agent] for agent in raw.possible_agents] == [
            two - one if seat & 1 else one - two for seat in range(raw.rules.players)
        ]
        most = max(most, *rewards.values())
    assert most <= most_margin(raw.rules)


@configs
def test_the_mask_is_what_the_view_allows(config: Config) -> None:
    rules = rules_of(config)
    numbers = Numbers(rules)
    asked = set()
    for position in positions(rules, Random(5)):
        for seat in range(rules.players):
            view = position.view(seat)
            mask = numbers.mask(options(view, quiet=position.quiet))
            told = {numbers.actions[number] for number in np.flatnonzero(mask)}
            if seat != position.seat:
                assert not told
            elif rules.talk == "signals" and view.board.speaker is not None and not position.quiet:
                assert told == {*view.sayings(), SILENCE}
                asked.add("signal")
            else:
                assert told == {*view.legal(), *(view.sayings() if rules.talk == "questions" else ())}
                asked.add("play")
    assert asked == ({"signal", "play"} if rules.talk == "signals" else {"play"})


@configs
def test_nothing_hidden_is_shown(config: Config) -> None:
    """Whatever else could lie where a seat does not see, it sees the same vector and the same mask."""
    rules, rng = rules_of(config), Random(9)
    features = Features(rules)
    moved = 0
    for place, position in enumerate(positions(rules, rng)):
        if place % 3:
            continue
        for seat in range(rules.players):
            view = position.view(seat)
            other = Position(consistent(view, rng), position.quiet)
            moved += other.round.deal != position.round.deal
            assert other.seat == position.seat
            again = other.view(seat)
            assert np.array_equal(features.vector(again, other.seat), features.vector(view, position.seat))
            assert options(again, quiet=other.quiet) == options(view, quiet=position.quiet)
    assert moved > 10


@configs
def test_the_vector_holds_what_the_seat_knows(config: Config) -> None:
    """Each part, read back, is what the view says."""
    rules = rules_of(config)
    features, pack = Features(rules), rules.pack
    for position in (each for seed in range(5) for each in [*positions(rules, Random(seed))][seed::5]):
        board = position.round.board
        for seat in range(rules.players):
            view = position.view(seat)
            vector = features.vector(view, position.seat)
            part = {name: features.part(vector, name) for name in features.shapes}
            assert vector.shape == (sum(each.size for each in part.values()),)

            def cards(row: Any) -> tuple[Card, ...]:
                return tuple(pack.cards[number] for number in np.flatnonzero(row))

            for step in range(rules.players):
                who = (seat + step) % rules.players
                assert cards(part["held"][step]) == pack.hand(view.known(who))
                assert set(cards(part["played"][step])) == set(board.played_by(who))
                assert cards(part["trick"][step]) == tuple(
                    card for by, card in board.trick.by_seat(rules.players) if by == who
                )
                for name, asked in (("dealer", board.dealer), ("asked", position.seat), ("namer", board.auction.namer)):
                    assert part[name][step] == (who == asked)
            order = sorted(cards(part["moment"]), key=lambda card: part["moment"][pack.cards.index(card)])
            assert tuple(order) == board.plays
            assert cards(part["shown"]) == (() if board.shown is None else (board.shown,))
            trump = [*range(4), None][int(part["trump"].argmax())] if part["trump"].any() else "unnamed"
            assert trump == (board.trump if board.auction.named else "unnamed")
            assert part["playing"] == (not board.auction.waiting)
            assert part["doubles"].sum() == board.auction.doubles
            sides = (seat & 1, 1 - (seat & 1))
            assert np.allclose(part["points"] * 60, [board.points[side] for side in sides])
            assert np.allclose(part["score"] * features._goal, [board.score[side] for side in sides])
            won = [sum(trick.holder & 1 == side for trick in board.tricks) for side in sides]
            assert np.allclose(part["tricks"] * rules.hand_size, won)
            assert np.allclose(part["sets"] * rules.sets, [board.standing.sets[side] for side in sides])
            assert np.allclose(part["goal"] * features._goal, board.standing.goal)
            assert part["after_tie"] == board.standing.after_tie
            assert vector.max() <= max(1, part["score"].max())
            if rules.talk != "off":
                assert part["said"].sum() == len(board.says)
                for said in board.says:
                    row = part["said"][said.play // rules.players]
                    assert features.numbers.sayings[int(row.argmax())] == said.say
                    answer = part["answer"][said.play // rules.players] * rules.hand_size
                    assert answer == pytest.approx(said.answer or 0)
            if rules.piles:
                for step in range(2):
                    dealt = view.dealt[(seat + step) % 2]
                    hidden = [sum(card is None for card in dealt[start : start + 4]) / 4 for start in range(0, 24, 4)]
                    assert np.allclose(part["buried"][step], hidden)
                    assert {card for row in part["piles"][step] for card in cards(row)} == set(dealt) - {None}


@pytest.mark.parametrize(
    ("name", "changes", "most"),
    [
        ("flemish", {}, 2 * 31),
        ("flemish-zonder", {}, 2 * 31),
        ("flemish-troef", {}, 31),
        ("flemish", {"card_points": 101}, 61),
        ("belgian", {}, 4 * 30),
        ("belgian", {"slam": 60, "cap": 0}, 16 * 60),
        ("french", {}, 34 + 5),
        ("manilla", {}, 36 + 5),
        ("botifarra", {}, 16 * 36),
        ("botifarra", {"no_trump_doubles": 0}, 8 * 36),
    ],
)
def test_no_round_brings_more(name: str, changes: dict[str, Any], most: int) -> None:
    assert most_margin(variant(name, changes)) == most


def test_who_doubles_is_told() -> None:
    rules = variant("botifarra")
    features = Features(rules)
    position = Position(Round.start(rules, deal(rules, 0, Random(1))))
    for call in ("o", "pass", "double", "double", "pass", "double"):
        assert position.seat is not None
        legal = options(position.view(position.seat), quiet=False)
        position = position.advance(next(each for each in legal if str(each) == call))
    doubles = features.part(features.vector(position.view(1), position.seat), "doubles")
    assert [int(row.argmax()) for row in doubles] == [2, 3, 2]
    assert features.part(features.vector(position.view(1), position.seat), "count")[0] == 0.5


def test_a_signal_is_asked_for_even_when_none_is_true() -> None:
    """Who is asked next does not give away whether the leader could have said something."""
    rules = variant("flemish", {"talk": "signals"})
    none = 0
    for seed in range(20):
        for position in positions(rules, Random(seed)):
            board = position.round.board
            if position.quiet or board.speaker is None:
                continue
            assert position.seat == board.trick.leader
            legal = options(position.view(position.seat), quiet=False)
            none += legal == (SILENCE,)
            waiting = position.advance(SILENCE)
            assert waiting.seat == board.turn
            for early in (position.round.legal()[0],):
                with pytest.raises(IllegalAction):
                    position.advance(early)
            for late in (*SIGNALS, SILENCE):
                with pytest.raises(IllegalAction) as caught:
                    waiting.advance(late)
                assert caught.value.clause == "T1"
    assert none


def test_what_is_illegal_is_refused() -> None:
    raw = raw_env()
    raw.reset(seed=1)
    before = raw.position
    with pytest.raises(IllegalAction):
        raw.step(0)
    for nothing in (-1, len(raw.numbers)):
        with pytest.raises(ValueError, match="number of no action"):
            raw.step(nothing)
    with pytest.raises(IllegalAction):
        before.advance(STRONG)
    assert raw.position is before


def test_illegal_actions_end_the_wrapped_environment(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("belgian")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(0)
    assert all(table.terminations.values())
    assert table.rewards[agent] == -most_margin(variant("belgian")) - 1
    for _ in table.agent_iter():
        table.step(None)
    assert not table.agents


def test_a_copy_goes_on_by_itself() -> None:
    """An environment copied in the middle of a round, with its luck, plays on like the first and leaves it alone."""
    raw = raw_env("flemish", match=True, target=1)
    raw.reset(seed=5)
    raw.step(raw.numbers.of[raw.position.round.legal()[0]])
    before, other = raw.position, copy.deepcopy(raw)
    ends = []
    for each in (other, raw):
        for _ in each.agent_iter():
            seen, _, done, _, _ = each.last()
            each.step(None if done else int(seen["action_mask"].argmax()))
            assert each is raw or raw.position is before
        ends.append(each.position)
    assert ends[0] == ends[1]


def test_a_deal_can_be_given() -> None:
    raw = raw_env("french")
    given = deal(raw.rules, 2, Random(4))
    raw.reset(options={"deal": given})
    assert raw.position.round.deal is given
    assert raw.agent_selection == raw.possible_agents[3]


# OpenSpiel

HOUSES = ["", "target:31;talk:signals", "talk:questions"]


def game_of(name: str, house: str = "") -> Any:
    return pyspiel.load_game(manille.env.openspiel.NAME, {"variant": name, "house": house})


GAMES = [
    *((name, "") for name in VARIANTS),
    *(("flemish", house) for house in HOUSES[1:]),
    ("manilla-two", "turned:after_trick"),
]
games = pytest.mark.parametrize(("name", "house"), GAMES)


def played(game: Any, rng: Random) -> Iterator[Any]:
    """The states of one random round from the first call on."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


@games
def test_open_spiel_plays_it(name: str, house: str) -> None:
    """OpenSpiel's own test: random play, clones, serialization, masks, tensors, and returns that add up to nought."""
    pyspiel.random_sim_test(game_of(name, house), num_sims=TIMES, serialize=True, verbose=False)


@games
def test_returns_are_the_score(name: str, house: str) -> None:
    game = game_of(name, house)
    *_, state = played(game, Random(2))
    rounds = state.position.round
    again = Round.start(game.rules, rounds.deal)
    position = Position(again)
    for number in state.history()[game.max_chance_nodes_in_history() :]:
        position = position.advance(game.numbers.actions[number])
    one, two = position.round.outcome().score
    assert state.returns() == [two - one if seat & 1 else one - two for seat in range(game.num_players())]
    assert len(state.history()) - game.max_chance_nodes_in_history() <= game.max_game_length()
    assert rounds == position.round


@games
def test_resampling_keeps_what_the_seat_knows(name: str, house: str) -> None:
    """A state drawn for a seat has the same information state, legal actions and past, and other hidden cards."""
    game, rng = game_of(name, house), Random(3)
    deals = set()
    for place, state in enumerate(played(game, rng)):
        if place % 5:
            continue
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            deals.add(str(other.position.round.deal))
            for facts in ("information_state_string", "information_state_tensor", "observation_string"):
                assert getattr(other, facts)(seat) == getattr(state, facts)(seat)
            assert other.current_player() == state.current_player()
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            chance = game.max_chance_nodes_in_history()
            assert other.history()[chance:] == state.history()[chance:]
    assert len(deals) > 10


def test_information_states_tell_states_apart() -> None:
    """What differs for a seat is told differently; the order in which its hand was dealt is no difference."""
    game = game_of("flemish")
    state = game.new_initial_state()
    assert state.information_state_string(0) == "0"
    with pytest.raises(ValueError, match="nobody has seen a card"):
        state.resample_from_infostate(0, lambda: 0.5)

    def after(dealt: list[int], *numbers: int) -> Any:
        state = game.new_initial_state()
        for number in (0, *dealt, *numbers):
            state.apply_action(number)
        return state

    cards = [*range(32)]
    same = [*reversed(cards[:8]), *cards[8:]]
    swapped = [*cards[:8], *reversed(cards[8:])]
    moved = [cards[8], *cards[1:8], cards[0], *cards[9:]]
    one = after(cards)
    assert one.information_state_string(0) == after(same).information_state_string(0)
    assert one.information_state_string(0) == after(swapped).information_state_string(0)
    assert one.information_state_string(0) != after(moved).information_state_string(0)
    assert one.information_state_tensor(0) != after(moved).information_state_tensor(0)
    for seat in range(4):
        assert after(cards, 32).information_state_string(seat) != after(cards, 33).information_state_string(seat)


def test_different_views_have_different_vectors() -> None:
    """In each variant, all information states met have one string to one tensor."""
    for name, house in GAMES:
        game = game_of(name, house)
        pairs = set()
        for seed in range(3):
            for state in played(game, Random(seed)):
                for seat in range(game.num_players()):
                    vector = np.asarray(state.information_state_tensor(seat), np.float32)
                    pairs.add((state.information_state_string(seat), seat, vector.tobytes()))
        assert len(pairs) == len({text for text, _, _ in pairs}) == len({each[1:] for each in pairs})


def test_a_state_can_be_pickled() -> None:
    game = game_of("manilla-two")
    *_, state = played(game, Random(1))
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.returns() == state.returns()


def test_open_spiels_own_search_plays_it() -> None:
    """OpenSpiel's search over information sets, which resamples at every simulation, finds legal actions."""
    game, luck = game_of("manilla-two"), np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(random_state=luck)
    bot = ISMCTSBot(game=game, evaluator=evaluator, uct_c=10, max_simulations=5, random_state=luck)
    for place, state in enumerate(played(game, Random(1))):
        if place % 12 == 0 and not state.is_terminal():
            assert bot.step(state) in state.legal_actions()
