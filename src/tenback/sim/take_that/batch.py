"""Many running matches at once for learning code: one array of moves in; masks, observations, outcomes out.

An observation is what the seat at turn may know: 79 places each for the own hand, the line, its rightmost
card and the cards gone; then by seat, the own first, hand sizes, running points, extra cards and totals;
then the draw pile, what the line counts, and the rounds still to come after this one.
"""

from dataclasses import dataclass, field
from typing import Final

import numpy as np
import numpy.typing as npt

from tenback.games.take_that import Options
from tenback.sim.bits import IntArray, count, holds
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.deals import begin_match, empty_row, next_round, shuffle_deck
from tenback.sim.take_that.row import (
    CARD_AT,
    DECK_SIZE,
    DRAWN,
    ENDING,
    EXTRA,
    GONE,
    HAND,
    LAST,
    LINE,
    MATCH_OVER,
    MOVES,
    NO_CARD,
    PLACE,
    PLAYERS,
    POINTS,
    ROUND,
    ROUND_OVER,
    ROUNDS,
    SEAT,
    TAKE,
    TOTAL,
    TWIST,
)
from tenback.sim.take_that.rules import lays, make_move, may_take, price, twists

SEATS: Final = 4 * DECK_SIZE  # where the facts by seat begin
TABLE: Final = SEATS + 16  # where the last three numbers begin
WIDTH: Final = TABLE + 3

Mask = npt.NDArray[np.int8]
Observation = npt.NDArray[np.int16]


@kernel
def write_mask(row: IntArray, mask: Mask) -> None:
    """Write 1 for each legal move and 0 for the others."""
    low, high = lays(row)
    twist_low, twist_high = twists(row)
    for place in range(DECK_SIZE):
        mask[place] = holds(low, high, CARD_AT[place])
        mask[TWIST + place] = holds(twist_low, twist_high, CARD_AT[place])
    mask[TAKE] = may_take(row)


@kernel
def write_observation(row: IntArray, seen: Observation) -> None:
    """Write what the seat at turn may know."""
    hand = HAND + 2 * row[SEAT]
    for place in range(DECK_SIZE):
        card = CARD_AT[place]
        seen[place] = holds(row[hand], row[hand + 1], card)
        seen[DECK_SIZE + place] = holds(row[LINE], row[LINE + 1], card)
        seen[2 * DECK_SIZE + place] = 0
        seen[3 * DECK_SIZE + place] = holds(row[GONE], row[GONE + 1], card)
    if row[LAST] != NO_CARD:
        seen[2 * DECK_SIZE + PLACE[row[LAST]]] = 1
    for after in range(4):
        _write_seat(row, after, seen)
    seen[TABLE] = DECK_SIZE - row[DRAWN]
    seen[TABLE + 1] = price(row[LINE], row[LINE + 1])
    seen[TABLE + 2] = row[ROUNDS] - row[ROUND] - 1


@kernel
def _write_seat(row: IntArray, after: int, seen: Observation) -> None:
    """Write what everyone knows of the seat so many places after the one at turn; 0 for empty seats."""
    at = SEATS + after
    if after >= row[PLAYERS]:
        seen[at] = seen[at + 4] = seen[at + 8] = seen[at + 12] = 0
        return
    seat = (row[SEAT] + after) % row[PLAYERS]
    seen[at] = count(row[HAND + 2 * seat], row[HAND + 2 * seat + 1])
    seen[at + 4] = row[POINTS + seat]
    seen[at + 8] = count(row[EXTRA + 2 * seat], row[EXTRA + 2 * seat + 1])
    seen[at + 12] = row[TOTAL + seat]


@kernel
def start_match(row: IntArray, deck: CardArray, rng: IntArray, number: int, game: int) -> None:
    """Begin one match of a seed with seat 0."""
    shuffle_deck(deck, rng, number, game, 0)
    begin_match(row, deck, 0)


@kernel
def start_all(
    rows: IntArray,
    decks: CardArray,
    rng: IntArray,
    number: int,
    games: IntArray,
    masks: Mask,
    seen: Observation,
) -> None:
    """Begin the match of each place."""
    for at in range(len(rows)):
        start_match(rows[at], decks[at], rng, number, games[at])
        write_mask(rows[at], masks[at])
        write_observation(rows[at], seen[at])


@kernel
def first_refused(masks: Mask, moves: IntArray) -> int:
    """The first place whose move is not legal, or the number of places."""
    for at in range(len(moves)):
        if not 0 <= moves[at] < MOVES or masks[at, moves[at]] == 0:
            return at
    return len(moves)


@kernel
def step_all(
    rows: IntArray,
    decks: CardArray,
    rng: IntArray,
    number: int,
    games: IntArray,
    moves: IntArray,
    masks: Mask,
    seen: Observation,
    done: Mask,
    totals: IntArray,
) -> None:
    """Make one legal move in each match; one that is over gives way to the next of its place."""
    for at in range(len(rows)):
        row, deck = rows[at], decks[at]
        make_move(row, deck, moves[at])
        done[at] = row[ENDING] == MATCH_OVER
        if row[ENDING] == ROUND_OVER:
            shuffle_deck(deck, rng, number, games[at], row[ROUND] + 1)
            next_round(row, deck)
        elif row[ENDING] == MATCH_OVER:
            for seat in range(row[PLAYERS]):
                totals[at, seat] = row[TOTAL + seat]
            games[at] += len(rows)
            start_match(row, deck, rng, number, games[at])
        write_mask(row, masks[at])
        write_observation(row, seen[at])


@dataclass(slots=True)
class Batch:
    """Running matches of a seed: place i plays the matches i, i + size, i + 2 size and so on."""

    options: Options
    size: int
    seed: int
    rows: IntArray = field(init=False)
    games: IntArray = field(init=False)
    """Which match of the seed each place plays."""
    masks: Mask = field(init=False)
    observations: Observation = field(init=False)
    done: Mask = field(init=False)
    """1 where the last step ended a match."""
    totals: IntArray = field(init=False)
    """The totals of the last match that ended at each place."""
    _decks: CardArray = field(init=False)
    _rng: IntArray = field(init=False)

    def __post_init__(self) -> None:
        self.rows = np.tile(empty_row(self.options), (self.size, 1))
        self.games = np.arange(self.size)
        self.masks = np.zeros((self.size, MOVES), np.int8)
        self.observations = np.zeros((self.size, WIDTH), np.int16)
        self.done = np.zeros(self.size, np.int8)
        self.totals = np.zeros((self.size, self.options.players), np.int64)
        self._decks = np.zeros((self.size, DECK_SIZE), np.int8)
        self._rng = np.zeros(4, np.int64)
        start_all(self.rows, self._decks, self._rng, self.seed, self.games, self.masks, self.observations)

    @property
    def seats(self) -> IntArray:
        """Who is at turn in each match."""
        return self.rows[:, SEAT]

    def step(self, moves: IntArray) -> None:
        """Make one move in each match; nothing is changed when one of them is not legal."""
        if len(moves) != self.size:
            raise ValueError(f"{self.size} matches need {self.size} moves, not {len(moves)}")
        refused = first_refused(self.masks, moves)
        if refused < self.size:
            raise ValueError(f"move {moves[refused]} is not legal in the match at place {refused}")
        step_all(
            self.rows,
            self._decks,
            self._rng,
            self.seed,
            self.games,
            moves,
            self.masks,
            self.observations,
            self.done,
            self.totals,
        )
