"""Between the values of `tenback.games.the_game` and rows of numbers."""

from collections.abc import Iterable
from typing import assert_never

import numpy as np

from tenback.games.the_game.commands import Command, Printed
from tenback.games.the_game.moves import END_TURN, PLAYS, Begin, EndTurn, Move, PlayCard
from tenback.games.the_game.options import OnePile, Options
from tenback.games.the_game.outcome import Ending
from tenback.games.the_game.state import State
from tenback.sim.bits import HIGH, LOW, IntArray
from tenback.sim.chance import CardArray
from tenback.sim.the_game import row as col
from tenback.sim.the_game.numbers import FIRST_CARD, PILE_COUNT

ENDINGS = {col.WON: Ending.WON, col.STUCK: Ending.STUCK, col.BROKEN: Ending.BROKEN}
_ENDING_NUMBERS = {ending: number for number, ending in ENDINGS.items()}


def blank_row(options: Options) -> IntArray:
    """A row that knows the options and nothing else; a deal fills it."""
    row = np.zeros(col.WIDTH, np.int64)
    row[col.PLAYERS] = options.players
    row[col.HAND_SIZE] = options.hand_size
    row[col.MINIMUM] = options.minimum
    row[col.EXTREME] = options.extreme
    row[col.WHOLE_TURN] = options.one_pile is OnePile.WHOLE_TURN
    row[col.BOUND] = col.NO_PILE
    return row


def row_of(state: State) -> tuple[IntArray, CardArray, CardArray]:
    """A state that has begun as a row, its deck (the cards already dealt are 0) and its kinds of cards."""
    row = blank_row(state.options)
    row[col.TOP : col.TOP + 4] = state.tops
    for seat, hand in enumerate(state.hands):
        put_cards(row, col.HAND + 2 * seat, hand)
        put_cards(row, col.LIVE, hand)
    put_cards(row, col.LIVE, state.draw_pile)
    row[col.SEAT] = col.NO_SEAT if state.turn is None else state.turn
    row[col.PLAYED] = len(state.plays)
    row[col.OWED] = state.minimum
    row[col.DRAWN] = col.DECK_SIZE - len(state.draw_pile)
    row[col.DECK] = col.DECK_SIZE
    row[col.LEFT] = state.cards_left
    row[col.ENDING] = col.RUNNING if state.result is None else _ENDING_NUMBERS[state.result.ending]
    if state.options.extreme:
        put_commands(row, state.commands, state.tops, state.plays, state.bound_to)
    deck = np.array((0,) * int(row[col.DRAWN]) + state.draw_pile, np.int8)
    return row, deck, kinds_of(state.commands)


def put_cards(row: IntArray, place: int, cards: Iterable[int]) -> None:
    """Add cards to the set that stands at a place of a row."""
    for card in cards:
        row[place] |= LOW[card]
        row[place + 1] |= HIGH[card]


def put_commands(
    row: IntArray,
    commands: Printed,
    tops: Iterable[int],
    plays: Iterable[PlayCard],
    bound_to: int | None,
) -> None:
    """Write which commands show and bind."""
    row[col.THREE] = any(commands[play.card] is Command.THREE for play in plays)
    row[col.BOUND] = col.NO_PILE if bound_to is None else bound_to
    for play in plays:
        row[col.PILES_USED] |= 1 << play.pile
    for top in tops:
        row[col.SHOWING] |= 1 << kind_of(commands[top])


def kind_of(command: Command | None) -> int:
    """A command as a small number, 0 for a plain card."""
    return 0 if command is None else int(col.KIND_OF[command])


def kinds_of(commands: Printed) -> CardArray:
    """The kind of each card by its number."""
    return np.array([kind_of(command) for command in commands], np.int8)


def number_of(move: Move) -> int:
    """A move's number: 4 x (card - 2) + pile for a play, 392 for the end of a turn."""
    match move:
        case PlayCard(card, pile):
            return PILE_COUNT * (card - FIRST_CARD) + pile
        case EndTurn():
            return col.END_TURN
        case Begin():
            raise ValueError("a row has begun already")
        case _:
            assert_never(move)


def move_of(number: int) -> Move:
    """The move with this number."""
    if number == col.END_TURN:
        return END_TURN
    card, pile = divmod(number, PILE_COUNT)
    return PLAYS[FIRST_CARD + card, pile]
