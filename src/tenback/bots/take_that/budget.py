"""From seconds to play-outs: measured once beforehand, so that a decision itself never looks at a clock."""

import functools
import time
from typing import Final

from tenback.bots.take_that.expert import ExpertBot, best_move
from tenback.games.take_that import Options, View, apply, seeded_deal, view

MOVES_IN: Final = 12
"""Positions are taken this far into a round: the line is long and most cards are unseen."""
POSITIONS: Final = 8
TRIAL: Final = 2000


def expert_for(seconds: float, options: Options) -> ExpertBot:
    """Make the expert that thinks about this long for a decision on this machine."""
    if seconds <= 0:
        raise ValueError(f"a budget is more than 0 seconds, not {seconds}")
    return ExpertBot(samples=max(1, int(seconds * samples_per_second(options))))


@functools.cache
def samples_per_second(options: Options) -> float:
    """Measure how many play-outs this machine makes in a second at a table of these options.

    Processor time is counted, so that what else runs just now does not make the bot weaker for good.
    """
    views = [_position(options, seed) for seed in range(POSITIONS)]
    best_move(views[0], samples=TRIAL, seed=0)  # Compiles, or loads what was compiled.
    begun = time.process_time()
    for seen in views:
        best_move(seen, samples=TRIAL, seed=0)
    return TRIAL * POSITIONS / (time.process_time() - begun)


def _position(options: Options, seed: int) -> View:
    """A position in the middle of a round, the line taken as late as may be."""
    state = seeded_deal(options, seed).state()
    for _ in range(MOVES_IN):
        seat = state.turn or 0
        state = apply(state, seat, view(state, seat).legal[0])
    return view(state, state.turn)
