"""The ASGI application: routes, and the life of a process."""

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator
from functools import partial

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from tenback.server.http.allowed_hosts import allowed_hosts
from tenback.server.http.api import about
from tenback.server.http.api.answers import Failure, answer, on_failure
from tenback.server.http.client_files import get_file
from tenback.server.http.guard import Guard
from tenback.server.http.http_protocol import STATE, STOPPING, WaitingConnections
from tenback.server.http.openapi import get_openapi
from tenback.server.http.routes import routes
from tenback.server.http.sockets import table_socket
from tenback.server.operations.counting import count_old_tables
from tenback.server.operations.deal_secret import deal_secret
from tenback.server.operations.erasure import finish_erasures
from tenback.server.operations.gc_control import GarbageControl
from tenback.server.operations.places import is_own
from tenback.server.operations.rate_limits import RateLimits
from tenback.server.operations.settings import ServerSettings
from tenback.server.operations.tidying import keep_tidy
from tenback.server.reviews.reviewer import Reviewer
from tenback.server.rooms.bot_pool import BotPool
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.closing import watch_open_deals
from tenback.server.rooms.daily import DailyDeals
from tenback.server.rooms.fields import FieldMaker
from tenback.server.rooms.hub import Hub
from tenback.server.rooms.referee import find_number
from tenback.server.rooms.server_state import DRAINED
from tenback.server.storage import Store, Unavailable
from tenback.server.wire.pages import Problem
from tenback.server.wire.problems import ServerProblem
from tenback.tables.chance import SystemChance

COMPRESS_LEVEL = 5
"""The most that keeps nobody waiting; what is large is compressed beside the loop, or was by the build."""
SETTINGS_VARIABLE = "TENBACK_SERVED_WITH"
"""Carries the settings to worker processes."""
STARTED_VARIABLE = "TENBACK_STARTED_AT"
"""When the server was started; a worker that is started again later still belongs to it."""


def create_app(settings: ServerSettings, started_at: int = 0) -> Starlette:
    """Make the application."""
    app = Starlette(
        routes=all_routes(),
        lifespan=_life,
        middleware=[
            Middleware(Guard, allowed_hosts(settings), settings.public_url),
            Middleware(GZipMiddleware, minimum_size=4096, compresslevel=COMPRESS_LEVEL),
        ],
        exception_handlers={
            Failure: on_failure,
            404: _not_found,
            405: _wrong_method,
            Unavailable: _unavailable,
        },
    )
    app.state.settings, app.state.started_at = settings, started_at or now_ms()
    return app


def from_environment() -> Starlette:
    """Make the application in a worker process."""
    settings = msgspec.json.decode(os.environ[SETTINGS_VARIABLE], type=ServerSettings)
    return create_app(settings, int(os.environ[STARTED_VARIABLE]))


def all_routes() -> list[BaseRoute]:
    """List every path that is answered; the client's files take whatever is left."""
    return [
        WebSocketRoute("/ws/{table}", table_socket),
        Route("/healthz", about.get_health),
        Route("/metrics", about.get_metrics),
        Route("/api/openapi.json", get_openapi),
        *routes(),
        Route("/{path:path}", get_file),
    ]


@contextlib.asynccontextmanager
async def _life(app: Starlette) -> AsyncIterator[dict[str, object]]:
    settings: ServerSettings = app.state.settings
    # The store's threads give up the interpreter at every statement; they must get it back at once.
    sys.setswitchinterval(0.00005)
    hub = _hub(settings, app.state.started_at)
    app.state.hub = hub
    app.state.reviewer = Reviewer(hub)
    await hub.start()
    fields = FieldMaker(hub.store, hub.name, settings.field_games)
    app.state.daily = DailyDeals(hub, deal_secret(settings), fields)
    beside = [
        asyncio.create_task(app.state.reviewer.run()),
        asyncio.create_task(finish_erasures(hub)),
        asyncio.create_task(count_old_tables(hub)),
        asyncio.create_task(keep_tidy(hub, settings)),
        asyncio.create_task(watch_open_deals(hub)),
        asyncio.create_task(GarbageControl(lambda: hub.metrics.counts["messages"]).run()),
    ]
    waiting = WaitingConnections(settings.timeouts.request_seconds, settings.limit_factor)
    yield {STATE: waiting, STOPPING: asyncio.Event(), DRAINED: hub.state.is_drained}
    for task in beside:
        task.cancel()
    await app.state.daily.stop()
    await hub.stop()


def _hub(settings: ServerSettings, started_at: int) -> Hub:
    limits = RateLimits(settings.limit_factor, processes=settings.workers)
    return Hub(
        Store(settings.database_url),
        BotPool(settings.bot_process_count),
        find_number,
        limits,
        settings.timeouts,
        started_at=started_at,
        notice=settings.notice,
        unwanted=settings.read_unwanted_words(),
        chance=SystemChance(partial(is_own, workers=settings.workers)),
    )


async def _not_found(request: Request, error: Exception) -> Response:  # noqa: ARG001 (Starlette passes them)
    return _problem(ServerProblem.NO_SUCH_PAGE)


async def _wrong_method(request: Request, error: Exception) -> Response:  # noqa: ARG001
    return _problem(ServerProblem.WRONG_METHOD)


async def _unavailable(request: Request, error: Exception) -> Response:  # noqa: ARG001
    """The database does not answer just now."""
    return _problem(ServerProblem.STORAGE)


def _problem(problem: ServerProblem) -> Response:
    return answer(Problem(problem.reason, problem.text), problem.status)
