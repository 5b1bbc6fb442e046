"""Steps of one game or of many, whichever game it is."""

from typing import Final

import numpy as np
from numba.extending import register_jitable

from tenback.encoding.sections import Array
from tenback.sim.bits import IntArray
from tenback.sim.boards import (
    ACTOR,
    ALL_SEATS,
    FORFEIT,
    IS_OVER,
    NEXT_STEP,
    SAME_STEP,
    SCORES,
    Afterwards,
    FlagArray,
    FloatArray,
    Seen,
)
from tenback.sim.by_game import (
    Boards,
    deal_next,
    ending,
    forfeit,
    is_legal,
    is_won,
    mark_legal,
    move,
    observe,
    partner_action,
    result,
    score,
    to_move,
)
from tenback.sim.jit import kernel

Partners = tuple[object, ...]
"""Who plays the seats that are not the agent's: `ByChance`, or bots of a layer above."""

NOTHING_DONE: Final = -1
JUST_BEGUN: Final = -1
"""In place of the seat that has moved, where a game begins and nobody has."""

# As in `by_game`.
inlined = register_jitable(forceinline=True)


@kernel
def tell(boards: Boards, index: int, told: FloatArray) -> None:
    """Write whose turn it is or was, whether the game is over, and what each seat has won so far."""
    told[ACTOR] = to_move(boards, index)
    told[IS_OVER] = ending(boards, index) != 0
    for seat in range(len(told) - SCORES):
        told[SCORES + seat] = score(boards, index, seat)


@kernel
def see(boards: Boards, index: int, seat: int, observation: Array, mask: Array) -> None:
    """Write what a seat sees, and what it may do; that is nothing when it is not active."""
    observe(boards, index, seat, observation)
    if to_move(boards, index) == seat:
        mark_legal(boards, index, mask)
    else:
        mask[:] = 0


@kernel
def look_all(boards: Boards, own: int, seen: Seen) -> None:
    """Write what the agent's seat, or every active seat, sees and may do.

    Two short loops are quicker than one long one.
    """
    for index in range(len(boards.rows)):
        seat = to_move(boards, index) if own == ALL_SEATS else own
        seen.seats[index] = seat
        observe(boards, index, seat, seen.observations[index])
    for index in range(len(boards.rows)):
        mark_legal(boards, index, seen.masks[index])


@kernel
def first_unknown(actions: IntArray, limit: int, over: FlagArray) -> int:
    """The first running game that is given a number which stands for no action, or -1."""
    for index in range(len(actions)):
        if not (0 <= actions[index] < limit or over[index]):
            return index
    return -1


@kernel
def first_illegal(boards: Boards, actions: IntArray, after: Afterwards) -> int:
    """The first game whose action is illegal, or -1; games that begin again next take any action."""
    for index in range(len(boards.rows)):
        if not after.over[index] and not is_legal(boards, index, actions[index]):
            return index
    return -1


@kernel
def deal_all(boards: Boards) -> None:
    """Begin the next game in every row."""
    for index in range(len(boards.rows)):
        deal_next(boards, index)


# Steps ---------------------------------------------------------------------------------------------------


@kernel
def step_all(
    boards: Boards, actions: IntArray, mode: int, penalty: float, seen: Seen, after: Afterwards
) -> int:
    """Make a move in every game, and begin again where a game is over, as the mode says; how many ended.

    Every seat is the agent's. Nothing is done, and the answer is NOTHING_DONE, when a number stands for no
    action.
    """
    if first_unknown(actions, seen.masks.shape[1], after.over) >= 0:
        return NOTHING_DONE
    ended = 0
    for index in range(len(boards.rows)):
        seat = _act(boards, index, actions[index], mode, penalty, seen, after)
        if seat != JUST_BEGUN:
            ended += _settle(boards, index, seat, ALL_SEATS, mode, seen, after)
    look_all(boards, ALL_SEATS, seen)
    return ended


def step_among(
    boards: Boards,
    actions: IntArray,
    own: int,
    mode: int,
    penalty: float,
    seen: Seen,
    after: Afterwards,
    partners: Partners,
) -> int:
    """Do what `step_all` does for an agent with one seat; partners play the others.

    Compiled code holds all that it calls, so what partners do stands in one kernel alone: it is long.
    """
    if act_all(boards, actions, mode, penalty, seen, after) == NOTHING_DONE:
        return NOTHING_DONE
    answer_all(boards, own, np.ones(len(actions), np.bool_), after.begun, partners)
    ended = settle_all(boards, own, mode, seen, after)
    if ended and mode == SAME_STEP:
        answer_all(boards, own, after.begun, after.begun, partners)
    look_all(boards, own, seen)
    return ended


@kernel
def answer_all(boards: Boards, own: int, chosen: FlagArray, begun: FlagArray, partners: Partners) -> None:
    """Let partners play in the chosen games until the agent is asked.

    A game that has just begun and ends before that is followed by the next.
    """
    for index in range(len(boards.rows)):
        while chosen[index]:
            if ending(boards, index) != 0:
                if not begun[index]:
                    break
                deal_next(boards, index)
            elif to_move(boards, index) == own:
                break
            else:
                move(boards, index, partner_action(boards, index, partners))


@kernel
def act_all(
    boards: Boards, actions: IntArray, mode: int, penalty: float, seen: Seen, after: Afterwards
) -> int:
    """Make the agent's move in every game, or begin the next one; NOTHING_DONE as in `step_all`."""
    if first_unknown(actions, seen.masks.shape[1], after.over) >= 0:
        return NOTHING_DONE
    for index in range(len(boards.rows)):
        seat = _act(boards, index, actions[index], mode, penalty, seen, after)
        after.begun[index] = seat == JUST_BEGUN
    return 0


@kernel
def settle_all(boards: Boards, own: int, mode: int, seen: Seen, after: Afterwards) -> int:
    """Say what a step gave the agent's seat, and begin again as the mode says; how many games ended."""
    total = 0
    for index in range(len(boards.rows)):
        if not after.begun[index]:
            ended = _settle(boards, index, own, own, mode, seen, after)
            after.begun[index] = ended == 1 and mode == SAME_STEP
            total += ended
    return total


@inlined
def _act(
    boards: Boards, index: int, action: int, mode: int, penalty: float, seen: Seen, after: Afterwards
) -> int:
    """Make a move, or begin the next game; which seat has moved, or JUST_BEGUN."""
    if mode == NEXT_STEP and after.over[index]:
        deal_next(boards, index)
        seen.rewards[index], seen.ended[index], after.over[index] = 0.0, False, False
        return JUST_BEGUN
    seat = to_move(boards, index)
    seen.rewards[index] = -score(boards, index, seat)
    if not move(boards, index, action):
        forfeit(boards, index)
        seen.rewards[index] = penalty
    return seat


@inlined
def _settle(boards: Boards, index: int, seat: int, own: int, mode: int, seen: Seen, after: Afterwards) -> int:
    """Say what the seat that has moved won by it, and how a game ended; 1 where it did."""
    ended = ending(boards, index)
    if ended != FORFEIT:
        seen.rewards[index] += score(boards, index, seat)
    seen.ended[index] = after.over[index] = ended != 0
    if ended == 0:
        return 0
    _look_back(boards, index, own, mode, seen, after)
    return 1


@inlined
def _look_back(boards: Boards, index: int, own: int, mode: int, seen: Seen, after: Afterwards) -> None:
    """Keep how a game ended, and what was seen last where the next one begins at once."""
    seat = to_move(boards, index) if own == ALL_SEATS else own
    after.endings[index] = ending(boards, index)
    for other in range(after.results.shape[1]):
        after.results[index, other] = result(boards, index, other)
    seen.finals[0, index] = after.endings[index]
    seen.finals[1, index] = is_won(boards, index, seat)
    seen.finals[2, index] = after.results[index, seat]
    if mode == SAME_STEP:
        after.seats[index] = seat
        observe(boards, index, seat, after.observations[index])
        deal_next(boards, index)
