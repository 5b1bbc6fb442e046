"""Reviews of finished games, turns tried again, and my mistakes."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from tenback.records import Record, format_record
from tenback.server.http.api.answers import Failure, answer, body, check_opens_tables, somebody, throttle
from tenback.server.http.api.people import base_url
from tenback.server.http.api.reviewed import known_review, played_out
from tenback.server.http.identity import hub_of
from tenback.server.reviews.luck import luck_of
from tenback.server.reviews.playing_on import opening
from tenback.server.reviews.reviewer import Reviewer
from tenback.server.reviews.trying import tried
from tenback.server.rooms.clock import now_ms
from tenback.server.storage import DeletedPerson, exercises, reviews
from tenback.server.storage.database import Connection
from tenback.server.storage.lists import log_of
from tenback.server.storage.people import Person
from tenback.server.storage.reviews import Stage
from tenback.server.wire.pages import TableMade
from tenback.server.wire.problems import ServerProblem
from tenback.server.wire.reviews import Exercises, ExerciseView, PlayOn, TryTurn, Verdict
from tenback.tables.recording import record_of
from tenback.tables.table import Table

MOST_WAITING = 100
MOST_A_DAY = 40
"""As lichess: nobody can look at more of their own games in a day, and the bots have to play too."""


async def post_review(request: Request) -> Response:
    """Ask for the review of a finished game; asking again shows how far it is."""
    person, table = await somebody(request), await played_out(request)
    store = hub_of(request).store
    stored = await store.read(lambda connection: reviews.review_of(connection, table.id))
    if stored is None or stored.stage is Stage.FAILED:
        await _ask(request, person, table.id)
    return answer(await known_review(request, table, person), 202)


async def get_review(request: Request) -> Response:
    """Give the review of a finished game, as far as it is made."""
    person, table = await somebody(request), await played_out(request)
    return answer(await known_review(request, table, person))


async def post_try(request: Request) -> Response:
    """Try a turn in place of a costly one: what can be done next, or how good the whole turn is."""
    person, table = await somebody(request), await played_out(request)
    throttle(request, "try", person)
    asked, hub = await body(request, TryTurn), hub_of(request)
    text = format_record(await _record(request, table))
    shown = await hub.bot_pool.review(partial(tried, text, asked))
    if shown is None:
        raise Failure(ServerProblem.BAD_REQUEST)
    if shown.verdict is not None:
        await hub.store.write(partial(_note_try, person, table, asked, shown.verdict))
    return answer(shown)


async def post_play_on(request: Request) -> Response:
    """Open a practice table that stands where a finished game stood."""
    person, table = await somebody(request), await played_out(request)
    throttle(request, "table", person)
    check_opens_tables(request)
    asked = await body(request, PlayOn)
    events = opening(table, await _record(request, table), asked.number, person)
    if events is None:
        raise Failure(ServerProblem.BAD_REQUEST)
    try:
        live = await hub_of(request).open_table(*events)
    except DeletedPerson as error:
        raise Failure(ServerProblem.NO_PERSON) from error
    return answer(TableMade(live.table.id, f"{base_url(request)}/t/{live.table.id}"), 201)


async def get_exercises(request: Request) -> Response:
    """Give my mistakes, those that are due first."""
    person, store, now = await somebody(request), hub_of(request).store, now_ms()
    found = await store.read(lambda read: exercises.exercises_of(read, person.id, now))
    told = [
        ExerciseView(one.table_id, one.number, one.theme, one.lost, one.round, one.due_at <= now)
        for one in found
    ]
    return answer(Exercises(tuple(told)))


async def get_luck(request: Request) -> Response:
    """Give the luck over my reviewed games."""
    person, store = await somebody(request), hub_of(request).store
    return answer(luck_of(await store.read_long(lambda read: reviews.reviewed_games(read, person.id))))


# Behind them ----------------------------------------------------------------------------------------------


async def _record(request: Request, table: Table) -> Record:
    log = await hub_of(request).store.read_long(lambda connection: log_of(connection, table.id))
    return record_of(table, log)


async def _ask(request: Request, person: Person, table_id: str) -> None:
    store, now = hub_of(request).store, now_ms()
    since = now - exercises.DAY_MILLISECONDS
    if await store.read(lambda read: reviews.count_asked(read, person.id, since)) >= MOST_A_DAY:
        raise Failure(ServerProblem.TOO_MANY)
    if await store.read(reviews.count_waiting) >= MOST_WAITING:
        raise Failure(ServerProblem.BUSY)
    await store.write(lambda write: reviews.ask_for_review(write, table_id, person.id, now))
    reviewer = request.app.state.reviewer
    assert isinstance(reviewer, Reviewer)
    reviewer.look()


def _note_try(person: Person, table: Table, asked: TryTurn, verdict: Verdict, connection: Connection) -> None:
    is_right = verdict.lost == 0
    exercises.note_try(connection, person.id, table.id, asked.number, is_right=is_right, now=now_ms())
