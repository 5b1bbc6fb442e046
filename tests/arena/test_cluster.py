"""A cluster of two real nodes: one dies in the middle, and the result is the same."""

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from tenback.arena.cluster import GAMES_PER_TASK, play_rows_on_cluster
from tenback.arena.series import Series
from tenback.arena.simulate import play_rows
from tenback.games import the_game

pytestmark = [
    # Ray itself leaves a few file handles to the garbage collector.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Start a cluster with a head that works and a second node."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    import ray
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    ray.init(address=nodes.address, logging_level=logging.ERROR, log_to_driver=False)
    yield nodes
    ray.shutdown()
    nodes.shutdown()  # type: ignore[no-untyped-call]


def test_a_lost_node_costs_nothing_but_time(cluster: Any) -> None:
    series = Series(the_game.Options(players=3), ("random",) * 3, seed=8)
    numbers = range(GAMES_PER_TASK * 12)
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()

    rows = play_rows_on_cluster(series, numbers)
    first = next(rows)
    cluster.remove_node(second, allow_graceful=False)

    assert [first, *rows] == list(play_rows(series, numbers))
