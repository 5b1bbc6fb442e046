"""The games that hold the kernels of THE GAME and EXTREME to the rules find each fault in seconds."""

import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from tenback.sim.jit import plain
from tenback.sim.the_game import rules
from tenback.sim.the_game.row import END_TURN
from tests.sim.planting import Planter
from tests.sim.the_game.lockstep import COMPILED, EVERY_TABLE, follow, started

FAULTS = {
    "NO TRICK is not heeded": ("if back and not shows(row, NO_TRICK)", "if back"),
    "ONE PILE binds nobody": ("if row[BOUND] != NO_PILE and row[BOUND] != pile", "if False"),
    "a turn owes a card too few": ("played < row[OWED] or", "played + 1 < row[OWED] or"),
    "a SKULL may stay": ("or shows(row, SKULL) or", "or"),
    "a THREE may be overdone": ("return played >= 3\n", "return False\n"),
    "a STOP may leave a SKULL": (
        "return kind == STOP and _skull_elsewhere(row, kinds, pile)",
        "return False",
    ),
    "a STOP does not end the turn": (
        "STOPPED if kinds[card] == STOP and row[LEFT] > 0 else RUNNING",
        "RUNNING",
    ),
    "a played card stays live": ("row[LIVE] &= ~LOW[card]", "pass"),
    "DRAW ONE is not heeded": ("1 if shows(row, DRAW_ONE) else ", ""),
    "the last turns owe too much": ("row[MINIMUM] if row[DRAWN] < row[DECK] else 1", "row[MINIMUM]"),
    "the turn goes to an empty hand": ("if row[HAND + 2 * seat] | row[HAND + 2 * seat + 1]", "if True"),
    "a broken command ends nothing": ("row[ENDING] = BROKEN", "pass"),
}
SLOW = ("NO TRICK is not heeded", "a STOP does not end the turn")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_plain_kernels_is_found(fault: str, planter: Planter) -> None:
    assert finds(planter.copy(rules, *FAULTS[fault]), plain)


@pytest.mark.parametrize("fault", SLOW)
def test_a_fault_in_compiled_kernels_is_found(fault: str, planter: Planter) -> None:
    assert finds(planter.copy(rules, *FAULTS[fault]), COMPILED)


def test_a_copy_without_a_fault_passes(planter: Planter) -> None:
    assert not finds(planter.copy(rules, "row[PLAYED] = 0", "row[PLAYED] = 0 + 0"), plain, tables=12)


def finds(wrong: ModuleType, way: Callable[[Any], Any], tables: int | None = None) -> bool:
    """Play the very games of the lockstep test with the wrong kernels until one differs from the rules."""

    def wrong_way(function: Any) -> Any:
        name = function.__name__
        return _mover(wrong, way) if name == "make_move" else way(getattr(wrong, name, function))

    for seed in (0, 1, 2):
        for options in EVERY_TABLE[:tables]:
            try:
                follow(started(options, seed), random.Random(seed), wrong_way, boldness=seed % 3)
            except AssertionError:
                return True
    return False


def _mover(wrong: ModuleType, way: Callable[[Any], Any]) -> Callable[..., None]:
    """Make a move with the wrong kernels, as `make_move` does with the right ones."""

    def make_move(row: Any, deck: Any, kinds: Any, move: int) -> None:
        if move == END_TURN:
            way(wrong.end_turn)(row, deck)
        else:
            way(wrong.play)(row, deck, kinds, 2 + (move >> 2), move & 3)

    return make_move
