"""Who thinks next: whoever waits for a move comes before whoever waits for a hint."""

import asyncio
from collections import deque


class BotQueue:
    """The processes that think, and who waits for one of them."""

    def __init__(self, processes: int) -> None:
        self._free = processes
        # With two processes or more, hints never have all of them.
        self._free_for_hints = max(1, processes - 1)
        self._moves: deque[asyncio.Future[None]] = deque()
        self._hints: deque[asyncio.Future[None]] = deque()

    async def wait(self, *, is_hint: bool) -> None:
        """Wait until a process is free, and take it."""
        turn = asyncio.get_running_loop().create_future()
        (self._hints if is_hint else self._moves).append(turn)
        self._go_on()
        try:
            await turn
        except asyncio.CancelledError:
            # It may have been given a process in the same moment.
            if turn.done() and not turn.cancelled():
                self.leave(is_hint=is_hint)
            raise

    def leave(self, *, is_hint: bool) -> None:
        """Give the process to whoever is next."""
        self._free += 1
        self._free_for_hints += is_hint
        self._go_on()

    def _go_on(self) -> None:
        while self._free and (turn := _next(self._moves)) is not None:
            self._free -= 1
            turn.set_result(None)
        while self._free and self._free_for_hints and (turn := _next(self._hints)) is not None:
            self._free -= 1
            self._free_for_hints -= 1
            turn.set_result(None)


def _next(waiting: "deque[asyncio.Future[None]]") -> "asyncio.Future[None] | None":
    """Give the first that still waits: some have given up."""
    while waiting:
        turn = waiting.popleft()
        if not turn.done():
            return turn
    return None
