"""How long people wait for bots: tables full of experts at once, watched by spectators over real sockets.

    python bench/bot_answers.py                          1, 10 and 50 tables of each game
    python bench/bot_answers.py --tables 200 --games extreme
    python bench/bot_answers.py --tables 200 --games the-game --reviews 50      while games are reviewed

Measured is the time from one public move to the next, as a spectator receives them: the bot's thought, the
moment at which it may answer, the durable commit and the way to the socket. Bots answer --bot-seconds after
the last move, and at the latest moment if they have not thought by then. With --reviews games of `careful`
wait to be reviewed; watching goes on until they all are, --most-seconds at most.
"""

import argparse
import asyncio
import pathlib
import sys
import tempfile
import time
from dataclasses import dataclass

import msgspec
import uvloop

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.load_client import Socket
from bench.load_server import Served, running, written
from harness.servers import free_port
from tenback.arena.game import play_game
from tenback.bots import bot_named
from tenback.games import game_named
from tenback.server.storage import reviews
from tenback.server.storage.database import database_at
from tenback.tables.events import BotSeated, Moved, Opened, Started, TableEvent
from tenback.tables.settings import GameName, Settings

RAW = argparse.RawDescriptionHelpFormatter
GAMES: tuple[GameName, ...] = ("the-game", "extreme", "take-that")
LATE_SECONDS = 2.0
"""After the moment at which a bot may answer: by then a person has noticed."""
IN_TIME_SECONDS = 0.25


class Watcher:
    """A spectator of one table; notes how long each move took to come."""

    def __init__(self) -> None:
        self._last: tuple[int, float] | None = None
        self.waits: list[float] = []

    def hear(self, _: Socket, raw: bytes) -> None:
        if not raw.startswith(b'{"type":"update"'):
            return
        steps, now = msgspec.json.decode(raw)["steps"], time.perf_counter()
        number = steps[-1]["number"] if steps else 0
        if self._last is not None and number > self._last[0]:
            self.waits.append(now - self._last[1])
        if self._last is None or number > self._last[0]:
            # The first update comes in the middle of a thought.
            self._last = (number, now if steps or self._last else float("inf"))


@dataclass(frozen=True, slots=True)
class Answers:
    """The waits at so many tables of one game."""

    game: str
    tables: int
    waits: list[float]
    cut_short: float
    """How many thoughts took too long, so that a quick bot answered."""

    def row(self, bot_seconds: float) -> str:
        ordered = sorted(self.waits)
        p50, p99, worst = (ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.99, 1.0))
        in_time = sum(wait <= bot_seconds + IN_TIME_SECONDS for wait in ordered) / len(ordered)
        late = sum(wait > bot_seconds + LATE_SECONDS for wait in ordered)
        shown = f"{p50:.2f} / {p99:.2f} / {worst:.2f} | {100 * in_time:.1f} % | {self.cut_short:.0f} | {late}"
        return f"| {self.game} | {self.tables} | {len(ordered)} | {shown} |"


def prepared(url: str, settings: Settings, count: int) -> list[str]:
    """Write tables at which only experts sit."""

    def events(deal: str, nonce: str) -> list[TableEvent]:
        seats = [BotSeated(seat, "expert") for seat in range(settings.players)]
        return [Opened(settings, ""), *seats, Started(deal, nonce)]

    return written(url, settings, [events] * count)


def ask_for_reviews(url: str, count: int) -> list[str]:
    """Write games alone that are over, and put their reviews into the queue."""
    settings = Settings(game="the-game", players=1)

    def events(deal: str, nonce: str) -> list[TableEvent]:
        game = game_named("the-game")
        record = play_game(game.parse_deal(deal), [bot_named("the-game", "careful")], seed=1).record
        moves = [Moved(entry.seat, game.format_move(entry.move)) for entry in record.entries]  # type: ignore[union-attr]
        return [Opened(settings, ""), BotSeated(0, "careful"), Started(deal, nonce), *moves]

    tables, connection = written(url, settings, [events] * count), database_at(url).connect()
    for table in tables:
        reviews.ask_for_review(connection, table, "bench", 1)
    connection.close()
    return tables


def count_done(url: str, tables: list[str]) -> int:
    """Count the reviews that are made."""
    connection = database_at(url).connect()
    found = [reviews.review_of(connection, table) for table in tables]
    connection.close()
    return sum(review is not None and review.stage is reviews.Stage.DONE for review in found)


async def watch(port: int, table: str, watcher: Watcher) -> None:
    socket = Socket(f"/ws/{table}", "", watcher.hear)
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)
    await socket.opened
    socket.say(b'{"type":"hello"}')


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The games that are reviewed meanwhile."""

    url: str
    tables: list[str]
    most_seconds: float

    async def all_done(self) -> None:
        """Wait until all are reviewed, or for too long; tell how it goes."""
        began = time.perf_counter()
        while (passed := time.perf_counter() - began) < self.most_seconds:
            if (done := await asyncio.to_thread(count_done, self.url, self.tables)) == len(self.tables):
                break
            print(f"reviews made after {passed:.0f} s: {done} of {len(self.tables)}", flush=True)
            await asyncio.sleep(2.0)
        if self.tables:
            print(f"waited {passed:.0f} s for {len(self.tables)} reviews, {done} were made", flush=True)


async def watched(
    served: Served, tables: list[str], seconds: float, reviewed: Reviewed
) -> tuple[list[float], float]:
    watchers = [Watcher() for _ in tables]
    for table, watcher in zip(tables, watchers, strict=True):
        await watch(served.port, table, watcher)
    await asyncio.gather(asyncio.sleep(seconds), reviewed.all_done())
    cut_short = (await asyncio.to_thread(served.sample)).gauges["tenback_thoughts_cut_short"]
    return [wait for watcher in watchers for wait in watcher.waits], cut_short


def measured(game: GameName, count: int, asked: argparse.Namespace) -> Answers:
    settings = Settings(game=game, players=4, bot_seconds=asked.bot_seconds)
    with tempfile.TemporaryDirectory() as folder:
        url = str(pathlib.Path(folder) / "bots.sqlite")
        tables = prepared(url, settings, count)
        reviewed = Reviewed(url, ask_for_reviews(url, asked.reviews), asked.most_seconds)
        with (
            running(url, 1, free_port()) as served,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            waits, cut_short = runner.run(watched(served, tables, asked.seconds, reviewed))
    return Answers(game, count, waits, cut_short)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=RAW)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 50])
    parser.add_argument("--games", choices=GAMES, nargs="+", default=GAMES)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--reviews", type=int, default=0, help="how many games are reviewed meanwhile")
    parser.add_argument("--most-seconds", type=float, default=600.0, help="how long reviews are waited for")
    parser.add_argument("--bot-seconds", type=float, default=1.0)
    asked = parser.parse_args()
    print("| game | tables | answers | wait p50 / p99 / worst, s | in time | cut short | 2 s late |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for game in asked.games:
        for count in asked.tables:
            print(measured(game, count, asked).row(asked.bot_seconds), flush=True)


if __name__ == "__main__":
    main()
