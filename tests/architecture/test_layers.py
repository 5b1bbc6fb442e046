"""The layers point downwards, and the rules stay pure: import-linter's contracts hold."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"


def test_every_contract_about_imports_is_kept() -> None:
    """In a process of its own: it writes to the console that it found when it was first imported."""
    linted = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert linted.returncode == 0, linted.stdout + linted.stderr
