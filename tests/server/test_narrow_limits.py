"""What one address may read, delete and keep open, at a server with narrow limits."""

import pathlib
from collections.abc import Iterator

import pytest

from harness.client import Answered, Person
from harness.servers import Server, serving


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: pathlib.Path = tmp_path_factory.mktemp("narrow")
    with serving(folder, limit_factor=0.02, silent_seconds=3) as server:
        yield server


def first_refusal(port: int, method: str, path: str) -> Answered:
    """Ask again and again until it is too much."""
    while (answered := Person(port).request(method, path)).status != 429:
        assert answered.status < 500
    return answered


@pytest.mark.parametrize(("method", "path"), [
    ("DELETE", "/api/me"), ("GET", "/api/tables/none/replay"), ("GET", "/api/tables/none/record"),
    ("GET", "/api/openapi.json"), ("GET", "/nowhere.js"),
])  # fmt: skip
def test_what_is_asked_too_often_from_one_address_is_refused(narrow: Server, method: str, path: str) -> None:
    refused = first_refusal(narrow.port, method, path)

    assert refused.json["reason"] == "problem-server-too-many"
