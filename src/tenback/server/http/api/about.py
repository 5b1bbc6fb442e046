"""What this server offers, and how it is."""

import functools
import hmac

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tenback.server.http.api.answers import Failure, answer, encoded, kept_answer
from tenback.server.http.api.games import games
from tenback.server.http.api.people import base_url
from tenback.server.http.identity import hub_of
from tenback.server.operations.version import VERSION
from tenback.server.wire.pages import About, Connection, ProxyTrust
from tenback.server.wire.problems import ServerProblem
from tenback.server.wire.shown import PROTOCOL
from tenback.words import languages

ADDRESSES = 16
"""A server is reached under a few addresses; for each of them the pages that never change are kept."""


async def get_about(request: Request) -> Response:
    """Tell what can be played here."""
    hub = hub_of(request)
    # Somebody is looking around: the bots get ready before they are needed.
    hub.bot_pool.warm_up()
    return kept_answer(_about(base_url(request)))


async def get_connection(request: Request) -> Response:
    """Tell a client how its own request arrived: behind a proxy this shows what the proxy passes on."""
    address = request.client.host if request.client else ""
    return answer(Connection(request.url.scheme, address, _trust(request, address)))


def _trust(request: Request, address: str) -> ProxyTrust:
    named = [part.strip() for part in ",".join(request.headers.getlist("x-forwarded-for")).split(",")]
    scheme = request.url.scheme
    if request.headers.get("x-forwarded-proto", scheme) != scheme:
        return ProxyTrust.UNTRUSTED
    if named == [""]:
        return ProxyTrust.NONE
    return ProxyTrust.TRUSTED if address in named else ProxyTrust.UNTRUSTED


async def get_health(request: Request) -> Response:
    """Tell whether this process can store things."""
    faults = await hub_of(request).checkup.faults()
    if faults:
        return PlainTextResponse("".join(f"{fault.value}\n" for fault in faults), 503)
    return PlainTextResponse("ok\n")


async def get_metrics(request: Request) -> Response:
    """Give the metrics in the format of Prometheus to the host: they count what single people do."""
    token = request.app.state.settings.metrics_token
    asked_with = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not hmac.compare_digest(asked_with.encode(), token.encode()):
        raise Failure(ServerProblem.NO_SUCH_PAGE)
    return PlainTextResponse(hub_of(request).measured(), media_type="text/plain; version=0.0.4")


async def get_notice(request: Request) -> Response:
    """Tell what the host tells everybody."""
    return answer(hub_of(request).state.shown())


@functools.lru_cache(ADDRESSES)
def _about(base: str) -> bytes:
    spoken = tuple(language.value for language in languages())
    return encoded(About(VERSION, PROTOCOL, games(), spoken, base))
