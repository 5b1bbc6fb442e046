"""No mark singles out a card, and each says one thing (G12, G20)."""

import itertools
from pathlib import Path

import pytest

from tenback.games.the_game import CARDS, PILES, STARTS
from tenback.talk.marks.mark import FEWEST_CANDIDATES, STEPS, PileMark, is_offered, meanings, true_mark


@pytest.mark.parametrize("pile", PILES)
def test_every_offered_mark_leaves_at_least_three_cards_to_guess_from(pile: int) -> None:
    """At every top, counted over all hands of two cards: what is said follows from the cards and the top."""
    for top in (*CARDS, STARTS[pile]):
        check_reasons(pile, top)


def check_reasons(pile: int, top: int) -> None:
    reasons: dict[PileMark, set[int]] = {mark: set() for mark in PileMark}
    for pair in itertools.combinations([card for card in CARDS if card != top], 2):
        mark = true_mark(pair, pile, top)
        if mark is not None:
            reasons[mark] |= {card for card in pair if true_mark((card,), pile, top) is mark}

    for mark in PileMark:
        assert is_offered(mark, pile, top) == bool(reasons[mark])
        assert not reasons[mark] or len(reasons[mark]) >= FEWEST_CANDIDATES


@pytest.mark.parametrize("pile", PILES)
def test_a_card_is_the_reason_for_one_mark_at_most(pile: int) -> None:
    for top in (*CARDS, STARTS[pile]):
        meant = list(itertools.chain.from_iterable(meanings(pile, top).values()))
        assert len(meant) == len(set(meant))
        assert top not in meant


def test_the_strong_mark_hides_the_trick_among_near_cards() -> None:
    assert meanings(0, 40)[PileMark.LEAVE_IT] == {30, 41, 42}
    assert meanings(2, 40)[PileMark.LEAVE_IT] == {50, 39, 38}


def test_a_strength_with_too_few_cards_is_not_offered_and_its_cards_count_for_the_next() -> None:
    assert not is_offered(PileMark.LEAVE_IT, 0, 1)
    assert meanings(0, 1)[PileMark.RATHER_MINE] == {2, 3, 4, 5, 6, 7}


def test_at_the_end_of_a_pile_nothing_can_be_said() -> None:
    assert meanings(0, 99) == {}
    assert true_mark((89,), 0, 99) is None


def test_a_hand_says_the_strongest_mark_that_is_true() -> None:
    assert true_mark((47, 55), 0, 45) is PileMark.LEAVE_IT
    assert true_mark((49, 55), 0, 45) is PileMark.RATHER_MINE
    assert true_mark((55, 90), 0, 45) is PileMark.NO_BIG_JUMP
    assert true_mark((44, 60), 0, 45) is None


def test_the_documentation_says_what_each_mark_means() -> None:
    policy = (Path(__file__).parents[2] / "docs" / "talk.md").read_text("utf-8")
    back, near, far = STEPS[PileMark.LEAVE_IT]
    assert f"| `leave-it` | is {near} or {far} ahead, or {-back} back |" in policy
    for mark, word in ((PileMark.RATHER_MINE, "rather-mine"), (PileMark.NO_BIG_JUMP, "no-big-jump")):
        assert f"| `{word}` | is {STEPS[mark][0]} to {STEPS[mark][-1]} ahead |" in policy


def test_the_strengths_go_from_strong_to_weak() -> None:
    assert list(STEPS) == sorted(PileMark, reverse=True)
