"""How long a fresh install keeps people waiting: for a useful hint, for a bot's move, and for the expert.

Run `python bench/first_answer.py`. Every game has a server of its own that finds no compiled code. Somebody
opens a table with an expert bot as soon as the server answers, begins, and asks for a hint at once; then asks
again as the page does, until the expert answers itself.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harness.client import Socket, legal, person  # noqa: E402
from harness.servers import Server, served  # noqa: E402 - the root has to be known first

GAMES = ("the-game", "extreme", "take-that")
ASK_AGAIN = 8.0
"""Seconds between two questions of the page while the expert is getting ready."""
AIM = 2.0
"""Seconds until a useful answer."""


def main() -> int:
    """Print a row for each game; the exit code says whether every first answer was soon enough."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", default=GAMES, metavar="GAME", help=", ".join(GAMES))
    games = asked.parse_args().games
    print("| game | hint, seconds | given by | bot's move, seconds | expert's hint, seconds |")
    print("| --- | ---: | --- | ---: | ---: |")
    return max([_measured(game) for game in games])


def _measured(game: str) -> int:
    """Start a server with nothing compiled and print what somebody there waits for."""
    with tempfile.TemporaryDirectory() as kept:
        os.environ["NUMBA_CACHE_DIR"] = str(Path(kept) / "kernels")
        with served(str(Path(kept) / "tenback.sqlite"), limit_factor=1000) as server:
            return _row(game, server)


def _row(game: str, server: Server) -> int:
    ann = person(server.port, "Ann")
    table = ann.open_table("me", "expert", start=True, game=game)
    with ann.sit(table, stays=True) as socket:
        _come_to_move(socket)
        start = time.monotonic()
        first = _hint(socket)
        hint_after = time.monotonic() - start
        bot_after = _seconds_of_a_bot_move(socket)
        given_by = first.get("bot", first)
        print(f"| {game} | {hint_after:.1f} | {given_by} | {bot_after:.1f} | ", end="", flush=True)
        _come_to_move(socket)
        while _hint(socket).get("getting_ready"):
            time.sleep(ASK_AGAIN)
    print(f"{time.monotonic() - start:.0f} |", flush=True)
    return 0 if max(hint_after, bot_after) <= AIM else 1


def _come_to_move(socket: Socket) -> None:
    """Wait until there is something to play, beginning if somebody has to."""
    socket.until_update(lambda update: bool(legal(update)))
    if begin := socket.update["board"].get("begin"):
        socket.do("move", move=begin)


def _hint(socket: Socket) -> dict[str, Any]:
    action = socket.new_id()
    socket.say({"type": "ask-hint", "id": action})
    return socket.until(lambda message: message.get("id") == action)


def _seconds_of_a_bot_move(socket: Socket) -> float:
    """Play until a bot has to move; give the seconds until it has."""
    while legal(socket.update):
        socket.do("move", move=legal(socket.update)[0])
    start, number = time.monotonic(), socket.update["number"]
    socket.until_update(lambda update: update["number"] > number or bool(legal(update)))
    return time.monotonic() - start


if __name__ == "__main__":
    sys.exit(main())
