"""What a benchmark is made of: its cells, its partners and its deals."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tenback.bots.the_game.styled import STYLES
from tenback.games import Deal, Options, game_of, take_that, the_game
from tenback.games.decks import Generator, Streams
from tenback.games.errors import TenbackError
from tenback.talk.mode import BotTalk

ENTRY: Final = "entry"
"""Stands in a seating for the bot that is measured."""
POOL: Final = (
    "random",
    "greedy",
    "careful",
    "careful:memory=False",
    *(f"styled:style={style}" for style in STYLES),
)
"""The partners of a team of strangers."""


class UnknownBenchmark(TenbackError, KeyError):
    """There is no benchmark of that name."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One way of playing: options, talk, and who sits beside the bot that is measured."""

    name: str
    options: Options
    talk: BotTalk = BotTalk.SILENT
    with_pool: bool = False
    rival: str = ""

    @property
    def tells_luck(self) -> bool:
        """Whether a network knows how good the cards are that are dealt and drawn: in team games."""
        return game_of(self.options).is_team

    def seatings(self, number: int) -> Iterator[tuple[str, ...]]:
        """Say who sits where in a deal; rivals play it once from each seat."""
        players = self.options.players
        if self.rival:
            yield from (tuple(self._rivals(own)) for own in range(players))
        elif self.with_pool:
            yield tuple(self._strangers(number))
        else:
            yield (ENTRY,) * players

    def _rivals(self, own: int) -> Iterator[str]:
        return (ENTRY if seat == own else self.rival for seat in range(self.options.players))

    def _strangers(self, number: int) -> Iterator[str]:
        """The bot sits in each seat in turn; the partners follow from the number of the deal alone."""
        chance = Generator(number, f"partners of {self.name}")
        for seat in range(self.options.players):
            partner = POOL[chance.randrange(len(POOL))]
            yield ENTRY if seat == number % self.options.players else partner


@dataclass(frozen=True, slots=True)
class Benchmark:
    """Fixed cells with fixed deals from a key of its own."""

    name: str
    key: str
    cells: tuple[Cell, ...]
    deals: int
    seconds: float
    """How long a decision may take on average."""


def benchmark_deal(key: str, cell: Cell, number: int) -> Deal:
    """Deal by the name of a key: no seed that is a number reaches these cards, so nobody trains on them."""
    return game_of(cell.options).dealt(cell.options, _streams(key, cell, number), 0)  # type: ignore[no-any-return]


def _streams(key: str, cell: Cell, number: int) -> Streams:
    secret = int.from_bytes(hashlib.sha256(key.encode()).digest())
    return lambda stream: Generator(secret, f"{cell.name} deal {number} stream {stream}")


BENCHMARKS: Final = {
    "tenback-1": Benchmark(
        name="tenback-1",
        key="tenback-1 public deals",
        cells=(
            Cell("alone", the_game.Options()),
            Cell("team", the_game.Options(players=3)),
            Cell("team-marks", the_game.Options(players=3), BotTalk.MARKS),
            Cell("extreme", the_game.Options(players=2, extreme=True)),
            Cell("extreme-marks", the_game.Options(players=3, extreme=True), BotTalk.MARKS),
            Cell("strangers", the_game.Options(players=3), with_pool=True),
            Cell("strangers-marks", the_game.Options(players=3), BotTalk.MARKS, with_pool=True),
            Cell("take-that", take_that.Options(players=2, rounds=2), rival="careful"),
        ),
        deals=50,
        seconds=2.0,
    )
}


def benchmark_named(name: str) -> Benchmark:
    """Find a benchmark."""
    if name not in BENCHMARKS:
        raise UnknownBenchmark("error-unknown-benchmark", name=name, known=", ".join(BENCHMARKS))
    return BENCHMARKS[name]
