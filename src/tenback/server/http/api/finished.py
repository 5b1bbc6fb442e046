"""Finished games: record, replay, statistics. Hands stay hidden until the end."""

from dataclasses import dataclass
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from tenback.server.http.api.answers import (
    Failure,
    answer,
    body,
    kept_answer,
    live_table,
    refuse_while_open,
    throttle,
)
from tenback.server.http.identity import hub_of, person_of
from tenback.server.presenters import finished
from tenback.server.presenters.lists import statistics
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.kept_pages import PageKey, TooManyPages
from tenback.server.storage import lists
from tenback.server.storage.challenges import note_seen
from tenback.server.wire.pages import OpenRecord
from tenback.server.wire.problems import ServerProblem
from tenback.tables.table import Table

LARGEST_RECORD = 128 * 1024
"""A match of twenty rounds with all that was said fits."""


async def get_record(request: Request) -> Response:
    """Give the record of a finished game as a text file."""
    table = await finished_table(request)
    name = f"tenback-{table.settings.game}-{table.id}.txt"
    page = await _kept(request, table, "record", finished.record_page)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(page.body, media_type="text/plain", headers=headers | page.headers)


async def get_replay(request: Request) -> Response:
    """Give every moment of a finished game, with all hands."""
    page = await _kept(request, await finished_table(request), "replay", finished.replay_page)
    return Response(page.body, media_type="application/json", headers=page.headers)


async def post_replay(request: Request) -> Response:
    """Give every moment of a game that somebody has written down; nothing of it is kept."""
    throttle(request, "record-file")
    text = (await body(request, OpenRecord, largest=LARGEST_RECORD)).record
    opened = await hub_of(request).pages.elsewhere(partial(finished.opened_page, text))
    if isinstance(opened, finished.Unreadable):
        raise Failure(ServerProblem.BAD_RECORD, f"{ServerProblem.BAD_RECORD.text} ({opened.why})")
    if opened is None:
        raise Failure(ServerProblem.GAME_RUNNING)
    return kept_answer(opened)


async def get_statistics(request: Request) -> Response:
    """Give the statistics of all finished games."""
    return answer(statistics(await hub_of(request).store.read_long(lists.statistics)))


async def finished_table(request: Request) -> Table:
    """Find a finished table whose deal nobody plays any more: the one place where that is asked."""
    throttle(request, "finished")
    table = (await live_table(request)).table
    if table.stage != "over":
        raise Failure(ServerProblem.GAME_RUNNING)
    await refuse_while_open(request, table.id)
    await _note_seen(request, table)
    return table


async def _note_seen(request: Request, table: Table) -> None:
    """Who opens a game that they did not play knows its cards from now on."""
    person = await person_of(request)
    if person is not None and table.seat_of(person.id) is None:
        await hub_of(request).store.write_passing(
            lambda connection: note_seen(connection, table.id, person.id, now_ms())
        )


@dataclass(frozen=True, slots=True)
class _Page:
    body: bytes
    headers: dict[str, str]


async def _kept(request: Request, table: Table, kind: str, make: finished.Make) -> _Page:
    """Make the page or take the kept one, compressed for whoever can unpack it."""
    hub, headers = hub_of(request), {"cache-control": "no-store", "vary": "accept-encoding"}

    async def made() -> bytes:
        packed = await hub.store.read_long(lambda connection: lists.packed_log_of(connection, table.id))
        return await hub.pages.elsewhere(partial(make, table.id, packed))

    try:
        packed = await hub.pages.compressed(PageKey(table.id, kind), made)
    except TooManyPages as error:
        raise Failure(ServerProblem.BUSY) from error
    if "gzip" in request.headers.get("accept-encoding", ""):
        return _Page(packed, headers | {"content-encoding": "gzip"})
    return _Page(await hub.pages.unpacked(packed), headers)
