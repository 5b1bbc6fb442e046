"""Hosts, origins, headers, sizes, floods."""

import contextlib
import pathlib
import re
from collections.abc import Iterator

import pytest
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed, InvalidStatus

from harness.client import Person, Socket, person
from harness.servers import NewDatabase, Server, served, serving
from tenback.server.http.app import all_routes
from tenback.server.operations.rate_limits import MOST_SOCKETS_OF_A_PERSON


def test_a_foreign_host_name_is_refused(port: int) -> None:
    """DNS rebinding: a foreign site's name points to this machine."""
    answered = Person(port).request("GET", "/api/about", headers={"host": "evil.example"})

    assert answered.status == 400
    assert answered.json["reason"] == "problem-server-bad-host"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://localhost.evil.example"])
def test_a_foreign_origin_may_neither_write_nor_open_a_socket(port: int, origin: str) -> None:
    answered = Person(port).request("POST", "/api/me", {"name": "Anna"}, {"origin": origin})
    assert answered.status == 403

    with pytest.raises(InvalidStatus):
        Socket(None, "any", port=port, origin=origin)


def test_the_servers_own_origin_may(port: int) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("me", game="the-game")

    with anna.sit(table, origin=f"http://127.0.0.1:{port}") as socket:
        assert socket.until_update(lambda _: True)["stage"] == "seating"


def test_every_answer_has_a_strict_policy(port: int) -> None:
    for path in ("/", "/api/about", "/healthz", "/nowhere.js", "/t/abc"):
        headers = Person(port).request("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "path", ["/..%2f..%2fpyproject.toml", "/../settings.py", "/%2e%2e/app.py", "/api/nothing"]
)
def test_nothing_outside_the_client_is_served(port: int, path: str) -> None:
    answered = Person(port).request("GET", path)

    assert answered.status == 404
    assert b"import" not in answered.raw


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/%00.js", "/api/tables/%00", f"/{'x' * 300}.js", "/api/tables/a%2fb"]
)
def test_an_address_that_nothing_can_have_is_no_page(port: int, path: str) -> None:
    answered = Person(port).request("GET", path)

    assert answered.status in (200, 404)
    assert "content-security-policy" in answered.headers


def test_an_action_whose_id_cannot_be_stored_is_no_message(port: int) -> None:
    anna = person(port, "Anna")
    with anna.sit(anna.open_table("me", game="the-game")) as socket:
        socket.say({"type": "act", "id": "a\0b", "ask": {"type": "leave-seat"}})
        refused = socket.until(lambda message: message["type"] == "refused")

        assert refused["reason"] == "problem-server-not-a-message"
        assert socket.ask("leave-seat")["type"] == "done"


def test_a_large_body_and_a_wrong_one_are_refused(port: int) -> None:
    anna = person(port, "Anna")

    assert anna.request("POST", "/api/tables", b"[" * 20_000).status == 413
    assert anna.request("POST", "/api/tables", b"\xff").status == 400
    assert anna.request("POST", "/api/tables", {"settings": {"game": "chess", "players": 2}}).status == 400
    bad = anna.request("POST", "/api/tables", {"settings": {"game": "the-game", "players": 9}})
    assert bad.json["text"] == "THE GAME is for 1 to 5 players, not 9."
    assert anna.request("PUT", "/api/tables").status == 405


def test_a_large_frame_closes_the_socket(port: int) -> None:
    anna = person(port, "Anna")
    with anna.sit(anna.open_table("me", game="the-game")) as socket:
        socket.say('{"type":"hello"' + " " * 9000 + "}")
        with pytest.raises(ConnectionClosed) as closed:
            socket.until(lambda _: False)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_no_such_table_is_said_and_closed(port: int) -> None:
    with Socket(None, "nowhere", port=port) as socket:
        assert socket.until(lambda message: message["type"] == "goodbye")["again"] is False


@pytest.fixture(scope="module")
def strict(new_database: NewDatabase) -> Iterator[Server]:
    """A server with the limits that hosts have."""
    with served(new_database()) as server:
        yield server


def test_a_flood_of_messages_is_told_to_come_back(strict: Server) -> None:
    anna = person(strict.port, "Anna")
    with anna.sit(anna.open_table("me", game="the-game")) as socket:
        # In one piece: the server may close while the hundredth is still being written.
        socket.say_together(*[{"type": "hello"}] * 100)
        goodbye = socket.until(lambda message: message["type"] == "goodbye")

    assert goodbye == {"type": "goodbye", "reason": "problem-server-too-many-messages", "again": True}


def test_a_person_says_no_more_on_many_sockets(strict: Server) -> None:
    """On none of them more than would be allowed there alone."""
    anna = person(strict.port, "Anna")
    table = anna.open_table("me", game="the-game")
    with contextlib.ExitStack() as opened:
        sockets = [opened.enter_context(anna.sit(table)) for _ in range(5)]
        for socket in sockets:
            socket.say_together(*[{"type": "hello"}] * 50, {"type": "ping"})
        last = [socket.until(lambda message: message["type"] in ("pong", "goodbye")) for socket in sockets]

    assert "problem-server-too-many-messages" in [message.get("reason") for message in last]


def test_a_person_has_so_many_sockets_at_a_time(strict: Server) -> None:
    anna = person(strict.port, "Anna")
    table = anna.open_table("me", game="the-game")
    with contextlib.ExitStack() as opened:
        for _ in range(MOST_SOCKETS_OF_A_PERSON):
            opened.enter_context(anna.sit(table)).until(lambda message: message["type"] == "welcome")
        one_more = opened.enter_context(anna.sit(table))
        said = one_more.until(lambda message: message["type"] in ("welcome", "goodbye"))

    assert said == {"type": "goodbye", "reason": "problem-server-too-many", "again": True}


def test_a_person_has_one_hint_at_a_time_on_all_sockets(strict: Server) -> None:
    anna = person(strict.port, "Anna")
    tables = [anna.open_table("me", start=True, game="the-game") for _ in range(2)]
    with anna.sit(tables[0]) as first, anna.sit(tables[1]) as second:
        first.say({"type": "ask-hint", "id": "one"})
        first.say({"type": "ping"})
        first.until(lambda message: message["type"] == "pong")
        second.say({"type": "ask-hint", "id": "two"})
        answered = second.until(lambda message: message.get("id") == "two")

    assert answered["reason"] == "problem-server-busy"


def test_guessing_codes_is_throttled_and_explained(strict: Server) -> None:
    anna = person(strict.port, "Anna")
    table = anna.open_table("me", "open", game="the-game")

    answers = [
        anna.request("POST", f"/api/tables/{table}/claim", {"code": f"guess{index}"}) for index in range(12)
    ]

    assert {answered.status for answered in answers[:8]} == {403}
    assert answers[-1].status == 429
    assert "Slow down" in answers[-1].json["text"]


def test_the_description_names_every_page(port: int) -> None:
    described = Person(port).get("/api/openapi.json")

    served = {
        (route.path.replace(":int}", "}"), method.lower())
        for route in all_routes()
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in (route.methods or set()) - {"HEAD"}
    }
    named = {(path, method) for path, methods in described["paths"].items() for method in methods}
    assert named == served - {("/api/openapi.json", "get")}


def test_every_type_that_the_description_refers_to_is_in_it(port: int) -> None:
    raw = Person(port).request("GET", "/api/openapi.json")

    referred = set(re.findall(r'"#/components/schemas/(\w+)"', raw.raw.decode()))
    assert referred
    assert referred <= set(raw.json["components"]["schemas"])


def test_behind_a_proxy_with_https_the_cookie_is_secure(port: int) -> None:
    headers = {"x-forwarded-proto": "https"}
    answered = Person(port).request("POST", "/api/me", {"name": "Anna"}, headers)

    assert "Secure" in answered.headers["set-cookie"]


def test_a_proxy_that_nobody_trusts_is_not_believed(tmp_path: pathlib.Path) -> None:
    with serving(tmp_path, trusted_proxies="192.0.2.7") as server:
        headers = {"x-forwarded-proto": "https"}
        answered = Person(server.port).request("POST", "/api/me", {"name": "Anna"}, headers)

    assert "Secure" not in answered.headers["set-cookie"]


def test_the_names_that_a_host_allows_are_answered(tmp_path: pathlib.Path) -> None:
    options = {"allowed_host": "cards.example", "public_url": "https://play.example"}
    with serving(tmp_path, **options) as server:
        asked = Person(server.port)
        statuses = {
            host: asked.request("GET", "/api/about", headers={"host": host}).status
            for host in ("cards.example", "play.example:443", "localhost:1", "cards.example.evil")
        }
        own = asked.request("POST", "/api/me", {"name": "Anna"}, {"origin": "https://play.example"})
        link = asked.get("/api/about")["public_url"]

    assert statuses == {
        "cards.example": 200,
        "play.example:443": 200,
        "localhost:1": 200,
        "cards.example.evil": 400,
    }
    assert own.status == 201
    assert link == "https://play.example"
