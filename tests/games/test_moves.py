"""What is no move of a game is named, and how to get one."""

import pytest

from tenback.games import seeded_deal, take_that, the_game
from tenback.games.errors import NotAMove
from tenback.words import in_english


def test_a_text_or_a_move_of_another_game_is_not_a_move() -> None:
    team = seeded_deal(the_game.Options(players=2), 1).state()
    rivals = seeded_deal(take_that.Options(players=2), 1).state()

    for state, game, wrong in (
        (team, the_game, "15A"),
        (team, the_game, take_that.TakeLine()),
        (team, the_game, None),
        (rivals, take_that, the_game.PlayCard(15, pile=0)),
    ):
        with pytest.raises(NotAMove, match="error-not-a-move") as told:
            game.apply(state, 0, wrong)
        assert "parse_move" in in_english(told.value)
