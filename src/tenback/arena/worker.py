"""A process that plays games of one series: numbers come in, and what became of each game goes out."""

import contextlib
import os
import pickle
import signal
import sys
from types import FrameType

from tenback.arena.crew import bots_of
from tenback.games.errors import TenbackError


def main() -> None:
    """Play the games whose numbers come in, until no more do."""
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # What a bot prints must not come between the answers.
    signal.signal(signal.SIGTERM, _end)
    series, play = pickle.load(questions)
    with bots_of(series) as bots, contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            number = pickle.load(questions)
            try:
                answer = play(series, number, bots)
            except TenbackError as error:
                answer = error
            pickle.dump(answer, answers)
            answers.flush()


def _end(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 (signal handlers take them)
    """End as at the last game: the programs of the bots are stopped."""
    raise SystemExit
