"""What all tests share."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from harness.costs import noted
from harness.shuffle import arrange
from tenback.games import game_of, take_that, the_game
from tests.needs import not_run

# The machines that run the tests share their cores: how long an example takes says nothing there.
settings.register_profile("tenback", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tenback")

# A run that was started in the background may have been told to ignore Ctrl-C; its programs would inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)


HERE = Path(__file__).parent
LONGEST = ("e2e", "server", "terminal", "bots", "sim")
"""Folders with tests that stay together in one worker, wait long, or compile."""
COMPILING = ("bots", "sim", "envs")
"""Folders with files whose tests need the same kernels."""


def pytest_make_parametrize_id(config: pytest.Config, val: object, argname: str) -> str | None:
    """Name options by their notation: the order of a set would differ between the processes of one run."""
    if isinstance(val, the_game.Options | take_that.Options):
        return game_of(val).format_options(val)
    return None


def pytest_itemcollected(item: pytest.Item) -> None:
    """Keep a file that compiles in one worker: two would compile the same kernels at the same time."""
    if (folder := _folder(item.path)) in COMPILING:
        item.add_marker(pytest.mark.xdist_group(f"{folder}-{item.path.stem}"))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no worker is left alone with it; repeat or shuffle if asked."""
    items.sort(key=lambda item: _place(item.path))
    arrange(items)


def _place(path: Path) -> int:
    folder = _folder(path)
    return LONGEST.index(folder) if folder in LONGEST else len(LONGEST)


def _folder(path: Path) -> str:
    return path.relative_to(HERE).parts[0] if path.is_relative_to(HERE) else ""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note what each test costs if that is asked for."""
    with noted(item):
        return (yield)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end what was not run because a program is missing."""
    lines = list(not_run(terminalreporter.stats.get("skipped", [])))
    if lines:
        terminalreporter.section("NOT RUN (python scripts/system_packages.py says how to install it)")
        for line in lines:
            terminalreporter.write_line(line)
