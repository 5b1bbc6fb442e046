"""The rulings of THE GAME EXTREME: E20 to E25."""

import pytest

from tenback.games.decks import seeded_deck
from tenback.games.the_game import (
    CARDS,
    END_TURN,
    Command,
    Ending,
    Options,
    Owed,
    PlayCard,
    Refusal,
    State,
    broken_command,
    cards_owed,
    deal,
    doomed_moves,
    fatal_moves,
    legal_moves,
    owed,
    refusal,
    seeded_layout,
    view,
)
from tenback.testing import after, position

A, B, C, D = 0, 1, 2, 3


def on_every_pile(card: int) -> set[PlayCard]:
    return {PlayCard(card, pile) for pile in (A, B, C, D)}


def lost(state: State) -> tuple[Ending, tuple[Owed, ...], Command | None]:
    assert state.turn is None
    assert state.result is not None
    assert not state.result.won
    return state.result.ending, state.result.owed, state.result.command


# Fatal plays ----------------------------------------------------------------------------------------------


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


# What is owed ---------------------------------------------------------------------------------------------


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


# ONE PILE -------------------------------------------------------------------------------------------------


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


# The end, STOP and the layout -----------------------------------------------------------------------------


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
    state = deal(Options(players=2, extreme=True), seeded_deck(CARDS, 3), layout=layout, layout_known=True)
    assert all(view(state, 1).commands[card] is command for card, command in layout.items())
    assert view(state, None).layout_known


def test_a_drawn_layout_is_hidden_unless_the_table_says_otherwise() -> None:
    """E25."""
    state = deal(Options(players=2, extreme=True), seeded_deck(CARDS, 3), layout=seeded_layout(3))
    assert not state.layout_known
    assert not view(state, 0).layout_known
