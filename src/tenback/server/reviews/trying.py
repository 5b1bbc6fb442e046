"""A turn tried again in place of a costly one, judged in a bot's process with what its seat knew."""

from tenback.analysis.luck.steps import turns_with_next
from tenback.analysis.review import Decision, weigh
from tenback.games import Move, State, game_of
from tenback.games.errors import TenbackError
from tenback.records import Record, parse_record
from tenback.server.reviews.judging import moves_shown
from tenback.server.wire.reviews import TryTurn, TryView

DEALS = 200


def tried(text: str, asked: TryTurn) -> TryView | None:
    """Go through a turn as far as it was tried; None where it cannot be played like that."""
    record = parse_record(text)
    decision = next((one for one in _decisions(record) if one.number == asked.number), None)
    if decision is None:
        return None
    try:
        moves, state = _made(record, decision, asked.moves)
    except (TenbackError, ValueError):
        return None
    view = record.game.view(state, decision.seat)
    is_over = state.turn != decision.seat or state.result is not None or not getattr(view, "plays", ())
    judged = weigh(_instead(decision, moves), deals=DEALS) if moves and is_over else None
    return TryView(
        hand=tuple(view.hand),
        tops=tuple(getattr(view, "tops", ())),
        line=tuple(getattr(view, "line", ())),
        played=moves_shown(record, moves),
        legal=() if judged else moves_shown(record, tuple(view.legal)),
        lost=None if judged is None else round(judged.cost, 5),
        win=None if judged is None else round(judged.estimate.win, 5),
    )


def _decisions(record: Record) -> list[Decision]:
    return [turn.decision for turn in turns_with_next(record)]


def _made(record: Record, decision: Decision, written: tuple[str, ...]) -> tuple[tuple[Move, ...], State]:
    game, state = game_of(record.deal.options), decision.state
    moves = tuple(game.parse_move(move) for move in written)
    for move in moves:
        state = game.apply(state, decision.seat, move)
    return moves, state


def _instead(decision: Decision, moves: tuple[Move, ...]) -> Decision:
    return Decision(
        decision.number, decision.seat, decision.view, decision.talk, moves, decision.state, is_free=True
    )
