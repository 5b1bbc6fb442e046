"""THE GAME, rule by rule: G1 to G10 and G13."""

import pytest

from tenback.games import random_deal
from tenback.games.decks import Generator
from tenback.games.errors import BadDeal, IllegalMove, Problem
from tenback.games.the_game import (
    BEGIN,
    CARDS,
    END_TURN,
    STARTS,
    Ending,
    Options,
    Owed,
    PlayCard,
    Refusal,
    State,
    Step,
    apply,
    deal,
    goes_on,
    is_ascending,
    legal_moves,
    outcome,
    refusal,
)
from tenback.testing import after, position

A, B, C, D = 0, 1, 2, 3
IN_ORDER = tuple(range(2, 100))


def why_not(state: State, card: int, pile: int) -> Refusal | None:
    assert state.turn is not None
    return refusal(state, state.turn, PlayCard(card, pile))


# The deal -------------------------------------------------------------------------------------------------


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
    with pytest.raises(BadDeal, match="card 7 is in the deck twice"):
        deal(Options(), (*IN_ORDER[:-1], 7))


def test_a_refused_deck_says_which_card_is_foreign() -> None:
    """G1."""
    with pytest.raises(BadDeal, match="100 is not a card of this game"):
        deal(Options(), (*IN_ORDER[:-1], 100))


def test_a_refused_deck_says_how_many_cards_it_has() -> None:
    """G1."""
    with pytest.raises(BadDeal, match="the deck has 98 cards, not 97"):
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


def test_a_named_starter_is_at_turn_at_once() -> None:
    """G3."""
    state = deal(Options(players=4), IN_ORDER, starter=3)
    assert state.turn == 3
    assert state.history == ()


@pytest.mark.parametrize("starter", [-1, 2, 5])
def test_a_starter_who_does_not_sit_there_is_refused(starter: int) -> None:
    """G3."""
    with pytest.raises(BadDeal, match=f"seats 0 to 1, not {starter}") as error:
        deal(Options(players=2), IN_ORDER, starter=starter)
    assert error.value.problem is Problem.STARTER


def test_play_goes_clockwise() -> None:
    """G3: after the starter the next seat, and from the last seat to the first."""
    state = position(hands="2 3 / 4 5 / 6 7", turn=1)
    state = after(state, "4A 5A end")
    assert state.turn == 2
    state = after(state, "6A 7A end")
    assert state.turn == 0


# Playing cards --------------------------------------------------------------------------------------------


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


def test_only_a_card_of_the_own_hand_can_be_played() -> None:
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
    with pytest.raises(IllegalMove, match="must be higher than the top card") as error:
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
        with pytest.raises(AssertionError, match="a rude remark"):
            ask(state, 0, "a rude remark")  # type: ignore[arg-type]


# The turn -------------------------------------------------------------------------------------------------


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
    """G6: who draws the last card makes the next turn a turn of one card, not the own one."""
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
    """G8: all others are skipped, so the same seat is at turn again."""
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


# The history ----------------------------------------------------------------------------------------------


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


# Expert options -------------------------------------------------------------------------------------------


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
