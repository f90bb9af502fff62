"""Players against players, honestly measured."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from . import company
from ._native import Info, State
from .company import Policy

__all__ = ["Contestant", "Game", "Report", "arena", "interval"]

#: By the rules some games can go on for ever; one as long as this is broken off, and everybody shares the victory.
MOST_DECISIONS = 20_000

Chooser = Callable[[Info, int], int]


@dataclass(frozen=True)
class Game:
    """One game of a contest; lists are in the order of the contestants."""

    deal: int
    #: The seat of each contestant.
    seats: list[int]
    #: Each one's part of the victory.
    shares: list[float]
    points: list[int] | None
    record: str


@dataclass(frozen=True)
class Contestant:
    name: str
    #: The mean of all games; shared victories count in part.
    share: float
    #: With 95 % certainty the true share is within: worked out from deals, not from games, for those of one deal hang together.
    interval: tuple[float, float]
    #: The mean of the games that were played to their end.
    points: float | None


@dataclass(frozen=True)
class Report:
    game: str
    deals: int
    contestants: list[Contestant]
    games: list[Game]

    def __str__(self) -> str:
        width = max(len(one.name) for one in self.contestants)
        lines = [f"{self.game}: {self.deals} deals, each played {len(self.contestants)} times with the seats rotated"]
        for one in self.contestants:
            low, high = one.interval
            lines.append(f"{one.name:{width}}  {one.share:6.1%}  [{low:.1%}, {high:.1%}]")
        return "\n".join(lines)


def arena(
    game: str,
    contestants: Mapping[str, str | Policy | Chooser] | Sequence[str],
    deals: int = 100,
    *,
    options: Any = None,
    deck: Any = None,
    seed: int = 0,
    threads: int = 1,
) -> Report:
    """Plays every deal once for each contestant, with the seats rotated, so that luck of the cards evens out.

    A contestant is a player of the house (``"rat"``, ``"king:400"``), whatever has ``choose(info, seed=…)``, or a function of
    what the seat knows and a seed. Nobody gets the game itself. Everything follows from the seed, however many threads play.
    """
    named = contestants if isinstance(contestants, Mapping) else {name: name for name in contestants}
    names, choosers = list(named), [_chooser(one) for one in named.values()]
    # Said at once, before anybody plays.
    State(game, len(names), options, 0, deck=deck)

    def play(number: int) -> Game:
        deal, rotation = divmod(number, len(names))
        seats = [(contestant + rotation) % len(names) for contestant in range(len(names))]
        state = State(game, len(names), options, _digits(seed, deal), deck=deck)
        by_seat = [choosers[seats.index(seat)] for seat in range(len(names))]
        for decision in range(MOST_DECISIONS):
            mover = state.to_move
            if mover is None:
                break
            state.apply(by_seat[mover](state.info(mover), _number(seed, deal, rotation, decision)))
        outcome = state.outcome()
        winners = outcome["winners"] if outcome else list(range(len(names)))
        shares = [(seat in winners) / len(winners) for seat in seats]
        points = [outcome["points"][seat] for seat in seats] if outcome else None
        return Game(deal, seats, shares, points, state.record())

    with ThreadPoolExecutor(threads) as pool:
        games = list(pool.map(play, range(deals * len(names))))
    return Report(game, deals, [_summed_up(name, place, games) for place, name in enumerate(names)], games)


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of what each deal brought, by Student's distribution; where all deals brought the same, by Wilson's."""
    count = len(shares)
    if count == 0:
        return 0.0, 1.0
    mean, z = sum(shares) / count, 1.959964
    spread = sum((share - mean) ** 2 for share in shares)
    if count == 1 or spread < 1e-12:
        centre = (mean + z * z / (2 * count)) / (1 + z * z / count)
        half = z / (1 + z * z / count) * math.sqrt(mean * (1 - mean) / count + z * z / (4 * count * count))
    else:
        free = count - 1
        # Student's quantile from that of the normal distribution, by the expansion of Cornish and Fisher.
        t = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        t += (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
        centre, half = mean, t * math.sqrt(spread / free / count)
    return max(centre - half, 0.0), min(centre + half, 1.0)


def _summed_up(name: str, place: int, games: Sequence[Game]) -> Contestant:
    by_deal: dict[int, list[float]] = {}
    for game in games:
        by_deal.setdefault(game.deal, []).append(game.shares[place])
    means = [sum(shares) / len(shares) for shares in by_deal.values()]
    points = [game.points[place] for game in games if game.points is not None]
    share = sum(means) / len(means) if means else 0.0
    return Contestant(name, share, interval(means), sum(points) / len(points) if points else None)


def _chooser(given: str | Policy | Chooser) -> Chooser:
    if isinstance(given, str):
        level, _, iterations = given.partition(":")
        given = company.HousePlayer(level, int(iterations)) if iterations else company.HousePlayer(level)
    choose = getattr(given, "choose", None)
    if choose is not None:
        return lambda info, seed: int(choose(info, seed=seed))
    return given  # type: ignore[return-value]


def _digits(*numbers: int) -> str:
    """The seed of a deal, as its digits."""
    return hashlib.sha256("ratskeller arena {}".format(" ".join(map(str, numbers))).encode()).hexdigest()


def _number(*numbers: int) -> int:
    return int(_digits(*numbers)[:16], 16)
