"""A benchmark with a name: fixed cells and deals that nobody can train on; a result that replays."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tenback.arena.benchmark import BENCHMARKS, benchmark_named, play_benchmark, verify
from tenback.arena.benchmark.cells import ENTRY, POOL, UnknownBenchmark, benchmark_deal
from tenback.arena.benchmark.playing import figures, not_played, outcome_of, overall
from tenback.arena.benchmark.rows import HEADER, leaderboard
from tenback.arena.benchmark.verifying import BadSubmission
from tenback.arena.game import play_game
from tenback.bots import bot_named
from tenback.bots.registry import UnknownBot
from tenback.games import game_of, seeded_deal
from tenback.records import format_record
from tenback.talk.mode import BotTalk

FIRST = BENCHMARKS["tenback-1"]


def test_strangers_are_at_least_twelve_partners_of_different_styles() -> None:
    strangers = next(cell for cell in FIRST.cells if cell.with_pool)
    met = {name for number in range(FIRST.deals) for seats in strangers.seatings(number) for name in seats}

    assert len(set(POOL)) >= 12
    assert met == {ENTRY, *POOL}
    assert all(bot_named("the-game", partner) for partner in POOL)


def test_the_cells_are_alone_teams_extreme_strangers_and_take_that() -> None:
    assert {cell.name for cell in FIRST.cells} >= {"alone", "team", "team-marks", "strangers", "take-that"}
    assert BotTalk.FREE not in {cell.talk for cell in FIRST.cells}
    with pytest.raises(UnknownBenchmark, match="error-unknown-benchmark"):
        benchmark_named("nothing")


def test_no_whole_number_as_a_seed_deals_the_cards_of_a_benchmark() -> None:
    cell = FIRST.cells[0]
    write = game_of(cell.options).format_deal
    exam = {write(benchmark_deal(FIRST.key, cell, number)) for number in range(FIRST.deals)}
    training = {write(seeded_deal(cell.options, seed, number)) for seed in range(20) for number in range(20)}

    assert len(exam) == FIRST.deals
    assert exam.isdisjoint(training)
    assert write(benchmark_deal("secret", cell, 0)) not in exam


def test_a_cell_whose_game_a_bot_does_not_know_counts_as_lost() -> None:
    short = replace(FIRST, cells=(FIRST.cells[0], FIRST.cells[-1]))

    result = play_benchmark(short, "greedy", deals=2)

    assert [cell.get("is_played", True) for cell in result["cells"]] == [True, False]
    assert result["score"] == result["cells"][0]["score"] / 2
    # Where nobody wins luck explains nothing, and two deals say little.
    assert result["cells"][0]["luck_adjusted"]["interval"] == result["cells"][0]["interval"] == [0.0, 65.8]
    with pytest.raises(UnknownBot):
        play_benchmark(short, "nobody", deals=2)


def test_a_result_replays_and_a_changed_one_does_not(tmp_path: Path) -> None:
    path = tmp_path / "random.json"
    result = play_benchmark(FIRST, "random", deals=2)
    path.write_text(json.dumps(result))

    assert verify(path) == sum(len(cell["games"]) for cell in result["cells"])
    assert leaderboard([result]).startswith(HEADER)
    assert "random (trial, 2 deals)" in leaderboard([result])
    assert "random (trial, 2 deals) (key “secret”)" in leaderboard([result | {"key": "secret"}])
    first, second = result["cells"][0]["games"]
    chatted = first["record"].replace("1 @0", '0 0:"I hold the 15"\n1 @0')
    for change in ({"won": 1.0}, {"record": second["record"]}, second, {"record": chatted}):
        broken = json.loads(json.dumps(result))
        broken["cells"][0]["games"][0] |= change
        path.write_text(json.dumps(broken))
        with pytest.raises(BadSubmission, match="alone"):
            verify(path)
    added = [*result["cells"], result["cells"][0] | {"score": 100.0}]
    for change, reason in (
        ({"is_whole": True}, "a trial"),
        ({"deals": 0}, "too few deals"),
        ({"score": 50.0}, "its score"),
        ({"cells": added}, "each cell of the benchmark once"),
    ):
        path.write_text(json.dumps(result | change))
        with pytest.raises(BadSubmission, match=reason):
            verify(path)


def test_partners_who_play_better_than_they_can_are_found(tmp_path: Path) -> None:
    cell = next(cell for cell in FIRST.cells if cell.with_pool)
    result = play_benchmark(replace(FIRST, cells=(cell,)), "random", deals=2)
    told = result["cells"][0]
    others = [bot_named("the-game", "greedy")] * 3
    for game in told["games"]:
        played = play_game(benchmark_deal(FIRST.key, cell, game["deal"]), others, seed=0)
        game.update(outcome_of(cell, game["seats"], played.outcome), record=format_record(played.record))
    told |= figures(cell, told["games"])
    lost = [not_played(other) for other in FIRST.cells]
    cells = [told if other["cell"] == cell.name else other for other in lost]
    (tmp_path / "a.json").write_text(json.dumps(result | {"cells": cells, "score": overall(cells)}))

    with pytest.raises(BadSubmission, match="moves that the other bots would not make"):
        verify(tmp_path / "a.json")


@pytest.mark.parametrize(
    ("content", "reason"),
    [("{", "not JSON"), ("[1]", "not a result"), ('{"a": 1}', "not a result"), (None, "No such")],
)
def test_a_file_that_is_no_result_is_told_apart(content: str | None, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    if content is not None:
        path.write_text(content)

    with pytest.raises(BadSubmission, match=reason):
        verify(path)
