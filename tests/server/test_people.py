"""Identities, invitations, and being forgotten."""

import pytest

from harness.client import Person, person
from harness.games import play_out
from harness.servers import NewDatabase, Server, served
from harness.timeouts import wait_until
from tenback.server.rooms.clock import now_ms
from tenback.server.storage.database import database_at
from tenback.server.storage.people import Code, add_code, hashed
from tests.server.stored import everything_in


def test_a_browser_gets_a_cookie_that_scripts_cannot_read(port: int) -> None:
    answered = Person(port).request("POST", "/api/me", {"name": "Anna"})

    cookie = answered.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert "tenback-secret" not in answered.headers


def test_the_secret_is_long_and_stored_hashed(server: Server) -> None:
    anna = person(server.port, "Anna")

    stored = everything_in(server.database)

    assert len(anna.secret) * 6 >= 128
    assert anna.secret not in stored


def test_a_name_with_a_number_is_refused(port: int) -> None:
    answered = Person(port).request("POST", "/api/me", {"name": "Anna 57"})

    assert answered.status == 400
    assert answered.json == {
        "reason": "refusal-table-bad-name",
        "text": "A name has 1 to 24 letters and no numbers.",
        "part": "57",
        "why": "talk-reason-digits",
    }


@pytest.mark.parametrize(
    ("name", "part"), [("Siebzehn", "Siebzehn"), ("Karl XIV", "XIV"), ("Ｆｏｒｔｙ", "Forty")]
)
def test_numbers_hide_in_names_in_every_language_and_script(port: int, name: str, part: str) -> None:
    assert Person(port).request("POST", "/api/me", {"name": name}).json["part"] == part


def test_a_code_that_opens_nothing_any_more_is_deleted(new_database: NewDatabase) -> None:
    database = new_database()
    with served(database) as server:
        anna, ben = person(server.port, "Anna"), person(server.port, "Ben")
        table = anna.open_table("me", "open", "open", game="the-game")
        used, open_still = (
            anna.post(f"/api/tables/{table}/invitations", {"seat": at})["code"] for at in (1, 2)
        )
        ben.post(f"/api/tables/{table}/claim", {"code": used})
        add_old_code(database)
        assert len(codes_in(database)) == 3
        server.kill()
        server.start()
        wait_until(lambda: codes_in(database) == [hashed(open_still)], "only the open code is left")


def add_old_code(url: str) -> None:
    connection = database_at(url).connect()
    add_code(connection, hashed("old"), Code("device", None, None, "anna"), expires_at=now_ms() - 1)
    connection.close()


def codes_in(url: str) -> list[str]:
    connection = database_at(url).connect()
    rows = connection.execute("SELECT hash FROM codes")
    connection.close()
    return [str(row[0]) for row in rows]


def test_without_a_name_there_is_no_table(port: int) -> None:
    body = {"settings": {"game": "the-game", "players": 1}}

    assert Person(port).request("POST", "/api/tables", body).status == 401


def test_an_invitation_is_for_one_seat_and_one_use(port: int) -> None:
    anna, ben, carl = person(port, "Anna"), person(port, "Ben"), person(port, "Carl")
    table = anna.open_table("me", "open", "open", game="the-game")
    invitation = anna.post(f"/api/tables/{table}/invitations", {"seat": 1})
    path, _, fragment = invitation["link"].partition("#")
    assert invitation["code"] in fragment
    assert invitation["code"] not in path

    with carl.sit(table) as stranger:
        assert stranger.ask("take-seat", seat=1)["reason"] == "refusal-table-seat-reserved"
    ben.post(f"/api/tables/{table}/claim", {"code": invitation["code"]})

    again = carl.request("POST", f"/api/tables/{table}/claim", {"code": invitation["code"]})
    assert again.status == 403
    assert anna.get(f"/api/tables/{table}")["seats"][1]["name"] == "Ben"


def test_a_code_of_another_table_opens_nothing(port: int) -> None:
    anna, ben = person(port, "Anna"), person(port, "Ben")
    first, second = (anna.open_table("me", "open", game="the-game") for _ in range(2))
    code = anna.post(f"/api/tables/{first}/invitations", {"seat": 1})["code"]

    assert ben.request("POST", f"/api/tables/{second}/claim", {"code": code}).status == 403


def test_public_tables_are_in_the_lobby_and_others_are_not(port: int) -> None:
    anna = person(port, "Anna")
    public = anna.open_table("me", "open", game="the-game", public=True)
    private = anna.open_table("me", "open", game="the-game")

    def listed() -> set[str]:
        return {line["id"] for line in anna.get("/api/tables")["tables"]} & {public, private}

    assert listed() == {public}
    with anna.sit(public) as link, person(port, "Ben").sit(public) as watching:
        link.do("change-settings", settings={"game": "the-game", "players": 4})
        watching.until_update(lambda update: len(update["seats"]) == 4)
        bad = link.ask("change-settings", settings={"game": "the-game", "players": 9})
    with anna.sit(private) as link:
        link.do("change-settings", settings={"game": "the-game", "players": 2, "public": True})
    assert listed() == {private}
    assert (bad["reason"], "5" in bad["text"]) == ("refusal-table-bad-settings", True)


def test_a_forgotten_person_is_nowhere_in_the_database(server: Server) -> None:
    anna, ben = person(server.port, "Forgetme"), person(server.port, "Ben")
    table = anna.open_table("me", "open", game="take-that", rounds=1, talk="chat")
    with anna.sit(table) as first, ben.sit(table) as second:
        second.do("take-seat", seat=1)
        first.do("chat", text="remember these words")
        first.do("start")
        play_out([first, second])

    assert anna.request("DELETE", "/api/me").status == 204

    stored = everything_in(server.database)
    assert "Forgetme" not in stored
    assert "remember these words" not in stored
    assert anna.id not in stored
    assert anna.get("/api/me") == {"person": None}
    assert ben.get(f"/api/tables/{table}/replay")["seats"][1]["name"] == "Ben"
    assert [line["result"][:6] for line in ben.get("/api/me/results")["results"]] == ["scored"]


def test_a_person_is_forgotten_also_where_they_have_left(server: Server) -> None:
    anna, ben, carl = (person(server.port, name) for name in ("Forgetme", "Ben", "Carl"))
    opened_only = anna.open_table("open", "open", game="the-game")
    left = ben.open_table("me", "open", game="the-game", talk="chat")
    removed = ben.open_table("me", "open", "open", game="the-game")
    with anna.sit(left) as link:
        link.do("take-seat", seat=1)
        link.do("chat", text="remember these words")
        link.do("leave-seat")
    with anna.sit(removed) as link, ben.sit(removed) as second, carl.sit(removed) as third:
        link.do("take-seat", seat=1)
        third.do("take-seat", seat=2)
        second.do("start")
        second.do("vote", kind="remove", seat=1)
        third.do("vote", kind="remove", seat=1)
        link.until_update(lambda update: update["you"]["seat"] is None)

        assert anna.request("DELETE", "/api/me").status == 204
        goodbye = link.until(lambda message: message["type"] == "goodbye")

    assert (goodbye["reason"], goodbye["again"]) == ("problem-server-no-person", True)
    stored = everything_in(server.database)
    assert "Forgetme" not in stored
    assert "remember these words" not in stored
    assert anna.id not in stored
    assert all(table in stored for table in (opened_only, left, removed))


def test_finished_games_are_counted_by_game_and_talk(port: int) -> None:
    anna = person(port, "Anna")
    before = _games(anna)
    table = anna.open_table("me", start=True, game="the-game", short_hand=True)
    with anna.sit(table) as socket:
        play_out([socket])
    practice = anna.open_table("me", start=True, game="the-game", short_hand=True, practice_deal=1)
    with anna.sit(practice) as socket:
        play_out([socket])

    assert _games(anna) == before + 1


def _games(anna: Person) -> int:
    lines = anna.get("/api/statistics")["lines"]
    return sum(line["games"] for line in lines if "short-hand=yes" in line["options"])


def test_numbers_may_be_said_at_take_that_and_not_at_the_game(port: int) -> None:
    """G12 belongs to THE GAME; TAKE THAT has no rule about talk."""
    anna, ben = person(port, "Anna"), person(port, "Ben")
    answers = {}
    for game in ("the-game", "extreme", "take-that"):
        table = anna.open_table("me", "open", game=game, talk="chat")
        with ben.sit(table) as socket:
            socket.do("take-seat", seat=1)
            socket.do("start")
            answers[game] = socket.ask("chat", text="I hold the 57")

    assert answers["take-that"]["type"] == "done"
    for game in ("the-game", "extreme"):
        told = answers[game]
        assert (told["reason"], told["part"]) == ("refusal-table-names-a-number", "57")
        assert told["why"] == "talk-reason-digits"


def test_a_new_name_is_at_every_table_at_once_and_goes_with_the_person(server: Server) -> None:
    anna, ben = person(server.port, "Anna"), person(server.port, "Ben")
    table = anna.open_table("me", "open", game="the-game")
    with ben.sit(table) as socket:
        socket.until_update(lambda _: True)
        ben.request("POST", "/api/me", {"name": "Benjamin"})
        seated = socket.do("take-seat", seat=1)
        assert seated["seats"][1]["name"] == "Benjamin"

        anna.request("POST", "/api/me", {"name": "Annika"})
        shown = socket.until_update(lambda update: update["seats"][0]["name"] != "Anna")
        assert [seat["name"] for seat in shown["seats"]] == ["Annika", "Benjamin"]
        ben.request("POST", "/api/me", {"name": "Hieronymus"})
        ben.request("DELETE", "/api/me")

    wait_until(lambda: "Hieronymus" not in everything_in(server.database), "the new name is forgotten too")
    assert "Benjamin" not in everything_in(server.database)
