"""Is a chance of 60 % one? What the network says in one position of each of 50,000 games at first sight.

python bench/sight_chances.py play --ways extreme/1 extreme/2 --out runs/chances
python bench/sight_chances.py tell runs/chances

`quick` plays, as the network looks at a game without search; with marks, the network that hears them, on
whole turns at first sight. One position a game is drawn by lot among the beginnings of turns. What was played
stays in the folder, and a run goes on where it was stopped. *tell* fits the constant shift of the logit on
one half of the games, and prints reliability of the other half.
"""

import pathlib
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.in_pieces import play_in_pieces, what_is_asked
from bench.reliability import lines_of, tell_reliability, tenths, within
from bench.sight_games import PILE, RESULT, SAID, START, Way, sight_games
from tenback.bots.the_game.weights import FloatArray
from tenback.games.the_game import Options

FILE = "chances.jsonl"
SEED = 20261119
"""Deals of their own: nothing was taught or tuned on them."""
GAMES = 50_000
CHUNK = 2_500
RULES = {
    "the-game/{}": Options(),
    "the-game/{}/minimum-3": Options(minimum=3),
    "the-game/{}/short-hand": Options(short_hand=True),
    "extreme/{}": Options(extreme=True),
}
WAYS = {
    name.format(players) + ("/marks" if marks else ""): Way(replace(options, players=players), marks)
    for marks in (False, True)
    for name, options in RULES.items()
    for players in range(2 if marks else 1, 6)
}
STEPS = 40
CERTAIN = 0.01
"""What is nearer to 0 or 1 has no say in a shift."""


def played(way: str, first: int) -> dict[str, Any]:
    """Play some games: by game what was said at the first turn and in one position, and the end."""
    told = sight_games(WAYS[way], SEED, range(first, first + CHUNK), draws=0, shift=0.0).told
    figures = {"start": told[:, START], "said": told[:, SAID]}
    kept = {name: [round(float(one), 5) for one in column] for name, column in figures.items()}
    numbers = {"pile": told[:, PILE], "won": told[:, RESULT]}
    return kept | {name: [int(one) for one in column] for name, column in numbers.items()}


# What came of it ------------------------------------------------------------------------------------------


def halves_of(folder: pathlib.Path) -> Iterator[tuple[str, list[dict[str, FloatArray]]]]:
    """By way: the games for fitting, and those for showing; columns by name."""
    lines = lines_of(folder / FILE)
    for way in WAYS:
        found = [line for line in lines if line["way"] == way]
        halves = [[line for line in found if line["first"] // CHUNK % 2 == half] for half in range(2)]
        if all(halves):
            yield way, [_columns(half) for half in halves]


def _columns(lines: list[dict[str, Any]]) -> dict[str, FloatArray]:
    return {name: np.concatenate([line[name] for line in lines]) for name in ("start", "said", "pile", "won")}


def first_sight_shift(said: FloatArray, won: FloatArray) -> float:
    """Find the most likely constant shift of the logit."""
    inside = (said > CERTAIN) & (said < 1 - CERTAIN)
    logit, won, shift = np.log(said[inside] / (1 - said[inside])), won[inside], 0.0
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-(logit + shift)))
        shift += float((won - chance).sum() / (chance * (1 - chance)).sum())
    return shift


def shifted(said: FloatArray, shift: float) -> FloatArray:
    """Move chances; what is certain stays so."""
    with np.errstate(divide="ignore"):
        moved: FloatArray = 1 / (1 + np.exp(-(np.log(said / (1 - said)) + shift)))
    return moved


def tell(folder: pathlib.Path) -> None:
    """Print a row for each way, then its tenths."""
    rows, tables = list[str](), list[tuple[str, FloatArray, FloatArray]]()
    for way, (fitted, shown) in halves_of(folder):
        shift, won = first_sight_shift(fitted["said"], fitted["won"]), shown["won"]
        said, rate = shifted(shown["said"], shift), won.mean()
        before, after = within(tenths(shown["said"], won)), within(tenths(said, won))
        figures = f"{100 * rate:.1f} | {((said - won) ** 2).mean():.4f} | {rate * (1 - rate):.4f}"
        kept = f"{before.told} | {shift:+.3f} | {after.told} | {after.worst}"
        rows.append(f"| {way} | {len(won):,} | {figures} | {kept} |")
        tables.append((way, said, won))
    print("| way | games | won, % | Brier | of the rate | within, before | shift | within, after | worst |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    print("\n".join(rows))
    for way, said, won in tables:
        tell_reliability(way, tenths(said, won), float(((said - won) ** 2).mean()))


def main() -> None:
    """Play, or tell what was played."""
    asked = what_is_asked(__doc__, WAYS, "runs/chances")
    if asked.command == "tell":
        tell(asked.folder)
    else:
        play_in_pieces(asked.out / FILE, asked.ways, range(0, GAMES, CHUNK), played)


if __name__ == "__main__":
    main()
