"""Whether a chance of 60 % is one: games of a strong bot, and what the estimator said in them.

python bench/calibration.py play --way the-game/1 --games 400 --out runs/calibration
python bench/calibration.py tell runs/calibration

*play* keeps a line a game (the chance at the beginning of each turn, and who won), and goes on where it was
stopped. Games of even numbers are for fitting (`training/calibrate.py`); *tell* looks at the odd ones: one
position a game, drawn by lot, in tenths of the chance.
"""

import argparse
import json
import pathlib
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from tenback.arena.game import play_game
from tenback.bots import bot_named
from tenback.bots.bot import with_samples
from tenback.bots.the_game.chances import raw_chance
from tenback.bots.the_game.trained.calibration import calibrated
from tenback.games import game_of
from tenback.games.the_game import Options, seeded_deal
from tenback.records import Moved, Record, replay
from tenback.sim.the_game.convert import row_of

SEED = 20261119
"""Deals of their own: nothing was taught or tuned on them."""
WAYS = {
    **{f"the-game/{players}": Options(players=players) for players in range(1, 6)},
    **{f"extreme/{players}": Options(players=players, extreme=True) for players in range(1, 6)},
    "the-game/1/minimum-3": Options(minimum=3),
    "the-game/1/short-hand": Options(short_hand=True),
}
Positions = list[tuple[int, float]]
"""Cards in the draw pile, and the chance as the network says it."""


def played(options: Options, number: int, bot: str, samples: int | None) -> dict[str, Any]:
    """Play a game; what the network said at the beginning of each turn."""
    player = bot_named(game_of(options).name, bot)
    if samples is not None:
        player = with_samples(player, lambda _: samples)
    game = play_game(seeded_deal(options, SEED, number), [player] * options.players, seed=number)
    return {"number": number, "won": int(game.outcome.won), "positions": said_in(game.record)}


def said_in(record: Record) -> Positions:
    """What the network says at the beginning of each turn of a record."""
    moments, said = replay(record), Positions()
    before: Any = next(moments)
    for after in moments:
        state = before.state
        if isinstance(after.entry, Moved) and state.turn is not None and not state.plays:
            row, _, kinds = row_of(state)
            said.append((len(state.draw_pile), round(raw_chance(state.options, row, kinds), 6)))
        before = after
    return said


def lines_of(file: pathlib.Path) -> list[dict[str, Any]]:
    """Read the games that were kept; a line cut short by a kill is played again."""
    kept = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            kept.append(json.loads(line))
        except json.JSONDecodeError:
            break
    return kept


def play(way: str, games: int, out: pathlib.Path, bot: str, samples: int | None) -> None:
    """Play the games that are not kept yet."""
    out.mkdir(parents=True, exist_ok=True)
    file = out / f"{way.replace('/', '-')}.{bot}.jsonl"
    kept = lines_of(file)
    file.write_text("".join(json.dumps(line) + "\n" for line in kept), encoding="utf-8")
    done = {line["number"] for line in kept}
    with file.open("a", encoding="utf-8") as journal:
        for number in range(games):
            if number not in done:
                journal.write(json.dumps(played(WAYS[way], number, bot, samples)) + "\n")
                journal.flush()


# What came of it ------------------------------------------------------------------------------------------


def one_a_game(lines: Iterable[dict[str, Any]], options: Options) -> Iterator[tuple[float, int]]:
    """One position of each game, drawn by lot: the chance that people are shown, and whether it was won."""
    for line in lines:
        draw_pile, raw = random.Random(line["number"]).choice(line["positions"])
        yield float(calibrated(raw, options, draw_pile)), line["won"]


def tenths(pairs: Sequence[tuple[float, int]]) -> Iterator[tuple[int, int, float, float, float]]:
    """By tenth of the chance: its number, games, chance said, share won, and a standard error."""
    for tenth in range(10):
        inside = [pair for pair in pairs if min(9, int(10 * pair[0])) == tenth]
        if inside:
            said, won = (float(np.mean(column)) for column in zip(*inside, strict=True))
            error = float(np.sqrt(max(said * (1 - said), 1e-4) / len(inside)))
            yield tenth, len(inside), said, won, error


def tell(folder: pathlib.Path) -> None:
    """Print a table for each way of playing: games not used for fitting."""
    for file in sorted(folder.glob("*.jsonl")):
        way, bot, _ = file.name.rsplit(".", 2)
        options = next(options for name, options in WAYS.items() if name.replace("/", "-") == way)
        lines = [line for line in lines_of(file) if line["number"] % 2]
        pairs = list(one_a_game(lines, options))
        chances, won = (np.array(column) for column in zip(*pairs, strict=True))
        print(f"\n{way}, {bot}: {len(pairs)} games, won {100 * won.mean():.1f} %, ", end="")
        print(f"Brier score {((chances - won) ** 2).mean():.4f}, ", end="")
        print(f"of the plain win rate {won.mean() * (1 - won.mean()):.4f}")
        print("| tenth | games | said, % | won, % | off by, points | two standard errors |")
        print("| ---: | ---: | ---: | ---: | ---: | ---: |")
        for tenth, games, said, share, error in tenths(pairs):
            row = (100 * said, 100 * share, 100 * (share - said), 200 * error)
            print(f"| {tenth} | {games} | " + " | ".join(f"{cell:.1f}" for cell in row) + " |")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--way", choices=sorted(WAYS), required=True)
    playing.add_argument("--games", type=int, default=400)
    playing.add_argument("--bot", default="expert")
    playing.add_argument("--samples", type=int)
    playing.add_argument("--out", type=pathlib.Path, default=pathlib.Path("runs/calibration"))
    telling = commands.add_parser("tell")
    telling.add_argument("folder", type=pathlib.Path)
    asked = parser.parse_args()
    if asked.command == "tell":
        return tell(asked.folder)
    return play(asked.way, asked.games, asked.out, asked.bot, asked.samples)


if __name__ == "__main__":
    main()
