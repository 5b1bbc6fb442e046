"""The instant tournament over HTTP: which eight deals are mine, and how I stand against the bots."""

import datetime as dt

from starlette.requests import Request
from starlette.responses import Response

from tenback.server.http.api.answers import Failure, answer, throttle
from tenback.server.http.api.daily import daily_of
from tenback.server.http.identity import hub_of, person_of
from tenback.server.presenters.instant import Played, instant_shown
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.fields import plan_for
from tenback.server.storage.challenges import deals_seen_by
from tenback.server.storage.database import Connection
from tenback.server.storage.field_games import games_of
from tenback.server.storage.people import Person
from tenback.server.storage.shared_deals import SharedDeal
from tenback.server.storage.tries import Try, all_tries_of, tries_of
from tenback.server.wire.instant import InstantView
from tenback.server.wire.problems import ServerProblem
from tenback.tables.daily import DailyDeal, daily_named
from tenback.tables.instant import Tournament, deal_of, tournament_for, tournament_named


async def get_my_instant(request: Request) -> Response:
    """Choose a tournament: the one that I have begun, or eight past deals that I do not know."""
    daily = deal_of(request.path_params["deal"])
    chosen = None if daily is None else await _chosen(request, daily)
    return answer(await _shown(request, chosen))


async def get_instant(request: Request) -> Response:
    """Show a tournament by its name, which others can be given."""
    return answer(await _shown(request, tournament_named(request.path_params["tournament"], now_ms())))


async def _chosen(request: Request, daily: DailyDeal) -> Tournament | None:
    person = await person_of(request)
    if person is None:
        return tournament_for(daily, (), (), now_ms())
    read = hub_of(request).store.read
    tries = await read(lambda connection: all_tries_of(connection, person.id))
    seen = await read(lambda connection: deals_seen_by(connection, person.id))
    mine = {date: one for one in tries if (date := _date_of(one.deal, daily)) is not None}
    known = {date for deal in seen if (date := _date_of(deal, daily)) is not None} | mine.keys()
    begun = [date for date, one in mine.items() if not one.counts]
    return tournament_for(daily, begun, known, now_ms())


def _date_of(deal_id: str, daily: DailyDeal) -> dt.date | None:
    named = daily_named(deal_id)
    return named[0] if named is not None and named[1] == daily else None


async def _shown(request: Request, tournament: Tournament | None) -> InstantView:
    throttle(request, "finished")
    if tournament is None:
        raise Failure(ServerProblem.NO_SUCH_DEAL)
    daily, person = daily_of(request), await person_of(request)
    deals = await daily.past_days(tournament)
    plan = plan_for(deals[0], daily.fields.games)
    played = await hub_of(request).store.read(
        lambda connection: [_played(connection, deal, person, plan.level) for deal in deals]
    )
    making = [one.deal for one in played if one.tries and len(one.field) < plan.games]
    for deal in making:
        daily.make_field(deal)
    return instant_shown(tournament, played, plan.level, now_ms(), making=bool(making))


def _played(connection: Connection, deal: SharedDeal, person: Person | None, level: str) -> Played:
    tries: list[Try] = [] if person is None else tries_of(connection, deal.id, person.id)
    field = [game for game in games_of(connection, deal.id) if game.level == level] if tries else []
    return Played(deal, tries, field)
