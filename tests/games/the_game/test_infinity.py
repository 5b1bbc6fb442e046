"""Infinity: E9 to E12."""

from tenback.games.the_game import (
    Ending,
    Owed,
    PlayCard,
    Refusal,
    legal_moves,
)
from tenback.testing import after, position
from tests.games.the_game.table import A, B, C, D, lost, why_not


def test_no_trick_forbids_going_back_on_any_pile() -> None:
    """E9: up and down."""
    state = position(hands="40 70 / 7", tops="50 55 60 100", commands="no-trick 55")
    assert why_not(state, 40, A) is Refusal.NO_TRICK
    assert why_not(state, 70, C) is Refusal.NO_TRICK
    assert why_not(state, 40, C) is None


def test_no_trick_can_itself_be_played_by_a_trick() -> None:
    """E9: it holds only from then on."""
    state = after(position(hands="40 30 45 / 7", tops="50 1 100 100", commands="no-trick 40"), "40A")
    assert state.tops[A] == 40
    assert why_not(state, 30, A) is Refusal.NO_TRICK


def test_no_trick_cannot_be_covered_by_a_trick() -> None:
    """E9."""
    state = position(hands="40 51 / 7", tops="50 1 100 100", commands="no-trick 50")
    assert why_not(state, 40, A) is Refusal.NO_TRICK
    assert why_not(state, 51, A) is None


def test_one_pile_sends_all_cards_of_a_turn_to_one_pile() -> None:
    """E10: of the player's choice."""
    state = position(hands="40 50 60 / 7", tops="30 1 100 100", commands="one-pile 30")
    assert {move.pile for move in legal_moves(state, 0) if isinstance(move, PlayCard)} == {A, B, C, D}
    state = after(state, "40B")
    assert why_not(state, 50, A) is Refusal.ONE_PILE
    assert why_not(state, 50, C) is Refusal.ONE_PILE
    assert why_not(state, 50, B) is None


def test_under_one_pile_a_player_can_be_stuck_on_the_pile_that_was_chosen() -> None:
    """E10, G9: other piles are no way out."""
    state = position(hands="40 55 / 7", draw="20", tops="30 1 100 100", commands="one-pile 30")
    assert lost(after(state, "40D")) == (Ending.STUCK, (Owed.CARDS,), None)


def test_the_choice_of_one_pile_ends_with_the_turn() -> None:
    """E10: the next player chooses again."""
    state = position(hands="40 50 60 / 7 8 9", tops="30 1 100 100", commands="one-pile 30")
    state = after(state, "40B 50B end")
    assert state.bound_to is None
    assert why_not(state, 8, D) is None


def test_under_draw_one_exactly_one_card_is_drawn() -> None:
    """E11: however many were played."""
    state = position(hands="40 50 60 70 / 7", tops="30 1 100 100", commands="draw-one 30")
    state = after(state, "40B 50B 60B end")
    assert len(state.hands[0]) == 2
    assert state.history[-1].drawn == 1


def test_draw_one_binds_when_the_turn_ends() -> None:
    """E11: covered in the turn, it means nothing; brought on in the turn, it holds."""
    covered = after(
        position(hands="40 50 60 / 7", tops="30 1 100 100", commands="draw-one 30"), "40A 50A end"
    )
    assert len(covered.hands[0]) == 7
    brought = after(position(hands="40 50 60 / 7", commands="draw-one 50"), "40A 50A end")
    assert len(brought.hands[0]) == 2


def test_once_draw_one_is_covered_hands_fill_up_again() -> None:
    """E11: to the full size, not only by what was played."""
    state = position(hands="40 41 42 / 7 8 9", draw="98 97 rest", tops="30 1 100 100", commands="draw-one 30")
    state = after(state, "41D 40D end 8B 9B end")
    assert (len(state.hands[0]), len(state.hands[1])) == (2, 2)
    state = after(state, "42A 98B end")
    assert len(state.hands[0]) == 7


def test_a_draw_pile_at_its_end_gives_what_it_has() -> None:
    """E11: nothing to draw, nothing drawn."""
    state = position(hands="40 50 / 7", draw=0, tops="30 1 100 100", commands="draw-one 30")
    state = after(state, "40B end")
    assert state.hands[0] == (50,)
    assert state.history[-1].drawn == 0


def test_who_owes_two_and_holds_one_plays_it_and_is_stuck() -> None:
    """E12."""
    state = position(hands="40 / 7", draw="20 21", tops="30 1 100 100", commands="draw-one 30")
    assert legal_moves(state, 0)
    assert lost(after(state, "40B")) == (Ending.STUCK, (Owed.CARDS,), None)


def test_a_stop_saves_who_owes_two_and_holds_one() -> None:
    """E12, E5."""
    state = position(hands="40 / 7", draw="20 21", tops="30 1 100 100", commands="draw-one 30, stop 40")
    state = after(state, "40B")
    assert state.turn == 1
    assert state.hands[0] == (20,)
