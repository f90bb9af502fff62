"""The players of the house, and what anybody who plays has to be able to do."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from ._native import Info, State

__all__ = ["HousePlayer", "Policy", "Thought", "king", "pup", "random", "rat", "scamp"]


class Policy(Protocol):
    """Whoever can choose: knowing what the seat to move knows, the id of a legal action."""

    def choose(self, known: Info, /, *, seed: int | None = None) -> int: ...


class Thought(NamedTuple):
    """What a player of the house makes of a position."""

    action: int
    #: The seat's chance of winning, from 0 to 1, if the player thought that far.
    value: float | None
    #: Other actions that it thought of, the best first, with their values.
    alternatives: list[tuple[int, float]]


class HousePlayer(NamedTuple):
    """A player of the house. It gets what its seat could know, and never more."""

    level: str
    #: How often it thinks about each decision; only a king does.
    iterations: int = 400
    #: By the clock instead: then the same seed does not give the same moves.
    millis: int | None = None

    def think(
        self, known: State | Info, iterations: int | None = None, *, seed: int | str | bytes | None = None
    ) -> Thought:
        """What it would do, and what it thinks of it. Of a game it gets the knowledge of whoever is to move."""
        info = knowledge(known)
        if self.millis is not None and iterations is None:
            return Thought(*info.think(self.level, millis=self.millis, seed=seed))
        return Thought(*info.think(self.level, iterations=iterations or self.iterations, seed=seed))

    def choose(
        self, known: State | Info, /, iterations: int | None = None, *, seed: int | str | bytes | None = None
    ) -> int:
        """The id of what it would do."""
        return self.think(known, iterations, seed=seed).action

    def __call__(self, iterations: int | None = None, *, millis: int | None = None) -> HousePlayer:
        """The same player with other patience: ``king(1000)``."""
        return HousePlayer(self.level, iterations or self.iterations, millis)


def knowledge(known: State | Info) -> Info:
    """What whoever is to move knows."""
    if isinstance(known, Info):
        return known
    # Of a game that is over whoever looks on knows as much as anybody, and is told that it is over.
    return known.info(known.to_move)


#: Any legal action, all equally likely: a yardstick, not company.
random = HousePlayer("random")
#: Sensible-looking and forgetful.
pup = HousePlayer("pup")
#: A rat who is a pup now and then.
scamp = HousePlayer("scamp")
#: A good player who decides at once.
rat = HousePlayer("rat")
#: Thinks as long as it is given: ``king.choose(state, iterations=1000)``.
king = HousePlayer("king")
