"""Check the browser client: ESLint, format and types."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.build_client import ClientFault, install_packages, run_npm


def main() -> int:
    """Run the client's own checks; what they print is shown when one fails."""
    try:
        install_packages()
        for script in ("lint", "check"):
            run_npm("run", script)
    except ClientFault as problem:
        print(problem, file=sys.stderr)
        return 1
    print("The browser client passes ESLint, prettier and svelte-check.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
