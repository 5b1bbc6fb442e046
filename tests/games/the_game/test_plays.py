"""Where a card may go: G4 and G5."""

import pytest

from tenback.games.errors import IllegalMove, NotAMove
from tenback.games.the_game import (
    BEGIN,
    END_TURN,
    Options,
    PlayCard,
    Refusal,
    apply,
    deal,
    goes_on,
    legal_moves,
    refusal,
)
from tenback.testing import after, position
from tests.games.the_game.table import A, B, C, D, why_not

IN_ORDER = tuple(range(2, 100))


def test_a_card_must_be_higher_on_an_ascending_pile() -> None:
    """G4."""
    state = position(hands="47 48 49 / 7", tops="46 60 100 100")
    assert why_not(state, 47, A) is None
    assert why_not(state, 49, A) is None
    assert why_not(state, 47, B) is Refusal.CARD_TOO_LOW


def test_a_card_must_be_lower_on_a_descending_pile() -> None:
    """G4."""
    state = position(hands="47 48 50 / 7", tops="1 1 49 30")
    assert why_not(state, 48, C) is None
    assert why_not(state, 47, C) is None
    assert why_not(state, 50, C) is Refusal.CARD_TOO_HIGH
    assert why_not(state, 47, D) is Refusal.CARD_TOO_HIGH


def test_the_same_number_is_neither_higher_nor_lower() -> None:
    """G4: each card is there once, but who asks is told the truth."""
    assert [goes_on(48, pile, 48) for pile in (A, B, C, D)] == [False] * 4
    assert [goes_on(49, pile, 48) for pile in (A, B, C, D)] == [True, True, False, False]


def test_cards_are_played_one_at_a_time_each_on_a_pile_of_choice() -> None:
    """G4: the played card is the new top, and leaves the hand."""
    state = after(position(hands="20 30 40 / 7"), "30B")
    assert state.tops == (1, 30, 100, 100)
    assert state.hands[0] == (20, 40)
    assert state.turn == 0
    assert state.plays == (PlayCard(30, B),)
    assert after(state, "20D").tops == (1, 30, 100, 20)


def test_only_a_card_in_hand_can_be_played() -> None:
    """G4."""
    state = position(hands="20 30 / 7 8")
    assert why_not(state, 7, A) is Refusal.CARD_NOT_IN_HAND
    assert why_not(state, 50, A) is Refusal.CARD_NOT_IN_HAND


@pytest.mark.parametrize("pile", [-1, 4])
def test_there_are_only_four_piles(pile: int) -> None:
    """G4."""
    assert why_not(position(hands="20 30 / 7"), 20, pile) is Refusal.NO_SUCH_PILE


def test_only_the_active_player_plays() -> None:
    """G4: the others have no legal moves, and are told that it is not their turn."""
    state = position(hands="20 30 / 7 8", turn=1)
    assert refusal(state, 0, PlayCard(20, A)) is Refusal.NOT_YOUR_TURN
    assert refusal(state, 0, END_TURN) is Refusal.NOT_YOUR_TURN
    assert legal_moves(state, 0) == ()
    assert len(legal_moves(state, 1)) == 8


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_can_do_nothing(seat: int) -> None:
    """G4."""
    state = position(hands="20 30 / 7 8")
    assert refusal(state, seat, PlayCard(20, A)) is Refusal.NO_SUCH_SEAT
    assert refusal(state, seat, BEGIN) is Refusal.NO_SUCH_SEAT
    assert legal_moves(state, seat) == ()
    assert legal_moves(deal(Options(players=2), IN_ORDER), seat) == ()


def test_a_refused_move_raises_and_says_why() -> None:
    """G4: the error names seat, move and reason."""
    state = position(hands="20 30 / 7 8", tops="25 1 100 100")
    with pytest.raises(IllegalMove, match="refusal=card-too-low") as error:
        after(state, "20A")
    assert (error.value.seat, error.value.move, error.value.refusal) == (
        0,
        PlayCard(20, A),
        Refusal.CARD_TOO_LOW,
    )


def test_ten_lower_goes_on_an_ascending_pile() -> None:
    """G5: exactly ten, not nine, not eleven."""
    state = position(hands="37 38 39 / 7", tops="48 1 100 100")
    assert why_not(state, 38, A) is None
    assert why_not(state, 37, A) is Refusal.CARD_TOO_LOW
    assert why_not(state, 39, A) is Refusal.CARD_TOO_LOW


def test_ten_higher_goes_on_a_descending_pile() -> None:
    """G5."""
    state = position(hands="57 58 59 / 7", tops="1 1 48 100")
    assert why_not(state, 58, C) is None
    assert why_not(state, 57, C) is Refusal.CARD_TOO_HIGH
    assert why_not(state, 59, C) is Refusal.CARD_TOO_HIGH


def test_the_trick_goes_only_the_wrong_way_of_its_pile() -> None:
    """G5: ten higher going up is just a card; ten lower on a descending pile too."""
    state = position(hands="30 50 / 7", tops="40 1 60 100")
    assert why_not(state, 30, A) is None
    assert why_not(state, 50, A) is None
    assert why_not(state, 50, C) is None


def test_tricks_may_be_made_as_often_as_one_can() -> None:
    """G5: one after the other, on any piles."""
    state = after(position(hands="20 28 30 38 60 / 7", tops="48 1 50 100"), "38A 28A 60C")
    assert state.tops == (28, 1, 60, 100)
    assert state.turn == 0


def test_what_is_no_move_at_all_is_a_mistake_of_the_caller() -> None:
    """G4: nothing but the moves of the game is ever allowed."""
    state = position(hands="20 30 / 7 8")
    for ask in (refusal, apply):
        with pytest.raises(NotAMove, match="a rude remark"):
            ask(state, 0, "a rude remark")  # type: ignore[arg-type]
