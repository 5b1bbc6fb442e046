"""Many running games at once for learning code: one array of moves in; masks, observations, outcomes out.

An observation is what the seat at turn may know: 98 places for the own hand (0 not held, 1 a plain card, 2 to
8 a card with a command) and 98 for the cards already played; then the four tops and their commands; the
hand sizes by seat, the own first; and the draw pile, the cards laid and the least to lay in this turn,
whether a THREE binds it, and the pile (from 1) that ONE PILE holds it to.
"""

from dataclasses import dataclass, field
from typing import Final

import numpy as np
import numpy.typing as npt

from tenback.games.the_game.options import Options
from tenback.sim.bits import HIGH, LOW, IntArray, count, smallest
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.convert import blank_row, kind_of
from tenback.sim.the_game.deals import Table, new_game
from tenback.sim.the_game.playouts import make_move
from tenback.sim.the_game.row import (
    ALL_HIGH,
    ALL_LOW,
    BOUND,
    DECK,
    DECK_SIZE,
    DRAWN,
    END_TURN,
    ENDING,
    HAND,
    LEFT,
    LIVE,
    MOVES,
    OWED,
    PLAYED,
    PLAYERS,
    RUNNING,
    SEAT,
    THREE,
    TOP,
)
from tenback.sim.the_game.rules import in_debt, playable

GONE: Final = DECK_SIZE
TOPS: Final = 2 * DECK_SIZE
TOP_KINDS: Final = TOPS + 4
SIZES: Final = TOP_KINDS + 4
TURN: Final = SIZES + 5
WIDTH: Final = TURN + 5

Mask = npt.NDArray[np.int8]
Observation = npt.NDArray[np.int8]


@kernel
def write_mask(row: IntArray, mask: Mask) -> None:
    """Write 1 for each legal move and 0 for the others."""
    mask[:] = 0
    for pile in range(4):
        low, high = playable(row, pile)
        while low | high:
            card = smallest(low, high)
            low, high = low & ~LOW[card], high & ~HIGH[card]
            mask[4 * (card - 2) + pile] = 1
    mask[END_TURN] = not in_debt(row)


@kernel
def write_observation(row: IntArray, kinds: CardArray, seen: Observation) -> None:
    """Write what the seat at turn may know."""
    seen[:] = 0
    low, high = row[HAND + 2 * row[SEAT]], row[HAND + 2 * row[SEAT] + 1]
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        seen[card - 2] = 1 + kinds[card]
    low, high = ALL_LOW & ~row[LIVE], ALL_HIGH & ~row[LIVE + 1]
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        seen[GONE + card - 2] = 1
    for pile in range(4):
        seen[TOPS + pile] = row[TOP + pile]
        seen[TOP_KINDS + pile] = kinds[row[TOP + pile]]
    _write_turn(row, seen)


@kernel
def _write_turn(row: IntArray, seen: Observation) -> None:
    for after in range(row[PLAYERS]):
        seat = row[SEAT] + after
        seat = seat if seat < row[PLAYERS] else seat - row[PLAYERS]
        seen[SIZES + after] = count(row[HAND + 2 * seat], row[HAND + 2 * seat + 1])
    seen[TURN] = row[DECK] - row[DRAWN]
    seen[TURN + 1] = row[PLAYED]
    seen[TURN + 2] = row[OWED]
    seen[TURN + 3] = row[THREE]
    seen[TURN + 4] = row[BOUND] + 1


@kernel
def start_all(tables: Table, number: int, off: int, games: IntArray, masks: Mask, seen: Observation) -> None:
    """Begin the game of each place."""
    rows, decks, kinds, rng = tables
    for at in range(len(rows)):
        new_game(rows[at], decks[at], kinds[at], rng, number, games[at], off)
        write_mask(rows[at], masks[at])
        write_observation(rows[at], kinds[at], seen[at])


@kernel
def first_refused(masks: Mask, moves: IntArray) -> int:
    """The first place whose move is not legal, or the number of places."""
    for at in range(len(moves)):
        if not 0 <= moves[at] < MOVES or masks[at, moves[at]] == 0:
            return at
    return len(moves)


@kernel
def step_all(
    tables: Table,
    number: int,
    off: int,
    games: IntArray,
    moves: IntArray,
    masks: Mask,
    seen: Observation,
    endings: IntArray,
    lefts: IntArray,
) -> None:
    """Make one legal move in each game; one that is over gives way to the next of its place."""
    rows, decks, kinds, rng = tables
    for at in range(len(rows)):
        row = rows[at]
        make_move(row, decks[at], kinds[at], moves[at])
        endings[at] = row[ENDING]
        if row[ENDING] != RUNNING:
            lefts[at] = row[LEFT]
            games[at] += len(rows)
            new_game(row, decks[at], kinds[at], rng, number, games[at], off)
        write_mask(row, masks[at])
        write_observation(row, kinds[at], seen[at])


@dataclass(slots=True)
class Batch:
    """Running games of a seed: place i plays the games i, i + size, i + 2 size, ... one after the other."""

    options: Options
    size: int
    seed: int
    games: IntArray = field(init=False)
    """Which game of the seed each place plays."""
    masks: Mask = field(init=False)
    observations: Observation = field(init=False)
    endings: IntArray = field(init=False)
    """How the last step ended a game: 0 not at all, 1 won, 2 stuck, 3 a command broken."""
    lefts: IntArray = field(init=False)
    """The cards left in the last game that ended at each place."""
    _tables: Table = field(init=False)
    _off: int = field(init=False)

    def __post_init__(self) -> None:
        self.games = np.arange(self.size)
        self.masks = np.zeros((self.size, MOVES), np.int8)
        self.observations = np.zeros((self.size, WIDTH), np.int8)
        self.endings = np.zeros(self.size, np.int64)
        self.lefts = np.zeros(self.size, np.int64)
        self._tables = Table(
            np.tile(blank_row(self.options), (self.size, 1)),
            np.zeros((self.size, DECK_SIZE), np.int8),
            np.zeros((self.size, 101), np.int8),
            np.zeros(4, np.int64),
        )
        self._off = sum(1 << kind_of(command) for command in self.options.switched_off)
        start_all(self._tables, self.seed, self._off, self.games, self.masks, self.observations)

    @property
    def seats(self) -> IntArray:
        """Who is at turn in each game."""
        return self._tables.row[:, SEAT]

    def step(self, moves: IntArray) -> None:
        """Make one move in each game; nothing is changed when one of them is not legal."""
        if len(moves) != self.size:
            raise ValueError(f"{self.size} games need {self.size} moves, not {len(moves)}")
        refused = first_refused(self.masks, moves)
        if refused < self.size:
            raise ValueError(f"move {moves[refused]} is not legal in the game at place {refused}")
        step_all(
            self._tables,
            self.seed,
            self._off,
            self.games,
            moves,
            self.masks,
            self.observations,
            self.endings,
            self.lefts,
        )
