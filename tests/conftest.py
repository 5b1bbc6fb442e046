"""What all tests share."""

import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from harness.costs import noted
from harness.shuffle import shuffle
from tenback.games import game_of, take_that, the_game

# The machines that run the tests share their cores: how long an example takes says nothing there.
settings.register_profile("tenback", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tenback")

# A run that was started in the background may have been told to ignore Ctrl-C; its programs would inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_make_parametrize_id(config: pytest.Config, val: object, argname: str) -> str | None:
    """Name options by their notation: the order of a set would differ between the processes of one run."""
    if isinstance(val, the_game.Options | take_that.Options):
        return game_of(val).rules.format_options(val)
    return None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run tests in another order if that is asked for."""
    shuffle(items)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note what each test costs if that is asked for."""
    with noted(item.nodeid):
        return (yield)
