"""A hint: what the strongest bot would do with what a seat can see, what it expects of it, and why."""

import logging
from collections.abc import Sequence

from tenback.analysis.estimate import Estimate
from tenback.analysis.hint import Hint, Other, has_hints
from tenback.analysis.hinter import GettingReady
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
from tenback.words import english

BOT = "expert"
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
        return quick_hint(game, action_id, found)
    return _shown(game, action_id, found)


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


def quick_hint(game: AnyGame, action_id: str, found: GettingReady) -> HintView:
    """Answer at once: better than to be told to wait."""
    return HintView(
        action_id,
        found.level,
        _moves(game, (found.move,)),
        estimate=None,
        why=(),
        others=(),
        getting_ready=True,
        progress=round(found.progress, 2),
    )


def _other(game: AnyGame, other: Other) -> OtherView:
    return OtherView(_moves(game, other.turn), _estimate(other.estimate), other.is_close)


def _estimate(estimate: Estimate) -> EstimateView:
    points = None if estimate.points is None else round(estimate.points, 1)
    win, doubt = round(estimate.win, 3), round(estimate.doubt, 3)
    return EstimateView(win, doubt, estimate.base.value, points, estimate.is_sure)


def _moves(game: AnyGame, turn: Sequence[Move]) -> tuple[HintMove, ...]:
    return tuple(move_shown(game, move) for move in turn)
