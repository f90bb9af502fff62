#!/usr/bin/env python3
"""A bot that visits a Ratskeller house over HTTP. It needs nothing but Python.

    visitor.py URL TOKEN           sits down at any public table with a free seat, and goes on until it is stopped
    visitor.py URL TOKEN TABLE     plays one game at this table: its id, or its whole link if one is invited

It takes the action that brings the most at once: points or cards for itself, none for others, no rats.
docs/bots-from-outside.md says how it speaks with the house.
"""
import hashlib, json, random, secrets, sys, time, urllib.error, urllib.parse, urllib.request

HOUSE, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]

def ask(path, body=None):
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    request = urllib.request.Request(HOUSE + path, body and json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)

def worth(choice, seat):
    brings = {"points": [0] * 9, "rats": [0] * 9, "cards": None, **choice.get("effect", {})}
    points, rats = (2 * of[seat] - sum(of) for of in (brings["points"], brings["rats"]))
    cards = 0 if brings["cards"] is None else len(brings["cards"]) - 2.5  # for one or two it does not stop digging
    return points - 9 * rats + cards, random.random()

def share(table):
    """Fresh bytes for the shuffles, and what hides them until everything is fixed."""
    parts = [b"ratskeller bytes 1", table.encode(), secrets.token_bytes(16)]
    return parts[2].hex(), hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).hexdigest()

def play(table, invite=None):
    invited = {"invite": invite} if invite else {}
    hidden, commitment = share(table)
    joined = ask(f"/api/tables/{table}/join", {"commitment": commitment, **invited})
    seat = next(number for number, sitter in enumerate(joined["seats"]) if sitter.get("yours"))
    seq, fixed = 0, None
    while True:
        turn = ask(f"/api/tables/{table}/turn?seat={seat}&after={seq}")
        seq, now = turn["seq"], turn["table"]
        if seat in now["awaited"]:
            shown = {name: now[name] for name in ("commitment", "commitments")}
            if now["phase"] == "waiting":  # it begins again, and bytes that were told are worth nothing
                if fixed:
                    print("begun again after my bytes were told", file=sys.stderr, flush=True)
                (hidden, commitment), fixed = share(table), None
                ask(f"/api/tables/{table}/commit", {"seat": seat, "commitment": commitment})
            elif now["commitments"][seat] == commitment and fixed in (None, shown):
                fixed = shown  # the same bytes are told for nothing else
                ask(f"/api/tables/{table}/reveal", {"seat": seat, "bytes": hidden})
        if now["ended"]:
            told = ask(f"/api/tables/{table}/record")["fairness"]
            if not fixed or {**told, **fixed} != told or told["table"] != table or told["bytes"][seat] != hidden:
                print("the record is not what was fixed when my bytes were told", file=sys.stderr, flush=True)
            return seat in now["ended"]["winners"]
        if turn.get("choices"):
            action = max(turn["choices"], key=lambda choice: worth(choice, seat))["action"]
            ask(f"/api/tables/{table}/act", {"seat": seat, "id": str(seq), "seq": seq, "action": action})

def main():
    while True:
        link = urllib.parse.urlsplit(sys.argv[3] if len(sys.argv) > 3 else "")
        open_tables = [link.path] if link.path else [table["id"] for table in ask("/api/tables?phase=waiting")
            if any(sitter["kind"] == "open" for sitter in table["seats"])]
        for table in random.sample(open_tables, min(1, len(open_tables))):
            try:
                invite = urllib.parse.parse_qs(link.query).get("invite", [None])[0]
                print("won" if play(table.split("/")[-1], invite) else "lost", flush=True)
            except urllib.error.HTTPError as refused:
                print(json.load(refused)["detail"], file=sys.stderr, flush=True)
        if link.path:
            return
        time.sleep(2)

main()
