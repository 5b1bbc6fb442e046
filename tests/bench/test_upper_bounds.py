"""Upper bounds: all-seeing teams, and experts who see each other's hands."""

import numpy as np

from bench.upper_bounds import can_win, with_open_hands
from tenback.bots.the_game.hidden import deal_hidden
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.bots.the_game.workspace import new_workspace
from tenback.games import seeded_deal, the_game
from tenback.sim.bits import HIGH, LOW
from tenback.sim.chance import seed
from tenback.sim.jit import plain
from tenback.sim.the_game.convert import kinds_of
from tenback.talk.marks.said import NOTHING_SAID


def test_a_team_that_sees_all_cards_wins_where_others_would_have_to_guess() -> None:
    state = seeded_deal(the_game.Options(players=3), 1).state()

    assert isinstance(state, the_game.State)
    assert can_win(state, breadth=100)


def test_with_open_hands_every_sampled_deal_has_the_real_hands_with_their_commands() -> None:
    state = seeded_deal(the_game.Options(players=3, extreme=True), 1).state()
    assert isinstance(state, the_game.State)
    known = with_open_hands(state, knowledge_from(the_game.view(state, 0), NOTHING_SAID), 0)
    workspace, rng, printed = new_workspace(), np.zeros(4, np.int64), kinds_of(state.commands)
    seed(rng, 1, 0, 0)

    for _ in range(20):
        plain(deal_hidden)(known, workspace, rng)

        for seat in (1, 2):
            cards = list(state.hands[seat])
            assert workspace.hands[2 * seat] == sum(LOW[cards])
            assert workspace.hands[2 * seat + 1] == sum(HIGH[cards])
            assert (workspace.kinds[cards] == printed[cards]).all()
        assert np.bincount(workspace.kinds, minlength=8)[1:].tolist() == [4] * 7
