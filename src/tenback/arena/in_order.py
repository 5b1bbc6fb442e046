"""Work for several threads whose results come in the order in which it was given out."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.pool import AsyncResult, ThreadPool
from typing import TypeVar

T = TypeVar("T")
AHEAD = 256
"""So many pieces of work lie ready, so that no thread ever waits for the next one."""


def in_order(pool: ThreadPool, work: Iterable[Callable[[], T]]) -> Iterator[T]:
    """Yield results in order, with little work queued: memory does not grow with the number of games."""
    waiting: deque[AsyncResult[T]] = deque()
    for one in work:
        waiting.append(pool.apply_async(one))
        if len(waiting) == AHEAD:
            yield waiting.popleft().get()
    while waiting:
        yield waiting.popleft().get()
