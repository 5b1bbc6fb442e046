"""Teach the expert's network what positions are worth, on other deals than any table's.

First it watches games of the careful player. Then it plays against itself by what it sees at first sight, and
learns from how those games went on: each end of a turn is worth what the next one is thought to be, and in
part what the game came to. The network goes into a file beside those of other ways of playing.

    python training/learn_value.py --players 3 --talk marks --seconds 400 --out values.npz
"""

import argparse
import functools
import os
import pathlib
import time
from collections import deque
from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

# One network, one core: many can be taught side by side.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from tenback.bots.the_game.costs import SCRATCH, prepare
from tenback.bots.the_game.facts import (
    FACTS,
    MIRROR,
    MOST_FACTS,
    SHARES,
    FactArray,
    ShareArray,
    describe,
    hear_hands,
)
from tenback.bots.the_game.networks import learned_for
from tenback.bots.the_game.policy import finish_turn, policy_plays, policy_turn, short_of_a_win
from tenback.bots.the_game.search import Plan, judge_turns, worth_of
from tenback.bots.the_game.turns import find_turns
from tenback.bots.the_game.value import ONCE, Network, Reals, add
from tenback.bots.the_game.weights import FloatArray, key_of, weights_for
from tenback.bots.the_game.workspace import TurnBuffers, new_turn_buffers
from tenback.games.the_game import Options
from tenback.sim.bits import IntArray, copy
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.deals import GameArrays, new_arrays, new_game
from tenback.sim.the_game.row import BROKEN, ENDING, LEFT, RUNNING, STOPPED
from tenback.sim.the_game.rules import end_turn, in_debt

WATCHING_SEED: Final = 1_000_033
PLAYING_SEED: Final = 2_000_003
LONGEST_GAME: Final = 100  # turns
BATCH: Final = 512
FIRST_LESSON: Final = 300_000  # positions of the careful player
LESSON: Final = 300  # games
MEMORY: Final = 1_000_000  # positions
REPEATS: Final = 5  # how often each position is looked at, about
FASTEST: Final = 0.0007  # the first step
TINY: Final = np.float32(1e-8)
MIRRORED: Final = np.array(MIRROR)


# Games to learn from --------------------------------------------------------------------------------------


class Notes(NamedTuple):
    """Ends of turns, one after the other."""

    facts: FactArray
    listed: IntArray
    shares: ShareArray
    opinion: FloatArray
    """What was thought of it when it was played."""
    lefts: IntArray
    """How many cards were left at the end of its game."""
    ahead: IntArray
    """How many notes of its game follow, itself included."""


def new_notes(size: int) -> Notes:
    return Notes(
        facts=np.zeros((size, MOST_FACTS), np.int16),
        listed=np.zeros(size, np.int64),
        shares=np.zeros((size, SHARES), np.float32),
        opinion=np.zeros(size),
        lefts=np.zeros(size, np.int64),
        ahead=np.zeros(size, np.int64),
    )


def first_notes(notes: Notes, seen: int) -> Notes:
    parts: Iterable[Any] = notes
    return Notes(*(part[:seen] for part in parts))


@kernel
def close_game(notes: Notes, first: int, seen: int, left: int) -> None:
    for index in range(first, seen):
        notes.lefts[index], notes.ahead[index] = left, seen - index


@kernel
def note(notes: Notes, at: int, row: IntArray, kinds: CardArray, buffers: TurnBuffers) -> None:
    notes.listed[at] = describe(
        row, kinds, buffers.start, buffers.network_buffers.heard, notes.facts[at], notes.shares[at]
    )


@kernel
def watch_careful(  # noqa: PLR0917 (a kernel takes its arrays one by one)
    table: GameArrays, weights: FloatArray, marks: int, w: FloatArray, buffers: TurnBuffers, notes: Notes
) -> int:
    """Fill the notes with games of the careful player; how many notes."""
    row, deck, kinds, rng = table
    seen, game = 0, 0
    while seen + LONGEST_GAME <= len(notes.listed):
        new_game(row, deck, kinds, rng, WATCHING_SEED, game, 0)
        game, first = game + 1, seen
        while row[ENDING] == RUNNING:
            prepare(row, weights, marks, w)
            copy(row, buffers.start)
            if marks == 1:
                hear_hands(row, buffers.network_buffers.heard)
            ended = policy_plays(row, kinds, w)
            if ended == STOPPED or (ended == RUNNING and not in_debt(row) and row[LEFT] > 0):
                note(notes, seen, row, kinds, buffers)
                seen += 1
                end_turn(row, deck)
            elif ended == BROKEN:
                row[ENDING] = BROKEN
            else:
                finish_turn(row, deck)
        close_game(notes, first, seen, short_of_a_win(row))
    return seen


@kernel
def play_at_first_sight(  # noqa: PLR0917
    table: GameArrays,
    first_game: int,
    weights: FloatArray,
    plan: Plan,
    buffers: TurnBuffers,
    notes: Notes,
    ends: IntArray,
) -> int:
    """Play a game for each place in *ends*, every turn the one that looks best; how many notes."""
    row, deck, kinds, rng = table
    seen = 0
    for game in range(len(ends)):
        new_game(row, deck, kinds, rng, PLAYING_SEED, first_game + game, 0)
        first = seen
        while row[ENDING] == RUNNING:
            seen = _play_turn(table, weights, plan, buffers, notes, seen)
        ends[game] = short_of_a_win(row)
        close_game(notes, first, seen, short_of_a_win(row))
    return seen


@kernel
def _play_turn(  # noqa: PLR0917
    table: GameArrays, weights: FloatArray, plan: Plan, buffers: TurnBuffers, notes: Notes, seen: int
) -> int:
    row, deck, kinds, _ = table
    prepare(row, weights, plan.marks, buffers.turn_weights)
    copy(row, buffers.start)
    if plan.marks == 1:
        hear_hands(row, buffers.network_buffers.heard)
    found = find_turns(row, kinds, buffers.turn_weights, buffers)
    if found == 0:
        policy_turn(row, deck, kinds, buffers.turn_weights)
        return seen
    judge_turns(kinds, plan, buffers, found)
    best = _best(buffers, found)
    copy(buffers.turn_rows[best], row)
    if row[ENDING] != RUNNING and row[ENDING] != STOPPED:
        return seen
    note(notes, seen, row, kinds, buffers)
    notes.opinion[seen] = buffers.opinion[best]
    row[ENDING] = RUNNING
    end_turn(row, deck)
    return seen + 1


@kernel
def _best(buffers: TurnBuffers, found: int) -> int:
    best = 0
    for index in range(1, found):
        if buffers.opinion[index] > buffers.opinion[best]:
            best = index
    return best


def returns(notes: Notes, seen: int, worth: FloatArray, patience: float) -> FloatArray:
    """What each note came to: in part the opinion of the next one, in part what came after that."""
    came_to = np.zeros(seen)
    for index in range(seen - 1, -1, -1):
        if notes.ahead[index] == 1:
            came_to[index] = worth[notes.lefts[index]]
        else:
            later = (1 - patience) * notes.opinion[index + 1] + patience * came_to[index + 1]
            came_to[index] = later
    return came_to


# The pupil ------------------------------------------------------------------------------------------------


@kernel
def first_layer(notes: Notes, chosen: IntArray, mirrored: IntArray, rows: Reals, layer: Reals) -> None:
    """Add up the rows of what is true in chosen notes, every second one in its mirror image."""
    for place in range(len(chosen)):
        index, sums = chosen[place], layer[place]
        sums[:] = 0.0
        for at in range(notes.listed[index]):
            fact = notes.facts[index, at]
            add(sums, rows[mirrored[fact] if place & 1 else fact], ONCE)
        for share in range(SHARES):
            add(sums, rows[FACTS + share], notes.shares[index, share])


@kernel
def to_facts(notes: Notes, chosen: IntArray, mirrored: IntArray, slope: Reals, rows: Reals) -> None:
    """Hand the slopes of the first layer back to the rows they came from."""
    rows[:] = 0.0
    for place in range(len(chosen)):
        index = chosen[place]
        for at in range(notes.listed[index]):
            fact = notes.facts[index, at]
            add(rows[mirrored[fact] if place & 1 else fact], slope[place], ONCE)
        for share in range(SHARES):
            add(rows[FACTS + share], slope[place], notes.shares[index, share])


@kernel
def step(  # noqa: PLR0917 (a kernel takes its arrays one by one)
    layer: Reals, slope: Reals, mean: Reals, square: Reals, pace: float, root: float
) -> None:
    """One step of Adam; *pace* and *root* make up for averages that have only begun."""
    for index in range(len(layer)):
        mean[index] += np.float32(0.1) * (slope[index] - mean[index])
        square[index] += np.float32(0.001) * (slope[index] * slope[index] - square[index])
        layer[index] -= np.float32(pace) * mean[index] / (np.sqrt(square[index]) * np.float32(root) + TINY)


def fresh_network(seed: int, first: int, second: int) -> Network:
    chance = np.random.default_rng(seed)
    return Network(
        facts=(chance.standard_normal((FACTS + SHARES, first)) * 0.08).astype(np.float32),
        second=(chance.standard_normal((first, second)) * np.sqrt(2 / first)).astype(np.float32),
        second_bias=np.zeros(second, np.float32),
        last=(chance.standard_normal(second) * 0.2).astype(np.float32),
        last_bias=np.zeros(1, np.float32),
    )


def widened(network: Network, fresh: Network) -> Network:
    """Give what a network has learned to a wider one; what is new has no say at first."""
    first, second = network.second.shape
    fresh.facts[:, :first] = network.facts
    fresh.second[first:, :second] = 0.0
    fresh.second[:first, :second] = network.second
    fresh.second_bias[:second] = network.second_bias
    fresh.last[second:] = 0.0
    fresh.last[:second], fresh.last_bias[:] = network.last, network.last_bias
    return fresh


@dataclass
class Pupil:
    """A network and the running averages of its slopes (Adam)."""

    network: Network
    steps: int = 0

    def __post_init__(self) -> None:
        self.means = [np.zeros_like(layer) for layer in self.network]
        self.squares = [np.zeros_like(layer) for layer in self.network]
        self.to_facts = np.zeros_like(self.network.facts)
        self.raw = np.zeros((BATCH, len(self.network.second)), np.float32)

    def learn(self, notes: Notes, chosen: IntArray, came_to: FloatArray, pace: float) -> float:
        """Take one step towards what the chosen notes came to; the mean square of the error."""
        slopes, error = self._slopes(notes, chosen, came_to[chosen].astype(np.float32))
        self.steps += 1
        pace, root = pace / (1 - 0.9**self.steps), 1 / np.sqrt(1 - 0.999**self.steps)
        for layer, slope, mean, square in zip(self.network, slopes, self.means, self.squares, strict=True):
            step(layer.ravel(), slope.ravel(), mean.ravel(), square.ravel(), pace, root)
        return error

    def _slopes(self, notes: Notes, chosen: IntArray, wanted: Reals) -> tuple[list[Reals], float]:
        net = self.network
        first_layer(notes, chosen, MIRRORED, net.facts, self.raw)
        first = np.maximum(self.raw, 0)
        raw_second = first @ net.second + net.second_bias
        second = np.maximum(raw_second, 0)
        total = second @ net.last + net.last_bias[0]
        root = np.sqrt(1 + total * total)
        worth = 0.5 + 0.5 * total / root
        # As for a chance that is told: errors near 0 and 1 count more.
        slope = (worth - wanted) * (0.5 / root**3) / np.maximum(worth * (1 - worth), 0.02) / len(wanted)
        to_second = np.outer(slope, net.last) * (raw_second > 0)
        to_facts(notes, chosen, MIRRORED, (to_second @ net.second.T) * (self.raw > 0), self.to_facts)
        slopes = [self.to_facts, first.T @ to_second, to_second.sum(0), second.T @ slope]
        return [*slopes, slope.sum(keepdims=True)], float(((worth - wanted) ** 2).mean())


# School ---------------------------------------------------------------------------------------------------


class Telling(NamedTuple):
    """What the network is told."""

    share: float
    scale: float
    doubt: float
    patience: float = 0.7

    @property
    def worth(self) -> FloatArray:
        return worth_of(self.share, self.scale)


def telling_for(options: Options) -> Telling:
    """Where wins are rare, fewer cards left count for more."""
    share, scale = (0.8, 12.0) if options.extreme else (0.5, 8.0)
    return Telling(share, scale, doubt=0.012 if options.players == 1 else 0.007)


@dataclass(frozen=True)
class Subject:
    """A way of playing, and what the network is told about it."""

    options: Options
    marks: bool
    told: Telling

    @property
    def weights(self) -> FloatArray:
        return weights_for(self.options, marks=self.marks)


def first_lesson(pupil: Pupil, subject: Subject) -> None:
    """Watch the careful player three times over."""
    notes, worth = new_notes(FIRST_LESSON), subject.told.worth
    table, scratch = new_arrays(subject.options), np.zeros(SCRATCH)
    seen = watch_careful(table, subject.weights, int(subject.marks), scratch, new_turn_buffers(), notes)
    came_to, chance = worth[notes.lefts[:seen]], np.random.default_rng(1)
    for _ in range(3):
        order = chance.permutation(seen)
        errors = [
            pupil.learn(notes, order[index : index + BATCH], came_to, 0.001)
            for index in range(0, seen - BATCH, BATCH)
        ]
    print(f"watched {seen} turns: error {np.mean(errors):.4f} of {came_to.var():.4f}", flush=True)


class Lesson(NamedTuple):
    """What some games taught."""

    notes: Notes
    came_to: FloatArray
    ends: IntArray


def lesson(subject: Subject, network: Network, first_game: int) -> Lesson:
    """Play some games by first sight, in a process of their own."""
    table, buffers, notes = _place_to_play(subject.options)
    told, ends = subject.told, np.zeros(LESSON, np.int64)
    plan = Plan(0, int(subject.marks), told.worth, network, told.doubt, turns=1)
    seen = play_at_first_sight(table, first_game, subject.weights, plan, buffers, notes, ends)
    return Lesson(first_notes(notes, seen), returns(notes, seen, told.worth, told.patience), ends)


@functools.cache
def _place_to_play(options: Options) -> tuple[GameArrays, TurnBuffers, Notes]:
    return new_arrays(options), new_turn_buffers(), new_notes(LESSON * LONGEST_GAME)


@dataclass
class Memory:
    """The latest positions; old ones are forgotten."""

    notes: Notes
    came_to: FloatArray
    size: int = 0
    at: int = 0

    def keep(self, notes: Notes, came_to: FloatArray) -> None:
        seen = len(came_to)
        if self.at + seen > len(self.came_to):
            self.at = 0
        here = slice(self.at, self.at + seen)
        pairs: Iterable[tuple[Any, Any]] = zip(self.notes, notes, strict=True)
        for kept, new in pairs:
            kept[here] = new[:seen]
        self.came_to[here] = came_to
        self.at += seen
        self.size = max(self.size, self.at)


def play_and_learn(pupil: Pupil, subject: Subject, seconds: float, processes: int) -> None:
    """Play, learn, and play again until the time is over; ever smaller steps."""
    memory, chance = Memory(new_notes(MEMORY), np.zeros(MEMORY)), np.random.default_rng(2)
    begun, games = time.monotonic(), 0
    with ProcessPoolExecutor(processes) as pool:
        lessons: deque[Future[Lesson]] = deque()
        while (passed := time.monotonic() - begun) < seconds:
            while len(lessons) <= processes:
                network = Network(*map(np.copy, pupil.network))
                lessons.append(pool.submit(lesson, subject, network, games))
                games += LESSON
            notes, came_to, ends = lessons.popleft().result()
            memory.keep(notes, came_to)
            pace = FASTEST * max(0.02, 1 - passed / seconds)
            for _ in range(REPEATS * len(came_to) // BATCH):
                chosen = chance.integers(0, memory.size, BATCH)
                pupil.learn(memory.notes, chosen, memory.came_to, pace)
            won = 100 * (ends == 0).mean()
            print(f"{passed:4.0f} s, {games} games: won {won:.1f} %, left {ends.mean():.2f}", flush=True)
        for later in lessons:
            later.cancel()


def put(path: pathlib.Path, key: str, network: Network, told: Telling) -> None:
    """Write a network beside those of other ways of playing; half precision is enough."""
    table = dict(np.load(path)) if path.exists() else {}
    for index, layer in enumerate(network):
        table[f"{key}|{index}"] = layer.astype(np.float16)
    table[f"{key}|told"] = np.array(told[:3])
    np.savez_compressed(path, **table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--talk", choices=["silent", "marks"], default="silent")
    parser.add_argument("--extreme", action="store_true")
    parser.add_argument("--minimum", type=int, default=2)
    parser.add_argument("--short-hand", action="store_true")
    parser.add_argument("--seconds", type=float, default=400.0, help="time to play and learn")
    parser.add_argument("--go-on", action="store_true", help="from what is learned already")
    parser.add_argument("--processes", type=int, default=1, help="that play, beside the one that learns")
    parser.add_argument(
        "--layers", type=int, nargs=2, default=(128, 32), help="widths of the two hidden ones"
    )
    parser.add_argument("--out", type=pathlib.Path, required=True)
    args = parser.parse_args()
    options = Options(
        players=args.players, extreme=args.extreme, minimum=args.minimum, short_hand=args.short_hand
    )
    subject = Subject(options, args.talk == "marks", telling_for(options))
    fresh = fresh_network(args.players, *args.layers)
    if args.go_on:
        pupil = Pupil(widened(learned_for(options, marks=subject.marks).network, fresh))
    else:
        pupil = Pupil(fresh)
        first_lesson(pupil, subject)
    play_and_learn(pupil, subject, args.seconds, args.processes)
    put(args.out, key_of(options, marks=subject.marks), pupil.network, subject.told)


if __name__ == "__main__":
    main()
