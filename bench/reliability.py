"""Said and won by tenth of the chance, and journals of games: shared by the benches about chances."""

import contextlib
import json
import pathlib
from typing import Any, NamedTuple

import numpy as np

from tenback.bots.the_game.chances import raw_judge
from tenback.bots.the_game.weights import FloatArray
from tenback.games.the_game import Options
from tenback.records import Moved, Record, Said, replay
from tenback.sim.the_game.convert import row_of

POINTS = 0.02
"""So far said and won may lie apart, beside two standard errors."""


class Tenth(NamedTuple):
    """Games in which about the same was said."""

    games: int
    said: float
    won: float

    @property
    def error(self) -> float:
        """Two standard errors of the share that is won, if what was said is true."""
        return 2 * float(np.sqrt(max(self.said * (1 - self.said), 1e-4) / self.games))

    @property
    def off(self) -> float:
        """How much more is won than was said."""
        return self.won - self.said

    @property
    def is_within(self) -> bool:
        """Whether the aim is kept."""
        return abs(self.off) <= POINTS + self.error


def tenths(said: FloatArray, won: FloatArray) -> list[Tenth]:
    """By tenth of the chance that was said; empty ones are left out."""
    place = np.minimum(9, (10 * said).astype(int))
    inside = [place == tenth for tenth in range(10)]
    return [
        Tenth(int(one.sum()), float(said[one].mean()), float(won[one].mean())) for one in inside if one.any()
    ]


class Within(NamedTuple):
    """How many tenths keep the aim, and the one that is furthest beyond its two standard errors."""

    told: str
    worst: str


def within(found: list[Tenth]) -> Within:
    """Count the tenths that keep the aim."""
    worst = max(found, key=lambda one: abs(one.off) - one.error)
    kept = sum(one.is_within for one in found)
    return Within(f"{kept} of {len(found)}", f"{100 * worst.off:+.1f} ± {100 * worst.error:.1f}")


def tell_reliability(title: str, found: list[Tenth], brier: float) -> None:
    """Print said and won by tenth."""
    games = sum(one.games for one in found)
    rate = sum(one.games * one.won for one in found) / games
    print(f"\n{title}: {games} games, won {100 * rate:.1f} %, Brier score {brier:.4f}", end="")
    print(f" (of the plain win rate {rate * (1 - rate):.4f})\n")
    print("| games | said, % | won, % | off by, points | two standard errors | within 2 and them |")
    print("| ---: | ---: | ---: | ---: | ---: | --- |")
    for one in found:
        row = " | ".join(f"{100 * figure:.1f}" for figure in (one.said, one.won, one.off, one.error))
        print(f"| {one.games} | {row} | {'yes' if one.is_within else 'no'} |")


def said_in(record: Record) -> list[tuple[int, float]]:
    """Cards in the draw pile and what the network says, at the beginning of each turn of a record."""
    moments, said = replay(record), []
    options, marks = record.deal.options, any(isinstance(entry, Said) for entry in record.entries)
    assert isinstance(options, Options)
    ask = raw_judge(options, marks=marks)
    before: Any = next(moments)
    for after in moments:
        state = before.state
        if isinstance(after.entry, Moved) and state.turn is not None and not state.plays:
            row, _, kinds = row_of(state)
            said.append((len(state.draw_pile), round(ask(row, kinds), 4)))
        before = after
    return said


def mean_of(values: FloatArray) -> str:
    """A mean with two standard errors."""
    return f"{values.mean():+.4f} ± {2 * values.std(ddof=1) / np.sqrt(len(values)):.4f}"


def lines_of(file: pathlib.Path) -> list[dict[str, Any]]:
    """Read a journal; a line that was cut short by a kill is left out."""
    kept = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        with contextlib.suppress(json.JSONDecodeError):
            kept.append(json.loads(line))
    return kept
