"""What a player's finished games add up to; only games of one kind are counted together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tenback.games.the_game.outcome import EXCELLENT
from tenback.records.played import Kind, Played

WIDTH = 10
"""How many results one bar of a histogram stands for."""
LISTED = 5
"""How many of the best and of the last games are named."""


@dataclass(frozen=True, slots=True)
class Bar:
    """How many games ended with a result from *low* to *high*."""

    low: int
    high: int
    games: int


@dataclass(frozen=True, slots=True)
class Summary:
    """All finished games of one kind."""

    kind: Kind
    games: int
    won: int
    excellent: int
    left_early: int
    mean: float | None
    """Cards left, or points; of the games that were played to their end."""
    streak: int
    """How many of the last games were won in a row."""
    best_streak: int
    tricks: int
    marks: int
    histogram: tuple[Bar, ...]
    best: tuple[Played, ...]
    last: tuple[Played, ...]


def summaries(games: Iterable[Played]) -> list[Summary]:
    """Count the games of each kind; the most recently played kind comes first."""
    kinds: dict[Kind, list[Played]] = {}
    for game in sorted(games, key=lambda game: (-game.ended_at, game.source)):
        kinds.setdefault(game.kind, []).append(game)
    return [_summary(kind, found) for kind, found in kinds.items()]


def _summary(kind: Kind, newest_first: Sequence[Played]) -> Summary:
    to_the_end = [game for game in newest_first if not game.left_early]
    results = [result for game in to_the_end if (result := result_of(game)) is not None]
    streaks = winning_streaks([game.won for game in reversed(newest_first)])
    return Summary(
        kind,
        games=len(newest_first),
        won=sum(game.won for game in newest_first),
        excellent=sum(game.cards_left is not None and game.cards_left < EXCELLENT for game in to_the_end),
        left_early=len(newest_first) - len(to_the_end),
        mean=round(sum(results) / len(results), 2) if results else None,
        streak=streaks[-1],
        best_streak=max(streaks),
        tricks=sum(game.tricks for game in newest_first),
        marks=sum(game.marks for game in newest_first),
        histogram=histogram(results, wins_apart=all(game.score is None for game in to_the_end)),
        best=tuple(sorted(to_the_end, key=_best_first)[:LISTED]),
        last=tuple(newest_first[:LISTED]),
    )


def result_of(game: Played) -> int | None:
    """Return the figure that a game ended with: cards left, or points."""
    return game.cards_left if game.score is None else game.score


def winning_streaks(won: Iterable[bool]) -> list[int]:
    """Return, after each game, how many were won in a row up to then; 0 before the first."""
    streaks = [0]
    for is_won in won:
        streaks.append(streaks[-1] + 1 if is_won else 0)
    return streaks


def histogram(results: Iterable[int], *, wins_apart: bool) -> tuple[Bar, ...]:
    """Count results by tens, from the lowest to the highest; no card left is a bar of its own."""
    counts: dict[int, int] = {}
    for result in results:
        low = result if wins_apart and result == 0 else result // WIDTH * WIDTH or int(wins_apart)
        counts[low] = counts.get(low, 0) + 1
    if not counts:
        return ()
    lows = range(min(*counts, 0) // WIDTH * WIDTH, max(counts) + 1, WIDTH)
    wins = (Bar(0, 0, counts.get(0, 0)),) if wins_apart else ()
    return wins + tuple(_bar(low or int(wins_apart), counts) for low in lows)


def _bar(low: int, counts: dict[int, int]) -> Bar:
    return Bar(low, low // WIDTH * WIDTH + WIDTH - 1, counts.get(low, 0))


def _best_first(game: Played) -> tuple[bool, int, int]:
    """Win, then cards left or points, then the newer game; never an invented mixture of them."""
    result = result_of(game) or 0
    return not game.won, result if game.score is None else -result, -game.ended_at
