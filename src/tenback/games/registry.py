"""The games by name, and the shape that every game has."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tenback.games import take_that, the_game
from tenback.games.decks import Randomness, seeded_deck, shuffled
from tenback.games.errors import TenbackError


class Rules(Protocol):
    """What a module of rules offers; `the_game` and `take_that` are two."""

    Options: Any
    Deal: Any

    def legal_moves(self, state: Any, seat: int) -> Sequence[Any]:
        """List every move a seat may make now."""
        ...

    def refusal(self, state: Any, seat: int, move: Any) -> Any:
        """Say why a seat may not make a move now, or None."""
        ...

    def apply(self, state: Any, seat: int, move: Any) -> Any:
        """Give the state after a move."""
        ...

    def outcome(self, state: Any) -> Any:
        """Tell how the game ended, or None."""
        ...

    def view(self, state: Any, seat: int | None) -> Any:
        """Show a seat what it may know."""
        ...

    def resample(self, view: Any, rng: Randomness) -> Any:
        """Draw a state with this very view."""
        ...

    def format_move(self, move: Any) -> str:
        """Write a move."""
        ...

    def parse_move(self, text: str) -> Any:
        """Read a move."""
        ...

    def format_state(self, state: Any) -> str:
        """Write a position."""
        ...

    def parse_state(self, text: str) -> Any:
        """Read a position."""
        ...

    def format_options(self, options: Any) -> str:
        """Write options."""
        ...

    def format_result(self, result: Any) -> str:
        """Write how a game ended; `-` while it runs."""
        ...

    def parse_options(self, text: str) -> Any:
        """Read options."""
        ...

    def format_deal(self, dealt: Any) -> str:
        """Write a deal."""
        ...

    def parse_deal(self, text: str) -> Any:
        """Read a deal."""
        ...


@dataclass(frozen=True, slots=True)
class Game:
    """A game as people choose it: its rules, and the options that make it this one."""

    name: str
    rules: Rules
    players: range
    fixed: dict[str, Any] = field(default_factory=dict)

    def options(self, **chosen: Any) -> Any:
        """Make options of this game."""
        return self.rules.Options(**chosen, **self.fixed)


GAMES = {
    game.name: game
    for game in (
        Game("the-game", the_game, range(1, 6), {"extreme": False}),
        Game("extreme", the_game, range(1, 6), {"extreme": True}),
        Game("take-that", take_that, range(2, 5)),
    )
}


class UnknownGame(TenbackError, KeyError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"there is no game {self.name!r}; the games are {', '.join(GAMES)}"


def game_named(name: str) -> Game:
    """Find a game by its name."""
    try:
        return GAMES[name]
    except KeyError:
        raise UnknownGame(name) from None


def game_of(options: the_game.Options | take_that.Options) -> Game:
    """Find the game that options belong to."""
    match options:
        case the_game.Options(extreme=True):
            return GAMES["extreme"]
        case the_game.Options():
            return GAMES["the-game"]
        case take_that.Options():
            return GAMES["take-that"]


Deal = the_game.Deal | take_that.Deal


def seeded_deal(options: the_game.Options | take_that.Options, seed: int, *, starter: int | None = 0) -> Deal:
    """Make the deal of a seed: the same on every platform, for ever."""
    match options:
        case the_game.Options():
            layout = the_game.seeded_layout(seed) if options.extreme else None
            return the_game.Deal(options, seeded_deck(the_game.CARDS, seed), layout, starter=starter)
        case take_that.Options():
            decks = tuple(seeded_deck(take_that.CARDS, seed, number) for number in range(options.rounds))
            return take_that.Deal(options, decks, starter=starter or 0)


def random_deal(
    options: the_game.Options | take_that.Options, rng: Randomness, *, starter: int | None = 0
) -> Deal:
    """Make a deal by chance from a given source."""
    match options:
        case the_game.Options():
            layout = the_game.drawn_layout(rng) if options.extreme else None
            return the_game.Deal(options, shuffled(the_game.CARDS, rng), layout, starter=starter)
        case take_that.Options():
            decks = tuple(shuffled(take_that.CARDS, rng) for _ in range(options.rounds))
            return take_that.Deal(options, decks, starter=starter or 0)
