"""The daily deal over HTTP: today, the calendar, beginning, and the result beside the field."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenback.server.http.api.answers import Failure, answer, body, check_opens_tables, somebody, throttle
from tenback.server.http.api.people import base_url
from tenback.server.http.identity import hub_of, person_of
from tenback.server.presenters import daily as shown
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.daily import DailyDeals, OtherSecret
from tenback.server.rooms.fields import plan_for
from tenback.server.storage import DeletedPerson, tries
from tenback.server.storage.database import Connection
from tenback.server.storage.field_games import games_of
from tenback.server.storage.lists import log_of
from tenback.server.storage.people import Person
from tenback.server.storage.shared_deals import SharedDeal, daily_closings, deal_with
from tenback.server.wire.daily import BeginDaily, DailyLine, DailyResult
from tenback.server.wire.pages import TableMade
from tenback.server.wire.problems import ServerProblem
from tenback.tables.daily import daily_named, date_from, greenwich_date

MOST_DAYS = 62


def daily_of(request: Request) -> DailyDeals:
    """Find the daily deals of this process."""
    daily = request.app.state.daily
    assert isinstance(daily, DailyDeals)
    return daily


async def get_today(request: Request) -> Response:
    """Show the deals of a date: the one that the client names, which somebody on earth must have now."""
    asked = request.query_params.get("date", "")
    date = date_from(asked) if asked else greenwich_date(now_ms())
    if date is None:
        raise Failure(ServerProblem.BAD_REQUEST)
    deals = await daily_of(request).day(date)
    if not deals:
        raise Failure(ServerProblem.NO_SUCH_DEAL)
    person = await person_of(request)
    read = hub_of(request).store.read
    mine = [] if person is None else await read(lambda one: tries.all_tries_of(one, person.id))
    lines = await read(lambda connection: [_line(connection, deal, person) for deal in deals])
    return answer(shown.today(date, lines, mine))


async def get_days(request: Request) -> Response:
    """Show the calendar: days that were offered, with the asker's own first tries and nothing of others."""
    person = await person_of(request)
    read = hub_of(request).store.read
    closings = await read(lambda connection: daily_closings(connection, MOST_DAYS * 5))
    mine = [] if person is None else await read(lambda one: tries.all_tries_of(one, person.id))
    dates = {named[0] for deal_id in closings if (named := daily_named(deal_id)) is not None}
    return answer(shown.days(dates, mine, closings))


async def post_daily(request: Request) -> Response:
    """Begin a deal, or go on with the game that was begun."""
    person = await somebody(request)
    throttle(request, "table", person)
    check_opens_tables(request)
    asked = await body(request, BeginDaily)
    deal = await _deal(request)
    if len(deal.seats) > 1:
        hub_of(request).bot_pool.warm_up()
    try:
        table = await daily_of(request).begin(person, deal, is_bot=asked.bot)
    except DeletedPerson as error:
        raise Failure(ServerProblem.NO_PERSON) from error
    except OtherSecret as error:
        raise Failure(ServerProblem.OTHER_SECRET) from error
    return answer(TableMade(table, f"{base_url(request)}/t/{table}"), 201)


async def get_daily(request: Request) -> Response:
    """Show a deal; how others did is told when the asker's first try is over."""
    deal = await _deal(request)
    person = await person_of(request)
    read = hub_of(request).store.read
    line = await read(lambda connection: _line(connection, deal, person))
    result = DailyResult(line, shown.is_by_points(deal), key=deal.key, share=_address(request, deal))
    if person is None or line.first is None or not line.first.over:
        return answer(result)
    return answer(await _compared(request, deal, person, line))


async def _compared(request: Request, deal: SharedDeal, person: Person, line: DailyLine) -> DailyResult:
    daily, store = daily_of(request), hub_of(request).store
    mine, *_ = await store.read(lambda connection: tries.tries_of(connection, deal.id, person.id))
    field = await store.read(lambda connection: games_of(connection, deal.id))
    counting = await store.read(lambda connection: tries.counting_tries(connection, deal.id))
    others = [other for other in counting if other.person != person.id]
    log = await store.read_long(lambda connection: log_of(connection, mine.table))
    plan = plan_for(deal, daily.fields.games)
    if plan.next_piece({(game.level, game.number) for game in field}) is not None:
        daily.make_field(deal, is_next=True)
    making = sum(game.level == plan.level for game in field) < plan.games
    found = shown.compared(line, mine, field, others, closes_at=deal.closes_at, level=plan.level)
    course = shown.course_of(mine.table, [entry for entry in log if entry.at <= deal.closes_at])
    address = _address(request, deal)
    return msgspec.structs.replace(found, course=course, making=making, key=deal.key, share=address)


async def _deal(request: Request) -> SharedDeal:
    """Find the deal that the address names; one of a day that is over has its results fixed first."""
    daily, deal_id = daily_of(request), request.path_params["deal"]
    named = daily_named(deal_id)
    deals = [] if named is None else await daily.day(named[0])
    deal = next((deal for deal in deals if deal.id == deal_id), None)
    if deal is None:
        raise Failure(ServerProblem.NO_SUCH_DEAL)
    if deal.closes_at <= now_ms() and not deal.key:
        await daily.settle(deal)
        deal = await hub_of(request).store.read(lambda connection: deal_with(connection, deal_id)) or deal
    return deal


def _line(connection: Connection, deal: SharedDeal, person: Person | None) -> DailyLine:
    mine = [] if person is None else tries.tries_of(connection, deal.id, person.id)
    return shown.daily_line(deal, mine, now_ms())


def _address(request: Request, deal: SharedDeal) -> str:
    return f"{base_url(request)}/daily/{deal.id}"
