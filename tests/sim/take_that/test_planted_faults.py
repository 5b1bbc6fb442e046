"""The matches that hold the kernels of TAKE THAT to the rules find each of these faults in seconds."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from tenback.sim.jit import plain
from tenback.sim.take_that import rules
from tenback.sim.take_that.deals import begin_match, next_round
from tests.sim.planting import Planter
from tests.sim.take_that.lockstep import EVERY_TABLE, Kernels, play_both

FAULTS = {
    "any card may be laid": ("row[hand] & NEAR_LOW[last]", "row[hand]"),
    "an empty line may be taken": ("return row[LAST] != NO_CARD", "return True"),
    "a twist counts nothing": ("row[POINTS + row[SEAT]] += PAIR_POINTS", "pass"),
    "a twisted card stays wanted": ("_remove(row, WANTED, card)", "pass"),
    "the last card is forgotten after a twist": ("if other == row[LAST]:", "if False:"),
    "toads cost no more than others": ("+= price(low, high)", "-= count(low, high)"),
    "every taking brings an extra card": ("and count(low, high) == 1 and", "and"),
    "the extra cards are not scored": (" + price(row[extra], row[extra + 1])", ""),
    "the round ends with a line on the table": ("if row[LAST] == NO_CARD and row[DRAWN]", "if row[DRAWN]"),
    "the turn stays where it was": ("row[SEAT] = after if after < row[PLAYERS] else 0", "pass"),
}
SLOW = ("a twist counts nothing", "the round ends with a line on the table")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_plain_kernels_is_found(fault: str, planter: Planter) -> None:
    assert finds(planter.copy(rules, *FAULTS[fault]), plain)


@pytest.mark.parametrize("fault", SLOW)
def test_a_fault_in_compiled_kernels_is_found(fault: str, planter: Planter) -> None:
    assert finds(planter.copy(rules, *FAULTS[fault]), lambda function: function)


def test_a_copy_without_a_fault_passes(planter: Planter) -> None:
    assert not finds(planter.copy(rules, "row[HEIGHT] += 1", "row[HEIGHT] += 1 + 0"), plain)


def finds(wrong: ModuleType, way: Callable[[Any], Any]) -> bool:
    """Play the very matches of the lockstep test with the wrong kernels until one differs from the rules."""
    moves = [getattr(wrong, name) for name in ("lays", "twists", "may_take", "make_move")]
    kernels = Kernels(*map(way, (begin_match, next_round, *moves)))
    for options in EVERY_TABLE:
        try:
            play_both(options, 100, kernels)
        except AssertionError:
            return True
    return False
