"""Bots think in worker processes that are warmed there; a table never waits for them too long."""

import asyncio
import multiprocessing
import random
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from tenback.bots import LEVELS, UnknownBot, bot_named
from tenback.games import GAMES, game_named, random_deal
from tenback.tables.effects import Talking, Thinking
from tenback.talk.said import NOTHING_SAID, Saying

ANSWER_SECONDS = 2.5
"""After this a quick bot answers instead, so that every answer comes within 3 s."""

SAYS_NOTHING = frozenset({"random"})


def levels_of(game: str) -> tuple[str, ...]:
    """List the levels of bots that a game has, weakest first."""
    return tuple(level for level in LEVELS if _has(game, level))


def _has(game: str, level: str) -> bool:
    try:
        bot_named(game, level)
    except UnknownBot:
        return False
    return True


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0
        """How many thoughts are asked for and not answered yet."""

    def warm_up(self) -> None:
        """Start the processes and let each bot think once there, so that no player waits for it."""
        for _ in range(self._processes):
            self._started().submit(_warm_up)

    async def move(self, thinking: Thinking) -> Any:
        """Choose a move; when the answer does not come in time, a quick bot chooses."""
        if thinking.level == "random":
            return _choose(thinking, secrets.randbits(63), 1)
        self.waiting += 1
        try:
            return await self._in_time(_choose, thinking, secrets.randbits(63), self.waiting)
        except (TimeoutError, BrokenProcessPool):
            return _quick_choice(thinking)
        finally:
            self.waiting -= 1

    async def sayings(self, talking: Talking) -> tuple[Saying, ...]:
        """Ask a bot for its marks; a late answer is no answer."""
        if talking.level in SAYS_NOTHING:
            return ()
        try:
            return tuple(await self._in_time(_say, talking))
        except (TimeoutError, BrokenProcessPool):
            return ()

    async def _in_time(self, work: Any, *given: Any) -> Any:
        try:
            future = self._started().submit(work, *given)
        except BrokenProcessPool:
            self._pool = None
            future = self._started().submit(work, *given)
        return await asyncio.wait_for(asyncio.wrap_future(future), ANSWER_SECONDS)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Forking a process that has threads can hang; a fresh one cannot.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context)
        return self._pool

    def stop(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in _processes_of(self._pool):
                process.terminate()


def _processes_of(pool: ProcessPoolExecutor) -> list[Any]:
    return list((getattr(pool, "_processes", None) or {}).values())


def _choose(thinking: Thinking, seed: int, queue: int) -> Any:
    """Choose in a worker process; a long queue asks for fewer samples."""
    bot: Any = bot_named(thinking.game, thinking.level)
    if queue > 1 and hasattr(bot, "hurried"):
        bot = bot.hurried(queue)
    return bot.choose(thinking.view, thinking.talk, random.Random(seed))


def _quick_choice(thinking: Thinking) -> Any:
    bot = bot_named(thinking.game, "random")
    return bot.choose(thinking.view, thinking.talk, random.Random(secrets.randbits(63)))


def _say(talking: Talking) -> tuple[Saying, ...]:
    return tuple(bot_named(talking.game, talking.level).say(talking.view))


def _warm_up() -> None:
    """Think once with every bot: compiled parts are then ready."""
    for name, game in GAMES.items():
        options = game.options(players=max(2, game.players.start))
        state: Any = random_deal(options, random.Random(1)).state()
        view = game_named(name).rules.view(state, 0)
        for level in levels_of(name):
            bot_named(name, level).choose(view, NOTHING_SAID, random.Random(1))
