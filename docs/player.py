#!/usr/bin/env python3
"""A player of thirty lines: takes what is worth something, else anything but passing.

bottlecap duel shelter "program:python3 docs/player.py" novice
"""
import json
import random
import sys

LIKED = ("builds", "quest", "encounter", "explores", "takes", "fights", "places")
IDLE = ("passes", "declines", "done", "ends")


def choose(question):
    shape, options = question["shape"], question["options"]
    if shape == "one":
        liked = [one for one in options if one["words"].startswith(LIKED)]
        busy = [one for one in options if not one["words"].startswith(IDLE)]
        return random.choice(liked or busy or options)["index"]
    if shape == "order":
        return random.sample(range(len(options)), len(options))
    if "amount" in shape:
        return random.randint(shape["amount"]["min"], shape["amount"]["max"])
    return random.sample(range(len(options)), shape["some"]["min"])


for line in sys.stdin:
    question = json.loads(line)
    if question["do"] == "choose":
        print(json.dumps({"index": choose(question)}), flush=True)
    elif question["do"] == "over":
        print("places:", question["places"], file=sys.stderr)
