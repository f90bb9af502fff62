"""Rat Hot, Piratz and Rat-a-Tat Cat as environments: hidden information, exact samples of what could be, no leaks.

>>> import ratskeller
>>> game = ratskeller.State("piratz", players=2, seed=7)
>>> game.apply(game.legal()[0])

``docs/python.md`` tells the rest. Adapters lie beside: ``ratskeller.pettingzoo``, ``ratskeller.gymnasium`` and
``ratskeller.openspiel``; what they need is imported with them only.
"""

from ._errors import Busy, GameOver, IllegalAction, Malformed, NotTheirTurn, RatskellerError, Unknowable
from ._native import BatchEnv, Info, State, analyse, deck, games, set_language
from .company import Policy, Thought, king, pup, random, rat, scamp
from .contest import Contestant, Report, arena
from .house import HouseError, Seat, join

__all__ = [
    "BatchEnv",
    "Busy",
    "Contestant",
    "GameOver",
    "HouseError",
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
