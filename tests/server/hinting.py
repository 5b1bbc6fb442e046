"""Asking a server for a hint."""

from typing import Any

from harness.client import Socket
from harness.timeouts import tries

BUSY = "problem-server-busy"
"""Where nothing is compiled yet, hints take their time."""


def hint_for(socket: Socket) -> dict[str, Any]:
    """Ask until the bots have time; give the hint, or why there is none."""
    answer: dict[str, Any] = {}
    for _ in tries("the bots have time for a hint"):
        socket.say({"type": "ask-hint", "id": "h"})
        answer = socket.until(lambda message: message.get("id") == "h")
        if answer.get("reason") != BUSY:
            break
    return answer
