"""For the host: people, tables, reports, the notice, draining. Nothing here reads a card."""

from dataclasses import asdict

from starlette.requests import Request
from starlette.responses import Response

from tenback.server.http.api.answers import Failure, answer, body, live_table, refuse
from tenback.server.http.api.people import acceptable_name
from tenback.server.http.identity import hub_of
from tenback.server.operations.erasure import erase_person
from tenback.server.presenters.kept import table_kept
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.renaming import rename_person
from tenback.server.storage import admin, moderation
from tenback.server.storage.people import Person
from tenback.server.storage.server_state import DRAIN, NOTICE, write_state
from tenback.server.storage.tidying import DAY_MILLISECONDS, delete_table
from tenback.server.wire import admin as wire
from tenback.server.wire.pages import NamePerson
from tenback.server.wire.problems import ServerProblem
from tenback.tables.decision import Refused
from tenback.tables.hosting import give_to_bot

ON = "on"
DONE = 204


async def get_people(request: Request) -> Response:
    """Find people by a part of their name, or by their id."""
    words = request.query_params.get("name", "")
    rows = await hub_of(request).store.read_long(lambda read: moderation.find_people(read, words))
    return answer(wire.PeopleKept(tuple(wire.PersonKept(**asdict(row)) for row in rows)))


async def post_name(request: Request) -> Response:
    """Give a person another name."""
    person_id, hub = await _known_person(request), hub_of(request)
    name = acceptable_name(hub, (await body(request, NamePerson)).name)
    await rename_person(hub, Person(person_id, name))
    return Response(status_code=DONE)


async def post_mute(request: Request) -> Response:
    """Keep a person from chatting for some days."""
    person_id = await _known_person(request)
    days = (await body(request, wire.MutePerson)).days
    until = now_ms() + days * DAY_MILLISECONDS if days else 0
    await hub_of(request).store.write(lambda connection: moderation.mute(connection, person_id, until))
    return Response(status_code=DONE)


async def delete_person(request: Request) -> Response:
    """Delete a person's data, as they could do themselves."""
    await erase_person(hub_of(request), await _known_person(request))
    return Response(status_code=DONE)


async def get_tables(request: Request) -> Response:
    """List tables with their seats and without hands."""
    stage = request.query_params.get("stage")
    rows = await hub_of(request).store.read_long(lambda read: moderation.all_tables(read, stage))
    return answer(wire.TablesKept(tuple(map(table_kept, rows))))


async def close_table(request: Request) -> Response:
    """Delete a table with all that belongs to it."""
    live, hub = await live_table(request), hub_of(request)
    table_id = live.table.id
    await hub.store.write(lambda connection: delete_table(connection, table_id, hub.name), table=table_id)
    await live.catch_up()
    return Response(status_code=DONE)


async def post_bot(request: Request) -> Response:
    """Give a seat to a bot for good."""
    live, seat = await live_table(request), int(request.path_params["seat"])
    verdict = await live.change(lambda table: give_to_bot(table, live.context(None), seat))
    if isinstance(verdict, Refused):
        raise refuse(verdict)
    return Response(status_code=DONE)


async def get_reports(request: Request) -> Response:
    """List what people have reported."""
    rows = await hub_of(request).store.read(moderation.reports)
    return answer(wire.ReportsKept(tuple(wire.ReportKept(**asdict(row)) for row in rows)))


async def delete_report(request: Request) -> Response:
    """Delete a report that has been dealt with."""
    report = request.path_params["report"]
    if not await hub_of(request).store.write(lambda write: moderation.delete_report(write, report)):
        raise Failure(ServerProblem.NO_SUCH_REPORT)
    return Response(status_code=DONE)


async def get_log(request: Request) -> Response:
    """List what was done with the host's tokens."""
    rows = await hub_of(request).store.read(admin.entries)
    return answer(wire.AdminLog(tuple(wire.AdminEntry(**asdict(row)) for row in rows)))


async def get_state(request: Request) -> Response:
    """Tell what holds for the whole server."""
    state = hub_of(request).state
    return answer(wire.StateKept(state.notice, state.is_draining, state.playing()))


async def put_notice(request: Request) -> Response:
    """Tell everybody something."""
    await _write(request, NOTICE, (await body(request, wire.GiveNotice)).text.strip())
    return Response(status_code=DONE)


async def put_drain(request: Request) -> Response:
    """Begin or stop to empty the server."""
    await _write(request, DRAIN, ON if (await body(request, wire.SetDrain)).on else "")
    return Response(status_code=DONE)


async def _write(request: Request, name: str, value: str) -> None:
    hub = hub_of(request)
    await hub.store.write(lambda connection: write_state(connection, name, value, now_ms(), hub.name))
    await hub.state.reload()


async def _known_person(request: Request) -> str:
    person_id = str(request.path_params["person"])
    if await hub_of(request).store.read(lambda read: moderation.name_of(read, person_id)) is None:
        raise Failure(ServerProblem.NO_SUCH_PERSON)
    return person_id
