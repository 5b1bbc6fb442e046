"""Running games of THE GAME or EXTREME side by side, and how each gets its cards."""

from typing import Final, NamedTuple

import numpy as np

from tenback.games.the_game import CARDS, Command, Deal, Layout, Options, State, check_layout
from tenback.games.the_game.commands import CARDS_OF_A_KIND, printed
from tenback.games.the_game.deals import LAYOUT_STREAM
from tenback.sim.bits import HIGH, LOW, IntArray
from tenback.sim.boards import GAME, KNOWN, NUMBER, OFF, STRIDE, new_seeds
from tenback.sim.chance import CardArray, seed
from tenback.sim.jit import kernel
from tenback.sim.the_game.convert import blank_row, kinds_of, row_of
from tenback.sim.the_game.deals import MOVES_STREAM, deal, place_kind, shuffle_deck, switch_off
from tenback.sim.the_game.row import EXTREME, KIND_OF, KINDS

KINDS_WIDTH: Final = 112
"""Eight kinds are read at once, so there is room behind the last card."""


class TheGameBoards(NamedTuple):
    """Games with the same options; the first axis is the game."""

    rows: IntArray
    decks: CardArray
    kinds: CardArray  # the command on each card
    carriers: IntArray  # by command, the cards that carry it, as a set of two words
    seeds: IntArray
    chances: IntArray  # the chance of each game's own moves
    rng: IntArray


def new_boards(options: Options, games: int) -> TheGameBoards:
    """Make room for games at this table; deal before you play."""
    seeds = new_seeds(games)
    seeds[:, OFF] = sum(1 << KIND_OF[command] for command in options.switched_off)
    return TheGameBoards(
        rows=np.tile(blank_row(options), (games, 1)),
        decks=np.zeros((games, len(CARDS)), np.int8),
        kinds=np.zeros((games, KINDS_WIDTH), np.int8),
        carriers=np.zeros((games, KINDS + 1, 2), np.int64),
        seeds=seeds,
        chances=np.zeros((games, 4), np.int64),
        rng=np.zeros(4, np.int64),
    )


def put_state(boards: TheGameBoards, index: int, state: State) -> None:
    """Write a position of the rules into a row."""
    boards.rows[index], boards.decks[index], boards.kinds[index, :101] = row_of(state)
    boards.seeds[index, KNOWN] = state.layout_known
    _begin_chance(boards.chances[index], boards.seeds[index])
    note_carriers(boards.kinds[index], boards.carriers[index])


def put_layout(boards: TheGameBoards, layout: Layout | None, options: Options) -> None:
    """Lay a layout out that everybody knows (E2, E25), in every game; with None each deal draws its own."""
    boards.seeds[:, KNOWN] = layout is not None
    if layout is not None:
        check_layout(layout)
        boards.kinds[:, :101] = kinds_of(printed(layout, options.switched_off))
        for index in range(len(boards.rows)):
            note_carriers(boards.kinds[index], boards.carriers[index])


def deal_in(boards: TheGameBoards, index: int, options: Options) -> Deal:
    """Give the deal that a row began with, as the rules hold it."""
    deck = tuple(int(card) for card in boards.decks[index])
    layout = full_layout(boards.kinds[index], options) if options.extreme else None
    known = bool(boards.seeds[index, KNOWN])
    return Deal(options, deck, layout, layout_known=known, starter=0)


def full_layout(kinds: IntArray, options: Options) -> dict[int, Command]:
    """Read a layout; kinds that are switched off lie on plain cards, no matter which."""
    names = {int(number): command for command, number in KIND_OF.items()}
    layout = {card: names[int(kinds[card])] for card in CARDS if kinds[card]}
    plain = (card for card in CARDS if card not in layout)
    off = (command for command in options.switched_off for _ in range(CARDS_OF_A_KIND))
    return layout | {next(plain): command for command in off}


@kernel
def deal_next(boards: TheGameBoards, index: int) -> None:
    """Begin the next game of a row's seed; seat 0 starts."""
    row, deck, seeds = boards.rows[index], boards.decks[index], boards.seeds[index]
    seeds[GAME] += seeds[STRIDE]
    shuffle_deck(deck, boards.rng, seeds[NUMBER], seeds[GAME])
    if row[EXTREME] == 1 and seeds[KNOWN] == 0:
        _draw_commands(boards.kinds[index], boards.carriers[index], seeds, boards.rng)
    deal(row, deck, 0)
    _begin_chance(boards.chances[index], seeds)


@kernel
def _begin_chance(chance: IntArray, seeds: IntArray) -> None:
    seed(chance, seeds[NUMBER], seeds[GAME], MOVES_STREAM)


@kernel
def _draw_commands(kinds: CardArray, carriers: IntArray, seeds: IntArray, rng: IntArray) -> None:
    """Draw a layout as `draw_layout` does, and note the carriers on the way."""
    seed(rng, seeds[NUMBER], seeds[GAME], LAYOUT_STREAM)
    kinds[:] = 0
    for kind in range(1, KINDS + 1):
        carriers[kind, 0], carriers[kind, 1] = place_kind(kinds, kind, rng)
    if seeds[OFF]:
        switch_off(kinds, seeds[OFF])
        note_carriers(kinds, carriers)


@kernel
def note_carriers(kinds: CardArray, carriers: IntArray) -> None:
    """Note which cards carry each command; those of kind 0 carry none."""
    carriers[:] = 0
    for card in range(2, 100):
        carriers[kinds[card], 0] |= LOW[card]
        carriers[kinds[card], 1] |= HIGH[card]
