"""Random matches of every option, move by move beside a second telling of the rules."""

import pytest

from tenback.games.decks import Generator
from tenback.games.take_that import Deal, State, apply, legal_moves
from tenback.testing.trial import picked, trial_of
from tests.games.take_that.oracle import Oracle


def assert_same(state: State, oracle: Oracle) -> None:
    assert state.turn == (None if oracle.over else oracle.turn)
    assert [set(hand) for hand in state.hands] == oracle.hands
    assert list(state.line) == oracle.line
    assert list(state.draw_pile) == oracle.deck
    assert [list(up) for up in state.face_up] == oracle.up
    taken = [sorted(down + extra) for down, extra in zip(state.face_down, state.extra, strict=True)]
    assert taken == [sorted(down) for down in oracle.down]
    for seat in range(state.options.players):
        assert set(legal_moves(state, seat)) == oracle.legal(seat)


@pytest.mark.parametrize("part", range(4))
def test_random_matches_go_as_a_second_telling_of_the_rules_has_it(part: int) -> None:
    trial = trial_of("take-that")
    for number in range(25):
        rng = Generator(part, f"oracle {number}")
        deal = trial.deal(rng)
        assert isinstance(deal, Deal)
        state, oracle = deal.state(), Oracle(deal)
        assert_same(state, oracle)
        while state.turn is not None:
            seat = state.turn
            move = picked(legal_moves(state, seat), rng)
            state = apply(state, seat, move)
            oracle.do(seat, move)
            assert_same(state, oracle)
        assert state.result is not None
        assert list(state.result.scores) == oracle.totals
