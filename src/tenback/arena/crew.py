"""The bots of a series: made once for each worker, greeted before the first game, closed after the last."""

import contextlib
from collections.abc import Iterator, Sequence

from tenback.arena.series import Series
from tenback.bots.bot import AnyBot
from tenback.bots.from_file import checked
from tenback.bots.registry import bot_named
from tenback.games import Options
from tenback.games.errors import TenbackError
from tenback.talk.mode import BotTalk
from tenback.words import in_english

Bots = str | AnyBot | Sequence[str | AnyBot]
"""One bot for all seats, or one after the other; by name or as an object."""


class WrongNumberOfBots(TenbackError, ValueError):
    """A game needs one bot for every seat."""


class TooManyBots(TenbackError, ValueError):
    """More bots are named than there are seats."""


class NoGreeting(TenbackError):
    """A bot cannot play at all: found before the first game."""


def series_of(options: Options, bots: Bots, seed: int = 0, talk: BotTalk = BotTalk.SILENT) -> Series:
    """Make a series of bots by name or as objects."""
    seats = seated(options, bots)
    names = tuple(bot if isinstance(bot, str) else checked(bot).name for bot in seats)
    objects = tuple(None if isinstance(bot, str) else bot for bot in seats)
    return Series(options, names, seed, talk, objects if any(objects) else ())


def seated(options: Options, bots: Bots) -> tuple[str | AnyBot, ...]:
    """Put a bot in every seat; a shorter list starts over."""
    given: list[str | AnyBot] = (
        list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
    )
    if not given:
        raise WrongNumberOfBots("error-number-of-bots", bots=0, seats=options.players)
    if len(given) > options.players:
        raise TooManyBots("error-too-many-bots", bots=len(given), seats=options.players)
    return tuple(given[seat % len(given)] for seat in range(options.players))


def make_bots(series: Series) -> list[AnyBot]:
    """Make the bots of all seats; seats with the same name share one."""
    made = {name: bot_named(series.game, name) for name in dict.fromkeys(_named(series))}
    objects = series.objects or (None,) * len(series.bots)
    return [bot or made[name] for name, bot in zip(series.bots, objects, strict=True)]


def _named(series: Series) -> list[str]:
    objects = series.objects or (None,) * len(series.bots)
    return [name for name, bot in zip(series.bots, objects, strict=True) if bot is None]


@contextlib.contextmanager
def bots_of(series: Series) -> Iterator[list[AnyBot]]:
    """Make the bots of a series, and close them afterwards."""
    bots = make_bots(series)
    try:
        yield bots
    finally:
        close(bots)


def close(bots: Sequence[AnyBot]) -> None:
    """End the programs behind bots."""
    for bot in bots:
        if (end := getattr(bot, "close", None)) is not None:
            end()


def greet(series: Series) -> None:
    """Start every program once: what cannot play is found now, not in the middle of a series."""
    with bots_of(series) as bots:
        for bot in bots:
            if (hello := getattr(bot, "greet", None)) is not None:
                try:
                    hello()
                except TenbackError as error:
                    raise NoGreeting("error-bot-greeting", bot=bot.name, reason=in_english(error)) from error
