"""My games on a server: counted at their end, by kind, for me and for those I play with."""

from typing import Any

from harness.client import Person, person
from harness.games import play_out, play_with_drafts
from harness.logs import game_log
from harness.servers import NewDatabase, Server, served
from harness.timeouts import wait_until
from tenback.server.rooms.clock import now_ms
from tenback.server.storage.database import database_at
from tenback.server.storage.devices import end_device
from tenback.server.storage.field_games import add_games
from tenback.server.storage.played import dealt_to, has_left, not_counted
from tenback.tables.events import BotSeated, Entry, Left, Replaced, Seated
from tenback.tables.fold import fold
from tenback.tables.settings import Settings
from tenback.tables.standing import FieldGame

ALONE = {"game": "the-game", "short_hand": True}


def plays(who: Person, *others: Person, **settings: Any) -> str:
    """Play a game to its end."""
    table = who.open_table("me", *("open" for _ in others), **settings)
    sockets = [who.sit(table)]
    for seat, other in enumerate(others, start=1):
        sockets.append(other.sit(table))
        sockets[-1].do("take-seat", seat=seat)
    sockets[0].do("start")
    play_out(sockets)
    for socket in sockets:
        socket.close()
    return table


def kinds(who: Person) -> dict[tuple[str, int], dict[str, Any]]:
    found = who.get("/api/me/statistics")["kinds"]
    return {(kind["game"], kind["players"]): kind for kind in found}


def test_my_games_are_counted_by_kind_and_practice_is_not(server: Server) -> None:
    anna = person(server.port, "Anna")
    assert anna.get("/api/me/statistics") == {"kinds": [], "unfinished": 0}
    first, second = plays(anna, **ALONE), plays(anna, **ALONE)
    plays(anna, **ALONE, practice_deal=1)
    anna.open_table("me", start=True, **ALONE)

    found = anna.get("/api/me/statistics")

    (kind,) = found["kinds"]
    assert found["unfinished"] == 1
    assert (kind["games"], kind["left_early"], kind["settings"]["short_hand"]) == (2, 0, True)
    assert [game["table"] for game in kind["last"]] == [second, first]
    results = {line["table"]: line["result"] for line in anna.get("/api/me/results")["results"]}
    for game in kind["last"]:
        assert results[game["table"]] == ("won" if game["won"] else f"lost:{game['cards_left']}")
    assert sum(bar["games"] for bar in kind["histogram"]) == 2
    assert Person(server.port).request("GET", "/api/me/statistics").status == 401


def test_how_bots_did_on_the_daily_deals_i_played_stands_beside_my_games(server: Server) -> None:
    anna = person(server.port, "Anna")
    before = plays(anna, game="the-game")
    plays(anna, **ALONE)
    (deal, *_) = anna.get("/api/daily")["deals"]
    games = [FieldGame("quick", at, left == 0, left, "x") for at, left in enumerate((0, 0, 7, 31))]
    connection = database_at(server.database).connect()
    add_games(connection, deal["id"], games)
    connection.close()
    table = anna.post(f"/api/daily/{deal['id']}", {})["id"]

    def mine() -> dict[bool, dict[str, Any]]:
        found = anna.get("/api/me/statistics")["kinds"]
        return {kind["settings"]["short_hand"]: kind for kind in found}

    assert mine()[False]["field"] is None
    with anna.sit(table) as socket:
        play_with_drafts(socket)

    field = mine()[False]["field"]
    assert (field["level"], field["games"], field["won"]) == ("quick", 4, 2)
    bars = {(bar["low"], bar["high"]): bar["games"] for bar in field["histogram"]}
    assert (bars[0, 0], bars[1, 9], bars[30, 39]) == (2, 1, 1)
    assert (mine()[False]["games"], mine()[True]["field"]) == (2, None)
    # Others still play the deal of the day: its game has no replay and cannot be a challenge.
    assert {game["table"]: game["still_open"] for game in mine()[False]["last"]} == {
        before: False,
        table: True,
    }
    refused = anna.request("POST", f"/api/tables/{table}/challenge", {"days": 7, "invited": 1})
    assert (refused.status, refused.json["reason"]) == (409, "problem-server-deal-open")


def test_the_page_of_a_set_of_people_is_for_its_members_and_ends_with_one_of_them(server: Server) -> None:
    anna, ben, carl = (person(server.port, name) for name in ("Anna", "Ben", "Carl"))
    plays(anna, ben, game="take-that", rounds=1)
    plays(ben, anna, game="take-that", rounds=1)
    plays(anna, ben, carl, game="the-game")
    plays(anna, **ALONE)

    listed = anna.get("/api/me/people")["companies"]
    assert [(line["names"], line["games"]) for line in listed] == [
        (["Anna", "Ben", "Carl"], 1),
        (["Anna", "Ben"], 2),
    ]
    two = f"/api/me/people/{listed[1]['id']}"
    page = ben.get(two)
    (kind,) = page["kinds"]
    assert (page["names"], kind["game"], kind["games"]) == (["Anna", "Ben"], "take-that", 2)
    assert sum(member["won"] for member in kind["members"]) >= 2
    assert [member["name"] for member in kind["members"] if member["you"]] == ["Ben"]
    refused = carl.request("GET", two)
    assert (refused.status, refused.json["reason"]) == (404, "problem-server-no-such-company")
    assert Person(server.port).request("GET", two).status == 401

    assert carl.request("DELETE", "/api/me").status == 204

    # Games with somebody who was deleted are still mine, and belong to no set of people any more.
    assert [line["names"] for line in anna.get("/api/me/people")["companies"]] == [["Anna", "Ben"]]
    assert kinds(anna)["the-game", 3]["games"] == 1


def test_somebody_who_left_or_was_replaced_did_not_play_to_the_end() -> None:
    log = game_log(Settings(game="the-game", players=3), ["anna", "ben", "carl"], moves=4, seed=2)
    number = log[-1].number
    log += [
        Entry(number + 1, 0, Left(0)),
        Entry(number + 2, 0, Replaced(1, "careful")),
        Entry(number + 3, 0, BotSeated(2, "careful")),
    ]
    table = fold("t", log)

    assert dealt_to(log) == {0: "anna", 1: "ben", 2: "carl"}
    assert [has_left(table, seat, who) for seat, who in dealt_to(log).items()] == [True, True, True]
    assert not has_left(fold("t", log[:number]), 0, "anna")
    assert dealt_to([Entry(1, 0, Seated(0, "anna", "Anna")), Entry(2, 0, BotSeated(0, "careful"))]) == {}


def test_a_recovery_code_makes_a_new_device_me_once_and_is_replaced(server: Server) -> None:
    anna, phone = person(server.port, "Anna"), Person(server.port)
    table = plays(anna, **ALONE)
    first = anna.post("/api/me/recovery-code")["code"]
    code = anna.post("/api/me/recovery-code")["code"]

    for wrong, reason in ((first, "bad-recovery-code"), (code[:-1] + "?", "mistyped-code")):
        answered = phone.request("POST", "/api/me/recover", {"code": wrong})
        assert answered.json["reason"] == f"problem-server-{reason}"
        assert "set-cookie" not in answered.headers
    answered = phone.request(
        "POST", "/api/me/recover", {"code": code.lower().replace("-", " ")}, {"tenback-client": "program"}
    )
    phone.secret = answered.headers["tenback-secret"]

    assert answered.json["person"] == {"id": anna.id, "name": "Anna"}
    assert answered.json["code"] not in (first, code)
    assert [game["table"] for game in kinds(phone)["the-game", 1]["last"]] == [table]
    assert phone.secret != anna.secret
    assert phone.request("POST", "/api/me/recovered").status == 204
    again = Person(server.port).request("POST", "/api/me/recover", {"code": code})
    assert (again.status, again.json["reason"]) == (403, "problem-server-bad-recovery-code")
    connection = database_at(server.database).connect()
    stored = str(connection.execute("SELECT * FROM recovery_codes"))
    connection.close()
    assert all(part.replace("-", "") not in stored for part in (first, code, answered.json["code"]))


def test_a_recovery_whose_answer_was_lost_can_be_done_again_for_ten_minutes(server: Server) -> None:
    anna = person(server.port, "Anna")
    code = anna.post("/api/me/recovery-code")["code"]

    def recovered(typed: str) -> tuple[Person, dict[str, Any]]:
        answered = Person(server.port).request(
            "POST", "/api/me/recover", {"code": typed}, {"tenback-client": "program"}
        )
        return Person(server.port, answered.headers.get("tenback-secret", "")), answered.json

    lost, _ = recovered(code)
    second, shown = recovered(code)

    assert lost.get("/api/me") == {"person": None}
    assert second.get("/api/me")["person"]["id"] == anna.id
    third, last = recovered(shown["code"])
    assert second.get("/api/me")["person"]["id"] == third.get("/api/me")["person"]["id"] == anna.id
    assert recovered(code)[1]["reason"] == "problem-server-bad-recovery-code"
    connection = database_at(server.database).connect()
    connection.execute("UPDATE recovery_codes SET used_until = ? WHERE person_id = ?", (now_ms(), anna.id))
    connection.close()
    assert recovered(shown["code"])[1]["reason"] == "problem-server-bad-recovery-code"
    assert recovered(last["code"])[1]["person"]["id"] == anna.id


def test_i_see_my_devices_and_an_ended_one_is_nobody(server: Server) -> None:
    anna = person(server.port, "Anna")
    table = anna.open_table("me", "open", game="the-game")
    phone = Person(server.port)
    agent = "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"
    claimed = phone.request(
        "POST", "/api/me/claim", {"code": anna.post("/api/me/device")["code"]}, {"user-agent": agent}
    )
    phone.secret = claimed.headers["set-cookie"].partition("=")[2].partition(";")[0]

    listed = anna.get("/api/me/devices")

    assert listed["recovery_code_from"] is None
    found = {device["browser"]: device for device in listed["devices"]}
    assert (found["program"]["this"], found["Firefox"]["this"]) == (True, False)
    assert found["Firefox"]["platform"] == "Android"
    assert found["Firefox"]["first_day"] == found["Firefox"]["last_day"] != ""
    ended = f"/api/me/devices/{found['Firefox']['id']}"
    assert person(server.port, "Ben").request("DELETE", ended).status == 404
    with phone.sit(table) as socket:
        assert socket.until_update(lambda _: True)["you"]["seat"] == 0
        assert anna.request("DELETE", ended).status == 204
        socket.until(lambda message: message["type"] == "goodbye")
    assert phone.get("/api/me") == {"person": None}
    with phone.sit(table) as socket:
        assert socket.until_update(lambda _: True)["you"]["seat"] is None
    assert anna.get("/api/me")["person"]["id"] == anna.id


def test_a_stopped_count_of_old_tables_goes_on_with_the_next_server(new_database: NewDatabase) -> None:
    database = new_database()
    with served(database, limit_factor=1000) as server:
        anna = person(server.port, "Anna")
        plays(anna, **ALONE)
        before = anna.get("/api/me/statistics")
        server.kill()
        connection = database_at(database).connect()
        connection.execute("DELETE FROM played")
        connection.execute("UPDATE results SET is_counted = 0")
        server.start()
        wait_until(lambda: not not_counted(connection, 1), "every table is counted")
        assert not end_device(connection, anna.id, "unknown")
        connection.close()

        assert anna.get("/api/me/statistics") == before
