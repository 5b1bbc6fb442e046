"""Outgoing queues are bounded, the newest update wins, and laggards are told to come back."""

import asyncio
import json

from tenback.server.operations.metrics import Metrics
from tenback.server.operations.rate_limits import Asker, RateLimits, TokenBucket
from tenback.server.operations.timeouts import Timeouts
from tenback.server.rooms.client import MOST_WAITING, Client
from tenback.server.wire.problems import ServerProblem
from tenback.server.wire.shown import Done


class SlowReader:
    """The other side of a socket that reads only when it is told to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.got: list[str] = []
        self.code: int | None = None
        self.client = Client(self.send, self.close, lambda: None, None, Asker("here"))

    async def send(self, text: str) -> None:
        await self.reads.wait()
        self.got.append(text)

    async def close(self, code: int) -> None:
        self.code = code


async def _newest_wins() -> list[str]:
    reader = SlowReader()
    for number in range(100):
        reader.client.show(f"update {number}".encode())
        await asyncio.sleep(0)
    reader.client.say(Done("a", 1))
    reader.reads.set()
    await reader.client.finished()
    return reader.got


def test_a_slow_reader_gets_the_newest_update_and_every_answer() -> None:
    assert asyncio.run(_newest_wins()) == ["update 0", "update 99", '{"type":"done","id":"a","number":1}']


async def _said_later() -> list[str]:
    reader = SlowReader()
    reader.client.show(b"update 0")
    reader.client.say(Done("a", 1))
    reader.client.show(b"update 1")
    reader.reads.set()
    await reader.client.finished()
    return reader.got


def test_what_was_said_after_an_update_is_heard_after_it() -> None:
    """Otherwise an older update would tell again who was connected before."""
    assert asyncio.run(_said_later()) == ["update 1", '{"type":"done","id":"a","number":1}']


async def _flooded() -> SlowReader:
    reader = SlowReader()
    for number in range(MOST_WAITING + 2):
        reader.client.say(Done(str(number), 1))
        await asyncio.sleep(0)
    reader.reads.set()
    await reader.client.finished()
    return reader


def test_a_queue_that_is_full_drops_the_reader_with_a_reason() -> None:
    reader = asyncio.run(_flooded())

    assert reader.code == 4000
    assert json.loads(reader.got[-1]) == {
        "type": "goodbye",
        "reason": "problem-server-too-slow",
        "again": True,
    }


async def _problems() -> list[ServerProblem | None]:
    reader = SlowReader()
    now = reader.client.heard_at
    found = [reader.client.problem_at(now + 29, Timeouts()), reader.client.problem_at(now + 31, Timeouts())]
    reader.client.show(b"update")
    await asyncio.sleep(0)
    found.append(reader.client.problem_at(now + 12, Timeouts()))
    reader.reads.set()
    await reader.client.finished()
    return [*found, reader.client.problem_at(now + 12, Timeouts())]


def test_silent_links_and_stuck_ones_are_found() -> None:
    found = asyncio.run(_problems())

    assert found == [None, ServerProblem.SILENT, ServerProblem.TOO_SLOW, None]


def test_credits_fill_again_with_time() -> None:
    now = 0.0
    bucket = TokenBucket(2, 0.5, lambda: now)

    assert [bucket.spend() for _ in range(3)] == [True, True, False]
    now = 2.0
    assert [bucket.spend() for _ in range(2)] == [True, False]


def test_limits_are_kept_apart_by_deed_and_address() -> None:
    limits = RateLimits(time=lambda: 0.0)

    assert [limits.allow("code", Asker("here")) for _ in range(11)].count(True) == 10
    assert limits.allow("code", Asker("there"))
    assert limits.allow("table", Asker("here"))


def test_metrics_count_times_in_buckets() -> None:
    metrics = Metrics()
    for seconds in (0.0001, 0.004, 5.0):
        metrics.action_took(seconds)

    text = metrics.text()

    assert 'tenback_action_seconds_bucket{le="0.005"} 2' in text
    assert 'tenback_action_seconds_bucket{le="+Inf"} 3' in text
