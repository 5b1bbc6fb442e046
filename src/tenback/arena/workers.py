"""Processes that play games for bots written in Python: each has its own bots, asked for one game at a time.

A worker is started as a new interpreter that loads nothing of the caller's program, so a plain script can
play a series without guarding its main module.
"""

import contextlib
import os
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing.pool import ThreadPool
from typing import Generic, TypeVar

from tenback.arena.crew import bots_of
from tenback.arena.in_order import in_order
from tenback.arena.series import Series
from tenback.bots.bot import AnyBot
from tenback.games.errors import TenbackError

T = TypeVar("T")
Play = Callable[[Series, int, Sequence[AnyBot]], T]
"""Plays the game of a number; a worker finds it by its name, so it must be a function of a module."""
RUN = "import sys; sys.path[:] = sys.argv[1:]; from tenback.arena.worker import main; main()"
SECONDS_ALONE = 3.0
"""A series that takes no longer than this starts no other process."""
SECONDS_TO_END = 5.0
"""So long a worker may take to stop its programs; then it is killed."""


class WorkerLost(TenbackError):
    """A process that played games has ended by itself."""


def played_by_bots(
    series: Series, numbers: Sequence[int], play: Play[T], processes: int | None = None
) -> Iterator[T]:
    """Play games with bots, in order: the first ones here, the others in several processes.

    What has to be compiled is compiled here, and the workers find it on the disk. Bots that are objects of
    this program stay in it.
    """
    wanted = 1 if series.objects else processes or os.cpu_count() or 1
    begun, done = time.monotonic(), 0
    with bots_of(series) as bots:
        for number in numbers:
            yield play(series, number, bots)
            done += 1
            if wanted > 1 and (processes is not None or time.monotonic() - begun > SECONDS_ALONE):
                break
    if done < len(numbers):
        yield from in_processes(series, numbers[done:], play, wanted)


def in_processes(series: Series, numbers: Sequence[int], play: Play[T], processes: int) -> Iterator[T]:
    """Play games in several processes; the results come in the order of the numbers."""
    crew = Crew(series, play)
    # A thread for each process, which only waits for it; an interrupted program does not wait for them.
    with contextlib.closing(crew), ThreadPool(processes) as pool:
        yield from in_order(pool, (partial(crew.play, number) for number in numbers))


class Crew(Generic[T]):
    """One worker for each thread that asks for games."""

    def __init__(self, series: Series, play: Play[T]) -> None:
        self._series, self._play = series, play
        self._own = threading.local()
        self._all: list[Worker[T]] = []
        self._changing = threading.Lock()
        self._closed = False

    def play(self, number: int) -> T:
        """Have this thread's worker play a game."""
        if not hasattr(self._own, "worker"):
            self._own.worker = self._hire()
        worker: Worker[T] = self._own.worker
        return worker.ask(number)

    def _hire(self) -> "Worker[T]":
        with self._changing:
            if self._closed:
                raise WorkerLost("error-worker-lost", code=0)
            worker = Worker(self._series, self._play)
            self._all.append(worker)
        return worker

    def close(self) -> None:
        """Stop all workers, whatever they are doing."""
        with self._changing:
            self._closed = True
            for worker in self._all:
                worker.stop()
            for worker in self._all:
                worker.wait()


class Worker(Generic[T]):
    """The near end of one process."""

    def __init__(self, series: Series, play: Play[T]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", RUN, *sys.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # Ctrl-C is for the one that started it, which stops its workers.
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions, self._answers = self._process.stdin, self._process.stdout
        self._send((series, play))

    def ask(self, number: int) -> T:
        """Have a game played, and wait for what came of it."""
        self._send(number)
        try:
            answer = pickle.load(self._answers)
        except (EOFError, pickle.UnpicklingError):
            raise WorkerLost("error-worker-lost", code=self._process.wait()) from None
        if isinstance(answer, TenbackError):
            raise answer
        played: T = answer
        return played

    def _send(self, message: object) -> None:
        try:
            pickle.dump(message, self._questions)
            self._questions.flush()
        except OSError:
            raise WorkerLost("error-worker-lost", code=self._process.wait()) from None

    def stop(self) -> None:
        """Ask the process to end."""
        self._process.terminate()

    def wait(self) -> None:
        """Wait until the process has ended, and see to it that it does."""
        try:
            self._process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for pipe in (self._questions, self._answers):
            with contextlib.suppress(OSError, ValueError):
                pipe.close()
