"""A layout that the table names and everybody knows (E2, E25), in the rows of its games."""

from typing import Any

from tenback.envs.kernels.boards import KNOWN, Boards
from tenback.envs.kernels.the_game import note_commands
from tenback.games.the_game import Layout, check_layout
from tenback.games.the_game.commands import printed
from tenback.sim.the_game.convert import kinds_of


def put_layout(boards: Boards, layout: Layout | None, options: Any) -> None:
    """Lay a layout out in every game; with None each deal draws its own."""
    boards.seeds[:, KNOWN] = layout is not None
    if layout is not None:
        check_layout(layout)
        boards.kinds[:, :101] = kinds_of(printed(layout, options.switched_off))
        for index in range(len(boards.rows)):
            note_commands(boards, index)
