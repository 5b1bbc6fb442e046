"""The kernels that play games on a GPU, compiled for the processor: their games are games by the rules."""

import ctypes
import pathlib
import random
import shutil
import subprocess
from typing import Any

import numpy as np
import pytest

from tests.needs import missing
from training.the_game.by_the_rules import (
    dealt,
    ended,
    is_dead_end,
    same_commands,
    same_position,
    turn_made,
)
from training.the_game.ways import EXTREME, MARKS, Way, extreme_weights_table, marks_weights_table

SOURCE = pathlib.Path(__file__).parents[2] / "training/the_game/cuda/extreme/kernels.cu"
GAME, END, MOST = 20, 8, 80


@pytest.fixture(scope="module")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    program = shutil.which("g++") or missing("a C++ compiler (g++)")
    built = tmp_path_factory.mktemp("kernels") / "kernels.so"
    compiler = [program, "-O1", "-fPIC", "-shared", "-x", "c++"]
    subprocess.run([*compiler, str(SOURCE), "-o", str(built)], check=True)
    return ctypes.CDLL(str(built))


def at(array: np.ndarray[Any, Any]) -> ctypes.c_void_p:
    assert array.flags.c_contiguous
    return ctypes.c_void_p(array.ctypes.data)


@pytest.mark.parametrize("first", range(4))
def test_games_of_the_kernels_are_games_by_the_rules(kernels: ctypes.CDLL, first: int) -> None:
    """One game of every way of playing; `make gpu-check` plays more of them, on the GPU."""
    for way in (*EXTREME, *MARKS)[first::4]:
        play_by_the_rules(kernels, way)


def play_by_the_rules(kernels: ctypes.CDLL, way: Way) -> None:
    chance = random.Random(way.number)
    state, dealing = dealt(way.options, chance)
    deck, about = np.array(dealing, np.uint8), np.array([way.about])
    weights = (extreme_weights_table if way.extreme else marks_weights_table)().astype(np.float32)
    game, number, turns_made = np.zeros(GAME, np.int64), np.zeros(1, np.int64), 0
    kernels.deal_games(1, at(game), at(deck), at(about), None)
    while state.result is None:
        same_position(game.tolist(), state)
        same_commands(game.tolist(), state)
        ends, costs, left = (
            np.zeros((MOST, END), np.int64),
            np.zeros(MOST, np.float32),
            np.zeros(MOST, np.float32),
        )
        plans, count, stuck = np.zeros(MOST, np.int64), np.zeros(1, np.int32), np.zeros(1, np.int32)
        found = (at(ends), at(costs), at(left), at(plans), at(count), at(stuck))
        kernels.find(1, at(game), at(weights), *found, None)
        if count[0] == 0:
            assert is_dead_end(state)
            break
        pick = int(costs[: count[0]].argmin()) if chance.random() < 0.7 else chance.randrange(count[0])
        end = ends[pick].copy()
        after = turn_made(state, end.tolist(), int(plans[pick]), way)
        state, turns_made = ended(after, state.turn), turns_made + 1
        kernels.end_turns(1, at(game), at(end), at(deck), at(number), None)
    assert turns_made > 2
