"""The deals of a series: game number *n* of a seed is the same deal for every bot, thread and machine."""

import numpy as np

from tenback.games import Deal, take_that, the_game
from tenback.sim.jit import plain
from tenback.sim.take_that import deals as take_that_deals
from tenback.sim.the_game import deals as the_game_deals
from tenback.sim.the_game.row import KIND_OF

Options = the_game.Options | take_that.Options

_COMMANDS = {int(number): command for command, number in KIND_OF.items()}


def deal_of(options: Options, seed: int, number: int) -> Deal:
    """Give the deal of one game of a seed, the very one that the kernels deal."""
    match options:
        case the_game.Options():
            layout = _layout(seed, number) if options.extreme else None
            return the_game.Deal(options, _the_game_deck(seed, number), layout, starter=0)
        case take_that.Options():
            decks = tuple(
                _take_that_deck(seed, number, round_number) for round_number in range(options.rounds)
            )
            return take_that.Deal(options, decks, starter=0)


def _the_game_deck(seed: int, number: int) -> tuple[int, ...]:
    deck = np.zeros(len(the_game.CARDS), np.int8)
    plain(the_game_deals.shuffle_deck)(deck, _no_numbers(), seed, number)
    return tuple(map(int, deck))


def _layout(seed: int, number: int) -> dict[int, the_game.Command]:
    kinds = np.zeros(101, np.int8)
    plain(the_game_deals.draw_layout)(kinds, 0, _no_numbers(), seed, number)
    return {card: _COMMANDS[int(kind)] for card, kind in enumerate(kinds) if kind}


def _take_that_deck(seed: int, number: int, round_number: int) -> tuple[int, ...]:
    deck = np.zeros(len(take_that.CARDS), np.int8)
    plain(take_that_deals.shuffle_deck)(deck, _no_numbers(), seed, number, round_number)
    return tuple(map(int, deck))


def _no_numbers() -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    return np.zeros(4, np.int64)
