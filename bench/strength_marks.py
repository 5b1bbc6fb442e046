"""All rows "with marks" of the strength tables from one command: 2 to 5 players at every rule, the expert.

    python bench/strength_marks.py --processes 16 --out marks
    python bench/strength_marks.py --rows "the-game 3" "extreme 3" --deals 100 --out marks

Every finished game is a line of OUT/games.jsonl; the same command goes on from there. OUT/marks.json and
OUT/marks.md are written every 20 seconds and at the end. It needs tenback's sources (PYTHONPATH=src
will do), numpy, numba, msgspec and platformdirs, nothing else.
"""

import argparse
import json
import pathlib
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.strength_the_game import Cell, Game, play
from tenback.arena.intervals import share_interval
from tenback.games.the_game import Options
from tenback.talk.mode import BotTalk

RAW = argparse.RawDescriptionHelpFormatter
SAMPLES = {
    "the-game": {2: 2600, 3: 2200, 4: 1900, 5: 1700},
    "minimum-3": {2: 2300, 3: 1900, 4: 1700, 5: 1500},
    "short-hand": {2: 2600, 3: 2200, 4: 1900, 5: 1700},
    "extreme": {2: 3000, 3: 3000, 4: 3000, 5: 3000},
}
"""As many play-outs a decision as the published rows have, by rule and players."""
ROWS = [f"{rule} {players}" for rule, by_players in SAMPLES.items() for players in by_players]
FEW = 4
EVERY_SECONDS = 20.0

Rows = dict[str, dict[int, Game]]


def cell_of(row: str, samples: int | None = None) -> Cell:
    """Say how a row is played."""
    rule, _, number = row.partition(" ")
    options = Options(
        players=int(number),
        extreme=rule == "extreme",
        minimum=3 if rule == "minimum-3" else 2,
        short_hand=rule == "short-hand",
    )
    wanted = SAMPLES[rule][options.players] if samples is None else samples
    return Cell(options, "expert", wanted, BotTalk.MARKS, memory=True)


def played_before(path: pathlib.Path) -> Rows:
    """Read the games of an earlier run; a line that was cut short is played again."""
    rows: Rows = defaultdict(dict)
    for line in path.read_text().splitlines() if path.exists() else ():
        try:
            game = json.loads(line)
        except ValueError:
            continue
        rows[game.pop("row")][game["number"]] = Game(**game)
    return rows


def figures(row: str, found: list[Game]) -> dict[str, Any]:
    """Count what a row came to."""
    won, turns = sum(game.won for game in found), sum(game.turns for game in found)
    low, high = share_interval(won, len(found))
    return {
        "row": row,
        "samples": cell_of(row).samples,
        "deals": len(found),
        "won": won,
        "share": won / len(found),
        "low": low,
        "high": high,
        "left": sum(game.left for game in found) / len(found),
        "under_10": sum(game.left < 10 for game in found) / len(found),
        "seconds_a_turn": sum(game.seconds for game in found) / max(1, turns),
    }


def as_markdown(rows: list[dict[str, Any]]) -> str:
    """Write the rows as a table."""
    head = "| rule | players | samples | deals | won, % | left | under 10, % | seconds a turn |"
    lines = [head, "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"]
    for row in rows:
        rule, _, players = row["row"].partition(" ")
        won = f"{100 * row['share']:.1f} ({100 * row['low']:.1f}-{100 * row['high']:.1f})"
        lines.append(
            f"| {rule} | {players} | {row['samples']:,} | {row['deals']} | {won} | {row['left']:.2f} "
            f"| {100 * row['under_10']:.0f} | {row['seconds_a_turn']:.3f} |"
        )
    return "\n".join(lines) + "\n"


def write(out: pathlib.Path, rows: Rows, wanted: list[str], deals: int) -> str:
    found = [figures(row, [rows[row][n] for n in rows[row] if n < deals]) for row in wanted if rows.get(row)]
    (out / "marks.json").write_text(json.dumps(found, indent=1) + "\n")
    (out / "marks.md").write_text(as_markdown(found))
    return as_markdown(found)


def play_all(rows: Rows, work: list[tuple[str, int]], processes: int, games: pathlib.Path) -> Iterator[str]:
    """Play what is missing; each game is kept as soon as it has ended. Say now and then how far it is."""
    shown = time.monotonic()
    with ProcessPoolExecutor(processes) as pool, games.open("a") as file:
        waiting = {pool.submit(play, cell_of(row), number): row for row, number in work}
        for number, done in enumerate(as_completed(waiting), start=1):
            row, game = waiting[done], done.result()
            rows[row][game.number] = game
            file.write(json.dumps({"row": row, **asdict(game)}) + "\n")
            file.flush()
            if time.monotonic() - shown > EVERY_SECONDS or number == len(work):
                shown = time.monotonic()
                yield f"{number} of {len(work)} games, the last of {row}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=RAW)
    parser.add_argument("--rows", nargs="+", choices=ROWS, default=ROWS, metavar="ROW", help=", ".join(ROWS))
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="the folder of games and tables")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    rows = played_before(asked.out / "games.jsonl")
    work = [(row, n) for row in asked.rows for n in range(asked.deals) if n not in rows[row]]
    if work:
        # Compiled once here, before the processes begin.
        play(cell_of("the-game 2", FEW), 0)
        play(cell_of("extreme 2", FEW), 0)
    try:
        for progress in play_all(rows, work, asked.processes, asked.out / "games.jsonl"):
            print(progress, file=sys.stderr, flush=True)
            write(asked.out, rows, asked.rows, asked.deals)
    finally:
        print(write(asked.out, rows, asked.rows, asked.deals), end="", flush=True)


if __name__ == "__main__":
    main()
