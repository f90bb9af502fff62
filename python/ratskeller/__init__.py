"""Rat Hot, Piratz and Rat-a-Tat Cat as environments: hidden information, exact samples of what could be, no leaks.

>>> import ratskeller
>>> game = ratskeller.State("piratz", players=2, seed=7)
>>> game.apply(game.legal()[0])

``docs/python.md`` tells the rest. Adapters lie beside: ``ratskeller.pettingzoo``, ``ratskeller.gymnasium`` and
``ratskeller.openspiel``; what they need is imported with them only.
"""

from typing import TYPE_CHECKING, Any

from ._errors import Busy, GameOver, IllegalAction, Malformed, NotTheirTurn, RatskellerError, Unknowable
from ._native import BatchEnv, Info, State, analyse, deck, games, set_language
from .company import HousePlayer, Policy, Thought, king, pup, random, rat, scamp

if TYPE_CHECKING:
    from .contest import Contestant, Report, arena
    from .house import HouseError, Seat, Turn, join

#: What is imported when somebody asks for it: threads and the network take longer to import than all else.
_LATER = {
    **dict.fromkeys(["Contestant", "Report", "arena"], "contest"),
    **dict.fromkeys(["HouseError", "Seat", "Turn", "join"], "house"),
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)


__all__ = [
    "BatchEnv",
    "Busy",
    "Contestant",
    "GameOver",
    "HouseError",
    "HousePlayer",
    "IllegalAction",
    "Info",
    "Malformed",
    "NotTheirTurn",
    "Policy",
    "RatskellerError",
    "Report",
    "Seat",
    "State",
    "Thought",
    "Turn",
    "Unknowable",
    "analyse",
    "arena",
    "deck",
    "games",
    "join",
    "king",
    "pup",
    "random",
    "rat",
    "scamp",
    "set_language",
]
