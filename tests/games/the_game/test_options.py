"""Options are checked once, when they are made, and keep what was chosen."""

import pickle
from typing import Any

import pytest

from tenback.games.errors import BadOptions, Problem
from tenback.games.the_game import Command, OnePile, Options


@pytest.mark.parametrize("players", [0, 6, -1, True, 2.0, "2", None])
def test_one_to_five_play(players: Any) -> None:
    """G2."""
    with pytest.raises(BadOptions, match="problem-players: game=THE GAME, low=1, high=5") as error:
        Options(players=players)
    assert error.value.problem is Problem.PLAYERS


@pytest.mark.parametrize("minimum", [1, 4, 0, True, 2.0, "2", None])
def test_the_minimum_is_two_or_three(minimum: Any) -> None:
    """G13."""
    with pytest.raises(BadOptions, match="problem-minimum: low=2, high=3"):
        Options(minimum=minimum)


@pytest.mark.parametrize("option", ["extreme", "short_hand"])
@pytest.mark.parametrize("given", [1, 0, "yes", None])
def test_yes_or_no_is_true_or_false(option: str, given: Any) -> None:
    """G13."""
    with pytest.raises(BadOptions, match=f"problem-yes-or-no: option={option}"):
        Options(**{option: given})


@pytest.mark.parametrize("given", ["sometimes", "", None, 1])
def test_one_pile_is_read_in_one_of_two_ways(given: Any) -> None:
    """E22."""
    with pytest.raises(BadOptions, match="problem-one-pile"):
        Options(one_pile=given)


def test_choices_may_be_written_as_text() -> None:
    """E2, E22: they are kept as enums and sets, so equal options are equal."""
    options = Options(one_pile="whole-turn", switched_off=["skull", Command.STOP, "skull"])
    assert options.one_pile is OnePile.WHOLE_TURN
    assert options.switched_off == {Command.SKULL, Command.STOP}
    assert options == Options(one_pile=OnePile.WHOLE_TURN, switched_off={Command.STOP, Command.SKULL})
    assert hash(options) == hash(Options(one_pile="whole-turn", switched_off=("stop", "skull")))


def test_the_defaults_are_the_plain_game() -> None:
    """G6, G2, E22."""
    options = Options()
    assert (options.players, options.extreme, options.minimum, options.short_hand) == (1, False, 2, False)
    assert (options.one_pile, options.switched_off) == (OnePile.FROM_NOW, frozenset())


def test_options_can_be_pasted_back_and_pickled() -> None:
    options = Options(players=3, extreme=True, minimum=3, short_hand=True, switched_off=["stop"])
    assert eval(repr(options), {"Options": Options}) == options
    assert repr(Options(players=2)) == "Options(players=2)"
    assert pickle.loads(pickle.dumps(options)) == options


def test_options_do_not_change() -> None:
    with pytest.raises(AttributeError):
        Options().players = 3  # type: ignore[misc]
