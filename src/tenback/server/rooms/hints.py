"""A hint: what the strongest bot would do with what a seat can see, what it expects of it, and why."""

import asyncio
import logging
from collections.abc import Sequence

from tenback.analysis.estimate import Estimate
from tenback.analysis.hint import Hint, Other, has_hints
from tenback.analysis.hinter import GettingReady
from tenback.bots.bot import chance_for
from tenback.bots.fallback import CHEAPEST_LEVEL, FALLBACK_LEVEL, cheapest_move, fallback_move
from tenback.games import AnyGame, Move, View
from tenback.server.presenters.moves import move_shown
from tenback.server.rooms.bot_pool import BotPool, BotsBusy
from tenback.server.rooms.client import Client
from tenback.server.rooms.live import LiveTable
from tenback.server.wire.hints import EstimateView, HintMove, HintView, OtherView, WhyView
from tenback.server.wire.problems import ServerProblem
from tenback.server.wire.shown import Refused
from tenback.tables.refusals import TableRefusal, reason_of
from tenback.tables.seeing import view_for
from tenback.tables.table import Table
from tenback.talk.marks.said import Talk
from tenback.words import english

BOT = "expert"
CAREFUL_SECONDS = 0.8
"""How long the careful player may take: its code is loaded first, which is slow on a busy machine."""
log = logging.getLogger(__name__)


async def answer_hint(bots: BotPool, live: LiveTable, client: Client, action_id: str) -> None:
    """Send a hint to the client that asked for it, or the reason why there is none."""
    try:
        client.say(await hint(bots, live, client, action_id))
    except Exception as error:
        # The error's text could name a card.
        log.error("no hint could be given: %s", type(error).__name__)
        client.say(Refused(action_id, ServerProblem.BROKEN.reason, ServerProblem.BROKEN.text))


async def hint(bots: BotPool, live: LiveTable, client: Client, action_id: str) -> HintView | Refused:
    """Answer a request for a hint, computed from the seat's own view with its drafts."""
    seat = client.seat
    if seat is None:
        return _refused(action_id, TableRefusal.NOT_SEATED)
    if not live.table.settings.hints or not has_hints(live.table.game.name):
        return _refused(action_id, TableRefusal.HINTS_OFF)
    view = _view(live.table, seat)
    if view is None or not view.legal:
        return _refused(action_id, TableRefusal.NOTHING_TO_HINT)
    await live.note_hint()
    try:
        found = await bots.hint(view, live.table.talk)
    except BotsBusy:
        return Refused(action_id, ServerProblem.BUSY.reason, ServerProblem.BUSY.text)
    if _view(live.table, seat) != view:
        return _refused(action_id, TableRefusal.HINT_LATE)
    game = live.table.game
    if isinstance(found, GettingReady):
        level, move = await quick_move(view, live.table.talk)
        return quick_hint(game, action_id, level, move, found)
    return _shown(game, action_id, found)


async def quick_move(view: View, talk: Talk, patience: float | None = CAREFUL_SECONDS) -> tuple[str, Move]:
    """Choose as the careful player does; while its code is being loaded, what costs least at first sight."""
    try:
        async with asyncio.timeout(patience):
            # Not in the loop, where everybody would wait for the code.
            move = await asyncio.to_thread(fallback_move, view, talk, chance_for(0, view))
    except TimeoutError:
        return CHEAPEST_LEVEL, cheapest_move(view)
    return FALLBACK_LEVEL, move


def _view(table: Table, seat: int) -> View | None:
    """What the seat sees with its own draft played, or None while it has to wait."""
    own_draft = table.draft is not None and table.draft.seat == seat
    if table.state is None or (own_draft and table.draft_waits):
        return None
    return view_for(table, seat)


def _refused(action_id: str, reason: TableRefusal) -> Refused:
    message = reason_of("table", reason)
    return Refused(action_id, message, english(message))


# On the wire ----------------------------------------------------------------------------------------------


def _shown(game: AnyGame, action_id: str, found: Hint) -> HintView:
    return HintView(
        id=action_id,
        bot=BOT,
        turn=_moves(game, found.turn),
        estimate=_estimate(found.estimate),
        why=tuple(WhyView(why.reason.value, dict(why.facts)) for why in found.why),
        others=tuple(_other(game, other) for other in found.others),
    )


def quick_hint(game: AnyGame, action_id: str, level: str, move: Move, compiling: GettingReady) -> HintView:
    """Answer at once: better than to be told to wait."""
    return HintView(
        action_id,
        level,
        _moves(game, (move,)),
        estimate=None,
        why=(),
        others=(),
        getting_ready=True,
        progress=round(compiling.progress, 2),
    )


def _other(game: AnyGame, other: Other) -> OtherView:
    return OtherView(_moves(game, other.turn), _estimate(other.estimate), other.is_close)


def _estimate(estimate: Estimate) -> EstimateView:
    points = None if estimate.points is None else round(estimate.points, 1)
    win, doubt = round(estimate.win, 3), round(estimate.doubt, 3)
    return EstimateView(win, doubt, estimate.base.value, points, estimate.is_sure)


def _moves(game: AnyGame, turn: Sequence[Move]) -> tuple[HintMove, ...]:
    return tuple(move_shown(game, move) for move in turn)
