"""The rulings of TAKE THAT: T20 to T24."""

from tenback.games.take_that import (
    TAKE_LINE,
    Lay,
    Options,
    Refusal,
    deal,
    legal_moves,
    refusal,
    seeded_deck,
    view,
)
from tenback.testing import after, match_position

DECK = seeded_deck(1)


def test_a_twist_that_empties_line_and_draw_pile_ends_the_round() -> None:
    """T20: the last card is drawn on the very turn that empties the line."""
    state = after(match_position(hands="91 49 / rest", line="94", draw="12"), "x49")
    assert state.turn is None
    assert state.result is not None
    assert state.result.scores == (2, 0)


def test_the_last_card_as_extra_card_ends_the_round() -> None:
    """T20: no line is on the table, and nobody opens one."""
    state = match_position(hands="91 49 / rest", line="94", draw="12", professional=True)
    state = after(state, "take")
    assert state.turn is None
    assert state.result is not None
    assert state.result.scores == (-2, 0)


def test_a_line_on_the_table_keeps_the_round_going_when_the_draw_pile_runs_out() -> None:
    """T20: laying the card that draws the last one ends nothing."""
    state = after(match_position(hands="91 49 / rest", line="94", draw="12"), "91")
    assert state.turn == 1
    assert state.result is None


def test_a_player_without_cards_can_only_take_the_line() -> None:
    """T21: which ends the round."""
    state = after(match_position(hands="91 / rest", line="94", draw="", turn=0), "91")
    state = after(state, "92")
    assert state.hands[0] == ()
    assert legal_moves(state, 0) == (TAKE_LINE,)
    state = after(state, "take")
    assert state.result is not None
    assert state.result.scores == (-3, 0)


def test_the_next_player_starts_the_next_round() -> None:
    """T22: the deal passes to the left."""
    state = match_position(hands="91 49 / 12 / rest", line="94", draw="", decks=(DECK, DECK))
    state = after(state, "x49")
    assert (state.round, state.turn) == (1, 1)


def test_the_third_round_is_started_by_the_seat_after_that() -> None:
    """T22: and it goes round: with two players seat 0 starts again, after starter 1 seat 1."""
    state = deal(Options(players=2, rounds=3), [DECK] * 3, starter=1)
    starters = [state.turn]
    while state.result is None:
        before = state.round
        assert state.turn is not None
        lays = [move for move in legal_moves(state, state.turn) if isinstance(move, Lay)]
        state = after(state, str(lays[0].card) if lays else "take")
        if state.round != before:
            starters.append(state.turn)
    assert starters == [1, 0, 1]


def test_equal_totals_share_the_win() -> None:
    """T22."""
    state = after(match_position(hands="91 49 / 12 / rest", line="94", draw="", up=" / 13 31"), "x49")
    assert state.result is not None
    assert state.result.scores == (2, 2, 0)
    assert state.result.winners == (0, 1)


def test_what_was_once_open_stays_known() -> None:
    """T23: face-up pairs for all to see, taken lines and the history to be remembered."""
    state = after(match_position(hands="91 12 / 13", line="94 88", up="21 / 35 53"), "take 12")
    for seat in (0, 1, None):
        seen = view(state, seat)
        assert seen.face_up == ((21,), (35, 53))
        assert seen.face_down == ((94, 88), ())
        assert [step.move for step in seen.history] == [TAKE_LINE, Lay(12)]
        assert not {94, 88, 21, 35, 53, 12} & set(seen.unseen)


def test_the_extra_card_is_unknown_to_everybody_until_the_round_is_scored() -> None:
    """T24: a view tells how many there are, and the running points leave them out."""
    state = match_position(hands="91 12 / 13", line="94", draw="77 rest", professional=True)
    state = after(state, "take")
    for seat in (0, 1, None):
        seen = view(state, seat)
        assert seen.extra == (1, 0)
        assert 77 in seen.unseen
        assert seen.points == (-1, 0)
        assert seen.totals == (-1, 0)


def test_the_extra_card_is_shown_when_the_round_is_scored() -> None:
    """T24: with its points, in the last round and in earlier ones."""
    last = match_position(hands="91 12 / rest", line="94", draw="77", professional=True)
    ended = after(last, "take")
    assert ended.face_down == ((94, 77), ())
    assert ended.extra == ((), ())
    assert view(ended, 1).rounds[0].extra == ((77,), ())
    assert view(ended, 1).totals == (-6, 0)
    first = match_position(hands="91 12 / rest", line="94", draw="77", professional=True, decks=(DECK,))
    assert view(after(first, "take"), 1).rounds[0].points == (-6, 0)


def test_a_finished_match_takes_no_moves() -> None:
    """T9."""
    state = after(match_position(hands="91 49 / rest", line="94", draw=""), "x49")
    assert refusal(state, 0, Lay(91)) is refusal(state, 1, TAKE_LINE) is Refusal.GAME_OVER
    assert legal_moves(state, 0) == legal_moves(state, 1) == ()
