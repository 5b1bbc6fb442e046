"""What the kernels rely on: orders, and that a card can be tried and taken back."""

import numpy as np
import pytest

from tenback.bots.the_game.weights import Weight
from tenback.games.the_game import PILES, Command, Options
from tenback.sim.jit import plain
from tenback.sim.the_game.convert import row_of
from tenback.sim.the_game.playouts import greedy_move, make_move
from tenback.sim.the_game.row import ENDING, FIRST_INFINITY, KIND_OF, RUNNING, Kind
from tenback.sim.the_game.rules import before_laying, lay, take_back
from tests.sim.the_game.lockstep import cards_on, started


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


@pytest.mark.parametrize("options", [Options(players=3), Options(players=3, extreme=True)], ids=str)
def test_a_card_that_is_tried_and_taken_back_leaves_no_trace(options: Options) -> None:
    row, deck, kinds = row_of(started(options, seed=1))
    while row[ENDING] == RUNNING:
        for pile in PILES:
            for card in cards_on(row, pile, plain):
                before = row.copy()
                kept = plain(before_laying)(row, pile)
                plain(lay)(row, kinds, card, pile)
                assert (row != before).any()
                plain(take_back)(row, pile, kept)
                np.testing.assert_array_equal(row, before)
        plain(make_move)(row, deck, kinds, plain(greedy_move)(row, kinds))
