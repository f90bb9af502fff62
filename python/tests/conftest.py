from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import ratskeller

GAMES = ["rat-hot", "piratz", "rat-a-tat-cat"]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def play(state: ratskeller.State, moves: int | None = None, seed: int = 1) -> ratskeller.State:
    """Some random moves, or as many as there are."""
    chance = random.Random(seed)
    while not state.is_over and moves != 0:
        state.apply(state.legal_nth(chance.randrange(state.legal_count())))
        moves = None if moves is None else moves - 1
    return state


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    ratskeller.set_language("en")
