"""What nobody can compute or read: the shuffle, ids and secrets, the commitment, the database."""

import os
import pathlib
import random
import stat
import time
from typing import Any

import pytest

from harness.client import Person, legal, person
from harness.games import two_at
from harness.servers import Server, served, serving
from tenback.games import the_game
from tenback.server.operations.backup import backup
from tenback.server.storage.database import database_at
from tenback.server.storage.lists import log_of
from tenback.server.storage.people import new_code, new_person_id, new_secret
from tenback.server.storage.schema import _upgrade, prepare
from tenback.tables.chance import SystemChance
from tenback.tables.commitment import commitment
from tenback.tables.events import Started
from tenback.tables.settings import Settings

ROOT = pathlib.Path(__file__).parents[2]
THREE = Settings(game="the-game", players=3)
CHANCE = SystemChance()


def test_no_seed_is_sent_or_asked_for() -> None:
    assert "seed" not in (ROOT / "web/src/lib/protocol.gen.ts").read_text(encoding="utf-8")


def test_neither_the_clock_nor_the_seed_of_python_decides_a_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.0)
    monkeypatch.setattr(time, "time_ns", lambda: 1_800_000_000_000_000_000)
    drawn = []
    for _ in range(2):
        random.seed(7)
        drawn.append(the_game.format_deal(CHANCE.deal(THREE)))  # type: ignore[arg-type]

    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("drawn", [CHANCE.table_id, CHANCE.nonce, new_code, new_secret, new_person_id])
def test_ids_and_secrets_cannot_be_computed_either(drawn: Any) -> None:
    random.seed(7)
    first = drawn()
    random.seed(7)

    assert first != drawn()
    assert len(first) >= 16


def test_the_commitment_neither_decides_the_deal_nor_tells_it() -> None:
    class OneNonce(SystemChance):
        def nonce(self) -> str:
            return "7e" * 32

    chance = OneNonce()
    deals = {the_game.format_deal(chance.deal(THREE)) for _ in range(5)}  # type: ignore[arg-type]
    (deal, *_) = deals

    assert len(deals) == 5, "the nonce decides nothing"
    promises = {commitment(CHANCE.nonce(), deal) for _ in range(5)}
    assert len(promises) == 5, "with another nonce the same deal looks like any other"


def test_the_files_with_hidden_cards_are_for_their_owner_alone(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "tenback.sqlite"
    old = os.umask(0o022)
    try:
        connection = database_at(str(path)).connect()
        _upgrade(database_at(str(path)), "0001")
        prepare(database_at(str(path)))
        backup(str(path), tmp_path / "copy.sqlite")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        connection.close()
    finally:
        os.umask(old)

    assert len(modes) >= 3
    assert set(modes.values()) == {0o600}, modes


@pytest.mark.parametrize(
    "path", ["/tenback.sqlite", "/../tenback.sqlite", "/..%2ftenback.sqlite", "/tenback.sqlite-wal"]
)
def test_the_database_is_not_served(port: int, path: str) -> None:
    answered = Person(port).request("GET", path)

    assert answered.status == 404
    assert b"SQLite" not in answered.raw


def test_who_looks_into_the_database_takes_nothing_from_it(tmp_path: pathlib.Path) -> None:
    """Closing a file drops the locks of its process; then another one tidies away what is being written."""
    with serving(tmp_path) as server:
        for known in (1, 2, 3):
            anna = person(server.port, "Anna")
            assert count_people(server.database) == known
        with anna.sit(anna.open_table("me", start=True, game="the-game")) as socket:
            socket.do("move", move=legal(socket.until_update(lambda _: True))[0])
        assert count_people(server.database) == 3


def count_people(url: str) -> int:
    connection = database_at(url).connect()
    ((count,),) = connection.execute("SELECT COUNT(*) FROM people")
    connection.close()
    return int(count)


def test_the_deck_is_the_same_after_a_restart(database: str) -> None:
    with served(database) as server:
        anna, ben, table = two_at(server.port, game="extreme")
        with anna.sit(table) as first:
            first.do("start")
        before, hands = deal_in(database, table), hands_of(server, (anna, ben), table)
        server.kill()
        server.start()

        assert deal_in(database, table) == before
        assert hands_of(server, (anna, ben), table) == hands


def deal_in(url: str, table: str) -> list[Started]:
    connection = database_at(url).connect()
    found = [entry.event for entry in log_of(connection, table) if isinstance(entry.event, Started)]
    connection.close()
    return found


def hands_of(server: Server, people: tuple[Person, ...], table: str) -> list[Any]:
    hands = []
    for who in people:
        with who.sit(table, port=server.port) as socket:
            hands.append(socket.until_update(lambda _: True)["board"]["hand"])
    return hands
