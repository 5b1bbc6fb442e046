"""Bots that share a team: how well each one does with partners other than itself."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tenback.arena.crew import series_of
from tenback.arena.intervals import mean_interval, win_interval
from tenback.arena.results import Results
from tenback.arena.series import Series
from tenback.arena.simulate import Progress, play_all
from tenback.bots.bot import AnyBot
from tenback.games import Options, game_of
from tenback.games.errors import TenbackError
from tenback.talk.mode import BotTalk


class NoTeam(TenbackError, ValueError):
    """Cross-play needs a game that a team wins or loses together, and at least two players."""


@dataclass(frozen=True, slots=True)
class Mix:
    """One bot in one seat and another in all others, over all seats that the first can take."""

    bot: str
    others: str
    wins: float
    wins_interval: tuple[float, float]
    cards_left: float
    cards_left_interval: tuple[float, float]
    forfeits: int
    first_fault: str = ""

    def as_json(self) -> dict[str, Any]:
        """Return the mix as plain data."""
        return {name: getattr(self, name) for name in self.__slots__}


def mixes(
    options: Options, bot: str | AnyBot, others: str | AnyBot, seed: int, talk: BotTalk
) -> list[Series]:
    """List the seatings of one bot among others: each seat in turn, or one seating when they are the same."""
    if bot == others:
        return [series_of(options, bot, seed, talk)]
    seatings = (
        [bot if seat == own else others for seat in range(options.players)] for own in range(options.players)
    )
    return [series_of(options, seating, seed, talk) for seating in seatings]


def cross_play(
    options: Options,
    bots: Sequence[str | AnyBot],
    deals: int,
    seed: int = 0,
    *,
    talk: BotTalk = BotTalk.SILENT,
    threads: int | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> tuple[Mix, ...]:
    """Play every bot among every other on the same deals: the matrix of zero-shot coordination."""
    if not game_of(options).is_team or options.players < 2:
        raise NoTeam("error-no-team", game=game_of(options).name)
    cells = list(seatings_of(options, bots, seed, talk))
    seatings = [series for cell in cells for series in cell]
    played = iter(play_all(seatings, deals, threads=threads, processes=processes, progress=progress))
    return tuple(_mix([next(played) for _ in cell]) for cell in cells)


def seatings_of(
    options: Options, bots: Sequence[str | AnyBot], seed: int, talk: BotTalk
) -> Iterator[list[Series]]:
    """List the seatings of each cell of the matrix, row by row."""
    for bot in dict.fromkeys(bots):
        for others in dict.fromkeys(bots):
            yield mixes(options, bot, others, seed, talk)


def _mix(played: Sequence[Results]) -> Mix:
    """Average each deal over the seatings: the deals are the random part."""
    won = [
        sum(row.won for row in rows) / len(rows) for rows in zip(*(one.rows for one in played), strict=True)
    ]
    left = [
        sum(row.cards_left for row in rows) / len(rows)
        for rows in zip(*(one.rows for one in played), strict=True)
    ]
    bots = played[0].series.bots
    return Mix(
        bot=bots[0],
        others=bots[-1],
        wins=sum(won) / len(won),
        wins_interval=win_interval(won),
        cards_left=sum(left) / len(left),
        cards_left_interval=mean_interval(left),
        forfeits=sum(one.forfeits for one in played),
        first_fault=next((one.first_fault for one in played if one.first_fault), ""),
    )
