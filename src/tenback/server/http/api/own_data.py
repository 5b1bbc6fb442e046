"""What this server keeps, and all that it keeps about whoever asks, as a file."""

from collections.abc import AsyncIterator
from dataclasses import asdict

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from tenback.records import format_record
from tenback.server.http.api.answers import answer, encoded, somebody, throttle
from tenback.server.http.identity import hub_of
from tenback.server.operations.settings import ServerSettings
from tenback.server.presenters import TablePresenter, Viewer
from tenback.server.rooms.hub import Hub
from tenback.server.rooms.loading import load
from tenback.server.storage.challenges import seen_by
from tenback.server.storage.database import Connection
from tenback.server.storage.devices import devices_of
from tenback.server.storage.lists import log_of, tables_of
from tenback.server.storage.moderation import find_people
from tenback.server.storage.people import Person
from tenback.server.storage.played import games_of
from tenback.server.wire.keeps import Keeps
from tenback.tables.recording import record_of

MOST_TABLES = 10_000


async def get_keeps(request: Request) -> Response:
    """Tell what is kept for how long, and whom to ask."""
    settings: ServerSettings = request.app.state.settings
    return answer(
        Keeps(
            settings.keep_finished_days,
            settings.keep_seating_days,
            settings.keep_running_days,
            settings.keep_people_days,
            settings.keep_report_days,
            settings.contact,
            settings.imprint,
            settings.docs_url,
        )
    )


async def get_my_data(request: Request) -> Response:
    """Give all that is kept about the person who asks, table by table."""
    person = await somebody(request)
    throttle(request, "own-data", person)
    headers = {"content-disposition": 'attachment; filename="tenback-data.json"', "cache-control": "no-store"}
    return StreamingResponse(
        _written(hub_of(request), person), media_type="application/json", headers=headers
    )


async def _written(hub: Hub, person: Person) -> AsyncIterator[bytes]:
    about = await hub.store.read_long(lambda read: _about(read, person.id))
    rows = await hub.store.read_long(lambda read: tables_of(read, person.id, MOST_TABLES))
    yield b'{"person":' + encoded(about) + b',"tables":['
    for place, row in enumerate(rows):
        yield (b"," if place else b"") + encoded(await _table(hub, row.id, person))
    yield b"]}"


def _about(connection: Connection, person_id: str) -> dict[str, object]:
    [row] = [one for one in find_people(connection, person_id) if one.id == person_id]
    return asdict(row) | {
        "devices": [asdict(device) for device in devices_of(connection, person_id)],
        "games": [asdict(game) for game in games_of(connection, person_id)],
        "watched": seen_by(connection, person_id),
    }


async def _table(hub: Hub, table_id: str, person: Person) -> dict[str, object]:
    """A finished game whole; one that runs, or whose deal others still play, as this person sees it."""
    loaded = await load(hub.store, table_id)
    if loaded is None:
        return {"id": table_id}
    table = loaded.table
    if table.stage == "over" and not loaded.open_until:
        log = await hub.store.read_long(lambda read: log_of(read, table_id))
        return {"id": table_id, "record": format_record(record_of(table, log))}
    seat = table.seat_of(person.id)
    shown = TablePresenter(table, frozenset(), loaded.open_until).present(Viewer(person.id, seat))
    return {"id": table_id, "view": shown}
