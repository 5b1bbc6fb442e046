"""An external bot for THE GAME and EXTREME: plays the card that moves a pile least, and marks near piles.

Run it with: tenback simulate the-game --players 2 --bot "exec:python examples/external_bots/nearest.py"
"""

import json
import sys

UP = (0, 1)


def step(move: str, tops: list[int]) -> int:
    """How far a play moves its pile; a trick is negative."""
    card, pile = int(move[:-1]), "ABCD".index(move[-1])
    return card - tops[pile] if pile in UP else tops[pile] - card


def choose(view: dict) -> str:  # type: ignore[type-arg]
    """End the turn when nothing is owed, else play the nearest card that loses nothing."""
    if "end" in view["legal"]:
        return "end"
    if view["legal"] == ["begin"]:
        return "begin"
    losing = {*view["fatal"], *view["doomed"]}
    plays: list[str] = [move for move in view["legal"] if move not in losing] or view["legal"]
    return min(plays, key=lambda move: step(move, view["tops"]))


def marks(view: dict) -> list[dict]:  # type: ignore[type-arg]
    """Ask for a pile where a card of the hand is one or two ahead, unless the top is too near the end."""
    near = []
    for pile, top in enumerate(view["tops"]):
        ahead = [card - top if pile in UP else top - card for card in view["hand"]]
        if 12 <= top <= 89 and any(0 < gap <= 2 for gap in ahead):
            near.append({"mark": "leave-it", "pile": pile})
    return near


for line in sys.stdin:
    question = json.loads(line)
    match question["type"]:
        case "hello":
            answer: dict[str, object] = {"type": "ready", "name": "nearest"}
        case "choose":
            answer = {"type": "move", "id": question["id"], "move": choose(question["view"])}
        case "say":
            answer = {"type": "marks", "id": question["id"], "marks": marks(question["view"])}
        case _:
            break
    print(json.dumps(answer), flush=True)
