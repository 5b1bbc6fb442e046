"""What leaves the database by itself: tables and people whose time is over, and nothing else."""

import pytest

from harness.client import Person, person
from harness.games import play_out
from harness.servers import NewDatabase, served
from harness.timeouts import wait_until
from tenback.server.operations.settings import BadSetting, settings_from
from tenback.server.storage.tidying import DAY_MILLISECONDS
from tests.server.stored import connected


def ids(url: str, table: str) -> set[str]:
    with connected(url) as connection:
        return {str(row[0]) for row in connection.execute(f"SELECT id FROM {table}")}


def make_older(url: str, days: int) -> None:
    """Let everything be that many days older."""
    with connected(url) as connection:
        for table, column in (("tables", "updated_at"), ("events", "at"), ("people", "seen_at")):
            connection.execute(f"UPDATE {table} SET {column} = {column} - ?", (days * DAY_MILLISECONDS,))


def test_what_is_kept_no_longer_leaves_and_the_rest_stays(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database()
    with served(database, limit_factor=1000) as server:
        anna, ben, carl = (person(server.port, name) for name in ("Anna", "Ben", "Carl"))
        waiting = anna.open_table("me", "open", game="the-game")
        playing = ben.open_table("me", start=True, game="the-game")
        over = ben.open_table("me", start=True, game="the-game", short_hand=True)
        with ben.sit(over) as socket:
            play_out([socket])
        server.stop()

        make_older(database, 366)
        server.start()
        wait_until(lambda: ids(database, "tables") == {playing, over}, "the table that never began is gone")
        assert Person(server.port).request("GET", f"/api/tables/{waiting}").status == 404
        assert ids(database, "people") == {anna.id, ben.id, carl.id}
        server.stop()

        monkeypatch.setenv("TENBACK_KEEP_FINISHED_DAYS", "30")
        monkeypatch.setenv("TENBACK_KEEP_PEOPLE_DAYS", "30")
        server.start()
        wait_until(lambda: ids(database, "tables") == {playing}, "the finished table is gone")
        wait_until(lambda: ids(database, "people") == {ben.id}, "who sits nowhere is gone")
        assert ben.get(f"/api/tables/{playing}")["stage"] == "playing"


def test_days_are_checked() -> None:
    assert settings_from({}, {}).keep_seating_days == 365
    for value in ("-1", "40000", "soon"):
        with pytest.raises(BadSetting):
            settings_from({}, {"TENBACK_KEEP_FINISHED_DAYS": value})
