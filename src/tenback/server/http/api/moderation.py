"""At a table: report a line or a name, and let its host remove a spectator."""

from starlette.requests import Request
from starlette.responses import Response

from tenback.server.http.api.answers import Failure, answer, body, live_table, refuse, somebody, throttle
from tenback.server.http.identity import hub_of
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.live import LiveTable
from tenback.server.storage import moderation
from tenback.server.storage.moderation import NOBODY_NAMED, Report
from tenback.server.storage.people import Person
from tenback.server.wire.moderation import NAMELESS, ReportIt, Spectators, SpectatorView
from tenback.server.wire.problems import ServerProblem
from tenback.tables.decision import refused
from tenback.tables.refusals import TableRefusal
from tenback.tables.table import Table

DONE = 204


async def post_report(request: Request) -> Response:
    """Report a line of chat or a name; what it says is read from the table, not from the request."""
    person, live = await somebody(request), await live_table(request)
    throttle(request, "report", person)
    report = _report(live.table, await body(request, ReportIt), person)
    if report is None:
        raise Failure(ServerProblem.BAD_REQUEST)
    await hub_of(request).store.write(lambda connection: moderation.add_report(connection, report))
    return Response(status_code=DONE)


def _report(table: Table, asked: ReportIt, person: Person) -> Report | None:
    if not 0 <= asked.seat < len(table.seats) or table.seats[asked.seat].person is None:
        return None
    seat = table.seats[asked.seat]
    lines = [line.text for line in table.chat if line.number == asked.line and line.seat == asked.seat]
    if asked.line is not None and not lines:
        return None
    kind, text = ("line", lines[0]) if asked.line is not None else ("name", seat.name)
    about = seat.person or ""
    return Report(moderation.new_report_id(), now_ms(), kind, table.id, person.id, about, text)


async def get_spectators(request: Request) -> Response:
    """List who watches, for the table's host."""
    live = await _hosted(request)
    named = {one.person.id: one.person.name for one in live.audience.spectators() if one.person is not None}
    nameless = sum(one.person is None for one in live.audience.spectators())
    shown = tuple(SpectatorView(person_id, name) for person_id, name in sorted(named.items()))
    return answer(Spectators(shown, nameless))


async def delete_spectator(request: Request) -> Response:
    """Remove a spectator, or all that have no name, for as long as the table exists."""
    live = await _hosted(request)
    wanted = str(request.path_params["spectator"])
    person_id = NOBODY_NAMED if wanted == NAMELESS else wanted
    if live.table.seat_of(person_id) is not None:
        raise Failure(ServerProblem.BAD_REQUEST)
    table_id = live.table.id
    await hub_of(request).store.write(
        lambda connection: moderation.remove_spectator(connection, table_id, person_id), table=table_id
    )
    for client in live.audience.spectators():
        if (client.person.id if client.person else NOBODY_NAMED) == person_id:
            client.disconnect(ServerProblem.REMOVED, again=False)
    return Response(status_code=DONE)


async def _hosted(request: Request) -> LiveTable:
    person, live = await somebody(request), await live_table(request)
    if not live.table.is_host(person.id):
        raise refuse(refused(TableRefusal.NOT_HOST))
    return live
