"""Reviews of finished games, turns tried again, and my mistakes."""

from collections.abc import Iterator
from dataclasses import asdict
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from tenback.analysis.luck.highlights import best_decision, costly, luckiest
from tenback.analysis.luck.steps import DIGITS
from tenback.analysis.luck.sums import Sum, rival_sum, share_of, team_sum
from tenback.analysis.luck.widths import explains_one_game, width_of
from tenback.records import Record, format_record
from tenback.server.http.api.answers import (
    Failure,
    answer,
    body,
    check_opens_tables,
    live_table,
    refuse_while_open,
    somebody,
    throttle,
)
from tenback.server.http.api.people import base_url
from tenback.server.http.identity import hub_of
from tenback.server.reviews.luck import STEPS, luck_of
from tenback.server.reviews.playing_on import opening
from tenback.server.reviews.reviewer import Reviewer
from tenback.server.reviews.trying import tried
from tenback.server.rooms.clock import now_ms
from tenback.server.storage import DeletedPerson, exercises, reviews
from tenback.server.storage.database import Connection
from tenback.server.storage.lists import log_of
from tenback.server.storage.people import Person
from tenback.server.storage.reviews import Stage, StoredReview
from tenback.server.wire.pages import SeatLine, TableMade
from tenback.server.wire.problems import ServerProblem
from tenback.server.wire.reviews import (
    Exercises,
    ExerciseView,
    JudgedTurn,
    PlayOn,
    ReviewStage,
    ReviewView,
    SumView,
    TryTurn,
    TryView,
)
from tenback.tables.recording import record_of
from tenback.tables.table import Table

MOST_WAITING = 100
MOST_A_DAY = 40
"""As lichess: nobody can look at more of their own games in a day, and the bots have to play too."""
COSTLY = 0.05
"""From this loss on a decision is worth trying again."""
STAGES: dict[Stage, ReviewStage] = {
    Stage.WAITING: "waiting",
    Stage.DONE: "done",
    Stage.FAILED: "failed",
}


async def post_review(request: Request) -> Response:
    """Ask for the review of a finished game; asking again shows how far it is."""
    person, table = await somebody(request), await _finished(request)
    store = hub_of(request).store
    stored = await store.read(lambda connection: reviews.review_of(connection, table.id))
    if stored is None or stored.stage is Stage.FAILED:
        await _ask(request, person, table.id)
    return await _answer(request, table, person, status=202)


async def get_review(request: Request) -> Response:
    """Give the review of a finished game, as far as it is made."""
    person, table = await somebody(request), await _finished(request)
    return await _answer(request, table, person)


async def post_try(request: Request) -> Response:
    """Try a turn in place of a costly one: what can be done next, or how good the whole turn is."""
    person, table = await somebody(request), await _finished(request)
    throttle(request, "try", person)
    asked, hub = await body(request, TryTurn), hub_of(request)
    text = format_record(await _record(request, table))
    shown = await hub.bot_pool.review(partial(tried, text, asked))
    if shown is None:
        raise Failure(ServerProblem.BAD_REQUEST)
    if shown.lost is not None:
        await hub.store.write(partial(_note_try, person, table, asked, shown))
    return answer(shown)


async def post_play_on(request: Request) -> Response:
    """Open a practice table that stands where a finished game stood."""
    person, table = await somebody(request), await _finished(request)
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
    person, store = await somebody(request), hub_of(request).store
    found, now = await store.read(lambda read: exercises.exercises_of(read, person.id)), now_ms()
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


async def _finished(request: Request) -> Table:
    """Find a finished table whose deal nobody plays any more: the one place where that is asked."""
    throttle(request, "finished")
    table = (await live_table(request)).table
    if table.stage != "over" or table.state is None or table.state.result is None:
        raise Failure(ServerProblem.GAME_RUNNING)
    await refuse_while_open(request, table.id)
    return table


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


async def _answer(request: Request, table: Table, person: Person, status: int = 200) -> Response:
    store = hub_of(request).store
    stored = await store.read(lambda connection: reviews.review_of(connection, table.id))
    if stored is None:
        raise Failure(ServerProblem.NO_SUCH_PAGE)
    shown = _shown(table, stored, person)
    if shown.stage == "done" and shown.seat is not None:
        await store.write(partial(_add_exercises, person, shown))
    return answer(shown, status)


def _shown(table: Table, stored: StoredReview, person: Person) -> ReviewView:
    assert table.state is not None
    options, steps = table.state.options, tuple(map(STEPS.decode, stored.steps))
    return ReviewView(
        table=table.id,
        game=table.settings.game,
        seats=tuple(SeatLine(seat.kind, seat.name) for seat in table.seats),
        seat=table.seat_of(person.id),
        team=table.game.is_team,
        stage=STAGES[stored.stage],
        turns=stored.turns,
        steps=steps,
        sums=_sums(table, stored, steps) if stored.stage is Stage.DONE else (),
        width=width_of(options, talks=table.settings.has_marks),
        explains=explains_one_game(options, talks=table.settings.has_marks),
        open_win=stored.open_win,
        costly=tuple(step.number for step in costly(steps)),
        best=tuple(_number_of(best_decision(_free(steps, seat))) for seat in range(len(table.seats))),
        luckiest=_number_of(luckiest(steps)),
    )


def _free(steps: tuple[JudgedTurn, ...], seat: int) -> Iterator[JudgedTurn]:
    return (step for step in steps if step.seat == seat and step.free)


def _number_of(step: JudgedTurn | None) -> int | None:
    return None if step is None else step.number


def _sums(table: Table, stored: StoredReview, steps: tuple[JudgedTurn, ...]) -> tuple[SumView, ...]:
    assert table.state is not None
    assert table.state.result is not None
    result, seats = table.state.result, range(len(table.seats))
    if table.game.is_team:
        sums = [team_sum(stored.start, steps, seat, float(result.won)) for seat in seats]
    else:
        shares = [share_of(result.scores, seat) for seat in seats]
        sums = [rival_sum(len(seats), steps, seat, shares[seat]) for seat in seats]
    return tuple(map(_sum_shown, sums))


def _sum_shown(told: Sum) -> SumView:
    return SumView(**{name: round(figure, DIGITS) for name, figure in asdict(told).items()})


def _add_exercises(person: Person, shown: ReviewView, connection: Connection) -> None:
    """Make an exercise of each costly decision of whoever asks, due tomorrow."""
    due_at = now_ms() + exercises.DAYS[0] * exercises.DAY_MILLISECONDS
    for step in shown.steps:
        if step.seat == shown.seat and step.lost >= COSTLY:
            theme = step.why[0].reason if step.why else ""
            one = exercises.Exercise(shown.table, step.number, theme, step.lost, 0, due_at)
            exercises.add_exercise(connection, person.id, one)


def _note_try(person: Person, table: Table, asked: TryTurn, shown: TryView, connection: Connection) -> None:
    is_right = shown.lost == 0
    exercises.note_try(connection, person.id, table.id, asked.number, is_right=is_right, now=now_ms())
