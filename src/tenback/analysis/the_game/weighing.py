"""What a turn of THE GAME or EXTREME cost."""

from tenback.analysis.doubt import cost_of
from tenback.analysis.review import Decision, Weighed
from tenback.analysis.the_game.contrast import contrast
from tenback.analysis.the_game.hint import DEALS, as_hint, estimate_of
from tenback.bots.the_game.evaluation import JudgedTurn, best_turns, judged_turn
from tenback.bots.the_game.expert import SAMPLES
from tenback.games.the_game import Move, View


def weigh_in_the_game(decision: Decision, samples: int | None, deals: int | None) -> Weighed:
    """Judge the turn that was made beside the best one."""
    view, talk = decision.view, decision.talk
    assert isinstance(view, View)
    turns = best_turns(view, talk, samples=samples or SAMPLES, deals=deals or DEALS)
    made = _made(decision, view, turns[0], deals or DEALS)
    cost = cost_of(turns[0].chances, made.chances)
    why = contrast(view, turns[0], made) if cost > 0 else ()
    return Weighed(decision, as_hint(view, talk, turns), estimate_of(made, talk), cost, why)


def _made(decision: Decision, view: View, best: JudgedTurn, deals: int) -> JudgedTurn:
    if decision.turn == best.moves:
        return best
    moves = tuple(move for move in decision.turn if isinstance(move, Move))
    return judged_turn(view, decision.talk, moves, deals=deals)
