"""What a researcher waits for, a second of one core; an older version does the same work its own way.

`python bench/compare.py --research` runs this file in both versions by turns; it prints one JSON object.
"""

import json
import pathlib
import tempfile
import time
from collections.abc import Callable

import numpy as np

from tenback.arena import replayed, simulate
from tenback.envs.gymnasium import make_batch
from tenback.games import the_game
from tenback.records import format_record, parse_record

TEAM = the_game.Options(players=3)
EXTREME = the_game.Options(players=2, extreme=True)
SOON = 0.4
"""Seconds of processor time that a figure is measured over, at least."""


def pace(work: Callable[[int], int]) -> float:
    """How many things a second are done; work is asked for more until it takes long enough to measure."""
    wanted = 4
    work(wanted)  # What has to be compiled is compiled now.
    while True:
        begun = time.process_time()
        done = work(wanted)
        took = time.process_time() - begun
        if took > SOON:
            return done / took
        wanted *= 4


def series(options: the_game.Options, bot: str) -> Callable[[int], int]:
    """Play a series and keep the results."""
    return lambda games: simulate(options, bot, games, threads=1).games


def written(games: int) -> int:
    """Play a series of `careful` and keep whole games on disk."""
    played = simulate(TEAM, "careful", 1, threads=1).series
    with tempfile.TemporaryDirectory() as folder:
        try:
            from tenback.arena.recorded import record_series
        except ImportError:
            for number in range(games):
                record = format_record(replayed(played, number).record)
                pathlib.Path(folder, f"{number}").write_text(record, encoding="utf-8")
            return games
        return len(list(record_series(played, range(games), pathlib.Path(folder, "a.parquet"), threads=1)))


def reader() -> Callable[[int], int]:
    """Read whole games again."""
    played = simulate(TEAM, "careful", 1, threads=1).series
    try:
        from tenback.arena.game_files import read_games
        from tenback.arena.recorded import record_series
    except ImportError:
        text = format_record(replayed(played, 0).record)
        return lambda games: len([parse_record(text) for _ in range(games)])
    path = pathlib.Path(tempfile.mkdtemp(), "a.parquet")
    list(record_series(played, range(2000), path, threads=1))
    return lambda games: sum(1 for _ in range(1 + games // 2000) for _ in read_games(path))


def stepping(**chosen: object) -> Callable[[int], int]:
    """Step 256 games at once, each with its first legal action."""
    batch = make_batch(256, game="the-game", players=3, **chosen)
    seen, _ = batch.reset(seed=1)
    masks = [seen["action_mask"]]

    def work(steps: int) -> int:
        for _ in range(steps):
            seen, *_ = batch.step(np.argmax(masks[0], axis=1))
            masks[0] = seen["action_mask"]
        return 256 * steps

    return work


def main() -> None:
    figures = {
        "series of random, THE GAME, games/s": pace(series(TEAM, "random")),
        "series of random, EXTREME, games/s": pace(series(EXTREME, "random")),
        "series of careful, EXTREME, games/s": pace(series(EXTREME, "careful")),
        "careful games to disk, with all moves, games/s": pace(written),
        "games read from disk, games/s": pace(reader()),
        "256 environments, all seats, steps/s": pace(stepping()),
        "256 environments, one seat among careful bots, steps/s": pace(stepping(seat=0, bots="careful")),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
