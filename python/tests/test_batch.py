from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

import ratskeller
from ratskeller import BatchEnv


def arrays(env: BatchEnv) -> dict[str, Any]:
    return {name: getattr(env, name) for name in ("obs", "mask", "to_move", "reward", "done", "final")}


def test_arrays_are_made_once_and_written_where_they_lie(game: str) -> None:
    env = BatchEnv(game, 7, seed=1)
    before = arrays(env)
    for _ in range(60):
        env.step(env.sample())
    for name, array in arrays(env).items():
        assert array is before[name], name
    shared = np.from_dlpack(env.obs)
    assert np.shares_memory(shared, env.obs)
    env.step(env.sample())
    assert (shared == env.obs).all()


def test_a_batch_plays_as_single_games_do(game: str) -> None:
    """Every table is followed by a game of its own, dealt from the same seed."""
    env = BatchEnv(game, 5, seed=11)
    # A table's games are recognized by what is known of them: the same actions lead to the same numbers.
    again = BatchEnv(game, 5, seed=11)
    for _ in range(200):
        chosen = env.sample().copy()
        assert env.mask[np.arange(5), chosen].all()
        env.step(chosen)
        again.step(chosen)
        for (name, one), other in zip(arrays(env).items(), arrays(again).values()):
            assert (one == other).all(), name


def test_threads_change_nothing(game: str) -> None:
    alone, together = BatchEnv(game, 33, 2, seed=5), BatchEnv(game, 33, 2, seed=5, threads=3)
    for _ in range(80):
        chosen = alone.sample().copy()
        assert (chosen == together.sample()).all()
        alone.step(chosen)
        together.step(chosen)
        for (name, one), other in zip(arrays(alone).items(), arrays(together).values()):
            assert (one == other).all(), name


def test_an_end_is_told_and_the_next_game_dealt(game: str) -> None:
    env, ended, decided = BatchEnv(game, 16, seed=2), 0, 0
    phase = env.layout["phase"][0]
    for _ in range(3000):
        env.step(env.sample())
        assert (env.to_move >= 0).all() and env.mask.any(axis=1).all()
        assert (env.reward[~env.done] == 0).all()
        for table in np.flatnonzero(env.done):
            ended += 1
            assert abs(env.reward[table].sum()) < 1e-6
            decided += int(env.reward[table].max() > 0)
            assert env.final[table, phase] != env.obs[table, phase], "the one is over, the other begins"
        if ended > 20:
            break
    assert 10 < decided <= ended


def test_with_next_step_the_end_stands_for_a_step(game: str) -> None:
    env = BatchEnv(game, 16, seed=2, autoreset="next_step")
    seen = 0
    while seen < 5:
        env.step(env.sample())
        ended = env.done.copy()
        if not ended.any():
            continue
        seen += 1
        assert (env.to_move[ended] == -1).all() and not env.mask[ended].any()
        assert (env.obs[ended] == env.final[ended]).all()
        env.step(env.sample())
        assert (env.to_move[ended] >= 0).all() and not env.done[ended].any() and (env.reward[ended] == 0).all()


def test_players_of_the_house_play_the_other_seats(game: str) -> None:
    env = BatchEnv(game, 8, seed=3, opponents="rat")
    own, brought = env.to_move.copy(), list[float]()
    while len(brought) <= 20:
        env.step(env.sample())
        assert (env.to_move[~env.done] == own[~env.done]).all(), "the seat stays until the end of a game"
        brought += list(env.reward[np.arange(8), own][env.done])
        own = env.to_move.copy()
    assert np.mean(brought) < -0.3, "a rat beats whoever plays at random"


def test_one_wrong_action_changes_nothing_anywhere(game: str) -> None:
    env = BatchEnv(game, 4, seed=1)
    chosen = env.sample().copy()
    wrong = chosen.copy()
    wrong[2] = np.flatnonzero(~env.mask[2])[0]
    before = {name: array.copy() for name, array in arrays(env).items()}
    with pytest.raises(ratskeller.RatskellerError, match=r"^tables\[2\]: "):
        env.step(wrong)
    for id in (-1, 2**40, env.mask.shape[1]):
        wrong[2] = id
        with pytest.raises(ratskeller.Malformed, match=r"^tables\[2\]: "):
            env.step(wrong)
    for name, array in arrays(env).items():
        assert (array == before[name]).all(), name
    with pytest.raises(ratskeller.Malformed, match="^actions: "):
        env.step(chosen[:3])
    with pytest.raises(TypeError):
        env.step(chosen.astype(np.float64))
    env.step(chosen)


def test_a_reset_with_the_same_seed_deals_the_same(game: str) -> None:
    env = BatchEnv(game, 4, seed=1)
    first = env.obs.copy()
    env.step(env.sample())
    env.reset(seed=1)
    assert (env.obs == first).all()
    env.reset(seed=2)
    assert (env.obs != first).any()


@pytest.mark.parametrize(
    "given",
    [
        {"tables": 0},
        {"tables": 2**40},
        {"threads": 0},
        {"autoreset": "later"},
        {"opponents": "cat"},
        {"players": 9},
    ],
)
def test_what_makes_no_tables_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(ratskeller.Malformed, match=f"^({'level' if 'opponents' in given else next(iter(given))}): "):
        BatchEnv("piratz", **{"tables": 2, **given})


def test_two_threads_do_not_spoil_each_others_games() -> None:
    env = BatchEnv("piratz", 1024, seed=1, opponents="king", iterations=2)
    chosen = env.sample().copy()
    other = threading.Thread(target=lambda: env.step(chosen))
    other.start()
    busy = 0
    while other.is_alive():
        try:
            env.sample()
        except ratskeller.Busy as told:
            assert "Another thread" in told.sentence
            busy += 1
    assert busy > 0, "the interpreter goes on while tables are played at"
    env.step(env.sample())
