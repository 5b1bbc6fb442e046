"""The games by name: our own, and those that installed packages provide."""

from collections.abc import Iterator, Mapping
from functools import cached_property

from tenback.games.decks import Randomness, deal_streams
from tenback.games.errors import TenbackError
from tenback.games.extensions import installed, loaded
from tenback.games.game import AnyGame
from tenback.games.parts import Deal, Options
from tenback.games.take_that.game import TAKE_THAT
from tenback.games.the_game.game import EXTREME, THE_GAME

GROUP = "tenback.games"
"""The group of entry points in which a package names its games."""
OWN_GAMES: dict[str, AnyGame] = {game.name: game for game in (THE_GAME, EXTREME, TAKE_THAT)}


class Games(Mapping[str, AnyGame]):
    """All games by name, our own first; packages are searched only if one of theirs is needed."""

    def __getitem__(self, name: str) -> AnyGame:
        return OWN_GAMES[name] if name in OWN_GAMES else self._others[name]

    def __iter__(self) -> Iterator[str]:
        yield from OWN_GAMES
        yield from self._others

    def __len__(self) -> int:
        return len(OWN_GAMES) + len(self._others)

    @cached_property
    def _others(self) -> dict[str, AnyGame]:
        return {name: loaded(GROUP, name) for name in installed(GROUP) if name not in OWN_GAMES}


GAMES = Games()


class UnknownGame(TenbackError, KeyError):
    """There is no game with that name."""

    def __init__(self, name: str) -> None:
        super().__init__("unknown-game", name=name, games=", ".join(GAMES))
        self.name = name


def game_named(name: str) -> AnyGame:
    """Find a game by its name."""
    try:
        return GAMES[name]
    except KeyError:
        raise UnknownGame(name) from None


def game_of(options: Options) -> AnyGame:
    """Find the game that options belong to."""
    return game_named(options.game)


def seeded_deal(options: Options, seed: int, number: int = 0, *, starter: int | None = 0) -> Deal:
    """Return deal *number* of a seed: the same cards in every command, environment and release.

    Any whole number is a seed; its lowest 63 bits count.
    """
    dealt: Deal = game_of(options).dealt(options, deal_streams(seed, number), starter)
    return dealt


def random_deal(options: Options, rng: Randomness, *, starter: int | None = 0) -> Deal:
    """Make a random deal from a given source of randomness."""
    dealt: Deal = game_of(options).dealt(options, lambda _: rng, starter)
    return dealt
