from __future__ import annotations

import pytest

import ratskeller
from conftest import play
from ratskeller import Info, State
from ratskeller.contest import interval


def test_the_house_plays_by_what_its_seat_knows(game: str) -> None:
    state = State(game, seed=4)
    while not state.is_over:
        player = ratskeller.pup if state.to_move else ratskeller.rat
        action = player.choose(state, seed=7)
        assert state.mask()[action]
        mover = state.to_move
        assert mover is not None and player.choose(state.info(mover), seed=7) == action
        # A world that the seat cannot tell from the truth makes no difference.
        assert player.choose(state.info(mover).sample(3), seed=7) == action
        state.apply(action)


def test_a_king_says_what_it_thinks(game: str) -> None:
    state = State(game, seed=4)
    thought = ratskeller.king.think(state, 20, seed=1)
    assert state.mask()[thought.action] and thought.value is not None and 0 <= thought.value <= 1
    assert all(state.mask()[action] for action, _ in thought.alternatives)
    assert ratskeller.king(20).choose(state, seed=1) == thought.action
    assert state.mask()[ratskeller.king(millis=5).choose(state)]
    with pytest.raises(ratskeller.Malformed, match="^level: "):
        state.info(state.to_move).think("cat")


def test_an_arena_plays_every_deal_on_every_seat() -> None:
    report = ratskeller.arena("piratz", ["rat", "random"], deals=6, seed=3)
    assert [game.deal for game in report.games] == [deal for deal in range(6) for _ in range(2)]
    assert [game.seats for game in report.games[:2]] == [[0, 1], [1, 0]]
    rat, random = report.contestants
    assert rat.share + random.share == pytest.approx(1) and rat.share > 0.7
    low, high = rat.interval
    assert low < rat.share <= high and State.from_record(report.games[0].record).is_over
    assert str(report).count("\n") == 2
    assert ratskeller.arena("piratz", ["rat", "random"], deals=6, seed=3, threads=2) == report


def test_anybody_can_play_in_an_arena_and_gets_knowledge_only() -> None:
    met: set[type] = set()

    class First:
        def choose(self, known: Info, /, *, seed: int | None = None) -> int:
            met.add(type(known))
            return known.legal()[0]

    report = ratskeller.arena("rat-hot", {"first": First(), "last": lambda info, seed: info.legal()[-1]}, deals=1)
    assert met == {Info} and len(report.games) == 2
    with pytest.raises(ratskeller.IllegalAction):
        ratskeller.arena("rat-a-tat-cat", {"a": lambda info, seed: 10, "b": "pup"}, deals=1)


def test_intervals_are_those_of_deals() -> None:
    assert interval([]) == (0.0, 1.0)
    assert interval([1.0] * 10) == pytest.approx((0.722, 1.0), abs=1e-3)
    low, high = interval([0.0, 1.0] * 50)
    assert (low, high) == pytest.approx((0.4003, 0.5997), abs=1e-3)
    assert interval([0.5, 0.0, 1.0, 0.5, 0.5]) == pytest.approx((0.0610, 0.9390), abs=5e-3)
    # Mirrored deals know more than as many games that have nothing to do with each other.
    low, high = interval([0.5, 0.5, 0.5, 1.0] * 25)
    assert high - low < 0.1


def test_a_finished_game_is_looked_back_on() -> None:
    state = play(State("piratz", seed=6))
    analysis = ratskeller.analyse(state.record(), iterations=2)
    assert analysis["game"] == "piratz" and len(analysis["decisions"]) == len(state.history)
    assert ratskeller.analyse(state.record(), iterations=2, threads=2) == analysis
    with pytest.raises(ratskeller.Unknowable, match="not over"):
        ratskeller.analyse(State("piratz", seed=6).record())
    with pytest.raises(ratskeller.Malformed, match="JSON"):
        ratskeller.analyse("{")
