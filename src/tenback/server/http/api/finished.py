"""Finished games: record, replay, statistics. Hands stay hidden until the end."""

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tenback.records import format_record
from tenback.server.http.api.answers import Failure, answer, live_table
from tenback.server.http.identity import hub_of
from tenback.server.presenters.lists import statistics
from tenback.server.presenters.presenter import presenter_of
from tenback.server.presenters.result import result_shown
from tenback.server.storage import lists
from tenback.server.wire.pages import Frame, Replay, SeatLine
from tenback.server.wire.problems import ServerProblem
from tenback.tables.commitment import commitment
from tenback.tables.recording import record_of
from tenback.tables.table import Table


async def get_record(request: Request) -> Response:
    """Give the record of a finished game as a text file."""
    table = await _finished(request)
    log = await hub_of(request).store.log(table.id)
    name = f"tenback-{table.settings.game}-{table.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(format_record(record_of(table, log)), media_type="text/plain", headers=headers)


async def get_replay(request: Request) -> Response:
    """Give every moment of a finished game, with all hands."""
    return answer(replay_of(await _finished(request)))


async def get_statistics(request: Request) -> Response:
    """Give the statistics of all finished games."""
    return answer(statistics(await hub_of(request).store.read(lists.statistics)))


async def _finished(request: Request) -> Table:
    table = (await live_table(request)).table
    if table.stage != "over":
        raise Failure(ServerProblem.GAME_RUNNING)
    return table


def replay_of(table: Table) -> Replay:
    """Show a finished game moment by moment."""
    result = result_shown(table)
    assert table.deal is not None
    assert result is not None
    states = [table.deal.state()]
    for step in table.state.history:
        states.append(table.game.apply(states[-1], step.seat, step.move))
    return Replay(
        table=table.id,
        settings=table.settings,
        seats=tuple(SeatLine(seat.kind, seat.name) for seat in table.seats),
        frames=tuple(_frame(table, states, index) for index in range(len(states))),
        result=result,
        commitment=commitment(table.nonce, table.deal_text),
    )


def _frame(table: Table, states: Sequence[Any], at: int) -> Frame:
    state, game = states[at], table.game
    view, hands, shown = game.view(state, None), state.hands, presenter_of(game)
    return Frame(
        board=shown.board(view, aid=True),
        hands=hands,
        turn=view.turn,
        step=shown.step(state, at - 1) if at else None,
        cards_left=view.draw_pile + sum(map(len, hands)),
        position=game.format_state(state),
    )
