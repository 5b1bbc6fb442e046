"""The ASGI application: routes, and the life of a process."""

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from tenback.server.http.allowed_hosts import allowed_hosts
from tenback.server.http.api import about, finished, games, people, tables
from tenback.server.http.api.answers import Failure, answer, on_failure
from tenback.server.http.client_files import get_file
from tenback.server.http.guard import Guard
from tenback.server.http.http_protocol import STATE, WaitingConnections
from tenback.server.http.sockets import table_socket
from tenback.server.operations.erasure import finish_erasures
from tenback.server.operations.gc_control import GarbageControl
from tenback.server.operations.rate_limits import RateLimits
from tenback.server.operations.settings import ServerSettings
from tenback.server.rooms.bot_pool import BotPool
from tenback.server.rooms.hub import Hub
from tenback.server.rooms.referee import find_number
from tenback.server.storage import Store, Unavailable
from tenback.server.wire.pages import Problem
from tenback.server.wire.problems import ServerProblem

SETTINGS_VARIABLE = "TENBACK_SERVED_WITH"
"""Carries the settings to worker processes."""


def create_app(settings: ServerSettings) -> Starlette:
    """Make the application."""
    app = Starlette(
        routes=_routes(),
        lifespan=_life,
        middleware=[
            Middleware(Guard, allowed_hosts(settings), settings.public_url),
            Middleware(GZipMiddleware, minimum_size=4096),
        ],
        exception_handlers={
            Failure: on_failure,
            404: _not_found,
            405: _wrong_method,
            Unavailable: _unavailable,
        },
    )
    app.state.settings = settings
    return app


def from_environment() -> Starlette:
    """Make the application in a worker process."""
    return create_app(msgspec.json.decode(os.environ[SETTINGS_VARIABLE], type=ServerSettings))


def _routes() -> list[BaseRoute]:
    def get(path: str, endpoint: object) -> Route:
        return Route(path, endpoint, methods=["GET"])  # type: ignore[arg-type]

    def post(path: str, endpoint: object) -> Route:
        return Route(path, endpoint, methods=["POST"])  # type: ignore[arg-type]

    return [
        WebSocketRoute("/ws/{table}", table_socket),
        get("/healthz", about.get_health),
        get("/metrics", about.get_metrics),
        get("/api/openapi.json", about.get_openapi),
        get("/api/about", about.get_about),
        get("/api/games", games.get_games),
        get("/api/games/{game}/board.js", games.get_board),
        get("/api/words/{language}", games.get_words),
        get("/api/me", people.get_me),
        post("/api/me", people.post_me),
        Route("/api/me", people.delete_me, methods=["DELETE"]),
        get("/api/me/tables", tables.get_my_tables),
        get("/api/me/results", tables.get_my_results),
        post("/api/me/device", people.post_device),
        post("/api/me/claim", people.post_claim),
        get("/api/tables", tables.get_lobby),
        post("/api/tables", tables.post_table),
        get("/api/tables/{table}", tables.get_table),
        post("/api/tables/{table}/invitations", tables.post_invitation),
        post("/api/tables/{table}/claim", tables.post_claim),
        get("/api/tables/{table}/record", finished.get_record),
        get("/api/tables/{table}/replay", finished.get_replay),
        get("/api/statistics", finished.get_statistics),
        get("/{path:path}", get_file),
    ]


@contextlib.asynccontextmanager
async def _life(app: Starlette) -> AsyncIterator[dict[str, object]]:
    settings: ServerSettings = app.state.settings
    # The store's threads give up the interpreter at every statement; they must get it back at once.
    sys.setswitchinterval(0.00005)
    limits = RateLimits(settings.limit_factor, processes=settings.workers)
    store, bot_pool = Store(settings.database_url), BotPool(settings.bot_process_count)
    hub = Hub(store, bot_pool, find_number, limits, settings.timeouts)
    app.state.hub = hub
    await hub.start()
    erasing = asyncio.create_task(finish_erasures(hub))
    garbage_control = asyncio.create_task(GarbageControl(lambda: hub.metrics.counts["messages"]).run())
    yield {STATE: WaitingConnections(settings.timeouts.request_seconds, settings.limit_factor)}
    garbage_control.cancel()
    erasing.cancel()
    await hub.stop()


async def _not_found(request: Request, error: Exception) -> Response:  # noqa: ARG001 (Starlette passes them)
    return _problem(ServerProblem.NO_SUCH_PAGE)


async def _wrong_method(request: Request, error: Exception) -> Response:  # noqa: ARG001
    return _problem(ServerProblem.WRONG_METHOD)


async def _unavailable(request: Request, error: Exception) -> Response:  # noqa: ARG001
    """The database does not answer just now."""
    return _problem(ServerProblem.STORAGE)


def _problem(problem: ServerProblem) -> Response:
    return answer(Problem(problem.reason, problem.text), problem.status)
