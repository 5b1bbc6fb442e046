"""Tables over HTTP: open, list, invite."""

from starlette.requests import Request
from starlette.responses import Response

from tenback.bots import LEVELS
from tenback.games.errors import TenbackError
from tenback.server.http.api.answers import (
    Failure,
    answer,
    body,
    check_opens_tables,
    live_table,
    refuse,
    somebody,
    throttle,
)
from tenback.server.http.api.people import base_url
from tenback.server.http.identity import hub_of, person_of
from tenback.server.presenters.lists import results, table_line, tables
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.live import LiveTable
from tenback.server.storage import DeletedPerson, lists, people
from tenback.server.storage.people import Code, Person
from tenback.server.wire.pages import (
    Invitation,
    InviteTo,
    NewTable,
    TableLine,
    TableMade,
    UseCode,
)
from tenback.server.wire.problems import ServerProblem
from tenback.tables.deciding import decide
from tenback.tables.decision import Refused
from tenback.tables.events import BotSeated, Opened, Seated, TableEvent
from tenback.tables.requests import Start, TakeSeat
from tenback.tables.seating import reserve, take_seat, told_apart
from tenback.tables.settings import BadTableSettings, check_settings
from tenback.words import in_english

MOST_LISTED = 100
SLOW_LEVELS = ("careful", "quick", "expert")
INVITATION_MILLISECONDS = 14 * 24 * 3600 * 1000


async def get_lobby(request: Request) -> Response:
    """List public tables."""
    person = await person_of(request)
    found = await hub_of(request).store.read(lambda connection: lists.lobby(connection, MOST_LISTED))
    return answer(tables(found, _id_of(person)))


async def get_my_tables(request: Request) -> Response:
    """List the tables of the person who asks."""
    person = await somebody(request)
    read = hub_of(request).store.read
    return answer(
        tables(await read(lambda connection: lists.tables_of(connection, person.id, MOST_LISTED)), person.id)
    )


async def get_my_results(request: Request) -> Response:
    """List the finished games of the person who asks."""
    person = await somebody(request)
    read = hub_of(request).store.read
    return answer(
        results(await read(lambda connection: lists.results_of(connection, person.id, MOST_LISTED)))
    )


async def post_table(request: Request) -> Response:
    """Open a table."""
    person = await somebody(request)
    throttle(request, "table", person)
    check_opens_tables(request)
    asked = await body(request, NewTable)
    try:
        check_settings(asked.settings)
        opening = _opening(asked, person)
    except TenbackError as error:
        raise Failure(ServerProblem.BAD_SETTINGS, in_english(error)) from error
    hub = hub_of(request)
    if set(asked.seats) & set(SLOW_LEVELS):
        hub.bot_pool.warm_up()
    try:
        live = await hub.open_table(*opening)
    except DeletedPerson as error:
        raise Failure(ServerProblem.NO_PERSON) from error
    if asked.start:
        # Under no action id: every id is the clients' own.
        _accept(await live.change(lambda table: decide(table, live.context(person), Start())))
    return answer(TableMade(live.table.id, f"{base_url(request)}/t/{live.table.id}"), 201)


async def get_table(request: Request) -> Response:
    """Show a table as lists do."""
    return answer(_line(await live_table(request), await person_of(request)))


async def post_invitation(request: Request) -> Response:
    """Reserve a seat and make the one-time code for it."""
    person, live = await somebody(request), await live_table(request)
    throttle(request, "code")
    seat = (await body(request, InviteTo)).seat
    _accept(await live.change(lambda table: reserve(table, live.context(person), seat)))
    code = people.new_code()
    digest, stands_for = people.hashed(code), Code("seat", live.table.id, seat, None)
    expires = now_ms() + INVITATION_MILLISECONDS
    await hub_of(request).store.write(
        lambda connection: people.add_code(connection, digest, stands_for, expires)
    )
    return answer(Invitation(code, f"{base_url(request)}/t/{live.table.id}#seat={code}"), 201)


async def post_claim(request: Request) -> Response:
    """Take the seat that an invitation is for."""
    person, live = await somebody(request), await live_table(request)
    throttle(request, "code")
    digest = people.hashed((await body(request, UseCode)).code)
    store = hub_of(request).store
    code = await store.read(lambda connection: people.find_code(connection, digest, "seat", now_ms()))
    if code is None or code.table != live.table.id or code.seat is None:
        raise Failure(ServerProblem.BAD_CODE)
    ask = TakeSeat(code.seat)
    _accept(await live.change(lambda table: take_seat(table, live.context(person), ask, invited=True)))
    # The seat can be taken once, so the code is used up only when it has served its purpose.
    await store.write(lambda connection: people.use_code(connection, digest, "seat", now_ms()))
    return answer(_line(live, person))


def _opening(asked: NewTable, person: Person) -> list[TableEvent]:
    """Open the table and seat who is named: `me`, `open`, or the level of a bot."""
    players = asked.settings.players
    seats = asked.seats or ("me", *("open",) * (players - 1))
    if len(seats) != players or seats.count("me") > 1:
        raise BadTableSettings("error-seats", players=players)
    events: list[TableEvent] = [Opened(asked.settings, person.id)]
    for seat, word in enumerate(seats):
        if word == "me":
            events.append(Seated(seat, person.id, told_apart(person.name, seat, LEVELS)))
        elif word != "open":
            events.append(BotSeated(seat, _level(word)))
    return events


def _level(word: str) -> str:
    if word in LEVELS:
        return word
    raise BadTableSettings("error-seat", given=word, bots=", ".join(LEVELS))


def _accept(verdict: object) -> None:
    if isinstance(verdict, Refused):
        raise refuse(verdict)


def _line(live: LiveTable, person: Person | None) -> TableLine:
    return table_line(live.table, _id_of(person))


def _id_of(person: Person | None) -> str | None:
    return None if person is None else person.id
