"""Nobody waits for a compiler: until a bot's code is there, plain Python answers for it."""

import json
import os
import subprocess
import sys
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from harness.timeouts import TIMEOUT
from tenback.bots import bot_named
from tenback.bots.compiling import Compiler, compiling
from tenback.bots.fallback import fallback_move
from tenback.bots.no_wait import NoWait
from tenback.games import game_named, seeded_deal
from tenback.games.decks import Generator
from tenback.talk.marks.said import NOTHING_SAID

ASKED = """
import json, sys
from tenback.bots import bot_named
from tenback.bots.no_wait import NoWait
from tenback.bots.compiling import compiling
from tenback.games import game_named, seeded_deal
from tenback.games.decks import Generator
from tenback.sim.jit import on_first_compile
from tenback.talk.marks.said import NOTHING_SAID

name, level, wait = sys.argv[1:]
game = game_named(name)
view = game.view(seeded_deal(game.options(players=2), seed=4).state(), 0)
bot = NoWait(name, bot_named(name, level))
first = bot.choose(view, NOTHING_SAID, Generator(0))
facts = {"ready": bot.is_ready(), "first": game.format_move(first)}
if wait == "wait":
    compiling(name, type(bot.bot)).wait()
    compiled = []
    with on_first_compile(lambda: compiled.append(True)):
        later = bot.choose(view, NOTHING_SAID, Generator(0))
    facts |= {"later": game.format_move(later), "compiled in front of the player": bool(compiled)}
print(json.dumps(facts))
"""


def asked_cold(folder: Path, game: str, level: str, wait: str) -> dict[str, Any]:
    """Ask a bot in a process that finds no compiled code."""
    command = [sys.executable, "-c", ASKED, game, level, wait]
    cold = {**os.environ, "NUMBA_CACHE_DIR": str(folder)}
    done = subprocess.run(command, env=cold, check=True, capture_output=True, text=True, timeout=TIMEOUT)
    facts: dict[str, Any] = json.loads(done.stdout)
    return facts


def own_choice(game: str, level: str) -> str:
    known, view = game_named(game), first_view(game)
    return known.format_move(bot_named(game, level).choose(view, NOTHING_SAID, Generator(0)))


def first_view(game: str) -> Any:
    known = game_named(game)
    return known.view(seeded_deal(known.options(players=2), seed=4).state(), 0)


@pytest.mark.parametrize("game", ["the-game", "extreme", "take-that"])
def test_the_first_answer_comes_before_the_compiler_is_done(game: str, tmp_path: Path) -> None:
    facts = asked_cold(tmp_path, game, "expert", "go")

    assert not facts["ready"]
    assert facts["first"] == own_choice(game, "careful")


def test_later_answers_come_from_the_compiled_code(tmp_path: Path) -> None:
    facts = asked_cold(tmp_path, "take-that", "careful", "wait")

    assert not facts["ready"]
    assert facts["later"] == own_choice("take-that", "careful")
    assert not facts["compiled in front of the player"]


@pytest.mark.parametrize("game", ["the-game", "extreme", "take-that"])
def test_the_plain_answer_is_the_careful_players_own(game: str) -> None:
    known, careful = game_named(game), bot_named(game, "careful")
    state: Any = seeded_deal(known.options(players=3), seed=9).state()
    while state.result is None:
        view = known.view(state, state.turn)
        move = careful.choose(view, NOTHING_SAID, Generator(0))
        assert fallback_move(view, NOTHING_SAID, Generator(0)) == move
        state = known.apply(state, state.turn, move)


@pytest.mark.parametrize("game", ["the-game", "take-that"])
def test_a_bot_whose_code_is_there_answers_itself(game: str) -> None:
    bot = NoWait(game, bot_named(game, "expert"))
    compiling(game, type(bot.bot)).wait()
    assert bot.choose(first_view(game), NOTHING_SAID, Generator(0)) == bot.bot.choose(
        first_view(game), NOTHING_SAID, Generator(0)
    )


def test_a_bot_without_kernels_is_always_ready() -> None:
    assert NoWait("the-game", bot_named("the-game", "random")).is_ready()
    assert NoWait("the-game", bot_named("the-game", "exec:no-such-program")).is_ready()


@dataclass(frozen=True)
class Noted:
    """A job that says when it begins and ends, and can be held up."""

    name: str
    done: list[str]
    gate: threading.Event
    began: threading.Event = field(default_factory=threading.Event)
    over: threading.Event = field(default_factory=threading.Event)

    def run(self) -> None:
        self.began.set()
        assert self.gate.wait(TIMEOUT)
        self.done.append(self.name)
        self.over.set()


def test_one_bot_after_the_other_is_compiled_and_whoever_asked_last_comes_first() -> None:
    done: list[str] = []
    gate = threading.Event()
    first, second, third, fourth = (Noted(name, done, gate) for name in "1234")
    compiler = Compiler()
    compiler.add(first)
    assert first.began.wait(TIMEOUT)
    for job in (second, third, fourth):
        compiler.add(job)
    compiler.prefer(second)
    gate.set()
    assert all(job.over.wait(TIMEOUT) for job in (first, second, third, fourth))

    assert done == ["1", "2", "4", "3"]
