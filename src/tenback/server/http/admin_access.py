"""Who may look after the server: whoever sends a token of the host, from this machine or over https."""

import ipaddress
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from tenback.server.http.allowed_hosts import LOOPBACK
from tenback.server.http.api.answers import Failure, throttle
from tenback.server.http.identity import LONGEST_SECRET, asker_of, hub_of
from tenback.server.rooms.clock import now_ms
from tenback.server.storage.admin import LogEntry, Token, add_entry, token_with
from tenback.server.storage.people import hashed
from tenback.server.wire.problems import ServerProblem

Endpoint = Callable[[Request], Awaitable[Response]]
WRONG_COST = 20
"""What a wrong token costs of the limit, so that guessing ends soon."""


def for_the_host(action: str, endpoint: Endpoint) -> Endpoint:
    """Answer the host alone; the log names action, time and target before anything is done."""

    async def guarded(request: Request) -> Response:
        token = await _token_of(request)
        target = "/".join(str(part) for part in request.path_params.values())
        entry = LogEntry(now_ms(), token.name, action, target)
        await hub_of(request).store.write(lambda connection: add_entry(connection, entry))
        return await endpoint(request)

    return guarded


async def _token_of(request: Request) -> Token:
    throttle(request, "admin")
    if not _is_private(request):
        raise Failure(ServerProblem.ADMIN_INSECURE)
    digest, hub = hashed(_sent(request)), hub_of(request)
    token = await hub.store.read(lambda connection: token_with(connection, digest))
    if token is None:
        is_slow = hub.limits.allow("admin", asker_of(request), WRONG_COST)
        raise Failure(ServerProblem.NOT_ADMIN if is_slow else ServerProblem.TOO_MANY)
    return token


def _sent(request: Request) -> str:
    """A token comes in the header alone: no cookie, which other pages could make a browser send."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:LONGEST_SECRET] if scheme.lower() == "bearer" else ""


def _is_private(request: Request) -> bool:
    """Whether nobody can have read the token on its way.

    A proxy that says nothing of https looks like this machine: the name that was asked for tells them apart.
    """
    if request.url.scheme == "https":
        return True
    return _is_loopback(request) and (request.url.hostname or "") in _LOOPBACK_NAMES


def _is_loopback(request: Request) -> bool:
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False


_LOOPBACK_NAMES = frozenset(name.strip("[]") for name in LOOPBACK)
