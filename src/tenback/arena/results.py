"""The results of a series of games: one row per game, and figures with intervals."""

import csv
import io
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tenback.arena.intervals import mean_interval, share_interval
from tenback.arena.series import Row, Series
from tenback.games import game_of
from tenback.games.the_game.outcome import EXCELLENT


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
        """How often each ending occurred."""
        return Counter(row.ending for row in self.rows)

    @property
    def forfeits(self) -> int:
        """How many decisions bots forfeited."""
        return sum(row.forfeits for row in self.rows)

    @property
    def false_marks(self) -> int:
        """How many marks were refused because they were not true."""
        return sum(row.false_marks for row in self.rows)

    @property
    def forfeit_share(self) -> float:
        """The share of all decisions that were forfeited."""
        decisions = sum(row.decisions for row in self.rows)
        return self.forfeits / decisions if decisions else 0.0

    @property
    def first_fault(self) -> str:
        """Why the first decision was forfeited; empty if none was."""
        return next((row.fault for row in self.rows if row.fault), "")

    def points(self, seat: int) -> list[int]:
        """Return the points of a seat, match by match (TAKE THAT)."""
        return [row.scores[seat] for row in self.rows]

    def win_shares(self, seat: int) -> list[float]:
        """Return a seat's share of each match's win: ties are shared (T22)."""
        return [_share(row.scores, seat) for row in self.rows]

    def up_to(self, games: int) -> "Results":
        """Keep the first games of the series."""
        return Results(self.series, tuple(row for row in self.rows if row.number < games))

    def with_rows(self, rows: Iterable[Row]) -> "Results":
        """Add games; a game number that is already there is kept once."""
        by_number = {row.number: row for row in (*self.rows, *rows)}
        return Results(self.series, tuple(by_number[number] for number in sorted(by_number)))

    def to_json(self, about: dict[str, Any] | None = None) -> str:
        """Return everything as JSON; *about* says where it comes from."""
        told = {"about": about or {"series": self.series.as_json()}, "summary": self.summary()}
        return json.dumps(told | {"games": [row.as_json() for row in self.rows]}, indent=1)

    def to_csv(self) -> str:
        """Write one line per game."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        seats = [f"score_{seat}" for seat in range(len(self.series.bots))] if self.is_scored else []
        writer.writerow(["game", "ending", "cards_left", *seats, "forfeits"])
        for row in self.rows:
            writer.writerow([row.number, row.ending, row.cards_left, *row.scores, row.forfeits])
        return text.getvalue()

    def summary(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        common: dict[str, Any] = {
            "games": self.games,
            "forfeits": self.forfeits,
            "forfeit_share": self.forfeit_share,
            "false_marks": self.false_marks,
        }
        if self.first_fault:
            common["first_fault"] = self.first_fault
        return common | (self._points_told() if self.is_scored else self._team_told())

    def _points_told(self) -> dict[str, Any]:
        seats = range(len(self.series.bots))
        points = {f"points_{seat}": _mean(self.points(seat)) for seat in seats}
        return points | {f"win_share_{seat}": _mean(self.win_shares(seat)) for seat in seats}

    def _team_told(self) -> dict[str, Any]:
        return {
            "wins": self.wins,
            "win_rate": self.win_rate,
            "win_interval": self.win_interval,
            "cards_left": self.mean_cards_left,
            "cards_left_interval": self.cards_left_interval,
            "under_10_left": self.excellent_rate,
            "endings": dict(self.endings),
        }

    @property
    def is_scored(self) -> bool:
        """Whether everyone played for points, not as a team."""
        return not game_of(self.series.options).is_team


def _share(scores: tuple[int, ...], seat: int) -> float:
    best = max(scores)
    return 1 / scores.count(best) if scores[seat] == best else 0.0


def _mean(values: list[int] | list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
