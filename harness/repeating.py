"""Tests several times in one run, as `TENBACK_TEST_TIMES=5` asks for.

Programs are then loaded, tests collected and a browser started once for all repetitions.
"""

import os

import pytest

VARIABLE = "TENBACK_TEST_TIMES"
SIGN = "~"
"""Between the name of a test and the number of its repetition, from the second on."""


def repetitions(items: list[pytest.Item]) -> list[list[pytest.Item]]:
    """Give the tests as often as is asked for; each repetition is a list of its own."""
    times = int(os.environ.get(VARIABLE, "1"))
    return [items, *(_all_again(items, time) for time in range(2, times + 1))]


def name_of(test: str) -> str:
    """Give the name of a test without the number of its repetition."""
    name, sign, number = test.rpartition(SIGN)
    return name if sign and number.isdecimal() else test


def _all_again(items: list[pytest.Item], time: int) -> list[pytest.Item]:
    """Repeat tests in modules of their own: each repetition sets up anew what is set up once for a module."""
    modules = {item.parent for item in items}
    anew = {one: pytest.Module.from_parent(one.parent, path=one.path) for one in modules if one}
    return [_again(item, anew[item.parent], time) for item in items if item.parent]


def _again(item: pytest.Item, module: pytest.Module, time: int) -> pytest.Item:
    if not isinstance(item, pytest.Function):
        raise pytest.UsageError(f"{VARIABLE} repeats functions, not {item.nodeid}")
    again = pytest.Function.from_parent(
        module,
        name=f"{item.name}{SIGN}{time}",
        callspec=getattr(item, "callspec", None),
        callobj=item.obj,
        fixtureinfo=item._fixtureinfo,
        originalname=item.originalname,
    )
    assert isinstance(again, pytest.Function)
    again.own_markers[:] = item.own_markers
    again._nodeid = f"{item.nodeid}{SIGN}{time}"
    return again
