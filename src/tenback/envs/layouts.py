"""A layout that the table names and everybody knows (E2, E25), in the rows of its games."""

from tenback.games import Options, game_of
from tenback.games.errors import TenbackError
from tenback.games.the_game import Layout
from tenback.games.the_game import Options as TheGameOptions
from tenback.sim.by_game import Boards
from tenback.sim.the_game.boards import TheGameBoards
from tenback.sim.the_game.boards import put_layout as put_commands


class NoCommands(TenbackError, ValueError):
    """A layout of commands for a game that has none."""


def put_layout(boards: Boards, layout: Layout | None, options: Options) -> None:
    """Lay a layout out in every game; with None each deal draws its own."""
    if layout is not None and game_of(options).with_layout is None:
        raise NoCommands("error-no-commands")
    if isinstance(boards, TheGameBoards):
        assert isinstance(options, TheGameOptions)
        put_commands(boards, layout, options)
