"""Decks and layouts from a seed: golden values that no platform and no release of Python may change."""

from collections import Counter
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback.games import random_deal, seeded_deal, take_that, the_game
from tenback.games.decks import Generator, mix, seeded_deck, shuffled
from tenback.games.the_game import Command

DECK_7 = (
    "73 2 55 96 32 36 79 47 92 3 97 62 7 18 58 74 22 88 67 27 50 85 31 19 33 43 24 91 65 64 16 94 38 "
    "29 57 8 80 45 72 34 28 11 53 14 26 84 12 63 90 56 10 99 87 70 25 98 95 40 59 69 78 71 68 30 52 54 "
    "6 41 49 42 35 83 48 86 51 61 5 39 15 60 20 21 76 75 9 46 4 93 23 81 82 17 89 77 66 13 44 37"
)
LAYOUT_7 = """\
stop      59 71 87 91
skull     30 49 63 92
three     23 29 68 80
silence   7 21 60 74
no-trick  3 12 72 78
one-pile  2 47 62 99
draw-one  20 22 64 93
"""


# Golden values --------------------------------------------------------------------------------------------


def test_the_mixing_is_that_of_splitmix64() -> None:
    assert mix(0) == 0xE220A8397B1DCDAF, "the published first output for the seed 0"


def test_the_stream_of_a_seed_stands_still() -> None:
    rng = Generator(0)
    assert [rng.next64() for _ in range(3)] == [0xB382A305F4414F5E, 0x631A9154FBABF717, 0xA80ABA8C86640906]
    rng = Generator(1)
    assert [rng.randrange(100) for _ in range(10)] == [46, 52, 73, 37, 60, 99, 99, 99, 83, 12]


@pytest.mark.parametrize(
    ("seed", "first"),
    [(-1, 0xBDA5668A01D7049C), (2**64 - 1, 0x493384625F4330A7), (2**200 + 5, 0x7D5C9ACD12B242D2)],
)
def test_seeds_of_any_size_and_sign_have_streams_of_their_own(seed: int, first: int) -> None:
    assert Generator(seed).next64() == first


def test_streams_of_one_seed_are_told_apart_by_name() -> None:
    assert Generator(7, "deck 0").next64() == 0x0AF13F222D0E18A3
    assert Generator(7, "deck 1").next64() != Generator(7, "deck 0").next64()


def test_the_deck_of_a_seed_stands_still() -> None:
    """G1."""
    assert seeded_deck(the_game.CARDS, 7) == tuple(map(int, DECK_7.split()))
    assert seeded_deck(take_that.CARDS, 7, 1)[:12] == (39, 67, 47, 79, 51, 22, 74, 82, 17, 49, 98, 26)


def test_the_layout_of_a_seed_stands_still() -> None:
    """E2."""
    assert the_game.format_layout(the_game.seeded_layout(7)) == LAYOUT_7


def test_a_seeded_deal_is_made_of_the_seeds_deck_and_layout() -> None:
    """E2."""
    deal = seeded_deal(the_game.Options(players=2, extreme=True), 7, starter=1)
    assert isinstance(deal, the_game.Deal)
    assert (deal.deck, deal.layout) == (seeded_deck(the_game.CARDS, 7), the_game.seeded_layout(7))
    assert deal.state().turn == 1
    match = seeded_deal(take_that.Options(rounds=2), 7)
    assert isinstance(match, take_that.Deal)
    assert match.decks == (seeded_deck(take_that.CARDS, 7, 0), seeded_deck(take_that.CARDS, 7, 1))


def test_a_random_deal_takes_its_chance_from_outside() -> None:
    options = the_game.Options(players=2, extreme=True)
    assert random_deal(options, Generator(3)) == random_deal(options, Generator(3))
    assert random_deal(options, Generator(3)) != random_deal(options, Generator(4))


# Fairness -------------------------------------------------------------------------------------------------


@given(st.integers(), st.text(max_size=5), st.integers(1, 2**64))
@settings(deadline=None)
def test_numbers_stay_below_their_limit(seed: int, stream: str, stop: int) -> None:
    assert 0 <= Generator(seed, stream).randrange(stop) < stop


@given(st.lists(st.integers(), unique=True), st.integers())
@settings(deadline=None)
def test_a_shuffle_keeps_the_cards(cards: list[int], seed: int) -> None:
    assert sorted(shuffled(cards, Generator(seed))) == sorted(cards)


def test_every_order_of_four_cards_is_equally_likely() -> None:
    rng = Generator(11)
    found = Counter(shuffled((1, 2, 3, 4), rng) for _ in range(24_000))
    assert len(found) == factorial(4)
    chi_square = sum((count - 1000) ** 2 / 1000 for count in found.values())
    assert chi_square < 23 + 6 * (2 * 23) ** 0.5


def test_seeds_in_a_row_give_unrelated_decks() -> None:
    """Each card is first equally often over many seeds."""
    found = Counter(seeded_deck(the_game.CARDS, seed)[0] for seed in range(4900))
    chi_square = sum((found[card] - 50) ** 2 / 50 for card in the_game.CARDS)
    assert chi_square < 97 + 6 * (2 * 97) ** 0.5


def test_layouts_put_each_command_everywhere() -> None:
    """E2: over many seeds each card carries a STOP about equally often."""
    found = Counter(
        card
        for seed in range(2450)
        for card, command in the_game.seeded_layout(seed).items()
        if command is Command.STOP
    )
    chi_square = sum((found[card] - 100) ** 2 / 100 for card in the_game.CARDS)
    assert chi_square < 97 + 6 * (2 * 97) ** 0.5
