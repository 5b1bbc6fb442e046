"""Options are checked once, when they are made."""

from typing import Any

import pytest

from tenback.games.errors import BadOptions, Problem
from tenback.games.take_that import Options


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, 2.0, "2", None])
def test_two_to_four_play(players: Any) -> None:
    """T2."""
    with pytest.raises(BadOptions, match="problem-players: game=TAKE THAT, low=2, high=4") as error:
        Options(players=players)
    assert error.value.problem is Problem.PLAYERS


@pytest.mark.parametrize("rounds", [0, -1, True, 1.0, "2", None])
def test_a_match_has_at_least_one_round(rounds: Any) -> None:
    """T11."""
    with pytest.raises(BadOptions, match="problem-rounds"):
        Options(rounds=rounds)


@pytest.mark.parametrize("given", [1, "yes", None])
def test_the_professional_variant_is_yes_or_no(given: Any) -> None:
    """T12."""
    with pytest.raises(BadOptions, match="problem-yes-or-no: option=professional"):
        Options(professional=given)


def test_the_defaults_are_two_players_and_two_rounds_without_the_variant() -> None:
    """T11, T12."""
    assert Options() == Options(players=2, rounds=2, professional=False)
    assert len({Options(), Options(players=2)}) == 1
