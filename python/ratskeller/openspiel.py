"""The games in OpenSpiel: after ``import ratskeller.openspiel`` there is ``pyspiel.load_game("ratskeller_piratz")``.

The deal is a few chance nodes that together name one of 2³² deals; whatever is shuffled later follows from it. What is hidden is
sampled exactly by ``resample_from_infostate``, so searches like ISMCTS never learn what their seat could not know.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from ._native import State, games

__all__ = ["RatskellerGame", "RatskellerState"]

#: So many chance nodes, of so many deals each.
DEALS, CHANCES = 4, 256

#: By the rules some games can go on for ever. OpenSpiel wants a bound; random play stays far below it.
LONGEST = 100_000


class RatskellerGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house; ``players`` and ``options`` (as JSON) are its parameters."""

    _kind: Any
    _name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self._kind.parameter_specification, **(params or {})}
        options = json.loads(given["options"])
        self.opening = (self._name, int(given["players"]), options)
        sample = State(*self.opening, 0)
        self.layout, self.size = sample.layout, len(sample.encode(None))
        # With more players one wins what the others lose.
        lowest, highest = -1.0, 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=max(sample.action_count, CHANCES),
            max_chance_outcomes=CHANCES,
            num_players=sample.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self._kind, info, params or {})

    def new_initial_state(self, *_: Any) -> RatskellerState:
        return RatskellerState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers of {self._name} take no parameters, and these were given: {params}")
        return Observer(self)


class RatskellerState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: RatskellerGame) -> None:
        super().__init__(game)
        self._opening = game.opening
        self._deal: list[int] = []
        self._state: State | None = None

    @property
    def game_state(self) -> State:
        """The game itself; before the deal there is none."""
        if self._state is None:
            raise ValueError("nothing has been dealt yet")
        return self._state

    def current_player(self) -> int:
        if self._state is None:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self._state.to_move
        return int(pyspiel.PlayerId.TERMINAL) if mover is None else mover

    def _legal_actions(self, player: int) -> list[int]:
        state = self.game_state
        return sorted(state.legal()) if state.to_move == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / CHANCES) for outcome in range(CHANCES)]

    def _apply_action(self, action: int) -> None:
        if self._state is not None:
            self._state.apply(action)
            return
        self._deal = [*self._deal, action]
        if len(self._deal) == DEALS:
            self._state = State(*self._opening, int.from_bytes(bytes(self._deal), "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        if self._state is None or player < 0:
            return f"deal {action}"
        return json.dumps(self._state.action(action))

    def is_terminal(self) -> bool:
        return self._state is not None and self._state.is_over

    def returns(self) -> list[float]:
        if self._state is None:
            return [0.0] * self._opening[1]
        return self._state.returns()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float] | None = None) -> RatskellerState:
        """The same for this player, with everything that it cannot know drawn anew."""
        chance = sampler or np.random.default_rng().random
        seed = int(chance() * 2**53)
        imagined: RatskellerState = self.clone()
        imagined._state = self.game_state.info(player_id).sample(seed)
        return imagined

    def __str__(self) -> str:
        if self._state is None:
            return f"dealing {self._deal}"
        return f"{self._deal} {self._state.history}"


class Observer:
    """What a player could know, as numbers and as a text that is the same for the same knowledge."""

    def __init__(self, game: RatskellerGame) -> None:
        self.tensor: npt.NDArray[np.float32] = np.zeros(game.size, np.float32)
        self.dict = {
            name: self.tensor[offset : offset + int(np.prod(shape))].reshape(shape)
            for name, (offset, shape) in game.layout.items()
        }

    def set_from(self, state: RatskellerState, player: int) -> None:
        if state._state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state._state.encode(player)

    def string_from(self, state: RatskellerState, player: int) -> str:
        if state._state is None:
            return "not dealt"
        known = state._state.encode(player).tobytes()
        return f"seat {player}: {hashlib.sha256(known).hexdigest()}"


def _register(name: str, title: str, fewest: int, most: int) -> None:
    kind = pyspiel.GameType(
        short_name=f"ratskeller_{name.replace('-', '_')}",
        long_name=f"Ratskeller {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest, "options": "{}"},
    )
    pyspiel.register_game(kind, type(title.replace(" ", ""), (RatskellerGame,), {"_kind": kind, "_name": name}))


for _game in games():
    _register(_game["name"], _game["title"], *_game["players"])
