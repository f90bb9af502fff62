#!/usr/bin/env python3
"""A bot that visits a Ratskeller house over HTTP. It needs nothing but Python.

    visitor.py URL TOKEN           sits down at any public table with a free seat, and goes on until it is stopped
    visitor.py URL TOKEN TABLE     plays one game at this table: its id, or its whole link if one is invited

It takes the action that brings the most at once: points or cards for itself, none for others, no rats. A house that is busy
or restarts is waited for, PATIENCE seconds (600 if that is not set). It ends with 0 when its game is over, with 1 when the
house has refused it or does not come back, with 2 when it was not called as above.
docs/bots-from-outside.md says how it speaks with the house.
"""
import hashlib, http.client, json, os, random, secrets, sys, time, urllib.error, urllib.parse, urllib.request

class Refused(Exception):
    """The house understood and said no."""

def complain(sentence):
    print(sentence, file=sys.stderr, flush=True)

def ask(path, body=None):
    """What the house answers. To say the same again is harmless, so whatever may pass is tried again."""
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    request = urllib.request.Request(HOUSE + path, body and json.dumps(body).encode(), headers)
    begun, wait, trouble = time.monotonic(), 0.25, None
    while True:
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as answer:
            problem = {"detail": str(answer), "code": ""}
            try:
                problem |= json.load(answer)
            except ValueError:
                pass  # a proxy's page
            if answer.code not in (429, 502, 503, 504) or problem["code"] == "damaged":
                raise Refused(problem["detail"], problem["code"]) from None
            after, why = answer.headers.get("Retry-After", ""), problem["detail"]
            pause = int(after) if after.isdigit() else wait
        except (OSError, http.client.HTTPException, ValueError) as error:  # nobody there, or cut off within an answer
            pause, why = wait, f"the house does not answer: {error}"
        if why != trouble:
            complain(why)
        if time.monotonic() + pause > begun + PATIENCE:
            raise Refused(f"nothing came of it for {PATIENCE:g} seconds", "")
        time.sleep(pause)
        wait, trouble = min(2 * wait, 5), why

def worth(choice, seat):
    brings = {"points": [0] * 9, "rats": [0] * 9, "cards": None, **choice.get("effect", {})}
    points, rats = (2 * of[seat] - sum(of) for of in (brings["points"], brings["rats"]))
    cards = 0 if brings["cards"] is None else len(brings["cards"]) - 2.5  # for one or two it does not stop digging
    return points - 9 * rats + cards, random.random()

def share(table):
    """Fresh bytes for the shuffles, and what hides them until everything is fixed."""
    parts = [b"ratskeller bytes 1", table.encode(), secrets.token_bytes(16)]
    return parts[2].hex(), hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).hexdigest()

def sit_down(table, commitment, invite):
    invited = {"invite": invite} if invite else {}
    try:
        joined = ask(f"/api/tables/{table}/join", {"commitment": commitment, **invited})
    except Refused:  # perhaps only because the answer to the first try got lost
        joined = ask(f"/api/tables/{table}?{urllib.parse.urlencode(invited)}")
        if commitment not in joined["commitments"]:
            raise
    return next(number for number, sitter in enumerate(joined["seats"]) if sitter.get("yours"))

def play(table, invite=None):
    hidden, commitment = share(table)
    seat = sit_down(table, commitment, invite)
    seq, fixed = 0, None
    while True:
        turn = ask(f"/api/tables/{table}/turn?seat={seat}&after={seq}")
        seq, now = turn["seq"], turn["table"]
        if seat in now["awaited"]:
            shown = {name: now[name] for name in ("commitment", "commitments")}
            if now["phase"] == "waiting":  # it begins again, and bytes that were told are worth nothing
                if fixed:
                    complain("begun again after my bytes were told")
                (hidden, commitment), fixed = share(table), None
                ask(f"/api/tables/{table}/commit", {"seat": seat, "commitment": commitment})
            elif now["commitments"][seat] == commitment and fixed in (None, shown):
                fixed = shown  # the same bytes are told for nothing else
                ask(f"/api/tables/{table}/reveal", {"seat": seat, "bytes": hidden})
        if now["ended"]:
            told = ask(f"/api/tables/{table}/record")["fairness"]
            if not fixed or {**told, **fixed} != told or told["table"] != table or told["bytes"][seat] != hidden:
                complain("the record is not what was fixed when my bytes were told")
            return seat in now["ended"]["winners"]
        if turn.get("choices"):
            action = max(turn["choices"], key=lambda choice: worth(choice, seat))["action"]
            try:
                ask(f"/api/tables/{table}/act", {"seat": seat, "id": str(seq), "seq": seq, "action": action})
            except Refused as refused:
                if refused.args[1] not in ("stale", "time-is-up"):  # then somebody else has decided meanwhile
                    raise

def visit(link):
    """One game, and whether it was played to its end."""
    try:
        invite = urllib.parse.parse_qs(link.query).get("invite", [None])[0]
        print("won" if play(link.path.rstrip("/").split("/")[-1], invite) else "lost", flush=True)
        return True
    except Refused as refused:
        complain(refused.args[0])
        return False

def main(wanted):
    if wanted:
        return 0 if visit(urllib.parse.urlsplit(wanted)) else 1
    while True:
        try:
            tables = ask("/api/tables?phase=waiting")
            ask("/api/session")  # a token that the house does not know will never do
        except Refused as refused:
            complain(refused.args[0])
            return 1
        free = [table["id"] for table in tables if any(sitter["kind"] == "open" for sitter in table["seats"])]
        for table in random.sample(free, min(1, len(free))):
            visit(urllib.parse.urlsplit(table))
        time.sleep(2)

if not 3 <= len(sys.argv) <= 4 or not sys.argv[1].startswith(("http://", "https://")):
    complain(__doc__)
    sys.exit(2)
HOUSE, TOKEN, PATIENCE = sys.argv[1].rstrip("/"), sys.argv[2], float(os.environ.get("PATIENCE", 600))
try:
    sys.exit(main("".join(sys.argv[3:])))
except KeyboardInterrupt:
    sys.exit(130)
