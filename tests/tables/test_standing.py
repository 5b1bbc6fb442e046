"""Where a result stands among others, and how hard a deal was."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.tables.daily import DAILY_DEALS
from tenback.tables.difficulty import REFERENCE_LEVEL, reference_of
from tenback.tables.standing import Result, difficulty, histogram, standing, worth

LEFT = st.integers(0, 98).map(lambda left: Result(left == 0, left))


def lost(*lefts: int) -> list[Result]:
    return [Result(won=False, measure=left) for left in lefts]


def test_a_win_is_better_than_no_card_left_without_one() -> None:
    won, broken = Result(won=True, measure=0), Result(won=False, measure=0)

    assert worth(won, by_points=False) > worth(broken, by_points=False)


def test_those_who_did_as_well_count_half() -> None:
    place = standing(lost(3)[0], lost(1, 3, 3, 9), by_points=False)

    assert (place.games, place.won, place.beaten) == (4, 0, 2.0)


def test_more_points_are_better() -> None:
    assert standing(lost(-5)[0], lost(-9, -5, 4), by_points=True).beaten == 1.5


@given(st.lists(LEFT, min_size=1, max_size=30))
def test_places_in_a_field_add_up_to_half_of_its_pairs(field: list[Result]) -> None:
    beaten = sum(standing(mine, field, by_points=False).beaten for mine in field)

    assert beaten == pytest.approx(len(field) ** 2 / 2)
    assert sum(count for _, count in histogram(field)) == len(field)


def test_a_difficulty_is_the_share_of_deals_that_are_easier() -> None:
    reference = [float(mean) for mean in range(101)]

    cards = difficulty([83] * 64, reference, by_points=False)
    assert cards is not None
    assert (cards.percent, cards.low, cards.high) == pytest.approx((82.7,) * 3, abs=0.5)
    points = difficulty([83] * 64, reference, by_points=True)
    assert points is not None
    assert points.percent == pytest.approx(17.3, abs=0.5)


def test_a_vague_difficulty_is_not_told() -> None:
    reference = [float(mean) for mean in range(101)]

    assert difficulty([0, 100] * 8, reference, by_points=False) is None
    assert difficulty([50], reference, by_points=False) is None


def test_a_difficulty_is_what_direct_simulation_says() -> None:
    """Deals have a true mean; the percentile of a simulated one is that of its truth, within the interval."""
    rng = random.Random(3)
    truths = [rng.gauss(30, 8) for _ in range(2000)]
    games = [[round(rng.gauss(truth, 10)) for _ in range(64)] for truth in truths]
    reference = sorted(sum(one) / 64 for one in games)

    told = [difficulty(one, reference, by_points=False) for one in games[:300]]

    within = [
        found.low <= 100 * sum(other < truth for other in truths) / len(truths) <= found.high
        for found, truth in zip(told, truths, strict=False)
        if found is not None
    ]
    assert len(within) > 250
    assert sum(within) / len(within) > 0.9


@pytest.mark.parametrize("name", [daily.name for daily in DAILY_DEALS])
def test_the_shipped_reference_has_5000_deals_of_each_kind(name: str) -> None:
    reference = reference_of(name)

    assert REFERENCE_LEVEL == "varied"
    assert reference is not None
    assert (reference.deals, reference.games, len(reference.means)) == (5000, 64, 201)
    assert list(reference.means) == sorted(reference.means)
