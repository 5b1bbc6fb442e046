"""Neighbouring games of a series of THE GAME or EXTREME, wholly inside compiled code."""

from collections.abc import Sequence

import numpy as np

from tenback.bots.kernel_games import KernelGames, Log, SeriesKernels, room_for
from tenback.bots.the_game.costs import mark_of
from tenback.bots.the_game.one_deal import games_of_deal
from tenback.bots.the_game.quick import quick_series
from tenback.bots.the_game.quick_table import table_for
from tenback.bots.the_game.table import QUICK, STYLES, Table, play_out
from tenback.bots.the_game.table_talk import LISTEN, PILE_MARKS
from tenback.games.decks import deal_seed
from tenback.games.the_game import Options
from tenback.sim.bits import IntArray
from tenback.sim.bot_chance import game_chance, low_bits
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.convert import ENDINGS
from tenback.sim.the_game.deals import GameArrays, deal, new_arrays, new_game
from tenback.sim.the_game.masks import may
from tenback.sim.the_game.playouts import make_move
from tenback.sim.the_game.row import DECK_SIZE, ENDING, HAND, KIND_OF, LEFT, SEAT, TOP

WITH_QUICK = STYLES | {"quick": QUICK}
"""The players that kernels know, by the names of their bots."""


def play_series(
    options: Options, bots: Sequence[str], *, talks: bool, seed: int, numbers: range, recorded: bool = False
) -> KernelGames:
    """Play the games of neighbouring numbers with bots of these names."""
    if set(bots) == {"quick"} and not talks and not options.extreme:
        return quick_series(options, seed=seed, numbers=numbers, recorded=recorded)
    games = room_for(numbers, 1, DECK_SIZE, commands=options.extreme, recorded=recorded)
    table = table_for(options, [WITH_QUICK[bot] for bot in bots], talks=talks)
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


def replay_series(options: Options, games: KernelGames) -> int:
    """Make the moves of recorded games again; the place of the first that breaks a rule, or -1."""
    row, deck, kinds, _rng = new_arrays(options)
    return int(_replay_all(row, deck, kinds, games.decks, games.commands, games.log, games.endings,
                           games.results[:, 0]))  # fmt: skip


@kernel
def _replay_all(
    row: IntArray,
    deck: CardArray,
    kinds: CardArray,
    decks: CardArray,
    commands: CardArray,
    log: Log,
    endings: IntArray,
    lefts: IntArray,
) -> int:
    start = 0
    for index in range(len(endings)):
        for place in range(DECK_SIZE):
            deck[place] = decks[index, place]
        for card in range(commands.shape[1]):
            kinds[2 + card] = commands[index, card]
        deal(row, deck, 0)
        for at in range(start, log.ends[index]):
            if not _made_again(row, deck, kinds, log.actions[at], log.seats[at]):
                return index
        start = log.ends[index]
        endings[index], lefts[index] = row[ENDING], row[LEFT]
    return -1


@kernel
def _made_again(row: IntArray, deck: CardArray, kinds: CardArray, action: int, seat: int) -> bool:
    """Make a move, or look whether a mark is true; False where that cannot be."""
    if action > LISTEN:
        mark = action - LISTEN - 1
        low, high = row[HAND + 2 * seat], row[HAND + 2 * seat + 1]
        pile = mark // PILE_MARKS
        return pile > 3 or mark_of(low, high, pile, row[TOP + pile]) == mark % PILE_MARKS + 1
    if seat != row[SEAT] or not may(row, action):
        return False
    make_move(row, deck, kinds, action)
    return True


def ending_of(number: int) -> str:
    """The name of an ending by its number in a row."""
    return ENDINGS[number].value


KERNELS = SeriesKernels(frozenset(WITH_QUICK), play_series, ending_of, replay_series, of_deal=games_of_deal)
