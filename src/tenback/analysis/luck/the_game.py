"""Luck and mistakes in THE GAME and EXTREME, each decision judged with what its seat knew."""

from functools import lru_cache

from tenback.analysis.luck.steps import DIGITS, Step, Turn, step_from
from tenback.analysis.review import weigh
from tenback.bots.the_game.chances import chance_of_state
from tenback.games.the_game import State


def step_in_the_game(turn: Turn, samples: int | None, deals: int | None) -> Step:
    """Judge a turn, and the luck of the cards that were seen next."""
    decision, following = turn.decision, turn.next_state
    assert isinstance(decision.state, State)
    assert isinstance(following, State)
    weighed = weigh(decision, samples=samples, deals=deals)
    start, then = _chance(decision.state), _chance(following)
    made = weighed.estimate
    # Where nothing is hidden there is no luck either.
    luck = 0.0 if made.is_sure else round(then - made.win, DIGITS)
    return step_from(weighed, start=start, luck=luck, rest=then - start + round(weighed.cost, DIGITS) - luck)


@lru_cache(maxsize=256)
def _chance(state: State) -> float:
    return round(chance_of_state(state), DIGITS)
