"""My own games: what they add up to, and with whom I played them."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenback.bots import levels_of
from tenback.games import game_named
from tenback.records.played import Kind
from tenback.records.statistics import Summary, summaries
from tenback.server.http.api.answers import Failure, answer, somebody
from tenback.server.http.identity import hub_of
from tenback.server.presenters.mine import (
    Company,
    TablesShown,
    companies,
    company_lines,
    company_statistics,
    field_of_kind,
    kind_of_games,
)
from tenback.server.rooms.clock import now_ms
from tenback.server.storage.database import Connection
from tenback.server.storage.field_games import fields_of_played_deals
from tenback.server.storage.played import games_of, games_with, names_of, settings_of, unfinished
from tenback.server.storage.shared_deals import open_among
from tenback.server.wire.mine import Companies, CompanyStatistics, FieldOfKind, MyStatistics
from tenback.server.wire.problems import ServerProblem
from tenback.tables.field_plan import field_plan
from tenback.tables.settings import Settings


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
    tables, fields = _tables(connection, found), _fields(connection, person)
    kinds = tuple(
        msgspec.structs.replace(
            kind_of_games(summary, tables), field=fields.get(_without_hints(summary.kind))
        )
        for summary in found
    )
    return MyStatistics(kinds, unfinished(connection, person))


def _fields(connection: Connection, person: str) -> dict[Kind, FieldOfKind]:
    """Count the games of bots on my daily deals by the kind of games that they can stand beside."""
    counted: dict[tuple[str, str], list[tuple[int, int, int]]] = {}
    for stored, level, *figures in fields_of_played_deals(connection, person):
        counted.setdefault((stored, level), []).append((figures[0], figures[1], figures[2]))
    shown = (_field(stored, level, figures) for (stored, level), figures in counted.items())
    return dict(one for one in shown if one is not None)


def _field(
    stored: str, level: str, figures: Sequence[tuple[int, int, int]]
) -> tuple[Kind, FieldOfKind] | None:
    settings = msgspec.json.decode(stored, type=Settings)
    game, options = game_named(settings.game), settings.options
    if level != field_plan(levels_of(game.name), 1, is_team=game.is_team).level:
        return None
    kind = Kind(game.name, options.players, settings.talk, game.format_options(options), hints=False)
    return kind, field_of_kind(level, figures, is_team=game.is_team)


def _without_hints(kind: Kind) -> Kind:
    """Bots ask for no hints; a table that allows them is still the same game."""
    return replace(kind, hints=False)


def _companies(connection: Connection, person: str) -> Companies:
    found = companies(games_with(connection, person))
    return company_lines(found, person, _names(connection, found))


def _company(connection: Connection, person: str, wanted: str) -> CompanyStatistics | None:
    found = [company for company in companies(games_with(connection, person)) if company.id == wanted]
    if not found:
        return None
    tables = _tables(connection, summaries(found[0].games_of(person)))
    return company_statistics(found[0], person, _names(connection, found), tables)


def _tables(connection: Connection, found: Sequence[Summary]) -> TablesShown:
    games = {game.source for summary in found for game in (*summary.best, *summary.last)}
    return TablesShown(
        settings_of(connection, (summary.last[0].source for summary in found)),
        open_among(connection, sorted(games), now_ms()),
    )


def _names(connection: Connection, found: list[Company]) -> dict[str, str]:
    people: set[str] = set()
    return names_of(connection, sorted(people.union(*(company.people for company in found))))
