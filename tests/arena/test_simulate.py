"""Series of games: the same seed gives the same results, however they are played."""

from pathlib import Path

import pytest

from tenback.arena import BotTalk, Series, replayed, simulate
from tenback.arena.crew import series_of
from tenback.arena.forfeits import TooManyForfeits
from tenback.arena.intervals import mean_interval, share_interval
from tenback.arena.journal import BadJournal, Journal, read_journal
from tenback.arena.kernels import has_kernel, kernel_games, neighbours, rows_of
from tenback.arena.results import Results
from tenback.arena.series import Row, series_from_json
from tenback.arena.simulate import play_row, play_rows, row_by_bots
from tenback.arena.workers import WorkerLost, in_processes
from tenback.games import seeded_deal, take_that, the_game
from tenback.records import final_moment, format_record, parse_record

TEAM = the_game.Options(players=3)
EXTREME = the_game.Options(players=2, extreme=True)
RIVALS = take_that.Options(players=3, rounds=1)


@pytest.mark.parametrize("options", [TEAM, EXTREME, RIVALS])
def test_the_number_of_threads_changes_nothing(options: the_game.Options | take_that.Options) -> None:
    alone = simulate(options, "random", 12, seed=4, threads=1)
    together = simulate(options, "random", 12, seed=4, threads=3)

    assert alone == together


LOUD = """
import os
class Loud:
    name = "loud"
    def choose(self, view, talk, rng):
        print("played by", os.getpid())
        if view.options.extreme: os._exit(7)
        return sorted(view.legal, key=str)[rng.randrange(len(view.legal))]
    def say(self, view):
        return ()
"""


def test_bots_in_python_play_the_same_games_in_several_processes(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "loud.py"
    file.write_text(LOUD)

    alone = simulate(TEAM, f"{file}:Loud", 12, seed=4, processes=1)
    capfd.readouterr()
    together = simulate(TEAM, f"{file}:Loud", 12, seed=4, processes=3)
    printed = "".join(capfd.readouterr())

    assert alone == together
    assert len({line for line in printed.splitlines() if line.startswith("played by")}) > 1


def test_a_process_that_ends_by_itself_is_told_and_a_bot_that_always_fails_stops_the_series(
    tmp_path: Path,
) -> None:
    file = tmp_path / "loud.py"
    file.write_text(LOUD)
    with pytest.raises(WorkerLost, match="code=7"):
        list(in_processes(series_of(EXTREME, f"{file}:Loud"), range(3), row_by_bots, 2))
    file.with_name("broken.py").write_text(LOUD.replace("print(", "print(view.nonsense, "))
    with pytest.raises(TooManyForfeits, match="nonsense"):
        list(play_rows(series_of(TEAM, f"{tmp_path}/broken.py:Loud"), range(30), processes=2))


def test_part_of_a_series_is_the_same_as_in_the_whole() -> None:
    whole = simulate(TEAM, "random", 10, seed=5)
    part = tuple(play_rows(whole.series, [7, 3]))

    assert part == (whole.rows[7], whole.rows[3])


def test_another_seed_gives_other_deals() -> None:
    assert seeded_deal(TEAM, 1, 0) != seeded_deal(TEAM, 2, 0)
    assert seeded_deal(TEAM, 1, 0) != seeded_deal(TEAM, 1, 1)


@pytest.mark.parametrize("options", [TEAM, EXTREME, RIVALS])
def test_a_game_is_played_again_alone_from_its_number_and_becomes_a_record(
    options: the_game.Options | take_that.Options,
) -> None:
    results = simulate(options, ["random", "careful"], 3, seed=6, talk=BotTalk.MARKS)

    played = replayed(results.series, 2)

    assert played.outcome.ending.value == results.rows[2].ending
    assert final_moment(parse_record(format_record(played.record))).state.result == played.outcome


def test_bots_go_round_when_fewer_are_named_than_seats() -> None:
    assert simulate(TEAM, ["random", "careful"], 1).series.bots == ("random", "careful", "random")


def test_results_are_written_as_json_and_csv_with_a_line_per_game() -> None:
    results = simulate(RIVALS, "random", 2, seed=1)

    assert results.to_csv().splitlines()[0] == "game,ending,cards_left,score_0,score_1,score_2,forfeits"
    assert len(results.to_csv().splitlines()) == 3
    assert series_from_json(results.series.as_json()) == results.series
    assert '"points_2"' in results.to_json()


def test_figures_of_a_series_count_what_they_say() -> None:
    rows = (Row(0, "won"), Row(1, "stuck", 9), Row(2, "stuck", 10), Row(3, "broken", 41, forfeits=2))
    results = Results(Series(TEAM, ("random",) * 3, 0), rows)

    assert (results.wins, results.win_rate, results.excellent_rate) == (1, 0.25, 0.5)
    assert results.mean_cards_left == 15
    assert results.forfeits == 2


def test_ties_share_the_win() -> None:
    rows = (Row(0, "scored", scores=(5, 5, 1)), Row(1, "scored", scores=(-3, -2, -9)))
    results = Results(Series(RIVALS, ("random",) * 3, 0), rows)

    assert [results.win_shares(seat) for seat in range(3)] == [[0.5, 0.0], [0.5, 1.0], [0.0, 0.0]]


def test_an_interrupted_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = simulate(TEAM, "random", 6, seed=9)
    path, games = tmp_path / "series", tmp_path / "series.games.jsonl"
    with Journal(path, whole.series) as journal:
        for row in whole.rows[:4]:
            journal.add(row)
    games.write_text(
        games.read_text() + '{"game": 4, "end', encoding="utf-8"
    )  # killed in the middle of a line

    done = read_journal(path, whole.series)
    rest = play_rows(whole.series, [n for n in range(6) if n not in {row.number for row in done.rows}])

    assert done.games == 4
    with Journal(path, whole.series) as journal:
        for row in rest:
            journal.add(row)
    assert read_journal(path, whole.series) == whole


def test_a_journal_of_another_series_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "series"
    with Journal(path, Series(TEAM, ("random",) * 3, 1)):
        pass

    with pytest.raises(BadJournal, match="error-other-series"):
        read_journal(path, Series(TEAM, ("random",) * 3, 2))


def test_intervals_hold_the_figure_and_shrink_with_more_games() -> None:
    few, many = share_interval(30, 100), share_interval(300, 1000)

    assert few[0] < 0.3 < few[1]
    assert many[1] - many[0] < few[1] - few[0]
    assert share_interval(0, 50)[0] == 0
    assert share_interval(0, 0) == (0.0, 1.0)
    assert mean_interval([1, 2, 3])[0] < 2 < mean_interval([1, 2, 3])[1]


@pytest.mark.parametrize(
    ("options", "bots"),
    [
        (the_game.Options(minimum=3), ("careful",)),
        (TEAM, ("careful", "random", "greedy")),
        (the_game.Options(players=4, extreme=True, switched_off=["stop"]), ("careful", "greedy")),
        (EXTREME, ("careful",)),
        (EXTREME, ("random",)),
        (RIVALS, ("careful", "random", "careful")),
        (take_that.Options(players=2, rounds=2, professional=True), ("random",)),
    ],
)
def test_compiled_series_are_the_games_that_the_bots_play_one_by_one(
    options: the_game.Options | take_that.Options, bots: tuple[str, ...]
) -> None:
    for talk in BotTalk.SILENT, BotTalk.MARKS:
        series = series_of(options, bots, 3, talk)
        games = kernel_games(series, range(7), recorded=True)

        assert has_kernel(series)
        assert rows_of(series, games) == [play_row(series, number) for number in range(7)]
        assert list(play_rows(series, range(7))) == rows_of(series, games)


def test_games_are_cut_into_runs_of_neighbours() -> None:
    assert list(neighbours([3, 4, 5, 9, 11, 12])) == [range(3, 6), range(9, 10), range(11, 13)]
    assert sum(map(len, neighbours(list(range(1700))))) == 1700
    assert list(neighbours([])) == []
