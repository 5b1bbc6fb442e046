"""Any bytes, any message, any request: what a hostile client may send, and how its link ends."""

import json
import string
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from harness.client import Person, Socket, person

ASKS = (
    "take-seat", "leave-seat", "come-back", "seat-bot", "clear-seat", "change-settings", "start", "let-begin",
    "take-back", "confirm", "mark", "chat", "vote", "rematch", "nothing",
)  # fmt: skip
CLOSED_WITH_REASON = {1000, 1003, 1007, 1008, 1009, 4000}


@dataclass
class Room:
    """A running table with a person to move, another one, and a stranger."""

    table: str
    roles: tuple[Person, Person, Person]


def room_at(port: int) -> Room:
    """Open a table of EXTREME with two people; the first of them has begun."""
    anna, ben, carl = (person(port, name) for name in ("Anna", "Ben", "Carl"))
    table = anna.open_table("me", "open", game="extreme", talk="chat", draft_seconds=30)
    with anna.sit(table) as first, ben.sit(table) as second:
        second.do("take-seat", seat=1)
        first.do("start")
        first.do("move", move="begin")
    return Room(table, (anna, ben, carl))


words = st.text(string.printable, max_size=12)
values = st.one_of(st.none(), st.booleans(), st.integers(-5, 120), st.floats(allow_nan=False), words)
facts = st.dictionaries(
    st.sampled_from(["seat", "level", "mark", "pile", "text", "kind", "yes", "move"]), values, max_size=4
)
asks = st.builds(lambda kind, more: {"type": kind} | more, st.sampled_from(ASKS), facts)
acts = st.builds(lambda id_, ask: {"type": "act", "id": id_, "ask": ask}, st.text(max_size=70), asks)
others: st.SearchStrategy[Any] = st.sampled_from([
    {"type": "hello"}, {"type": "hello", "seen": -1}, {"type": "hello", "seen": 2**70}, {"type": "ping"},
    {"type": "update"}, {"type": "act"}, {"type": "ask-hint", "id": "h" * 65}, {}, [], None, 3,
])  # fmt: skip
messages = st.one_of(
    acts.map(json.dumps),
    others.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.just("[" * 4000),
)
roles = st.sampled_from([0, 1, 2, None])
paths = st.one_of(
    st.sampled_from(
        ["/api/me", "/api/tables", "/api/me/claim", "/api/me/device", "/api/statistics", "/metrics"]
    ),
    st.text(string.ascii_letters + string.digits + "/%._-~", max_size=30).map(
        lambda path: f"/api/tables/{path}"
    ),
    st.text(string.ascii_letters + string.digits + "/%._-~", max_size=30).map(lambda path: f"/{path}"),
)
methods = st.sampled_from(["GET", "POST", "PUT", "HEAD", "PATCH"])


def closing_code(socket: Socket, said: list[Any]) -> int | None:
    """Say all of it; give the code with which the socket was closed, or None when all was answered."""
    try:
        for message in said:
            socket.say(message)
        socket.say({"type": "ping"})
        socket.until(lambda message: message["type"] == "pong")
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
    return None
