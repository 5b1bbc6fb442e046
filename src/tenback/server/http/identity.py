"""Who is asking: by the cookie of a browser, or by the header of a program."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tenback.server.rooms.hub import Hub
from tenback.server.storage.people import SECRET_BYTES, Person, hashed, person_with

COOKIE = "tenback"
YEAR_SECONDS = 365 * 24 * 3600
LONGEST_SECRET = 4 * SECRET_BYTES


def hub_of(connection: HTTPConnection) -> Hub:
    """Find the hub of this process."""
    hub = connection.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def address_of(connection: HTTPConnection) -> str:
    """Tell from where somebody asks, for throttling only."""
    return connection.client.host if connection.client else "-"


async def person_of(connection: HTTPConnection) -> Person | None:
    """Find who is asking."""
    secret = secret_of(connection)
    if secret is None:
        return None
    digest = hashed(secret)
    return await hub_of(connection).store.read(lambda database: person_with(database, digest))


def secret_of(connection: HTTPConnection) -> str | None:
    """Read the secret; never a query, which logs and histories would keep."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    secret = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return secret if 0 < len(secret) <= LONGEST_SECRET else None


def keep_secret(response: Response, secret: str, *, is_https: bool) -> None:
    """Give the browser its secret; scripts cannot read it."""
    response.set_cookie(
        COOKIE, secret, max_age=YEAR_SECONDS, httponly=True, samesite="lax", secure=is_https, path="/"
    )
