"""The turn: T4 to T8."""

import pytest

from tenback.games.errors import BadDeal, IllegalMove, NotAMove
from tenback.games.take_that import (
    CARDS,
    TAKE_LINE,
    Lay,
    Options,
    Refusal,
    State,
    Step,
    Twist,
    apply,
    deal,
    legal_moves,
    refusal,
    seeded_deck,
)
from tenback.games.take_that.moves import Move
from tenback.testing import after, match_position

DECK = seeded_deck(1)
IN_ORDER = CARDS


def why_not(state: State, move: Move) -> Refusal | None:
    assert state.turn is not None
    return refusal(state, state.turn, move)


def test_the_starter_is_named_and_play_goes_clockwise() -> None:
    """T4: the player left of the dealer, then on and round."""
    state = deal(Options(players=3, rounds=1), [DECK], starter=2)
    assert state.turn == 2
    state = after(state, str(state.hands[2][0]))
    assert state.turn == 0


def test_seat_0_starts_unless_another_is_named() -> None:
    """T4."""
    assert deal(Options(players=3, rounds=1), [DECK]).turn == 0


@pytest.mark.parametrize("starter", [-1, 2])
def test_a_starter_who_does_not_sit_there_is_refused(starter: int) -> None:
    """T4."""
    with pytest.raises(BadDeal, match=f"problem-starter: high=1, given={starter}"):
        deal(Options(players=2, rounds=1), [DECK], starter=starter)


def test_a_turn_is_one_of_three_things() -> None:
    """T4: lay, twist, or take the line."""
    state = match_position(hands="49 91 / rest", line="94 88", draw="12")
    assert legal_moves(state, 0) == (Lay(91), Twist(49), TAKE_LINE)
    assert after(state, "91").turn == 1
    assert after(state, "x49").turn == 1


def test_only_the_player_to_move_moves() -> None:
    """T4."""
    state = match_position(hands="49 91 / 92 93", line="94 88")
    assert refusal(state, 1, Lay(92)) is Refusal.NOT_YOUR_TURN
    assert refusal(state, 1, TAKE_LINE) is Refusal.NOT_YOUR_TURN
    assert legal_moves(state, 1) == ()
    assert refusal(state, 2, Lay(92)) is refusal(state, -1, Lay(92)) is Refusal.NO_SUCH_SEAT
    with pytest.raises(IllegalMove, match="refusal=not-your-turn") as error:
        after(state, "1:92")
    assert (error.value.seat, error.value.move) == (1, Lay(92))
    assert error.value.refusal is Refusal.NOT_YOUR_TURN


def test_what_is_no_move_at_all_is_a_mistake_of_the_caller() -> None:
    """T4: nothing but the three things is ever allowed."""
    state = match_position(hands="49 91 / 92 93", line="94 88")
    for ask in (refusal, apply):
        with pytest.raises(NotAMove, match="a rude remark"):
            ask(state, 0, "a rude remark")  # type: ignore[arg-type]


def test_the_history_tells_every_move_as_everyone_saw_it() -> None:
    """T23, T7: the round, who did what in which order, and whether a card was drawn after it."""
    state = match_position(
        hands="49 91 / 92 12", line="88 94", draw="71 72 73", down="rest", decks=(IN_ORDER,)
    )
    state = after(state, "x49 92 take 71 72")
    assert state.history == (
        Step(0, 0, Twist(49), drawn=1),
        Step(0, 1, Lay(92), drawn=1),
        Step(0, 0, TAKE_LINE),
        Step(0, 0, Lay(71), drawn=1),
        Step(0, 1, Lay(72)),
    )


def test_a_laid_card_differs_by_at_most_ten() -> None:
    """T5: up or down, from the rightmost card."""
    state = match_position(hands="44 45 46 65 66 67 / 12", line="13 14 55")
    reach = {card: why_not(state, Lay(card)) for card in state.hands[0]}
    assert [card for card, reason in reach.items() if reason is None] == [45, 46, 65]
    assert reach[44] is reach[66] is reach[67] is Refusal.TOO_FAR


def test_without_a_line_any_card_opens_one_and_nothing_else_can_be_done() -> None:
    """T5."""
    state = match_position(hands="12 55 98 / 21")
    assert legal_moves(state, 0) == (Lay(12), Lay(55), Lay(98))
    assert why_not(state, TAKE_LINE) is Refusal.NO_LINE
    assert why_not(state, Twist(12)) is Refusal.NO_LINE


def test_only_a_card_in_hand_is_laid_or_twisted() -> None:
    """T5, T6."""
    state = match_position(hands="12 55 / 21 49", line="94")
    assert why_not(state, Lay(21)) is Refusal.CARD_NOT_IN_HAND
    assert why_not(state, Twist(49)) is Refusal.CARD_NOT_IN_HAND


def test_a_twist_takes_the_twin_out_of_the_line() -> None:
    """T6: from anywhere; both lie face up, and the gap closes."""
    state = match_position(hands="49 12 / 13", line="88 94 92", up="21 / 35")
    state = after(state, "x49")
    assert state.line == (88, 92)
    assert state.face_up == ((21, 49, 94), (35,))
    assert 49 not in state.hands[0]


def test_a_twist_needs_the_twin_in_the_line() -> None:
    """T6."""
    state = match_position(hands="49 12 / 94", line="88 95")
    assert why_not(state, Twist(49)) is Refusal.NO_TWIN


def test_toads_cannot_be_twisted() -> None:
    """T6."""
    state = match_position(hands="55 12 / 94", line="88 95")
    assert why_not(state, Twist(55)) is Refusal.TOAD


def test_the_only_card_of_a_line_may_be_twisted() -> None:
    """T6: the next player then opens a new line."""
    state = after(match_position(hands="49 12 / 13 98", line="94"), "x49")
    assert state.line == ()
    assert state.turn == 1
    assert legal_moves(state, 1) == (Lay(13), Lay(98))


def test_after_laying_or_twisting_one_card_is_drawn() -> None:
    """T7: the next of the draw pile."""
    state = match_position(hands="49 91 / 13", line="88 94", draw="71 rest")
    laid = after(state, "91")
    assert laid.hands[0] == (49, 71)
    assert laid.history[-1].drawn == 1
    assert after(state, "x49").hands[0] == (71, 91)
    assert laid.draw_pile == state.draw_pile[1:]


def test_without_cards_to_draw_nothing_is_drawn() -> None:
    """T7."""
    state = after(match_position(hands="49 91 / rest", line="88 94", draw=""), "91")
    assert state.hands[0] == (49,)
    assert state.history[-1].drawn == 0


def test_who_takes_the_line_opens_a_new_one() -> None:
    """T8: the whole line, face down; the same player lays any card and draws one."""
    state = match_position(hands="12 98 / 13", line="88 94 92", draw="71 rest")
    state = after(state, "take")
    assert state.line == ()
    assert state.face_down == ((88, 94, 92), ())
    assert state.turn == 0
    assert state.hands[0] == (12, 98), "taking draws nothing"
    assert legal_moves(state, 0) == (Lay(12), Lay(98))
    state = after(state, "98")
    assert (state.line, state.hands[0], state.turn) == ((98,), (12, 71), 1)


def test_the_line_may_be_taken_although_a_card_could_be_laid() -> None:
    """T8: who cannot, or does not want to."""
    state = match_position(hands="91 12 / 13", line="88 94")
    assert why_not(state, Lay(91)) is None
    assert why_not(state, TAKE_LINE) is None
