"""One server for all tests that only need a server."""

from collections.abc import Iterator

import pytest

from tests.server.servers import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), limit_factor=1000) as running:
        yield running


@pytest.fixture
def port(server: Server) -> int:
    return server.port
