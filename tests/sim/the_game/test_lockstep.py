"""The kernels and the rules play the same game, move by move, compiled and as plain Python."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tenback.games.the_game import (
    Options,
)
from tenback.sim.jit import plain
from tests.sim.the_game.lockstep import COMPILED, EVERY_TABLE, follow, started


@pytest.mark.parametrize("way", [COMPILED, plain], ids=["compiled", "plain"])
@pytest.mark.parametrize("options", EVERY_TABLE, ids=repr)
def test_a_random_game_is_the_same_in_both(options: Options, way: Callable[[Any], Any]) -> None:
    for seed in range(12 if way is COMPILED else 2):
        follow(started(options, seed), random.Random(seed), way, boldness=seed % 3)
