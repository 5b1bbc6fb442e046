"""What importing costs: `python bench/import_cost.py` prints milliseconds of the processor, best of 20.

A busy machine makes a run slower, never faster: the best of a few is what the import itself takes.
"""

import subprocess
import sys

MODULES = ("tenback.games", "tenback.records", "tenback.tables.table", "tenback.cli", "tenback.sim")
COST = "import time; start = time.process_time(); import {}; print(time.process_time() - start)"
RUNS = 20


def seconds(module: str) -> float:
    # Isolated, so that neither the environment nor the current directory adds a module.
    command = [sys.executable, "-I", "-c", COST.format(module)]
    runs = (subprocess.run(command, check=True, capture_output=True, text=True) for _ in range(RUNS))
    return min(float(run.stdout) for run in runs)


def main() -> None:
    for module in MODULES:
        print(f"import {module:22} {1000 * seconds(module):6.0f} ms")


if __name__ == "__main__":
    main()
