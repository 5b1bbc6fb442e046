"""Compile what bots and hints need once, before the tests, instead of in every process that needs it.

What is compiled is kept beside the user's other caches, so that a second run finds it.
"""

import os
import subprocess
import sys

GAMES = (("the-game", "extreme"), ("take-that",))
"""Games whose kernels share code are compiled by one process, the others beside it."""
COMPILE = """
import sys
from tenback.analysis.hinter import Hinter
from tenback.bots import bot_named, levels_of
from tenback.bots.compiling import play_through

for game in sys.argv[1:]:
    for level in levels_of(game)[1:]:
        play_through(game, bot_named(game, level))
    play_through(game, Hinter())
"""


def main() -> int:
    """Compile everything; the exit code is 1 if something cannot be."""
    print("Compiling the simulator, once (a minute or two; later runs find it done).", flush=True)
    running = [subprocess.Popen([sys.executable, "-c", COMPILE, *games], env=os.environ) for games in GAMES]
    return max(process.wait() for process in running)


if __name__ == "__main__":
    sys.exit(main())
