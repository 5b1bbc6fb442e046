"""The deal and the beginning of THE GAME: G1 to G3."""

import pytest

from tenback.games.errors import BadDeal, Problem
from tenback.games.the_game import (
    BEGIN,
    CARDS,
    END_TURN,
    STARTS,
    Options,
    PlayCard,
    Refusal,
    deal,
    is_ascending,
    legal_moves,
    refusal,
)
from tenback.testing import after, position
from tests.games.the_game.table import A, B, C, D

IN_ORDER = tuple(range(2, 100))


def test_there_are_98_cards_and_two_piles_each_way() -> None:
    """G1: cards 2 to 99 once each; two piles go up from 1, two go down from 100."""
    state = deal(Options(players=3), IN_ORDER)
    assert CARDS == IN_ORDER
    assert sorted(card for hand in state.hands for card in hand) + sorted(state.draw_pile) == list(
        range(2, 100)
    )
    assert state.tops == STARTS == (1, 1, 100, 100)
    assert [is_ascending(pile) for pile in (A, B, C, D)] == [True, True, False, False]


@pytest.mark.parametrize(
    ("deck", "problem"),
    [
        (IN_ORDER[:-1], Problem.DECK_SIZE),
        ((*IN_ORDER, 2), Problem.DECK_SIZE),
        ((*IN_ORDER[:-1], 2), Problem.DECK_TWICE),
        ((1, *IN_ORDER[1:]), Problem.DECK_CARD),
        ((*IN_ORDER[:-1], 100), Problem.DECK_CARD),
    ],
)
def test_a_deck_that_is_not_the_98_cards_is_refused(deck: tuple[int, ...], problem: Problem) -> None:
    """G1: each card once, none missing, none foreign."""
    with pytest.raises(BadDeal) as error:
        deal(Options(), deck)
    assert error.value.problem is problem


def test_a_refused_deck_says_which_card_is_there_twice() -> None:
    """G1."""
    with pytest.raises(BadDeal, match="problem-deck-twice: given=7"):
        deal(Options(), (*IN_ORDER[:-1], 7))


def test_a_refused_deck_says_which_card_is_foreign() -> None:
    """G1."""
    with pytest.raises(BadDeal, match="problem-deck-card: given=100"):
        deal(Options(), (*IN_ORDER[:-1], 100))


def test_a_refused_deck_says_how_many_cards_it_has() -> None:
    """G1."""
    with pytest.raises(BadDeal, match="problem-deck-size: expected=98, given=97"):
        deal(Options(), IN_ORDER[1:])


@pytest.mark.parametrize(("players", "cards"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_the_hand_depends_on_the_number_of_players(players: int, cards: int) -> None:
    """G2: 8 cards alone, 7 for two, 6 for three to five; the rest is to draw."""
    state = deal(Options(players=players), IN_ORDER)
    assert [len(hand) for hand in state.hands] == [cards] * players
    assert len(state.draw_pile) == 98 - players * cards


def test_hands_come_from_the_front_of_the_deck_seat_by_seat() -> None:
    """G2: seat 0's hand first, then seat 1's, then the draw pile with its next card first."""
    deck = tuple(reversed(IN_ORDER))
    state = deal(Options(players=2), deck)
    assert state.hands == ((93, 94, 95, 96, 97, 98, 99), (86, 87, 88, 89, 90, 91, 92))
    assert state.draw_pile == deck[14:]


def test_any_seat_may_begin_when_nobody_is_named() -> None:
    """G3: the team agrees who starts, after seeing the hands."""
    state = deal(Options(players=3), IN_ORDER)
    assert state.turn is None
    assert state.minimum == 2
    assert [legal_moves(state, seat) for seat in range(3)] == [(BEGIN,)] * 3
    begun = after(state, "2:begin")
    assert begun.turn == 2
    assert legal_moves(begun, 0) == ()


def test_nothing_is_played_before_somebody_begins() -> None:
    """G3."""
    state = deal(Options(players=2), IN_ORDER)
    assert refusal(state, 0, PlayCard(2, A)) is Refusal.NOT_BEGUN
    assert refusal(state, 0, END_TURN) is Refusal.NOT_BEGUN


def test_nobody_begins_twice() -> None:
    """G3."""
    state = after(deal(Options(players=2), IN_ORDER), "1:begin")
    assert refusal(state, 0, BEGIN) is Refusal.ALREADY_BEGUN
    assert refusal(state, 1, BEGIN) is Refusal.ALREADY_BEGUN


def test_a_named_starter_is_to_move_at_once() -> None:
    """G3."""
    state = deal(Options(players=4), IN_ORDER, starter=3)
    assert state.turn == 3
    assert state.history == ()


@pytest.mark.parametrize("starter", [-1, 2, 5])
def test_a_starter_who_does_not_sit_there_is_refused(starter: int) -> None:
    """G3."""
    with pytest.raises(BadDeal, match=f"problem-starter: high=1, given={starter}") as error:
        deal(Options(players=2), IN_ORDER, starter=starter)
    assert error.value.problem is Problem.STARTER


def test_play_goes_clockwise() -> None:
    """G3: after the starter the next seat, and from the last seat to the first."""
    state = position(hands="2 3 / 4 5 / 6 7", turn=1)
    state = after(state, "4A 5A end")
    assert state.turn == 2
    state = after(state, "6A 7A end")
    assert state.turn == 0
