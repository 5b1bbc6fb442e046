"""Looking after a server: with a token of the host, without ever seeing a card."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from harness.client import Person, person
from harness.servers import NewDatabase, Server, served
from harness.timeouts import TIMEOUT
from tenback.server.operations.admin_client import AdminClient, client_for
from tenback.server.operations.admin_tokens import AdminError, list_tokens, make_token, revoke_token
from tenback.server.operations.settings import ServerSettings
from tests.server.stored import everything_in


@pytest.fixture
def host(server: Server) -> Person:
    """Somebody who sends a token of the host."""
    return Person(server.port, make_token(server.database, "test"))


def refused(answered: Any) -> tuple[int, str]:
    return answered.status, answered.json["reason"]


def test_nobody_without_a_valid_token_is_answered(server: Server, host: Person) -> None:
    anna = person(server.port, "Anna")
    stranger = (401, "problem-server-not-admin")
    cookie = {"cookie": f"tenback={host.secret}"}

    assert refused(Person(server.port).request("GET", "/api/admin/tables")) == stranger
    assert refused(anna.request("GET", "/api/admin/tables")) == stranger
    assert refused(Person(server.port).request("GET", "/api/admin/tables", headers=cookie)) == stranger
    assert refused(Person(server.port).request("GET", f"/api/admin/tables?token={host.secret}")) == stranger
    assert host.request("GET", "/api/admin/tables").status == 200
    assert host.secret not in everything_in(server.database)

    revoke_token(server.database, list_tokens(server.database)[-1].id)

    assert refused(host.request("GET", "/api/admin/tables")) == stranger


def test_a_token_over_plain_http_from_elsewhere_is_refused(new_database: NewDatabase) -> None:
    with served(new_database(), public_url="https://cards.example.org") as server:
        host = Person(server.port, make_token(server.database, "test"))
        proxied = {"host": "cards.example.org"}
        forwarded = {**proxied, "x-forwarded-for": "192.0.2.7"}

        for headers in (proxied, forwarded, {**forwarded, "x-forwarded-proto": "http"}):
            answered = host.request("GET", "/api/admin/state", headers=headers)
            assert refused(answered) == (403, "problem-server-admin-insecure")
        https = {**forwarded, "x-forwarded-proto": "https"}
        assert host.request("GET", "/api/admin/state", headers=https).status == 200

        wrong = Person(server.port, "guess")
        answers = [refused(wrong.request("GET", "/api/admin/state"))[0] for _ in range(10)]
        assert answers[0] == 401
        assert answers[-1] == 429, "guessing ends soon"


def test_a_person_is_found_renamed_muted_and_removed(server: Server, host: Person) -> None:
    nuisance, ben = person(server.port, "Nuisance Öli"), person(server.port, "Ben")
    table = nuisance.open_table("me", "open", game="the-game", talk="chat")
    with nuisance.sit(table) as socket, ben.sit(table) as other:
        other.do("take-seat", seat=1)
        found = host.get("/api/admin/people?name=nuisance%20%C3%B6")["people"]
        assert [(one["id"], one["tables"]) for one in found] == [(nuisance.id, 1)]
        assert host.get("/api/admin/people?name=%25")["people"] == [], "a sign of SQL is a plain letter"

        assert host.request("POST", f"/api/admin/people/{nuisance.id}/mute", {"days": 1}).status == 204
        assert socket.ask("chat", text="hello")["reason"] == "refusal-table-muted"
        assert other.ask("chat", text="hello")["type"] == "done"
        host.request("POST", f"/api/admin/people/{nuisance.id}/mute", {"days": 0})
        assert socket.ask("chat", text="hello")["type"] == "done"

        host.request("POST", f"/api/admin/people/{nuisance.id}/name", {"name": "Guest"})
        other.until_update(lambda update: update["seats"][0]["name"] == "Guest")

        assert host.request("DELETE", f"/api/admin/people/{nuisance.id}").status == 204
        assert nuisance.get("/api/me") == {"person": None}
    gone = host.request("DELETE", f"/api/admin/people/{nuisance.id}")
    assert refused(gone) == (404, "problem-server-no-such-person")


def test_a_table_is_listed_without_hands_given_a_bot_and_closed(server: Server, host: Person) -> None:
    anna, ben = person(server.port, "Anna"), person(server.port, "Ben")
    table = anna.open_table("me", "open", game="the-game")
    with ben.sit(table) as socket:
        socket.do("take-seat", seat=1)
        socket.do("start")
        listed = host.get("/api/admin/tables?stage=playing")["tables"]
        [line] = [one for one in listed if one["id"] == table]
        assert [seat["person"] for seat in line["seats"]] == [anna.id, ben.id]
        assert set(line) == {"id", "game", "stage", "public", "updated_at", "seats"}

        assert host.request("POST", f"/api/admin/tables/{table}/seats/0/bot").status == 204
        socket.until_update(lambda update: update["seats"][0]["kind"] == "bot")
        again = host.request("POST", f"/api/admin/tables/{table}/seats/0/bot")
        assert refused(again) == (409, "refusal-table-not-a-person")

        assert host.request("DELETE", f"/api/admin/tables/{table}").status == 204
        goodbye = socket.until(lambda message: message["type"] == "goodbye")
        assert goodbye["reason"] == "problem-server-no-such-table"
    assert host.request("GET", f"/api/tables/{table}").status == 404


def test_a_notice_reaches_everybody_now_and_later(server: Server, host: Person) -> None:
    anna = person(server.port, "Anna")
    table = anna.open_table("me", "open", game="the-game")

    def tells(text: str) -> Any:
        return lambda message: message["type"] == "notice" and message["text"] == text

    with anna.sit(table) as socket:
        socket.until_update(lambda _: True)
        host.request("PUT", "/api/admin/notice", {"text": "Back at eight."})
        socket.until(tells("Back at eight."))
        with anna.sit(table) as later:
            later.until(tells("Back at eight."))
        assert anna.get("/api/notice") == {"type": "notice", "text": "Back at eight.", "draining": False}
        host.request("PUT", "/api/admin/notice", {"text": ""})
        socket.until(tells(""))


def test_the_log_names_action_time_and_target_and_no_content(server: Server, host: Person) -> None:
    somebody = person(server.port, "Somebody Secret")
    host.get("/api/admin/people?name=Secret")
    host.request("POST", f"/api/admin/people/{somebody.id}/name", {"name": "Hidden Word"})

    entries = host.get("/api/admin/log")["entries"]

    assert [(one["action"], one["target"]) for one in entries[:3]] == [
        ("read-log", ""),
        ("rename", somebody.id),
        ("find-people", ""),
    ]
    assert all(set(one) == {"at", "token", "action", "target"} for one in entries)
    assert not {"Secret", "Hidden"} & set(json.dumps(entries).replace('"', " ").split())


def test_a_drained_server_ends_running_games_first_and_then_stops(new_database: NewDatabase) -> None:
    database = new_database()
    workers = 2 if database.startswith("postgres") else 1
    with served(database, limit_factor=1000, workers=workers) as server:
        host = Person(server.port, make_token(database, "test"))
        anna = person(server.port, "Anna")
        playing = anna.open_table("me", start=True, game="the-game")
        waiting = anna.open_table("me", game="the-game")
        with anna.sit(playing, stays=True) as socket, anna.sit(waiting, stays=True) as other:
            socket.until_update(lambda _: True)
            host.request("PUT", "/api/admin/drain", {"on": True})
            told = socket.until(lambda message: message["type"] == "notice")
            other.until(lambda message: message["type"] == "notice")
            assert told["draining"]
            assert other.ask("start")["reason"] == "refusal-table-draining"
            opening = {"settings": {"game": "the-game", "players": 1}, "seats": ["me"]}
            assert refused(anna.request("POST", "/api/tables", opening)) == (503, "problem-server-draining")
            assert server.process.poll() is None, "somebody still plays"
        assert server.process.wait(TIMEOUT) == 0
        server.stop()
        server.start()
        assert anna.get(f"/api/tables/{playing}")["stage"] == "playing", "games stay where they are"
        assert anna.open_table("me", game="the-game"), "a server that is started serves as usual"


def test_the_command_line_does_the_same(server: Server, tmp_path: Any) -> None:
    def tenback(*words: str, **environ: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-c", "from tenback.cli._app import run; run()", "admin", *words]
        given = {"TENBACK_PORT": str(server.port), "TENBACK_DATABASE": server.database, "LANG": "C"}
        env = os.environ | given | environ
        return subprocess.run(command, env=env, capture_output=True, text=True, timeout=TIMEOUT, check=False)

    anna = person(server.port, "Anna of the command line")
    file = tmp_path / "token"
    file.write_text(tenback("token", "make", "cli").stdout)

    found = tenback("people", "find", "command line", "--token-file", str(file))
    assert anna.id in found.stdout
    token_id = list_tokens(server.database)[-1].id
    assert token_id in tenback("token", "list").stdout
    assert "revoked" in tenback("token", "revoke", token_id).stdout

    refusal = tenback("people", "find", "command line", "--token-file", str(file))
    assert refusal.returncode == 2
    assert "token" in refusal.stderr
    assert "Traceback" not in refusal.stderr


def test_a_token_is_not_sent_where_others_could_read_it() -> None:
    given = {"TENBACK_ADMIN_TOKEN": "x" * 43}
    for address in ("http://192.0.2.7:8098", "http://cards.example.org", "ftp://localhost", "nonsense"):
        with pytest.raises(AdminError):
            client_for(ServerSettings(), address, None, given)
    for address in ("https://cards.example.org", "http://localhost:8098", "http://[::1]:8098"):
        assert client_for(ServerSettings(), address, None, given) == AdminClient(address, "x" * 43)
    with pytest.raises(AdminError):
        client_for(ServerSettings(), None, None, {})
