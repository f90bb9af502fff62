from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, final

import numpy as np
import numpy.typing as npt

_Seed: TypeAlias = int | str | bytes
_Numbers: TypeAlias = npt.NDArray[np.int32]
_Mask: TypeAlias = npt.NDArray[np.bool_]
_Layout: TypeAlias = dict[str, tuple[int, tuple[int, ...]]]

__all__ = ["BatchEnv", "Info", "State", "_restore", "_restore_info", "analyse", "deck", "games", "set_language"]

def games() -> list[dict[str, Any]]:
    """What there is to play: name, title, players (the fewest and the most) and options, as a JSON Schema."""

def deck(game: str) -> dict[str, Any]:
    """What is printed on a game's components."""

def analyse(record: str | Mapping[str, Any], iterations: int | None = None, threads: int = 1) -> dict[str, Any]:
    """Looks back on a finished game, decision by decision (docs/analysis.md)."""

def set_language(code: str) -> None:
    """From now on sentences are in this language: en, de, nl or is."""

def _restore(saved: str) -> State: ...
def _restore_info(saved: str, seat: int | None) -> Info: ...
@final
class State:
    """A game in progress, the whole truth. A seat is a number from 0, ``None`` is somebody looking on."""

    def __new__(
        cls,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: _Seed | None = None,
        *,
        setup: Mapping[str, Any] | None = None,
        deck: str | Mapping[str, Any] | None = None,
    ) -> State: ...
    @staticmethod
    def from_record(record: str | Mapping[str, Any]) -> State:
        """The game of a record, where it ends; it must be true."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> dict[str, Any]:
        """All of them, those left as usual too."""

    @property
    def seed(self) -> str:
        """64 hexadecimal digits: what all chance follows from."""

    @property
    def is_imagined(self) -> bool:
        """Whether it comes from ``sample``."""

    @property
    def to_move(self) -> int | None:
        """Whose decision it is; nobody's when the game is over."""

    @property
    def is_over(self) -> bool: ...
    @property
    def history(self) -> list[int]:
        """The ids of what was done since the deal, or since somebody imagined this."""

    @property
    def action_count(self) -> int:
        """How many ids there are: from 0 up to this number."""

    @property
    def timed(self) -> tuple[int, int] | None:
        """What the table itself still has to do because of the time: its id, and after how many minutes."""

    @property
    def layout(self) -> _Layout:
        """Where each field of an encoding begins, and its shape, by its name (docs/encoding.md)."""

    def legal(self) -> list[int]: ...
    def legal_count(self) -> int: ...
    def legal_nth(self, n: int) -> int: ...
    def mask(self) -> _Mask: ...
    def apply(self, action: int | str | Mapping[str, Any], *, by_table: bool = False) -> None:
        """Does what whoever is to move wants, by its id or as JSON."""

    def id(self, action: str | Mapping[str, Any]) -> int:
        """The id of a legal action in JSON."""

    def action(self, id: int) -> Any:
        """The action with this id now, as JSON."""

    def actions(self) -> list[Any]:
        """All that is legal, as JSON, in the order of ``legal``."""

    def clone(self) -> State: ...
    def outcome(self) -> dict[str, Any] | None: ...
    def returns(self) -> list[float]:
        """What the game brought each seat: 1 the only winner, the others what sums to nothing; 0 while it goes on."""

    def view(self, seat: int | None) -> dict[str, Any]: ...
    def reveal(self) -> dict[str, Any]: ...
    def events(self, seat: int | None, start: int = 0) -> list[dict[str, Any]]: ...
    def info(self, seat: int | None) -> Info: ...
    def sample(self, info: Info, seed: _Seed | None = None) -> State:
        """A game that whoever knows this cannot tell from the real one, drawn evenly from all there are."""

    def encode(self, seat: int | None) -> _Numbers: ...
    def record(self) -> str:
        """The whole game on one line of JSON."""

    def draw(self, seat: int | None = None) -> str:
        """As text: what a seat sees, or without a seat everything."""

    def svg(self, seat: int | None = None) -> str: ...
    def _repr_svg_(self) -> str: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: Any, /) -> State: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...

@final
class Info:
    """Everything that a seat, or with ``None`` somebody looking on, could know."""

    @staticmethod
    def begin(
        game: str,
        players: int,
        options: Mapping[str, Any] | None,
        seat: int | None,
        *,
        deck: str | Mapping[str, Any] | None = None,
    ) -> Info:
        """What is known at a table elsewhere, such as one of a house, before the deal."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def to_move(self) -> int | None: ...
    @property
    def action_count(self) -> int: ...
    @property
    def layout(self) -> _Layout: ...
    def observe(self, events: Sequence[Mapping[str, Any]], to_move: int | None) -> Info:
        """What is known after these events, and who is to move then."""

    def legal(self) -> list[int]: ...
    def mask(self) -> _Mask: ...
    def action(self, id: int) -> Any: ...
    def encode(self) -> _Numbers: ...
    def view(self) -> dict[str, Any]: ...
    def remembered(self) -> dict[str, Any]:
        """The view of somebody who has forgotten nothing."""

    def sample(self, seed: _Seed | None = None) -> State: ...
    def think(
        self, level: str, iterations: int | None = None, millis: int | None = None, seed: _Seed | None = None
    ) -> tuple[int, float | None, list[tuple[int, float]]]:
        """What a player of the house would do, its chance of winning, and other actions with theirs."""

    def __eq__(self, other: object, /) -> bool: ...
    def __reduce__(self) -> tuple[Any, tuple[str, int | None]]: ...

@final
class BatchEnv:
    """Many tables of one game in one call, over arrays that are made once."""

    def __new__(
        cls,
        game: str,
        tables: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: _Seed | None = None,
        *,
        threads: int = 1,
        autoreset: str = "same_step",
        opponents: str | None = None,
        iterations: int = 100,
        setup: Mapping[str, Any] | None = None,
        deck: str | Mapping[str, Any] | None = None,
    ) -> BatchEnv: ...
    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def tables(self) -> int: ...
    @property
    def threads(self) -> int: ...
    @property
    def autoreset(self) -> str: ...
    @property
    def layout(self) -> _Layout: ...
    @property
    def obs(self) -> _Numbers:
        """What whoever is to move knows: a row for each table."""

    @property
    def mask(self) -> _Mask:
        """What whoever is to move may do."""

    @property
    def to_move(self) -> _Numbers:
        """Whose decision it is; -1 where a game is over and the next step deals."""

    @property
    def reward(self) -> npt.NDArray[np.float32]:
        """What the last step brought each seat."""

    @property
    def done(self) -> _Mask:
        """Where a game ended with the last step."""

    @property
    def final(self) -> _Numbers:
        """Where a game ended: what whoever acted last knows of its end."""

    @property
    def actions(self) -> npt.NDArray[np.int64]:
        """What ``sample`` has chosen; free to be written into."""

    def reset(self, seed: _Seed | None = None) -> None: ...
    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """Does one action at each table; or, if one of them may not be done, nothing anywhere."""

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action of each table, all equally likely."""

    def __len__(self) -> int: ...
