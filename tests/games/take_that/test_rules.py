"""TAKE THAT, rule by rule: T1 to T12."""

import pytest

from tenback.games.decks import seeded_deck
from tenback.games.errors import BadDeal, BadOptions, IllegalMove, Problem
from tenback.games.take_that import (
    CARDS,
    TAKE_LINE,
    TOADS,
    Ending,
    Lay,
    Options,
    Refusal,
    State,
    Step,
    Twist,
    apply,
    deal,
    is_toad,
    legal_moves,
    outcome,
    refusal,
    taken_points,
    twin,
)
from tenback.games.take_that.moves import Move
from tenback.testing import after, match_position

DECK = seeded_deck(CARDS, 1)
IN_ORDER = CARDS


def why_not(state: State, move: Move) -> Refusal | None:
    assert state.turn is not None
    return refusal(state, state.turn, move)


def first_lay_or_take(state: State) -> str:
    assert state.turn is not None
    lays = [move for move in legal_moves(state, state.turn) if isinstance(move, Lay)]
    return str(lays[0].card) if lays else "take"


# Cards and deal -------------------------------------------------------------------------------------------


def test_there_are_79_cards_without_the_tens() -> None:
    """T1: 12 to 98."""
    assert len(CARDS) == 79
    assert (CARDS[0], CARDS[-1]) == (12, 98)
    assert not any(card % 10 == 0 for card in CARDS)


def test_the_doubles_are_toads() -> None:
    """T1: seven of them."""
    assert TOADS == (22, 33, 44, 55, 66, 77, 88)
    assert tuple(card for card in CARDS if is_toad(card)) == TOADS


def test_the_others_form_36_twisted_pairs() -> None:
    """T1: the twin has its digits swapped."""
    assert twin(49) == 94
    pairs = {frozenset((card, twin(card))) for card in CARDS if not is_toad(card)}
    assert len(pairs) == 36
    assert all(pair <= set(CARDS) for pair in pairs)


@pytest.mark.parametrize(
    ("deck", "problem"),
    [
        (IN_ORDER[1:], Problem.DECK_SIZE),
        ((*IN_ORDER, 12), Problem.DECK_SIZE),
        ((*IN_ORDER[:-1], 12), Problem.DECK_TWICE),
        ((*IN_ORDER[:-1], 20), Problem.DECK_CARD),
        ((*IN_ORDER[:-1], 99), Problem.DECK_CARD),
    ],
)
def test_a_deck_that_is_not_the_79_cards_is_refused(deck: tuple[int, ...], problem: Problem) -> None:
    """T1."""
    with pytest.raises(BadDeal) as error:
        deal(Options(rounds=1), [deck])
    assert error.value.problem is problem


def test_a_refused_deck_says_what_is_wrong_with_it() -> None:
    """T1."""
    with pytest.raises(BadDeal, match="card 15 is in the deck twice"):
        deal(Options(rounds=1), [(*IN_ORDER[:-1], 15)])
    with pytest.raises(BadDeal, match="the deck has 79 cards, not 78"):
        deal(Options(rounds=1), [IN_ORDER[1:]])
    with pytest.raises(BadDeal, match="20 is not a card of this game"):
        deal(Options(rounds=1), [(20, *IN_ORDER[1:])])


@pytest.mark.parametrize(("players", "cards"), [(2, 9), (3, 9), (4, 8)])
def test_the_hand_depends_on_the_number_of_players(players: int, cards: int) -> None:
    """T2: seat 0's hand comes first, then seat 1's; the rest is the draw pile."""
    state = deal(Options(players=players, rounds=1), [DECK])
    assert state.hands == tuple(
        tuple(sorted(DECK[seat * cards : (seat + 1) * cards])) for seat in range(players)
    )
    assert state.draw_pile == DECK[players * cards :]


def test_the_line_grows_to_the_right() -> None:
    """T3: of any length."""
    state = match_position(hands="12 14 / 13 15")
    state = after(state, "12 13 14 15")
    assert state.line == (12, 13, 14, 15)


# The turn -------------------------------------------------------------------------------------------------


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
    with pytest.raises(BadDeal, match=f"seats 0 to 1, not {starter}"):
        deal(Options(players=2, rounds=1), [DECK], starter=starter)


def test_a_turn_is_one_of_three_things() -> None:
    """T4: lay, twist, or take the line."""
    state = match_position(hands="49 91 / rest", line="94 88", draw="12")
    assert legal_moves(state, 0) == (Lay(91), Twist(49), TAKE_LINE)
    assert after(state, "91").turn == 1
    assert after(state, "x49").turn == 1


def test_only_the_player_at_turn_moves() -> None:
    """T4."""
    state = match_position(hands="49 91 / 92 93", line="94 88")
    assert refusal(state, 1, Lay(92)) is Refusal.NOT_YOUR_TURN
    assert refusal(state, 1, TAKE_LINE) is Refusal.NOT_YOUR_TURN
    assert legal_moves(state, 1) == ()
    assert refusal(state, 2, Lay(92)) is refusal(state, -1, Lay(92)) is Refusal.NO_SUCH_SEAT
    with pytest.raises(IllegalMove, match="not your turn") as error:
        after(state, "1:92")
    assert (error.value.seat, error.value.move) == (1, Lay(92))
    assert error.value.refusal is Refusal.NOT_YOUR_TURN


def test_what_is_no_move_at_all_is_a_mistake_of_the_caller() -> None:
    """T4: nothing but the three things is ever allowed."""
    state = match_position(hands="49 91 / 92 93", line="94 88")
    for ask in (refusal, apply):
        with pytest.raises(AssertionError, match="a rude remark"):
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


def test_only_a_card_of_the_own_hand_is_laid_or_twisted() -> None:
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


# The end --------------------------------------------------------------------------------------------------


def test_without_a_draw_pile_play_goes_on_until_the_line_is_gone() -> None:
    """T9: laying goes on; taking the line ends the round at once."""
    state = match_position(hands="91 49 / 92 rest", line="88 94", draw="")
    state = after(state, "91 92")
    assert state.result is None
    state = after(state, "take")
    assert state.turn is None
    assert outcome(state) is not None


def test_twisting_the_last_card_of_the_line_away_ends_the_round_too() -> None:
    """T9."""
    state = after(match_position(hands="91 49 / rest", line="94", draw=""), "x49")
    assert state.result is not None
    assert state.result.scores == (2, 0)


def test_taking_the_line_while_there_are_cards_to_draw_ends_nothing() -> None:
    """T9."""
    state = after(match_position(hands="91 49 / rest", line="94", draw="12"), "take")
    assert state.result is None
    assert state.turn == 0


def test_the_score_counts_pairs_taken_cards_and_toads() -> None:
    """T10: +1 face up, -1 face down, -5 for a toad; cards in hand count nothing."""
    state = match_position(hands="91 / rest", line="88 94", up="12 21 / 13 31 14 41", down="22 23", draw="")
    state = after(state, "take")
    assert state.result is not None
    assert state.result.scores == (2 - 5 - 1 - 5 - 1, 4)
    assert taken_points((22, 33, 23)) == -11


def test_a_match_is_two_rounds_unless_the_table_says_otherwise() -> None:
    """T11."""
    assert Options().rounds == 2
    assert Options(rounds=7).rounds == 7
    with pytest.raises(BadOptions, match="at least 1 round, not 0"):
        Options(rounds=0)


def test_each_round_has_a_deck_of_its_own() -> None:
    """T11: one per round, also when there is one."""
    with pytest.raises(BadDeal, match="a match of 2 rounds needs as many decks, not 1"):
        deal(Options(), [DECK])
    assert deal(Options(), [DECK, IN_ORDER]).decks == (IN_ORDER,)


def test_the_next_round_is_dealt_when_one_ends() -> None:
    """T11: hands, draw pile, line and heaps are new; the score of the round is kept."""
    state = match_position(hands="91 49 / rest", line="94", draw="", up="12 21 / 35", decks=(IN_ORDER,))
    state = after(state, "x49")
    assert state.result is None
    assert state.round == 1
    assert state.rounds[0].points == (4, 1)
    assert state.hands == (IN_ORDER[:9], IN_ORDER[9:18])
    assert state.draw_pile == IN_ORDER[18:]
    assert state.line == ()
    assert state.face_up == state.face_down == state.extra == ((), ())
    assert state.decks == ()
    assert state.history[-1].round == 0


def test_the_highest_total_of_all_rounds_wins() -> None:
    """T11."""
    state = match_position(hands="91 49 / rest", line="94", draw="", decks=(IN_ORDER,))
    state = after(state, "x49")
    while state.result is None:
        state = after(state, first_lay_or_take(state))
    second = state.rounds[1].points
    assert state.result.ending is Ending.SCORED
    assert state.result.scores == tuple(first + later for first, later in zip((2, 0), second, strict=True))
    assert state.result.winners == tuple(
        seat for seat in (0, 1) if state.result.scores[seat] == max(state.result.scores)
    )
    assert len(state.rounds) == 2


# The professional variant ---------------------------------------------------------------------------------


def test_professionals_pay_an_extra_card_for_a_line_of_one() -> None:
    """T12: the top of the draw pile goes face down as minus; the rest of the turn is as ever."""
    state = match_position(hands="91 12 / 13", line="94", draw="71 72 rest", professional=True)
    state = after(state, "take")
    assert state.extra == ((71,), ())
    assert state.face_down == ((94,), ())
    assert state.draw_pile[0] == 72
    assert state.turn == 0
    assert 72 in after(state, "12").hands[0]


def test_a_longer_line_costs_professionals_nothing_extra() -> None:
    """T12: exactly one card."""
    state = match_position(hands="91 12 / 13", line="94 95", draw="71 rest", professional=True)
    assert after(state, "take").extra == ((), ())


def test_without_the_variant_there_is_no_extra_card() -> None:
    """T12."""
    state = match_position(hands="91 12 / 13", line="94", draw="71 rest")
    assert after(state, "take").extra == ((), ())


def test_the_extra_card_is_paid_only_if_there_is_one() -> None:
    """T12: with the draw pile used up the take ends the round."""
    state = after(match_position(hands="91 / rest", line="94", draw="", professional=True), "take")
    assert state.result is not None
    assert state.result.scores == (-1, 0)


def test_the_extra_card_counts_as_minus() -> None:
    """T12, T10: five for a toad."""
    state = match_position(hands="91 12 / rest", line="94", draw="77", professional=True)
    state = after(state, "take")
    assert state.result is not None
    assert state.result.scores == (-1 - 5, 0)
    assert state.rounds[0].extra == ((77,), ())
