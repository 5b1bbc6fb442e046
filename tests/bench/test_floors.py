"""The bench of floors: real games of real cells; an interrupted run goes on, and a decided cell is left."""

from pathlib import Path

import pytest

from bench.floors import Campaign, asked_for, is_decided
from bench.reliability import lines_of
from bench.strength_the_game import Game

CELL = "marks 5"


def run(out: Path, *words: str) -> Campaign:
    campaign = Campaign(asked_for(["--cells", CELL, "--samples", "4", "--out", str(out), *words]))
    campaign.run()
    return campaign


def test_a_run_goes_on_where_it_was_stopped_and_plays_no_deal_twice(tmp_path: Path) -> None:
    first = run(tmp_path, "--deals", "2").rows[CELL]
    kept = tmp_path / "games.jsonl"
    kept.write_text(kept.read_text() + '{"cell": "marks 5", "numb')  # killed while it wrote
    both = run(tmp_path, "--deals", "3").rows[CELL]
    assert sorted(both) == [20_000, 20_001, 20_002]
    assert {number: both[number].turns for number in first} == {n: game.turns for n, game in first.items()}
    assert [game["number"] for game in lines_of(kept)] == [20_000, 20_001, 20_002]


@pytest.mark.parametrize(("won", "decided"), [(0, True), (100, True), (194, False), (199, False)])
def test_a_cell_is_decided_beyond_three_standard_errors_of_its_floor(won: int, *, decided: bool) -> None:
    """97 of 100 are to be won with five players: 199 of 200 may still be chance."""
    games = [Game(number, number < won, 0, 0.1, 10) for number in range(200)]
    assert is_decided(CELL, games) is decided
    assert not is_decided(CELL, games[:199])
