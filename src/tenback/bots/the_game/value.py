"""What a position is worth before its end: a formula learned from games of the careful player.

It looks at a turn that begins, with all hands known (a play-out knows them), and cuts play-outs short.
"""

from typing import Final

import numpy as np

from tenback.bots.the_game.costs import prepare
from tenback.bots.the_game.policy import cheapest
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import IntArray, count, holds
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import (
    DECK,
    DRAWN,
    END_TURN,
    GOES_HIGH,
    GOES_LOW,
    HAND,
    HAND_SIZE,
    LEFT,
    LIVE,
    PLAYERS,
    SEAT,
    SILENCE,
    TOP,
    TRICK,
)
from tenback.sim.the_game.rules import shows

# Where the facts stand.
OPTIONS: Final = 0  # 6 classes of live cards by how many piles take them; again, times the share undrawn
STAGE: Final = 12  # how far the game is: 4 numbers
TRICKS: Final = 16  # piles whose trick card is still out; again, times the share
PLAYS: Final = 18  # for each player in the order of turns: the cheapest play, and how far it is a bad one
COMMANDS: Final = 28  # the four infinity commands that may show
MISSING: Final = 32  # cards missing in hands that DRAW ONE shrank
ALWAYS: Final = 33
FACTS: Final = 34

DEAREST: Final = 60.0
CHEAPEST: Final = -40.0
BAD: Final = 8.0


@kernel
def value(
    row: IntArray,
    kinds: CardArray,
    weights: FloatArray,
    w: FloatArray,
    facts: FloatArray,
    formula: FloatArray,
) -> float:
    """What the careful player may expect from here, between 0 and 1."""
    describe(row, kinds, weights, w, facts)
    total = 0.0
    for index in range(FACTS):
        total += facts[index] * formula[index]
    # Only a root, which is the same to the last bit on every machine.
    return 0.5 + 0.5 * total / np.sqrt(1.0 + total * total)


@kernel
def describe(row: IntArray, kinds: CardArray, weights: FloatArray, w: FloatArray, facts: FloatArray) -> None:
    """Write down the facts about a turn that begins."""
    facts[:] = 0.0
    share = (row[DECK] - row[DRAWN]) / row[DECK]
    _describe_options(row, facts)
    for index in range(OPTIONS, OPTIONS + 6):
        facts[index + 6] = facts[index] * share
    left = row[LEFT] * 0.02
    facts[STAGE], facts[STAGE + 1], facts[STAGE + 2], facts[STAGE + 3] = (
        share,
        share * share,
        left,
        left * left,
    )
    facts[TRICKS] = _tricks_out(row)
    facts[TRICKS + 1] = facts[TRICKS] * share
    for kind in range(4):
        facts[COMMANDS + kind] = 1.0 if shows(row, SILENCE + kind) else 0.0
    facts[MISSING] = 0.1 * _missing(row)
    facts[ALWAYS] = 1.0
    _describe_plays(row, kinds, weights, w, facts)


@kernel
def _describe_options(row: IntArray, facts: FloatArray) -> None:
    """Count the live cards by the piles of each direction that take them, two and two first."""
    for low_word in range(2):
        goes = GOES_LOW if low_word == 0 else GOES_HIGH
        live = row[LIVE + low_word]
        up, up_too = goes[0, row[TOP]], goes[1, row[TOP + 1]]
        down, down_too = goes[2, row[TOP + 2]], goes[3, row[TOP + 3]]
        both_up, one_up, no_up = up & up_too, up ^ up_too, ~(up | up_too)
        both_down, one_down, no_down = down & down_too, down ^ down_too, ~(down | down_too)
        facts[OPTIONS] += 0.1 * count(live & both_up & both_down, 0)
        facts[OPTIONS + 1] += 0.1 * count(live & one_up & both_down, live & both_up & one_down)
        facts[OPTIONS + 2] += 0.1 * count(live & one_up & one_down, 0)
        facts[OPTIONS + 3] += 0.1 * count(live & no_up & both_down, live & both_up & no_down)
        facts[OPTIONS + 4] += 0.1 * count(live & no_up & one_down, live & one_up & no_down)
        facts[OPTIONS + 5] += 0.1 * count(live & no_up & no_down, 0)


@kernel
def _tricks_out(row: IntArray) -> int:
    out = 0
    for pile in range(4):
        out += holds(row[LIVE], row[LIVE + 1], TRICK[pile, row[TOP + pile]])
    return out


@kernel
def _missing(row: IntArray) -> int:
    """How many cards the hands are short of full ones while there is something to draw."""
    if row[DRAWN] == row[DECK]:
        return 0
    missing = row[PLAYERS] * row[HAND_SIZE]
    for seat in range(row[PLAYERS]):
        missing -= count(row[HAND + 2 * seat], row[HAND + 2 * seat + 1])
    return missing


@kernel
def _describe_plays(
    row: IntArray, kinds: CardArray, weights: FloatArray, w: FloatArray, facts: FloatArray
) -> None:
    """What everybody's cheapest play would cost if it were their turn now."""
    turn = row[SEAT]
    prepare(row, weights, 0, w)
    for step in range(row[PLAYERS]):
        row[SEAT] = (turn + step) % row[PLAYERS]
        if row[HAND + 2 * row[SEAT]] | row[HAND + 2 * row[SEAT] + 1]:
            move, price = cheapest(row, kinds, w)
            price = DEAREST if move == END_TURN else max(CHEAPEST, min(DEAREST, price))
            facts[PLAYS + 2 * step] = 0.03 * price
            facts[PLAYS + 2 * step + 1] = 0.05 * max(0.0, price - BAD)
    row[SEAT] = turn
