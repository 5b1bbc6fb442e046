"""The same series on many machines, with Ray: a lost worker costs nothing but time."""

import logging
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from tenback.arena.forfeits import watched
from tenback.arena.series import Row, Series, row_from_json, series_from_json
from tenback.arena.simulate import Progress, play_row
from tenback.games.errors import TenbackError

GAMES_PER_TASK = 20
"""Enough work for a task to be worth sending, little enough to lose."""
SECONDS_TO_ANSWER = 5.0


class NoCluster(TenbackError):
    """There is no cluster to play on."""


def connect(address: str | None) -> Any:
    """Join the cluster at an address, or start one on this machine."""
    try:
        import ray
    except ImportError:
        raise NoCluster("error-no-extra", package="Ray", extra="ray") from None
    if not ray.is_initialized():
        try:
            _check_answers(address)
            ray.init(
                address=address, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False
            )
        except Exception as error:  # Ray raises nothing more special when a node does not come up.
            reason = str(error).partition("\n")[0]
            raise NoCluster("error-no-cluster", address=address or "localhost", reason=reason) from error
    return ray


def _check_answers(address: str | None) -> None:
    """Find out in seconds that nobody is there: Ray itself tries for many minutes."""
    host, _, port = (address or "").rpartition(":")
    if port.isdecimal() and "/" not in host:
        socket.create_connection((host.strip("[]"), int(port)), timeout=SECONDS_TO_ANSWER).close()


def play_rows_on_cluster(
    series: Series, numbers: Sequence[int], *, address: str | None = None, progress: Progress | None = None
) -> Iterator[Row]:
    """Play the games of these numbers on a cluster; rows come in the order of the numbers."""
    ray = connect(address)
    # A task whose worker dies is run again elsewhere: games depend on their number alone.
    task = ray.remote(max_retries=-1)(_play_some)
    tasks = [task.remote(series.as_json(), list(some)) for some in _split(numbers)]
    for row in watched(row_from_json(data) for done in tasks for data in ray.get(done)):
        if progress is not None:
            progress(row)
        yield row


def _split(numbers: Sequence[int]) -> Iterator[Sequence[int]]:
    for start in range(0, len(numbers), GAMES_PER_TASK):
        yield numbers[start : start + GAMES_PER_TASK]


def _play_some(series: dict[str, Any], numbers: list[int]) -> list[dict[str, Any]]:
    """Run on a worker: play a few games and send plain data back."""
    known = series_from_json(series)
    return [play_row(known, number).as_json() for number in numbers]
