"""The other rulings of THE GAME EXTREME: E21 to E25."""

import pytest

from tenback.games.errors import CannotGiveUp
from tenback.games.the_game import (
    END_TURN,
    Command,
    Ending,
    Options,
    Outcome,
    Owed,
    PlayCard,
    Refusal,
    cards_owed,
    deal,
    fatal_moves,
    given_up,
    legal_moves,
    owed,
    refusal,
    seeded_deck,
    seeded_layout,
    view,
)
from tenback.testing import after, position
from tests.games.the_game.table import A, B, C, lost, on_every_pile

# What is owed -----------------------------------------------------------------------------------------------


def test_a_turn_ends_only_when_nothing_is_owed() -> None:
    """E21: minimum, skull and THREE, the first of them as reason."""
    state = position(hands="40 50 60 / 7", commands="three 40, skull 50")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_CARDS
    state = after(state, "40A 50A")
    assert owed(state) == (Owed.SKULL, Owed.THREE)
    assert refusal(state, 0, END_TURN) is Refusal.OWES_SKULL
    assert refusal(after(state, "60A"), 0, END_TURN) is None


def test_the_cards_owed_are_counted() -> None:
    """E21: the minimum, a THREE's three, or one for a skull."""
    state = position(hands="40 50 60 / 7", commands="three 40, skull 60")
    assert cards_owed(state) == 2
    assert cards_owed(after(state, "40A")) == 2
    assert cards_owed(after(state, "40A 50A")) == 1
    assert cards_owed(after(state, "50A 60A")) == 1
    assert cards_owed(after(position(hands="40 50 60 / 7"), "40A 50A 60A")) == 0
    assert cards_owed(position(hands="40 50 60 / 7", minimum=3)) == 3


def test_the_game_is_lost_when_something_is_owed_and_no_play_is_left() -> None:
    """E21: there and then, with the cards left at that moment."""
    state = position(hands="50 51 30 / 7 8", draw="20 21", tops="10 1 15 12", commands="skull 51")
    state = after(state, "50A 51A")
    assert state.result is None, "30 goes on B"
    state = after(state, "30B")
    assert lost(state) == (Ending.STUCK, (Owed.SKULL,), None)
    assert state.result is not None
    assert (state.result.cards_left, state.result.seat) == (4, 0)


def test_the_game_goes_on_while_a_fatal_play_exists() -> None:
    """E21: a fatal play is a legal play."""
    state = position(hands="40 50 60 70 / 7", commands="three 40, skull 60")
    state = after(state, "40A 50A 60A")
    assert state.result is None
    assert set(legal_moves(state, 0)) == set(fatal_moves(state, 0)) == on_every_pile(70)


def test_the_player_ends_the_turn_with_an_empty_hand_too() -> None:
    """E21: only a STOP, the win or the loss ends a turn by itself."""
    state = after(position(hands="40 50 / 7", commands=""), "40A 50A")
    assert state.turn == 0
    assert legal_moves(state, 0) == (END_TURN,)
    assert after(state, "end").turn == 1


# ONE PILE ---------------------------------------------------------------------------------------------------


def test_one_pile_binds_from_the_card_that_brings_it_on() -> None:
    """E22: that card included, so the next goes on the same pile; earlier ones do not count."""
    state = after(position(hands="40 50 60 70 / 7", commands="one-pile 50"), "40A 50B")
    assert state.result is None
    assert refusal(state, 0, PlayCard(60, A)) is Refusal.ONE_PILE
    assert refusal(state, 0, PlayCard(60, C)) is Refusal.ONE_PILE
    assert refusal(state, 0, PlayCard(60, B)) is None


def test_covering_one_pile_frees_the_rest_of_the_turn() -> None:
    """E22."""
    state = after(position(hands="40 50 60 70 / 7", commands="one-pile 50"), "40A 50B 60B")
    assert state.bound_to is None
    assert refusal(state, 0, PlayCard(70, A)) is None


def test_the_first_card_may_cover_a_one_pile_that_lies_there() -> None:
    """E22: which frees the turn."""
    state = after(position(hands="40 50 60 / 7", tops="30 1 100 100", commands="one-pile 30"), "40A")
    assert refusal(state, 0, PlayCard(50, B)) is None


def test_another_one_pile_that_shows_still_binds() -> None:
    """E22: one is covered, the other holds the turn to the pile of the first card."""
    state = position(hands="40 50 60 / 7", tops="30 20 100 100", commands="one-pile 30 20")
    state = after(state, "40A")
    assert refusal(state, 0, PlayCard(50, B)) is Refusal.ONE_PILE
    assert refusal(state, 0, PlayCard(50, A)) is None


def test_a_second_one_pile_on_the_chosen_pile_keeps_the_choice() -> None:
    """E22: the choice made with the first card stands while any ONE PILE shows."""
    state = position(hands="40 50 60 / 7", tops="30 1 100 100", commands="one-pile 30 50")
    state = after(state, "40B 50B 60B")
    assert state.bound_to == B


def test_with_from_now_an_earlier_card_elsewhere_is_no_matter() -> None:
    """E22: the default."""
    state = after(position(hands="40 50 60 / 7", commands="one-pile 50"), "40A")
    assert fatal_moves(state, 0) == ()
    assert state.options.one_pile == "from-now"


def test_with_whole_turn_a_one_pile_away_from_earlier_cards_is_fatal() -> None:
    """E22."""
    state = position(hands="40 50 60 / 7", commands="one-pile 50", one_pile="whole-turn")
    assert fatal_moves(state, 0) == ()
    state = after(state, "40A")
    assert set(fatal_moves(state, 0)) == on_every_pile(50) - {PlayCard(50, A)}
    assert lost(after(state, "50B")) == (Ending.BROKEN, (), Command.ONE_PILE)
    assert after(state, "50A").bound_to == A


def test_with_whole_turn_every_earlier_card_counts() -> None:
    """E22: after two piles no pile is left for a ONE PILE."""
    state = position(hands="40 45 50 60 / 7", commands="one-pile 50", one_pile="whole-turn")
    state = after(state, "40A 45B")
    assert set(fatal_moves(state, 0)) == on_every_pile(50)


def test_with_whole_turn_covering_frees_the_turn_as_before() -> None:
    """E22."""
    state = position(hands="40 50 60 70 / 7", commands="one-pile 50", one_pile="whole-turn")
    state = after(state, "40A 50A 60A")
    assert refusal(state, 0, PlayCard(70, B)) is None
    assert fatal_moves(state, 0) == ()


# The end, STOP and the layout -------------------------------------------------------------------------------


def test_the_98th_card_wins_when_nothing_is_owed() -> None:
    """E23: with a THREE of exactly three cards too."""
    state = position(hands="40 50 60", draw=0, tops="10 1 100 100", commands="three 40")
    state = after(state, "40A 50A 60A")
    assert state.result is not None
    assert state.result.won
    assert state.turn is None


@pytest.mark.parametrize(("hands", "moves"), [("40", "40A"), ("40 50", "50A 40A")])
def test_the_98th_card_loses_when_a_three_has_fewer_cards(hands: str, moves: str) -> None:
    """E23, E7."""
    state = position(hands=hands, draw=0, tops="30 1 100 100", commands="three 40")
    state = after(state, moves)
    assert lost(state) == (Ending.STUCK, (Owed.THREE,), None)
    assert state.result is not None
    assert state.result.cards_left == 0


def test_the_98th_card_may_cover_a_skull_and_win() -> None:
    """E23."""
    state = after(position(hands="40 50", draw=0, tops="10 1 100 100", commands="skull 40"), "40A 50A")
    assert state.result is not None
    assert state.result.won


def test_after_a_stop_one_draws_as_after_any_turn() -> None:
    """E24: up to the full hand."""
    state = after(
        position(hands="40 50 / 7 8", draw="90 91 92 93 94 95 96", tops="2 1 100 100", commands="stop 40"),
        "40A",
    )
    assert state.hands[0] == (50, 90, 91, 92, 93, 94, 95)
    assert state.history[-1].drawn == 6


def test_after_a_stop_under_draw_one_one_card_is_drawn() -> None:
    """E24, E11."""
    state = position(hands="40 50 / 7 8", draw="90 91", tops="30 1 100 100", commands="stop 40, draw-one 30")
    assert after(state, "40B").hands[0] == (50, 90)


def test_a_seat_knows_a_command_only_once_it_has_seen_the_card() -> None:
    """E25: its hand and what was played, nothing else."""
    state = position(hands="40 41 / 50 51", draw="60 rest", commands="stop 40, skull 50, silence 60")
    mine, theirs, watching = view(state, 0), view(state, 1), view(state, None)
    assert (mine.commands[40], mine.commands[50], mine.commands[60]) == (Command.STOP, None, None)
    assert (theirs.commands[40], theirs.commands[50], theirs.commands[60]) == (None, Command.SKULL, None)
    assert set(watching.commands) == {None}
    state = after(state, "40A")
    assert view(state, 1).commands[40] is view(state, None).commands[40] is Command.STOP


def test_a_seat_knows_how_many_of_each_kind_are_still_out() -> None:
    """E25: without those that are switched off."""
    state = position(hands="40 41 / 50 51", commands="stop 40 41, skull 50", switched_off=["silence"])
    out = view(state, 0).commands_out
    assert out == {
        Command.STOP: 2,
        Command.SKULL: 4,
        Command.THREE: 4,
        Command.NO_TRICK: 4,
        Command.ONE_PILE: 4,
        Command.DRAW_ONE: 4,
    }


def test_a_fixed_layout_is_known_to_all() -> None:
    """E25."""
    layout = seeded_layout(3)
    state = deal(Options(players=2, extreme=True), seeded_deck(3), layout=layout, layout_known=True)
    assert all(view(state, 1).commands[card] is command for card, command in layout.items())
    assert view(state, None).layout_known


def test_a_drawn_layout_is_hidden_unless_the_table_says_otherwise() -> None:
    """E25."""
    state = deal(Options(players=2, extreme=True), seeded_deck(3), layout=seeded_layout(3))
    assert not state.layout_known
    assert not view(state, 0).layout_known


def test_a_game_that_is_given_up_is_lost_with_the_cards_left_at_that_moment() -> None:
    """G21, G10."""
    state = position(hands="40 50 / 7")

    lost_game = given_up(state)

    assert lost_game.result == Outcome(Ending.GIVEN_UP, state.cards_left, 0)
    assert lost_game.turn is None
    with pytest.raises(CannotGiveUp):
        given_up(lost_game)
