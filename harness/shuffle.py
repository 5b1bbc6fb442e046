"""Tests in random order, as `TENBACK_TEST_ORDER=7 make test` asks for: none may depend on another."""

import os
import random
from collections.abc import Callable, Iterable
from itertools import groupby

import pytest

from harness.repeating import repetitions

VARIABLE = "TENBACK_TEST_ORDER"


def arrange(items: list[pytest.Item]) -> None:
    """Repeat tests and shuffle each repetition, as far as that is asked for."""
    number = os.environ.get(VARIABLE)
    chance = random.Random(int(number)) if number else None
    items[:] = [test for one in repetitions(items[:]) for test in (shuffled(one, chance) if chance else one)]


def shuffled(items: Iterable[pytest.Item], chance: random.Random) -> list[pytest.Item]:
    """Shuffle databases, folders within them, files within those, and tests.

    Tests of one database, folder and file stay together, so that what they share is started once.
    """
    return [
        item
        for database in _groups(items, database_of, chance)
        for folder in _groups(database, lambda item: str(item.path.parent), chance)
        for file in _groups(folder, lambda item: str(item.path), chance)
        for item in chance.sample(file, len(file))
    ]


def database_of(item: pytest.Item) -> str:
    """Name the kind of database that a test runs on, or nothing."""
    called = getattr(item, "callspec", None)
    return str(called.params.get("new_database", "")) if called else ""


def _groups(
    items: Iterable[pytest.Item], key: Callable[[pytest.Item], str], chance: random.Random
) -> list[list[pytest.Item]]:
    groups = [list(group) for _, group in groupby(sorted(items, key=key), key)]
    return chance.sample(groups, len(groups))
