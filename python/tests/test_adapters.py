from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from conftest import GAMES


@pytest.mark.filterwarnings("ignore::UserWarning")
class TestPettingZoo:
    def test_api(self, game: str) -> None:
        from pettingzoo.test import api_test

        import ratskeller.pettingzoo

        api_test(ratskeller.pettingzoo.env(game), num_cycles=60)

    def test_seeds(self, game: str) -> None:
        from pettingzoo.test import seed_test

        import ratskeller.pettingzoo

        seed_test(lambda: ratskeller.pettingzoo.env(game), num_cycles=40)

    def test_rendering(self, capsys: pytest.CaptureFixture[str]) -> None:
        from pettingzoo.test import render_test

        import ratskeller.pettingzoo

        tests: Any = {"ansi": lambda drawn: isinstance(drawn, str) and drawn, "human": lambda drawn: drawn is None}
        render_test(lambda **how: ratskeller.pettingzoo.env("piratz", **how), custom_tests=tests)

    def test_a_whole_game(self, game: str) -> None:
        import ratskeller.pettingzoo

        env = ratskeller.pettingzoo.env(game, options=None)
        env.reset(seed=3)
        chance, brought = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observed, reward, ended, _, _ = env.last()
            brought[agent] += reward
            mask = observed["action_mask"]
            env.step(None if ended else int(chance.choice(np.flatnonzero(mask))))
        assert sum(brought.values()) == pytest.approx(0) and max(brought.values()) > 0
        assert env.agents == []


class TestGymnasium:
    @pytest.mark.parametrize("autoreset", ["same_step", "next_step"])
    def test_many_tables(self, game: str, autoreset: str) -> None:
        from gymnasium.vector import AutoresetMode

        from ratskeller.gymnasium import RatskellerVectorEnv

        env = RatskellerVectorEnv(game, 6, opponents="pup", autoreset=autoreset, copy=True)
        assert env.metadata["autoreset_mode"] == AutoresetMode[autoreset.upper()]
        observed, _ = env.reset(seed=1)
        assert env.observation_space.contains(observed)
        ended = 0
        for _ in range(600):
            observed, reward, terminated, truncated, infos = env.step(env.sample())
            assert env.observation_space.contains(observed) and not truncated.any()
            assert (reward[~terminated] == 0).all() and (np.abs(reward) <= 1).all()
            ended += int(terminated.sum())
            if autoreset == "same_step" and terminated.any():
                assert (infos["_final_obs"] == terminated).all()
                last = infos["final_obs"][int(np.flatnonzero(terminated)[0])]
                assert env.single_observation_space.contains(last)
        assert ended > 3

    def test_gymnasium_knows_which_ends_are_whose(self) -> None:
        from gymnasium.wrappers.vector import RecordEpisodeStatistics

        from ratskeller.gymnasium import RatskellerVectorEnv

        env = RecordEpisodeStatistics(RatskellerVectorEnv("rat-a-tat-cat", 4, seed=2))
        env.reset(seed=2)
        for _ in range(400):
            *_, infos = env.step(env.unwrapped.sample())  # type: ignore[attr-defined]
        assert len(env.return_queue) > 3


class TestOpenSpiel:
    @pytest.fixture(autouse=True)
    def _spiel(self) -> None:
        pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")

    @pytest.mark.parametrize("name", GAMES)
    def test_random_games(self, name: str) -> None:
        import pyspiel

        import ratskeller.openspiel  # noqa: F401

        game = pyspiel.load_game(f"ratskeller_{name.replace('-', '_')}")
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)

    def test_ismcts_searches_without_knowing_more(self) -> None:
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        import ratskeller.openspiel  # noqa: F401

        game = pyspiel.load_game("ratskeller_rat_a_tat_cat", {"options": '{"until": {"rounds": 1}}'})
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(7)
        chance = np.random.RandomState(1)
        bot = ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(1, chance),
            uct_c=2.0,
            max_simulations=30,
            random_state=chance,
        )
        decisions = 0
        # Whoever knocks at once ends the only round before that.
        while decisions < 4 and not state.is_terminal():
            player = state.current_player()
            imagined = state.resample_from_infostate(player, chance.random_sample)
            assert imagined.information_state_string(player) == state.information_state_string(player)
            assert imagined.legal_actions() == state.legal_actions()
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decisions += 1
        assert decisions > 1

    def test_options_are_parameters(self) -> None:
        import pyspiel

        import ratskeller.openspiel  # noqa: F401

        game = pyspiel.load_game("ratskeller_piratz", {"players": 4, "options": '{"first": 2}'})
        state = game.new_initial_state()
        for action in (1, 2, 3, 4):
            state.apply_action(action)
        assert game.num_players() == 4 and state.current_player() == 2
