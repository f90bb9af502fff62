"""Measures the package for Python beside others that do the same, each played at random, and writes the table of docs/python.md.

Everything is measured in one run, several times in turn; the fastest time of each counts, for nothing makes a program quicker than it is.
A step is one decision. Who plays in batches counts every table's.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

Loop = Callable[[float], float]

GAMES = {"Piratz": "piratz", "Rat-a-Tat Cat": "rat-a-tat-cat", "Rat Hot": "rat-hot"}


def rate(step: Callable[[], int], seconds: float) -> float:
    """How many steps a second; ``step`` says how many it has made."""
    step()
    steps, begun = 0, time.perf_counter()
    while (taken := time.perf_counter() - begun) < seconds:
        steps += step()
    return steps / taken


def state(game: str) -> Loop:
    import ratskeller

    chance, seeds = random.Random(1).random, iter(range(2**62))

    def whole_game() -> int:
        state, steps = ratskeller.State(game, 2, seed=next(seeds)), 0
        apply, count, nth = state.apply, state.legal_count, state.legal_nth
        while legal := count():
            apply(nth(int(chance() * legal)))
            steps += 1
        return steps

    return lambda seconds: rate(whole_game, seconds)


def batch(game: str, threads: int) -> Loop:
    import ratskeller

    env = ratskeller.BatchEnv(game, 1024, 2, seed=1, threads=threads)

    def steps() -> int:
        for _ in range(8):
            env.step(env.sample())
        return 8 * len(env)

    return lambda seconds: rate(steps, seconds)


def aec(make: Callable[[], Any]) -> Loop:
    """A PettingZoo environment, as its users step it."""
    env, seeds, chance = make(), iter(range(2**31)), random.Random(1).random

    def whole_game() -> int:
        steps = 0
        env.reset(seed=next(seeds))
        for agent in env.agent_iter():
            observed, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observed["action_mask"]
            legal = mask.view(np.bool_).nonzero()[0]
            env.step(int(legal[int(chance() * len(legal))]))
            steps += 1
        return steps

    return lambda seconds: rate(whole_game, seconds)


def own_aec(game: str) -> Loop:
    import ratskeller.pettingzoo

    return aec(lambda: ratskeller.pettingzoo.raw_env(game))


def classic(name: str) -> Loop:
    import importlib

    module = importlib.import_module(f"pettingzoo.classic.{name}")
    return aec(lambda: getattr(module, "raw_env", module.env)())


def open_spiel(game: str, tensors: bool = False) -> Loop:
    import pyspiel

    import ratskeller.openspiel  # noqa: F401

    loaded, chance = pyspiel.load_game(game), random.Random(1).random

    def whole_game() -> int:
        state, steps = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                continue
            if tensors:
                state.information_state_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
            steps += 1
        return steps

    return lambda seconds: rate(whole_game, seconds)


def rlcard(game: str) -> Loop:
    import rlcard as package

    env, chance = package.make(game, {"seed": 1}), random.Random(1).random

    def whole_game() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance() * len(legal))])
            steps += 1
        return steps

    return lambda seconds: rate(whole_game, seconds)


def subjects() -> list[tuple[str, str, Callable[[], Loop]]]:
    """What is measured: whose, in which way, and how it is made ready."""
    own = [
        *[(f"ratskeller, {title}", "`BatchEnv`, observation and mask, two threads", lambda g=game: batch(g, 2)) for title, game in GAMES.items()],
        *[(f"ratskeller, {title}", "`BatchEnv`, observation and mask, one thread", lambda g=game: batch(g, 1)) for title, game in GAMES.items()],
        *[(f"ratskeller, {title}", "`State`, without observation", lambda g=game: state(g)) for title, game in GAMES.items()],
        *[(f"ratskeller, {title}", "PettingZoo AEC, observation and mask", lambda g=game: own_aec(g)) for title, game in GAMES.items()],
        ("ratskeller, Piratz", "through OpenSpiel, without observation", lambda: open_spiel("ratskeller_piratz")),
    ]
    spiel = ["hearts", "gin_rummy", "crazy_eights", "liars_dice", "quoridor"]
    others = [
        *[(f"OpenSpiel, {game}", "Python loop, without observation", lambda g=game: open_spiel(g)) for game in spiel],
        *[(f"PettingZoo classic, {name}", "AEC, observation and mask", lambda n=name: classic(n)) for name in ["connect_four_v3", "tictactoe_v3", "texas_holdem_v4", "leduc_holdem_v4"]],
        *[(f"RLCard, {game}", "its own loop, observation", lambda g=game: rlcard(g)) for game in ["leduc-holdem", "uno", "gin-rummy", "limit-holdem"]],
    ]
    return own + others


def imports() -> float:
    """Milliseconds that `import ratskeller` adds to those of an interpreter that does nothing."""
    times = {}
    for code in ("pass", "import ratskeller"):
        taken = []
        for _ in range(12):
            begun = time.perf_counter()
            subprocess.run([sys.executable, "-I", "-c", code], check=True)
            taken.append(time.perf_counter() - begun)
        times[code] = min(taken)
    return 1000 * (times["import ratskeller"] - times["pass"])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=10, help="for how long each is measured, in parts")
    asked.add_argument("--write", type=Path, help="a page with the marks of a table")
    asked = asked.parse_args()

    loops: list[tuple[str, str, Loop]] = []
    for whose, how, make in subjects():
        try:
            loops.append((whose, how, make()))
        except Exception as missing:  # whatever keeps another library from being measured
            print(f"{whose} is not measured: {missing}", file=sys.stderr)
    rounds = 5
    best = [0.0] * len(loops)
    for _ in range(rounds):
        for number, (_, _, loop) in enumerate(loops):
            best[number] = max(best[number], loop(asked.seconds / rounds))

    lines = ["| | how | steps a second |", "| --- | --- | ---: |"]
    lines += [f"| {whose} | {how} | {round(steps, -2):,.0f} |" for (whose, how, _), steps in zip(loops, best)]
    wheel = max(Path("target/python/wheels").glob("*.whl"), key=os.path.getmtime)
    lines.append("")
    lines.append(
        f"The wheel has {wheel.stat().st_size / 1e6:.1f} MB, and `import ratskeller` takes {imports():.0f} ms longer than an interpreter that does "
        f"nothing. CPython {sys.version.split()[0]}, NumPy {np.__version__}, {os.cpu_count()} cores."
    )
    table = "\n".join(lines)
    print(table)
    if asked.write:
        begin, end = "<!-- measured by make bench-python -->\n", "\n<!-- end -->"
        before, rest = asked.write.read_text().split(begin)
        asked.write.write_text(before + begin + table + end + rest.split(end)[1])


if __name__ == "__main__":
    main()
