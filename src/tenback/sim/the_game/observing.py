"""What a seat sees, as `tenback.encoding` numbers it, written from a row."""

from typing import Final

from tenback.encoding.sections import Array
from tenback.encoding.the_game.sections import observation_layout
from tenback.games.the_game import Options
from tenback.games.the_game.commands import CARDS_OF_A_KIND
from tenback.sim.bits import IntArray, count
from tenback.sim.boards import FORFEIT, KNOWN, OFF
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.spread import ONES, put_eight, put_kinds, put_set
from tenback.sim.the_game.boards import TheGameBoards
from tenback.sim.the_game.row import (
    ALL_HIGH,
    ALL_LOW,
    BOUND,
    DECK,
    DRAWN,
    ENDING,
    EXTREME,
    HAND,
    HAND_SIZE,
    KINDS,
    LIVE,
    MINIMUM,
    OWED,
    PILES_USED,
    PLAYED,
    PLAYERS,
    RUNNING,
    SEAT,
    SKULL,
    THREE,
    TOP,
    WHOLE_TURN,
)
from tenback.sim.the_game.rules import shows

# Where the sections start: the same at every table, so kernels know it.
_STARTS: Final = observation_layout(Options(extreme=True), talk=False).starts
_HAND: Final = _STARTS["hand"]
_PLAYED: Final = _STARTS["played"]
_TOPS: Final = _STARTS["tops"]
_HAND_SIZES: Final = _STARTS["hand_sizes"]
_TO_MOVE: Final = _STARTS["to_move"]
_DRAW_PILE: Final = _STARTS["draw_pile"]
_LAID: Final = _STARTS["laid"]
_MINIMUM: Final = _STARTS["minimum"]
_OWED: Final = _STARTS["owed"]
_ENDING: Final = _STARTS["ending"]
_PLAYERS: Final = _STARTS["players"]
_FULL_HAND: Final = _STARTS["full_hand"]
_USUAL_MINIMUM: Final = _STARTS["usual_minimum"]
_COMMANDS: Final = _STARTS["commands"]
_TOP_COMMANDS: Final = _STARTS["top_commands"]
_COMMANDS_OUT: Final = _STARTS["commands_out"]
_THREE: Final = _STARTS["three"]
_BOUND_TO: Final = _STARTS["bound_to"]
_PILES_USED: Final = _STARTS["piles_used"]
_COMMANDS_ON: Final = _STARTS["commands_on"]
_WHOLE_TURN: Final = _STARTS["whole_turn"]
_LAYOUT_KNOWN: Final = _STARTS["layout_known"]


@kernel
def observe(boards: TheGameBoards, index: int, seat: int, out: Array) -> None:
    """Write what a seat sees; sets come first, because they write a little past their end."""
    row, hand = boards.rows[index], HAND + 2 * seat
    out[:] = 0
    put_set(out, _HAND, 2, row[hand], row[hand + 1])
    put_set(out, _PLAYED, 2, ALL_LOW & ~row[LIVE], ALL_HIGH & ~row[LIVE + 1])
    for pile in range(4):
        out[_TOPS + pile] = row[TOP + pile]
    out[_DRAW_PILE] = row[DECK] - row[DRAWN]
    out[_PLAYERS] = row[PLAYERS]
    out[_FULL_HAND] = row[HAND_SIZE]
    out[_USUAL_MINIMUM] = row[MINIMUM]
    _put_hand_sizes(row, seat, out)
    _put_turn(row, seat, out)
    if row[EXTREME] == 1:
        low, high = row[hand] | (ALL_LOW & ~row[LIVE]), row[hand + 1] | (ALL_HIGH & ~row[LIVE + 1])
        _put_commands(boards.kinds[index], boards.seeds[index], low, high, out)
        _put_unseen(boards.carriers[index], low, high, out)
        _put_tops(row, boards.kinds[index], out)
        _put_binding(row, out)


@kernel
def _put_hand_sizes(row: IntArray, seat: int, out: Array) -> None:
    players = row[PLAYERS]
    for place in range(players):
        other = seat + place if seat + place < players else seat + place - players
        out[_HAND_SIZES + place] = count(row[HAND + 2 * other], row[HAND + 2 * other + 1])


@kernel
def _put_turn(row: IntArray, seat: int, out: Array) -> None:
    """Write what the turn asks for, or how the game ended."""
    if row[ENDING] == RUNNING:
        away = row[SEAT] - seat
        out[_TO_MOVE + (away if away >= 0 else away + row[PLAYERS])] = 1
        out[_LAID] = row[PLAYED]
        out[_MINIMUM] = row[OWED]
        least = max(row[OWED], 3 * row[THREE])
        out[_OWED] = max(least - row[PLAYED], int(shows(row, SKULL)))
    elif row[ENDING] != FORFEIT:
        out[_ENDING + row[ENDING] - 1] = 1


@kernel
def _put_commands(kinds: CardArray, seeds: IntArray, low: int, high: int, out: Array) -> None:
    """Write the commands on the cards that the seat has seen, or on all where everybody knows them (E25)."""
    known = seeds[KNOWN]
    put_kinds(out, _COMMANDS, kinds, low | (-known & ALL_LOW), high | (-known & ALL_HIGH))
    on = ONES[(~seeds[OFF] >> 1) & ((1 << KINDS) - 1)]
    put_eight(out, _COMMANDS_ON, on)
    put_eight(out, _COMMANDS_OUT, CARDS_OF_A_KIND * on)
    out[_LAYOUT_KNOWN] = known


@kernel
def _put_unseen(carriers: IntArray, low: int, high: int, out: Array) -> None:
    """Take the cards that the seat has seen from the number of each command."""
    for kind in range(KINDS):
        out[_COMMANDS_OUT + kind] -= count(carriers[kind + 1, 0] & low, carriers[kind + 1, 1] & high)


@kernel
def _put_tops(row: IntArray, kinds: CardArray, out: Array) -> None:
    """Write which command each pile shows."""
    for pile in range(4):
        kind = int(kinds[row[TOP + pile]])
        out[_TOP_COMMANDS + KINDS * pile + max(kind - 1, 0)] = kind > 0


@kernel
def _put_binding(row: IntArray, out: Array) -> None:
    """Write what binds the turn."""
    out[_WHOLE_TURN] = row[WHOLE_TURN]
    running = int(row[ENDING] == RUNNING)
    out[_THREE] = row[THREE] & running
    used, bound = row[PILES_USED] * running, row[BOUND] if running else -1
    for pile in range(4):
        out[_BOUND_TO + pile] = bound == pile
        out[_PILES_USED + pile] = (used >> pile) & 1
