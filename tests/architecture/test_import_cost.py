"""`import tenback.games` loads the standard library alone, and costs next to nothing."""

import subprocess
import sys

LOADED = (
    "import sys; before = set(sys.modules); import tenback.games; print(*sorted(set(sys.modules) - before))"
)
COST = """
import time
start = time.perf_counter()
import tenback.games
print(time.perf_counter() - start)
"""
MOST_SECONDS = 0.050


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


def test_the_games_load_in_under_50_ms() -> None:
    """The best of several runs: a busy machine makes single runs slower, never faster."""
    python(COST)
    best = min(float(python(COST)) for _ in range(7))
    assert best < MOST_SECONDS, f"import tenback.games takes {best * 1000:.0f} ms"
