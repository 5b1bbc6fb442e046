"""The trained network at first sight: no search, a whole game in some thousandths of a second."""

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tenback.bots.kernel_games import KernelGames, room_for
from tenback.bots.the_game.careful import careful_choice, hears_marks
from tenback.bots.the_game.hidden import Knowledge
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.bots.the_game.quick_extreme import plan_of_extreme, plan_with_marks
from tenback.bots.the_game.saying import true_sayings
from tenback.bots.the_game.trained.accumulator import refresh
from tenback.bots.the_game.trained.beam import NARROW, moves_of
from tenback.bots.the_game.trained.engine import Engine, new_engine
from tenback.bots.the_game.trained.games import first_sight, first_sight_games
from tenback.bots.the_game.trained.network import silent_network
from tenback.bots.the_game.trained.plans import Moment, rest_of_turn
from tenback.bots.the_game.weights import FloatArray, weights_for
from tenback.games.decks import Randomness, deal_seed
from tenback.games.the_game import Move, Options, View
from tenback.sim.bits import copy
from tenback.sim.jit import kernel
from tenback.sim.the_game.convert import move_of
from tenback.sim.the_game.deals import new_arrays
from tenback.sim.the_game.row import DECK_SIZE
from tenback.talk.marks.said import Saying, Talk

MARGIN: Final = 30.0
HEAT: Final = 0.0005
"""The temperature in chances to win: a turn that is worse by so much is chosen 2.7 times less often."""


@dataclass(frozen=True, slots=True)
class QuickBot:
    """Makes the turn that looks best to the network, or one that looks nearly as good."""

    heat: float = HEAT
    seed: int = 0
    name: str = "quick"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002 (chance comes from seed and view)
        """Choose the next move of the turn that was planned at its beginning.

        Where marks are given, the rest of the turn is planned again at each card: others may have said more.
        """
        if len(view.legal) == 1:
            return view.legal[0]
        known = knowledge_from(view, talk)
        if view.turn is None:
            return careful_choice(view, known)
        plan = _planner(view.options, known)

        def plan_at(moment: Moment) -> list[int]:
            return plan(view.options, moment, self.heat, self.seed)

        turn = plan_at(Moment(known)) if talk.has_begun else rest_of_turn(view, known, plan_at)
        return move_of(turn[0]) if turn else careful_choice(view, known)

    def say(self, view: View) -> Sequence[Saying]:
        """Give the marks that are true of this hand."""
        return true_sayings(view)


def _planner(options: Options, known: Knowledge) -> Callable[[Options, Moment, float, int], list[int]]:
    if options.extreme:
        return plan_of_extreme
    return plan_with_marks if hears_marks(known) else _plan


def quick_engine(heat: float = HEAT) -> Engine:
    """Give new arrays: several threads may think at once."""
    return new_engine(silent_network(), limits=NARROW, margin=MARGIN, heat=heat)


def quick_series(options: Options, *, seed: int, numbers: range, recorded: bool) -> KernelGames:
    """Play neighbouring games of a series in compiled code, as the bots do move by move."""
    games = room_for(numbers, 1, DECK_SIZE, commands=False, recorded=recorded)
    first_sight_games(
        new_arrays(options),
        deal_seed(seed),
        numbers.start,
        weights_for(options, marks=False),
        quick_engine(),
        games.endings,
        games.results[:, 0],
        games.log,
        games.decks,
    )
    return games


@functools.lru_cache(maxsize=256)
def _plan(options: Options, moment: Moment, heat: float, seed: int) -> list[int]:
    """The moves of a turn, its end included; at a dead end as many cards as can be laid."""
    engine = quick_engine(heat)
    return moves_of(engine.beam.turns[turn_of(moment.known, weights_for(options, marks=False), engine, seed)])


@kernel
def turn_of(known: Knowledge, weights: FloatArray, engine: Engine, number: int) -> int:
    """Choose a turn from what a seat knows: its place among the beam's turns."""
    refresh(engine.network, engine.accumulator, known.row)
    copy(known.sizes, engine.accumulator.sizes)
    return first_sight(known.row, weights, engine, number)
