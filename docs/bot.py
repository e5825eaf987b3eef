#!/usr/bin/env python3
"""An engine for Oikumene in 40 lines: it takes the choice whose first word it likes best.

Try it: oikumene duel tzolkin --minds 'cmd:python3 docs/bot.py,random'
The protocol: docs/bot-protocol.md
"""
import json
import re
import sys

LIKES = ["build_monument", "build", "advance", "up", "keep_tribe", "keep_wealth", "harvest_corn",
         "act", "accept", "days", "buy", "pick_up", "place", "pass"]


def worth(choice):
    """Higher is better: the liked words first, then high spaces up and low spaces down."""
    word = choice.split()[0]
    liking = len(LIKES) - LIKES.index(word) if word in LIKES else 0
    number = sum(map(int, re.findall(r"(?:space|action)=(\d+)", choice)))
    return liking, -number if word == "place" else number


def say(**message):
    print(json.dumps(message), flush=True)


choices, game = [], None
for line in sys.stdin:
    order = json.loads(line)
    if order["type"] == "hello":
        assert order["protocol"] == 1, "this engine speaks version 1"
        say(type="hello", protocol=1, name="likes", games=True)
    elif order["type"] == "begin":
        game = order["id"]
    elif order["type"] == "choices":
        choices = [offer["choice"] for offer in order["choices"]]
    elif order["type"] == "go":
        say(type="best", id=game, choice=max(choices, key=worth))
    elif order["type"] == "quit":
        break
