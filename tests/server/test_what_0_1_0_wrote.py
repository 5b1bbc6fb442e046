"""Databases of 0.1.0 are opened by today's server: every table is read, played on and replayed."""

import contextlib
import gzip
import json
import pathlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from harness.client import Person, Socket, legal
from harness.servers import served
from harness.timeouts import wait_until
from tenback.records import final_moment, parse_record
from tests.fixtures import V0_1_0
from tests.server.changes import frames_in


@dataclass
class Opened:
    """An old database behind a server of today."""

    port: int
    secrets: dict[str, str]
    tables: dict[str, dict[str, Any]]

    def person(self, name: str) -> Person:
        return Person(self.port, secret=self.secrets[name])

    def at(self, stage: str) -> list[dict[str, Any]]:
        return [table for table in self.tables.values() if table["stage"] == stage]


@pytest.fixture(scope="module", params=["server.sqlite", "server.sql"])
def opened(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opened]:
    about = json.loads((V0_1_0 / f"{request.param}.json").read_text())
    kept = gzip.decompress((V0_1_0 / f"{request.param}.gz").read_bytes())
    if request.param == "server.sql":
        database = request.getfixturevalue("postgres").new_database()
        load_dump(database, kept.decode())
    else:
        database = str(tmp_path_factory.mktemp("old") / "tenback.sqlite")
        pathlib.Path(database).write_bytes(kept)
    with served(database, limit_factor=1000) as server:
        yield Opened(server.port, about["secrets"], about["tables"])


def load_dump(database: str, sql: str) -> None:
    import psycopg

    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(sql.encode())


def test_every_finished_game_can_be_read_and_replayed(opened: Opened) -> None:
    anna = opened.person("Anna")
    assert len(opened.at("over")) == 10
    for table in opened.at("over"):
        line = anna.get(f"/api/tables/{table['id']}")
        assert (line["result"], names(line)) == (table["result"], table["seats"])
        check_replay(anna, table["id"], table["frames"])


def test_finished_games_still_count(opened: Opened) -> None:
    anna = opened.person("Anna")
    listed = {line["table"]: line["result"] for line in anna.get("/api/me/results")["results"]}
    finished = {table["id"]: table["result"] for table in opened.at("over") if "Anna" in table["seats"]}
    assert finished.items() <= listed.items()
    assert {line["game"] for line in anna.get("/api/statistics")["lines"]} == {
        "the-game",
        "extreme",
        "take-that",
    }


def test_finished_games_are_counted_for_their_players(opened: Opened) -> None:
    anna = opened.person("Anna")
    over = [table["id"] for table in opened.at("over") if "Anna" in table["seats"]]
    settings = {table: anna.get(f"/api/tables/{table}")["settings"] for table in over}
    mine = [table for table in over if settings[table]["practice_deal"] is None]

    def counted() -> int:
        return sum(kind["games"] for kind in anna.get("/api/me/statistics")["kinds"])

    wait_until(lambda: counted() >= len(mine), "old tables are counted")
    assert all(device["this"] for device in anna.get("/api/me/devices")["devices"])


def test_every_running_game_is_as_it_was_left_and_is_played_to_its_end(opened: Opened) -> None:
    assert len(opened.at("playing")) == 12
    for table in opened.at("playing"):
        with seated(opened, table) as sockets:
            update = sockets[0].until_update(lambda update: bool(update["seats"]))
            assert (update["turn"], len(update["votes"])) == (table["turn"], table["votes"]), table
            assert shown(update["board"]) == table["shows"], table
            play_out(sockets)
        check_replay(opened.person("Anna"), table["id"])


def test_tables_that_wait_for_people_can_be_joined_and_played(opened: Opened) -> None:
    (waiting,) = (table for table in opened.at("seating") if table["game"] == "extreme")
    with opened.person("Anna").sit(waiting["id"]) as anna, opened.person("Ben").sit(waiting["id"]) as ben:
        ben.do("take-seat", seat=1)
        anna.do("start")
        play_out([anna, ben])
    check_replay(opened.person("Anna"), waiting["id"])


def test_a_seat_that_was_kept_for_a_guest_is_kept(opened: Opened) -> None:
    (waiting,) = (table for table in opened.at("seating") if table["game"] == "take-that")
    with opened.person("Ben").sit(waiting["id"]) as ben:
        assert ben.ask("take-seat", seat=1)["type"] == "refused"


def check_replay(who: Person, table: str, frames: int | None = None) -> None:
    """The record replays by today's rules, and the browser gets each of its moments."""
    record = parse_record(who.request("GET", f"/api/tables/{table}/record").raw.decode())
    assert final_moment(record).state.result is not None
    shown = frames_in(who.get(f"/api/tables/{table}/replay"))
    assert len(shown) == len(list(record.moves)) + 1 == (frames or len(shown))


def names(line: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in line["seats"]]


def shown(board: dict[str, Any]) -> list[int]:
    if "line" in board:
        return [card["card"] for card in board["line"]]
    return [pile["top"] for pile in board["piles"]]


@contextlib.contextmanager
def seated(opened: Opened, table: dict[str, Any]) -> Iterator[list[Socket]]:
    """Open a socket for everybody who sits there."""
    people = [name for name in table["seats"] if name in opened.secrets]
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(opened.person(name).sit(table["id"])) for name in people]


def play_out(sockets: list[Socket]) -> None:
    """Let people make the first move they are offered, drafts confirmed, until the game is over."""
    update = sockets[0].until_update(lambda update: update["stage"] == "playing")
    if update["turn"] is None:
        sockets[0].do("move", move="begin")
    for socket in sockets:
        socket.until_update(lambda update: update["turn"] is not None)
    while any(socket.update.get("stage") != "over" for socket in sockets):
        for socket in sockets:
            hear(socket)
            if can_act(socket.update):
                act(socket)


def hear(socket: Socket) -> None:
    """Take in what has come, until there is something to do."""
    with contextlib.suppress(TimeoutError):
        while not can_act(socket.update):
            socket.receive(timeout=0.01)


def can_act(update: dict[str, Any]) -> bool:
    if not update or update["stage"] != "playing":
        return False
    return bool(update["draft"] or (update["you"]["your_turn"] and legal(update)))


def act(socket: Socket) -> None:
    """Do what the update offers; drafts are also confirmed by time, so it may be older than the table."""
    seen = socket.update["number"]
    if socket.update["draft"]:
        answer = socket.ask("confirm")
    else:
        answer = socket.ask("move", move=legal(socket.update)[0])
    if answer["type"] == "done":
        socket.until_number(answer["number"])
    else:
        socket.until_update(lambda update: update["number"] > seen)
