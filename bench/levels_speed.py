"""Games a second of one core for every level in compiled code: alone, mixed in seats, silent and with marks.

python bench/levels_speed.py            # prints a table; what is not compiled yet is compiled first
"""

from collections.abc import Sequence
from typing import Final

from bench.research import pace
from tenback.arena import BotTalk, simulate
from tenback.arena.crew import series_of
from tenback.arena.kernels import has_kernel
from tenback.games import Options, take_that, the_game

LEVELS: Final = ("random", "greedy", "careful", "quick")
TEAMS: Final = (*((level,) for level in LEVELS), ("careful", "quick"), LEVELS)
MATCHES: Final = (*(team for team in TEAMS if "greedy" not in team), ("random", "careful", "quick"))
"""TAKE THAT has no greedy level."""


def told(options: Options, bots: Sequence[str], talk: BotTalk) -> str:
    """How many games a second; all of them are played by kernels."""
    assert has_kernel(series_of(options, bots, talk=talk))
    return f"{pace(lambda games: simulate(options, bots, games, talk=talk, threads=1).games):,.0f}"


def main() -> None:
    print("| game, 4 players | bots in turn | silent | with marks |\n| --- | --- | ---: | ---: |")
    for name, extreme in (("THE GAME", False), ("EXTREME", True)):
        options = the_game.Options(players=4, extreme=extreme)
        for bots in TEAMS:
            silent, marks = (told(options, bots, talk) for talk in (BotTalk.SILENT, BotTalk.MARKS))
            print(f"| {name} | {', '.join(bots)} | {silent} | {marks} |", flush=True)
    for bots in MATCHES:
        silent = told(take_that.Options(players=4), bots, BotTalk.SILENT)
        print(f"| TAKE THAT | {', '.join(bots)} | {silent} | – |", flush=True)


if __name__ == "__main__":
    main()
