"""Whole games of all three, played with keys on a small screen."""

from collections.abc import Callable
from typing import Any

import pytest

from tenback.games.decks import Generator
from tenback.records import parse_record
from tenback.terminal.folders import data_folder, running_games
from tenback.terminal.saves import last_game
from tenback.terminal.screens.sheets import Ended
from tests.terminal.builders import game
from tests.terminal.driving import at_the_table, play_to_the_end, run, sensible_move, until


def any_legal_move(view: Any) -> Any:
    """Play like somebody who does not think, fatal plays included."""
    return view.legal[Generator(len(view.history) + len(view.hand)).randrange(len(view.legal))]


@pytest.mark.parametrize(
    ("name", "choices", "choose"),
    [
        ("the-game", {"players": 3}, sensible_move),
        ("the-game", {"players": 1}, any_legal_move),
        ("the-game", {"players": 2, "people": 2, "minimum": 3, "short_hand": True}, any_legal_move),
        ("extreme", {"players": 2, "people": 1}, sensible_move),
        ("extreme", {"players": 2, "people": 2, "one_pile": "whole-turn"}, any_legal_move),
    ],
)
def test_a_whole_game_for_a_team(name: str, choices: dict[str, Any], choose: Callable[[Any], Any]) -> None:
    session = game(name, **choices)

    async def play() -> None:
        async with at_the_table(session) as pilot:
            told = await play_to_the_end(pilot, choose)
            assert "left" in told or "Won" in told
            _check_record(session.record)

    run(play)


@pytest.mark.parametrize("choices", [{"people": 1}, {"players": 4, "people": 2, "professional": True}])
def test_a_whole_match(choices: dict[str, Any]) -> None:
    session = game("take-that", rounds=1, **choices)

    async def play() -> None:
        async with at_the_table(session) as pilot:
            told = await play_to_the_end(pilot, any_legal_move)
            assert "win" in told
            assert "round 1" in told
            _check_record(session.record)

    run(play)


def test_a_game_of_extreme_lost_on_purpose() -> None:
    """Any legal move, fatal ones confirmed: the end names what was owed or broken."""
    session = game("extreme", players=1, seed=3)

    async def play() -> None:
        async with at_the_table(session) as pilot:
            told = await play_to_the_end(pilot, any_legal_move)
            assert "Lost" in told

    run(play)


def test_bots_can_be_watched() -> None:
    session = game("the-game", players=2, people=0)

    async def play() -> None:
        async with at_the_table(session) as pilot:
            await play_to_the_end(pilot, any_legal_move)

    run(play)


def test_a_game_killed_at_its_very_end_still_becomes_a_record() -> None:
    session = game("the-game", players=1)
    while (seat := session.turn) is not None:
        session.bot_moves(seat, any_legal_move(session.view_of(seat)))
    assert session.journal is not None
    session.journal.close()

    async def resume() -> None:
        async with at_the_table(last_game()) as pilot:
            await until(pilot, lambda: isinstance(pilot.app.screen, Ended))
            _check_record(session.record)

    run(resume)


def _check_record(record: Any) -> None:
    """The record lies in the player's folder, complete, and no save file is left."""
    (path,) = (data_folder() / "records").iterdir()
    assert parse_record(path.read_text(encoding="utf-8")) == record
    assert list(running_games()) == []
