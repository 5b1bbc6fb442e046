"""What a client has sent and is not answered yet: one after the other, while the socket goes on listening."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST_WAITING = 64


class Inbox(Generic[T]):
    """Messages of one client in their order; an action that waits for the database stops no ping."""

    __slots__ = ("_answer", "_failed", "_task", "_waiting")

    def __init__(self, answer: Callable[[T], Awaitable[None]], failed: Callable[[], None]) -> None:
        self._answer, self._failed = answer, failed
        # A list, because a deque takes room for 64 messages as soon as there is one.
        self._waiting: list[T] = []
        self._task: asyncio.Task[None] | None = None

    def put(self, message: T) -> bool:
        """Take a message; False if too many wait."""
        if len(self._waiting) >= MOST_WAITING:
            return False
        self._waiting.append(message)
        # The task lives only while there is something to answer, so idle sockets cost no task.
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._answer_all())
        return True

    async def finish(self) -> None:
        """Answer what waits; raise what has gone wrong."""
        if self._task is not None:
            await self._task

    async def _answer_all(self) -> None:
        try:
            while self._waiting:
                await self._answer(self._waiting.pop(0))
        except BaseException:
            self._waiting.clear()
            self._failed()
            raise
        else:
            self._task = None
