"""Compiled code is kept for later runs; where nothing can be kept, kernels work all the same."""

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType
from typing import Any

from harness.timeouts import TIMEOUT
from tenback.bots.the_game.costs import plain_cost
from tenback.bots.the_game.trained.extreme.trying import rank
from tenback.sim.chance import word
from tenback.sim.jit import INNER, kernel, plain
from tenback.sim.the_game.playouts import make_move

ASKED = """
import numpy as np
from tenback.sim.chance import word
from tenback.sim.jit import on_first_compile

told = []
with on_first_compile(lambda: told.append("compiled")):
    print(word(np.array([1, 2, 3, 4])), *told)
"""


def run(**places: str) -> str:
    """Ask a kernel in a process of its own."""
    bare = {name: value for name, value in os.environ.items() if name not in places}
    kept = {**bare, **{name: value for name, value in places.items() if value}}
    done = subprocess.run(
        [sys.executable, "-c", ASKED], env=kept, check=True, capture_output=True, text=True, timeout=TIMEOUT
    )
    return done.stdout.strip()


def test_compiled_code_is_kept_where_it_is_wanted_and_found_again(tmp_path: Path) -> None:
    first, again = (run(NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(2))

    assert first == "7 compiled"
    assert again == "7"
    assert list(tmp_path.rglob("*.nbi"))


def test_code_of_versions_that_were_not_used_for_weeks_is_deleted(tmp_path: Path) -> None:
    home = tmp_path / "tenback" / "kernels"
    old, recent, notes = (home / f"{digit}123456789abcdef" for digit in "012")
    files = (old / "code.nbc", recent / "code.nbc", home / "mine" / "code.nbc", notes / "notes.txt")
    for file in files:
        file.parent.mkdir(parents=True)
        file.write_text("x")
    for file in files:
        os.utime(file.parent, (0, 0) if file.parent != recent else None)

    run(NUMBA_CACHE_DIR="", XDG_CACHE_HOME=str(tmp_path))

    assert [file.exists() for file in files] == [False, True, True, True], "what is not ours is left alone"


def test_threads_that_make_kernels_at_the_same_time_keep_each_where_it_belongs() -> None:
    functions: list[Any] = [word, make_move]
    kept = [place_of(function) for function in functions]
    assert kept[0] != kept[1]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(2) as threads:
            made = [threads.submit(remade, function, 100) for function in functions]
            places = [future.result() for future in made]
    finally:
        sys.setswitchinterval(before)
    assert places == [{place} for place in kept]


def remade(function: Any, times: int) -> set[str]:
    return {place_of(kernel(function.py_func)) for _ in range(times)}


def place_of(function: Any) -> str:
    return str(function._cache.cache_path)


def test_where_nothing_can_be_kept_kernels_work_all_the_same(tmp_path: Path) -> None:
    nowhere = tmp_path / "a file, no folder"
    nowhere.touch()
    passing = tmp_path / "passing"
    passing.mkdir()

    said = run(NUMBA_CACHE_DIR="", XDG_CACHE_HOME=str(nowhere), TMPDIR=str(passing))

    assert said == "7 compiled"
    assert not list(passing.iterdir())


def test_a_kernel_as_plain_python_calls_no_compiled_code() -> None:
    reached = dict(called_by(plain(make_move)))

    assert {"end_turn", "play", "judge", "playable", "count"} <= reached.keys()
    assert not any(hasattr(function, "py_func") for function in reached.values())


def called_by(function: Any) -> Iterator[tuple[str, Any]]:
    """Name all functions of ours that a function calls, and those that they call."""
    for name in function.__code__.co_names:
        called = function.__globals__.get(name)
        if isinstance(called, FunctionType) or hasattr(called, "py_func"):
            yield name, called
            yield from called_by(called)


def test_kernels_that_call_each_other_across_folders_are_compiled_again_together() -> None:
    """Compiled code lies where its sources say: one place, so a change of either is seen by both."""
    kernels: tuple[Any, ...] = (plain_cost, rank)
    called, calling = (Path(made.stats.cache_path).parent for made in kernels)

    assert called == calling


DOUBLING = """
from tenback.sim.jit import kernel

@kernel
def doubled(number):
    return 2 * number

@kernel
def constants(number):
    return doubled(1) + doubled(2) + doubled(number)

assert constants(3) == 12
"""


def test_a_kernel_is_compiled_once_whatever_constants_others_call_it_with(tmp_path: Path) -> None:
    source = tmp_path / "doubling.py"
    source.write_text(DOUBLING)
    kept = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path / "kept")}
    subprocess.run([sys.executable, source], env=kept, check=True, timeout=TIMEOUT)

    compiled = [(file.name.split("-")[0], INNER in file.parts) for file in tmp_path.rglob("*.nbc")]
    assert sorted(compiled) == [("doubling.constants", False), ("doubling.doubled", True)]
