"""`import tenback.games` loads the standard library alone, and costs next to nothing."""

import subprocess
import sys

LOADED = (
    "import sys; before = set(sys.modules); import tenback.games; print(*sorted(set(sys.modules) - before))"
)
COSTLY = {
    "argparse", "asyncio", "concurrent", "ctypes", "datetime", "decimal", "email", "fractions", "hashlib",
    "http", "json", "locale", "logging", "multiprocessing", "pathlib", "pickle", "platform", "random",
    "secrets", "shutil", "socket", "sqlite3", "ssl", "statistics", "subprocess", "tempfile", "threading",
    "unittest", "urllib", "uuid", "xml", "zipfile",
}  # fmt: skip
"""Parts of the standard library that take as long to load as the rules, and bring others along."""


def python(code: str) -> str:
    # Isolated, so that neither the environment nor the current directory adds a module.
    done = subprocess.run([sys.executable, "-I", "-c", code], check=True, capture_output=True, text=True)
    return done.stdout


def test_the_games_load_nothing_but_the_standard_library() -> None:
    packages = {name.partition(".")[0] for name in python(LOADED).split()}
    assert "tenback" in packages
    assert packages - {"tenback"} <= sys.stdlib_module_names


def test_the_games_load_no_other_layer() -> None:
    layers = {name.split(".")[1] for name in python(LOADED).split() if name.startswith("tenback.")}
    assert layers == {"games"}


def test_the_games_load_nothing_that_costs_time() -> None:
    """What it costs in milliseconds is measured by `bench/import_cost.py`."""
    assert {name.partition(".")[0] for name in python(LOADED).split()} & COSTLY == set()


SERVED = (
    "import sys; import tenback.server.http.app; from tenback.analysis.hint import has_hints;"
    "print(has_hints('the-game'), has_hints('take-that'), has_hints('chess'), 'numba' in sys.modules)"
)


def test_a_server_is_not_stopped_by_loading_what_hints_are_computed_with() -> None:
    """That takes seconds, and everybody would wait for the first hint; the bots' processes load it."""
    assert python(SERVED).split() == ["True", "True", "False", "False"]
