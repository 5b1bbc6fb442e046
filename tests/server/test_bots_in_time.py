"""Whoever waits for a bot waits less than three seconds, however long it thinks."""

import pathlib
from dataclasses import replace

from harness.client import person
from harness.logs import game_log
from harness.servers import Server
from tenback.server.rooms.bot_pool import ANSWER_SECONDS
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.runner import _public_moment
from tenback.tables.fold import fold
from tenback.tables.settings import Settings
from tenback.tables.table import Table

SETTINGS = Settings(game="the-game", players=2)
PUBLIC_MILLISECONDS = 3_000


def _table(moved_at: int) -> Table:
    table = fold("t", game_log(SETTINGS, ["anna", "ben"], moves=3, seed=1))
    return replace(table, moved_at=moved_at)


def test_a_thought_that_is_ready_is_shown_at_the_tables_pace() -> None:
    table = _table(moved_at=now_ms())

    assert _public_moment(table, table.moved_at + 60_000) == table.moved_at + 60_000


def test_a_thought_that_took_too_long_is_shown_at_one_moment_before_three_seconds_are_over() -> None:
    moved_at = now_ms() - 60_000
    wanted = {_public_moment(_table(moved_at), moved_at + pace) for pace in (500, 1_000, 2_000)}

    assert len(wanted) == 1
    assert moved_at + 1_000 * ANSWER_SECONDS < wanted.pop() < moved_at + PUBLIC_MILLISECONDS


def test_a_table_without_a_pace_waits_for_nothing() -> None:
    moved_at = now_ms() - 60_000
    table = _table(moved_at)
    hasty = replace(table, settings=Settings(game="the-game", players=2, bot_seconds=0))

    assert _public_moment(hasty, moved_at) == moved_at


def test_a_server_that_is_stopped_while_bots_think_ends_without_a_word(tmp_path: pathlib.Path) -> None:
    server = Server(str(tmp_path / "x.sqlite"), limit_factor=1000)
    anna = person(server.port, "Anna")
    tables = [anna.open_table("expert", "expert", start=True, game="extreme") for _ in range(8)]
    with anna.sit(tables[0]) as socket:
        socket.until_update(lambda update: len(update["steps"]) > 1)

    printed = server.stop()

    assert "tenback serves" in printed
    assert "Warning" not in printed
    assert "Traceback" not in printed
