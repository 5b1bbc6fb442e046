"""Whether a lost game could still have been won with all cards open: nobody could know, it is no blame."""

from tenback.analysis.luck.steps import turns_with_next
from tenback.bots.the_game.endgame import NO_WAY, new_book, solve
from tenback.bots.the_game.weights import weights_for
from tenback.games.the_game import State
from tenback.records import Record
from tenback.sim.the_game.convert import row_of

TURNS = 12
"""From further back than this nobody has looked for a way through all that can happen."""


def last_open_win(record: Record) -> int | None:
    """Give the last move (from 1) from which a lost game could be won with open cards, if one was found."""
    turns = turns_with_next(record)
    end = turns[-1].next_state if turns else None
    if not isinstance(end, State) or end.result is None or end.result.won:
        return None
    found = (turn.decision for turn in reversed(turns[-TURNS:]) if _can_be_won(turn.decision.state))
    decision = next(found, None)
    return None if decision is None else decision.number


def _can_be_won(state: object) -> bool:
    assert isinstance(state, State)
    row, deck, kinds = row_of(state)
    return solve(row, deck, kinds, weights_for(state.options, marks=False), new_book()) != NO_WAY
