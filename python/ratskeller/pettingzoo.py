"""The games as a PettingZoo AEC environment: ``ratskeller.pettingzoo.env("piratz", players=3)``."""

from __future__ import annotations

from typing import Any

import gymnasium.spaces as spaces
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv

from ._native import State

__all__ = ["RatskellerAEC", "env", "raw_env"]

Observation = dict[str, npt.NDArray[Any]]


class RatskellerAEC(AECEnv):  # type: ignore[misc]
    """One game after another. An agent observes what its seat could know (docs/encoding.md), and which ids are legal in ``action_mask``."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = "piratz",
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**RatskellerAEC.metadata, "name": f"ratskeller_{game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self._game, self._options = game, options
        self._state = State(game, players, options, 0)
        self._chance = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(self._state.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = len(self._state.encode(None)), self._state.action_count
        # The numbers have no bound of their own; scores and rounds stay far below this one.
        numbers = spaces.Box(-(2**31), 2**31 - 1, (size,), np.int32)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._nothing_legal = np.zeros(actions, np.int8)
        self.agents: list[str] = []

    @property
    def state_of_the_game(self) -> State:
        """The game itself, to clone it and to search in it."""
        return self._state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        dealt = self._chance.integers(0, 2**63)
        self._state = State(self._game, len(self.possible_agents), self._options, int(dealt))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._move_on()

    def observe(self, agent: str) -> Observation:
        state, seat = self._state, self._seats[agent]
        mask = state.mask().view(np.int8) if state.to_move == seat else self._nothing_legal.copy()
        return {"observation": state.encode(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._state.apply(action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._move_on()
        if self._state.is_over:
            for own, value in zip(self.possible_agents, self._state.returns()):
                self.rewards[own] = self._cumulative_rewards[own] = value
                self.terminations[own] = True
        if self.render_mode == "human":
            self.render()

    def _move_on(self) -> None:
        mover = self._state.to_move
        if mover is not None:
            self.agent_selection = self.possible_agents[mover]

    def render(self) -> str | None:
        drawn = self._state.draw()
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        pass


def raw_env(game: str = "piratz", players: int | None = None, **how: Any) -> RatskellerAEC:
    return RatskellerAEC(game, players, **how)


def env(game: str = "piratz", players: int | None = None, **how: Any) -> AECEnv:
    """With the usual wrapper, which says clearly when something is called in the wrong order."""
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    return OrderEnforcingWrapper(raw_env(game, players, **how))
