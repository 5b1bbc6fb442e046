"""A bot over the network, with the same protocol as people: it takes a seat and plays the cheapest card.

python examples/remote_bot.py http://127.0.0.1:8098 TABLE
"""

import json
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def identity(server: str, name: str) -> str:
    """Choose a name; programs are given their secret in a header."""
    request = urllib.request.Request(
        f"{server}/api/me", json.dumps({"name": name}).encode(), {"tenback-client": "program"}
    )
    with urllib.request.urlopen(request) as answered:
        return str(answered.headers["tenback-secret"])


def choice(update: dict[str, Any]) -> str | None:
    """Choose among the moves that the update offers; no rule is needed."""
    board = update["board"]
    if board["type"] == "take-that":
        moves = [move for card in board["hand"] for move in (card["twist"], card["lay"]) if move]
        return str(moves[0] if moves else board["take"])
    fits = [fit for card in board["hand"] for fit in card["fits"] if fit["move"]]
    fits.sort(key=lambda fit: (fit["fatal"] or fit["doomed"], fit["step"]))
    if board["end"] or not fits:
        return "end" if board["end"] else None
    return str(fits[0]["move"])


def next_ask(update: dict[str, Any]) -> dict[str, Any] | None:
    """Say what to do now: sit down, or move."""
    if update["stage"] == "seating" and update["you"]["seat"] is None:
        free = [seat["seat"] for seat in update["seats"] if seat["kind"] == "open" and not seat["reserved"]]
        return {"type": "take-seat", "seat": free[0]} if free else None
    if update["stage"] == "playing" and update["turn"] is not None and update["you"]["your_turn"]:
        move = choice(update)
        return {"type": "move", "move": move} if move else None
    return None


def play(server: str, table: str, name: str = "Remote") -> dict[str, Any]:
    """Play until the game is over; give the last update."""
    headers = {"authorization": f"Bearer {identity(server, name)}"}
    with connect(f"ws{server.removeprefix('http')}/ws/{table}", additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "hello"}))
        for number, text in enumerate(socket):
            message = json.loads(text)
            if message["type"] == "update":
                if message["stage"] == "over":
                    return dict(message)
                if (ask := next_ask(message)) is not None:
                    socket.send(json.dumps({"type": "act", "id": f"{number}", "ask": ask}))
    raise ConnectionError("the server closed the socket")


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), sys.argv[2])["result"]["ending"])
