"""Asking a server for a hint."""

from typing import Any

from harness.client import Socket

BUSY = "problem-server-busy"
"""Where nothing is compiled yet, hints take their time."""


def hint_for(socket: Socket) -> dict[str, Any]:
    """Ask until the bots have time; give the hint, or why there is none."""
    while True:
        socket.say({"type": "ask-hint", "id": "h"})
        answer = socket.until(lambda message: message.get("id") == "h")
        if answer.get("reason") != BUSY:
            return answer
