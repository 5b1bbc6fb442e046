"""The cards and the deal of TAKE THAT: T1 to T3."""

import pytest

from tenback.games.errors import BadDeal, Problem
from tenback.games.take_that import (
    CARDS,
    TOADS,
    Options,
    deal,
    is_toad,
    seeded_deck,
    twin,
)
from tenback.testing import after, match_position

DECK = seeded_deck(1)
IN_ORDER = CARDS


def test_there_are_79_cards_without_the_tens() -> None:
    """T1: 12 to 98."""
    assert len(CARDS) == 79
    assert (CARDS[0], CARDS[-1]) == (12, 98)
    assert not any(card % 10 == 0 for card in CARDS)


def test_the_doubles_are_toads() -> None:
    """T1: seven of them."""
    assert TOADS == (22, 33, 44, 55, 66, 77, 88)
    assert tuple(card for card in CARDS if is_toad(card)) == TOADS


def test_the_others_form_36_twisted_pairs() -> None:
    """T1: the twin has its digits swapped."""
    assert twin(49) == 94
    pairs = {frozenset((card, twin(card))) for card in CARDS if not is_toad(card)}
    assert len(pairs) == 36
    assert all(pair <= set(CARDS) for pair in pairs)


@pytest.mark.parametrize(
    ("deck", "problem"),
    [
        (IN_ORDER[1:], Problem.DECK_SIZE),
        ((*IN_ORDER, 12), Problem.DECK_SIZE),
        ((*IN_ORDER[:-1], 12), Problem.DECK_TWICE),
        ((*IN_ORDER[:-1], 20), Problem.DECK_CARD),
        ((*IN_ORDER[:-1], 99), Problem.DECK_CARD),
    ],
)
def test_a_deck_that_is_not_the_79_cards_is_refused(deck: tuple[int, ...], problem: Problem) -> None:
    """T1."""
    with pytest.raises(BadDeal) as error:
        deal(Options(rounds=1), [deck])
    assert error.value.problem is problem


def test_a_refused_deck_says_what_is_wrong_with_it() -> None:
    """T1."""
    with pytest.raises(BadDeal, match="problem-deck-twice: given=15"):
        deal(Options(rounds=1), [(*IN_ORDER[:-1], 15)])
    with pytest.raises(BadDeal, match="problem-deck-size: expected=79, given=78"):
        deal(Options(rounds=1), [IN_ORDER[1:]])
    with pytest.raises(BadDeal, match="problem-deck-card: given=20"):
        deal(Options(rounds=1), [(20, *IN_ORDER[1:])])


@pytest.mark.parametrize(("players", "cards"), [(2, 9), (3, 9), (4, 8)])
def test_the_hand_depends_on_the_number_of_players(players: int, cards: int) -> None:
    """T2: seat 0's hand comes first, then seat 1's; the rest is the draw pile."""
    state = deal(Options(players=players, rounds=1), [DECK])
    assert state.hands == tuple(
        tuple(sorted(DECK[seat * cards : (seat + 1) * cards])) for seat in range(players)
    )
    assert state.draw_pile == DECK[players * cards :]


def test_the_line_grows_to_the_right() -> None:
    """T3: of any length."""
    state = match_position(hands="12 14 / 13 15")
    state = after(state, "12 13 14 15")
    assert state.line == (12, 13, 14, 15)
