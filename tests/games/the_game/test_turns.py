"""The turn, its end and the end of the game: G6 to G10, and the expert options of G13."""

import pytest

from tenback.games import random_deal
from tenback.games.decks import Generator
from tenback.games.the_game import (
    BEGIN,
    END_TURN,
    Ending,
    Options,
    Owed,
    PlayCard,
    Refusal,
    Step,
    deal,
    legal_moves,
    outcome,
    refusal,
)
from tenback.testing import after, position
from tests.games.the_game.table import A, D

IN_ORDER = tuple(range(2, 100))


# The turn ---------------------------------------------------------------------------------------------------


def test_two_cards_a_turn_while_there_are_cards_to_draw() -> None:
    """G6."""
    state = after(position(hands="20 30 40 / 7", draw=1, tops="2 1 100 100"), "20A")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_CARDS
    assert END_TURN not in legal_moves(state, 0)
    state = after(state, "30A")
    assert refusal(state, 0, END_TURN) is None
    assert legal_moves(state, 0)[-1] == END_TURN


def test_more_than_the_minimum_is_always_allowed() -> None:
    """G6."""
    state = after(position(hands="20 30 40 50 / 7"), "20A 30A 40A 50A")
    assert state.hands[0] == ()
    assert legal_moves(state, 0) == (END_TURN,)


def test_one_card_is_enough_once_the_draw_pile_is_empty() -> None:
    """G6."""
    state = position(hands="20 30 / 7", draw=0, tops="2 1 100 100")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_CARDS
    assert after(state, "20A end").turn == 1


def test_the_draw_pile_is_looked_at_when_the_turn_begins() -> None:
    """G6: whoever draws the last card makes the next turn a turn of one card, not this one."""
    state = position(hands="20 30 / 7 9", draw=1, tops="2 1 100 100")
    assert (state.minimum, after(state, "20A").minimum) == (2, 2)
    state = after(state, "20A 30A end")
    assert state.draw_pile == ()
    assert state.minimum == 1
    assert after(state, "9D end").turn == 0


def test_hands_are_drawn_back_to_full_size() -> None:
    """G7: as many as were played, from the front of the draw pile."""
    state = position(hands="20 30 40 50 60 70 80 / 7", draw="99 2 98 rest")
    state = after(state, "20A 30A end")
    assert state.hands[0] == (2, 40, 50, 60, 70, 80, 99)
    assert state.draw_pile[0] == 98
    assert state.history[-1].drawn == 2


def test_drawing_stops_where_the_draw_pile_ends() -> None:
    """G7."""
    state = after(position(hands="20 30 40 / 7", draw="99", tops="2 1 100 100"), "20A 30A 40A end")
    assert state.hands[0] == (99,)
    assert state.draw_pile == ()
    assert state.history[-1].drawn == 1


def test_a_player_without_cards_is_skipped() -> None:
    """G8: the others go on."""
    state = position(hands="20 30 / 21 / 98 99", draw=0, tops="2 1 100 100", turn=1)
    state = after(state, "21A end")
    assert state.turn == 2
    state = after(state, "98B end")
    assert state.turn == 0
    state = after(state, "30A end")
    assert state.turn == 2


def test_the_last_player_with_cards_plays_on_alone() -> None:
    """G8: all others are skipped, so the same seat is active again."""
    state = after(position(hands="20 30 / 21", draw=0, tops="2 1 100 100", turn=1), "21A end 30A end")
    assert state.turn == 0
    assert state.plays == ()


def test_the_game_ends_at_once_when_no_play_exists() -> None:
    """G9: judged when the turn begins."""
    state = position(hands="60 61 / 30 31", draw="29 32 33", tops="50 51 15 12")
    state = after(state, "60A 61B end")
    assert state.turn is None
    assert state.result is not None
    assert state.result.ending is Ending.STUCK
    assert state.result.seat == 1
    assert state.result.owed == (Owed.CARDS,)
    assert state.hands[1] == (30, 31)


def test_who_owes_two_and_can_play_one_plays_it_and_is_then_stuck() -> None:
    """G9: card by card, never by looking ahead."""
    state = position(hands="60 30 / 31", draw="40", tops="50 70 15 10")
    assert outcome(state) is None
    state = after(state, "60A")
    result = outcome(state)
    assert result is not None
    assert (result.ending, result.seat, result.cards_left) == (Ending.STUCK, 0, 3)
    assert not result.won


def test_who_owes_nothing_is_never_stuck() -> None:
    """G9: without a play left the turn can still be ended."""
    state = after(position(hands="60 61 30 / 31 99", draw="40", tops="50 70 15 10"), "60A 61A")
    assert outcome(state) is None
    assert legal_moves(state, 0) == (END_TURN,)


def test_it_is_won_when_all_cards_lie_on_the_piles() -> None:
    """G9, G10: at once, with the last card."""
    state = after(position(hands="60 / 61", draw=0, tops="50 1 100 100"), "60A end 61A")
    result = outcome(state)
    assert result is not None
    assert result.won
    assert (result.ending, result.cards_left, result.seat) == (Ending.WON, 0, 1)
    assert state.turn is None


def test_nothing_is_played_after_the_end() -> None:
    """G9."""
    state = after(position(hands="60", draw=0, tops="50 1 100 100"), "60A")
    assert refusal(state, 0, END_TURN) is Refusal.GAME_OVER
    assert refusal(state, 0, BEGIN) is Refusal.GAME_OVER
    assert refusal(state, 0, PlayCard(60, A)) is Refusal.GAME_OVER
    assert legal_moves(state, 0) == ()


def test_the_result_counts_cards_in_hands_and_draw_pile() -> None:
    """G10."""
    state = after(position(hands="60 30 / 31 32", draw="40 41 42", tops="50 70 15 10"), "60A")
    result = outcome(state)
    assert result is not None
    assert result.cards_left == 6 == state.cards_left


@pytest.mark.parametrize(("draw", "left"), [("40 41 42 43 44 45 46", 9), ("40 41 42 43 44 45 46 47", 10)])
def test_fewer_than_ten_cards_left_is_excellent(draw: str, left: int) -> None:
    """G10: nine are, ten are not."""
    state = after(position(hands="60 30 / 31", draw=draw, tops="50 70 15 10"), "60A")
    assert state.result.cards_left == left
    assert state.result.is_excellent is (left == 9)


# The history ------------------------------------------------------------------------------------------------


def test_the_history_tells_every_move_as_everyone_saw_it() -> None:
    """G11, G3, G7: who did what in which order, and how many cards were drawn after it."""
    state = position(hands="20 30 40 50 60 70 80 / 7 8", turn=None)
    state = after(state, "0:begin 20A 30A end 8D 7D end 40A")
    assert state.history == (
        Step(0, BEGIN),
        Step(0, PlayCard(20, A)),
        Step(0, PlayCard(30, A)),
        Step(0, END_TURN, drawn=2),
        Step(1, PlayCard(8, D)),
        Step(1, PlayCard(7, D)),
        Step(1, END_TURN, drawn=7),
        Step(0, PlayCard(40, A)),
    )


def test_the_history_tells_what_was_drawn_after_a_stop() -> None:
    """G11, E24: with the card that was the STOP."""
    state = after(position(hands="20 30 40 / 7 8", commands="stop 40"), "20A 40A 8D")
    assert state.history == (
        Step(0, PlayCard(20, A)),
        Step(0, PlayCard(40, A), drawn=6),
        Step(1, PlayCard(8, D)),
    )


# Expert options ---------------------------------------------------------------------------------------------


def test_experts_play_three_cards_while_there_are_cards_to_draw() -> None:
    """G13: the minimum of 3."""
    state = after(position(hands="20 30 40 50 / 7", minimum=3), "20A 30A")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_CARDS
    assert refusal(after(state, "40A"), 0, END_TURN) is None


def test_experts_too_play_one_card_once_the_draw_pile_is_empty() -> None:
    """G13, G6."""
    state = position(hands="20 30 / 7", draw=0, tops="2 1 100 100", minimum=3)
    assert after(state, "20A end").turn == 1


def test_experts_may_owe_three_from_the_first_turn_on() -> None:
    """G13: the deal sets it, with a named starter or without."""
    options = Options(players=2, minimum=3)
    assert deal(options, IN_ORDER, starter=0).minimum == 3
    assert after(deal(options, IN_ORDER), "1:begin").minimum == 3


@pytest.mark.parametrize(("players", "cards"), [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)])
def test_a_short_hand_is_one_card_less(players: int, cards: int) -> None:
    """G13: 7, 6, 5; and one draws back up to that."""
    options = Options(players=players, short_hand=True)
    assert options.minimum == 2
    state = random_deal(options, Generator(1)).state()
    assert [len(hand) for hand in state.hands] == [cards] * players
    low, next_low = sorted(state.hands[0])[:2]
    assert len(after(state, f"{low}A {next_low}A end").hands[0]) == cards
