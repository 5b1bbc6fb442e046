"""Bots think in other processes; an answer that does not come in time is given by a quick one."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from harness.timeouts import TIMEOUT
from tenback.analysis.hinter import GettingReady
from tenback.bots.fallback import CHEAPEST_LEVEL, FALLBACK_LEVEL, cheapest_move
from tenback.games import GAMES, random_deal, the_game
from tenback.server.rooms import bot_pool
from tenback.server.rooms.bot_pool import BotPool
from tenback.server.rooms.bot_queue import BotQueue, Rank
from tenback.server.rooms.hints import quick_hint
from tenback.tables.effects import Thinking
from tenback.talk.marks.said import NOTHING_SAID


def view_of(game: str, **options: Any) -> Any:
    state: Any = random_deal(GAMES[game].options(**options), random.Random(3)).state()
    return GAMES[game].view(state, state.turn)


BOTS = [("the-game", "careful"), ("extreme", "expert"), ("take-that", "expert")]


@pytest.mark.parametrize(("game", "level"), BOTS)
def test_a_bot_answers_with_a_legal_move(game: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "ANSWER_SECONDS", TIMEOUT)
    monkeypatch.setattr(bot_pool, "cheapest_move", None)
    view = view_of(game, players=2)

    async def asked() -> Any:
        pool = BotPool(1)
        try:
            return await pool.move(Thinking(game, level, view, NOTHING_SAID, 0))
        finally:
            pool.stop()

    thought = asyncio.run(asked())
    assert thought.move in view.legal
    assert thought.level in (level, FALLBACK_LEVEL)  # the careful player answers until code is compiled


def test_a_late_answer_is_given_by_a_quick_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "ANSWER_SECONDS", 0)
    view = view_of("the-game", players=1)

    async def asked() -> Any:
        pool = BotPool(1)
        try:
            return await pool.move(Thinking("the-game", "expert", view, NOTHING_SAID, 0))
        finally:
            pool.stop()

    assert asyncio.run(asked()) == (cheapest_move(view), CHEAPEST_LEVEL)


def test_a_hint_does_not_wait_for_the_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(bot_pool, "HINT_SECONDS", TIMEOUT)
    view = view_of("the-game", players=1)

    async def asked() -> list[Any]:
        pool = BotPool(1)
        answers = []
        try:
            for patience in (0, TIMEOUT):
                monkeypatch.setattr(bot_pool, "QUICK_SECONDS", patience)
                answers.append(await pool.hint(view, NOTHING_SAID))
        finally:
            pool.stop()
        return answers

    before_a_process_is_there, found = asyncio.run(asked())
    assert before_a_process_is_there == GettingReady(0.0, cheapest_move(view), CHEAPEST_LEVEL)
    assert isinstance(found, GettingReady)
    assert found.level == "careful"
    quick = quick_hint(GAMES["the-game"], "h", found)
    assert quick.getting_ready
    assert 0 <= quick.progress < 1
    assert GAMES["the-game"].parse_move(quick.turn[0].move) in view.legal


def test_for_a_bot_that_breaks_a_quick_one_moves() -> None:
    view = view_of("the-game", players=1)

    async def asked() -> Any:
        pool = BotPool(1)
        try:
            return await pool.move(Thinking("the-game", "no-such-level", view, NOTHING_SAID, 0))
        finally:
            pool.stop()

    assert asyncio.run(asked()) == (cheapest_move(view), CHEAPEST_LEVEL)


def test_the_fallback_goes_the_least_way() -> None:
    options = the_game.Options(players=1)
    deck = (3, 50, 51, 52, 53, 54, 55, 56, *(c for c in the_game.CARDS if c not in (3, *range(50, 57))))
    view = the_game.view(the_game.deal(options, deck, starter=0), 0)

    assert cheapest_move(view) == the_game.PlayCard(3, 0)


async def _asked_of(processes: int, *kinds: str) -> list[str]:
    """Who got a process in which order, when each is given back at once."""
    queue, served = BotQueue(processes), []

    async def ask(kind: str) -> None:
        await queue.wait(Rank[kind.upper()])
        served.append(kind)
        await asyncio.sleep(0)
        queue.leave(Rank[kind.upper()])

    await asyncio.gather(*map(ask, kinds))
    return served


def test_whoever_waits_for_a_move_comes_before_whoever_waits_for_a_hint() -> None:
    asked = ("hint", "hint", "hint", "move", "move")

    assert asyncio.run(_asked_of(1, *asked)) == ["hint", "move", "move", "hint", "hint"]


def test_a_review_waits_for_moves_and_hints() -> None:
    asked = ("review", "review", "hint", "move")

    assert asyncio.run(_asked_of(1, *asked)) == ["review", "move", "hint", "review"]


async def _taken_by_hints(processes: int) -> int:
    queue = BotQueue(processes)
    waiting = [asyncio.create_task(queue.wait(Rank.HINT)) for _ in range(5)]
    await asyncio.sleep(0)
    await asyncio.wait_for(queue.wait(Rank.MOVE), TIMEOUT)
    return sum(task.done() for task in waiting)


def test_hints_leave_a_process_for_moves() -> None:
    assert asyncio.run(_taken_by_hints(3)) == 2


async def _after_giving_up() -> list[bool]:
    queue = BotQueue(1)
    await queue.wait(Rank.MOVE)
    waiting = [asyncio.create_task(queue.wait(Rank.MOVE)) for _ in range(2)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    queue.leave(Rank.MOVE)
    await asyncio.wait(waiting)
    return [task.cancelled() for task in waiting]


def test_a_process_is_not_lost_with_somebody_who_gave_up_waiting() -> None:
    assert asyncio.run(_after_giving_up()) == [True, False]


@pytest.mark.parametrize(("processes", "reviews"), [(1, 1), (4, 1), (15, 3)])
def test_a_quarter_of_the_processes_may_work_on_reviews(processes: int, reviews: int) -> None:
    async def taken() -> int:
        queue = BotQueue(processes)
        waiting = [asyncio.create_task(queue.wait(Rank.REVIEW)) for _ in range(5)]
        await asyncio.sleep(0)
        return sum(task.done() for task in waiting)

    assert asyncio.run(taken()) == reviews
