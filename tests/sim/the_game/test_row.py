"""Orders that the kernels rely on."""

from tenback.bots.the_game.weights import Weight
from tenback.games.the_game import Command
from tenback.sim.the_game.row import FIRST_INFINITY, KIND_OF, Kind


def test_lightning_commands_have_smaller_numbers_than_infinity_commands() -> None:
    """E4: kernels tell the two apart by one comparison."""
    assert {command for command, kind in KIND_OF.items() if kind < FIRST_INFINITY} == {
        command for command in Command if command.is_lightning
    }


def test_the_weights_of_commands_stand_in_the_order_of_their_numbers() -> None:
    """Kernels find the weight of a command by counting on from the first one."""
    kinds = [kind for kind in Kind if kind is not Kind.PLAIN]
    infinity = [kind for kind in kinds if kind >= FIRST_INFINITY]

    assert [Weight[kind.name] - Weight.STOP for kind in kinds] == [kind - Kind.STOP for kind in kinds]
    assert [Weight[f"COVER_{kind.name}"] - Weight.COVER_SILENCE for kind in infinity] == [
        kind - FIRST_INFINITY for kind in infinity
    ]
