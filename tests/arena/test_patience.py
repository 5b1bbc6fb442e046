"""A bot that does not come to an answer is told of while it is waited for."""

import threading

import pytest

from harness.timeouts import TIMEOUT, wait_until
from tenback.arena import patience, play_game
from tenback.games import seeded_deal, the_game
from tenback.talk.marks.said import Saying


class Pondering:
    name = "pondering"

    def __init__(self) -> None:
        self.may_answer = threading.Event()

    def choose(self, view: the_game.View, talk: object, rng: object) -> the_game.Move:
        assert self.may_answer.wait(TIMEOUT)
        return view.legal[0]

    def say(self, view: the_game.View) -> tuple[Saying, ...]:
        return ()


def test_a_bot_in_python_that_hangs_is_reported_while_it_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(patience, "SLOW", 0.05)
    monkeypatch.setattr(patience, "PAUSE", 0.01)
    monkeypatch.setattr(patience, "_told", set())
    bot = Pondering()
    playing = threading.Thread(
        target=play_game, args=(seeded_deal(the_game.Options(), 1), [bot]), kwargs={"seed": 1}
    )
    playing.start()

    wait_until(lambda: "pondering has not answered for" in caplog.text, "the report")

    assert playing.is_alive()
    bot.may_answer.set()
    playing.join(TIMEOUT)
    assert caplog.text.count("has not answered") == 1
