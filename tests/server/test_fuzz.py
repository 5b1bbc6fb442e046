"""Any bytes, any message, in any order, from any role: answered, or closed with a reason."""

import json
import string
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from harness.client import Person, Socket, legal, person
from harness.servers import NewDatabase, Server, served

ASKS = (
    "take-seat", "leave-seat", "come-back", "seat-bot", "clear-seat", "start", "let-begin", "take-back",
    "confirm", "mark", "chat", "vote", "rematch", "nothing",
)  # fmt: skip
CLOSED_WITH_REASON = {1000, 1003, 1007, 1008, 1009, 4000}


@pytest.fixture(scope="module")
def running(new_database: NewDatabase) -> Iterator[Server]:
    with served(new_database(), limit_factor=100_000) as server:
        yield server


@dataclass
class Room:
    """A running table with a person to move, another one, and a stranger."""

    table: str
    roles: tuple[Person, Person, Person]


@pytest.fixture(scope="module")
def room(running: Server) -> Room:
    anna, ben, carl = (person(running.port, name) for name in ("Anna", "Ben", "Carl"))
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


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(role=st.sampled_from([0, 1, 2, None]), said=st.lists(messages, min_size=1, max_size=6))
def test_a_client_may_say_anything(running: Server, room: Room, role: int | None, said: list[Any]) -> None:
    who = None if role is None else room.roles[role]
    with Socket(who, room.table, port=running.port) as socket:
        code = _closing_code(socket, said)

    assert code in {None, *CLOSED_WITH_REASON}
    assert running.process.poll() is None


def _closing_code(socket: Socket, said: list[Any]) -> int | None:
    """Say all of it; give the code with which the socket was closed, or None when all was answered."""
    try:
        for message in said:
            socket.say(message)
        socket.say({"type": "ping"})
        socket.until(lambda message: message["type"] == "pong")
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
    return None


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(move=st.one_of(words, st.sampled_from(["end", "begin", "2A", "99D", "57C", "take", "x49"])))
def test_only_a_legal_move_changes_anything(running: Server, room: Room, move: str) -> None:
    anna, ben, _ = room.roles
    with anna.sit(room.table) as first, ben.sit(room.table) as second:
        before = first.until_update(lambda _: True)
        is_legal = move in legal(before)
        answers = first.ask("move", move=move), second.ask("move", move=move)
        if is_legal:
            first.do("take-back")
        with anna.sit(room.table) as again:
            after = again.until_update(lambda _: True)

    assert (answers[0]["type"] == "done") == is_legal
    assert answers[1]["type"] == "refused"
    assert after["board"] == before["board"]
    assert after["steps"] == before["steps"]


paths = st.one_of(
    st.sampled_from(
        ["/api/me", "/api/tables", "/api/me/claim", "/api/me/device", "/api/statistics", "/metrics"]
    ),
    st.text(string.ascii_letters + string.digits + "/%._-~", max_size=30).map(
        lambda path: f"/api/tables/{path}"
    ),
    st.text(string.ascii_letters + string.digits + "/%._-~", max_size=30).map(lambda path: f"/{path}"),
)


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    method=st.sampled_from(["GET", "POST", "PUT", "HEAD", "PATCH"]), path=paths, body=st.binary(max_size=60)
)
def test_no_request_breaks_the_server(
    running: Server, room: Room, method: str, path: str, body: bytes
) -> None:
    answered = room.roles[2].request(method, path, body)

    assert answered.status < 500, (method, path, body, answered.raw)
