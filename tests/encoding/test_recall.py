"""Perfect recall: the array gives back every move and every card that came, in order."""

from typing import Any

import pytest

from tenback.encoding import encoding_of
from tenback.encoding.take_that.describing import cards_as_drawn as match_cards_as_drawn
from tenback.encoding.take_that.describing import told_moves as told_match_moves
from tenback.encoding.the_game.describing import cards_as_drawn, told_moves
from tenback.games import game_of
from tests.encoding.games import EXTREME, TAKE_THAT, THE_GAME, random_game


@pytest.mark.parametrize("options", [*THE_GAME, *EXTREME], ids=repr)
@pytest.mark.parametrize("seed", range(3))
def test_the_whole_game_can_be_read_back(options: Any, seed: int) -> None:
    encoding, rules = encoding_of(options), game_of(options).rules
    for moment in random_game(options, seed):
        for seat in range(options.players):
            array = encoding.remember(rules.view(moment.state, seat), moment.drawn_by(seat))
            parts = encoding.recall.parts(array)
            assert told_moves(parts) == [rules.format_move(step.move) for step in moment.state.history]
            assert cards_as_drawn(parts) == moment.drawn_by(seat)


@pytest.mark.parametrize("options", TAKE_THAT, ids=repr)
@pytest.mark.parametrize("seed", range(3))
def test_the_whole_match_can_be_read_back(options: Any, seed: int) -> None:
    encoding, rules = encoding_of(options), game_of(options).rules
    for moment in random_game(options, seed):
        array = encoding.remember(rules.view(moment.state, 1), moment.drawn_by(1))
        parts = encoding.recall.parts(array)
        told = [move for number in range(options.rounds) for move in told_match_moves(parts, number)]
        assert told == [rules.format_move(step.move) for step in moment.state.history]
        for number, cards in enumerate(moment.drawn_by(1)):
            assert match_cards_as_drawn(parts, number) == cards
