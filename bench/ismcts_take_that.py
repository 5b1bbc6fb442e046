"""OpenSpiel's Python IS-MCTS as a player of TAKE THAT, over the kernels so that it loses no time to us.

It searches the running round: a sampled world fixes the order of the draw pile, so nothing is left to chance
inside it. Its key of a position is what the active seat sees.
"""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from tenback.bots.take_that.expert import knowledge_from
from tenback.bots.take_that.guess import first_guess
from tenback.bots.take_that.moves import list_moves
from tenback.bots.take_that.rival_models import like
from tenback.bots.take_that.weights import plain_weights
from tenback.bots.take_that.workspace import new_workspace
from tenback.bots.take_that.worlds import deal_world
from tenback.games.decks import Randomness
from tenback.games.take_that import Move, View
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray, shuffle
from tenback.sim.chance import seed as begin_chance
from tenback.sim.take_that.row import (
    DECK_SIZE,
    ENDING,
    GONE,
    HAND,
    LAST,
    LINE,
    MOVES,
    PLAYERS,
    RUNNING,
    SEAT,
    TOTAL,
)
from tenback.sim.take_that.rules import make_move
from tenback.sim.take_that.states import move_at, row_seen
from tenback.talk.marks.said import Talk

UCT_C = 20.0  # Returns are points of a round.


class Kind:
    """The two facts that IS-MCTS asks of a game."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class Table:
    """A game as IS-MCTS asks for it."""

    def get_type(self) -> Kind:
        return Kind()


@dataclass(slots=True)
class World:
    """A position with the draw pile in some order; it answers as a state of OpenSpiel does."""

    row: IntArray
    deck: CardArray

    def get_game(self) -> Table:
        return Table()

    def current_player(self) -> int:
        return int(self.row[SEAT])

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return bool(self.row[ENDING] != RUNNING)

    def legal_actions(self, player: int | None = None) -> list[int]:  # noqa: ARG002
        moves = np.empty(MOVES, np.int64)
        found: list[int] = moves[: list_moves(self.row, moves)].tolist()
        return found

    def apply_action(self, action: int) -> None:
        make_move(self.row, self.deck, action)

    def clone(self) -> "World":
        return World(self.row.copy(), self.deck)

    def returns(self) -> list[float]:
        totals = self.row[TOTAL : TOTAL + self.row[PLAYERS]].astype(float)
        lead = (totals - totals.mean()) * len(totals) / (len(totals) - 1)
        return [float(points) for points in lead]

    def information_state_string(self) -> bytes:
        hand = HAND + 2 * int(self.row[SEAT])
        return self.row[[hand, hand + 1, LINE, LINE + 1, LAST, GONE, GONE + 1]].tobytes()


@dataclass
class IsMctsBot:
    """Plays by OpenSpiel's search with a fixed number of simulations."""

    simulations: int
    name: str = "OpenSpiel IS-MCTS"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002
        if len(view.legal) == 1:
            return view.legal[0]
        chance = np.random.RandomState(rng.randrange(1 << 32))
        bot = ISMCTSBot(
            Table(),
            RandomRolloutEvaluator(1, chance),
            UCT_C,
            self.simulations,
            random_state=chance,
            allow_inconsistent_action_sets=True,
        )
        bot.set_resampler(_resampler(view, rng.randrange(1 << 62)))
        return move_at(int(bot.step(World(row_seen(view), np.zeros(DECK_SIZE, np.int8)))))

    def say(self, view: View) -> tuple[()]:  # noqa: ARG002
        return ()


def _resampler(view: View, seed: int) -> Any:
    """Deal what the seat cannot see, every way equally likely."""
    known, rng = knowledge_from(view), np.zeros(4, np.int64)
    begin_chance(rng, seed, 0, 0)
    workspace = new_workspace(known)
    first_guess(known, workspace.guess, like(len(known.sizes), plain_weights()), rng)

    def resampled(state: World, player: int) -> World:  # noqa: ARG001
        shuffle(rng, workspace.guess.cards, 0, len(workspace.guess.cards))
        deal_world(known, workspace, rng)
        return World(workspace.world.copy(), workspace.deck.copy())

    return resampled


def ismcts_within(seconds: float, views: list[View], rng: Randomness) -> IsMctsBot:
    """Make the bot that thinks about this long over such positions."""
    trial = IsMctsBot(simulations=20)
    trial.choose(views[0], Talk(), rng)
    begun = time.process_time()
    for view in views:
        trial.choose(view, Talk(), rng)
    each = (time.process_time() - begun) / len(views) / trial.simulations
    return IsMctsBot(simulations=max(2, round(seconds / each)))
