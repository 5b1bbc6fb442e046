"""What a choice in THE GAME or EXTREME cost."""

from tenback.analysis.doubt import cost_of
from tenback.analysis.review import Decision, Weighed
from tenback.analysis.the_game.hint import DEALS, as_hint, estimate_of
from tenback.bots.the_game.evaluation import best_turn_after, best_turns
from tenback.bots.the_game.expert import SAMPLES
from tenback.games.the_game import Move, View


def weigh_in_the_game(decision: Decision, samples: int | None, deals: int | None) -> Weighed:
    """Judge the best turn that was left after the move, beside the best one before it."""
    view, talk, move = decision.view, decision.talk, decision.move
    assert isinstance(view, View)
    assert isinstance(move, Move)
    effort = {"samples": samples or SAMPLES, "deals": deals or DEALS}
    turns = best_turns(view, talk, **effort)
    best, hint = turns[0], as_hint(view, talk, turns)
    made = best if move == best.moves[0] else best_turn_after(view, talk, move, **effort)
    return Weighed(decision, hint, estimate_of(made), cost_of(best.worth, made.worth))
