from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import ratskeller
from ratskeller import BatchEnv, Info, State


def test_an_import_brings_nothing_that_takes_long() -> None:
    """What `make bench-python` measures in milliseconds: neither NumPy nor threads nor the network come along."""
    code = "import sys; before = set(sys.modules); import ratskeller; print(*sorted(set(sys.modules) - before), sep='\\n')"
    brought = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    unwanted = {"numpy", "urllib.request", "http.client", "concurrent.futures", "dataclasses", "json", "inspect", "asyncio"}
    assert not unwanted & set(brought)


def test_everything_that_is_promised_is_there() -> None:
    for name in ratskeller.__all__:
        assert getattr(ratskeller, name) is not None
    with pytest.raises(AttributeError):
        ratskeller.no_such_thing  # noqa: B018


STRANGE: list[Any] = [None, -1, 2**63, 2**200, 1.5, float("nan"), "", "\x00", "ä" * 1000, b"\xff", [], [[[]]], {}, {"a": {}}, object()]


def test_nothing_strange_panics(game: str) -> None:
    """A panic would be no `Exception`."""
    state = State(game, seed=1)
    info = state.info(0)
    record = json.loads(state.record())

    def tried(what: Any, *given: Any, **named: Any) -> None:
        try:
            what(*given, **named)
        except Exception:  # whatever it says, it is Python's or the house's
            pass

    for strange in STRANGE:
        for name in ("game", "players", "options", "seed", "setup", "deck"):
            tried(State, **{"game": game, name: strange})
        for name in ("players", "options", "seed", "threads", "autoreset", "opponents", "setup", "deck"):
            tried(BatchEnv, **{"game": game, "tables": 2, name: strange})
        for what in (state.view, state.info, state.encode, state.draw, state.svg, state.id, state.action, state.legal_nth):
            tried(what, strange)
        tried(state.events, 0, strange)
        tried(state.events, strange)
        tried(state.clone().apply, strange)
        tried(state.clone().apply, strange, by_table=True)
        tried(info.observe, strange, strange)
        tried(info.think, strange)
        tried(info.think, "rat", strange, strange, strange)
        tried(State.from_record, strange)
        tried(ratskeller.analyse, strange)
        tried(ratskeller._native._restore, strange)
        for field in record:
            tried(State.from_record, {**record, field: strange})
    begun = Info.begin(game, 2, None, 0)
    for what in (begun.legal, begun.mask, begun.encode, begun.view, begun.remembered, begun.sample):
        tried(what)
    tried(begun.observe([], 0).think, "king", 5)
    tried(begun.observe([], 0).legal)
    assert state == State(game, seed=1)
