"""My own games: what they add up to, and with whom I played them."""

from starlette.requests import Request
from starlette.responses import Response

from tenback.records.statistics import summaries
from tenback.server.http.api.answers import Failure, answer, somebody
from tenback.server.http.identity import hub_of
from tenback.server.presenters.mine import (
    Company,
    companies,
    company_lines,
    company_statistics,
    kind_of_games,
)
from tenback.server.storage.database import Connection
from tenback.server.storage.played import games_of, games_with, names_of, settings_of, unfinished
from tenback.server.wire.mine import Companies, CompanyStatistics, MyStatistics
from tenback.server.wire.problems import ServerProblem


async def get_my_statistics(request: Request) -> Response:
    """Count my finished games by kind."""
    person = await somebody(request)
    return answer(await hub_of(request).store.read_long(lambda read: _statistics(read, person.id)))


async def get_my_people(request: Request) -> Response:
    """List the sets of people that I have played with."""
    person = await somebody(request)
    return answer(await hub_of(request).store.read_long(lambda read: _companies(read, person.id)))


async def get_my_company(request: Request) -> Response:
    """Count the games of one set of people that I am one of."""
    person, wanted = await somebody(request), request.path_params["company"]
    found = await hub_of(request).store.read_long(lambda read: _company(read, person.id, wanted))
    if found is None:
        raise Failure(ServerProblem.NO_SUCH_COMPANY)
    return answer(found)


def _statistics(connection: Connection, person: str) -> MyStatistics:
    found = summaries(games_of(connection, person))
    settings = settings_of(connection, (summary.last[0].source for summary in found))
    kinds = tuple(kind_of_games(summary, settings) for summary in found)
    return MyStatistics(kinds, unfinished(connection, person))


def _companies(connection: Connection, person: str) -> Companies:
    found = companies(games_with(connection, person))
    return company_lines(found, person, _names(connection, found))


def _company(connection: Connection, person: str, wanted: str) -> CompanyStatistics | None:
    found = [company for company in companies(games_with(connection, person)) if company.id == wanted]
    if not found:
        return None
    last = (summary.last[0].source for summary in summaries(found[0].games_of(person)))
    settings = settings_of(connection, last)
    return company_statistics(found[0], person, _names(connection, found), settings)


def _names(connection: Connection, found: list[Company]) -> dict[str, str]:
    people: set[str] = set()
    return names_of(connection, sorted(people.union(*(company.people for company in found))))
