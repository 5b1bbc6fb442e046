"""Asking a server for a hint."""

import time
from typing import Any

from harness.client import Socket
from harness.timeouts import tries

BUSY = "problem-server-busy"
"""Where nothing is compiled yet, hints take their time."""

QUICK = '"getting_ready":true'
"""What a quick answer has in it, given while the code of hints is being compiled."""

ASK_AGAIN = 0.5
"""Seconds; whoever asks without a pause is told to slow down."""


def hint_for(socket: Socket) -> dict[str, Any]:
    """Ask until the bots have time; give the hint, or why there is none."""
    answer: dict[str, Any] = {}
    for _ in tries("the bots have time for a hint"):
        socket.say({"type": "ask-hint", "id": "h"})
        answer = socket.until(lambda message: message.get("id") == "h")
        if answer.get("reason") != BUSY and not answer.get("getting_ready"):
            break
        time.sleep(ASK_AGAIN)
    return answer
