"""Every test that keeps anything runs twice: on SQLite, and on a real PostgreSQL."""

import importlib.util
import os
import pathlib
from collections.abc import Iterator

import pytest

from harness.postgres import Databases, binaries, shared_databases
from harness.servers import NewDatabase, Server, served
from harness.shuffle import database_of
from tests.needs import missing

HERE = pathlib.Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share a server run in one worker, so that it is started once for each kind of database."""
    for item in items:
        if item.path.parent == HERE:
            is_shared = "server" in getattr(item, "fixturenames", ())
            group = f"server-{database_of(item)}" if is_shared else item.path.stem
            item.add_marker(pytest.mark.xdist_group(group))


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    if binaries() is None or importlib.util.find_spec("psycopg") is None:
        missing("PostgreSQL or its driver")
    base = tmp_path_factory.getbasetemp()
    # A worker's folder lies in that of the run.
    with shared_databases(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) as running:
        yield running


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    if request.param == "sqlite":
        return lambda: str(tmp_path_factory.mktemp("database") / "tenback.sqlite")
    running: Databases = request.getfixturevalue("postgres")
    return running.new_database


@pytest.fixture
def database(new_database: NewDatabase) -> str:
    """The address of a database that nobody has used yet."""
    return new_database()


@pytest.fixture(scope="session")
def server(new_database: NewDatabase) -> Iterator[Server]:
    """One server for all tests that only need a server."""
    with served(new_database(), limit_factor=1000) as running:
        yield running


@pytest.fixture
def port(server: Server) -> int:
    return server.port
