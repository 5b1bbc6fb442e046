"""The best turn at first sight: what a beam finds, judged by a trained network."""

from tenback.bots.temperature import LUCK
from tenback.bots.the_game.costs import NOTHING, prepare
from tenback.bots.the_game.trained.beam import CARDS, SPARE, TOPS, WIDEST, Beam, begin, find, grow, keep
from tenback.bots.the_game.trained.eye import look
from tenback.bots.the_game.trained.layers import FEW_LEFT
from tenback.bots.the_game.trained.mind import Mind
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
def answer(row: IntArray, weights: FloatArray, mind: Mind) -> tuple[int, float]:
    """Choose the turn that looks best: its place among the beam's turns (-1 at a dead end) and its worth.

    The sizes of the hands must have been noted in the eye.
    """
    if row[PLAYERS] == 1 and row[DRAWN] == row[DECK]:
        hand = HAND + 2 * row[SEAT]
        left = stay_in_hand(row, weights, mind.wide, row[hand], row[hand + 1], row[TOP : TOP + 4])
        return -1, worth_of_left(left)
    found = find(row, weights, mind.beam)
    if found == 0:
        return -1, worth_of_left(row[LEFT] - mind.beam.reached[0])
    look(mind.network, mind.eye, row)
    return _best(row, weights, mind, found)


@kernel
def _best(row: IntArray, weights: FloatArray, mind: Mind, found: int) -> tuple[int, float]:
    costs, cheapest = mind.beam.turn_costs, NOTHING
    for index in range(found):
        cheapest = min(cheapest, costs[index])
    best, most, drawn = 0, -1.0, -1.0
    for index in range(found):
        if costs[index] <= cheapest + mind.margin:
            value = _judged(row, weights, mind, mind.beam.turns[index])
            luck = 0.0 if mind.heat == 0.0 else mind.heat * LUCK[below(mind.rng, len(LUCK))]
            if value + luck > drawn:
                best, most, drawn = index, value, value + luck
    return best, most


@kernel
def _judged(row: IntArray, weights: FloatArray, mind: Mind, turn: IntArray) -> float:
    hand = HAND + 2 * row[SEAT]
    laid = count(row[hand] & ~turn[CARDS], row[hand + 1] & ~turn[CARDS + 1])
    if row[LEFT] == laid:
        return worth_of_left(0)
    if is_known(row, laid):
        low = row[LIVE] & ~(row[hand] & ~turn[CARDS])
        high = row[LIVE + 1] & ~(row[hand + 1] & ~turn[CARDS + 1])
        return worth_of_left(stay_in_hand(row, weights, mind.wide, low, high, turn[TOPS : TOPS + 4]))
    return worth(mind.network, mind.eye, turn[CARDS], turn[CARDS + 1], turn[TOPS : TOPS + 4])


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
