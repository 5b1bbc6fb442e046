"""A turn tried again in place of a costly one, judged in a bot's process with what its seat knew."""

from collections.abc import Iterator

from tenback.analysis.luck.steps import DIGITS, turns_with_next
from tenback.analysis.review import Decision, weigh
from tenback.games import Move, State, View, game_of
from tenback.games.errors import TenbackError
from tenback.games.the_game import PILE_NAMES, is_ascending
from tenback.games.the_game import View as PilesView
from tenback.records import Record, parse_record
from tenback.server.presenters.piles import command_name
from tenback.server.reviews.judging import moves_shown, why_shown
from tenback.server.wire.names import CommandName
from tenback.server.wire.reviews import TriedCard, TriedPile, TryTurn, TryView, Verdict


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
    verdict = _verdict(record, _instead(decision, moves)) if moves and is_over else None
    return TryView(
        hand=tuple(TriedCard(card, _command(view, card)) for card in view.hand),
        piles=tuple(_piles(view)),
        line=tuple(getattr(view, "line", ())),
        played=moves_shown(record, moves),
        legal=() if verdict else moves_shown(record, tuple(view.legal)),
        verdict=verdict,
    )


def _verdict(record: Record, decision: Decision) -> Verdict:
    judged = weigh(decision)
    return Verdict(
        lost=round(judged.cost, DIGITS),
        win=round(judged.estimate.win, DIGITS),
        best=moves_shown(record, judged.hint.turn),
        best_win=round(judged.hint.estimate.win, DIGITS),
        why=why_shown(judged.contrast),
    )


def _piles(view: View) -> Iterator[TriedPile]:
    if isinstance(view, PilesView):
        for pile, top in enumerate(view.tops):
            yield TriedPile(PILE_NAMES[pile], is_ascending(pile), top, _command(view, top))


def _command(view: View, card: int) -> CommandName | None:
    return command_name(view.commands[card]) if isinstance(view, PilesView) else None


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
