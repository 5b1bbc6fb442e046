"""How much of a game luck and mistakes explain: games of a strong bot, each with its account.

python bench/luck.py play --way the-game/1 --games 200 --out runs/luck
python bench/luck.py tell runs/luck

*play* keeps a line a game and goes on where it was stopped. *tell* prints for each way of playing: the mean
of luck and of what is not explained (both should be zero within error), how wide the latter is, and how far
the luck sum shrinks the variance of results.
"""

import argparse
import json
import pathlib
from dataclasses import asdict
from typing import Any

import numpy as np

from bench.calibration import WAYS, lines_of
from tenback.analysis.luck.account import account_of
from tenback.analysis.luck.steps import steps_of
from tenback.arena.game import play_game
from tenback.bots import bot_named
from tenback.bots.bot import with_samples
from tenback.games import game_of, seeded_deal
from tenback.games.take_that import Options as TakeThat

SEED = 20261120
"""Deals of their own."""
ALL_WAYS: dict[str, Any] = {
    **WAYS,
    **{f"take-that/{players}": TakeThat(players=players) for players in (2, 3, 4)},
}


def judged(way: str, number: int, bot: str, samples: int | None) -> dict[str, Any]:
    """Play a game, and give its account."""
    options = ALL_WAYS[way]
    player = bot_named(game_of(options).name, bot)
    if samples is not None:
        player = with_samples(player, lambda _: samples)
    record = play_game(seeded_deal(options, SEED, number), [player] * options.players, seed=number).record
    steps = list(steps_of(record))
    told = asdict(account_of(record, steps).sums[0])
    return {
        "number": number,
        **{name: round(figure, 5) for name, figure in told.items()},
        "starts": [round(step.start, 4) for step in steps],
    }


def play(way: str, games: int, out: pathlib.Path, bot: str, samples: int | None) -> None:
    """Play and judge the games that are not kept yet."""
    out.mkdir(parents=True, exist_ok=True)
    file = out / f"{way.replace('/', '-')}.{bot}.jsonl"
    kept = lines_of(file)
    file.write_text("".join(json.dumps(line) + "\n" for line in kept), encoding="utf-8")
    done = {line["number"] for line in kept}
    with file.open("a", encoding="utf-8") as journal:
        for number in range(games):
            if number not in done:
                journal.write(json.dumps(judged(way, number, bot, samples)) + "\n")
                journal.flush()


def tell(folder: pathlib.Path) -> None:
    """Print a row for each way of playing."""
    print("| way | games | won, % | start, % | luck | mistakes | not explained | its width | variance ÷ |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for file in sorted(folder.glob("*.jsonl")):
        lines = lines_of(file)
        if len(lines) < 2:
            continue
        column = {name: np.array([line[name] for line in lines]) for name in lines[0] if name != "starts"}
        luck, mistakes = column["deal"] + column["draws"], column["mine"] + column["others"]
        rest, result = column["rest"], column["result"]
        shrunk = result.var(ddof=1) / max(1e-9, (result - luck).var(ddof=1))
        cells = (_mean(luck), _mean(mistakes), _mean(rest), f"{rest.std(ddof=1):.3f}", f"{shrunk:.1f}")
        shares = f"{100 * result.mean():.1f} | {100 * column['start'].mean():.1f}"
        print(f"| {file.name.removesuffix('.jsonl')} | {len(lines)} | {shares} | " + " | ".join(cells) + " |")


def _mean(values: Any) -> str:
    """A mean with two standard errors."""
    return f"{values.mean():+.3f} ± {2 * values.std(ddof=1) / np.sqrt(len(values)):.3f}"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--way", choices=sorted(ALL_WAYS), required=True)
    playing.add_argument("--games", type=int, default=200)
    playing.add_argument("--bot", default="expert")
    playing.add_argument("--samples", type=int)
    playing.add_argument("--out", type=pathlib.Path, default=pathlib.Path("runs/luck"))
    telling = commands.add_parser("tell")
    telling.add_argument("folder", type=pathlib.Path)
    asked = parser.parse_args()
    if asked.command == "tell":
        return tell(asked.folder)
    return play(asked.way, asked.games, asked.out, asked.bot, asked.samples)


if __name__ == "__main__":
    main()
