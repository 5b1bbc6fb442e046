"""Neighbouring games of a series of THE GAME or EXTREME, wholly inside compiled code."""

from collections.abc import Sequence

import numpy as np

from tenback.bots.kernel_games import KernelGames, Log, SeriesKernels, room_for
from tenback.bots.the_game.table import STYLES, Table, new_table, play_out
from tenback.games.decks import deal_seed
from tenback.games.the_game import Options
from tenback.sim.bits import IntArray
from tenback.sim.bot_chance import game_chance, low_bits
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.convert import ENDINGS
from tenback.sim.the_game.deals import GameArrays, new_arrays, new_game
from tenback.sim.the_game.row import DECK_SIZE, ENDING, KIND_OF, LEFT


def play_series(
    options: Options, bots: Sequence[str], *, talks: bool, seed: int, numbers: range, recorded: bool = False
) -> KernelGames:
    """Play the games of neighbouring numbers with bots of these names."""
    games = room_for(numbers, 1, DECK_SIZE, commands=options.extreme, recorded=recorded)
    table = new_table(options, [STYLES[bot] for bot in bots], talks=talks)
    dealt = (deal_seed(seed), numbers.start, _switched_off(options))
    _play_all(new_arrays(options), table, *dealt, low_bits(seed), games.endings, games.results[:, 0],
              games.log, games.decks, games.commands)  # fmt: skip
    return games


def _switched_off(options: Options) -> int:
    """One bit for each kind of command that stays plain (E2)."""
    return sum(1 << int(KIND_OF[command]) for command in options.switched_off)


@kernel
def _play_all(
    arrays: GameArrays,
    table: Table,
    number: int,
    first: int,
    off: int,
    seed: np.uint64,
    endings: IntArray,
    lefts: IntArray,
    log: Log,
    decks: CardArray,
    commands: CardArray,
) -> None:
    row, deck, kinds, rng = arrays
    at = 0
    for index in range(len(endings)):
        new_game(row, deck, kinds, rng, number, first + index, off)
        if len(decks) > 0:
            _keep_deal(deck, kinds, decks[index], commands[index])
        at = play_out(row, deck, kinds, table, game_chance(seed, first + index), log, at)
        log.ends[index] = at
        endings[index], lefts[index] = row[ENDING], row[LEFT]


@kernel
def _keep_deal(deck: CardArray, kinds: CardArray, kept: CardArray, commands: CardArray) -> None:
    for place in range(DECK_SIZE):
        kept[place] = deck[place]
    for card in range(len(commands)):
        commands[card] = kinds[2 + card]


def ending_of(number: int) -> str:
    """The name of an ending by its number in a row."""
    return ENDINGS[number].value


KERNELS = SeriesKernels(frozenset(STYLES), play_series, ending_of)
