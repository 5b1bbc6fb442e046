"""A search asks for the prices of many plays at once: they are the careful player's, to the last bit."""

import numpy as np
import pytest

from tenback.bots.the_game.costs import SCRATCH, plain_cost, prepare
from tenback.bots.the_game.pricing import Prices, new_prices, price, price_from
from tenback.bots.the_game.weights import FloatArray, weights_for
from tenback.games.decks import Generator
from tenback.games.the_game import Options, PlayCard, State, apply, legal_moves, seeded_deal
from tenback.sim.bits import IntArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.convert import row_of

WAYS = [
    Options(),
    Options(players=3),
    Options(players=2, minimum=3, short_hand=True),
    Options(players=4, extreme=True),
]


@kernel
def both(
    row: IntArray, turn_weights: FloatArray, prices: Prices, card: int, pile: int
) -> tuple[float, float]:
    return price(prices, turn_weights, card, pile), plain_cost(row, turn_weights, card, pile)


def random_states(options: Options, seed: int) -> list[State]:
    """The positions of a game in which every move is drawn by lot."""
    state, rng, states = seeded_deal(options, seed).state(), Generator(seed), list[State]()
    while state.turn is not None:
        states.append(state)
        moves = legal_moves(state, state.turn)
        state = apply(state, state.turn, moves[rng.randrange(len(moves))])
    return states


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_the_price_of_every_play_is_the_careful_players(options: Options) -> None:
    turn_weights, prices, compared = np.zeros(SCRATCH), new_prices(), 0
    for state in (state for seed in range(12) for state in random_states(options, seed)):
        row, _, _ = row_of(state)
        prepare(row, weights_for(options, marks=True), int(options.players > 1), turn_weights)
        price_from(row, turn_weights, prices)
        assert state.turn is not None
        for move in legal_moves(state, state.turn):
            if isinstance(move, PlayCard):
                new, plain = both(row, turn_weights, prices, move.card, move.pile)
                assert new == plain
                compared += 1
    assert compared > 500
