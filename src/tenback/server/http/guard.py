"""Stands before everything: the right host, the right origin, and strict headers on every answer."""

import contextlib
import logging
import pathlib
import traceback
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenback.server.http.api.answers import answer
from tenback.server.http.identity import asker_of, hub_of
from tenback.server.wire.pages import Problem
from tenback.server.wire.problems import ServerProblem

_LOG = logging.getLogger("tenback.server")
COSTLIER = ("/api/", "/healthz", "/metrics")
FILE_COST = 0.2
"""A page of the client is made of twenty files, and each costs less than a question about tables."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Refuses foreign hosts (DNS rebinding) and foreign origins, and sets the headers of every answer."""

    def __init__(self, app: ASGIApp, allowed_hosts: Iterable[str], public_url: str) -> None:
        self._app = app
        self._hosts = frozenset(host.lower() for host in allowed_hosts)
        self._public = _origin(public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at one request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        problem, sending = self._problem(scope) or _reads_too_much(scope), _Sending(send)
        if problem is None:
            await self._serve(scope, receive, sending)
        elif scope["type"] == "http":
            await _refusal(problem)(scope, receive, sending)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    async def _serve(self, scope: Scope, receive: Receive, sending: "_Sending") -> None:
        """Serve; what breaks is logged by its kind and place alone, since its message could name a card."""
        try:
            await self._app(scope, receive, sending)
        except Exception as error:
            _LOG.error("%s broke: %s at %s", scope["type"], type(error).__name__, _place(error))
            with contextlib.suppress(Exception):
                if scope["type"] == "websocket":
                    await sending({"type": "websocket.close", "code": 1011})
                elif not sending.has_begun:
                    await _refusal(ServerProblem.BROKEN)(scope, receive, sending)

    def _problem(self, scope: Scope) -> ServerProblem | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if "*" not in self._hosts and _name(host) not in self._hosts:
            return ServerProblem.BAD_HOST
        origin = headers.get("origin")
        is_safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if is_safe or origin is None:
            return None
        return None if _is_own(origin, host, self._public) else ServerProblem.BAD_ORIGIN


def _reads_too_much(scope: Scope) -> ServerProblem | None:
    """Whether an address has read too much lately; sockets and what is written have limits of their own."""
    if scope["type"] != "http" or scope["method"] not in SAFE_METHODS:
        return None
    cost = 1 if scope["path"].startswith(COSTLIER) else FILE_COST
    request = HTTPConnection(scope)
    is_allowed = hub_of(request).limits.allow("read", asker_of(request), cost)
    return None if is_allowed else ServerProblem.TOO_MANY


def _place(error: BaseException) -> str:
    """Name the file and line where something broke."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{pathlib.PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"


def _is_own(origin: str, host: str, public: str) -> bool:
    return _origin(origin) == public != "" or urlsplit(origin).netloc.lower() == host.lower()


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else ""


def _name(host: str) -> str:
    """The name without the port; an address of IPv6 keeps its brackets."""
    name = host.lower()
    if name.startswith("["):
        return name.partition("]")[0] + "]"
    return name.partition(":")[0]


def _refusal(problem: ServerProblem) -> Response:
    return answer(Problem(problem.reason, problem.text), problem.status)


class _Sending:
    """Sends an answer with the strict headers, and knows whether it has begun."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.has_begun = False

    async def __call__(self, message: Message) -> None:
        """Send a part of the answer."""
        if message["type"] == "http.response.start":
            self.has_begun = True
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
        await self._send(message)
