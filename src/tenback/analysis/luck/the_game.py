"""Luck and mistakes in THE GAME and EXTREME, each decision judged with what its seat knew."""

from functools import lru_cache

from tenback.analysis.estimate import Estimate
from tenback.analysis.luck import open_hands, own_hand
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
    start = _chance(decision.state, marks=decision.talk.has_begun)
    then = _chance(following, marks=turn.next_talk.has_begun)
    luck = round(_luck(turn, weighed.estimate, then), DIGITS)
    return step_from(weighed, start=start, luck=luck, rest=then - start + round(weighed.cost, DIGITS) - luck)


def _luck(turn: Turn, made: Estimate, then: float) -> float:
    """What the draw at the end of a turn did; zero on average, whatever the networks say.

    A team's next player has not seen the cards that were drawn: their luck is judged with all hands open, or
    by what whoever drew them could see.
    """
    options = turn.decision.view.options
    if options.players == 1:
        # Where nothing is hidden there is no luck either.
        return 0.0 if made.is_sure else then - made.win
    if open_hands.sees_open_hands(options):
        return open_hands.luck_of_turn(turn)
    return own_hand.luck_of_turn(turn)


@lru_cache(maxsize=256)
def _chance(state: State, *, marks: bool) -> float:
    return round(chance_of_state(state, marks=marks), DIGITS)
