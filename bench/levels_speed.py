"""Games a second of one core for every level: on the command line, and mixed in seats.

python bench/levels_speed.py commands   # `tenback simulate` with each level, silent and with marks
python bench/levels_speed.py mixed      # all levels that have kernels, alone and mixed in seats

Each prints a table of games a second of processor time; what is not compiled yet is compiled first. Of
*commands* the time of the same command with one game is taken off: starting, and reading compiled code.
"""

import argparse
import resource
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

from bench.research import pace
from tenback.arena import BotTalk, simulate
from tenback.arena.crew import series_of
from tenback.arena.kernels import has_kernel
from tenback.games import Options, take_that, the_game

# On the command line --------------------------------------------------------------------------------------

GAMES: Final = {"random": 150_000, "greedy": 60_000, "careful": 20_000, "quick": 400, "expert": 4}
"""How many games of a level take a second or so."""
PLAYED: Final = ("the-game", "extreme", "take-that")
LONG: Final = 1.0
"""Seconds of processor time that are enough to tell a pace by."""


def seconds_of(game: str, level: str, talk: str, games: int) -> float:
    """Processor time of a whole command."""
    words = ["simulate", game, "--players", "3", "--bot", level, "--talk", talk, "--games", str(games)]
    alone = ["--threads", "1", "--processes", "1"]
    before = _used()
    subprocess.run([sys.executable, "-m", "tenback", *words, *alone], check=True, stdout=subprocess.DEVNULL)
    return _used() - before


def _used() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def command_pace(game: str, level: str, talk: str) -> float:
    """Games a second of one command; more games where a first try is over too soon."""
    seconds_of(game, level, talk, 1)  # What has to be compiled is compiled now.
    beginning, games = seconds_of(game, level, talk, 1), GAMES[level]
    while (took := seconds_of(game, level, talk, games) - beginning) < LONG:
        games *= 4
    return (games - 1) / took


def tell_commands() -> None:
    """Print the table of all levels."""
    print("| game, 3 players | level | silent | with marks |\n| --- | --- | ---: | ---: |")
    for game in PLAYED:
        for level in GAMES:
            if game == "take-that" and level == "greedy":
                continue  # It has no such level.
            talks = ("silent",) if game == "take-that" else ("silent", "marks")
            digits = 1 if level == "expert" else 0
            paces = [f"{command_pace(game, level, talk):,.{digits}f}" for talk in talks]
            print(f"| {game} | {level} | {' | '.join([*paces, '–'][:2])} |", flush=True)


# Mixed in seats -------------------------------------------------------------------------------------------

LEVELS: Final = ("random", "greedy", "careful", "quick")
TEAMS: Final = (*((level,) for level in LEVELS), ("careful", "quick"), LEVELS)
MATCHES: Final = (*(team for team in TEAMS if "greedy" not in team), ("random", "careful", "quick"))
"""TAKE THAT has no greedy level."""


def told(options: Options, bots: Sequence[str], talk: BotTalk) -> str:
    """How many games a second; all of them are played by kernels."""
    assert has_kernel(series_of(options, bots, talk=talk))
    return f"{pace(lambda games: simulate(options, bots, games, talk=talk, threads=1).games):,.0f}"


def tell_mixed() -> None:
    """Print the table of tables for four."""
    print("| game, 4 players | bots in turn | silent | with marks |\n| --- | --- | ---: | ---: |")
    for name, extreme in (("THE GAME", False), ("EXTREME", True)):
        options = the_game.Options(players=4, extreme=extreme)
        for bots in TEAMS:
            silent, marks = (told(options, bots, talk) for talk in (BotTalk.SILENT, BotTalk.MARKS))
            print(f"| {name} | {', '.join(bots)} | {silent} | {marks} |", flush=True)
    for bots in MATCHES:
        silent = told(take_that.Options(players=4), bots, BotTalk.SILENT)
        print(f"| TAKE THAT | {', '.join(bots)} | {silent} | – |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("commands", "mixed"))
    {"commands": tell_commands, "mixed": tell_mixed}[parser.parse_args().what]()


if __name__ == "__main__":
    main()
