"""The game for OpenSpiel: importing this module registers ``python_manille``.

An episode is one round, the first of a match. Its parameters are a ``variant`` and its ``house`` rules, written
``slam:60;talk:signals``. Chance names the dealer and then deals card by card, seat after seat; nobody has seen a card
before all are dealt. Players are seats, their actions are numbered as `Numbers` has it, and the tensors are the vectors
of `Features`. What a seat observes is all that it ever knew, so observations and information states are the same.

    game = pyspiel.load_game("python_manille(variant=botifarra)")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pyspiel

from manille.env.features import Features
from manille.env.position import Position, margins, most_margin, options
from manille.game.deal import Deal
from manille.game.round import Round
from manille.rules.as_json import typed_changes
from manille.rules.cards import Card
from manille.rules.rules import Rules
from manille.rules.variants import USUAL, variant
from manille.view.view import View
from manille.view.worlds import consistent

NAME = "python_manille"

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Manille",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"variant": USUAL, "house": ""},
)


class ManilleGame(pyspiel.Game):
    """A rule set as a game."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules = rules = variant(given.get("variant", USUAL), _house(given.get("house", "")))
        self.features = Features(rules)
        self.numbers = self.features.numbers
        most, cards = most_margin(rules), len(rules.pack.cards)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.numbers),
            max_chance_outcomes=cards,
            num_players=rules.players,
            min_utility=-float(most),
            max_utility=float(most),
            utility_sum=0.0,
            max_game_length=_most_calls(rules) + cards + (rules.hand_size if rules.talk != "off" else 0),
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> ManilleState:
        """Before the dealer is named."""
        return ManilleState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The dealer and every card."""
        return 1 + len(self.rules.pack.cards)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        """What writes down what a seat knows, whatever kind of observation is asked for."""
        return Observer(self.features)


class ManilleState(pyspiel.State):
    """A round with all cards, or a deal in progress."""

    def __init__(self, game: ManilleGame) -> None:
        super().__init__(game)
        self.dealt: tuple[int, ...] = ()
        """What chance has done: the dealer, then the number of each card dealt."""
        self.position: Position | None = None
        """The round, once all cards are dealt."""

    def current_player(self) -> int:
        """Who is to act: a seat, or chance while cards are dealt."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.position is not None and self.position.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seat may deal; every card that is left may come next."""
        rules = self.get_game().rules
        whole = len(rules.pack.cards) if self.dealt else rules.players
        left = sorted(set(range(whole)) - set(self.dealt[1:]))
        return [(number, 1 / len(left)) for number in left]

    def returns(self) -> list[float]:
        """The margin of the round for each seat's side, nought before the end."""
        if self.position is None or self.position.seat is not None:
            return [0.0] * self.num_players()
        return [float(margin) for margin in margins(self.position.round)]

    def view(self, player: int) -> View | None:
        """The round as a seat knows it; None while cards are dealt."""
        return None if self.position is None else self.position.view(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ManilleState:
        """A state that a seat cannot tell from this one, drawn uniformly from all such states.

        ``sampler`` gives a number from 0 to 1. Raises `ValueError` while cards are dealt.
        """
        view = self.view(player)
        if view is None:
            raise ValueError("nobody has seen a card yet")
        game = self.get_game()
        deal = consistent(view, Random(sampler())).deal
        state: ManilleState = game.new_initial_state()
        state.apply_action(deal.dealer)
        for card in (card for hand in deal.hands for card in hand):
            state.apply_action(game.numbers.of[card])
        for action in self.history()[len(self.dealt) :]:
            state.apply_action(action)
        return state

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        actions = options(self.position.view(player), quiet=self.position.quiet)
        return sorted(map(self.get_game().numbers.of.__getitem__, actions))

    def _apply_action(self, number: int) -> None:
        game = self.get_game()
        if self.position is not None:
            self.position = self.position.advance(game.numbers.action(number))
            return
        self.dealt = (*self.dealt, number)
        if len(self.dealt) == game.max_chance_nodes_in_history():
            self.position = Position(Round.start(game.rules, _deal(game.rules, self.dealt)))

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE and not self.dealt:
            return f"dealer {number}"
        return str(self.get_game().numbers.actions[number])

    def __str__(self) -> str:
        """The deal and what has been done since."""
        if self.position is None:
            return " ".join(map(str, self.dealt))
        round = self.position.round
        return f"{round.deal} | {_decisions(self.position)}"


class Observer:
    """Writes down what a seat knows: the parts of its vector, or a line of text."""

    def __init__(self, features: Features) -> None:
        self._features = features
        self.tensor = np.zeros(features.size, np.float32)
        self.dict = {name: features.part(self.tensor, name) for name in features.shapes}

    def set_from(self, state: ManilleState, player: int) -> None:
        """Fill the tensor with what a seat knows; zeros while cards are dealt."""
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._features.vector(state.position.view(player), state.position.seat)

    def string_from(self, state: ManilleState, player: int) -> str:
        """What a seat knows as text: its cards in the order of the pack, not in the order dealt; piles as they lie."""
        if state.position is None:
            return f"{player}"
        view = state.position.view(player)
        hands = " / ".join(" ".join(_known(view, seat)) for seat in range(view.rules.players))
        return f"{player}, dealer {view.board.dealer}: {hands} | {_decisions(state.position)}"


def _known(view: View, seat: int) -> list[str]:
    """The cards that somebody is known to have been dealt; of piles each, with a dash for those not turned."""
    dealt, pack = view.dealt[seat], view.rules.pack
    if view.rules.piles:
        return ["-" if card is None else str(card) for card in dealt]
    return [str(card) for card in sorted((card for card in dealt if card is not None), key=pack.cards.index)]


def _decisions(position: Position) -> str:
    """All that was said and played, which everybody knows."""
    board = position.round.board
    said = {each.play: f"({each.say}{'' if each.answer is None else f' {each.answer}'})" for each in board.says}
    plays = [f"{card}{said.get(place, '')}" for place, card in enumerate(board.plays)]
    asked = said.get(len(plays), "")
    return " ".join((*map(str, board.auction.calls), *plays, asked, "(silence)" if position.quiet else "")).strip()


def _deal(rules: Rules, dealt: tuple[int, ...]) -> Deal:
    """The deal that chance has made."""
    cards: list[Card] = [rules.pack.cards[number] for number in dealt[1:]]
    size = rules.hand_size
    return Deal(dealt[0], tuple(tuple(cards[start : start + size]) for start in range(0, len(cards), size)))


def _most_calls(rules: Rules) -> int:
    """The most calls that a round can have: everybody who names, and at each step both partners who may double."""
    return len(rules.namers) + rules.doubles * rules.players // 2


@cache
def _house(text: str) -> dict[str, object]:
    """House rules written ``slam:60;talk:signals``: an equals sign and a comma mean something to OpenSpiel itself."""
    return typed_changes(text.split(";"), equals=":") if text else {}


pyspiel.register_game(_TYPE, ManilleGame)
