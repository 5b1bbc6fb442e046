"""Decks and layouts from a seed: golden values that no platform and no release of Python may change."""

from collections import Counter
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback.games import random_deal, seeded_deal, take_that, the_game
from tenback.games.decks import DealStream, Generator, mix, shuffled
from tenback.games.the_game import Command

DECK_7 = (
    "14 48 97 24 28 34 92 41 30 5 79 21 17 67 62 57 76 7 91 69 27 16 66 75 18 70 39 44 23 25 59 12 63 "
    "86 73 19 77 22 40 90 32 61 85 99 31 89 94 54 43 98 47 29 71 37 95 3 51 36 20 52 2 53 84 10 80 82 33 "
    "6 64 46 78 42 38 13 60 83 11 74 9 58 68 26 56 4 88 72 8 87 50 96 65 49 15 35 55 93 45 81"
)
LAYOUT_7 = """\
stop      8 25 75 88
skull     24 46 78 84
three     20 42 56 66
silence   7 13 34 35
no-trick  33 40 52 77
one-pile  6 32 61 81
draw-one  2 3 44 82
"""
LATER_LAYOUT = """\
stop      7 72 73 78
skull     18 56 70 76
three     51 64 67 98
silence   3 54 68 79
no-trick  9 80 82 97
one-pile  19 28 49 99
draw-one  40 53 89 91
"""
FAR_SEED = 2**40 + 3


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
    assert the_game.seeded_deck(7) == tuple(map(int, DECK_7.split()))
    assert the_game.seeded_deck(FAR_SEED, 12)[:8] == (71, 73, 89, 24, 82, 26, 19, 12)


def test_each_round_of_a_match_has_its_own_deck() -> None:
    """T11."""
    assert take_that.seeded_deck(7, 5)[:8] == (88, 56, 25, 54, 73, 17, 57, 85)
    assert take_that.seeded_deck(7, 5, round_number=1)[:8] == (64, 43, 25, 89, 86, 76, 15, 47)


def test_the_layout_of_a_seed_stands_still() -> None:
    """E2."""
    assert the_game.format_layout(the_game.seeded_layout(7)) == LAYOUT_7
    assert the_game.format_layout(the_game.seeded_layout(FAR_SEED, 12)) == LATER_LAYOUT


def test_a_seeded_deal_is_made_of_the_seeds_deck_and_layout() -> None:
    """E2."""
    deal = seeded_deal(the_game.Options(players=2, extreme=True), 7, 3, starter=1)
    assert isinstance(deal, the_game.Deal)
    assert (deal.deck, deal.layout) == (the_game.seeded_deck(7, 3), the_game.seeded_layout(7, 3))
    assert deal.state().turn == 1
    match = seeded_deal(take_that.Options(rounds=2), 7)
    assert isinstance(match, take_that.Deal)
    assert match.decks == (take_that.seeded_deck(7, 0, 0), take_that.seeded_deck(7, 0, 1))


def test_any_whole_number_is_a_seed_and_its_lowest_63_bits_count() -> None:
    assert the_game.seeded_deck(-1) == the_game.seeded_deck(2**63 - 1)
    assert the_game.seeded_deck(2**200 + 5) == the_game.seeded_deck(5)
    assert the_game.seeded_deck(2**62) != the_game.seeded_deck(0)


def test_a_random_deal_takes_its_chance_from_outside() -> None:
    options = the_game.Options(players=2, extreme=True)
    assert random_deal(options, Generator(3)) == random_deal(options, Generator(3))
    assert random_deal(options, Generator(3)) != random_deal(options, Generator(4))


# Fairness -------------------------------------------------------------------------------------------------


@given(st.integers(), st.text(max_size=5), st.integers(1, 2**64))
@settings(deadline=None)
def test_numbers_stay_below_their_limit(seed: int, stream: str, stop: int) -> None:
    assert 0 <= Generator(seed, stream).randrange(stop) < stop


@given(st.integers(), st.integers(0, 2**40), st.integers(0, 20), st.integers(1, 2**31))
@settings(deadline=None)
def test_numbers_of_a_deal_stay_below_their_limit(seed: int, number: int, stream: int, stop: int) -> None:
    assert 0 <= DealStream(seed, number, stream).randrange(stop) < stop


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
    found = Counter(the_game.seeded_deck(seed)[0] for seed in range(4900))
    chi_square = sum((found[card] - 50) ** 2 / 50 for card in the_game.CARDS)
    assert chi_square < 97 + 6 * (2 * 97) ** 0.5


def test_deals_of_one_seed_are_unrelated() -> None:
    """Each card is first equally often over many deals."""
    found = Counter(the_game.seeded_deck(3, number)[0] for number in range(4900))
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
