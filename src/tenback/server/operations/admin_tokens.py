"""The host's tokens, made and revoked where the database is: whoever can open it needs no token."""

from collections.abc import Callable
from typing import TypeVar

from tenback.games.errors import TenbackError
from tenback.server.operations.backup import check_there
from tenback.server.rooms.clock import now_ms
from tenback.server.storage import admin
from tenback.server.storage.admin import Token
from tenback.server.storage.database import Connection, database_at
from tenback.server.storage.schema import prepare

T = TypeVar("T")
LONGEST_NAME = 40


class AdminError(TenbackError):
    """Something that the host asked for cannot be done; the message says what to do."""


def make_token(url: str, name: str) -> str:
    """Make a token and give its secret, which is stored nowhere."""
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise AdminError("error-admin-token-name", most=LONGEST_NAME)
    return _done(url, lambda connection: admin.add_token(connection, name, now_ms()))


def list_tokens(url: str) -> list[Token]:
    """List the tokens."""
    return _done(url, admin.tokens)


def revoke_token(url: str, token_id: str) -> None:
    """Make a token worthless, from the next request on."""
    if not _done(url, lambda connection: admin.revoke_token(connection, token_id)):
        raise AdminError("error-admin-no-such-token", token=token_id)


def _done(url: str, work: Callable[[Connection], T]) -> T:
    database = database_at(url)
    check_there(database)
    prepare(database)
    connection = database.connect()
    try:
        return work(connection)
    finally:
        connection.close()
