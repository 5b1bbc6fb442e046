"""Steps of one game or of many, whichever game it is."""

from typing import Final

from numba.extending import register_jitable

from tenback.encoding.sections import Array
from tenback.sim.bits import IntArray
from tenback.sim.boards import (
    ACTOR,
    ALL_SEATS,
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


@kernel
def play_on(boards: Boards, index: int, own: int, partners: Partners) -> None:
    """Let the partners play until the agent is asked; where a game ends before that, begin the next."""
    _play_others(boards, index, own, partners)
    while ending(boards, index) != 0:
        deal_next(boards, index)
        _play_others(boards, index, own, partners)


@inlined
def _play_others(boards: Boards, index: int, own: int, partners: Partners) -> None:
    while own != ALL_SEATS and ending(boards, index) == 0 and to_move(boards, index) != own:
        move(boards, index, partner_action(boards, index, partners))


@inlined
def _deal_on(boards: Boards, index: int, own: int, partners: Partners) -> None:
    deal_next(boards, index)
    if own != ALL_SEATS:
        play_on(boards, index, own, partners)


@kernel
def step_all(
    boards: Boards,
    actions: IntArray,
    own: int,
    mode: int,
    penalty: float,
    seen: Seen,
    after: Afterwards,
    partners: Partners,
) -> int:
    """Make a move in every game, and begin again where a game is over, as the mode says; how many ended.

    When the agent has a seat, its partners play the others. Nothing is done, and the answer is NOTHING_DONE,
    when a number stands for no action.
    """
    if first_unknown(actions, seen.masks.shape[1], after.over) >= 0:
        return NOTHING_DONE
    ended = 0
    for index in range(len(boards.rows)):
        if mode == NEXT_STEP and after.over[index]:
            _deal_on(boards, index, own, partners)
            seen.rewards[index], seen.ended[index], after.over[index] = 0.0, False, False
        else:
            _step(boards, index, actions[index], own, penalty, seen, partners)
            after.over[index] = seen.ended[index]
            if after.over[index]:
                ended += 1
                _look_back(boards, index, own, mode, seen, after, partners)
    look_all(boards, own, seen)
    return ended


@inlined
def _step(
    boards: Boards, index: int, action: int, own: int, penalty: float, seen: Seen, partners: Partners
) -> None:
    seat = to_move(boards, index)
    before = score(boards, index, seat)
    if move(boards, index, action):
        _play_others(boards, index, own, partners)
        seen.rewards[index] = score(boards, index, seat) - before
    else:
        forfeit(boards, index)
        seen.rewards[index] = penalty
    seen.ended[index] = ending(boards, index) != 0


@inlined
def _look_back(
    boards: Boards, index: int, own: int, mode: int, seen: Seen, after: Afterwards, partners: Partners
) -> None:
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
        _deal_on(boards, index, own, partners)
