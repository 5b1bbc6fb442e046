"""The bots of one table: they think beside the screen, never in front of it."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from tenback.bots import stand_in_level
from tenback.bots.bot import chance_for
from tenback.games import Move, Options, View, game_of
from tenback.talk.marks.said import Saying, Talk
from tenback.terminal.setup import Player

if TYPE_CHECKING:
    from tenback.arena.guard import Guarded
    from tenback.bots.no_wait import NoWait

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's move, or the stand-in's."""

    move: Move
    is_stand_in: bool


class BotRunner:
    """Makes the bots when they are first asked, because some of them take a while to load."""

    def __init__(self, options: Options, players: Sequence[Player], seed: int) -> None:
        self._players, self._seed = players, seed
        self._game = game_of(options)
        self.stand_in = stand_in_level(self._game.name)
        """The level that moves for a bot which gives no answer that counts."""
        self._bots: dict[int, Guarded] = {}
        self._loading = threading.Lock()

    def choose(self, seat: int, view: View, talk: Talk) -> Choice:
        """Choose a move."""
        bot = self._bot(seat)
        faults = len(bot.forfeits)
        move = bot.choose(view, talk, chance_for(self._seed, view))
        return Choice(move, is_stand_in=len(bot.forfeits) > faults)

    def say(self, seat: int, view: View) -> Sequence[Saying]:
        """Ask what a bot would like to say."""
        return self._bot(seat).say(view)

    def warm_up(self) -> None:
        """Have the bots' code loaded, or compiled, before it is their turn."""
        for level in {self.stand_in, *(player.level for player in self._players)}:
            if level is not None:
                self._made(level).is_ready()

    def _bot(self, seat: int) -> "Guarded":
        # Late, since bots and what they need are the heaviest part of the program.
        from tenback.arena.guard import Guarded

        with self._loading:
            if seat not in self._bots:
                level = self._players[seat].level
                assert level is not None
                self._bots[seat] = Guarded(self._made(level), self._made(self.stand_in))
            return self._bots[seat]

    def _made(self, level: str) -> "NoWait":
        from tenback.bots import bot_named
        from tenback.bots.no_wait import NoWait

        return NoWait(self._game.name, bot_named(self._game.name, level))


async def in_thread(work: Callable[[], T]) -> T:
    """Run work in a thread that does not keep the program alive when the player quits."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()
    threading.Thread(target=_worked, args=(work, loop, answer), daemon=True).start()
    return await answer


def _worked(work: Callable[[], T], loop: asyncio.AbstractEventLoop, answer: "asyncio.Future[T]") -> None:
    try:
        result = work()
    except BaseException as error:  # It is raised again where the answer is waited for.
        _deliver(loop, answer, error=error)
    else:
        _deliver(loop, answer, result=result)


def _deliver(
    loop: asyncio.AbstractEventLoop,
    answer: "asyncio.Future[T]",
    *,
    result: T | None = None,
    error: BaseException | None = None,
) -> None:
    def settle() -> None:
        if answer.cancelled():
            return
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(result)  # type: ignore[arg-type]

    # The loop is gone when the player has quit meanwhile.
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
