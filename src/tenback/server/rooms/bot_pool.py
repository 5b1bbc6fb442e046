"""Bots think in worker processes that are warmed there; a table never waits for them too long."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from typing import NamedTuple, TypeVar

from tenback.analysis.hint import Hint, has_hints
from tenback.analysis.hinter import GettingReady, get_ready, hint_when_ready
from tenback.bots import LEVELS, AnyBot, UnknownBot, bot_named, levels_of
from tenback.bots.bot import chance_for, with_samples
from tenback.bots.fallback import CHEAPEST_LEVEL, cheapest_move
from tenback.bots.no_wait import NoWait
from tenback.games import GAMES, Move, View, game_of
from tenback.server.rooms.bot_queue import BotQueue, Rank, reviews_at_once
from tenback.server.rooms.processes import Processes
from tenback.tables.effects import Thinking
from tenback.talk.marks.said import Talk

_LOG = logging.getLogger("tenback.server")
ANSWER_SECONDS = 2.4
"""After this a quick bot answers instead, so that every answer comes within 3 s."""

STOP_SECONDS = 0.3
"""An idle process ends by itself when told so; one that thinks or compiles is ended."""
HINT_SECONDS = 20.0
"""Whoever asks for a hint can play on meanwhile."""
QUICK_SECONDS = 1.5
"""Until a game's hints were given once, a process may take so long for one, or for a careful move."""
READY = 1.0
FEWEST_SAMPLES = 100
Answer = TypeVar("Answer")


class Thought(NamedTuple):
    """A move, and the level that chose it."""

    move: Move
    level: str


class BotsBusy(Exception):
    """The bots think about so much that a hint has to wait for another time."""


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int, *, is_patient: bool = False) -> None:
        self._count, self._processes = processes, Processes(processes)
        self._is_patient = is_patient
        """Whether a table waits for a bot's own answer however long it takes, as a series does."""
        self._queue, self.reviews_at_once = BotQueue(processes), reviews_at_once(processes)
        self.moves_waiting = 0
        """How many moves are asked for and not answered yet; a long queue gets fewer samples for each."""
        self.hints_waiting = 0
        self._progress: dict[str, float] = {}
        """How much of the code of a game's hints is compiled, as its processes have told."""
        self._thinking_on: set[asyncio.Task[Hint | GettingReady]] = set()
        self.cut_short = 0
        """How many moves a quick bot made, because the answer did not come in time."""

    def warm_up(self) -> None:
        """Start the processes; each gets the code of every bot ready, so that no player waits for it."""
        if not self._processes.are_started:
            for _ in range(self._count):
                self._processes.submit(_warm)

    async def move(self, thinking: Thinking) -> Thought:
        """Choose a move; when the answer does not come in time, or at all, a quick bot chooses."""
        if thinking.level == "random":
            return Thought(_choose(thinking), thinking.level)
        self.moves_waiting += 1
        try:
            if self._is_patient:
                return Thought(await self._within(None, partial(_choose, thinking)), thinking.level)
            return await self._within(
                ANSWER_SECONDS, partial(_choose_soon, thinking, self._share(self.moves_waiting))
            )
        except Exception as error:
            # No table stands still because a bot is broken.
            if not isinstance(error, TimeoutError | BrokenProcessPool):
                _LOG.error("the bot %s of %s broke: %s", thinking.level, thinking.game, type(error).__name__)
            self.cut_short += 1
            return Thought(cheapest_move(thinking.view), CHEAPEST_LEVEL)
        finally:
            self.moves_waiting -= 1

    async def hint(self, view: View, talk: Talk) -> Hint | GettingReady:
        """Think of a hint, or of a quick move while its code is compiled; BotsBusy when it takes too long."""
        game = game_of(view.options).name
        thinking = asyncio.create_task(self._hint(game, view, talk))
        if self._progress.get(game) != READY:
            await asyncio.wait([thinking], timeout=QUICK_SECONDS)
            if not thinking.done():
                self._think_on(thinking)
                return GettingReady(self._progress.get(game, 0.0), cheapest_move(view), CHEAPEST_LEVEL)
        return await thinking

    async def _hint(self, game: str, view: View, talk: Talk) -> Hint | GettingReady:
        self.hints_waiting += 1
        try:
            askers = self._share(self.moves_waiting + self.hints_waiting)
            found = await self._within(HINT_SECONDS, partial(hint_when_ready, view, talk, askers), Rank.HINT)
        except (TimeoutError, BrokenProcessPool) as error:
            raise BotsBusy from error
        finally:
            self.hints_waiting -= 1
        self._progress[game] = found.progress if isinstance(found, GettingReady) else READY
        return found

    def _think_on(self, thinking: "asyncio.Task[Hint | GettingReady]") -> None:
        """Nobody waits for this hint any more, but it tells how far the code is."""
        self._thinking_on.add(thinking)
        thinking.add_done_callback(self._thinking_on.discard)
        thinking.add_done_callback(lambda task: task.cancelled() or task.exception())

    async def review(self, work: Callable[[], Answer]) -> Answer:
        """Do a piece of a review, behind all who wait for moves and hints."""
        return await self._within(None, work, Rank.REVIEW)

    def _share(self, waiting: int) -> int:
        """How many of those who wait each process has to think for."""
        return -(-waiting // self._count)

    async def _within(
        self, seconds: float | None, work: Callable[[], Answer], rank: Rank = Rank.MOVE
    ) -> Answer:
        async with asyncio.timeout(seconds):
            await self._queue.wait(rank)
            future = self._processes.submit(work)
            loop = asyncio.get_running_loop()
            # Whoever gives up waiting leaves the process busy until it has thought to the end.
            future.add_done_callback(lambda _: self._left(loop, rank))
            return await asyncio.wrap_future(future)

    def _left(self, loop: asyncio.AbstractEventLoop, rank: Rank) -> None:
        """A process is free again; when the loop has ended meanwhile, nobody waits for it."""
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(lambda: self._queue.leave(rank))

    def stop(self) -> None:
        """End the processes."""
        self._processes.stop(STOP_SECONDS)


# In the worker process ------------------------------------------------------------------------------------


def _warm() -> None:
    """Have all bots' code loaded, or compiled, beside whatever they are asked meanwhile."""
    # What is asked for last is compiled first.
    for game in reversed(tuple(GAMES)):
        if has_hints(game):
            get_ready(game)
        for level in levels_of(game):
            NoWait(game, _bot(game, level)).is_ready()


def _choose(thinking: Thinking) -> Move:
    """Choose a move; the same thought gives the same move, and waits for the compiler where it must."""
    chance = chance_for(thinking.seed, thinking.view)
    move: Move = _bot(thinking.game, thinking.level).choose(thinking.view, thinking.talk, chance)
    return move


def _choose_soon(thinking: Thinking, queue: int) -> Thought:
    """Choose a move while somebody waits; a long queue for one process leaves fewer samples for each."""
    bot = _bot(thinking.game, thinking.level)
    if queue > 1:
        bot = with_samples(bot, lambda usual: max(FEWEST_SAMPLES, usual // queue))
    chance = chance_for(thinking.seed, thinking.view)
    return Thought(*NoWait(thinking.game, bot).chosen(thinking.view, thinking.talk, chance))


@cache
def _bot(game: str, level: str) -> AnyBot:
    """Make a bot of a level; a game that lacks it has the next weaker one."""
    for name in reversed(LEVELS[: LEVELS.index(level) + 1]):
        with contextlib.suppress(UnknownBot):
            return bot_named(game, name)
    raise UnknownBot(game, level)
