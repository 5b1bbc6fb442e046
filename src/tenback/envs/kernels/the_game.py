"""THE GAME and EXTREME on rows: moves, masks and observations as `tenback.encoding` numbers them."""

from typing import Final

import numpy as np

from tenback.encoding import Encoding
from tenback.encoding.sections import Array
from tenback.envs.kernels.boards import (
    ACTOR,
    GAME,
    IS_OVER,
    KNOWN,
    NEXT_STEP,
    NUMBER,
    SAME_STEP,
    SCORES,
    Afterwards,
    Boards,
    FloatArray,
    Seen,
    new_seeds,
)
from tenback.envs.kernels.spread import ONES, put_eight, put_kinds, put_set
from tenback.games.the_game import CARDS, Command, Deal, Options, State
from tenback.sim.bits import HIGH, LOW, WORD, IntArray, count, holds, lowest
from tenback.sim.chance import CardArray, seed
from tenback.sim.jit import kernel
from tenback.sim.the_game import row as places
from tenback.sim.the_game.convert import blank_row, row_of
from tenback.sim.the_game.deals import MOVES_STREAM, deal, draw_layout, shuffle_deck
from tenback.sim.the_game.playouts import make_move
from tenback.sim.the_game.row import (
    ALL_HIGH,
    ALL_LOW,
    BOUND,
    DECK,
    DECK_SIZE,
    DRAWN,
    END_TURN,
    ENDING,
    EXTREME,
    HAND,
    HAND_SIZE,
    LEFT,
    LIVE,
    MINIMUM,
    MOVES,
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
from tenback.sim.the_game.rules import in_debt, playable, shows

FORFEIT: Final = 4
"""How a game ends that an illegal action ended."""

KINDS: Final = len(Command)
ALL: Final = len(CARDS)
FULL_KIND: Final = 4
KINDS_WIDTH: Final = 112
"""Eight kinds are read at once, so there is room behind the last card."""

# The sections in the order of `Boards.starts`; then the commands that are off, as bits, and on, as bytes.
SECTIONS: Final = (
    "hand", "played", "tops", "hand_sizes", "at_turn", "draw_pile", "laid", "minimum", "owed", "ending",
    "players", "full_hand", "usual_minimum",
    "commands", "top_commands", "commands_out", "three", "bound_to", "piles_used", "commands_on",
    "whole_turn", "layout_known",
)  # fmt: skip
(
    _HAND, _PLAYED, _TOPS, _HAND_SIZES, _AT_TURN, _DRAW_PILE, _LAID, _MINIMUM, _OWED, _ENDING,
    _PLAYERS, _FULL_HAND, _USUAL_MINIMUM,
    _COMMANDS, _TOP_COMMANDS, _COMMANDS_OUT, _THREE, _BOUND_TO, _PILES_USED, _COMMANDS_ON,
    _WHOLE_TURN, _LAYOUT_KNOWN, _OFF, _ON,
) = range(len(SECTIONS) + 2)  # fmt: skip


# Between rows and the rules' own values ------------------------------------------------------------------


def new_boards(encoding: Encoding, games: int) -> Boards:
    """Make room for games at this table; deal before you play."""
    options: Options = encoding.options
    starts = [encoding.observations.starts.get(name, 0) for name in SECTIONS]
    off = sum(1 << places.KIND_OF[command] for command in options.switched_off)
    return Boards(
        rows=np.tile(blank_row(options), (games, 1)),
        decks=np.zeros((games, 1, ALL), np.int8),
        kinds=np.zeros((games, KINDS_WIDTH), np.int8),
        carriers=np.zeros((games, 2), np.int64),
        scored=np.zeros((games, 1, 1), np.int64),
        rngs=np.zeros((games, 4), np.int64),
        seeds=new_seeds(games),
        starts=np.array([*starts, off, ONES[~(off >> 1) & (1 << KINDS) - 1]], np.int64),
    )


def put_state(boards: Boards, index: int, state: State) -> None:
    """Write a position of the rules into a row."""
    boards.rows[index], boards.decks[index, 0], boards.kinds[index, :101] = row_of(state)
    boards.seeds[index, KNOWN] = state.layout_known
    note_commands(boards, index)


def deal_in(boards: Boards, index: int, options: Options) -> Deal:
    """Give the deal that a row began with, as the rules hold it."""
    deck = tuple(int(card) for card in boards.decks[index, 0])
    layout = _full_layout(boards.kinds[index], options) if options.extreme else None
    known = bool(boards.seeds[index, KNOWN])
    return Deal(options, deck, layout, layout_known=known, starter=0)


def _full_layout(kinds: CardArray, options: Options) -> dict[int, Command]:
    """Read a layout; kinds that are switched off lie on plain cards, no matter which."""
    names = {int(number): command for command, number in places.KIND_OF.items()}
    layout = {card: names[int(kinds[card])] for card in CARDS if kinds[card]}
    plain = (card for card in CARDS if card not in layout)
    return layout | {next(plain): command for command in options.switched_off for _ in range(FULL_KIND)}


# One game -------------------------------------------------------------------------------------------------


@kernel
def deal_next(boards: Boards, index: int) -> None:
    """Begin the next game of a row's seed; seat 0 starts."""
    row, deck, rng = boards.rows[index], boards.decks[index, 0], boards.rngs[index]
    seeds = boards.seeds[index]
    seeds[GAME] += 1
    shuffle_deck(deck, rng, seeds[NUMBER], seeds[GAME])
    if row[EXTREME] == 1 and seeds[KNOWN] == 0:
        draw_layout(boards.kinds[index], boards.starts[_OFF], rng, seeds[NUMBER], seeds[GAME])
        note_commands(boards, index)
    deal(row, deck, 0)
    seed(rng, seeds[NUMBER], seeds[GAME], MOVES_STREAM)


@kernel
def note_commands(boards: Boards, index: int) -> None:
    """Note which cards carry a command."""
    low = high = 0
    for card in range(2, 100):
        carries = -int(boards.kinds[index, card] > 0)
        low |= LOW[card] & carries
        high |= HIGH[card] & carries
    boards.carriers[index, 0], boards.carriers[index, 1] = low, high


@kernel
def is_legal(boards: Boards, index: int, action: int) -> bool:
    """Whether the seat at turn may do this now."""
    row = boards.rows[index]
    if row[ENDING] != RUNNING or action < 0 or action >= MOVES:
        return False
    if action == END_TURN:
        return not in_debt(row)
    low, high = playable(row, action & 3)
    return holds(low, high, 2 + (action >> 2))


@kernel
def move(boards: Boards, index: int, action: int) -> bool:
    """Make a move if it is legal, and say whether it was."""
    if not is_legal(boards, index, action):
        return False
    make_move(boards.rows[index], boards.decks[index, 0], boards.kinds[index], action)
    return True


@kernel
def forfeit(boards: Boards, index: int) -> None:
    """End a game because of an illegal action."""
    boards.rows[index, ENDING] = FORFEIT


@kernel
def tell(boards: Boards, index: int, told: FloatArray) -> None:
    """Write whose turn it is or was, whether the game is over, and what each seat has won so far."""
    row = boards.rows[index]
    told[ACTOR] = row[SEAT]
    told[IS_OVER] = row[ENDING] != RUNNING
    for seat in range(row[PLAYERS]):
        told[SCORES + seat] = float(DECK_SIZE - row[LEFT])


@kernel
def legal(boards: Boards, index: int, out: Array) -> None:
    """Mark the legal moves of the seat at turn."""
    row = boards.rows[index]
    out[:] = 0
    if row[ENDING] != RUNNING:
        return
    low_a, high_a = playable(row, 0)
    low_b, high_b = playable(row, 1)
    low_c, high_c = playable(row, 2)
    low_d, high_d = playable(row, 3)
    hand = HAND + 2 * row[SEAT]
    _mark_plays(out, row[hand], -2, low_a, low_b, low_c, low_d)
    _mark_plays(out, row[hand + 1], WORD - 2, high_a, high_b, high_c, high_d)
    out[END_TURN] = not in_debt(row)


@kernel
def _mark_plays(  # noqa: PLR0917 (kernels take their numbers one by one)
    out: Array, hand: int, first: int, a: int, b: int, c: int, d: int
) -> None:
    """Mark the plays of one word of the hand; without branches, which would be guessed wrong."""
    while hand:
        bit = lowest(hand)
        hand &= hand - 1
        play = 4 * (first + bit)
        out[play] = (a >> bit) & 1
        out[play + 1] = (b >> bit) & 1
        out[play + 2] = (c >> bit) & 1
        out[play + 3] = (d >> bit) & 1


# Observations ---------------------------------------------------------------------------------------------


@kernel
def observe(boards: Boards, index: int, seat: int, out: Array) -> None:
    """Write what a seat sees."""
    row, at = boards.rows[index], boards.starts
    out[:] = 0
    hand = HAND + 2 * seat
    put_set(out, at[_HAND], 2, row[hand], row[hand + 1])
    put_set(out, at[_PLAYED], 2, ALL_LOW & ~row[LIVE], ALL_HIGH & ~row[LIVE + 1])
    for pile in range(4):
        out[at[_TOPS] + pile] = row[TOP + pile]
    out[at[_DRAW_PILE]] = row[DECK] - row[DRAWN]
    out[at[_PLAYERS]] = row[PLAYERS]
    out[at[_FULL_HAND]] = row[HAND_SIZE]
    out[at[_USUAL_MINIMUM]] = row[MINIMUM]
    _put_seats(row, at, seat, out)
    if row[ENDING] == RUNNING:
        _put_turn(row, at, seat, out)
    elif row[ENDING] != FORFEIT:
        out[at[_ENDING] + row[ENDING] - 1] = 1
    if row[EXTREME] == 1:
        _put_commands(boards, index, seat, out)


@kernel
def _put_seats(row: IntArray, at: IntArray, seat: int, out: Array) -> None:
    players = row[PLAYERS]
    for place in range(players):
        other = seat + place if seat + place < players else seat + place - players
        out[at[_HAND_SIZES] + place] = count(row[HAND + 2 * other], row[HAND + 2 * other + 1])


@kernel
def _put_turn(row: IntArray, at: IntArray, seat: int, out: Array) -> None:
    away = row[SEAT] - seat
    out[at[_AT_TURN] + (away if away >= 0 else away + row[PLAYERS])] = 1
    out[at[_LAID]] = row[PLAYED]
    out[at[_MINIMUM]] = row[OWED]
    least = max(row[OWED], 3) if row[THREE] == 1 else row[OWED]
    out[at[_OWED]] = max(least - row[PLAYED], 1 if shows(row, SKULL) else 0)


@kernel
def _put_commands(boards: Boards, index: int, seat: int, out: Array) -> None:
    """Write the commands on the cards that the seat has seen, or on all where everybody knows them (E25)."""
    row, at, known = boards.rows[index], boards.starts, boards.seeds[index, KNOWN]
    hand = HAND + 2 * seat
    low, high = row[hand] | (ALL_LOW & ~row[LIVE]), row[hand + 1] | (ALL_HIGH & ~row[LIVE + 1])
    everything = known == 1
    put_kinds(
        out,
        at[_COMMANDS],
        boards.kinds[index],
        ALL_LOW if everything else low,
        ALL_HIGH if everything else high,
    )
    put_eight(out, at[_COMMANDS_ON], at[_ON])
    put_eight(out, at[_COMMANDS_OUT], FULL_KIND * at[_ON])
    out_at = at[_COMMANDS_OUT] - 1
    _count_seen(boards.kinds[index], boards.carriers[index, 0] & low, 0, out_at, out)
    _count_seen(boards.kinds[index], boards.carriers[index, 1] & high, WORD, out_at, out)
    _put_binding(row, boards.kinds[index], at, out)
    out[at[_WHOLE_TURN]] = row[WHOLE_TURN]
    out[at[_LAYOUT_KNOWN]] = known


@kernel
def _count_seen(kinds: CardArray, seen: int, first: int, start: int, out: Array) -> None:
    """Count the command cards of one word that the seat has seen."""
    while seen:
        out[start + int(kinds[first + lowest(seen)])] -= 1
        seen &= seen - 1


@kernel
def _put_binding(row: IntArray, kinds: CardArray, at: IntArray, out: Array) -> None:
    """Write what shows and what binds the turn."""
    for pile in range(4):
        kind = int(kinds[row[TOP + pile]])
        out[at[_TOP_COMMANDS] + KINDS * pile + max(kind - 1, 0)] = kind > 0
    if row[ENDING] != RUNNING:
        return
    out[at[_THREE]] = row[THREE]
    if row[BOUND] >= 0:
        out[at[_BOUND_TO] + row[BOUND]] = 1
    for pile in range(4):
        out[at[_PILES_USED] + pile] = (row[PILES_USED] >> pile) & 1


# Many games -----------------------------------------------------------------------------------------------


@kernel
def see(boards: Boards, index: int, seat: int, observation: Array, mask: Array) -> None:
    """Write what a seat sees, and what it may do; that is nothing when it is not at turn."""
    observe(boards, index, seat, observation)
    if boards.rows[index, SEAT] == seat:
        legal(boards, index, mask)
    else:
        mask[:] = 0


@kernel
def look_all(boards: Boards, seen: Seen) -> None:
    """Write what every seat at turn sees and may do; two short loops are quicker than one long one."""
    for index in range(len(boards.rows)):
        seat = boards.rows[index, SEAT]
        seen.seats[index] = seat
        observe(boards, index, seat, seen.observations[index])
    for index in range(len(boards.rows)):
        legal(boards, index, seen.masks[index])


@kernel
def first_illegal(boards: Boards, actions: IntArray, after: Afterwards) -> int:
    """The first game whose action is illegal, or -1; games that begin again next take any action."""
    for index in range(len(boards.rows)):
        if not after.over[index] and not is_legal(boards, index, actions[index]):
            return index
    return -1


@kernel
def step_all(  # noqa: PLR0917 (kernels take their arrays one by one)
    boards: Boards, actions: IntArray, mode: int, penalty: float, seen: Seen, after: Afterwards
) -> None:
    """Make a move in every game, and begin again where a game is over, as the mode says."""
    for index in range(len(boards.rows)):
        if mode == NEXT_STEP and after.over[index]:
            deal_next(boards, index)
            seen.rewards[index], seen.ended[index], after.over[index] = 0.0, False, False
        else:
            _step(boards, index, actions[index], penalty, seen)
            after.over[index] = seen.ended[index]
            if mode == SAME_STEP and after.over[index]:
                _look_back(boards, index, after)
                deal_next(boards, index)
    look_all(boards, seen)


@kernel
def _look_back(boards: Boards, index: int, after: Afterwards) -> None:
    """Keep what was seen last, before the next game begins."""
    seat = boards.rows[index, SEAT]
    after.seats[index] = seat
    observe(boards, index, seat, after.observations[index])


@kernel
def _step(boards: Boards, index: int, action: int, penalty: float, seen: Seen) -> None:
    row = boards.rows[index]
    before = row[LEFT]
    if move(boards, index, action):
        seen.rewards[index] = before - row[LEFT]
    else:
        forfeit(boards, index)
        seen.rewards[index] = penalty
    seen.ended[index] = row[ENDING] != RUNNING
