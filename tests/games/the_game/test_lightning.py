"""What all commands share, and lightning: E3 to E7."""

import pytest

from tenback.games.the_game import (
    END_TURN,
    Command,
    Ending,
    Owed,
    PlayCard,
    Refusal,
    doomed_moves,
    fatal_moves,
    legal_moves,
    outcome,
    refusal,
)
from tenback.testing import after, position
from tests.games.the_game.table import A, B, C, D, lost, why_not

# All of them ------------------------------------------------------------------------------------------------


def test_a_broken_command_loses_the_game_at_once() -> None:
    """E3: the card lies there, everybody has lost, and the result names the command."""
    state = position(hands="40 50 60 70 / 7", draw="20 30", tops="10 1 100 100", commands="three 40")
    state = after(state, "40A 50A 60A 70A")
    assert lost(state) == (Ending.BROKEN, (), Command.THREE)
    assert state.tops[A] == 70
    result = outcome(state)
    assert result is not None
    assert (result.cards_left, result.seat) == (3, 0)


def test_all_commands_of_a_turn_bind() -> None:
    """E3: a skull and a THREE in one turn ask for a cover and for three cards."""
    state = after(position(hands="40 50 60 70 / 7", commands="three 40, skull 50"), "40A 50A")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_SKULL
    assert refusal(after(state, "60B"), 0, END_TURN) is Refusal.OWES_SKULL
    assert refusal(after(state, "60A"), 0, END_TURN) is None


def test_three_kinds_are_lightning_and_four_infinity() -> None:
    """E4."""
    lightning = {command for command in Command if command.is_lightning}
    assert lightning == {Command.STOP, Command.SKULL, Command.THREE}


def test_lightning_of_an_earlier_turn_binds_nobody() -> None:
    """E4: a THREE and a STOP that still lie on top mean nothing in the next turn."""
    state = position(hands="20 / 60 61 62 63 64", tops="10 15 100 100", commands="three 10, stop 15", turn=1)
    state = after(state, "60A 61A")
    assert refusal(state, 1, END_TURN) is None
    assert after(state, "62A 63A").result is None


def test_infinity_binds_everybody_while_it_shows() -> None:
    """E4: laid by one player, it holds for the next."""
    state = position(hands="50 51 52 / 40 41 42 60", commands="no-trick 50")
    state = after(state, "51D 50A end")
    assert why_not(state, 40, A) is Refusal.NO_TRICK


def test_a_covered_infinity_command_means_nothing_at_once() -> None:
    """E4: within the same turn too."""
    state = position(hands="40 50 51 / 7", tops="1 1 100 30", commands="no-trick 50")
    state = after(state, "50A")
    assert why_not(state, 40, D) is Refusal.NO_TRICK
    assert why_not(after(state, "51A"), 40, D) is None


def test_several_visible_infinity_commands_all_hold() -> None:
    """E4: one NO TRICK covered, another still shows."""
    state = position(hands="40 51 60 / 7", tops="50 20 100 30", commands="no-trick 50 20")
    state = after(state, "51A")
    assert why_not(state, 40, D) is Refusal.NO_TRICK
    assert why_not(after(state, "60B"), 40, D) is None


def test_a_covered_three_still_binds_its_turn() -> None:
    """E4."""
    state = after(position(hands="40 50 60 70 / 7", commands="three 40"), "40A 50A")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_THREE
    assert fatal_moves(after(state, "60A"), 0) == (
        PlayCard(70, A),
        PlayCard(70, B),
        PlayCard(70, C),
        PlayCard(70, D),
    )


# STOP -------------------------------------------------------------------------------------------------------


def test_a_stop_ends_the_turn_even_as_first_card() -> None:
    """E5: the minimum is waived."""
    state = after(position(hands="40 50 / 7 8", commands="stop 40"), "40A")
    assert state.turn == 1
    assert state.plays == ()
    assert state.result is None


def test_a_stop_as_the_very_last_card_wins() -> None:
    """E5, E23."""
    state = after(position(hands="40", draw=0, tops="10 1 100 100", commands="stop 40"), "40A")
    assert state.result.won


def test_nobody_plays_after_a_stop() -> None:
    """E5."""
    state = after(position(hands="40 50 / 7 8", commands="stop 40"), "40A")
    assert refusal(state, 0, PlayCard(50, A)) is Refusal.NOT_YOUR_TURN


def test_a_stop_does_not_open_the_minimum_for_the_next_player() -> None:
    """E5: it binds its own turn alone."""
    state = after(position(hands="40 50 / 60 70 80", commands="stop 40"), "40A 60A")
    assert state.turn == 1
    assert refusal(state, 1, END_TURN) is Refusal.OWES_CARDS


# SKULL ------------------------------------------------------------------------------------------------------


def test_a_skull_must_be_covered_in_the_same_turn() -> None:
    """E6: a card on another pile does not cover it."""
    state = after(position(hands="40 50 60 / 7", commands="skull 40"), "40A 50B")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_SKULL
    assert END_TURN not in legal_moves(state, 0)
    assert refusal(after(state, "60A"), 0, END_TURN) is None


def test_who_cannot_cover_a_skull_loses() -> None:
    """E6, E21."""
    state = position(hands="50 51 / 7", draw="20", tops="10 1 100 100", commands="skull 51")
    state = after(state, "50A 51A")
    assert lost(state) == (Ending.STUCK, (Owed.SKULL,), None)
    assert state.result.cards_left == 2


def test_a_skull_as_the_98th_card_loses() -> None:
    """E6: with no card left."""
    state = after(position(hands="40", draw=0, tops="10 1 100 100", commands="skull 40"), "40A")
    assert lost(state) == (Ending.STUCK, (Owed.SKULL,), None)
    assert state.result.cards_left == 0


def test_a_skull_on_a_skull_needs_covering_again() -> None:
    """E6."""
    state = after(position(hands="40 50 60 / 7", commands="skull 40 50"), "40A 50A")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_SKULL
    assert refusal(after(state, "60A"), 0, END_TURN) is None


def test_a_stop_may_cover_a_skull() -> None:
    """E6, E5: the turn ends with the skull covered."""
    state = after(position(hands="40 50 / 7 8", commands="skull 40, stop 50"), "40A 50A")
    assert state.turn == 1


# THREE ------------------------------------------------------------------------------------------------------


def test_a_three_asks_for_exactly_three_cards() -> None:
    """E7: not two; a fourth is fatal."""
    state = after(position(hands="40 50 60 70 / 7 8", commands="three 40"), "40A 50A")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_THREE
    state = after(state, "60A")
    assert refusal(state, 0, END_TURN) is None
    assert PlayCard(70, A) in fatal_moves(state, 0)
    assert after(state, "end").turn == 1


def test_cards_before_a_three_count() -> None:
    """E7."""
    state = after(position(hands="40 50 60 70 / 7", commands="three 60"), "40A 50A 60A")
    assert refusal(state, 0, END_TURN) is None


def test_a_three_binds_once_the_draw_pile_is_empty_too() -> None:
    """E7: three cards although one would be enough."""
    state = position(hands="40 50 60 70 / 7", draw=0, tops="10 1 100 100", commands="three 40")
    state = after(state, "40A 50A")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_THREE


def test_a_stop_may_be_the_third_card_of_a_three_turn() -> None:
    """E7."""
    state = after(position(hands="40 50 60 / 7 8", commands="three 40, stop 60"), "40A 50A 60A")
    assert state.turn == 1
    assert state.result is None


@pytest.mark.parametrize("moves", ["40A 60A", "40A 50A 55A 60A"])
def test_a_stop_as_second_or_fourth_card_breaks_the_three(moves: str) -> None:
    """E7: only the third."""
    state = position(hands="40 50 55 60 / 7 8", commands="three 40, stop 60")
    *before, last = moves.split()
    state = after(state, " ".join(before))
    assert PlayCard(60, A) in fatal_moves(state, 0)
    assert lost(after(state, last)) == (Ending.BROKEN, (), Command.THREE)


def test_two_threes_ask_for_the_same_three_cards() -> None:
    """E7."""
    state = after(position(hands="40 50 60 70 / 7", commands="three 40 50"), "40A 50A 60A")
    assert refusal(state, 0, END_TURN) is None
    assert after(state, "end").turn == 1


def test_a_three_may_be_played_with_too_few_cards_and_loses_when_it_comes_to_it() -> None:
    """E7: legal, not fatal, only doomed; the loss comes with the last card."""
    state = position(hands="40 50 / 7", draw=3, tops="10 1 100 100", commands="three 40")
    assert PlayCard(40, A) not in fatal_moves(state, 0)
    assert PlayCard(40, A) in doomed_moves(state, 0)
    state = after(state, "40A")
    assert state.result is None
    assert lost(after(state, "50A")) == (Ending.STUCK, (Owed.THREE,), None)


def test_what_is_owed_is_told_in_full() -> None:
    """E7, E6, G6: cards, a skull and a THREE can be owed together."""
    state = position(hands="50 99 / 7", draw=3, tops="10 1 100 100", commands="three 50, skull 99")
    state = after(state, "99A")
    assert lost(after(state, "50D")) == (Ending.STUCK, (Owed.SKULL, Owed.THREE), None)
