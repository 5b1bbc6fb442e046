"""The same deal with the same bots is the same game in a series and at a server's table, mark by mark."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from harness.timeouts import TIMEOUT
from tenback.arena import BotTalk, play_game
from tenback.bots import bot_named
from tenback.games import Deal, seeded_deal
from tenback.records import Record, Said
from tenback.server.operations.rate_limits import RateLimits
from tenback.server.operations.timeouts import Timeouts
from tenback.server.rooms.bot_pool import BotPool
from tenback.server.rooms.hub import Hub
from tenback.server.storage import Store
from tenback.tables.decision import Accepted
from tenback.tables.effects import bot_seed
from tenback.tables.events import BotSeated, Opened, Started
from tenback.tables.recording import record_of
from tenback.tables.settings import Settings

NONCE = "a7" * 32


async def played_at_a_table(database: Path, settings: Settings, levels: list[str], deal: Deal) -> Any:
    """Let a server play a deal with bots that are waited for; give the table and its record."""
    hub = Hub(Store(str(database)), BotPool(1, is_patient=True), lambda _: None, RateLimits(), Timeouts())
    await hub.start()
    seats = (BotSeated(seat, level) for seat, level in enumerate(levels))
    live = await hub.open_table(Opened(settings, ""), *seats)
    started = Started(live.table.game.format_deal(deal), NONCE)
    await live.change(lambda _: Accepted((started,)))
    async with asyncio.timeout(TIMEOUT):
        while live.table.stage != "over":
            await asyncio.sleep(0.02)
    log = await hub.store.log(live.table.id)
    await hub.stop()
    return live.table, record_of(live.table, log)


@pytest.mark.parametrize(("game", "levels"), [
    ("the-game", ["expert", "careful", "expert"]),
    ("extreme", ["careful", "random", "careful"]),
    ("take-that", ["random", "careful", "expert"]),
])  # fmt: skip
def test_a_table_of_the_server_plays_the_game_of_the_series(
    game: str, levels: list[str], tmp_path: Path
) -> None:
    settings = Settings(game=game, players=3, bot_seconds=0)
    deal = seeded_deal(settings.options, 7, 3)
    bots = [bot_named(game, level) for level in levels]

    table, record = asyncio.run(played_at_a_table(tmp_path / "tenback.sqlite", settings, levels, deal))
    series = play_game(deal, bots, seed=bot_seed(table), talk=BotTalk.MARKS)

    assert record.entries == series.record.entries
    assert table.state.result == series.outcome
    assert has_marks(record) == (game != "take-that")


def has_marks(record: Record) -> bool:
    return any(isinstance(entry, Said) for entry in record.entries)
