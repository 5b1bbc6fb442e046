"""`import tenback.games` loads the standard library alone, and costs next to nothing."""

import subprocess
import sys

LOADED = (
    "import sys; before = set(sys.modules); import tenback.games; print(*sorted(set(sys.modules) - before))"
)
COST = """
import time
start = time.process_time()
import tenback.games
print(time.process_time() - start)
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
    """Time of the processor, the best of a few runs: a busy machine makes runs slower, never faster."""
    python(COST)
    costs: list[float] = []
    while len(costs) < 20 and min(costs, default=1.0) >= MOST_SECONDS:
        costs.append(float(python(COST)))
    assert min(costs) < MOST_SECONDS, f"import tenback.games takes {min(costs) * 1000:.0f} ms"
