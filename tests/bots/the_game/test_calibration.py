"""From what a network says to how often its side wins: the order of positions stays, and what is certain."""

from dataclasses import replace

import numpy as np
import pytest

from tenback.bots.the_game.trained.calibration import calibrated, curve_of
from tenback.games.the_game import Command, OnePile, Options

SILENT = [Options(players=players, extreme=extreme) for players in range(1, 6) for extreme in (False, True)]
RULES = [Options(), Options(extreme=True), Options(minimum=3), Options(short_hand=True)]
MARKS = [replace(options, players=players) for players in range(2, 6) for options in RULES]
WAYS = [(options, "silent") for options in SILENT] + [(options, "marks") for options in MARKS]


@pytest.mark.parametrize(("options", "talk"), WAYS, ids=str)
def test_a_better_chance_stays_the_better_one_and_what_is_certain_stays_so(
    options: Options, talk: str
) -> None:
    marks = talk == "marks"
    chances = np.linspace(0, 1, 41)

    assert curve_of(options, marks=marks) is not None
    for draw_pile in (0, 40, 90):
        shown = calibrated(chances, options, draw_pile, marks=marks)
        assert (shown[0], shown[-1]) == (0, 1)
        assert (np.diff(shown) > 0).all()


@pytest.mark.parametrize(
    "options",
    [Options(extreme=True, switched_off=[Command.SKULL]), Options(extreme=True, one_pile=OnePile.WHOLE_TURN)],
    ids=str,
)
def test_under_rules_that_nobody_has_measured_the_network_s_own_figure_is_shown(options: Options) -> None:
    assert float(calibrated(0.3, options, 50)) == 0.3
