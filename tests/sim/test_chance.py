"""The kernels deal what the rules deal: one generator in two places, held equal."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback.games import take_that, the_game
from tenback.games.decks import DealStream
from tenback.sim import chance
from tenback.sim.jit import plain
from tenback.sim.take_that import deals as take_that_deals
from tenback.sim.the_game import deals as the_game_deals
from tenback.sim.the_game.row import KIND_OF

SEEDS = st.integers(0, 2**63 - 1)
NUMBERS = st.integers(0, 2**40)


def compiled(kernel: Any) -> Any:
    return kernel


WAYS = pytest.mark.parametrize("way", [plain, compiled])


def no_numbers() -> Any:
    return np.zeros(4, np.int64)


@WAYS
@given(seed=SEEDS, number=NUMBERS, stream=st.integers(0, 30))
@settings(deadline=None)
def test_a_stream_is_the_same_numbers(way: Any, seed: int, number: int, stream: int) -> None:
    rng, expected = no_numbers(), DealStream(seed, number, stream)
    way(chance.seed)(rng, seed, number, stream)
    assert [way(chance.below)(rng, 98) for _ in range(5)] == [expected.randrange(98) for _ in range(5)]


@WAYS
@given(seed=SEEDS, number=NUMBERS)
@settings(deadline=None, max_examples=30)
def test_a_deck_is_the_same_cards(way: Any, seed: int, number: int) -> None:
    """G1."""
    deck = np.zeros(len(the_game.CARDS), np.int8)
    way(the_game_deals.shuffle_deck)(deck, no_numbers(), seed, number)
    assert tuple(deck) == the_game.seeded_deck(seed, number)


@WAYS
@given(seed=SEEDS, number=NUMBERS)
@settings(deadline=None, max_examples=30)
def test_a_layout_is_the_same_commands(way: Any, seed: int, number: int) -> None:
    """E2."""
    kinds = np.zeros(101, np.int8)
    way(the_game_deals.draw_layout)(kinds, 0, no_numbers(), seed, number)
    layout = the_game.seeded_layout(seed, number)
    assert {card: int(kind) for card, kind in enumerate(kinds) if kind} == {
        card: int(KIND_OF[command]) for card, command in layout.items()
    }


@WAYS
@given(seed=SEEDS, number=NUMBERS, round_number=st.integers(0, 19))
@settings(deadline=None, max_examples=30)
def test_the_deck_of_a_round_is_the_same_cards(way: Any, seed: int, number: int, round_number: int) -> None:
    """T11."""
    deck = np.zeros(len(take_that.CARDS), np.int8)
    way(take_that_deals.shuffle_deck)(deck, no_numbers(), seed, number, round_number)
    assert tuple(deck) == take_that.seeded_deck(seed, number, round_number)
