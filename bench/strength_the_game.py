"""How strong a bot is: the same fixed deals for every bot, seat 0 starts, win rate with its 95 % interval.

python bench/strength_the_game.py --bot expert --players 3 --talk marks --deals 500 --samples 1200
"""

import argparse
import json
import pathlib
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.reliability import said_in
from tenback.arena.game import play_game
from tenback.arena.intervals import share_interval
from tenback.bots.bot import AnyBot
from tenback.bots.the_game.careful import CarefulBot
from tenback.bots.the_game.costs import SCRATCH
from tenback.bots.the_game.expert import ExpertBot
from tenback.bots.the_game.policy import policy_games
from tenback.bots.the_game.weights import weights_for
from tenback.games.the_game import Options, seeded_deal
from tenback.sim.the_game.deals import new_arrays
from tenback.sim.the_game.doomed import new_ahead
from tenback.talk.mode import BotTalk

TABLE_SEED = 20261115
"""The deals of the tables; no search for parameters has seen them."""


@dataclass(frozen=True)
class Cell:
    """One cell of the table."""

    options: Options
    bot: str
    samples: int
    talk: BotTalk
    memory: bool


@dataclass(frozen=True)
class Game:
    number: int
    won: bool
    """Not the same as no card left: in EXTREME the last one may break a command or leave something owed."""
    left: int
    seconds: float
    turns: int
    said: list[tuple[int, float]] = field(default_factory=list)
    """Cards in the draw pile and the network's chance at the beginning of each turn: `expert_chances.py`."""


class Timed:
    """A bot whose thinking time is taken."""

    def __init__(self, bot: AnyBot) -> None:
        self.bot, self.name, self.seconds, self.turns = bot, bot.name, 0.0, 0

    def choose(self, view: Any, talk: Any, rng: Any) -> Any:
        start = time.thread_time()
        move = self.bot.choose(view, talk, rng)
        self.seconds += time.thread_time() - start
        self.turns += not view.plays
        return move

    def say(self, view: Any) -> Any:
        return self.bot.say(view)


def play(cell: Cell, number: int) -> Game:
    bot = CarefulBot(memory=cell.memory) if cell.bot == "careful" else _expert(cell)
    timed = [Timed(bot) for _ in range(cell.options.players)]
    played = play_game(seeded_deal(cell.options, TABLE_SEED, number), timed, seed=number, talk=cell.talk)
    assert not played.forfeits, played.forfeits
    seconds, turns = sum(one.seconds for one in timed), sum(one.turns for one in timed)
    won, left = played.outcome.won, played.outcome.cards_left
    return Game(number, won, left, round(seconds, 4), turns, said_in(played.record))


def _expert(cell: Cell) -> AnyBot:
    return ExpertBot(samples=cell.samples, memory=cell.memory)


def careful_games(cell: Cell, deals: int) -> list[Game]:
    """The careful bot in silence, inside the compiled loop: the same games (a test says so), far faster."""
    row, deck, kinds, rng = new_arrays(cell.options)
    weights, lefts = weights_for(cell.options, marks=False), np.zeros(deals, np.int64)
    start = time.thread_time()
    policy_games(row, deck, kinds, rng, TABLE_SEED, 0, weights, 0, np.zeros(SCRATCH), new_ahead(), lefts)
    seconds = (time.thread_time() - start) / deals
    return [Game(number, left == 0, int(left), seconds, 1) for number, left in enumerate(lefts)]


def games(cell: Cell, numbers: list[int], processes: int) -> Iterator[Game]:
    if processes == 1:
        yield from (play(cell, number) for number in numbers)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play, [cell] * len(numbers), numbers)


def line(cell: Cell, found: list[Game]) -> str:
    lefts = [game.left for game in found]
    won = sum(game.won for game in found)
    low, high = share_interval(won, len(lefts))
    few = sum(left < 10 for left in lefts) / len(lefts)
    pace = sum(game.seconds for game in found) / max(1, sum(game.turns for game in found))
    rules = f"{'extreme' if cell.options.extreme else 'the-game'} minimum {cell.options.minimum}"
    rules += ", short hand" if cell.options.short_hand else ""
    return (
        f"| {rules} | {cell.options.players} | {cell.talk.value} | {cell.bot} | {len(lefts)} "
        f"| {100 * won / len(lefts):.1f} ({100 * low:.1f}-{100 * high:.1f}) "
        f"| {sum(lefts) / len(lefts):.2f} | {100 * few:.0f} | {pace:.4f} |"
    )


def journal(path: pathlib.Path | None) -> list[Game]:
    if path is None or not path.exists():
        return []
    return [Game(**json.loads(text)) for text in path.read_text().splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", choices=["careful", "expert"], default="expert")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--talk", type=BotTalk, default=BotTalk.SILENT)
    parser.add_argument("--extreme", action="store_true")
    parser.add_argument("--minimum", type=int, default=2)
    parser.add_argument("--short-hand", action="store_true")
    parser.add_argument("--no-memory", action="store_true")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--samples", type=int, default=1200, help="play-outs a decision")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--journal", type=pathlib.Path, help="keep finished games here, and go on from it")
    args = parser.parse_args()
    options = Options(
        players=args.players, extreme=args.extreme, minimum=args.minimum, short_hand=args.short_hand
    )
    cell = Cell(options, args.bot, args.samples, args.talk, memory=not args.no_memory)
    if cell.bot == "careful" and cell.talk is BotTalk.SILENT and cell.memory and not args.extreme:
        print(line(cell, careful_games(cell, args.deals)), "(seconds a game)", flush=True)
        return
    found = journal(args.journal)
    done = {game.number for game in found}
    numbers = range(args.first, args.first + args.deals)
    for game in games(cell, [n for n in numbers if n not in done], args.processes):
        found.append(game)
        if args.journal:
            with args.journal.open("a") as file:
                file.write(json.dumps(asdict(game)) + "\n")
    print(line(cell, [game for game in found if game.number in numbers]), flush=True)


if __name__ == "__main__":
    main()
