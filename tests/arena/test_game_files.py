"""Games on disk: written from the compiled loop, read by the million, replayed to the last move."""

import json
from pathlib import Path

import numpy as np
import pytest

from tenback.arena import BotTalk, replayed
from tenback.arena.crew import series_of
from tenback.arena.game_files import BadGameFile, check_name, read_about, read_arrow, read_games
from tenback.arena.recorded import check_games, record_series
from tenback.bots.random_bot import RandomBot
from tenback.games import take_that, the_game

SERIES = {
    "marks": series_of(the_game.Options(players=3, extreme=True), "careful", 5, BotTalk.MARKS),
    "match": series_of(take_that.Options(players=2, rounds=2), ["careful", "random"], 5),
}


@pytest.mark.parametrize("ending", ["parquet", "jsonl.zst"])
@pytest.mark.parametrize("name", SERIES)
def test_a_file_holds_the_games_of_its_series_with_moves_marks_and_deals(
    name: str, ending: str, tmp_path: Path
) -> None:
    path, series = tmp_path / f"games.{ending}", SERIES[name]

    rows = list(record_series(series, range(30), path, threads=1))

    games = list(read_games(path))
    assert [game.ending for game in games] == [row.ending for row in rows]
    assert games[7].record(series.options, series.bots) == replayed(series, 7).record
    assert check_games(path).games == 30
    assert read_about(path)["series"] == series.as_json()
    table = read_arrow(path)
    assert table.num_rows == 30
    assert table.column("actions")[7].as_py() == games[7].actions.tolist()


def test_bots_that_no_kernel_plays_write_the_same_columns(tmp_path: Path) -> None:
    series = series_of(the_game.Options(players=2, extreme=True), [RandomBot(), "random"], 1, BotTalk.MARKS)

    list(record_series(series, range(2), tmp_path / "a.parquet", threads=1))

    (first, _) = read_games(tmp_path / "a.parquet")
    assert check_games(tmp_path / "a.parquet").games == 2
    assert first.record(series.options, series.bots) == replayed(series, 0).record


def test_a_changed_move_or_count_is_found(tmp_path: Path) -> None:
    import zstandard

    path = tmp_path / "games.jsonl.zst"
    list(record_series(SERIES["marks"], range(3), path, threads=1))
    lines = zstandard.ZstdDecompressor().stream_reader(path.read_bytes()).read().splitlines()
    game = json.loads(lines[2])
    for changed in (
        game | {"cards_left": game["cards_left"] + 1},
        game | {"actions": [0, *game["actions"][1:]]},
    ):
        lines[2] = json.dumps(changed).encode()
        path.write_bytes(zstandard.ZstdCompressor().compress(b"\n".join(lines) + b"\n"))

        with pytest.raises(BadGameFile, match="game 1 does not replay"):
            check_games(path)


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadGameFile, match="error-game-file-name"):
        check_name(tmp_path / "games.csv")
    (tmp_path / "a.parquet").write_bytes(np.zeros(9, np.int8).tobytes())
    with pytest.raises(BadGameFile, match="error-game-file"):
        read_about(tmp_path / "a.parquet")
