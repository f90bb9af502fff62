#!/usr/bin/env python3
"""A small player of all three games, to be copied and made stronger.

    ratskeller arena piratz rat --bot mouse='python3 examples/bots/mouse.py'

It speaks the protocol of docs/bot-protocol.md and needs nothing but Python: one JSON message a line on standard
input, one answer a line on standard output for each message of type "decide". Whatever is printed to standard error is
told if the bot crashes.
"""

import json
import random
import sys


class RatHot:
    """Looks at a few places and takes the one where most fields lie beside their like, own spices counting double."""

    LOOKS_AT = 60
    STEPS = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}

    def __init__(self, start):
        self.seat, self.deck = start["seat"], start["deck"]
        self.colour_of = {spice["name"]: spice["colour"] for spice in self.deck["spices"]}

    def watch(self, event):
        pass

    def decide(self, view, actions):
        table = self.table(view)
        mine = view["colours"][self.seat]
        looked_at = random.sample(actions, min(self.LOOKS_AT, len(actions)))
        return max(looked_at, key=lambda action: self.worth(action["place"], table, mine))

    def table(self, view):
        """What each field of the table shows, as seen from above."""
        table = {}
        for laid in sorted(view["laid"], key=lambda laid: laid["level"]):
            table.update(self.fields(laid))
        return table

    def fields(self, laid):
        strip = self.deck["start"] if laid["strip"] == "start" else self.deck["strips"][laid["strip"]]
        (x, y), (dx, dy) = laid["at"], self.STEPS[laid["facing"]]
        return {(x + dx * i, y + dy * i): symbol for i, symbol in enumerate(strip)}

    def worth(self, place, table, mine):
        fields = self.fields(place)
        after, worth = {**table, **fields}, 0
        for (x, y), symbol in fields.items():
            own_rat = mine + "_rat"
            worth += 5 * (table.get((x, y)) == own_rat) - 5 * (symbol == own_rat)
            if symbol in self.colour_of:
                alike = sum(after.get((x + dx, y + dy)) == symbol for dx, dy in self.STEPS.values())
                worth += alike * (2 if self.colour_of[symbol] == mine else -1)
        return worth


class Piratz:
    """Digs until the first rat looks up, then leaves with the treasure there is most of."""

    def __init__(self, start):
        self.cards = start["deck"]["cards"]

    def watch(self, event):
        pass

    def decide(self, view, actions):
        open_cards = [self.cards[card] for card in view["open"]]
        if any(card["rat"] for card in open_cards) or "reveal" not in actions + ["stay"]:
            leaving = [action for action in actions if "leave" in action]
            if leaving:
                return max(leaving, key=lambda action: self.haul(open_cards, action["leave"]["kind"]))
        for wanted in ("reveal", "stay", "decline_rat"):
            if wanted in actions:
                return wanted
        return random.choice(actions)

    @staticmethod
    def haul(open_cards, kind):
        return sum(card["treasures"].get(kind, 0) for card in open_cards)


class RatATatCat:
    """Remembers its own cards, replaces the worst by whatever is better, and knocks when few points are left."""

    UNKNOWN, FEW = 4.5, 9

    def __init__(self, start):
        self.seat, self.cards = start["seat"], start["deck"]["cards"]
        self.line = [None] * 4

    def watch(self, event):
        """Follows the own line through everything that happens."""
        kind = event["type"]
        if kind == "dealt":
            self.line = list(event["lines"][self.seat]) or [None] * 4
        elif kind in ("took", "replaced", "peeked") and event["seat"] == self.seat:
            self.line[event["slot"]] = event["card"]
        elif kind == "swapped":
            if event["seat"] == self.seat:
                self.line[event["own"]] = None
            elif event["with"] == self.seat:
                self.line[event["slot"]] = None

    def points(self, card):
        value = self.UNKNOWN if card is None else self.cards[card]
        return self.UNKNOWN if isinstance(value, str) else value

    def decide(self, view, actions):
        worst = max(range(4), key=lambda slot: self.points(self.line[slot]))
        if view["phase"] == "turn":
            good = view["discard"] and self.points(view["discard"][-1]) < self.points(self.line[worst]) - 1
            take = {"take": {"slot": worst}}
            return take if good and take in actions else "draw"
        if view["phase"] == "drawn":
            power = self.cards[view["drawn"]]
            if power == "draw_two" and power in actions:
                return power
            unknown = {"peek": {"slot": self.line.index(None)}} if None in self.line else None
            if power == "peek" and unknown in actions:
                return unknown
            better = not isinstance(power, str) and power < self.points(self.line[worst])
            return {"replace": {"slot": worst}} if better else "discard"
        return "knock" if sum(map(self.points, self.line)) <= self.FEW else "pass"


PLAYERS = {"rat-hot": RatHot, "piratz": Piratz, "rat-a-tat-cat": RatATatCat}


def main():
    player = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            random.seed(message["seat"])
            player = PLAYERS[message["game"]](message)
            continue
        for event in message["events"]:
            player.watch(event)
        if message["type"] == "decide":
            action = player.decide(message["view"], message["legal"]["actions"])
            print(json.dumps({"id": message["id"], "action": action}), flush=True)


if __name__ == "__main__":
    main()
