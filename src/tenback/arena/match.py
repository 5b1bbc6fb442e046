"""Bots against each other on the same deals.

In TAKE THAT every deal is played once for every rotation of the seats, so that no seat is luckier. In
THE GAME and EXTREME each bot plays all seats of the same deals; the bot that leaves fewer cards did better.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from tenback.arena.crew import seated, series_of
from tenback.arena.intervals import mean_interval, win_interval
from tenback.arena.ratings import Rating, ratings
from tenback.arena.results import Results
from tenback.arena.series import Series
from tenback.arena.simulate import Progress, play_all
from tenback.bots.bot import AnyBot
from tenback.games import Options, game_of
from tenback.talk.mode import BotTalk

Values = dict[str, list[float]]
"""For each bot one value per deal."""

SeatValues = Callable[[Results, int], list[float]]
"""Reads the values of one seat, deal by deal, off the results of a series."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One bot compared with another on the same deals."""

    bot: str
    rival: str
    better: float
    """Deals in which the bot did better; a tie counts half."""
    margin: float
    """Points more a deal (TAKE THAT), or cards fewer left."""
    interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one bot: its win rate, and its points or cards left."""

    bot: str
    wins: float
    wins_interval: tuple[float, float]
    value: float
    value_interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class MatchResults:
    """The results of bots against each other."""

    options: Options
    deals: int
    talk: BotTalk
    standings: tuple[Standing, ...]
    pairings: tuple[Pairing, ...]
    ratings: tuple[Rating, ...]
    played: tuple[Results, ...]
    """The series of each seating."""

    @property
    def forfeits(self) -> int:
        """How many decisions bots forfeited."""
        return sum(results.forfeits for results in self.played)

    @property
    def first_fault(self) -> str:
        """Why the first decision was forfeited; empty if none was."""
        return next((results.first_fault for results in self.played if results.first_fault), "")

    def as_json(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return {
            "deals": self.deals,
            "talk": self.talk.value,
            "standings": [asdict(standing) for standing in self.standings],
            "pairings": [asdict(pairing) for pairing in self.pairings],
            "ratings": [asdict(rating) for rating in self.ratings],
            "forfeits": self.forfeits,
            "first_fault": self.first_fault,
        }


def match(
    options: Options,
    bots: Sequence[str | AnyBot],
    deals: int,
    seed: int = 0,
    *,
    talk: BotTalk = BotTalk.SILENT,
    threads: int | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> MatchResults:
    """Play bots against each other on the same deals, with seats swapped, and rate them."""
    seatings = arrangements(options, bots, seed, talk)
    played = play_all(seatings, deals, threads=threads, processes=processes, progress=progress)
    values, wins = _by_bot(played, _values), _by_bot(played, _win_shares)
    pairings = tuple(_pairing(values, *pair) for pair in combinations(values, 2))
    return MatchResults(
        options=options,
        deals=deals,
        talk=talk,
        standings=tuple(_standing(bot, wins[bot], values[bot]) for bot in values),
        pairings=pairings,
        ratings=ratings(_better(pairings, deals)),
        played=tuple(played),
    )


def arrangements(
    options: Options, bots: Sequence[str | AnyBot], seed: int, talk: BotTalk = BotTalk.SILENT
) -> list[Series]:
    """List the seatings: rotations around the table, or each bot in all seats of a team."""
    if not game_of(options).is_team:
        seats = seated(options, bots)
        rounds = (seats[turn:] + seats[:turn] for turn in range(len(seats)))
        return [series_of(options, seating, seed, talk) for seating in dict.fromkeys(rounds)]
    return [series_of(options, bot, seed, talk) for bot in dict.fromkeys(bots)]


def _values(results: Results, seat: int) -> list[float]:
    """What a seat wants as high as can be: its points, or fewer cards left."""
    if results.is_scored:
        return [float(points) for points in results.points(seat)]
    return [-float(left) for left in results.cards_left]


def _win_shares(results: Results, seat: int) -> list[float]:
    if results.is_scored:
        return results.win_shares(seat)
    return [float(row.won) for row in results.rows]


def _by_bot(played: Sequence[Results], values: SeatValues) -> Values:
    """Average each bot's value of a deal over the seats it had there."""
    found: defaultdict[str, list[list[float]]] = defaultdict(list)
    for results in played:
        for seat, bot in enumerate(results.series.bots):
            found[bot].append(values(results, seat))
    return {bot: [sum(deal) / len(deal) for deal in zip(*lists, strict=True)] for bot, lists in found.items()}


def _pairing(values: Values, bot: str, rival: str) -> Pairing:
    margins = [one - other for one, other in zip(values[bot], values[rival], strict=True)]
    better = sum((margin > 0) + (margin == 0) / 2 for margin in margins)
    return Pairing(bot, rival, better, sum(margins) / len(margins), mean_interval(margins))


def _standing(bot: str, wins: list[float], values: list[float]) -> Standing:
    return Standing(
        bot, sum(wins) / len(wins), win_interval(wins), sum(values) / len(values), mean_interval(values)
    )


def _better(pairings: Sequence[Pairing], deals: int) -> dict[tuple[str, str], float]:
    forwards = {(pairing.bot, pairing.rival): pairing.better for pairing in pairings}
    return forwards | {(rival, bot): deals - better for (bot, rival), better in forwards.items()}
