"""Random games of every option, move by move beside a second telling of the rules."""

import pytest

from tenback.games.decks import Generator
from tenback.games.the_game import Deal, Ending, State, apply, doomed_moves, fatal_moves, legal_moves
from tenback.testing.trial import picked, trial_of
from tests.games.the_game.oracle import Oracle


def assert_same(state: State, oracle: Oracle) -> None:
    assert [set(hand) for hand in state.hands] == oracle.hands
    assert [list(pile) for pile in state.piles] == oracle.piles
    assert list(state.draw_pile) == oracle.deck
    for seat in range(state.options.players):
        assert set(legal_moves(state, seat)) == oracle.legal(seat)
    if state.turn is not None:
        assert set(fatal_moves(state, state.turn)) == oracle.fatal()


def assert_same_doom(state: State, oracle: Oracle) -> None:
    """E20: the oracle tries every order of the cards in hand."""
    if state.turn is not None:
        assert set(doomed_moves(state, state.turn)) == oracle.doomed()


def assert_same_end(state: State, oracle: Oracle) -> None:
    assert state.result is not None
    assert oracle.over
    assert state.result.cards_left == oracle.left
    assert state.result.won == oracle.won
    if state.result.ending is Ending.BROKEN:
        assert oracle.lost_for is not None
        assert state.result.command in oracle.lost_for
    if state.result.ending is Ending.STUCK:
        assert {debt.value for debt in state.result.owed} == oracle.stuck_with


@pytest.mark.parametrize("name", ["the-game", "extreme"])
@pytest.mark.parametrize("part", range(4))
def test_random_games_go_as_a_second_telling_of_the_rules_has_it(name: str, part: int) -> None:
    trial = trial_of(name)
    for number in range(60):
        rng = Generator(part, f"oracle {number}")
        deal = trial.deal(rng)
        assert isinstance(deal, Deal)
        state, oracle = deal.state(), Oracle(deal)
        assert_same(state, oracle)
        while state.result is None:
            seat = rng.randrange(state.options.players) if state.turn is None else state.turn
            # Half of the games are played thriftily, to reach their end; the others anyhow.
            choose = trial.choose if number % 2 else lambda view, rng: picked(view.legal, rng)
            move = choose(trial.game.view(state, seat), rng)
            state = apply(state, seat, move)
            oracle.do(seat, move)
            assert state.turn == (None if oracle.over else oracle.turn)
            assert_same(state, oracle)
            if number % 8 < 2:
                assert_same_doom(state, oracle)
        assert_same_end(state, oracle)
