"""A policy at a live table of a house, over HTTP: what docs/bots-from-outside.md says, with nothing but Python."""

from __future__ import annotations

import hashlib
import http.client
import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ._errors import RatskellerError
from ._native import Info
from ._socket import TableSocket
from .company import Policy

__all__ = ["HouseError", "Seat", "Turn", "join"]


class HouseError(RatskellerError):
    """The house understood and said no; ``code`` is for programs."""

    def __init__(self, sentence: str, code: str = "", rule: str | None = None) -> None:
        super().__init__(sentence, rule)
        self.code = code


@dataclass(frozen=True)
class Turn:
    """A decision at a table of a house, as its seat sees it."""

    #: Everything the seat could know, had it forgotten nothing.
    info: Info
    view: Any
    #: ``[{"action", "effect"?}]``
    choices: list[dict[str, Any]]


Decider = Callable[[Turn], Any]


@dataclass
class House:
    url: str
    token: str
    #: For so many seconds a house that is busy or restarts is waited for.
    patience: float = 600.0

    def ask(self, path: str, body: Any = None) -> Any:
        """What the house answers. To say the same again is harmless, so whatever may pass is tried again."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url.rstrip("/") + path, data, headers)
        begun, wait = time.monotonic(), 0.25
        while True:
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as refused:
                problem: dict[str, Any] = {"detail": str(refused), "code": ""}
                try:
                    problem |= json.load(refused)
                except ValueError:
                    pass  # a proxy's page
                if refused.code not in (429, 502, 503, 504) or problem["code"] == "damaged":
                    raise HouseError(problem["detail"], problem["code"], problem.get("rule")) from None
                after, why = refused.headers.get("Retry-After", ""), str(problem["detail"])
                pause = float(after) if after.isdigit() else wait
            except (OSError, http.client.HTTPException, ValueError) as error:
                pause, why = wait, f"{self.url}: {error}"
            if time.monotonic() + pause > begun + self.patience:
                raise HouseError(why)
            time.sleep(pause)
            wait = min(2 * wait, 5)


@dataclass
class Seat:
    """A seat at a table of a house."""

    house: House
    table: str
    number: int
    hidden: str
    commitment: str
    fixed: dict[str, Any] | None = None
    info: Info | None = None
    seq: int = field(default=0)

    def play(self, policy: Policy | Decider) -> dict[str, Any]:
        """Plays the game to its end, and tells how it ended: ``{"winners", "points", "reason"}``."""
        while self.info is None:
            self._see_the_deal()
        while True:
            turn = self.house.ask(f"/api/tables/{self.table}/turn?seat={self.number}&after={self.seq}")
            self.seq, now = turn["seq"], turn["table"]
            events = [event for missed in turn["missed"] or [] for event in missed["events"]]
            self.info = self.info.observe(events, turn["to_move"])
            if now["ended"]:
                self._check_shuffle()
                ended: dict[str, Any] = now["ended"]
                return ended
            if turn.get("choices"):
                self._act(policy, turn)

    def _act(self, policy: Policy | Decider, turn: dict[str, Any]) -> None:
        assert self.info is not None
        choose = getattr(policy, "choose", None)
        if choose is not None:
            action = self.info.action(choose(self.info))
        else:
            action = policy(Turn(self.info, turn["view"], turn["choices"]))  # type: ignore[operator]
        body = {"seat": self.number, "id": str(self.seq), "seq": self.seq, "action": action}
        try:
            self.house.ask(f"/api/tables/{self.table}/act", body)
        except HouseError as refused:
            if refused.code not in ("stale", "time-is-up"):  # then somebody else has decided meanwhile
                raise

    def _see_the_deal(self) -> None:
        """Shares in the shuffles, and sees the cards as they are dealt: later on nobody is told of a card that has been covered."""
        path = f"/api/tables/{self.table}/socket?seat={self.number}&choices=no"
        try:
            with TableSocket(self.house.url, path, self.house.token) as socket:
                while self.info is None:
                    told = socket.message()
                    if told["type"] != "table":
                        continue
                    self.seq, now = told["seq"], told["table"]
                    if self.number in now["awaited"]:
                        self._share(now)
                    if told["view"] is not None:
                        begun = Info.begin(now["game"], now["players"], now["options"], self.number)
                        self.info = begun.observe([_dealt(event) for event in told["log"]], told["to_move"])
        except OSError:
            # The house restarts, or does not let anybody in any more: whoever asks is told which, or waits.
            self.house.ask(f"/api/tables/{self.table}/turn?seat={self.number}")

    def _share(self, now: dict[str, Any]) -> None:
        """This seat's part of the shuffles: committed to first, and told when everybody's is fixed."""
        shown = {name: now[name] for name in ("commitment", "commitments")}
        path = f"/api/tables/{self.table}"
        if now["phase"] == "waiting":  # it begins again, and bytes that were told are worth nothing
            (self.hidden, self.commitment), self.fixed = _share(self.table), None
            self.house.ask(f"{path}/commit", {"seat": self.number, "commitment": self.commitment})
        elif now["commitments"][self.number] == self.commitment and self.fixed in (None, shown):
            self.fixed = shown  # the same bytes are told for nothing else
            self.house.ask(f"{path}/reveal", {"seat": self.number, "bytes": self.hidden})

    def _check_shuffle(self) -> None:
        told = self.house.ask(f"/api/tables/{self.table}/record")["fairness"]
        own = told["bytes"][self.number]
        if not self.fixed or {**told, **self.fixed} != told or told["table"] != self.table or own != self.hidden:
            raise HouseError("the record is not what was fixed when this seat's bytes were told")


def join(url: str, token: str, *, table: str | None = None, patience: float = 600.0) -> Seat:
    """Sits down at a table of the house with this address: ``join(url, token).play(ratskeller.rat)``.

    ``table`` is an id or a whole link; without one it is any public table that has room. A policy chooses from an ``Info``, as
    everywhere; a function gets a ``Turn`` and answers with one of the choices' actions.
    """
    house = House(url, token, patience)
    link = urllib.parse.urlsplit(table or "")
    invite = urllib.parse.parse_qs(link.query).get("invite", [None])[0]
    wanted = link.path.rstrip("/").split("/")[-1] or _table_with_room(house)
    invited = {"invite": invite} if invite else {}
    hidden, commitment = _share(wanted)
    try:
        joined = house.ask(f"/api/tables/{wanted}/join", {"commitment": commitment, **invited})
    except HouseError:  # perhaps only because the answer to the first try got lost
        joined = house.ask(f"/api/tables/{wanted}?{urllib.parse.urlencode(invited)}")
        if commitment not in joined["commitments"]:
            raise
    number = next(number for number, sitter in enumerate(joined["seats"]) if sitter.get("yours"))
    return Seat(house, wanted, number, hidden, commitment)


def _table_with_room(house: House) -> str:
    tables = house.ask("/api/tables?phase=waiting")
    for table in tables:
        if any(sitter["kind"] == "open" for sitter in table["seats"]):
            return str(table["id"])
    raise HouseError("No public table of this house has room.", "seats-taken")


def _dealt(event: dict[str, Any]) -> dict[str, Any]:
    """A log does not name the cards that were put back into the pile (RC-S3): then it is not known that they lie in no line."""
    put_back = event.get("put_back")
    return event if put_back is None else {**event, "put_back": [card for card in put_back if card is not None]}


def _share(table: str) -> tuple[str, str]:
    """Fresh bytes for the shuffles, and what hides them until everything is fixed."""
    parts = [b"ratskeller bytes 1", table.encode(), secrets.token_bytes(16)]
    hidden = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return parts[2].hex(), hashlib.sha256(hidden).hexdigest()
