"""Whole games inside the compiled loop: random play, and a greedy player who takes the nearest card."""

from typing import Final

from tenback.sim.bits import IntArray, count, greatest, nth, smallest
from tenback.sim.chance import CardArray, below
from tenback.sim.jit import kernel
from tenback.sim.the_game.deals import GameArrays, new_game
from tenback.sim.the_game.numbers import card_of_play, number_of_play, pile_of_play
from tenback.sim.the_game.row import (
    END_TURN,
    ENDING,
    EXTREME,
    LEFT,
    RUNNING,
    TOP,
)
from tenback.sim.the_game.rules import end_turn, in_debt, is_fatal, play, playable

RANDOM: Final = 0
GREEDY: Final = 1
FAR: Final = 1000


@kernel
def make_move(row: IntArray, deck: CardArray, kinds: CardArray, move: int) -> None:
    """Make a legal move by its number."""
    if move == END_TURN:
        end_turn(row, deck)
    else:
        play(row, deck, kinds, card_of_play(move), pile_of_play(move))


@kernel
def random_move(row: IntArray, rng: IntArray) -> int:
    """One of the legal moves, each as likely as the others."""
    plays = 0
    for pile in range(4):
        low, high = playable(row, pile)
        plays += count(low, high)
    index = below(rng, plays + 1) if not in_debt(row) else below(rng, plays)
    for pile in range(4):
        low, high = playable(row, pile)
        here = count(low, high)
        if index < here:
            return number_of_play(nth(low, high, index), pile)
        index -= here
    return END_TURN


@kernel
def greedy_move(row: IntArray, kinds: CardArray) -> int:
    """The play that moves a pile least, tricks first; the turn ends as soon as it may."""
    if not in_debt(row):
        return END_TURN
    best, nearest, spare = END_TURN, FAR, END_TURN
    for pile in range(4):
        card = _nearest_card(row, pile)
        if card == 0:
            continue
        spare = number_of_play(card, pile)
        step = card - row[TOP + pile] if pile < 2 else row[TOP + pile] - card
        if step < nearest and not (row[EXTREME] == 1 and is_fatal(row, kinds, card, pile)):
            best, nearest = spare, step
    return spare if best == END_TURN else best


@kernel
def _nearest_card(row: IntArray, pile: int) -> int:
    """The playable card that is best for a pile, the trick before all; 0 when there is none."""
    low, high = playable(row, pile)
    if low | high == 0:
        return 0
    # The trick lies behind the top, so it is the first card of the set as well.
    return smallest(low, high) if pile < 2 else greatest(low, high)


@kernel
def play_games(
    table: GameArrays, number: int, first: int, player: int, off: int, cards_left: IntArray, endings: IntArray
) -> int:
    """Play the games from number *first* on, one for each place in *cards_left*; count the decisions."""
    row, deck, kinds, rng = table
    decisions = 0
    for index in range(len(cards_left)):
        new_game(row, deck, kinds, rng, number, first + index, off)
        while row[ENDING] == RUNNING:
            decisions += 1
            move = random_move(row, rng) if player == RANDOM else greedy_move(row, kinds)
            make_move(row, deck, kinds, move)
        cards_left[index] = row[LEFT]
        endings[index] = row[ENDING]
    return decisions
