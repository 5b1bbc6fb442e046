"""Playing a benchmark: every cell with one bot, and what it came to."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import tenback
from tenback.arena.benchmark.cells import ENTRY, Benchmark, Cell, benchmark_deal
from tenback.arena.benchmark.luck import Adjusted, adjusted, luck_of
from tenback.arena.crew import close, greet, series_of
from tenback.arena.game import play_game
from tenback.arena.intervals import mean_interval, win_interval
from tenback.arena.provenance import bots_told, machine, today
from tenback.bots.bot import AnyBot
from tenback.bots.registry import UnknownBot, bot_named
from tenback.games import Move, Outcome, View, game_of
from tenback.games.decks import Generator, Randomness
from tenback.records import format_record, parse_record
from tenback.talk.marks.said import Saying, Talk

Plain = dict[str, Any]
FORMAT = ("tenback benchmark", 1)
"""What a file of a result calls itself, and its version."""
Tell = Callable[[Cell, int], None]


@dataclass(slots=True)
class Timed:
    """A bot with a watch beside it."""

    bot: AnyBot
    seconds: float = 0.0
    decisions: int = 0

    @property
    def name(self) -> str:
        """The bot's own name."""
        return self.bot.name

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:
        """Ask the bot, and note how long it took."""
        begun = time.perf_counter()
        try:
            move: Move = self.bot.choose(view, talk, rng)
        finally:  # A bot that fails has taken its time too.
            self.seconds += time.perf_counter() - begun
            self.decisions += 1
        return move

    def say(self, view: View) -> Sequence[Saying]:
        """Ask the bot what it says."""
        return self.bot.say(view)


def play_benchmark(
    chosen: Benchmark, bot: str, *, deals: int | None = None, key: str | None = None, tell: Tell | None = None
) -> Plain:
    """Play all cells; the plain data is the file of a submission."""
    used, wanted = key or chosen.key, deals or chosen.deals
    played = [cell for cell in chosen.cells if _plays(bot, cell)]
    if not played:
        raise UnknownBot(chosen.name, bot)
    run = Run(bot, wanted, used, chosen.seconds, tell)
    cells = [_play_cell(run, cell) if cell in played else not_played(cell) for cell in chosen.cells]
    return {
        "format": FORMAT[0],
        "version": FORMAT[1],
        "benchmark": chosen.name,
        "key": used,
        "deals": wanted,
        "is_whole": wanted >= chosen.deals,
        "tenback": tenback.__version__,
        "machine": machine(),
        "date": today(),
        "bot": bot,
        "parameters": bots_told(series_of(played[0].options, bot))[0]["parameters"],
        "score": overall(cells),
        "cells": cells,
    }


def _plays(bot: str, cell: Cell) -> bool:
    """Whether there is such a bot for the game of a cell; one that cannot play at all is found now."""
    try:
        greet(series_of(cell.options, bot))
    except UnknownBot:
        return False
    return True


def not_played(cell: Cell) -> Plain:
    """A cell whose game the bot does not know: it counts as lost."""
    lost = {"score": 0.0, "interval": [0.0, 0.0], "forfeits": 0, "seconds": 0.0, "in_budget": True}
    return {"cell": cell.name, "talk": cell.talk.value, **lost, "is_played": False, "games": []}


def overall(cells: Sequence[Plain]) -> float:
    """The mean of all cells, each from 0 to 100."""
    total: float = sum(cell["score"] for cell in cells)
    return round(total / len(cells), 2)


@dataclass(frozen=True, slots=True)
class Run:
    """How a benchmark is played this time."""

    bot: str
    deals: int
    key: str
    seconds: float
    tell: Tell | None


def _play_cell(run: Run, cell: Cell) -> Plain:
    timed = Timed(bot_named(game_of(cell.options).name, run.bot))
    games: list[Plain] = []
    try:
        for number in range(run.deals):
            games += _play_deal(cell, timed, number, run.key)
            if run.tell is not None:
                run.tell(cell, number)
    finally:
        close([timed.bot])
    mean = timed.seconds / max(1, timed.decisions)
    told = {"cell": cell.name, "talk": cell.talk.value, **figures(cell, games)}
    first = next((game["fault"] for game in games if game["fault"]), "")
    timed_so = {"seconds": round(mean, 4), "in_budget": mean <= run.seconds}
    return told | timed_so | {"decisions": timed.decisions, "first_fault": first, "games": games}


def _play_deal(cell: Cell, entry: Timed, number: int, key: str) -> Iterator[Plain]:
    deal, game = benchmark_deal(key, cell, number), game_of(cell.options).name
    for seating in cell.seatings(number):
        bots = [entry if name == ENTRY else bot_named(game, name) for name in seating]
        played = play_game(deal, bots, seed=number, talk=cell.talk, strict=False)
        yield {
            "deal": number,
            "seats": list(seating),
            **outcome_of(cell, seating, played.outcome),
            "forfeits": len(played.forfeits),
            "fault": str(played.forfeits[0]) if played.forfeits else "",
            "record": format_record(played.record),
        }


def outcome_of(cell: Cell, seating: Sequence[str], outcome: Outcome) -> Plain:
    """What a game came to for the bot that is measured."""
    if not cell.rival:
        return {"won": float(outcome.won), "left": outcome.cards_left}
    own = outcome.scores[seating.index(ENTRY)]
    best = max(outcome.scores)
    return {"won": 1 / outcome.scores.count(best) if own == best else 0.0, "left": own}


def figures(cell: Cell, games: Sequence[Plain]) -> Plain:
    """The score of a cell with its interval, and the cards left or the points."""
    by_deal: dict[int, list[float]] = {}
    for game in games:
        by_deal.setdefault(game["deal"], []).append(game["won"])
    won = [sum(shares) / len(shares) for shares in by_deal.values()]
    low, high = win_interval(won)
    left = [float(game["left"]) for game in games]
    return {
        "score": round(100 * sum(won) / len(won), 2),
        "interval": [round(100 * low, 1), round(100 * high, 1)],
        "points" if cell.rival else "cards_left": round(sum(left) / len(left), 2),
        "left_interval": [round(end, 2) for end in mean_interval(left)],
        "forfeits": sum(game["forfeits"] for game in games),
        **_without_luck(cell, won, games),
    }


def _without_luck(cell: Cell, won: Sequence[float], games: Sequence[Plain]) -> Plain:
    """The score without the luck of the cards, where a network can tell it; see `luck`.

    Where all games came out alike luck explains nothing: the plain score stands, and no network is compiled.
    """
    if not cell.tells_luck:
        return {}
    if len(set(won)) == 1:
        found = Adjusted(won[0], win_interval(won), narrower=0.0)
    else:
        found = adjusted(won, [_luck_in(cell, game) for game in games])
    return {
        "luck_adjusted": {
            "score": round(100 * found.score, 1),
            "interval": [round(100 * end, 1) for end in found.interval],
            "narrower": round(found.narrower, 2),
        }
    }


def _luck_in(cell: Cell, game: Plain) -> float:
    return luck_of(parse_record(game["record"]), Generator(game["deal"], f"luck of {cell.name}"))
