"""Compiling a bot's kernels beside the game: a thread lets the bot play a game that does not count."""

import functools
import logging
import threading
import time
from typing import Any, Protocol

from tenback.bots.bot import AnyBot, forgetful, with_samples
from tenback.games import game_named, seeded_deal
from tenback.games.decks import Generator
from tenback.talk.marks.said import NOTHING_SAID, Talk

FEW_SAMPLES = 4
"""Enough for every kernel to be called."""
_log = logging.getLogger(__name__)


class Compiling:
    """The code of one bot: compiled, or on its way."""

    def __init__(self, game: str, bot: AnyBot) -> None:
        self.game, self.bot = game, bot
        self._began = time.monotonic()
        self._done, self._ended = threading.Event(), threading.Event()
        _COMPILER.add(self)

    def is_done(self, patience: float = 0.0) -> bool:
        """Return whether the code is there, at the latest *patience* seconds after it was first asked for."""
        if not self._ended.is_set():
            _COMPILER.prefer(self)
        return self._done.wait(max(0.0, self._began + patience - time.monotonic()))

    def wait(self) -> None:
        """Wait until the attempt has ended, whatever it came to."""
        self._ended.wait()

    def run(self) -> None:
        """Compile it."""
        try:
            play_through(self.game, self.bot)
        except Exception:
            # The plain answers stay: a weaker game is better than none.
            _log.exception("the kernels of %s for %s cannot be compiled", self.bot.name, self.game)
        else:
            self._done.set()
        finally:
            self._ended.set()


class Job(Protocol):
    """Something to be compiled."""

    def run(self) -> None:
        """Compile it; never fails."""


class Compiler:
    """One thread that compiles for one bot after the other; whoever asked last comes first.

    Threads side by side would wait for Numba's one lock and load the same code several times.
    """

    def __init__(self) -> None:
        self._waiting: list[Job] = []
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    def add(self, wanted: Job) -> None:
        """Take one more job."""
        with self._changed:
            self._waiting.append(wanted)
            self._changed.notify()
            if self._thread is None:
                # It does not keep the program alive when the player quits.
                self._thread = threading.Thread(target=self._run, name="compiling", daemon=True)
                self._thread.start()

    def prefer(self, wanted: Job) -> None:
        """Take this one next, if it still waits: somebody wants to play with it."""
        with self._changed:
            if wanted in self._waiting:
                self._waiting.remove(wanted)
                self._waiting.append(wanted)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: bool(self._waiting))
                wanted = self._waiting.pop()
            wanted.run()


_COMPILER = Compiler()


@functools.cache
def compiling(game: str, kind: type[Any]) -> Compiling:
    """Return the code of a kind of bot; the first who asks has it compiled."""
    return Compiling(game, kind())


def play_through(game: str, bot: AnyBot) -> None:
    """Let a bot play one whole game by itself, thinking little: then all it can need is compiled."""
    known = game_named(game)
    quick = with_samples(bot, lambda _: FEW_SAMPLES)
    state = seeded_deal(known.options(players=2), seed=0, starter=0).state()
    while state.turn is not None:
        seen = known.view(state, state.turn)
        # With and without marks, and forgetful: a bot may think in another way then.
        said = Talk(tuple(quick.say(known.view(state, 1 - state.turn))), has_begun=True)
        moves = [quick.choose(seen, talk, Generator(0)) for talk in (NOTHING_SAID, said)]
        forgetful(quick).choose(seen, said, Generator(0))
        state = known.apply(state, state.turn, moves[0])
