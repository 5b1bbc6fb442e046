"""A hint: what the strongest bot would play."""

from tenback.server.hub import Hub
from tenback.server.link import Link
from tenback.server.live import LiveTable
from tenback.server.wire.shown import HintShown, Refused
from tenback.tables.effects import Thinking
from tenback.tables.refusals import TableRefusal, reason_of


async def hint(hub: Hub, live: LiveTable, link: Link, action_id: str) -> HintShown | Refused:
    """Answer a request for a hint; it is asked of the own view, drafts included."""
    table, seat = live.table, link.seat
    if seat is None:
        return _refused(action_id, TableRefusal.NOT_SEATED)
    if not table.settings.hints:
        return _refused(action_id, TableRefusal.HINTS_OFF)
    own_draft = table.draft is not None and table.draft.seat == seat
    if table.state is None or (own_draft and table.draft_waits):
        return _refused(action_id, TableRefusal.NOTHING_TO_HINT)
    view = table.game.rules.view(table.drafted if own_draft else table.state, seat)
    if not view.legal:
        return _refused(action_id, TableRefusal.NOTHING_TO_HINT)
    level = hub.levels(table.settings.game)[-1]
    move = await hub.thinkers.move(Thinking(table.settings.game, level, view, table.talk, 0))
    return HintShown(
        id=action_id,
        move=table.game.rules.format_move(move),
        card=getattr(move, "card", None),
        pile=getattr(move, "pile", None),
        bot=level,
        estimate=None,
        unit=None,
    )


def _refused(action_id: str, reason: TableRefusal) -> Refused:
    return Refused(action_id, reason_of("table", reason), reason.value)
