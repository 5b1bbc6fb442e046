"""A game that can be reviewed, and its review as far as it is made."""

from functools import partial

from starlette.requests import Request

from tenback.server.http.api.answers import Failure
from tenback.server.http.api.finished import finished_table
from tenback.server.http.identity import hub_of
from tenback.server.reviews.showing import review_shown
from tenback.server.rooms.clock import now_ms
from tenback.server.storage import exercises, reviews
from tenback.server.storage.database import Connection
from tenback.server.storage.people import Person
from tenback.server.wire.problems import ServerProblem
from tenback.server.wire.reviews import ReviewView
from tenback.tables.table import Table

COSTLY = 0.05
"""From this loss on a decision is worth trying again."""


async def played_out(request: Request) -> Table:
    """Find a finished table that has a result: a game that was broken off cannot be judged."""
    table = await finished_table(request)
    if table.state is None or table.state.result is None:
        raise Failure(ServerProblem.GAME_RUNNING)
    return table


async def known_review(request: Request, table: Table, person: Person) -> ReviewView:
    """Give the review of a table; one that is whole makes exercises of the costly decisions of who asks."""
    store = hub_of(request).store
    stored = await store.read(lambda connection: reviews.review_of(connection, table.id))
    if stored is None:
        raise Failure(ServerProblem.NO_SUCH_PAGE)
    shown = review_shown(table, stored, table.seat_of(person.id))
    if shown.stage == "done" and shown.seat is not None:
        await store.write(partial(_add_exercises, person, shown))
    return shown


def _add_exercises(person: Person, shown: ReviewView, connection: Connection) -> None:
    """Make an exercise of each costly decision of whoever asks, due tomorrow."""
    due_at = now_ms() + exercises.DAYS[0] * exercises.DAY_MILLISECONDS
    for step in shown.steps:
        if step.seat == shown.seat and step.lost >= COSTLY:
            theme = step.why[0].reason if step.why else ""
            one = exercises.Exercise(shown.table, step.number, theme, step.lost, 0, due_at)
            exercises.add_exercise(connection, person.id, one)
