"""One thing that can be asked of the HTTP part of the protocol."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

Endpoint = Callable[[Request], Awaitable[Response]]


class Operation(NamedTuple):
    """What can be asked of one path, by whom it is answered, and with what."""

    method: str
    path: str
    endpoint: Endpoint
    summary: str
    answer: type | None = None
    body: type | None = None
    status: int = 200
