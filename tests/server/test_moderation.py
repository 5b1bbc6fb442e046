"""A nuisance at the table: reported, kept from watching, and words that a host does not want."""

import pathlib

import pytest

from harness.client import Person, Socket, person
from harness.servers import NewDatabase, Server, served
from harness.timeouts import wait_until
from tenback.server.operations.admin_tokens import make_token
from tenback.server.operations.settings import BadSetting, settings_from
from tests.server.stored import connected


def test_a_line_and_a_name_are_reported_as_the_table_has_them(server: Server) -> None:
    host = Person(server.port, make_token(server.database, "test"))
    anna, ben = person(server.port, "Anna"), person(server.port, "Ben the Nuisance")
    table = anna.open_table("me", "open", game="the-game", talk="chat")
    with ben.sit(table) as socket:
        socket.do("take-seat", seat=1)
        socket.do("chat", text="something nasty")
    with anna.sit(table) as socket:
        said = socket.until(lambda message: message["type"] == "chat-lines")["lines"][-1]
    report = f"/api/tables/{table}/reports"

    assert anna.request("POST", report, {"seat": 1, "line": said["number"]}).status == 204
    assert anna.request("POST", report, {"seat": 1}).status == 204
    for wrong in ({"seat": 1, "line": 999}, {"seat": 0, "line": said["number"]}, {"seat": 7}):
        assert anna.request("POST", report, wrong).status == 400
    assert Person(server.port).request("POST", report, {"seat": 1}).status == 401

    found = [one for one in host.get("/api/admin/reports")["reports"] if one["table"] == table]
    assert {(one["kind"], one["text"]) for one in found} == {
        ("line", "something nasty"),
        ("name", "Ben the Nuisance"),
    }
    assert {(one["person"], one["reporter"]) for one in found} == {(ben.id, anna.id)}
    assert host.request("DELETE", f"/api/admin/reports/{found[0]['id']}").status == 204
    assert host.request("DELETE", f"/api/admin/reports/{found[0]['id']}").status == 404

    ben.request("DELETE", "/api/me")
    assert all(one["table"] != table for one in host.get("/api/admin/reports")["reports"])


def test_the_tables_host_removes_a_spectator(server: Server) -> None:
    anna, ben, carl = (person(server.port, name) for name in ("Anna", "Ben", "Carl"))
    table = anna.open_table("me", "open", game="the-game")
    watching = f"/api/tables/{table}/spectators"

    def removed(socket: Socket) -> bool:
        goodbye = socket.until(lambda message: message["type"] == "goodbye")
        return goodbye["reason"] == "problem-server-removed" and not goodbye["again"]

    with (
        ben.sit(table) as socket,
        Socket(None, table, port=server.port) as nameless,
        carl.sit(table) as other,
    ):
        for one in (socket, nameless, other):
            one.until_update(lambda _: True)
        assert ben.request("GET", watching).status == 409, "only the host is told who watches"
        shown = anna.get(watching)
        assert {one["name"] for one in shown["spectators"]} == {"Ben", "Carl"}
        assert shown["nameless"] == 1

        assert anna.request("DELETE", f"{watching}/{ben.id}").status == 204
        assert removed(socket)
        assert anna.request("DELETE", f"{watching}/nameless").status == 204
        assert removed(nameless)
        with ben.sit(table) as again:
            assert removed(again)
        with Socket(None, table, port=server.port) as again:
            assert removed(again)
        assert anna.request("DELETE", f"{watching}/{anna.id}").status == 400, "who sits there is no spectator"
        other.do("take-seat", seat=1)


def test_a_host_keeps_words_out_and_reports_for_a_while(
    new_database: NewDatabase, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("foobar\n")
    monkeypatch.setenv("TENBACK_UNWANTED_WORDS", str(words))
    monkeypatch.setenv("TENBACK_KEEP_REPORT_DAYS", "7")
    database = new_database()
    with served(database, limit_factor=1000) as server:
        anna = person(server.port, "Anna")
        refused = anna.request("POST", "/api/me", {"name": "Fóóbar"})
        assert (refused.status, refused.json["reason"]) == (400, "refusal-table-unwanted-word")
        ben = person(server.port, "Ben")
        table = anna.open_table("me", "open", game="take-that", talk="chat")
        with ben.sit(table) as socket:
            socket.do("take-seat", seat=1)
            assert socket.ask("chat", text="you f.o.o.bar")["reason"] == "refusal-table-unwanted-word"
            socket.do("chat", text="you fool")
        assert anna.request("POST", f"/api/tables/{table}/reports", {"seat": 1}).status == 204
        server.stop()
        with connected(database) as connection:
            assert len(connection.execute("SELECT id FROM reports")) == 1
            connection.execute("UPDATE reports SET at = at - ?", (8 * 24 * 3600 * 1000,))
        server.start()

        def are_gone() -> bool:
            with connected(database) as connection:
                return not connection.execute("SELECT id FROM reports")

        wait_until(are_gone, "the report is deleted")


def test_a_list_that_cannot_be_read_is_told() -> None:
    with pytest.raises(BadSetting):
        settings_from({}, {"TENBACK_UNWANTED_WORDS": "/nowhere/words.txt"})
