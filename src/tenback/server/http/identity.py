"""Who is asking: by the cookie of a browser, or by the header of a program."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tenback.server.operations.rate_limits import Asker, network_of
from tenback.server.rooms.hub import Hub
from tenback.server.storage.people import SECRET_BYTES, Person, hashed, person_with

COOKIE = "tenback"
YEAR_SECONDS = 365 * 24 * 3600
LONGEST_SECRET = 4 * SECRET_BYTES


def hub_of(request: HTTPConnection) -> Hub:
    """Find the hub of this process."""
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def asker_of(request: HTTPConnection, person: Person | None = None) -> Asker:
    """Tell who asks and from where, for limits only."""
    network = network_of(request.client.host if request.client else "-")
    return Asker(network, None if person is None else person.id)


async def person_of(request: HTTPConnection) -> Person | None:
    """Find who is asking."""
    secret = secret_of(request)
    if secret is None:
        return None
    digest, store = hashed(secret), hub_of(request).store
    return await store.read(lambda connection: person_with(connection, digest))


def secret_of(request: HTTPConnection) -> str | None:
    """Read the secret; never a query, which logs and histories would keep."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    secret = token.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
    return secret if 0 < len(secret) <= LONGEST_SECRET else None


def keep_secret(response: Response, secret: str, *, is_https: bool) -> None:
    """Give the browser its secret; scripts cannot read it."""
    response.set_cookie(
        COOKIE, secret, max_age=YEAR_SECONDS, httponly=True, samesite="lax", secure=is_https, path="/"
    )
