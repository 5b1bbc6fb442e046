"""Stepping through records."""

from typing import Any

import pytest

from tenback.games.the_game.game import THE_GAME
from tenback.records import Record, final_moment
from tenback.terminal.app import TerminalGame
from tenback.terminal.replaying import Reel, hands_told, reel
from tenback.terminal.session import Session
from tests.terminal.builders import ENGLISH, kept_nowhere
from tests.terminal.driving import run, shown

GAMES = ["the-game", "extreme", "take-that"]


def played(name: str, entries: int = 10_000) -> Record:
    """A game of two, played by first legal moves, to its end or up to a number of moves."""
    session: Session = kept_nowhere(name, players=2, people=2, starter=1, seed=2)
    while (seat := session.turn) is not None and len(session.record.entries) < entries:
        session.bot_moves(seat, session.view_of(seat).legal[0])
    return session.record


@pytest.mark.parametrize("name", GAMES)
def test_stepping_on_and_back_shows_the_same_moments(name: str) -> None:
    whole = reel(played(name))

    forwards = [whole.at(place).moment.state for place in range(whole.last + 1)]
    backwards = [whole.at(place).moment.state for place in range(whole.last, -1, -1)]

    assert forwards == backwards[::-1]
    assert forwards[-1] == final_moment(whole.record).state


def test_what_a_review_says_of_a_move_stands_at_its_place() -> None:
    whole = reel(played("the-game", entries=9), {2: "mistake: −12"})

    assert [place for place in range(whole.last + 1) if place in whole.at(place).notes] == [2]


def test_a_reel_stops_at_both_ends() -> None:
    whole = reel(played("the-game"))

    assert whole.at(-1).place == 0
    assert whole.at(10**6).place == whole.last


def test_whole_turns_can_be_stepped_over() -> None:
    """Two plays and the end of a turn each: every stop is the beginning of a turn."""
    whole = reel(played("the-game", entries=9))
    places = [whole.place]
    while places[-1] < whole.last:
        places.append(whole.at(places[-1]).at_turn(1).place)

    assert all(THE_GAME.begins_turn(whole.at(place).moment.state) for place in places[:-1])
    assert whole.at_turn(-1).place == 0
    assert whole.at(places[2]).at_turn(-1).place == places[1]


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_shows_every_hand(name: str) -> None:
    whole = reel(played(name))
    state = whole.moment.state

    told = hands_told(ENGLISH, whole)

    assert len(told) == 2
    for line, hand in zip(told, state.hands, strict=True):
        assert all(str(card) in line for card in hand)


@pytest.mark.parametrize("name", GAMES)
def test_a_running_game_shows_no_hand(name: str) -> None:
    assert hands_told(ENGLISH, reel(played(name, entries=4))) == []


@pytest.mark.parametrize("name", GAMES)
def test_keys_step_through_a_record_on_the_screen(name: str) -> None:
    whole = reel(played(name))

    async def act() -> None:
        app = TerminalGame(ENGLISH, reel=whole)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert _place(app) == 0
            await pilot.press("right", "right", "left")
            assert _place(app) == 1
            await pilot.press("end")
            assert _place(app) == whole.last
            assert f"step {whole.last} of {whole.last}" in shown(pilot)
            await pilot.press("home", "down")
            assert 0 < _place(app) < whole.last
            await pilot.press("up")
            assert _place(app) == 0

    run(act)


def _place(app: TerminalGame) -> int:
    screen: Any = app.screen
    held: Reel = screen.reel
    return held.place
