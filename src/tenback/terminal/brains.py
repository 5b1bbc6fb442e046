"""The bots of one table: they think beside the screen, never in front of it."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from tenback.bots import Bot, bot_named
from tenback.bots.random_bot import RandomBot
from tenback.games.decks import Generator
from tenback.talk.said import Saying, Talk
from tenback.terminal.setup import Player

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's move."""

    move: Any
    by_chance: bool = False
    """Whether the bot gave no answer that could be used."""


class Brains:
    """Makes the bots when they are first asked, because some of them take a while to load."""

    def __init__(self, game: str, players: Sequence[Player], seed: int) -> None:
        self._game, self._players, self._seed = game, players, seed
        self._bots: dict[int, Bot] = {}
        self._loading = threading.Lock()

    def choose(self, seat: int, view: Any, talk: Talk) -> Choice:
        """Choose a move; a bot that fails or answers nonsense moves by chance, so that the game goes on."""
        chance = Generator(self._seed, f"bot {seat} move {len(view.history)}")
        try:
            move = self._bot(seat).choose(view, talk, chance)
        except Exception:  # A bot may be anybody's program.
            move = None
        if move in view.legal:
            return Choice(move)
        return Choice(RandomBot().choose(view, talk, chance), by_chance=True)

    def say(self, seat: int, view: Any) -> Sequence[Saying]:
        """Ask what a bot would like to say."""
        try:
            return tuple(self._bot(seat).say(view))
        except Exception:
            return ()

    def warm_up(self) -> None:
        """Load every bot."""
        for seat, player in enumerate(self._players):
            if not player.is_person:
                self._bot(seat)

    def _bot(self, seat: int) -> Bot:
        with self._loading:
            if seat not in self._bots:
                level = self._players[seat].level
                assert level is not None
                self._bots[seat] = bot_named(self._game, level)
            return self._bots[seat]


async def beside(work: Callable[[], T]) -> T:
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
