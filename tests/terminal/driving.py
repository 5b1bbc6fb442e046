"""A person at the keyboard of the terminal game, for tests: keys in, conditions out."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from harness.timeouts import TIMEOUT
from tenback.games import take_that, the_game
from tenback.games.the_game import PILE_NAMES
from tenback.terminal.app import TerminalGame
from tenback.terminal.screens.sheets import Ask, Cover, Ended
from tenback.terminal.screens.table import TableScreen
from tenback.terminal.session import Session
from tests.terminal.builders import ENGLISH

SMALL = (80, 24)


@asynccontextmanager
async def at_the_table(session: Session | None, size: tuple[int, int] = SMALL) -> Any:
    """Open the program with bots that do not wait."""
    app = TerminalGame(ENGLISH, session, pace=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test that waits."""
    asyncio.run(_bounded(test))


async def _bounded(test: Callable[[], Awaitable[None]]) -> None:
    async with asyncio.timeout(TIMEOUT):
        await test()


async def until(pilot: Pilot[Any], holds: Callable[[], bool]) -> None:
    """Wait for a condition."""
    while not holds():
        await pilot.pause()


def table(pilot: Pilot[Any]) -> TableScreen:
    """The table on the screen."""
    screen = next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))
    assert isinstance(screen, TableScreen)
    return screen


def shown(pilot: Pilot[Any]) -> str:
    """The screen as the player reads it, without colours."""
    lines = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in lines)


async def play_to_the_end(pilot: Pilot[Any], choose: Callable[[Any], Any]) -> str:
    """Play every person's turns with keys; give the text of the last sheet."""
    while not isinstance(pilot.app.screen, Ended):
        await pilot.press(*_keys(pilot, choose))
        await pilot.pause()
    return shown(pilot)


def _keys(pilot: Pilot[Any], choose: Callable[[Any], Any]) -> Iterator[str]:
    screen = pilot.app.screen
    if isinstance(screen, Cover):
        yield "enter"
    elif isinstance(screen, Ask):
        yield "y"
    elif isinstance(screen, TableScreen) and not screen.session.is_over:
        yield from _table_keys(screen, choose)


def _table_keys(screen: TableScreen, choose: Callable[[Any], Any]) -> Iterator[str]:
    session = screen.session
    if session.awaits_beginner:
        yield "1"
    elif session.draft_ends_turn or not screen.is_my_turn:
        yield from ("enter",) if session.draft_ends_turn or session.next_viewer is not None else ()
    else:
        yield from keys_of(choose(session.view))


def keys_of(move: Any) -> Iterator[str]:
    """The keys that make a move."""
    match move:
        case the_game.PlayCard(card, pile):
            yield from (*str(card), PILE_NAMES[pile].lower())
        case the_game.EndTurn():
            yield "enter"
        case take_that.Lay(card):
            yield from (*str(card), "l")
        case take_that.Twist(card):
            yield from (*str(card), "x")
        case take_that.TakeLine():
            yield "t"
        case _:
            raise AssertionError(move)


def sensible_move(view: the_game.View) -> the_game.Move:
    """Play the nearest card, and end the turn as soon as one may."""
    if the_game.END_TURN in view.legal:
        return the_game.END_TURN
    losing = {*view.fatal, *view.doomed}
    plays = [move for move in view.legal if isinstance(move, the_game.PlayCard)]
    return min(plays, key=lambda play: (play in losing, abs(play.card - view.tops[play.pile])))
