"""Random games of every option and player count through check_game, with games per second.

Run: python bench/check_games.py [--games 12000] [--processes 2] [--seed 1]
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tenback.games import GAMES, Deal, the_game
from tenback.games.decks import Generator
from tenback.testing import Checked, check_game
from tenback.testing.trial import trial_of

CHUNK = 50
THOROUGH = 3
"""Positions of each 100 in which every conceivable move is tried, beside the first and the last."""


def main() -> None:
    asked = _asked()
    games = -(-asked.games // len(GAMES))
    print(f"{'game':<10} {'games':>7} {'moves':>9} {'tried whole':>12} {'seconds':>8} {'games/s':>8}")
    with ProcessPoolExecutor(asked.processes) as pool:
        for name in GAMES:
            start = time.perf_counter()
            chunks = [
                (name, asked.seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)
            ]
            checked = sum(pool.map(_check, chunks), Checked())
            _report(name, checked, time.perf_counter() - start)
    for name in GAMES:
        _report_options(name, games, asked.seed)
    print("no fault found")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12_000, help="games in all, a third of each game")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def _check(chunk: tuple[str, int, int, int]) -> Checked:
    name, seed, first, games = chunk
    return check_game(name, games=games, seed=seed, first=first, thorough=THOROUGH)


def _report(name: str, checked: Checked, seconds: float) -> None:
    speed = checked.games / seconds
    print(
        f"{name:<10} {checked.games:>7,} {checked.moves:>9,} {checked.thorough:>12,}"
        f" {seconds:>8.1f} {speed:>8.1f}",
        flush=True,
    )


def _report_options(name: str, games: int, seed: int) -> None:
    """Tell how often each choice came up; the deal is the first thing that a game's chance decides."""
    trial = trial_of(name)
    deals = (trial.deal(Generator(seed, f"check {number}")) for number in range(games))
    found = Counter(choice for deal in deals for choice in _choices(deal))
    print(f"\n{name}: " + ", ".join(f"{choice} {count}" for choice, count in sorted(found.items())))


def _choices(deal: Deal) -> Iterator[str]:
    options: Any = deal.options
    yield f"players={options.players}"
    yield f"starter={deal.starter}"
    if not isinstance(deal, the_game.Deal):
        yield f"rounds={options.rounds}"
        yield f"professional={options.professional}"
        return
    yield f"minimum={options.minimum}"
    yield f"short hand={options.short_hand}"
    if options.extreme:
        yield f"one pile={options.one_pile.value}"
        yield f"layout known={deal.layout_known}"
        yield from (f"{command.value} off" for command in options.switched_off)


if __name__ == "__main__":
    main()
