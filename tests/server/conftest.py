"""One server for all tests that only need a server: on SQLite, and again on PostgreSQL."""

import importlib.util
import pathlib
from collections.abc import Iterator

import pytest

from tests.server.postgres import Cluster, binaries, cluster
from tests.server.servers import Server, serving

HERE = pathlib.Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share a server run in one worker, so that it is started once."""
    for item in items:
        if item.path.parent == HERE:
            is_shared = "server" in getattr(item, "fixturenames", ())
            item.add_marker(pytest.mark.xdist_group("server" if is_shared else item.path.stem))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    if binaries() is None or importlib.util.find_spec("psycopg") is None:
        pytest.skip("PostgreSQL is not installed")
    with cluster() as running:
        yield running


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if request.param == "sqlite":
        with serving(tmp_path_factory.mktemp("server"), limit_factor=1000) as running:
            yield running
        return
    url = request.getfixturevalue("postgres").new_database()
    running = Server(url, limit_factor=1000)
    yield running
    running.kill()


@pytest.fixture
def port(server: Server) -> int:
    return server.port
