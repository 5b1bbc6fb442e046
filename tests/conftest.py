"""What all tests share."""

import pytest
from hypothesis import HealthCheck, settings

from tenback.games import game_of, take_that, the_game

# The machines that run the tests share their cores: how long an example takes says nothing there.
settings.register_profile("tenback", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tenback")


def pytest_make_parametrize_id(config: pytest.Config, val: object, argname: str) -> str | None:
    """Name options by their notation: the order of a set would differ between the processes of one run."""
    if isinstance(val, the_game.Options | take_that.Options):
        return game_of(val).rules.format_options(val)
    return None
