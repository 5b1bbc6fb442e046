"""Positions in one line: every card is somewhere, and what was named is where it was named."""

import pytest

from tenback.games.take_that import CARDS as TAKE_THAT_CARDS
from tenback.games.take_that import format_state as format_match
from tenback.games.take_that import parse_state as parse_match
from tenback.games.the_game import CARDS, Command, PlayCard, format_state, parse_state
from tenback.testing import after, match_position, position


def test_what_is_not_named_is_to_draw() -> None:
    state = position(hands="38 60 / 7 9", tops="48 1 100 12")
    assert state.tops == (48, 1, 100, 12)
    assert state.hands == ((38, 60), (7, 9))
    assert sorted((*state.draw_pile, 38, 60, 7, 9, 48, 12)) == list(CARDS)


def test_a_number_of_cards_to_draw_buries_the_rest() -> None:
    state = position(hands="38 60 / 7 9", tops="48 1 100 12", draw=5)
    assert len(state.draw_pile) == 5
    assert state.cards_left == 9
    assert parse_state(format_state(state)) == state


def test_next_cards_can_be_named() -> None:
    assert position(hands="38", draw="99 2 rest").draw_pile[:2] == (99, 2)
    assert position(hands="38", tops="48 1 100 100", draw="99 2").draw_pile == (99, 2)


def test_the_rest_needs_a_place() -> None:
    with pytest.raises(ValueError, match="94 cards have no place"):
        position(hands="38 60 / 7", draw=1)


def test_a_card_in_two_places_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="38 is named twice"):
        position(hands="38 / 38")
    with pytest.raises(ValueError, match="20 is named twice, or is not a card"):
        match_position(hands="12 / 20")


def test_commands_lie_where_they_are_named_and_else_out_of_the_way() -> None:
    state = position(hands="38 60 / 7 9", tops="48 1 100 12", commands="stop 38 9, skull 60")
    assert (state.commands[38], state.commands[9], state.commands[60]) == (
        Command.STOP,
        Command.STOP,
        Command.SKULL,
    )
    assert {state.commands[card] for card in (7, 48, 12)} == {None}
    assert [state.commands.count(command) for command in Command] == [4] * 7


def test_moves_are_made_by_the_seat_to_move_or_by_a_named_one() -> None:
    state = after(position(hands="38 60 / 7 9", turn=None), "1:begin 7A")
    assert state.plays == (PlayCard(7, 0),)
    assert state.turn == 1


def test_a_round_of_take_that_has_every_card_too() -> None:
    state = match_position(hands="49 12 / 13", line="94 88", up="21 / 35", down=" / 55")
    assert sorted((*state.draw_pile, 49, 12, 13, 94, 88, 21, 35, 55)) == list(TAKE_THAT_CARDS)
    assert (state.face_up, state.face_down) == (((21,), (35,)), ((), (55,)))
    assert parse_match(format_match(state)) == state
