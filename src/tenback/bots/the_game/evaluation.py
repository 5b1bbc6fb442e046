"""What the expert thinks of a position: its best turns, and how each comes out in the same sampled deals.

The search says which turns are best; here they are played to the end of the game, so that a chance to win and
a number of cards left can be told to people.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from tenback.bots.the_game.careful import careful_choice, hears_marks, unless_it_loses
from tenback.bots.the_game.endgame import NO_WAY, make_ready, nothing_hidden, winning_move
from tenback.bots.the_game.expert import deals_of_the_turn, plan_for, samples_now
from tenback.bots.the_game.hidden import Knowledge, deal_hidden
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.bots.the_game.search import Plan, outcome, search, worth_of_end
from tenback.bots.the_game.trained.choosing import is_trained_for, planned_turn, ranked
from tenback.bots.the_game.weights import FloatArray, weights_for
from tenback.bots.the_game.workspace import Workspace, new_workspace
from tenback.games.the_game import Move, PlayCard, View
from tenback.sim.bits import IntArray
from tenback.sim.chance import seed
from tenback.sim.jit import kernel
from tenback.sim.the_game.convert import move_of, number_of
from tenback.sim.the_game.numbers import card_of_play, pile_of_play
from tenback.sim.the_game.row import END_TURN, ENDING, LEFT, RUNNING, STOP, STOPPED, STUCK, WON
from tenback.sim.the_game.rules import is_fatal, judge, lay
from tenback.talk.marks.said import Talk

TURNS: Final = 3
"""How many turns are judged: the best, and the next two."""
TO_THE_END: Final = 1000  # turns; no game has so many
SEARCH_STREAM: Final = 0
DEALS_STREAM: Final = 1


@dataclass(frozen=True, slots=True, eq=False)
class JudgedTurn:
    """A whole turn, and how the sampled deals ended after it; the same deals for every turn of a position."""

    moves: tuple[Move, ...]
    left: IntArray
    """Cards left by deal."""
    won: IntArray
    """1 for a deal that was won."""
    worth: FloatArray
    """What the expert thinks such an end is worth."""
    is_sure: bool = False
    """Nothing is hidden that could change it."""


@dataclass(frozen=True, slots=True, eq=False)
class Thought:
    """What one decision is thought over with."""

    view: View
    known: Knowledge
    weights: FloatArray
    plan: Plan
    samples: int
    deals: int

    @property
    def number(self) -> int:
        """The number of the sampled deals, the same for all decisions of a turn."""
        return deals_of_the_turn(self.view)


def best_turns(view: View, talk: Talk, *, samples: int, deals: int) -> tuple[JudgedTurn, ...]:
    """Judge the turns that the expert likes best, the one it would play first."""
    thought = _thought(view, talk, samples, deals)
    make_ready()
    if sure := _sure_win(thought.known, thought.weights):
        return (sure,)
    workspace = new_workspace()
    tried = _ranked(thought, thought.known, workspace)
    if tried == 0:
        return (_lost(thought, careful_choice(view, thought.known), thought.known.row[LEFT] - 1),)
    first, *others = _judged(thought, workspace, min(tried, TURNS))
    # Before the first turn nothing but beginning is legal; the turn that follows is judged all the same.
    if view.turn is None:
        return (first, *others)
    move = unless_it_loses(view, thought.known, first.moves[0])
    if move != first.moves[0]:
        return (best_turn_after(view, talk, move, samples=samples, deals=deals),)
    return (first, *others)


def best_turn_after(view: View, talk: Talk, move: Move, *, samples: int, deals: int) -> JudgedTurn:
    """Judge the best turn that begins with a move, in the same deals as `best_turns`."""
    thought = _thought(view, talk, samples, deals)
    known = thought.known._replace(row=thought.known.row.copy())
    row, workspace = known.row, new_workspace()
    if not isinstance(move, PlayCard):
        return _judged_end(thought, workspace, row, move)
    if is_fatal(row, known.kinds, move.card, move.pile):
        return _lost(thought, move, row[LEFT] - 1)
    lay(row, known.kinds, move.card, move.pile)
    judge(row)
    if known.kinds[move.card] == STOP and row[ENDING] != WON:
        row[ENDING] = STOPPED
    if row[ENDING] != RUNNING:
        return _judged_end(thought, workspace, row, move)
    return _best_after(thought, known, workspace, move)


def _best_after(thought: Thought, known: Knowledge, workspace: Workspace, move: Move) -> JudgedTurn:
    """Judge the best way on after a move that has not ended the turn."""
    if sure := _sure_win(known, thought.weights):
        return replace(sure, moves=(move, *sure.moves))
    if _ranked(thought, known, workspace) == 0:
        return _lost(thought, move, known.row[LEFT])
    best = _judged(thought, workspace, 1)[0]
    return replace(best, moves=(move, *best.moves))


def _thought(view: View, talk: Talk, samples: int, deals: int) -> Thought:
    known = knowledge_from(view, talk)
    marks = hears_marks(known)
    plan = plan_for(view.options, samples_now(view, samples), marks=marks)
    return Thought(view, known, weights_for(view.options, marks=marks), plan, samples, deals)


def _ranked(thought: Thought, known: Knowledge, workspace: Workspace) -> int:
    if is_trained_for(thought.view.options, known):
        return _ranked_by_trained(thought, known, workspace)
    rng = np.zeros(4, np.int64)
    seed(rng, thought.number, SEARCH_STREAM, 0)
    return search(known, thought.weights, thought.plan, workspace, rng)


def _ranked_by_trained(thought: Thought, known: Knowledge, workspace: Workspace) -> int:
    """Rank by the trained network; the turn that the expert goes on with comes first."""
    options, samples, number = thought.view.options, thought.samples, thought.number
    tried = ranked(options, known, workspace, samples=samples, number=number, stream=SEARCH_STREAM)
    if tried and known is thought.known and thought.view.turn is not None:
        turn = planned_turn(thought.view, known, samples=samples, number=number)
        plans, order = workspace.own.turn_plans, workspace.own.order
        place = next((at for at in range(tried) if _starts_with(plans[order[at]], turn)), 0)
        order[: place + 1] = np.roll(order[: place + 1], 1)
    return tried


def _starts_with(plan: IntArray, turn: list[int]) -> bool:
    return bool((plan[: len(turn)] == turn).all())


# Turns that are lost or won for sure ----------------------------------------------------------------------


def _sure_win(known: Knowledge, weights: FloatArray) -> JudgedTurn | None:
    """Find the turn that begins a sure way to win, where nothing is hidden."""
    if not nothing_hidden(known):
        return None
    here, moves = known._replace(row=known.row.copy()), list[int]()
    while here.row[ENDING] == RUNNING and here.row[LEFT] > 0 and (moves or [0])[-1] != END_TURN:
        if (number := winning_move(here, weights)) == NO_WAY:
            return None
        moves.append(number)
        if number != END_TURN:
            card = card_of_play(number)
            lay(here.row, here.kinds, card, pile_of_play(number))
            if here.kinds[card] == STOP:
                break
    nothing = np.zeros(1, np.int64)
    return JudgedTurn(tuple(map(move_of, moves)), nothing, nothing + 1, np.ones(1), is_sure=True)


def _lost(thought: Thought, move: Move, left: int) -> JudgedTurn:
    """Every way on breaks a command."""
    end = thought.known.row.copy()
    end[LEFT], end[ENDING] = left, STUCK
    worth = np.array([worth_of_end(thought.plan, end)])
    return JudgedTurn((move,), np.array([left]), np.zeros(1, np.int64), worth, is_sure=True)


# Playing the sampled deals out ----------------------------------------------------------------------------


def _judged(thought: Thought, workspace: Workspace, turns: int) -> list[JudgedTurn]:
    """Play the first turns of the workspace's order to the end of the game in the same deals."""
    left, won = np.zeros((2, turns, thought.deals), np.int64)
    worth, rng = np.zeros((turns, thought.deals)), np.zeros(4, np.int64)
    seed(rng, thought.number, DEALS_STREAM, 0)
    plan = thought.plan._replace(turns=TO_THE_END)
    _play_out(thought.known, thought.weights, plan, workspace, rng, left, won, worth)
    return [
        JudgedTurn(
            tuple(_moves(workspace, workspace.own.order[place])), left[place], won[place], worth[place]
        )
        for place in range(turns)
    ]


def _judged_end(thought: Thought, workspace: Workspace, row: IntArray, move: Move) -> JudgedTurn:
    """Judge a turn that a move has ended."""
    workspace.own.turn_rows[0], workspace.own.order[0] = row, 0
    workspace.own.turn_plans[0, 0] = number_of(move)
    return _judged(thought, workspace, 1)[0]


@kernel
def _play_out(
    known: Knowledge,
    weights: FloatArray,
    plan: Plan,
    workspace: Workspace,
    rng: IntArray,
    left: IntArray,
    won: IntArray,
    worth: FloatArray,
) -> None:
    for deal in range(left.shape[1]):
        deal_hidden(known, workspace, rng)
        for place in range(left.shape[0]):
            worth[place, deal] = outcome(weights, plan, workspace, workspace.own.order[place])
            left[place, deal] = workspace.row[LEFT]
            won[place, deal] = workspace.row[ENDING] == WON


def _moves(workspace: Workspace, index: int) -> Iterator[Move]:
    """Read a turn off the workspace; its end is a move only where the turn does not end by itself."""
    for number in workspace.own.turn_plans[index]:
        if number == END_TURN and workspace.own.turn_rows[index, ENDING] != RUNNING:
            return
        yield move_of(int(number))
        if number == END_TURN:
            return
