"""The best turn at first sight: what a beam finds, judged by a trained network."""

from tenback.bots.temperature import LUCK
from tenback.bots.the_game.costs import NOTHING, prepare
from tenback.bots.the_game.trained.accumulator import update
from tenback.bots.the_game.trained.beam import CARDS, SPARE, TOPS, WIDEST, Beam, begin, find, grow, keep
from tenback.bots.the_game.trained.engine import Engine
from tenback.bots.the_game.trained.layers import FEW_LEFT
from tenback.bots.the_game.trained.worth import worth
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import IntArray, count
from tenback.sim.chance import below
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import DECK, DRAWN, HAND, HAND_SIZE, LEFT, LIVE, PLAYERS, SEAT, TOP


@kernel
def worth_of_left(left: int) -> float:
    """What a game that ends with so many cards left is worth."""
    return (1.0 if left == 0 else 0.0) + (FEW_LEFT if left <= 5 else 0.0)


@kernel
def stay_in_hand(row: IntArray, weights: FloatArray, wide: Beam, low: int, high: int, tops: IntArray) -> int:
    """How many of the last live cards a player alone, who will hold them all, cannot lay."""
    prepare(row, weights, 0, wide.turn_weights)
    begin(wide, low, high, tops)
    cards, laid, width = count(low, high), 0, 1
    while laid < cards and width > 0:
        listed = grow(wide, laid & 1, width, low, high, low, high, SPARE * WIDEST)
        width = keep(wide, laid & 1, listed, WIDEST, laid + 1)
        laid += width > 0
    wide.reached[0] = laid
    return cards - laid


@kernel
def is_known(row: IntArray, laid: int) -> bool:
    """Whether a player alone holds every live card after laying so many: then nothing is hidden."""
    return row[PLAYERS] == 1 and row[LEFT] - laid <= row[HAND_SIZE]


@kernel
def answer(row: IntArray, weights: FloatArray, engine: Engine) -> tuple[int, float]:
    """Choose the turn that looks best: its place among the beam's turns (-1 at a dead end) and its worth.

    The sizes of the hands must have been noted in the accumulator.
    """
    if row[PLAYERS] == 1 and row[DRAWN] == row[DECK]:
        hand = HAND + 2 * row[SEAT]
        left = stay_in_hand(row, weights, engine.wide, row[hand], row[hand + 1], row[TOP : TOP + 4])
        return -1, worth_of_left(left)
    found = find(row, weights, engine.beam)
    if found == 0:
        return -1, worth_of_left(row[LEFT] - engine.beam.reached[0])
    update(engine.network, engine.accumulator, row)
    return _best(row, weights, engine, found)


@kernel
def _best(row: IntArray, weights: FloatArray, engine: Engine, found: int) -> tuple[int, float]:
    costs, cheapest = engine.beam.turn_costs, NOTHING
    for index in range(found):
        cheapest = min(cheapest, costs[index])
    best, most, drawn = 0, -1.0, -1.0
    for index in range(found):
        if costs[index] <= cheapest + engine.margin:
            value = _judged(row, weights, engine, engine.beam.turns[index])
            luck = 0.0 if engine.heat == 0.0 else engine.heat * LUCK[below(engine.rng, len(LUCK))]
            if value + luck > drawn:
                best, most, drawn = index, value, value + luck
    return best, most


@kernel
def _judged(row: IntArray, weights: FloatArray, engine: Engine, turn: IntArray) -> float:
    hand = HAND + 2 * row[SEAT]
    laid = count(row[hand] & ~turn[CARDS], row[hand + 1] & ~turn[CARDS + 1])
    if row[LEFT] == laid:
        return worth_of_left(0)
    if is_known(row, laid):
        low = row[LIVE] & ~(row[hand] & ~turn[CARDS])
        high = row[LIVE + 1] & ~(row[hand + 1] & ~turn[CARDS + 1])
        return worth_of_left(stay_in_hand(row, weights, engine.wide, low, high, turn[TOPS : TOPS + 4]))
    return worth(engine.network, engine.accumulator, turn[CARDS], turn[CARDS + 1], turn[TOPS : TOPS + 4])


@kernel
def make(row: IntArray, turn: IntArray) -> None:
    """Make a turn that was chosen, except for its draw."""
    hand = HAND + 2 * row[SEAT]
    gone_low, gone_high = row[hand] & ~turn[CARDS], row[hand + 1] & ~turn[CARDS + 1]
    row[hand], row[hand + 1] = turn[CARDS], turn[CARDS + 1]
    row[LIVE] &= ~gone_low
    row[LIVE + 1] &= ~gone_high
    row[LEFT] -= count(gone_low, gone_high)
    for pile in range(4):
        row[TOP + pile] = turn[TOPS + pile]
