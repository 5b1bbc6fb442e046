"""How far a bot could come on the deals of tenback-1 if it saw more than a player may.

    python bench/upper_bounds.py known            all cards known, the draw pile too
    python bench/upper_bounds.py open             all hands open, the draw pile hidden

*known*: a beam search over the moves of the whole team and, in THE GAME, `expert` with all cards in sight. A
game that either wins can be won; of one that neither wins nothing is known. So the share is a lower bound of
what all-seeing players could win, which is the upper bound for all bots. *open*: `expert` with the other
hands in sight, THE GAME only: a lower bound of what players with open hands could win.
"""

import argparse
from collections.abc import Sequence

import numpy as np

from tenback.arena.benchmark.cells import BENCHMARKS, Benchmark, Cell, benchmark_deal
from tenback.arena.intervals import share_interval
from tenback.bots.the_game.expert import SAMPLES, deals_of_the_turn, trained_move
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.games import the_game
from tenback.talk.marks.said import NOTHING_SAID

# All cards known ------------------------------------------------------------------------------------------


def can_win(state: the_game.State, breadth: int) -> bool:
    """Whether a beam search that sees all cards finds a win."""
    lines = [state]
    while lines:
        further = [after for line in lines for after in _further(line)]
        if any(after.result is not None and after.result.won for after in further):
            return True
        lines = _best(further, breadth)
    return False


def _further(state: the_game.State) -> list[the_game.State]:
    """Play one more card in every way, and end the turn after it or not."""
    seat = state.turn
    assert seat is not None
    plays = [move for move in the_game.legal_moves(state, seat) if isinstance(move, the_game.PlayCard)]
    played = [the_game.apply(state, seat, move) for move in plays]
    ended = [
        the_game.apply(after, seat, the_game.END_TURN)
        for after in played
        if after.result is None and the_game.END_TURN in the_game.legal_moves(after, seat)
    ]
    return played + ended


def _best(states: Sequence[the_game.State], breadth: int) -> list[the_game.State]:
    """Keep the positions whose piles have moved least."""
    distinct = {(one.tops, one.hands, one.turn): one for one in states if one.result is None}
    return sorted(distinct.values(), key=_way_gone)[:breadth]


def _way_gone(state: the_game.State) -> int:
    return sum(abs(top - first) for top, first in zip(state.tops, the_game.STARTS, strict=True))


# More in sight than a player may see ----------------------------------------------------------------------


def expert_wins(state: the_game.State, samples: int, *, sees_pile: bool) -> bool:
    """Whether experts win who see each other's hands, and the draw pile too if asked."""
    while state.result is None:
        assert state.turn is not None
        state = the_game.apply(state, state.turn, _move(state, state.turn, samples, sees_pile=sees_pile))
    return state.result.won


def _move(state: the_game.State, seat: int, samples: int, *, sees_pile: bool) -> the_game.Move:
    view, players = the_game.view(state, seat), state.options.players
    if len(view.legal) == 1:
        return view.legal[0]
    shown = [card for step in range(1, players) for card in state.hands[(seat + step) % players]]
    unseen = [*shown, *state.draw_pile] if sees_pile else [*shown, *sorted(state.draw_pile)]
    known = knowledge_from(view, NOTHING_SAID)._replace(
        unseen=np.array(unseen, np.int8), shown=len(unseen) if sees_pile else len(shown)
    )
    return trained_move(view, known, samples=samples, seed_number=deals_of_the_turn(view.unseen))


# ----------------------------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("known", "open"))
    parser.add_argument("--cell", action="append", help="of tenback-1; all that can be measured by default")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--breadth", type=int, default=20, help="positions that the beam search keeps")
    parser.add_argument("--samples", type=int, default=SAMPLES, help="of the experts with open hands")
    asked = parser.parse_args()
    chosen = BENCHMARKS["tenback-1"]
    for cell in chosen.cells:
        if cell.name in (asked.cell or _measured(asked.what)):
            _tell(chosen, cell, asked)


def _measured(what: str) -> Sequence[str]:
    return ("alone", "team", "extreme", "extreme-marks") if what == "known" else ("team",)


def _tell(chosen: Benchmark, cell: Cell, asked: argparse.Namespace) -> None:
    won = 0
    for number in range(asked.deals):
        state = benchmark_deal(chosen.key, cell, number).state()
        assert isinstance(state, the_game.State)
        if asked.what == "open":
            won += expert_wins(state, asked.samples, sees_pile=False)
        else:
            by_expert = not state.options.extreme and expert_wins(state, asked.samples, sees_pile=True)
            won += by_expert or can_win(state, asked.breadth)
        low, high = share_interval(won, number + 1)
        print(f"\r{cell.name}: {won} of {number + 1} won, {low:.0%} to {high:.0%}", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
