"""What stands in an observation, for every kind of table."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tenback.encoding import encoding_of
from tenback.games import game_of
from tests.encoding.games import EVERY_KIND, EXTREME, TAKE_THAT, THE_GAME, random_game

SEEDS = range(3)


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
def test_hidden_cards_change_nothing(options: Any) -> None:
    encoding, game, chance = encoding_of(options), game_of(options), Random(7)
    for seed in SEEDS:
        for moment in list(random_game(options, seed))[::5]:
            for seat in range(options.players):
                view = game.view(moment.state, seat)
                other = game.view(game.resample(view, chance), seat)
                drawn = moment.drawn_by(seat)
                assert np.array_equal(encoding.observe(view), encoding.observe(other))
                assert np.array_equal(encoding.mask(view), encoding.mask(other))
                assert np.array_equal(encoding.remember(view, drawn), encoding.remember(other, drawn))


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
def test_every_number_is_in_its_range(options: Any) -> None:
    encoding, game = encoding_of(options), game_of(options)
    for seed in SEEDS:
        for moment in random_game(options, seed):
            for seat in (None, *range(options.players)):
                seen = encoding.observe(game.view(moment.state, seat))
                assert seen.dtype == encoding.observations.dtype
                assert (encoding.observations.lows <= seen).all()
                assert (seen <= encoding.observations.highs).all()


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
def test_memory_is_in_its_range_too(options: Any) -> None:
    encoding, game = encoding_of(options), game_of(options)
    for moment in random_game(options, 1):
        known = encoding.remember(game.view(moment.state, 0), moment.drawn_by(0))
        assert (encoding.recall.lows <= known).all()
        assert (known <= encoding.recall.highs).all()


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
def test_the_mask_marks_the_legal_moves_and_no_other(options: Any) -> None:
    encoding, game = encoding_of(options), game_of(options)
    for moment in random_game(options, 2):
        for seat in range(options.players):
            mask = encoding.mask(game.view(moment.state, seat))
            legal = {encoding.action_with(int(number)) for number in np.flatnonzero(mask)}
            assert legal == set(game.legal_moves(moment.state, seat))


@pytest.mark.parametrize("options", [*THE_GAME, *EXTREME], ids=repr)
def test_an_observation_holds_the_hand_the_tops_and_the_turn(options: Any) -> None:
    encoding, game = encoding_of(options), game_of(options)
    for moment in random_game(options, 3):
        state = moment.state
        for seat in range(options.players):
            parts = encoding.observations.parts(encoding.observe(game.view(state, seat)))
            assert tuple(np.flatnonzero(parts["hand"]) + 2) == state.hands[seat]
            assert tuple(parts["tops"]) == state.tops
            assert parts["played"].sum() + state.cards_left == 98
            assert parts["to_move"][0] == (state.turn == seat)


@pytest.mark.parametrize("options", TAKE_THAT, ids=repr)
def test_an_observation_holds_the_line_and_the_points(options: Any) -> None:
    encoding, game = encoding_of(options), game_of(options)
    for moment in random_game(options, 3):
        view = game.view(moment.state, 1)
        parts = encoding.observations.parts(encoding.observe(view))
        assert parts["last"][0] == (view.line[-1] if view.line else 0)
        assert np.count_nonzero(parts["line"]) == len(view.line)
        if view.result is None:
            assert parts["points"][0] + parts["scored"][:, 0].sum() == view.totals[1]
