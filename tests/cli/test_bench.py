"""`tenback bench`, as people run it."""

import importlib.util
import subprocess
import sys

from harness.timeouts import TIMEOUT


def test_speed_is_shown_for_every_game_beside_the_peers_that_are_installed() -> None:
    words = ["bench", "--seconds", "0.05", "--deals", "0"]
    done = subprocess.run(
        [sys.executable, "-m", "tenback", *words],
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    ours, peers = ("THE GAME", "EXTREME", "TAKE THAT"), ("OpenSpiel hearts", "RLCard uno", "PettingZoo")
    installed = importlib.util.find_spec("rlcard") is not None
    assert all(name in done.stdout for name in (*ours, *(peers if installed else peers[:1])))
