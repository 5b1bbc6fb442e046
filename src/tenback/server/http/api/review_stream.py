"""A review streamed while it is made, as server-sent events.

First comes all that is known, then each turn as it is judged, at the end the whole review. Who comes back
begins with all that is known, so nothing has to be remembered of who has heard what. A client that cannot
have a stream asks for the review again and again instead.
"""

import contextlib
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from tenback.server.http.api.answers import Failure, encoded, somebody
from tenback.server.http.api.reviewed import known_review, played_out
from tenback.server.http.http_protocol import STOPPING
from tenback.server.http.identity import asker_of, hub_of
from tenback.server.reviews.reviewer import Reviewer
from tenback.server.reviews.showing import progress_since
from tenback.server.storage import Unavailable
from tenback.server.storage.people import Person
from tenback.server.storage.reviews import Stage, review_of
from tenback.server.wire.reviews import ReviewProgress
from tenback.tables.table import Table

HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}
"""Nothing on the way may keep the events back: nginx would collect them until its buffer is full."""
FULL = b"event: full\ndata: {}\n\n"
"""Whoever has too many streams open asks again and again instead."""


async def get_review_events(request: Request) -> Response:
    """Stream the review of a finished game while it is made."""
    person, table = await somebody(request), await played_out(request)
    await known_review(request, table, person)  # Fails with a status, not in the middle of a stream.
    return StreamingResponse(_events(request, table, person), headers=HEADERS, media_type="text/event-stream")


async def _events(request: Request, table: Table, person: Person) -> AsyncIterator[bytes]:
    # What cannot go on just ends: whoever listens comes back, and is told why.
    with (
        contextlib.suppress(Failure, Unavailable),
        hub_of(request).limits.place(asker_of(request, person)) as is_free,
    ):
        if not is_free:
            yield FULL
            return
        known = await known_review(request, table, person)
        yield _event("review", known)
        if known.stage != "waiting":
            return
        async for progress in _progress(request, table.id, len(known.steps)):
            yield _event("progress", progress)
        if not request.scope["state"][STOPPING].is_set():
            yield _event("review", await known_review(request, table, person))


async def _progress(request: Request, table_id: str, seen: int) -> AsyncIterator[ReviewProgress]:
    """Tell each turn as soon as it is judged; without news say how far it is, so that the link stays open."""
    reviewer, store = request.app.state.reviewer, hub_of(request).store
    assert isinstance(reviewer, Reviewer)
    while not request.scope["state"][STOPPING].is_set():
        await reviewer.news()
        stored = await store.read(lambda connection: review_of(connection, table_id))
        if stored is None or stored.stage is not Stage.WAITING:
            return
        yield progress_since(stored, seen)
        seen = len(stored.steps)


def _event(name: str, value: object) -> bytes:
    return b"event: %s\ndata: %s\n\n" % (name.encode(), encoded(value))
