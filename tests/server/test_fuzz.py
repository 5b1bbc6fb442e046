"""Any bytes, any message, in any order, from any role: answered, or closed with a reason."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from harness.client import Socket, legal
from harness.fuzz import (
    CLOSED_WITH_REASON,
    Room,
    closing_code,
    messages,
    methods,
    paths,
    roles,
    room_at,
    words,
)
from harness.servers import NewDatabase, Server, served


@pytest.fixture(scope="module")
def running(new_database: NewDatabase) -> Iterator[Server]:
    with served(new_database(), limit_factor=100_000) as server:
        yield server


@pytest.fixture(scope="module")
def room(running: Server) -> Room:
    return room_at(running.port)


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(role=roles, said=st.lists(messages, min_size=1, max_size=6))
def test_a_client_may_say_anything(running: Server, room: Room, role: int | None, said: list[Any]) -> None:
    who = None if role is None else room.roles[role]
    with Socket(who, room.table, port=running.port) as socket:
        code = closing_code(socket, said)

    assert code in {None, *CLOSED_WITH_REASON}
    assert running.process.poll() is None


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


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(method=methods, path=paths, body=st.binary(max_size=60))
def test_no_request_breaks_the_server(
    running: Server, room: Room, method: str, path: str, body: bytes
) -> None:
    answered = room.roles[2].request(method, path, body)

    assert answered.status < 500, (method, path, body, answered.raw)
