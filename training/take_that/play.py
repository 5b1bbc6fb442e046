"""Rounds that teach the network: by first sight, by the learned weights or as the careful bot."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tenback.bots.take_that.facts import FACTS, MOST, Places, note_facts
from tenback.bots.take_that.first_sight import Evaluator, best_seen
from tenback.bots.take_that.hands import ahead
from tenback.bots.take_that.network import TENS
from tenback.bots.take_that.policy import policy_move
from tenback.bots.take_that.weights import FloatArray
from tenback.sim.bits import IntArray, copy
from tenback.sim.chance import CardArray, below, fraction, seed
from tenback.sim.jit import kernel
from tenback.sim.take_that.deals import begin_match, shuffle_deck
from tenback.sim.take_that.playouts import random_move
from tenback.sim.take_that.row import (
    ENDING,
    HAND_SIZE,
    PLAYERS,
    PROFESSIONAL,
    RUNNING,
    SEAT,
    TOTAL,
)
from tenback.sim.take_that.rules import copy_row, make_move

Singles = npt.NDArray[np.float32]

LONGEST: Final = 400
"""No round has more moves."""
CHANCE_STREAM: Final = 5
SIGHT: Final = 0
LEARNED: Final = 1
CAREFUL: Final = 2
SHARE_OF_LEARNED: Final = 0.75
"""Of the seats that do not play by the network."""
NOBODY: Final = -1


class Way(NamedTuple):
    """How rounds are played and counted."""

    share: float
    """The share of seats that play by the network; where none does, all are learned from."""
    chance: float
    """The share of moves that are made by chance."""
    trace: float
    """How much what came later counts, beside what the network promised at the next turn (TD(lambda))."""


class Notes(NamedTuple):
    """The moves of one round, and all positions so far with what came of them."""

    styles: IntArray
    facts: Places
    seats: IntArray
    before: FloatArray
    """What the mover was ahead by after its move."""
    promised: FloatArray
    """What its best move promised."""
    by_chance: IntArray
    kept: Places
    targets: Singles


def new_notes(kept: Places, targets: Singles) -> Notes:
    """Make room for a round."""
    return Notes(
        styles=np.zeros(4, np.int64),
        facts=np.zeros((LONGEST, MOST), np.int16),
        seats=np.zeros(LONGEST, np.int64),
        before=np.zeros(LONGEST),
        promised=np.zeros(LONGEST),
        by_chance=np.zeros(LONGEST, np.int64),
        kept=kept,
        targets=targets,
    )


@kernel
def teach(  # noqa: PLR0917 (a kernel names all it works on)
    row: IntArray,
    deck: CardArray,
    rng: IntArray,
    number: int,
    first: int,
    weights: FloatArray,
    evaluator: Evaluator,
    notes: Notes,
    way: Way,
) -> tuple[int, int]:
    """Play rounds until the notes are full; how many positions and rounds there are."""
    done, game = 0, first
    while done + LONGEST < len(notes.targets):
        seed(rng, number, game, CHANCE_STREAM)
        set_table(row, below(rng, 6))
        for seat in range(4):
            notes.styles[seat] = _style(rng, way.share)
        shuffle_deck(deck, rng[4:], number, game, 0)
        begin_match(row, deck, below(rng, row[PLAYERS]))
        made = _play(row, deck, rng, weights, evaluator, notes, way.chance)
        for seat in range(row[PLAYERS]):
            if way.share == 0 or notes.styles[seat] == SIGHT:
                done = _keep(row, notes, made, seat, way, done)
        game += 1
    return done, game - first


@kernel
def set_table(row: IntArray, table: int) -> None:
    """One of the six tables: two to four players, normal or professional."""
    row[PLAYERS] = 2 + table // 2
    row[PROFESSIONAL] = table % 2
    row[HAND_SIZE] = 8 if row[PLAYERS] == 4 else 9


@kernel
def _style(rng: IntArray, share: float) -> int:
    luck = fraction(rng)
    if luck < share:
        return SIGHT
    return LEARNED if luck < share + SHARE_OF_LEARNED * (1.0 - share) else CAREFUL


@kernel
def choose(row: IntArray, style: int, weights: FloatArray, evaluator: Evaluator) -> tuple[int, float]:
    """What a seat of some style does, and what the network thinks of its own best move."""
    if style == SIGHT:
        return best_seen(row, evaluator)
    return policy_move(row, weights[style - 1, 2 * (row[PLAYERS] - 2) + row[PROFESSIONAL]]), 0.0


@kernel
def _play(  # noqa: PLR0917
    row: IntArray,
    deck: CardArray,
    rng: IntArray,
    weights: FloatArray,
    evaluator: Evaluator,
    notes: Notes,
    chance: float,
) -> int:
    """Play a round and note its moves; how many there were."""
    made = 0
    while row[ENDING] == RUNNING:
        move, notes.promised[made] = choose(row, notes.styles[row[SEAT]], weights, evaluator)
        notes.by_chance[made] = fraction(rng) < chance
        if notes.by_chance[made]:
            move = random_move(row, rng)
        _note(row, move, evaluator, notes, made)
        make_move(row, deck, move)
        made += 1
    return made


@kernel
def _note(row: IntArray, move: int, evaluator: Evaluator, notes: Notes, made: int) -> None:
    """Note the position after a move, before its draw; there is nothing to learn where the round is over."""
    seat, after = row[SEAT], evaluator.trial
    copy_row(row, after)
    make_move(after, evaluator.nothing, move)
    notes.seats[made] = seat if after[ENDING] == RUNNING else NOBODY
    notes.before[made] = ahead(after, seat)
    notes.facts[made, :] = FACTS
    note_facts(after, seat, notes.facts[made])


@kernel
def _keep(  # noqa: PLR0917
    row: IntArray, notes: Notes, made: int, seat: int, way: Way, done: int
) -> int:
    """Count back from the end what each position of a seat brought; how many positions there are by then."""
    worth = ahead_in_the_end(row, seat)
    for at in range(made - 1, -1, -1):
        if notes.seats[at] != seat:
            continue
        copy(notes.facts[at], notes.kept[done])
        notes.targets[done] = (worth - notes.before[at]) / TENS
        done += 1
        if way.share > 0:
            trace = 0.0 if notes.by_chance[at] else way.trace
            worth = (1.0 - trace) * notes.promised[at] + trace * worth
    return done


@kernel
def ahead_in_the_end(row: IntArray, seat: int) -> float:
    """The points of a round that is over which a seat has more than the mean of the others."""
    others = 0.0
    for other in range(row[PLAYERS]):
        if other != seat:
            others += row[TOTAL + other]
    return row[TOTAL + seat] - others / (row[PLAYERS] - 1)


@kernel
def compare(  # noqa: PLR0917
    row: IntArray,
    deck: CardArray,
    rng: IntArray,
    number: int,
    table: int,
    weights: FloatArray,
    evaluator: Evaluator,
    leads: FloatArray,
) -> None:
    """Rounds of one player by first sight against the learned weights: its leads."""
    for index in range(len(leads)):
        set_table(row, table)
        shuffle_deck(deck, rng, number, index, 0)
        begin_match(row, deck, 0)
        own = index % row[PLAYERS]
        while row[ENDING] == RUNNING:
            move, _ = choose(row, SIGHT if row[SEAT] == own else LEARNED, weights, evaluator)
            make_move(row, deck, move)
        leads[index] = ahead_in_the_end(row, own)
