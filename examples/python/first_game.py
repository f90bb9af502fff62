"""A whole game by players of the house, and what one of them knew in the middle of it.

    python examples/python/first_game.py [piratz | rat-hot | rat-a-tat-cat]
"""

from __future__ import annotations

import sys

import ratskeller


def main(game: str) -> None:
    state = ratskeller.State(game, players=2, seed=7)
    while state.to_move is not None:
        player = ratskeller.rat if state.to_move == 0 else ratskeller.pup
        state.apply(player.choose(state, seed=len(state.history)))
        if len(state.history) == 12 and state.to_move is not None:
            knowing = state.info(state.to_move)
            print(state.draw(state.to_move))
            print(f"{len(knowing.legal())} actions; what is known takes {len(knowing.encode())} numbers")
            imagined = knowing.sample(seed=1)
            assert imagined.info(state.to_move) == knowing, "nobody at this seat could tell them apart"
    print(state.draw())
    print(state.outcome())


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "piratz")
