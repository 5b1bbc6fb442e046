"""How far a bot could come on the deals of tenback-1 if it saw more than a player may.

    python bench/upper_bounds.py known            all cards known, the draw pile too
    python bench/upper_bounds.py open             all hands open, the draw pile hidden

*known*: a beam search over the moves of the whole team that widens until it finds a win, up to --breadth. Of
a deal that it does not win nothing is known: the share is a lower bound of what all-seeing players could win,
which is the upper bound for all bots. *open*: `expert` with the other hands in sight, a lower bound of what
players with open hands could win.
"""

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count, takewhile
from multiprocessing import get_context
from typing import Final

import numpy as np

from tenback.arena.benchmark.cells import Cell, benchmark_deal, benchmark_named
from tenback.arena.intervals import share_interval
from tenback.bots.the_game.careful import careful_choice, unless_it_loses
from tenback.bots.the_game.endgame import NO_WAY, make_ready, new_book, solve
from tenback.bots.the_game.expert import SAMPLES, deals_of_the_turn, trained_move
from tenback.bots.the_game.hidden import Knowledge
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.bots.the_game.trained.extreme.answers import new_engine
from tenback.bots.the_game.trained.extreme.choosing import ANSWERS, TRIED, TRIED_LATER, samples_given
from tenback.bots.the_game.trained.extreme.network import hearing_network
from tenback.bots.the_game.trained.extreme.trying import rank
from tenback.bots.the_game.weights import weights_for
from tenback.bots.the_game.workspace import new_workspace
from tenback.games import the_game
from tenback.sim.bits import HIGH, LOW, IntArray, copy, smallest
from tenback.sim.chance import CardArray, seed
from tenback.sim.jit import kernel
from tenback.sim.the_game.convert import kinds_of, move_of, row_of
from tenback.sim.the_game.numbers import number_of_play
from tenback.sim.the_game.playouts import make_move
from tenback.sim.the_game.row import ENDING, PLAYED, RUNNING, TOP, WIDTH, WON
from tenback.sim.the_game.rules import end_turn, in_debt, playable
from tenback.talk.marks.said import NOTHING_SAID

BENCHMARK: Final = benchmark_named("tenback-1")

# All cards known ------------------------------------------------------------------------------------------

WAYS: Final = 64
"""More than a position has followers: eight cards on four piles, and the turn ended or not."""


def can_win(state: the_game.State, breadth: int) -> bool:
    """Whether a beam search that sees all cards finds a win; all lines are equally many cards long."""
    row, deck, kinds = row_of(state)
    room = np.zeros((WAYS * breadth, WIDTH), np.int64)
    lines = row[None, :]
    while len(lines):
        found = _go_on(lines, deck, kinds, room)
        if found == WON_BY_ONE:
            return True
        lines = _best(room[:found], breadth)
    return False


WON_BY_ONE: Final = -1


@kernel
def _go_on(lines: IntArray, deck: CardArray, kinds: CardArray, room: IntArray) -> int:
    """Play one more card in every way, and end the turn after it or not; how many ways there are."""
    found = 0
    for line in range(len(lines)):
        for pile in range(4):
            low, high = playable(lines[line], pile)
            while low | high:
                card = smallest(low, high)
                low, high = low & ~LOW[card], high & ~HIGH[card]
                copy(lines[line], room[found])
                found = _follow(room, found, deck, kinds, number_of_play(card, pile))
                if found == WON_BY_ONE:
                    return found
    return found


@kernel
def _follow(room: IntArray, found: int, deck: CardArray, kinds: CardArray, move: int) -> int:
    """Make a move in the last position, and add a copy in which the turn is over; how many there are then."""
    after, ended = room[found], room[found + 1]
    make_move(after, deck, kinds, move)
    if after[ENDING] == WON:
        return WON_BY_ONE
    if after[ENDING] != RUNNING:
        return found
    if after[PLAYED] == 0 or in_debt(after):
        return found + 1
    copy(after, ended)
    end_turn(ended, deck)
    return found + 2 if ended[ENDING] == RUNNING else found + 1


def _best(rows: IntArray, breadth: int) -> IntArray:
    """Keep different positions whose piles have moved least."""
    _, first = np.unique(rows @ MIXER, return_index=True)
    way_gone = np.abs(rows[first, TOP : TOP + 4] - the_game.STARTS).sum(axis=1)
    return rows[first[np.argsort(way_gone, kind="stable")[:breadth]]].copy()


MIXER: Final = np.random.default_rng(1).integers(1, 2**62, WIDTH) | 1
"""Turns a row into one number that hardly any other row has."""


# More in sight than a player may see ----------------------------------------------------------------------


def expert_wins(state: the_game.State, samples: int) -> bool:
    """Whether experts win who see each other's hands."""
    make_ready()
    while state.result is None:
        assert state.turn is not None
        state = the_game.apply(state, state.turn, _move(state, state.turn, samples))
    return state.result.won


def _move(state: the_game.State, seat: int, samples: int) -> the_game.Move:
    view = the_game.view(state, seat)
    if len(view.legal) == 1:
        return view.legal[0]
    if not state.draw_pile and (sure := _sure_move(state)) != NO_WAY:
        return move_of(sure)
    known = with_open_hands(state, knowledge_from(view, NOTHING_SAID), seat)
    number = deals_of_the_turn(view.unseen)
    if not state.options.extreme:
        return trained_move(view, known, samples=samples, seed_number=number)
    searched = _extreme_move(state.options, known, samples=samples, number=number)
    return careful_choice(view, known) if searched is None else unless_it_loses(view, known, searched)


def _sure_move(state: the_game.State) -> int:
    """The first move of a way to win where the last card is drawn, so that nothing is hidden."""
    return solve(*row_of(state), weights_for(state.options, marks=False), new_book())


def _extreme_move(
    options: the_game.Options, known: Knowledge, *, samples: int, number: int
) -> the_game.Move | None:
    """Search as `expert` does at EXTREME, whose network was taught hands whose commands nobody else knows."""
    later, workspace, rng = bool(known.row[PLAYED]), new_workspace(), np.zeros(4, np.int64)
    seed(rng, number, 0, 0)
    tried = TRIED_LATER if later else TRIED[options.players]
    answers = ANSWERS[options.players]
    engine = new_engine(hearing_network("extreme"), marks=False, best=tried, answers=answers, is_fast=True)
    given = samples_given(options, samples, later=later)
    if rank(known, weights_for(options, marks=False), engine, given, workspace, rng) == 0:
        return None
    return move_of(int(workspace.own.turn_plans[workspace.own.order[0], 0]))


def with_open_hands(state: the_game.State, known: Knowledge, seat: int) -> Knowledge:
    """Add to what a seat knows the cards in all other hands, with their commands."""
    players, kinds, out = state.options.players, known.kinds.copy(), known.commands_out.copy()
    shown = [card for step in range(1, players) for card in state.hands[(seat + step) % players]]
    printed = kinds_of(state.commands)
    for card in shown:
        out[printed[card]] -= printed[card] > 0 and kinds[card] == 0
        kinds[card] = printed[card]
    unseen = np.array([*shown, *sorted(state.draw_pile)], np.int8)
    return known._replace(unseen=unseen, shown=len(shown), kinds=kinds, commands_out=out)


# ----------------------------------------------------------------------------------------------------------

CELLS: Final = {
    "known": ("alone", "team", "extreme", "extreme-marks"),
    # Alone there are no other hands.
    "open": ("team", "extreme", "extreme-marks"),
}


@dataclass(frozen=True, slots=True)
class Asked:
    """One deal of a cell, and how to play it."""

    what: str
    cell: Cell
    number: int
    breadth: int
    samples: int

    def is_won(self) -> bool:
        """Whether the deal is won."""
        state = benchmark_deal(BENCHMARK.key, self.cell, self.number).state()
        assert isinstance(state, the_game.State)
        if self.what == "open":
            return expert_wins(state, self.samples)
        widths = takewhile(lambda width: width <= self.breadth, (100 * 4**step for step in count()))
        return any(can_win(state, width) for width in widths)


def main() -> None:
    asked = _parsed()
    cells = [cell for cell in BENCHMARK.cells if cell.name in (asked.cell or CELLS[asked.what])]
    with ProcessPoolExecutor(asked.processes, mp_context=get_context("spawn")) as pool:
        for cell in cells:
            deals = [
                Asked(asked.what, cell, number, asked.breadth, asked.samples) for number in range(asked.deals)
            ]
            _tell(cell, pool.map(Asked.is_won, deals))


def _parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=tuple(CELLS))
    parser.add_argument("--cell", action="append", help="of tenback-1; all that can be measured by default")
    parser.add_argument("--deals", type=int, default=BENCHMARK.deals)
    parser.add_argument("--breadth", type=int, default=1600, help="positions that the beam search keeps")
    parser.add_argument("--samples", type=int, default=SAMPLES, help="of the experts with open hands")
    parser.add_argument("--processes", type=int, default=1)
    return parser.parse_args()


def _tell(cell: Cell, results: Iterable[bool]) -> None:
    won = 0
    for played, is_won in enumerate(results, 1):
        won += is_won
        low, high = share_interval(won, played)
        print(f"{cell.name}: {won} of {played} won, {low:.1%} to {high:.1%}", flush=True)


if __name__ == "__main__":
    main()
