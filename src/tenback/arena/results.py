"""What a series of games came to: one line per game, and figures with intervals."""

import csv
import io
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tenback.arena.intervals import mean_interval, share_interval
from tenback.games import Options, game_named, game_of, the_game
from tenback.games.the_game.outcome import EXCELLENT
from tenback.talk.mode import TalkMode


@dataclass(frozen=True, slots=True)
class Row:
    """One game of a series: its number and how it ended."""

    number: int
    ending: str
    cards_left: int = 0
    scores: tuple[int, ...] = ()
    forfeits: int = 0

    @property
    def won(self) -> bool:
        """Tell whether the team beat the game."""
        return self.ending == the_game.Ending.WON.value


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: options, a bot for each seat, talk and seed."""

    options: Options
    bots: tuple[str, ...]
    seed: int
    talk: TalkMode = TalkMode.SILENT

    @property
    def game(self) -> str:
        """The name of the game."""
        return game_of(self.options).name

    def as_json(self) -> dict[str, Any]:
        """Give the series as plain data."""
        return {
            "game": self.game,
            "options": game_of(self.options).format_options(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "talk": self.talk.value,
        }


def series_from_json(data: dict[str, Any]) -> Series:
    """Read a series from plain data."""
    options = game_named(data["game"]).parse_options(data["options"])
    return Series(options, tuple(data["bots"]), data["seed"], TalkMode(data["talk"]))


@dataclass(frozen=True, slots=True)
class Results:
    """A series and its games, in the order of their numbers."""

    series: Series
    rows: tuple[Row, ...]

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.rows)

    @property
    def wins(self) -> int:
        """How many games the team won."""
        return sum(row.won for row in self.rows)

    @property
    def win_rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def win_interval(self) -> tuple[float, float]:
        """The 95 % interval of the win rate."""
        return share_interval(self.wins, self.games)

    @property
    def cards_left(self) -> list[int]:
        """The cards left, game by game."""
        return [row.cards_left for row in self.rows]

    @property
    def mean_cards_left(self) -> float:
        """The cards left on average."""
        return sum(self.cards_left) / self.games if self.games else 0.0

    @property
    def cards_left_interval(self) -> tuple[float, float]:
        """The 95 % interval of the cards left."""
        return mean_interval(self.cards_left)

    @property
    def excellent_rate(self) -> float:
        """The share of games with fewer than 10 cards left (G10)."""
        return sum(left < EXCELLENT for left in self.cards_left) / self.games if self.games else 0.0

    @property
    def endings(self) -> Counter[str]:
        """How often each ending came."""
        return Counter(row.ending for row in self.rows)

    @property
    def forfeits(self) -> int:
        """How many decisions bots lost to the stand-in."""
        return sum(row.forfeits for row in self.rows)

    def points(self, seat: int) -> list[int]:
        """Give the points of a seat, match by match (TAKE THAT)."""
        return [row.scores[seat] for row in self.rows]

    def win_shares(self, seat: int) -> list[float]:
        """Give a seat's share of each match's win: ties are shared (T22)."""
        return [_share(row.scores, seat) for row in self.rows]

    def up_to(self, games: int) -> "Results":
        """Keep the first games of the series."""
        return Results(self.series, tuple(row for row in self.rows if row.number < games))

    def with_rows(self, rows: Iterable[Row]) -> "Results":
        """Add games; a number that is there already is kept once."""
        by_number = {row.number: row for row in (*self.rows, *rows)}
        return Results(self.series, tuple(by_number[number] for number in sorted(by_number)))

    def to_json(self) -> str:
        """Write everything as JSON."""
        games = [
            [row.number, row.ending, row.cards_left, list(row.scores), row.forfeits] for row in self.rows
        ]
        return json.dumps(
            {"series": self.series.as_json(), "summary": self.summary(), "games": games}, indent=1
        )

    def to_csv(self) -> str:
        """Write one line per game."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        seats = [f"score {seat}" for seat in range(len(self.series.bots))] if self.is_scored else []
        writer.writerow(["game", "ending", "cards left", *seats, "forfeits"])
        for row in self.rows:
            writer.writerow([row.number, row.ending, row.cards_left, *row.scores, row.forfeits])
        return text.getvalue()

    def summary(self) -> dict[str, Any]:
        """Give the figures as plain data."""
        common = {"games": self.games, "forfeits": self.forfeits}
        if self.is_scored:
            seats = range(len(self.series.bots))
            points = {f"points of seat {seat}": _mean(self.points(seat)) for seat in seats}
            shares = {f"wins of seat {seat}": _mean(self.win_shares(seat)) for seat in seats}
            return common | points | shares
        return common | {
            "wins": self.wins,
            "win rate": self.win_rate,
            "win rate, 95 % interval": self.win_interval,
            "cards left on average": self.mean_cards_left,
            "cards left, 95 % interval": self.cards_left_interval,
            "under 10 left": self.excellent_rate,
            "endings": dict(self.endings),
        }

    @property
    def is_scored(self) -> bool:
        """Tell whether everyone played for points, not as a team."""
        return not game_of(self.series.options).is_team


def _share(scores: tuple[int, ...], seat: int) -> float:
    best = max(scores)
    return 1 / scores.count(best) if scores[seat] == best else 0.0


def _mean(values: list[int] | list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
