"""The luck of a draw for whoever draws: where no network sees all hands of a team, as at EXTREME.

The chance is the one that the player would have if it were their turn again; what the cards that came are
worth to them is that chance, less its mean over other cards from the same draw pile. The others play too, so
about half of it reaches the team (`bench/sight_accounts.py`). Any share of it is zero on average.
"""

from typing import Final

import numpy as np

from tenback.analysis.luck.steps import Turn
from tenback.bots.the_game.chances import chance_judge
from tenback.games.the_game import State
from tenback.sim.bits import HIGH, LOW, IntArray
from tenback.sim.the_game import row as at
from tenback.sim.the_game.convert import row_of

DRAWS: Final = 100
"""So many other draws say what could be expected."""
SHARE: Final = 0.5
"""How much the chance of a team moves when that of whoever draws moves by one: 0.36 to 0.54 was measured."""


def luck_of_turn(turn: Turn, *, draws: int = DRAWS) -> float:
    """How much better the cards are that a turn ended with than others from the same draw pile."""
    before, after, seat = turn.decision.state, turn.next_state, turn.decision.seat
    assert isinstance(before, State)
    assert isinstance(after, State)
    drawn = [card for card in after.hands[seat] if card not in before.hands[seat]]
    if not drawn or not after.draw_pile:
        return 0.0
    row, _, kinds = row_of(after)
    row[at.SEAT], row[at.ENDING] = seat, at.RUNNING  # also where the next player has lost
    hand, judge = at.HAND + 2 * seat, chance_judge(after.options, marks=turn.talks)
    kept = [int(row[hand] & ~LOW[drawn].sum()), int(row[hand + 1] & ~HIGH[drawn].sum())]
    pool, chance = np.array((*drawn, *after.draw_pile)), np.random.default_rng(turn.decision.number)

    def chance_with(cards: IntArray) -> float:
        row[hand], row[hand + 1] = kept[0] | LOW[cards].sum(), kept[1] | HIGH[cards].sum()
        return judge(row, kinds)

    came = chance_with(pool[: len(drawn)])
    others = [chance_with(chance.permutation(pool)[: len(drawn)]) for _ in range(draws)]
    return SHARE * (came - float(np.mean(others)))
