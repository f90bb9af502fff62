"""Many tables against players of the house, as a ``gymnasium.vector.VectorEnv``."""

from __future__ import annotations

from typing import Any

import gymnasium.spaces as spaces
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ._native import BatchEnv

__all__ = ["RatskellerVectorEnv"]

Observation = dict[str, npt.NDArray[Any]]


class RatskellerVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """One seat of each table is the agent's, another one with each game; players of the house play the others.

    The arrays of an observation are the environment's own, and the next step writes into them; ``copy=True`` hands out copies.
    """

    def __init__(
        self,
        game: str = "piratz",
        num_envs: int = 1,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        opponents: str = "random",
        iterations: int = 100,
        autoreset: str = "same_step",
        threads: int = 1,
        seed: int | None = None,
        copy: bool = False,
    ) -> None:
        self._tables = BatchEnv(
            game,
            num_envs,
            players,
            options,
            seed,
            threads=threads,
            autoreset=autoreset,
            opponents=opponents,
            iterations=iterations,
        )
        mode = AutoresetMode.SAME_STEP if autoreset == "same_step" else AutoresetMode.NEXT_STEP
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.num_envs = num_envs
        self._copy, self._rows = copy, np.arange(num_envs)
        numbers = spaces.Box(-(2**31), 2**31 - 1, (self._tables.obs.shape[1],), np.int32)
        mask = spaces.Box(0, 1, (self._tables.mask.shape[1],), np.int8)
        self.single_observation_space = spaces.Dict({"observation": numbers, "action_mask": mask})
        self.single_action_space = spaces.Discrete(self._tables.mask.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._truncated = np.zeros(num_envs, np.bool_)
        self._seats = self._tables.to_move.copy()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self._tables.reset(seed if isinstance(seed, int) else None)
        self._seats[:] = self._tables.to_move
        return self._observation(), {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        tables = self._tables
        tables.step(np.asarray(actions, np.int64))
        reward = tables.reward[self._rows, self._seats]
        infos: dict[str, Any] = {}
        if tables.autoreset == "same_step" and tables.done.any():
            ended = tables.done.copy()
            infos = {"final_obs": self._final(ended), "_final_obs": ended, "final_info": {}, "_final_info": ended}
        known = tables.to_move >= 0
        self._seats[known] = tables.to_move[known]
        return self._observation(), reward, tables.done.copy(), self._truncated.copy(), infos

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each table, all equally likely."""
        return self._tables.sample()

    def _final(self, ended: npt.NDArray[np.bool_]) -> npt.NDArray[Any]:
        """The last observation of each game that has ended, and nothing where one goes on."""
        finals = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros(self._tables.mask.shape[1], np.int8)
        for table in np.flatnonzero(ended):
            finals[table] = {"observation": self._tables.final[table].copy(), "action_mask": nothing}
        return finals

    def _observation(self) -> Observation:
        numbers, mask = self._tables.obs, self._tables.mask.view(np.int8)
        if self._copy:
            return {"observation": numbers.copy(), "action_mask": mask.copy()}
        return {"observation": numbers, "action_mask": mask}
