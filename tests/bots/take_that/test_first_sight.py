"""The trained network of TAKE THAT: it sees what a seat sees, and counts in whole numbers."""

import numpy as np
import pytest

from tenback.bots.take_that.facts import FACTS, MOST, note_facts
from tenback.bots.take_that.first_sight import best_seen, new_evaluator
from tenback.bots.take_that.network import (
    FIRST_BITS,
    POINTS_BITS,
    TENS,
    WEIGHT_BITS,
    Network,
    gain_seen,
    shipped_network,
)
from tenback.bots.take_that.policy import policy_move
from tenback.bots.take_that.weights import learned_weights
from tenback.games.decks import Generator
from tenback.games.take_that import Options, State, apply, resample, seeded_deal, view
from tenback.sim.bits import IntArray
from tenback.sim.jit import plain
from tenback.sim.take_that.states import move_at, move_number, row_of, row_seen

EVERY_TABLE = [
    Options(players=players, professional=professional)
    for players in (2, 3, 4)
    for professional in (False, True)
]


def positions(options: Options, every: int) -> list[State]:
    """Positions of one match by the learned weights."""
    state, found = seeded_deal(options, 5).state(), []
    while state.result is None:
        found.append(state)
        seen = view(state, state.turn)
        state = apply(state, state.turn or 0, move_at(policy_move(row_seen(seen), learned_weights(options))))
    return found[::every]


def facts_of(row: IntArray, seat: int) -> list[int]:
    facts = np.zeros(MOST, np.int16)
    return [int(fact) for fact in facts[: note_facts(row, seat, facts)]]


@pytest.mark.parametrize("options", EVERY_TABLE, ids=str)
def test_the_facts_are_the_same_whatever_the_hidden_cards_are(options: Options) -> None:
    for number, state in enumerate(positions(options, every=5)):
        for seat in range(options.players):
            other = resample(view(state, seat), Generator(number))
            facts = facts_of(row_of(state), seat)
            assert facts == facts_of(row_of(other), seat)
            assert len(set(facts)) == len(facts) <= MOST
            assert 0 <= min(facts) <= max(facts) < FACTS


def test_different_positions_have_different_facts() -> None:
    states = positions(Options(players=3), every=1)
    seen = {(view(state, 0).hand, state.line, state.turn == 0, len(state.draw_pile)) for state in states}
    assert len({tuple(facts_of(row_of(state), 0)) for state in states}) >= 0.98 * len(seen)


def slowly(row: IntArray, seat: int, network: Network) -> float:
    """What the network says, in plain numbers of any size."""
    sums = network.bias.astype(object) + sum(
        network.rows[fact].astype(object) for fact in facts_of(row, seat)
    )
    active = [min(max(total, 0), 2**15 - 1) for total in sums]
    second = [
        sum(w * a for w, a in zip(map(int, weights), active, strict=True)) for weights in network.second
    ]
    hidden = [
        max(total + int(bias), 0) >> WEIGHT_BITS
        for total, bias in zip(second, network.second_bias, strict=True)
    ]
    total = int(network.last_bias[0]) + sum(h * int(w) for h, w in zip(hidden, network.last, strict=True))
    return float(TENS * total / (1 << POINTS_BITS))


def test_the_network_counts_as_it_would_with_numbers_of_any_size() -> None:
    """No sum is too large for its 32 bits."""
    network = shipped_network()
    assert FIRST_BITS + WEIGHT_BITS == POINTS_BITS
    for options in EVERY_TABLE:
        for state in positions(options, every=16):
            row = row_of(state)
            expected = slowly(row, state.turn or 0, network)
            assert gain_seen(row, state.turn or 0, network) == expected
            assert plain(gain_seen)(row, state.turn or 0, network) == expected


@pytest.mark.parametrize("options", EVERY_TABLE, ids=str)
def test_first_sight_chooses_a_legal_move_from_what_its_seat_sees(options: Options) -> None:
    evaluator = new_evaluator(shipped_network())
    for number, state in enumerate(positions(options, every=4)):
        seen = view(state, state.turn)
        move, _ = best_seen(row_of(state), evaluator)
        assert move in {move_number(legal) for legal in seen.legal}
        assert best_seen(row_of(resample(seen, Generator(number))), evaluator)[0] == move
