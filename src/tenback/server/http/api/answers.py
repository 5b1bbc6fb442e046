"""Reading requests and writing answers."""

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenback.server.http.identity import asker_of, hub_of, person_of
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.live import LiveTable
from tenback.server.storage.people import Person
from tenback.server.storage.shared_deals import open_until
from tenback.server.wire.pages import Problem
from tenback.server.wire.problems import ServerProblem
from tenback.tables.decision import Refused
from tenback.words import english

T = TypeVar("T")
LARGEST_BODY = 16 * 1024
_ENCODER = msgspec.json.Encoder()


class Failure(Exception):
    """A request that cannot be answered as asked."""

    def __init__(self, problem: ServerProblem, text: str | None = None, shown: Problem | None = None) -> None:
        super().__init__(problem.name)
        self.problem = problem
        self.shown = shown or Problem(problem.reason, text or problem.text)


def answer(value: object, status: int = 200) -> Response:
    """Answer with JSON; nobody keeps a copy."""
    return Response(encoded(value), status, {"cache-control": "no-store"}, media_type="application/json")


def encoded(value: object) -> bytes:
    """Write a value as JSON."""
    return _ENCODER.encode(value)


def kept_answer(raw: bytes) -> Response:
    """Answer with JSON that was written before."""
    return Response(raw, headers={"cache-control": "no-store"}, media_type="application/json")


async def on_failure(request: Request, error: Exception) -> Response:  # noqa: ARG001 (Starlette passes it)
    """Answer with the reason."""
    assert isinstance(error, Failure)
    return answer(error.shown, error.problem.status)


def refuse(refused: Refused, problem: ServerProblem = ServerProblem.REFUSED) -> Failure:
    """Make a failure of a table's refusal; of a name also the part that it may not have."""
    number = refused.number
    part, why = ("", "") if number is None else (number.part, number.why)
    return Failure(problem, shown=Problem(refused.reason, english(refused.reason), part, why))


async def body(request: Request, kind: type[T], *, largest: int = LARGEST_BODY) -> T:
    """Read a body of a kind."""
    raw = b""
    async for piece in request.stream():
        raw += piece
        if len(raw) > largest:
            raise Failure(ServerProblem.TOO_LARGE)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Failure(ServerProblem.BAD_REQUEST, f"{ServerProblem.BAD_REQUEST.text} ({error})") from error


async def somebody(request: Request) -> Person:
    """Find who is asking; somebody without a name is asked to choose one."""
    person = await person_of(request)
    if person is None:
        raise Failure(ServerProblem.NO_PERSON)
    return person


async def live_table(request: Request) -> LiveTable:
    """Find the table that the address names."""
    live = await hub_of(request).table(request.path_params["table"])
    if live is None:
        raise Failure(ServerProblem.NO_SUCH_TABLE)
    return live


async def refuse_while_open(request: Request, table_id: str) -> None:
    """Refuse what would show cards of a table while others still play the same deal."""
    store = hub_of(request).store
    if await store.read(lambda connection: open_until(connection, table_id, now_ms())):
        raise Failure(ServerProblem.DEAL_OPEN)


def check_opens_tables(request: Request) -> None:
    """Refuse a new game while the server is being emptied."""
    if hub_of(request).state.is_draining:
        raise Failure(ServerProblem.DRAINING)


def throttle(request: Request, what: str, person: Person | None = None) -> None:
    """Refuse what was done too often lately by one person or from one address."""
    if not hub_of(request).limits.allow(what, asker_of(request, person)):
        raise Failure(ServerProblem.TOO_MANY)
