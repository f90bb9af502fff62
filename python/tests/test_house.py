"""A policy at a live table of a real house."""

from __future__ import annotations

import http.cookies
import json
import os
import re
import signal
import subprocess
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ratskeller

PROGRAM = Path(os.environ.get("RATSKELLER", Path(__file__).parents[2] / "target/debug/ratskeller"))

pytestmark = pytest.mark.skipif(not PROGRAM.exists(), reason=f"{PROGRAM} has not been built")


def ask(url: str, path: str, token: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return json.load(urllib.request.urlopen(urllib.request.Request(url + path, data, headers)))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("house")
    said, log = folder / "said", folder / "log"
    command = [str(PROGRAM), "serve", "--listen", "127.0.0.1:0", "--data", str(folder / "data"), "--no-limits"]
    with said.open("w") as out, log.open("w") as err, subprocess.Popen(command, stdout=out, stderr=err) as running:
        found = None
        for _ in range(600):
            found = re.search(r"http://[^ ]+:\d+", said.read_text())
            if found or running.poll() is not None:
                break
            time.sleep(0.1)
        assert found, said.read_text() + log.read_text()
        yield found[0]
        running.send_signal(signal.SIGTERM)


@pytest.fixture
def host(house: str) -> str:
    """The token of a guest, who opens tables."""
    request = urllib.request.Request(house + "/api/session", b"{}", {"content-type": "application/json"})
    cookies = http.cookies.SimpleCookie()
    for cookie in urllib.request.urlopen(request).headers.get_all("set-cookie"):
        cookies.load(cookie)
    return cookies["ratskeller"].value


def open_table(house: str, host: str, **how: Any) -> str:
    table = ask(house, "/api/tables", host, {"players": 2, "bots": ["pup"], "pause": 150, **how})
    return str(table["id"])


def begin_when_full(house: str, host: str, table: str) -> None:
    while any(sitter["kind"] == "open" for sitter in ask(house, f"/api/tables/{table}", host)["seats"]):
        time.sleep(0.05)
    ask(house, f"/api/tables/{table}/start", host, {})


@pytest.mark.parametrize(("game", "options"), [("rat-hot", {}), ("rat-a-tat-cat", {"until": {"rounds": 1}})])
def test_a_policy_plays_a_whole_game_and_knows_what_its_seat_knows(
    house: str, host: str, game: str, options: dict[str, Any]
) -> None:
    bot = ask(house, "/api/bots", host, {"name": f"Nibbler {game}"})["token"]
    table = open_table(house, host, game=game, options=options, private=True)
    invite = ask(house, f"/api/tables/{table}", host)["invite"]
    known: list[ratskeller.Info] = []

    class Remembering:
        def choose(self, info: ratskeller.Info, /, *, seed: int | None = None) -> int:
            known.append(info)
            return ratskeller.rat.choose(info, seed=1)

    seat = ratskeller.join(house, bot, table=f"{house}/table/{table}?invite={invite}")
    starting = threading.Thread(target=begin_when_full, args=(house, host, table))
    starting.start()
    ended = seat.play(Remembering())
    starting.join()
    assert ended["winners"]
    # What it knew at each of its decisions is what the record says that its seat could know then.
    record = ask(house, f"/api/tables/{table}/record", host)
    state = ratskeller.State.from_record(record)
    assert state.outcome() == ended
    if any(event.get("put_back") for event in state.events(None)):
        return  # no log names these
    again = ratskeller.State(game, 2, state.options, state.seed)
    for id in state.history:
        if again.to_move == seat.number:
            info = known.pop(0)
            assert info == again.info(seat.number) and info.legal() == again.info(seat.number).legal()
        again.apply(id)
    assert not known


def test_a_function_may_choose_among_what_the_house_offers(house: str, host: str) -> None:
    bot = ask(house, "/api/bots", host, {"name": "Chooser"})["token"]
    table = open_table(house, host, game="rat-a-tat-cat", options={"until": {"rounds": 1}})
    seat = ratskeller.join(house, bot)
    assert seat.table == table
    starting = threading.Thread(target=begin_when_full, args=(house, host, table))
    starting.start()
    assert seat.play(lambda turn: turn.choices[-1]["action"])["winners"]
    starting.join()


def test_the_house_says_why_not(house: str, host: str) -> None:
    with pytest.raises(ratskeller.HouseError) as refused:
        ratskeller.join(house, "0" * 32, table="0" * 16)
    assert refused.value.sentence and refused.value.code
    with pytest.raises(ratskeller.HouseError):
        ratskeller.join("http://127.0.0.1:1", "x", table="0" * 16, patience=0.3)
