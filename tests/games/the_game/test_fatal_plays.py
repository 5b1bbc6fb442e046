"""Plays that lose: E20."""

import pytest

from tenback.games.the_game import (
    Command,
    Ending,
    PlayCard,
    broken_command,
    doomed_moves,
    fatal_moves,
    legal_moves,
    view,
)
from tenback.testing import after, position
from tests.games.the_game.table import A, lost, on_every_pile


def test_a_fatal_play_is_legal_and_loses() -> None:
    """E20: it may be made, the card lies there, and the game is lost."""
    state = after(position(hands="40 50 60 70 / 7", commands="three 40"), "40A 50A 60A")
    assert set(fatal_moves(state, 0)) == on_every_pile(70) <= set(legal_moves(state, 0))
    state = after(state, "70A")
    assert lost(state) == (Ending.BROKEN, (), Command.THREE)
    assert state.tops[A] == 70
    assert state.hands[0] == ()


def test_a_three_as_fourth_or_later_card_is_fatal() -> None:
    """E20."""
    state = after(position(hands="40 45 50 55 60 / 7", commands="three 60"), "40A 45A")
    assert fatal_moves(state, 0) == ()
    state = after(state, "50A")
    assert set(fatal_moves(state, 0)) == on_every_pile(60)
    assert lost(after(state, "60A")) == (Ending.BROKEN, (), Command.THREE)
    assert set(fatal_moves(after(state, "55A"), 0)) == on_every_pile(60)


def test_a_stop_that_leaves_a_skull_showing_is_fatal() -> None:
    """E20: on the skull itself it is not."""
    state = after(position(hands="40 50 60 / 7", commands="skull 40, stop 50"), "40A")
    assert set(fatal_moves(state, 0)) == on_every_pile(50) - {PlayCard(50, A)}
    assert lost(after(state, "50B")) == (Ending.BROKEN, (), Command.SKULL)


def test_a_stop_that_makes_a_three_turn_other_than_three_cards_is_fatal() -> None:
    """E20."""
    state = after(position(hands="40 50 60 / 7", commands="three 40, stop 50"), "40A")
    assert set(fatal_moves(state, 0)) == on_every_pile(50)
    state = after(state, "60B")
    assert fatal_moves(state, 0) == ()


def test_the_last_card_of_all_can_be_fatal() -> None:
    """E20, E10: no card is left, and still the game is lost."""
    state = position(hands="40 50", draw=0, tops="10 1 100 100", commands="skull 40, stop 50")
    state = after(state, "40A 50B")
    assert lost(state) == (Ending.BROKEN, (), Command.SKULL)
    assert state.result is not None
    assert state.result.cards_left == 0


@pytest.mark.parametrize("command", ["silence", "no-trick", "one-pile", "draw-one", "skull"])
def test_a_fourth_card_after_a_three_is_fatal_whatever_it_commands(command: str) -> None:
    """E20."""
    state = after(position(hands="40 50 60 70 / 7", commands=f"three 40, {command} 70"), "40A 50A 60A")
    assert set(fatal_moves(state, 0)) == on_every_pile(70)
    assert broken_command(state, PlayCard(70, A)) is Command.THREE


def test_only_the_active_seat_is_told_which_plays_are_fatal() -> None:
    """E20: it would show the hand."""
    state = after(position(hands="40 50 60 70 / 7", commands="three 40"), "40A 50A 60A")
    assert fatal_moves(state, 1) == ()
    assert view(state, 0).fatal == fatal_moves(state, 0) != ()
    assert view(state, 1).fatal == view(state, None).fatal == ()


def test_there_is_nothing_fatal_or_doomed_in_the_game_and_before_the_beginning() -> None:
    """E20."""
    state = after(position(hands="40 50 60 70 / 7"), "40A 50A 60A")
    assert fatal_moves(state, 0) == doomed_moves(state, 0) == ()
    waiting = position(hands="40 50 60 70 / 7", commands="three 40", turn=None)
    assert fatal_moves(waiting, 0) == doomed_moves(waiting, 0) == ()


def test_a_skull_as_third_card_of_a_three_turn_is_doomed() -> None:
    """E20: nothing is broken yet, but it can no longer be completed."""
    state = after(position(hands="40 50 60 70 / 7", commands="three 40, skull 60"), "40A 50A")
    assert set(doomed_moves(state, 0)) == on_every_pile(60)
    assert fatal_moves(state, 0) == ()
    state = after(state, "60A")
    assert state.result is None
    assert lost(after(state, "70A")) == (Ending.BROKEN, (), Command.THREE)


def test_a_three_as_third_card_is_doomed_while_a_skull_shows_elsewhere() -> None:
    """E20: the third card covers nothing."""
    state = after(position(hands="40 50 60 70 / 7", commands="skull 40, three 60"), "50B 40A")
    assert set(doomed_moves(state, 0)) == on_every_pile(60) - {PlayCard(60, A)}


def test_a_three_with_too_few_cards_is_doomed() -> None:
    """E20: with three in all it is not."""
    assert doomed_moves(position(hands="40 50 60 / 7", commands="three 40"), 0) == ()
    state = position(hands="40 50 / 7", commands="three 40")
    assert set(doomed_moves(state, 0)) == on_every_pile(40)


def test_in_a_three_turn_that_lacks_cards_every_play_is_doomed() -> None:
    """E20."""
    state = after(position(hands="40 50 / 7", commands="three 40"), "40A")
    assert {play.card for play in doomed_moves(state, 0)} == {50}


def test_a_skull_as_the_last_card_of_the_hand_is_doomed() -> None:
    """E20: what would cover it is not there; a card on the skull that shows is not doomed."""
    state = position(hands="40 50 / 7", draw=0, tops="10 1 100 100", commands="skull 40 50")
    assert doomed_moves(state, 0) == ()
    state = after(state, "40A")
    assert {play.card for play in doomed_moves(state, 0)} == {50}


def test_a_stop_is_never_doomed() -> None:
    """E20: it is fatal or it ends the turn."""
    state = after(position(hands="40 50 60 / 7", commands="three 40, stop 60"), "40A 50A")
    assert doomed_moves(state, 0) == fatal_moves(state, 0) == ()
    alone = after(position(hands="40 50 / 7", commands="skull 40, stop 50"), "40A")
    assert doomed_moves(alone, 0) == ()


def test_a_fatal_play_is_not_called_doomed_too() -> None:
    """E20: a second THREE as fourth card breaks the command at once."""
    state = after(position(hands="40 50 60 70 / 7", commands="three 40 70"), "40A 50A 60A")
    assert set(fatal_moves(state, 0)) == on_every_pile(70)
    assert doomed_moves(state, 0) == ()
