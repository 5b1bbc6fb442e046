"""How long one waits for the first move of an expert that is not compiled: `python bench/first_answer.py`.

Every game is asked in a fresh process that finds no compiled code; plain Python answers while it compiles.
"""

import os
import subprocess
import sys
import tempfile

GAMES = ("the-game", "extreme", "take-that")
ASKED = """
import sys, time
from tenback.bots import bot_named
from tenback.bots.no_wait import NoWait
from tenback.games import game_named, seeded_deal
from tenback.games.decks import Generator
from tenback.talk.marks.said import NOTHING_SAID

game = game_named(sys.argv[1])
view = game.view(seeded_deal(game.options(players=2), seed=4).state(), 0)
bot = NoWait(sys.argv[1], bot_named(sys.argv[1], "expert"))
began = time.monotonic()
bot.choose(view, NOTHING_SAID, Generator(0))
print(time.monotonic() - began)
"""


def seconds(game: str) -> float:
    with tempfile.TemporaryDirectory() as nothing:
        cold = os.environ | {"NUMBA_CACHE_DIR": nothing}
        command = [sys.executable, "-c", ASKED, game]
        return float(subprocess.run(command, env=cold, check=True, capture_output=True, text=True).stdout)


def main() -> None:
    for game in GAMES:
        print(f"{game:10} {seconds(game):6.2f} s")


if __name__ == "__main__":
    main()
