"""The game as a PettingZoo environment: one seat acts at a time, named by where it sits."""

from __future__ import annotations

import sys
from functools import cached_property
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from manille.env.features import Features
from manille.env.position import Position, margins, most_margin, options
from manille.game.deal import Deal, deal
from manille.game.labels import compass
from manille.game.match import Match
from manille.rules.variants import USUAL
from manille.rules.variants import variant as rules_of
from manille.words import Words, preferred
from manille.words.telling import show_match

Observation = dict[str, NDArray[Any]]


def env(
    variant: str = USUAL, *, match: bool = False, render_mode: str | None = None, **changes: object
) -> AECEnv[str, Any, Any]:
    """The environment with the usual wrappers: an illegal action ends it and costs more than any round can.

    The arguments are those of `raw_env`.
    """
    raw = raw_env(variant, match=match, render_mode=render_mode, **changes)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-most_margin(raw.rules) - 1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801, PettingZoo's name for it
    """A variant under house rules, as an environment without wrappers; an illegal action raises `IllegalAction`.

    An episode is a round, or a whole ``match``. A reward is the margin of a round for the seat's side, so rewards add
    up to nought. Agents are in the order of seats. `observe` gives ``observation``, a vector as `Features` describes
    it, and ``action_mask``, all zeros for those who are not asked; actions are numbered as `Numbers` has it.

    Raises `RulesError`.
    """

    metadata = {"name": "manille_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}  # noqa: RUF012

    agent_selection: str
    infos: dict[str, dict[str, Any]]
    before: Match
    """The match before this round."""
    position: Position
    """The round with all cards, for a judge: no seat may see it."""

    def __init__(
        self, variant: str = USUAL, *, match: bool = False, render_mode: str | None = None, **changes: object
    ) -> None:
        self.rules = rules = rules_of(variant, changes)
        self.features = Features(rules)
        self.numbers = self.features.numbers
        self.render_mode = render_mode
        self.possible_agents: list[str] = [compass(rules, seat) for seat in range(rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._whole_match = match
        self._rng = Random()
        self.action_spaces = {agent: spaces.Discrete(len(self.numbers)) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, np.inf, (self.features.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (len(self.numbers),), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What `observe` gives."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; the first dealer is drawn. The option ``deal`` is a `Deal` to begin with."""
        if seed is not None:
            self._rng = Random(seed)
        first: Deal | None = (options or {}).get("deal")
        dealer = self._rng.randrange(self.rules.players) if first is None else first.dealer
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._paid = False
        self._begin(Match(rules=self.rules, dealer=dealer), first)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What a seat sees and may do."""
        position = self.position
        view, asked = position.view(self._seats[agent]), position.seat
        mine = options(view, quiet=position.quiet) if view.seat == asked else ()
        return {"observation": self.features.vector(view, asked), "action_mask": self.numbers.mask(mine)}

    def step(self, action: Any) -> None:
        """Let the agent that is asked act, by the number of an action; None once it is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position = position = self.position.advance(self.numbers.action(action))
        self._cumulative_rewards[agent] = 0
        if self._paid:
            self._clear_rewards()
            self._paid = False
        seat = position.seat
        if seat is None:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The round with all cards as text: given back in the mode ``ansi``, else written to standard output."""
        lines = show_match(self.before, self.position.round, self._words, only=len(self.before.rounds) + 1)
        text = "\n".join(lines) + "\n"
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    @cached_property
    def _words(self) -> Words:
        return Words(preferred())

    def _begin(self, match: Match, first: Deal | None = None) -> None:
        """Deal the next round of a match."""
        assert match.dealer is not None
        self.before = match
        self.position = Position(match.begin(first or deal(self.rules, match.dealer, self._rng)))
        seat = self.position.seat
        assert seat is not None
        self.agent_selection = self.possible_agents[seat]

    def _finish(self) -> None:
        """Pay for the round that is over, and deal again or stop."""
        round = self.position.round
        self.rewards = dict(zip(self.possible_agents, margins(round), strict=True))
        self._accumulate_rewards()
        after = self.before.add(round)
        if self._whole_match and after.winner is None:
            self._begin(after)
            self._paid = True
        else:
            self.terminations = dict.fromkeys(self.agents, True)
