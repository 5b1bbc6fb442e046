"""Is a chance of 60 % one in TAKE THAT? What play-outs say in one position of each match of `careful` bots.

python bench/match_chances.py play --games 10000 --out runs/matches
python bench/match_chances.py tell runs/matches

One move a match is drawn by lot; the chance is what a review says after it: the share of the win over 300
sampled worlds, played to the end by careful players. What was played stays in the folder, and a run goes on
where it was stopped.
"""

import argparse
import json
import pathlib
import random
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.reliability import lines_of, tell_reliability, tenths, within
from tenback.analysis.luck.sums import share_of
from tenback.analysis.take_that.hint import WORLDS
from tenback.arena.game import play_game
from tenback.bots import bot_named
from tenback.bots.take_that.evaluation import judged_move
from tenback.games.take_that import Options, View, seeded_deal
from tenback.records import Moved, Record, replay

SEED = 20261125
"""Deals of their own: nothing was taught or tuned on them."""
PLAYERS = range(2, 5)
CHUNK = 50


def one_position(players: int, number: int) -> tuple[float, float]:
    """Play a match: the chance after one move of it, and what share of the win its seat got."""
    bots = [bot_named("take-that", "careful")] * players
    played = play_game(seeded_deal(Options(players=players), SEED, number), bots, seed=number)
    view, moved = _drawn_by_lot(played.record, number)
    assert isinstance(view, View)
    said = float(judged_move(view, moved.move, worlds=WORLDS).shares.mean())  # type: ignore[arg-type]
    return round(said, 4), round(share_of(played.outcome.scores, moved.seat), 4)


def _drawn_by_lot(record: Record, number: int) -> tuple[object, Moved]:
    moves = [place for place, entry in enumerate(record.entries) if isinstance(entry, Moved)]
    place = random.Random(number).choice(moves)
    before = [*replay(Record(record.deal, record.entries[:place]))][-1]
    moved = record.entries[place]
    assert isinstance(moved, Moved)
    return record.game.view(before.state, moved.seat), moved


def play(out: pathlib.Path, numbers: range) -> None:
    """Play what is not there yet, the numbers of players in turn."""
    out.mkdir(parents=True, exist_ok=True)
    file = out / "matches.jsonl"
    done = {(line["players"], line["first"]) for line in lines_of(file)}
    with file.open("ab", buffering=0) as journal:
        for first in numbers:
            for players in PLAYERS:
                if (players, first) not in done:
                    told = [one_position(players, number) for number in range(first, first + CHUNK)]
                    line = {"players": players, "first": first, "told": told}
                    journal.write(json.dumps(line).encode() + b"\n")


def tell(folder: pathlib.Path) -> None:
    """Print the tenths of each number of players."""
    lines = [line for file in sorted(folder.glob("**/matches.jsonl")) for line in lines_of(file)]
    for players in PLAYERS:
        told = [one for line in lines if line["players"] == players for one in line["told"]]
        if told:
            said, won = np.array(told, np.float64).T
            found = tenths(said, won)
            tell_reliability(f"take-that/{players}", found, float(((said - won) ** 2).mean()))
            print(f"\nwithin: {within(found).told}, worst {within(found).worst}")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--first", type=int, default=0, help="the first match: for several processes")
    playing.add_argument("--games", type=int, default=50_000, help="the number after the last match")
    playing.add_argument("--out", type=pathlib.Path, default=pathlib.Path("runs/matches"))
    telling = commands.add_parser("tell")
    telling.add_argument("folder", type=pathlib.Path)
    asked = parser.parse_args()
    if asked.command == "tell":
        return tell(asked.folder)
    return play(asked.out, range(asked.first, asked.games, CHUNK))


if __name__ == "__main__":
    main()
