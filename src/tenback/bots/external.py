"""A bot that is a separate program, in any language: one JSON object per line on standard input and output.

The protocol is in docs/guides/external-bots.md. A program that does not answer in time is stopped; it is
restarted for the next decision.
"""

import contextlib
import json
import logging
import queue
import shlex
import subprocess
import threading
import weakref
from collections.abc import Sequence
from typing import IO, Any

from tenback.bots.plain_view import plain_talk, plain_view
from tenback.games import Move, View, game_named
from tenback.games.decks import Randomness
from tenback.games.errors import TenbackError
from tenback.talk.marks.mark import MARKS
from tenback.talk.marks.said import Saying, Talk

_log = logging.getLogger(__name__)

PROTOCOL = 1
SLOW = 3.0
"""After so many seconds without an answer the person at the screen is told; the program may go on."""
_SEED_LIMIT = 1 << 32


class BotHung(TenbackError):
    """A bot's program did not answer in time."""


class BotBroke(TenbackError):
    """A bot's program exited, or its answer is not in the protocol."""


class ExternalBot:
    """Asks another program for its moves and marks."""

    def __init__(self, command: str, game: str, *, seconds: float = 10.0) -> None:
        self.name = command
        self._game = game_named(game)
        self._seconds = seconds
        self._program: _Program | None = None
        self._asked = 0
        # A program answers one question at a time.
        self._turn = threading.Lock()

    def greet(self) -> None:
        """Start the program and wait for its answer to the first line."""
        with self._turn:
            self._running()

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:
        """Ask the program for a move."""
        question = {"view": plain_view(view), "talk": plain_talk(talk), "seed": rng.randrange(_SEED_LIMIT)}
        answer = self._ask("choose", "move", question)
        move: Move = self._game.parse_move(str(answer.get("move")))
        return move

    def say(self, view: View) -> Sequence[Saying]:
        """Ask the program for the marks it gives."""
        answer = self._ask("say", "marks", {"view": plain_view(view)})
        assert view.seat is not None
        return [_saying(view.seat, mark) for mark in answer.get("marks", [])]

    def close(self) -> None:
        """Say goodbye and stop the program."""
        if self._program is not None:
            self._program.stop({"type": "bye"})
            self._program = None

    def _ask(self, kind: str, wanted: str, question: dict[str, Any]) -> dict[str, Any]:
        with self._turn:
            self._asked += 1
            program = self._running()
            try:
                answer = program.ask({"type": kind, "id": self._asked} | question, self._seconds)
                if answer.get("type") != wanted or answer.get("id") != self._asked:
                    raise BotBroke(
                        "error-bot-answer", wanted=wanted, number=self._asked, given=str(answer)[:100]
                    )
            except TenbackError:
                program.stop()
                self._program = None
                raise
            return answer

    def _running(self) -> "_Program":
        if self._program is None:
            self._program = _Program(_words_of(self.name))
            try:
                self._hello(self._program)
            except TenbackError:
                self._program.stop()
                self._program = None
                raise
        return self._program

    def _hello(self, program: "_Program") -> None:
        ready = program.ask({"type": "hello", "protocol": PROTOCOL, "game": self._game.name}, self._seconds)
        if ready.get("type") != "ready":
            raise BotBroke("error-bot-not-ready", given=str(ready)[:100])


def _words_of(command: str) -> list[str]:
    """Cut a command into words as a shell does."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BotBroke("error-bot-not-started", command=command, reason=str(error)) from error
    if not words:
        raise BotBroke("error-bot-not-started", command="exec:", reason="no command")
    return words


class _Program:
    """A running program and the lines it writes."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                bufsize=1,
                # Ctrl-C is for us: a bot that it stopped would lose decisions.
                start_new_session=True,
            )
        except OSError as error:
            raise BotBroke("error-bot-not-started", command=command[0], reason=error.strerror) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._name, self._told_slow = " ".join(command), False
        self._questions: IO[str] = self._process.stdin
        self._lines: queue.Queue[str | None] = queue.Queue()
        reading = (self._process.stdout, self._lines)
        threading.Thread(target=_read_lines, args=reading, daemon=True).start()
        weakref.finalize(self, _end, self._process)

    def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Write one line and wait for the next one back."""
        try:
            self._questions.write(json.dumps(question, separators=(",", ":")) + "\n")
            self._questions.flush()
            line = self._next_line(seconds)
        except queue.Empty:
            raise BotHung("error-bot-hung", seconds=seconds) from None
        except OSError as error:
            raise BotBroke("error-bot-ended") from error
        if line is None:
            raise BotBroke("error-bot-ended-with", code=self._process.wait())
        return _read_object(line)

    def _next_line(self, seconds: float) -> str | None:
        """Wait for a line, and do not leave anybody wondering meanwhile."""
        soon = min(SLOW, seconds)
        try:
            return self._lines.get(timeout=soon)
        except queue.Empty:
            self._tell_slow(soon)
            return self._lines.get(timeout=max(seconds - soon, 0.001))

    def _tell_slow(self, seconds: float) -> None:
        if not self._told_slow:
            self._told_slow = True
            _log.warning("%s has not answered for %g s. Does it flush its output?", self._name, seconds)

    def stop(self, farewell: dict[str, Any] | None = None) -> None:
        """End the program."""
        if farewell is not None:
            with contextlib.suppress(OSError, ValueError, subprocess.TimeoutExpired):
                self._questions.write(json.dumps(farewell) + "\n")
                self._questions.close()
                self._process.wait(timeout=2)
        _end(self._process)


def _read_lines(answers: IO[str], lines: "queue.Queue[str | None]") -> None:
    with contextlib.suppress(ValueError, OSError), answers:
        for line in answers:
            lines.put(line)
    lines.put(None)


def _end(process: "subprocess.Popen[str]") -> None:
    """Stop a program, whatever it is doing, and close its input."""
    process.kill()
    process.wait()
    with contextlib.suppress(OSError):
        if process.stdin is not None:
            process.stdin.close()


def _read_object(line: str) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except ValueError:
        raise BotBroke("error-bot-not-json", given=line.strip()[:100]) from None
    if not isinstance(answer, dict):
        raise BotBroke("error-bot-not-json", given=line.strip()[:100])
    return answer


def _saying(seat: int, mark: object) -> Saying:
    """Read a mark such as {"mark": "leave-it", "pile": 0}."""
    if not isinstance(mark, dict) or mark.get("mark") not in MARKS:
        raise BotBroke("error-bot-no-mark", given=str(mark)[:100])
    pile = mark.get("pile")
    return Saying(seat, MARKS[mark["mark"]], pile if isinstance(pile, int) else None)
