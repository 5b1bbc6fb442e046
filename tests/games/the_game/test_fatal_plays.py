"""Plays that lose: E20."""

import pytest

from tenback.games.the_game import (
    Command,
    Ending,
    Owed,
    PlayCard,
    broken_command,
    doomed_moves,
    fatal_moves,
    legal_moves,
    view,
)
from tenback.testing import after, position
from tests.games.the_game.table import A, B, C, lost, on_every_pile


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


def test_there_is_nothing_fatal_in_the_game_and_nothing_that_loses_before_the_beginning() -> None:
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
    state = after(position(hands="40 50 60 70 80 / 7", commands="skull 40, three 60"), "50B 40A")
    assert set(doomed_moves(state, 0)) == on_every_pile(60) - {PlayCard(60, A)}


def test_a_play_that_leaves_only_a_three_as_fourth_card_for_the_skull_is_doomed() -> None:
    """E20, E6: the skull could be covered, but only by a card that breaks a command."""
    state = after(position(hands="40 50 60 70 / 7", commands="skull 40, three 60"), "50B 40A")
    assert {play for play in doomed_moves(state, 0) if play.card == 70} == on_every_pile(70) - {
        PlayCard(70, A)
    }


def test_a_three_with_too_few_cards_is_doomed() -> None:
    """E20: with three in all it is not."""
    assert doomed_moves(position(hands="40 50 60 / 7", commands="three 40"), 0) == ()
    state = position(hands="40 50 / 7", draw=0, tops="10 1 100 100", commands="three 40")
    assert set(doomed_moves(state, 0)) == on_every_pile(40)


def test_a_play_that_leaves_nothing_but_a_three_for_the_second_card_is_doomed() -> None:
    """E20, E7: two cards are owed, and the THREE asks for a third."""
    state = position(hands="40 50 / 7", commands="three 40")
    assert set(doomed_moves(state, 0)) == on_every_pile(40) | on_every_pile(50)


def test_in_a_three_turn_that_lacks_cards_every_play_is_doomed() -> None:
    """E20."""
    state = after(position(hands="40 50 / 7", commands="three 40"), "40A")
    assert {play.card for play in doomed_moves(state, 0)} == {50}


def test_a_skull_as_the_last_card_of_the_hand_is_doomed() -> None:
    """E20: what would cover it is not there; where another card can cover it, it is not doomed."""
    skulls = position(hands="40 50 / 7", draw=0, tops="10 1 100 100", commands="skull 40 50")
    assert set(doomed_moves(skulls, 0)) == on_every_pile(40) | on_every_pile(50)
    state = position(hands="40 50 / 7", draw=0, tops="10 1 100 100", commands="skull 40")
    assert PlayCard(40, A) not in doomed_moves(state, 0)
    assert {play.card for play in doomed_moves(after(state, "50A"), 0)} == {40}


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


def test_in_the_game_a_play_is_doomed_when_nothing_fits_after_it() -> None:
    """E20, G6: two cards are owed, and only one order of them fits."""
    state = position(hands="50 62 / 7", tops="45 99 2 3")
    assert set(doomed_moves(state, 0)) == {PlayCard(62, A)}
    assert lost(after(state, "62A")) == (Ending.STUCK, (Owed.CARDS,), None)
    assert doomed_moves(after(state, "50A"), 0) == ()


def test_the_backwards_trick_keeps_a_play_from_being_doomed() -> None:
    """E20, G5: after 60 the 50 lies ten back."""
    assert doomed_moves(position(hands="50 60 / 7", tops="45 99 2 3"), 0) == ()


def test_with_one_card_owed_nothing_is_doomed_in_the_game() -> None:
    """E20, G6: once the draw pile is empty one card is enough."""
    assert doomed_moves(position(hands="50 62 / 7", draw=0, tops="45 99 2 3"), 0) == ()


def test_a_third_card_that_is_owed_is_thought_of_too() -> None:
    """E20, G13: only the rising order gets all three down."""
    state = position(hands="50 55 62 / 7", tops="45 99 2 3", minimum=3)
    assert {play.card for play in doomed_moves(state, 0)} == {55, 62}
    assert {play.card for play in doomed_moves(after(state, "50A"), 0)} == {62}


def test_a_player_with_too_few_cards_for_the_minimum_is_warned() -> None:
    """E20, E12: a STOP is enough all the same."""
    state = position(hands="50 / 7", commands="stop 60")
    assert set(doomed_moves(state, 0)) == on_every_pile(50)
    assert doomed_moves(position(hands="60 / 7", commands="stop 60"), 0) == ()


def test_a_skull_that_no_card_in_hand_covers_is_doomed() -> None:
    """E20, E6: going up nothing higher is left in the hand; going down the others lie lower."""
    state = position(hands="30 40 90 / 7", commands="skull 90")
    assert set(doomed_moves(state, 0)) == {PlayCard(90, A), PlayCard(90, B)}


def test_a_skull_is_covered_by_the_trick_unless_no_trick_shows() -> None:
    """E20, E9: the way back is closed while NO TRICK shows, and open again once it is covered."""
    free = position(hands="80 90 / 7", draw=0, tops="1 99 50 2", commands="skull 90")
    assert PlayCard(90, A) not in doomed_moves(free, 0)
    closed = position(hands="80 90 / 7", draw=0, tops="1 99 50 2", commands="skull 90, no-trick 50")
    assert PlayCard(90, A) in doomed_moves(closed, 0)
    opened = position(hands="40 80 90 / 7", draw=0, tops="1 99 50 2", commands="skull 90, no-trick 50")
    assert PlayCard(90, A) not in doomed_moves(opened, 0)


def test_a_skull_that_one_pile_keeps_out_of_reach_is_doomed() -> None:
    """E20, E10: all cards of the turn go where the first went."""
    state = position(hands="40 47 60 / 7", tops="1 30 100 100", commands="skull 60, one-pile 30")
    assert PlayCard(60, A) in doomed_moves(state, 0)
    assert PlayCard(60, C) not in doomed_moves(state, 0)


def test_only_the_active_seat_is_told_which_plays_are_doomed() -> None:
    """E20: it would show the hand."""
    state = position(hands="50 62 / 7", tops="45 99 2 3")
    assert doomed_moves(state, 1) == ()
    assert view(state, 0).doomed == doomed_moves(state, 0) != ()
    assert view(state, 1).doomed == view(state, None).doomed == ()


def test_a_view_names_all_plays_that_lose_together() -> None:
    """E20."""
    state = after(position(hands="40 50 70 90 / 7", commands="three 40, skull 90, stop 70"), "40A")
    seen = view(state, 0)
    assert seen.losing == {*seen.fatal, *seen.doomed}
    assert seen.fatal
    assert seen.doomed
    assert all(seen.loses(move) == (move in seen.losing) for move in seen.legal)
