"""The daily deal on a real server: who may begin what, what counts, and what stays hidden until when."""

import contextlib
import datetime as dt
import hashlib
import os
import re
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from harness.client import Person, legal, person
from harness.games import play_with_drafts
from harness.servers import NewDatabase, Server, served
from tenback.server.http.routes import OPERATIONS
from tenback.server.presenters.daily import try_shown
from tenback.server.storage.database import Connection, database_at
from tenback.server.storage.field_games import add_games
from tenback.server.storage.lists import log_of
from tenback.server.storage.shared_deals import close_deal
from tenback.server.storage.tries import Try
from tenback.tables.daily import DAILY_DEALS
from tenback.tables.events import Started
from tenback.tables.standing import FieldGame, Result

ALONE = "the-game-alone"


@pytest.fixture(scope="module")
def running(new_database: NewDatabase) -> Iterator[Server]:
    with served(new_database(), limit_factor=1000) as server:
        yield server


@pytest.fixture
def database(running: Server) -> Iterator[Connection]:
    connection = database_at(running.database).connect()
    yield connection
    connection.close()


@pytest.fixture
def fresh(new_database: NewDatabase) -> Iterator[Server]:
    """A server whose deals nobody has played or closed."""
    with served(new_database(), limit_factor=1000) as server:
        yield server


def days_from_now(days: int) -> str:
    return (dt.datetime.now(dt.UTC).date() + dt.timedelta(days=days)).isoformat()


def deal_id(name: str, days: int = 0) -> str:
    return f"{days_from_now(days)}-{name}"


def begin(who: Person, name: str = ALONE, *, days: int = 0, **body: Any) -> str:
    return str(who.post(f"/api/daily/{deal_id(name, days)}", body)["id"])


def played(who: Person, table: str) -> dict[str, Any]:
    with who.sit(table) as socket:
        return play_with_drafts(socket)


def lay_a_card(who: Person, table: str) -> None:
    with who.sit(table) as socket:
        update = socket.until_update(lambda update: update["stage"] == "playing")
        socket.do("move", move=legal(update)[0])
        socket.do("confirm")


def dealt_at(connection: Connection, table: str) -> Started:
    return next(entry.event for entry in log_of(connection, table) if isinstance(entry.event, Started))


def field_of(level: str, *lefts: int) -> list[FieldGame]:
    return [FieldGame(level, number, left == 0, left, f"{number}") for number, left in enumerate(lefts)]


def test_every_day_has_five_deals_that_stay_the_same(fresh: Server) -> None:
    anyone = Person(fresh.port)

    first, again = anyone.get("/api/daily"), anyone.get(f"/api/daily?date={days_from_now(0)}")

    assert first == again
    assert [deal["name"] for deal in first["deals"]] == [deal.name for deal in DAILY_DEALS]
    assert all(deal["open"] and deal["first"] is None for deal in first["deals"])
    assert all(seat in ("me", "expert") for deal in first["deals"] for seat in deal["seats"])
    assert len({deal["commitment"] for deal in first["deals"]}) == 5


@pytest.mark.parametrize(("date", "status"), [("2026-02-30", 400), ("later", 400), ("2001-01-01", 404)])
def test_a_clock_that_is_set_wrong_finds_no_deal(running: Server, date: str, status: int) -> None:
    assert Person(running.port).request("GET", f"/api/daily?date={date}").status == status
    ahead = Person(running.port).request("GET", f"/api/daily?date={days_from_now(3)}")
    assert (ahead.status, ahead.json["reason"]) == (404, "problem-server-no-such-deal")


def test_two_tabs_and_two_devices_begin_the_same_first_try(running: Server) -> None:
    anna = person(running.port, "Anna")
    code = anna.post("/api/me/device")["code"]
    answered = Person(running.port).request(
        "POST", "/api/me/claim", {"code": code}, {"tenback-client": "program"}
    )
    phone = Person(running.port, answered.headers["tenback-secret"], anna.id)

    with ThreadPoolExecutor(4) as pool:
        tables = set(pool.map(begin, [anna, phone, anna, phone]))

    assert len(tables) == 1
    line = phone.get("/api/daily")["deals"][0]
    assert (line["tries"], line["first"]["table"], line["first"]["over"]) == (1, tables.pop(), False)


def test_a_first_try_survives_a_reload_and_a_killed_server_while_its_field_is_still_being_made(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TENBACK_FIELD_GAMES", "200")
    with served(new_database(), limit_factor=1000) as server:
        anna = person(server.port, "Anna")
        table = begin(anna)
        commitment = anna.get("/api/daily")["deals"][0]["commitment"]
        hands = [hand_at(anna, table) for _ in range(2)]
        server.kill()
        server.start()

        assert begin(anna) == table
        assert anna.get("/api/daily")["deals"][0]["commitment"] == commitment
        assert [*hands, hand_at(anna, table)] == hands[:1] * 3
        played(anna, table)
        shown = anna.get(f"/api/daily/{deal_id(ALONE)}")
        assert shown["making"]
        assert shown["field"] is None or shown["field"]["games"] < 200


def hand_at(who: Person, table: str) -> list[dict[str, Any]]:
    with who.sit(table) as socket:
        hand: list[dict[str, Any]] = socket.until_update(lambda update: update["stage"] == "playing")[
            "board"
        ]["hand"]
        return hand


def test_everybody_gets_the_same_cards_and_the_field_is_told_after_the_first_try(fresh: Server) -> None:
    anna, ben = person(fresh.port, "Anna"), person(fresh.port, "Ben")
    first, page = begin(anna), f"/api/daily/{deal_id(ALONE)}"
    with contextlib.closing(database_at(fresh.database).connect()) as database:
        add_games(database, deal_id(ALONE), field_of("quick", 0, 0, 40, 97))
        assert dealt_at(database, first) == dealt_at(database, begin(ben))

    before = anna.get(page)
    over = played(anna, first)
    after = anna.get(page)

    assert (before["field"], before["levels"], before["people"]) == (None, [], None)
    mine = after["line"]["first"]
    assert (mine["over"], mine["counts"], mine["measure"]) == (True, True, over["result"]["cards_left"])
    assert (after["field"]["games"], after["field"]["won"], after["field"]["level"]) == (4, 2, "quick")
    assert after["people"]["games"] == 0
    assert len(after["course"]) == 16
    assert after["course"][0] > after["course"][-1]
    assert (after["key"], ben.get(page)["field"]) == ("", None)


def test_a_second_try_is_free_and_counts_for_nothing(running: Server) -> None:
    anna, ben = person(running.port, "Anna"), person(running.port, "Ben")
    first = begin(anna)
    played(anna, first)
    played(ben, begin(ben))
    people = ben.get(f"/api/daily/{deal_id(ALONE)}")["people"]["games"]

    second = begin(anna)
    played(anna, second)

    assert second != first
    line = anna.get("/api/daily")["deals"][0]
    assert (line["tries"], line["first"]["table"], line["last"]["table"]) == (2, first, second)
    assert (line["first"]["counts"], line["last"]["counts"]) == (True, False)
    assert ben.get(f"/api/daily/{deal_id(ALONE)}")["people"]["games"] == people


def test_programs_and_games_with_hints_are_counted_apart(running: Server) -> None:
    anna, robot, helped = (person(running.port, name) for name in ("Anna", "Robot", "Helped"))
    name = "extreme-alone"
    played(robot, begin(robot, name, bot=True))
    table = begin(helped, name)
    with helped.sit(table) as socket:
        socket.until_update(lambda update: update["stage"] == "playing")
        socket.say({"type": "ask-hint", "id": "a hint"})
        socket.until(lambda message: message.get("id") == "a hint")
        play_with_drafts(socket)
    played(anna, begin(anna, name))

    hers, theirs = (who.get(f"/api/daily/{deal_id(name)}") for who in (anna, helped))

    assert (hers["people"]["games"], hers["bots"]["games"]) == (0, 1)
    assert (theirs["line"]["first"]["hinted"], theirs["people"]["games"], theirs["bots"]["games"]) == (
        True,
        0,
        0,
    )
    assert theirs["field"] is None


# While a deal is open --------------------------------------------------------------------------------------


def test_no_endpoint_and_no_socket_shows_a_card_while_the_deal_is_open(
    running: Server, database: Connection
) -> None:
    anna, ben, name = person(running.port, "Anna"), person(running.port, "Ben"), "the-game-alone"
    table = begin(anna, name)
    with anna.sit(table) as hers, ben.sit(table) as watching, Person(running.port).sit(table) as nobody:
        play_with_drafts(hers)
        for spectator in (watching, nobody):
            spectator.until_update(lambda update: update["stage"] == "over")
        sent = watching.heard + nobody.heard
    for who in (ben, Person(running.port)):
        paths = (operation.path for operation in OPERATIONS if operation.method == "GET")
        named = defaultdict(lambda: "x", table=table, deal=deal_id(name), language="en")
        sent += [who.request("GET", path.format_map(named)).raw.decode() for path in paths]

    secret = dealt_at(database, table)
    everything = "\n".join(sent)
    assert not re.search(r'"(card|hand|piles|position|deck|fits)":', everything)
    assert secret.deal not in everything
    assert secret.nonce not in everything
    own = anna.sit(table)
    result = own.until_update(lambda update: update["stage"] == "over")["result"]
    own.close()
    assert (result["deal"], result["nonce"]) == ("", "")


def test_midnight_during_a_game_fixes_it_as_it_stood_whatever_is_played_later(
    running: Server, database: Connection
) -> None:
    anna, ben, name = person(running.port, "Anna"), person(running.port, "Ben"), "the-game-with-bots"
    table, other, page = begin(anna, name), begin(ben, "take-that"), f"/api/daily/{deal_id(name)}"
    lay_a_card(anna, table)
    time.sleep(0.01)
    for closing in (name, "take-that"):
        close_deal(database, deal_id(closing), round(time.time() * 1000))

    shown = anna.get(page)

    mine = shown["line"]["first"]
    assert (mine["over"], mine["finished"], mine["won"], mine["measure"]) == (True, False, False, 97)
    left = ben.get(f"/api/daily/{deal_id('take-that')}")["line"]["first"]
    assert (left["table"], left["over"], left["finished"], left["measure"]) == (other, True, False, None)
    secret = dealt_at(database, table)
    assert shown["key"] == secret.nonce
    assert (
        hashlib.sha256(bytes.fromhex(shown["key"]) + secret.deal.encode()).hexdigest()
        == shown["line"]["commitment"]
    )

    lay_a_card(anna, table)
    assert anna.get(page)["line"]["first"] == mine

    late = begin(ben, name)
    assert late != table
    assert ben.get(page)["line"]["first"]["counts"] is False
    days = ben.get("/api/daily/days")["days"]
    assert {day["date"] for day in days} >= {days_from_now(0)}
    assert ben.get("/api/daily")["streak"] == {"days": 1, "grace": False}


def test_an_instant_tournament_is_played_against_bots_alone_and_enters_no_figure(
    running: Server, database: Connection
) -> None:
    anna, ben = person(running.port, "Anna"), person(running.port, "Ben")
    offered = anna.get("/api/instant/of/the-game-alone")
    page, deals = f"/api/instant/{offered['id']}", [one["line"]["id"] for one in offered["deals"]]
    assert len(deals) == 8
    assert not any(one["line"]["open"] or one["line"]["first"] for one in offered["deals"])
    add_games(database, deals[0], field_of("quick", 0, 97, 98, 98))

    for deal in deals[:2]:
        played(anna, anna.post(f"/api/daily/{deal}", {})["id"])
    shown = anna.get(page)

    assert anna.get("/api/instant/of/the-game-alone") == shown
    assert (shown["finished"], shown["compared"], shown["bots_won"]) == (2, 1, 0.2)
    first, second, third = shown["deals"][:3]
    assert (first["compared"], first["games"], first["percent"]) == (True, 4, shown["percent"])
    assert 50 <= shown["percent"] <= (100 if first["line"]["first"]["won"] else 75)
    assert (second["compared"], second["games"], second["percent"]) == (True, 0, None)
    assert (third["compared"], third["line"]["first"]) == (False, None)
    assert first["line"]["first"]["counts"] is False
    assert ben.get(page)["deals"][0]["games"] == 0
    assert anna.get("/api/daily")["streak"] == {"days": 0, "grace": False}
    assert deals[0][:10] not in {day["date"] for day in anna.get("/api/daily/days")["days"]}
    assert anna.request("GET", "/api/instant/of/bridge").status == 404
    assert anna.request("GET", "/api/instant/the-game-alone-99999").status == 404


def test_a_game_that_ended_after_its_day_was_not_finished_and_a_free_one_was() -> None:
    late = Try("d", "anna", 1, "t", False, True, False, True, 2000, Result(won=False, measure=97))  # noqa: FBT003
    free = replace(late, counts=False, is_settled=False, number=2)

    assert [try_shown(one, closes_at=1000).finished for one in (late, free)] == [False, True]
    assert try_shown(late, closes_at=1000).measure == 97
    assert [one.is_over(1000) for one in (late, free)] == [True, True]


def test_a_day_without_people_closes_and_can_be_played_for_fun(running: Server, database: Connection) -> None:
    anna, name = person(running.port, "Anna"), "extreme-with-bots"
    page = f"/api/daily/{deal_id(name)}"
    assert anna.get(page)["key"] == ""
    close_deal(database, deal_id(name), round(time.time() * 1000))

    shown = anna.get(page)

    assert (shown["people"], shown["field"], shown["line"]["open"]) == (None, None, False)
    assert len(shown["key"]) == 64
    secret = dealt_at(database, begin(anna, name))
    assert (secret.nonce, secret.commitment) == (shown["key"], shown["line"]["commitment"])
    assert anna.get(page)["line"]["first"]["counts"] is False
    assert anna.get("/api/daily")["streak"]["days"] == 0


def in_terminal(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "tenback", *words],
        env=os.environ | {"TENBACK_DATA": str(folder), "LANG": "en"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_terminal_plays_the_deal_of_a_server(running: Server, tmp_path: Path) -> None:
    """It goes on with the same game each time; without a keyboard it tells how things stand."""
    words = ("daily", "--server", f"http://127.0.0.1:{running.port}")
    told = [in_terminal(tmp_path, *words).stdout for _ in range(2)]

    assert told[0] == told[1]
    assert re.search(r"your table.*/t/\w+", told[0])
    assert told[0].rstrip().endswith("In progress")
    (secret,) = (tmp_path / "servers").iterdir()
    assert secret.stat().st_mode & 0o777 == 0o600

    me = Person(running.port, secret.read_text())
    played(me, begin(me))
    counted = in_terminal(tmp_path, "stats", "--server", f"http://127.0.0.1:{running.port}")
    assert "THE GAME, 1 player" in counted.stdout
    assert re.search(r"of 1 won", counted.stdout)
    elsewhere = in_terminal(tmp_path / "other", "stats", "--server", f"http://127.0.0.1:{running.port}")
    assert (elsewhere.returncode, "Play there first" in elsewhere.stderr) == (2, True)


def test_a_deleted_person_leaves_the_figures(running: Server) -> None:
    anna, ben = person(running.port, "Anna"), person(running.port, "Ben")
    for who in (anna, ben):
        played(who, begin(who))
    before = ben.get(f"/api/daily/{deal_id(ALONE)}")["people"]["games"]

    anna.request("DELETE", "/api/me")

    assert ben.get(f"/api/daily/{deal_id(ALONE)}")["people"]["games"] == before - 1
