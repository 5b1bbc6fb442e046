"""What the expert thinks of a position: its best turns, and the chance to win after each in the same deals.

The search says which turns are best; `chances` says how likely each of them wins. Whole turns are judged as
they stand at the beginning of the turn: while it goes as planned, plan and chance stay what they were.
"""

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from tenback.bots.the_game.careful import careful_choice, hears_marks, unless_it_loses
from tenback.bots.the_game.chances import Asked, chances_after
from tenback.bots.the_game.endgame import NO_WAY, is_won_after, make_ready, nothing_hidden, winning_move
from tenback.bots.the_game.expert import deals_of_the_turn, plan_for
from tenback.bots.the_game.hidden import Knowledge
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.bots.the_game.search import search
from tenback.bots.the_game.trained.choosing import is_trained_for, ranked
from tenback.bots.the_game.trained.extreme import choosing as hearing
from tenback.bots.the_game.trained.plans import Moment, start_of_turn
from tenback.bots.the_game.weights import FloatArray, weights_for
from tenback.bots.the_game.workspace import Workspace, new_workspace
from tenback.games.the_game import Move, Options, PlayCard, View
from tenback.sim.bits import IntArray
from tenback.sim.chance import seed
from tenback.sim.the_game.convert import move_of
from tenback.sim.the_game.numbers import card_of_play, pile_of_play
from tenback.sim.the_game.row import BROKEN, END_TURN, ENDING, PLAYED, RUNNING, STOP, STOPPED, WON
from tenback.sim.the_game.rules import is_fatal, judge, lay
from tenback.talk.marks.said import Talk

TURNS: Final = 3
"""How many turns are judged: the best, and the next two."""
SEARCH_STREAM: Final = 0
LATER: Final = 4
"""A turn that is under way has fewer ways on: so many times fewer samples."""


@dataclass(frozen=True, slots=True, eq=False)
class JudgedTurn:
    """A whole turn, and the chance to win after it by deal; the same deals for every turn of a position."""

    moves: tuple[Move, ...]
    chances: FloatArray
    is_sure: bool = False
    """Nothing is hidden that could change it."""

    @property
    def win(self) -> float:
        """The chance to win."""
        return float(self.chances.mean())

    def begins_with(self, made: Sequence[Move]) -> bool:
        """Tell whether the turn can still be made after some moves, with something left to do."""
        return len(self.moves) > len(made) and self.moves[: len(made)] == tuple(made)

    def after(self, made: Sequence[Move]) -> "JudgedTurn":
        """What is left of the turn."""
        return replace(self, moves=self.moves[len(made) :])


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought about a decision."""

    samples: int
    deals: int
    marks: bool
    """Whether the chance is that of a team that tells each other by marks."""


def best_turns(view: View, talk: Talk, *, samples: int, deals: int) -> tuple[JudgedTurn, ...]:
    """Judge the turns that the expert likes best, the one it would play first."""
    known, effort = knowledge_from(view, talk), Effort(samples, deals, talk.has_begun)
    make_ready()
    if view.plays:
        turns = _judged(view.options, Moment(start_of_turn(view, known)), effort)
        if turns and turns[0].begins_with(view.plays):
            going = [turn for turn in turns if turn.begins_with(view.plays)]
            return _sound(view, known, [turn.after(view.plays) for turn in going], effort)
    return _sound(view, known, _judged(view.options, Moment(known), effort), effort)


def _sound(
    view: View, known: Knowledge, turns: Sequence[JudgedTurn], effort: Effort
) -> tuple[JudgedTurn, ...]:
    """Give the turns, unless there is none or the best one loses: then what the careful player would do."""
    # Before the first turn nothing but beginning is legal; the turn that follows is judged all the same.
    if turns and view.turn is None:
        return tuple(turns)
    move = unless_it_loses(view, known, turns[0].moves[0]) if turns else careful_choice(view, known)
    if turns and move == turns[0].moves[0]:
        return tuple(turns)
    return (_of_end(known, view.options, (move,), effort),)


def judged_turn(view: View, talk: Talk, moves: tuple[Move, ...], *, deals: int) -> JudgedTurn:
    """Judge a turn that was made, from its beginning to its end, in the same deals as `best_turns`."""
    effort = Effort(samples=0, deals=deals, marks=talk.has_begun)
    return _of_end(knowledge_from(view, talk), view.options, moves, effort)


def _of_end(known: Knowledge, options: Options, moves: tuple[Move, ...], effort: Effort) -> JudgedTurn:
    end = end_of(known, moves)
    if end[ENDING] not in (RUNNING, STOPPED):
        return JudgedTurn(moves, np.array([float(end[ENDING] == WON)]), is_sure=True)
    solved = is_won_after(known, end, weights_for(options, marks=False)) if nothing_hidden(known) else None
    if solved is not None:
        return JudgedTurn(moves, np.array([float(solved)]), is_sure=True)
    return JudgedTurn(moves, _chances(options, known, end[None], effort)[0])


def end_of(known: Knowledge, moves: Sequence[Move]) -> IntArray:
    """Lay the cards of a turn: the row before its draw, or the end of the game."""
    row = known.row.copy()
    for move in moves:
        if not isinstance(move, PlayCard):
            break
        if is_fatal(row, known.kinds, move.card, move.pile):
            row[ENDING] = BROKEN
            break
        lay(row, known.kinds, move.card, move.pile)
        judge(row)
        if known.kinds[move.card] == STOP and row[ENDING] != WON:
            row[ENDING] = STOPPED
    return row


@functools.lru_cache(maxsize=64)
def _judged(options: Options, moment: Moment, effort: Effort) -> tuple[JudgedTurn, ...]:
    """Judge the best ways on from a moment, whole to the end of the turn; none where every play is fatal."""
    known, workspace = moment.known, new_workspace()
    if sure := _sure_win(known, weights_for(options, marks=hears_marks(known))):
        return (sure,)
    tried = min(TURNS, _ranked(options, known, workspace, effort.samples))
    if tried == 0:
        return ()
    order = workspace.own.order[:tried]
    ends = workspace.own.turn_rows[order]
    chances = _chances(options, known, ends, effort)
    return tuple(
        JudgedTurn(tuple(_moves(workspace, index)), chances[place]) for place, index in enumerate(order)
    )


def _chances(options: Options, known: Knowledge, ends: IntArray, effort: Effort) -> FloatArray:
    return chances_after(options, known, ends, Asked(effort.deals, _number(known)), marks=effort.marks)


def _ranked(options: Options, known: Knowledge, workspace: Workspace, samples: int) -> int:
    """Rank the turns as the expert does; how many there are."""
    number = _number(known)
    if is_trained_for(options, known):
        return ranked(options, known, workspace, samples=samples, number=number, stream=SEARCH_STREAM)
    if hearing.hearing_network_for(options, known):
        return hearing.ranked(options, known, workspace, samples=samples, number=number, stream=SEARCH_STREAM)
    marks, rng = hears_marks(known), np.zeros(4, np.int64)
    seed(rng, number, SEARCH_STREAM, 0)
    plan = plan_for(options, samples // LATER if known.row[PLAYED] else samples, marks=marks)
    return search(known, weights_for(options, marks=marks), plan, workspace, rng)


def _number(known: Knowledge) -> int:
    """The number of the sampled deals, the same for all decisions of a turn."""
    return deals_of_the_turn(known.unseen)


def _sure_win(known: Knowledge, weights: FloatArray) -> JudgedTurn | None:
    """Find the turn that begins a sure way to win, where nothing is hidden."""
    if not nothing_hidden(known):
        return None
    here, moves = known._replace(row=known.row.copy()), list[int]()
    while here.row[ENDING] == RUNNING and (moves or [0])[-1] != END_TURN:
        if (number := winning_move(here, weights)) == NO_WAY:
            return None
        moves.append(number)
        if number != END_TURN:
            card = card_of_play(number)
            lay(here.row, here.kinds, card, pile_of_play(number))
            judge(here.row)
            if here.kinds[card] == STOP:
                break
    return JudgedTurn(tuple(map(move_of, moves)), np.ones(1), is_sure=True)


def _moves(workspace: Workspace, index: int) -> Iterator[Move]:
    """Read a turn off the workspace; its end is a move only where the turn does not end by itself."""
    for number in workspace.own.turn_plans[index]:
        if number == END_TURN and workspace.own.turn_rows[index, ENDING] != RUNNING:
            return
        yield move_of(int(number))
        if number == END_TURN:
            return
