"""Who thinks next: whoever waits for a move comes first, then hints, then reviews of finished games."""

import asyncio
from collections import deque
from enum import IntEnum


class Rank(IntEnum):
    """What somebody waits for, the most urgent first."""

    MOVE = 0
    HINT = 1
    REVIEW = 2


def reviews_at_once(processes: int) -> int:
    """How many processes may work on reviews: a quarter, so that most are free when a move is due."""
    return max(1, processes // 4)


class BotQueue:
    """The processes that think, and who waits for one of them."""

    def __init__(self, processes: int) -> None:
        self._free = processes
        # With two processes or more, hints and reviews never have all of them.
        spare = max(1, processes - 1)
        self._most = {Rank.MOVE: processes, Rank.HINT: spare, Rank.REVIEW: reviews_at_once(processes)}
        self._taken = dict.fromkeys(Rank, 0)
        self._waiting: dict[Rank, deque[asyncio.Future[None]]] = {rank: deque() for rank in Rank}

    async def wait(self, rank: Rank) -> None:
        """Wait until a process is free, and take it."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting[rank].append(turn)
        self._go_on()
        try:
            await turn
        except asyncio.CancelledError:
            # It may have been given a process in the same moment.
            if turn.done() and not turn.cancelled():
                self.leave(rank)
            raise

    def leave(self, rank: Rank) -> None:
        """Give the process to whoever is next."""
        self._free += 1
        self._taken[rank] -= 1
        self._go_on()

    def _go_on(self) -> None:
        for rank in Rank:
            while self._has_room(rank) and (turn := _next(self._waiting[rank])) is not None:
                self._free -= 1
                self._taken[rank] += 1
                turn.set_result(None)

    def _has_room(self, rank: Rank) -> bool:
        idle = sum(self._taken[other] for other in Rank if other is not Rank.MOVE)
        is_spared = rank is Rank.MOVE or idle < self._most[Rank.HINT]
        return bool(self._free) and is_spared and self._taken[rank] < self._most[rank]


def _next(waiting: "deque[asyncio.Future[None]]") -> "asyncio.Future[None] | None":
    """Give the first that still waits: some have given up."""
    while waiting:
        turn = waiting.popleft()
        if not turn.done():
            return turn
    return None
