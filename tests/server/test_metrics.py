"""What a host can watch: how long actions and commits take, and whatever stops a process."""

import asyncio
import pathlib
import time

from tenback.server.operations.metrics import Metrics
from tenback.server.storage import Store


def _count(metrics: Metrics, line: str) -> int:
    found = next(text for text in metrics.text().splitlines() if text.startswith(line))
    return int(found.split()[-1])


async def _stopped_for_a_moment(metrics: Metrics) -> None:
    watching = asyncio.create_task(metrics.watch_lateness())
    while not _count(metrics, "tenback_late_seconds_count"):
        await asyncio.sleep(0.01)
    time.sleep(0.15)
    before = _count(metrics, "tenback_late_seconds_count")
    while _count(metrics, "tenback_late_seconds_count") == before:
        await asyncio.sleep(0.01)
    watching.cancel()


def test_a_process_that_was_stopped_shows_it() -> None:
    metrics = Metrics()

    asyncio.run(_stopped_for_a_moment(metrics))

    in_time = _count(metrics, 'tenback_late_seconds_bucket{le="0.05"}')
    assert in_time < _count(metrics, "tenback_late_seconds_count")


async def _two_commits(path: pathlib.Path, metrics: Metrics) -> None:
    store = Store(str(path))
    store.on_commit(metrics.commit_took)
    await store.write(lambda connection: connection.execute("DELETE FROM results"))
    await store.write(lambda connection: connection.execute("DELETE FROM results"))
    await store.read(lambda connection: connection.execute("SELECT 1"))
    await store.close()


def test_every_commit_is_timed_and_no_reading(tmp_path: pathlib.Path) -> None:
    metrics = Metrics()

    asyncio.run(_two_commits(tmp_path / "x.sqlite", metrics))

    assert _count(metrics, "tenback_commit_seconds_count") == 2
