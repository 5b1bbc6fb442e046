"""Bots at the table: they answer beside the screen, and a faulty one does not stop the game."""

import asyncio
import sys
import threading
from pathlib import Path

import pytest

from harness.timeouts import TIMEOUT
from tenback.games import the_game
from tenback.talk.marks.said import NOTHING_SAID
from tenback.terminal.bot_runner import BotRunner, in_thread
from tenback.terminal.setup import Player
from tests.terminal.builders import kept_nowhere

OPTIONS = the_game.Options(players=2)


def test_a_bot_repeats_its_move_for_the_same_seed_and_moment() -> None:
    session = kept_nowhere("the-game", players=2, starter=2)
    view = session.view_of(1)

    moves = {BotRunner(OPTIONS, session.players, seed=3).choose(1, view, NOTHING_SAID).move for _ in range(5)}

    assert len(moves) == 1


def test_a_bot_that_fails_is_stood_in_for(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import sys; sys.exit(1)\n")
    players = (Player("Ada"), Player("Broken", f"exec:{sys.executable} {broken}"))
    view = kept_nowhere("the-game", players=2, starter=2).view_of(1)

    choice = BotRunner(OPTIONS, players, seed=3).choose(1, view, NOTHING_SAID)

    assert choice.is_stand_in
    assert choice.move in view.legal


def test_work_beside_the_screen_lets_the_screen_go_on() -> None:
    """The work waits for something that only the screen's side does."""
    released = threading.Event()

    async def screen() -> str:
        answer = asyncio.ensure_future(in_thread(lambda: "done" if released.wait(TIMEOUT) else "stuck"))
        await asyncio.sleep(0)
        released.set()
        return await answer

    assert asyncio.run(screen()) == "done"


def test_an_error_beside_the_screen_is_raised_where_it_is_waited_for() -> None:
    def fail() -> None:
        raise LookupError("nothing there")

    async def screen() -> None:
        await in_thread(fail)

    with pytest.raises(LookupError, match="nothing there"):
        asyncio.run(screen())


def test_quitting_does_not_wait_for_a_thinking_bot() -> None:
    """The thread ends long after the program has let go of it."""
    release = threading.Event()

    async def screen() -> None:
        thinking = asyncio.ensure_future(in_thread(lambda: release.wait(TIMEOUT)))
        await asyncio.sleep(0)
        thinking.cancel()

    asyncio.run(screen())
    assert not release.is_set()
    release.set()
