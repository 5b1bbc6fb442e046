"""Golden games: a change of the rules shows up as a difference that a player can read."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenback.games import take_that, the_game
from tenback.records import Record, parse_record, replay
from tests.playthroughs.render import playthrough

RECORDS = {path.stem: path for path in sorted(Path(__file__).parent.glob("*.record"))}


def record(name: str) -> Record:
    return parse_record(RECORDS[name].read_text(encoding="utf-8"))


def states(name: str) -> Iterator[Any]:
    return (moment.state for moment in replay(record(name)))


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_game_still_plays_the_same(name: str) -> None:
    golden = RECORDS[name].with_suffix(".txt").read_text(encoding="utf-8")

    assert playthrough(record(name)) == golden, "look at the difference, then: make playthroughs"


@pytest.mark.parametrize(
    ("game", "players"),
    [("the-game", {1, 3, 5}), ("extreme", {1, 2, 4}), ("take-that", {2, 3, 4})],
)
def test_every_game_has_at_least_three_golden_games(game: str, players: set[int]) -> None:
    found = [record(name).deal.options.players for name in RECORDS if record(name).game.name == game]

    assert len(found) >= 3
    assert players <= set(found)


def test_the_golden_games_show_every_command_and_every_ending_of_extreme() -> None:
    commands, endings = set(), set()
    for name in RECORDS:
        if record(name).game.name != "extreme":
            continue
        for state in states(name):
            commands |= {state.commands[pile[-1]] for pile in state.piles}
            endings |= {state.result.ending} if state.result else set()

    assert set(the_game.Command) <= commands
    assert set(the_game.Ending) <= endings


def test_a_golden_game_shows_the_professional_variant() -> None:
    played = [record(name).deal.options for name in RECORDS]

    assert any(isinstance(options, take_that.Options) and options.professional for options in played)
