"""What the careful player does: the cheapest play, whole turns, whole games."""

from tenback.bots.the_game.costs import GO_ON, GO_ON_LATE, NOTHING, PENALTY, SHRINK, can_cover, cost, prepare
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import HIGH, LOW, WORD, WORD_MASK, IntArray, Words, greatest, smallest
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.deals import new_game
from tenback.sim.the_game.doomed import loses
from tenback.sim.the_game.numbers import card_of_play, number_of_play, pile_of_play
from tenback.sim.the_game.row import (
    BROKEN,
    DECK,
    DRAW_ONE,
    DRAWN,
    END_TURN,
    ENDING,
    EXTREME,
    HAND,
    LEFT,
    RUNNING,
    SEAT,
    SKULL,
    STOP,
    STOPPED,
    STUCK,
    THREE,
    TOP,
    TRICK,
    WON,
)
from tenback.sim.the_game.rules import end_turn, in_debt, lay_and_obey, playable, shows

# The cheapest play ---------------------------------------------------------------------------------------


@kernel
def cheapest(row: IntArray, kinds: CardArray, turn_weights: FloatArray) -> tuple[int, float]:
    """The play that costs least, as a move's number, and its cost; END_TURN when there is none."""
    best, least = END_TURN, NOTHING
    covering = shows(row, SKULL) and can_cover(row, kinds)
    for pile in range(4):
        if pile & 1 and row[TOP + pile] == row[TOP + pile - 1]:
            continue  # Two piles alike: the first stands for both.
        if covering and kinds[row[TOP + pile]] != SKULL:
            continue  # A skull is covered first.
        low, high = playable(row, pile)
        near = False
        while low | high:
            card = smallest(low, high) if pile < 2 else greatest(low, high)
            value = cost(row, kinds, turn_weights, card, pile)
            if value < least:
                best, least = number_of_play(card, pile), value
            low, high = low & ~LOW[card], high & ~HIGH[card]
            near = near or (kinds[card] == 0 and card != TRICK[pile, row[TOP + pile]])
            if near:
                low, high = _worth_a_look(row, kinds, pile, low, high)
    return best, least


@kernel
def _worth_a_look(row: IntArray, kinds: CardArray, pile: int, low: int, high: int) -> Words:
    """Which cards to think about beyond the nearest plain one: those with their own way back, and STOPs."""
    hand = HAND + 2 * row[SEAT]
    back_low, back_high = _moved_by_ten(row[hand], row[hand + 1], pile)
    if row[EXTREME] == 1:
        stop_low, stop_high = _stops(kinds, low, high)
        back_low, back_high = back_low | stop_low, back_high | stop_high
    return low & back_low, high & back_high


@kernel
def _stops(kinds: CardArray, low: int, high: int) -> Words:
    """The STOPs of a set."""
    stop_low, stop_high = low, high
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        if kinds[card] != STOP:
            stop_low, stop_high = stop_low & ~LOW[card], stop_high & ~HIGH[card]
    return stop_low, stop_high


@kernel
def _moved_by_ten(low: int, high: int, pile: int) -> Words:
    """The cards from which those of a set are a trick away."""
    if pile < 2:
        return (low << 10) & WORD_MASK, ((high << 10) | (low >> (WORD - 10))) & WORD_MASK
    return ((low >> 10) | (high << (WORD - 10))) & WORD_MASK, high >> 10


# Turns and games -----------------------------------------------------------------------------------------


@kernel
def policy_move(row: IntArray, kinds: CardArray, turn_weights: FloatArray) -> int:
    """What the careful player does now; END_TURN also when it is stuck."""
    best, least = cheapest(row, kinds, turn_weights)
    if best == END_TURN or in_debt(row):
        return best
    return best if least < go_on_below(row, turn_weights) else END_TURN


@kernel
def go_on_below(row: IntArray, turn_weights: FloatArray) -> float:
    """A play past the minimum is worth it below this cost."""
    if row[THREE] == 1:
        return -NOTHING
    limit = turn_weights[GO_ON] if row[DRAWN] < row[DECK] else turn_weights[GO_ON_LATE]
    return limit - turn_weights[SHRINK] if shows(row, DRAW_ONE) else limit


@kernel
def policy_turn(row: IntArray, deck: CardArray, kinds: CardArray, turn_weights: FloatArray) -> None:
    """Play out the turn that has begun; *turn_weights* were prepared for it."""
    _go_on(row, deck, policy_plays(row, kinds, turn_weights))


@kernel
def _go_on(row: IntArray, deck: CardArray, ended: int) -> None:
    """Go on after the plays of a turn, whatever has ended them."""
    if ended == BROKEN:
        row[ENDING] = BROKEN
    elif ended == STOPPED:
        end_turn(row, deck)
    else:
        finish_turn(row, deck)


@kernel
def policy_plays(row: IntArray, kinds: CardArray, turn_weights: FloatArray) -> int:
    """Make the plays of a turn; BROKEN or STOPPED where a command has ended it, or else RUNNING."""
    move = policy_move(row, kinds, turn_weights)
    while move != END_TURN:
        ended = lay_and_obey(row, kinds, card_of_play(move), pile_of_play(move))
        turn_weights[PENALTY + pile_of_play(move)] = 0.0
        if ended != RUNNING:
            return ended
        move = policy_move(row, kinds, turn_weights)
    return RUNNING


@kernel
def finish_turn(row: IntArray, deck: CardArray) -> None:
    """End the game when it is won or the player is stuck, or else the turn."""
    if in_debt(row):
        row[ENDING] = STUCK
    elif row[LEFT] == 0:
        row[ENDING] = WON
    else:
        end_turn(row, deck)


@kernel
def short_of_a_win(row: IntArray) -> int:
    """The cards left at the end; at least one when it is lost: with all laid, a skull may show (E6)."""
    return row[LEFT] if row[ENDING] == WON else max(1, row[LEFT])


# The careful player's own games ---------------------------------------------------------------------------


@kernel
def sound_move(row: IntArray, kinds: CardArray, turn_weights: FloatArray, ahead: IntArray) -> int:
    """What the careful player does now: the policy's move, unless it loses while another does not (E20)."""
    move = policy_move(row, kinds, turn_weights)
    if move == END_TURN or not loses(row, kinds, card_of_play(move), pile_of_play(move), ahead):
        return move
    if not in_debt(row):
        return END_TURN
    sound = _cheapest_sound(row, kinds, turn_weights, ahead)
    return move if sound == END_TURN else sound


@kernel
def _cheapest_sound(row: IntArray, kinds: CardArray, turn_weights: FloatArray, ahead: IntArray) -> int:
    """The play that costs least of those that do not lose; END_TURN when every one loses."""
    best, least = END_TURN, NOTHING
    for pile in range(4):
        low, high = playable(row, pile)
        while low | high:
            card = smallest(low, high)
            low, high = low & ~LOW[card], high & ~HIGH[card]
            value = cost(row, kinds, turn_weights, card, pile)
            if value < least and not loses(row, kinds, card, pile, ahead):
                best, least = number_of_play(card, pile), value
    return best


@kernel
def policy_game(
    row: IntArray,
    deck: CardArray,
    kinds: CardArray,
    weights: FloatArray,
    marks: int,
    turn_weights: FloatArray,
    ahead: IntArray,
) -> int:
    """Play a game on to its end, every seat careful; how many cards it is short of a win."""
    while row[ENDING] == RUNNING:
        prepare(row, weights, marks, turn_weights)
        _go_on(row, deck, _sound_plays(row, kinds, turn_weights, ahead))
    return short_of_a_win(row)


@kernel
def _sound_plays(row: IntArray, kinds: CardArray, turn_weights: FloatArray, ahead: IntArray) -> int:
    """Make the plays of a turn, as `policy_plays` does, but none that loses while another does not."""
    move = sound_move(row, kinds, turn_weights, ahead)
    while move != END_TURN:
        ended = lay_and_obey(row, kinds, card_of_play(move), pile_of_play(move))
        turn_weights[PENALTY + pile_of_play(move)] = 0.0
        if ended != RUNNING:
            return ended
        move = sound_move(row, kinds, turn_weights, ahead)
    return RUNNING


@kernel
def policy_games(
    row: IntArray,
    deck: CardArray,
    kinds: CardArray,
    rng: IntArray,
    number: int,
    first: int,
    weights: FloatArray,
    marks: int,
    turn_weights: FloatArray,
    ahead: IntArray,
    cards_left: IntArray,
) -> None:
    """Play the games *first*, *first* + 1, ... of a seed, one for each place in *cards_left*."""
    for index in range(len(cards_left)):
        new_game(row, deck, kinds, rng, number, first + index, 0)
        cards_left[index] = policy_game(row, deck, kinds, weights, marks, turn_weights, ahead)
