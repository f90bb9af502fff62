from __future__ import annotations

import copy
import json
import pickle
import threading
from typing import Any

import numpy as np
import pytest

import ratskeller
from conftest import GAMES, play
from ratskeller import Info, State


def test_the_games_are_those_of_the_house() -> None:
    assert [game["name"] for game in ratskeller.games()] == GAMES
    assert len(ratskeller.deck("rat-hot")["strips"]) == 42


def test_a_game_is_played_to_its_end(game: str) -> None:
    state = play(State(game, seed=3))
    outcome = state.outcome()
    assert outcome is not None and outcome["winners"] and len(outcome["points"]) == 2
    assert state.to_move is None and state.legal() == [] and not state.mask().any()
    assert sum(state.returns()) == pytest.approx(0) and max(state.returns()) > 0
    assert "over" in repr(state)


def test_the_same_seed_gives_the_same_game(game: str) -> None:
    digits = f"{5:064x}"
    for seed in (5, digits, bytes.fromhex(digits)):
        state = State(game, seed=seed)
        assert state == State(game, seed=5) and state.seed == digits
    assert State(game, seed=6) != State(game, seed=5)
    assert State(game) != State(game), "without a seed it is any"


def test_ids_masks_and_json_say_the_same(game: str) -> None:
    state = play(State(game, seed=1), 7)
    legal = state.legal()
    assert sorted(legal) == list(np.flatnonzero(state.mask())) and len(state.mask()) == state.action_count
    assert [state.legal_nth(n) for n in range(state.legal_count())] == legal
    assert [state.id(action) for action in state.actions()] == legal
    by_id, by_json = state.clone(), state.clone()
    by_id.apply(legal[-1])
    by_json.apply(state.action(legal[-1]))
    assert by_id == by_json and by_id != state and by_id.history == [*state.history, legal[-1]]


def test_a_copy_goes_its_own_way(game: str) -> None:
    state = play(State(game, seed=1), 4)
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        assert twin == state
        play(twin)
        assert twin != state and len(state.history) == 4


def test_a_pickle_is_the_same_game(game: str) -> None:
    state = play(State(game, 2, seed=9), 6)
    imagined = play(state.sample(state.info(0), seed=4), 2)
    for one in (state, imagined):
        again = pickle.loads(pickle.dumps(one))
        assert again == one and again.history == one.history and again.is_imagined == one.is_imagined
        info = one.info(1)
        assert pickle.loads(pickle.dumps(info)) == info


def test_a_record_is_read_again(game: str) -> None:
    state = play(State(game, seed=2))
    record = state.record()
    assert json.loads(record)["outcome"]["winners"] == state.outcome()["winners"]  # type: ignore[index]
    assert State.from_record(record) == state == State.from_record(json.loads(record))
    broken = json.loads(record)
    broken["outcome"]["points"][0] += 1
    with pytest.raises(ratskeller.Malformed, match="^outcome: "):
        State.from_record(broken)


def test_a_record_knows_what_the_table_did_itself() -> None:
    state = State("rat-a-tat-cat", options={"until": {"minutes": 20}}, seed=1)
    assert state.timed is not None and state.timed[1] == 20
    time_up = state.timed[0]
    assert time_up not in state.legal()
    with pytest.raises(ratskeller.IllegalAction) as refused:
        state.apply(time_up)
    assert refused.value.rule == "RC-E2"
    with pytest.raises(ratskeller.NotTheirTurn):
        state.apply(state.legal()[0], by_table=True)
    state.apply(time_up, by_table=True)
    assert state.timed is None
    play(state)
    assert State.from_record(state.record()) == state
    assert pickle.loads(pickle.dumps(state)) == state


def test_views_and_events_hide_what_a_seat_cannot_see() -> None:
    state = play(State("rat-a-tat-cat", 3, seed=1), 3)
    dealt = state.events(0)[0]
    assert dealt["type"] == "dealt" and dealt["lines"][0][0] is not None and dealt["lines"][1][0] is None
    assert state.events(None)[0]["lines"][0] == [None] * 4
    assert len(state.events(0, start=1)) == len(state.events(0)) - 1
    assert state.view(0) != state.view(1) and state.reveal() != state.view(None)


def test_what_a_seat_knows_folds_from_what_it_saw(game: str) -> None:
    for seat in (0, 1, None):
        state = play(State(game, seed=8), 9)
        info = Info.begin(game, 2, state.options, seat).observe(state.events(seat), state.to_move)
        assert info == state.info(seat) and info.legal() == state.info(seat).legal()
        assert (info.encode() == state.encode(seat)).all()
        with pytest.raises(ratskeller.Unknowable, match="no record"):
            pickle.dumps(info)
        with pytest.raises(ratskeller.Unknowable, match="no record"):
            info.sample(1).record()


def test_events_that_cannot_be_are_refused() -> None:
    info = State("piratz", seed=1).info(0)
    with pytest.raises(ratskeller.Malformed, match=r"^events\[0\]\.type: "):
        info.observe([{"type": "won"}], 0)
    with pytest.raises(ratskeller.Malformed):
        info.observe([{"type": "revealed", "seat": 0, "card": None}], 0)


def test_a_sample_cannot_be_told_from_the_truth(game: str) -> None:
    state = play(State(game, seed=8), 9)
    mover = state.to_move
    info = state.info(mover)
    worlds = [state.sample(info, seed=seed) for seed in range(20)]
    for world in worlds:
        assert world.info(mover) == info and world.legal() == state.legal() and world.is_imagined
    assert worlds[0] == info.sample(seed=0) and any(world != worlds[0] for world in worlds)
    with pytest.raises(ratskeller.Unknowable):
        worlds[0].record()
    with pytest.raises(ratskeller.Unknowable):
        worlds[0].events(0)


def test_an_encoding_is_read_by_its_layout(game: str) -> None:
    state = play(State(game, seed=8), 9)
    numbers, layout = state.encode(0), state.layout
    assert numbers.dtype == np.int32
    offset, shape = layout["turn"]
    assert numbers[offset] == state.to_move and shape == ()
    last_offset, last_shape = list(layout.values())[-1]
    assert last_offset + int(np.prod(last_shape)) == len(numbers)
    assert state.info(0).layout == layout


def test_a_game_is_drawn(game: str) -> None:
    state = play(State(game, seed=8), 5)
    assert state.draw(0).strip() and state.draw().strip()
    svg = state._repr_svg_()
    assert svg.startswith("<svg") and svg.endswith("</svg>") and "<text" in svg


def test_decks_and_set_ups_are_ones_own() -> None:
    deck = ratskeller.deck("piratz")
    deck["cards"] = deck["cards"][::-1]
    own = State("piratz", deck=deck, seed=1)
    assert own != State("piratz", seed=1) and State.from_record(play(own).record()) == own
    pile = State("piratz", seed=1).reveal()["pile"][::-1]
    stacked = State("piratz", setup={"pile": pile}, options={"first": 0}, seed=1)
    stacked.apply("reveal")
    assert stacked.events(None)[-1]["card"] == pile[0]
    assert State.from_record(stacked.record()) == stacked
    with pytest.raises(ratskeller.Malformed, match="^deck"):
        State("piratz", deck={"cards": []})
    with pytest.raises(ratskeller.Malformed):
        State("piratz", deck='game = "piratz"\n')


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"game": "chess"}, "game: “chess” is not known here"),
        ({"game": "piratz", "players": 9}, "players: "),
        ({"game": "piratz", "players": 0}, "players: "),
        ({"game": "piratz", "options": {"first": 7}}, "options.first: "),
        ({"game": "piratz", "options": {"speed": 7}}, "options"),
        ({"game": "piratz", "seed": "abc"}, "seed: "),
        ({"game": "piratz", "seed": -1}, "seed: "),
        ({"game": "piratz", "setup": {"pile": [1, 1]}}, "setup.pile"),
    ],
)
def test_what_makes_no_game_is_refused_at_its_place(given: dict[str, object], place: str) -> None:
    with pytest.raises(ratskeller.Malformed) as refused:
        State(**given)  # type: ignore[arg-type]
    assert refused.value.sentence.startswith(place), refused.value.sentence


def test_a_wrong_id_is_refused(game: str) -> None:
    state = State(game, seed=1)
    before = state.clone()
    for wrong in (-1, state.action_count, 2**40, -(2**70)):
        with pytest.raises((ratskeller.Malformed, OverflowError)):
            state.apply(wrong)
    illegal = next(id for id in range(state.action_count) if not state.mask()[id])
    with pytest.raises(ratskeller.RatskellerError):
        state.apply(illegal)
    nonsense: list[Any] = ["fly", {"fly": {}}, {}, 1.5, None]
    for given in nonsense:
        with pytest.raises(ratskeller.Malformed):
            state.apply(given)
    for seat in (2, 200):
        with pytest.raises(ratskeller.Malformed, match="^seat: "):
            state.view(seat)
    assert state == before


def test_a_refusal_has_the_sentence_and_the_rule_of_the_house() -> None:
    state = State("piratz", 2, {"first": 0}, seed=1)
    with pytest.raises(ratskeller.IllegalAction) as refused:
        state.apply("stay")
    rule, sentence = refused.value.rule, refused.value.sentence
    assert rule is not None and rule.startswith("PZ-") and str(refused.value) == sentence
    ratskeller.set_language("de")
    with pytest.raises(ratskeller.IllegalAction) as refused:
        state.apply("stay")
    assert refused.value.rule == rule and refused.value.sentence != sentence
    with pytest.raises(ratskeller.Malformed):
        ratskeller.set_language("fr")
    assert pickle.loads(pickle.dumps(refused.value)).rule == rule


def test_a_finished_game_has_nothing_left_to_do(game: str) -> None:
    state = play(State(game, seed=1))
    with pytest.raises(ratskeller.GameOver, match="over"):
        state.apply(0)
    with pytest.raises(ratskeller.GameOver):
        ratskeller.rat.choose(state)
    with pytest.raises(ratskeller.Malformed):
        state.legal_nth(0)


def test_foreign_knowledge_is_refused() -> None:
    piratz, cat = State("piratz", 2, seed=1), State("rat-a-tat-cat", 2, seed=1)
    three, aided = State("piratz", 3, seed=1), State("piratz", 2, {"memory": "aided"}, seed=1)
    for other in (cat, three, aided):
        with pytest.raises(ratskeller.Unknowable, match="another table"):
            piratz.sample(other.info(0))
    mover = piratz.to_move
    assert mover is not None
    with pytest.raises(ratskeller.NotTheirTurn):
        ratskeller.king.choose(piratz.info(1 - mover), 5)


def test_threads_may_share_a_state(game: str) -> None:
    state = State(game, seed=1)
    failures: list[BaseException] = []

    def work(seed: int) -> None:
        try:
            for _ in range(50):
                play(state.clone(), 20, seed)
                state.info(0).sample(seed)
                if not state.is_over:
                    state.apply(state.legal()[0])
        except ratskeller.RatskellerError:
            pass  # another thread was quicker
        except BaseException as failure:  # noqa: BLE001
            failures.append(failure)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures and len(state.history) > 0
    assert pickle.loads(pickle.dumps(state)) == state
