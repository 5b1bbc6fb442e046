"""The end of a round and of a match: T9 to T12."""

import pytest

from tenback.games.errors import BadDeal, BadOptions
from tenback.games.take_that import (
    CARDS,
    Ending,
    Lay,
    Options,
    State,
    deal,
    legal_moves,
    outcome,
    seeded_deck,
    taken_points,
)
from tenback.testing import after, match_position

DECK = seeded_deck(1)
IN_ORDER = CARDS


def first_lay_or_take(state: State) -> str:
    assert state.turn is not None
    lays = [move for move in legal_moves(state, state.turn) if isinstance(move, Lay)]
    return str(lays[0].card) if lays else "take"


# The end ----------------------------------------------------------------------------------------------------


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
    with pytest.raises(BadOptions, match="problem-rounds: given=0"):
        Options(rounds=0)


def test_each_round_has_a_deck_of_its_own() -> None:
    """T11: one per round, also when there is one."""
    with pytest.raises(BadDeal, match="problem-deck-count: expected=2, given=1"):
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


# The professional variant -----------------------------------------------------------------------------------


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
