"""Sits down at a table of a house and plays one game there.

    python examples/python/visitor.py http://localhost:7287 TOKEN [TABLE]

It is a king who thinks a hundred times about each decision; whatever has ``choose(info, seed=…)`` could sit there as well.
"""

from __future__ import annotations

import sys

import ratskeller


def main(url: str, token: str, table: str | None = None) -> None:
    seat = ratskeller.join(url, token, table=table)
    print(f"at table {seat.table}, seat {seat.number}")
    print(seat.play(ratskeller.king(100)))


if __name__ == "__main__":
    main(*sys.argv[1:])
