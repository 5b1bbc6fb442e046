"""Remote bots use the same protocol as people: the example plays a whole game."""

import importlib.util
import pathlib
import threading
from typing import Any

import pytest

from harness.client import person
from harness.games import GAMES, play_out

FILE = pathlib.Path(__file__).parents[2] / "examples" / "remote_bot.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("remote_bot", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_a_whole_game(port: int, game: str) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("me", "open", **GAMES[game])
    ended: list[dict[str, Any]] = []
    bot = threading.Thread(target=lambda: ended.append(example().play(f"http://127.0.0.1:{port}", table)))
    bot.start()
    with anna.sit(table) as socket:
        socket.until_update(lambda update: update["seats"][1]["kind"] == "person")
        socket.do("start")
        play_out([socket])
    bot.join(30)

    assert ended[0]["stage"] == "over"
