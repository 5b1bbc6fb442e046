"""What a seat sees of a table, its own drafts included; drafts are shown to nobody else."""

from tenback.games import View
from tenback.tables.table import Table


def view_for(table: Table, seat: int | None) -> View:
    """Show a seat, or a spectator, what it may see of the game.

    A draft that waits is shown without what follows from it (new cards, the next player), or it could not be
    taken back.
    """
    draft, game = table.draft, table.game
    if draft is None or draft.seat != seat:
        seen: View = game.view(table.state, seat)
    elif table.draft_waits:
        seen = game.view_with_draft(table.before_draft, seat, draft.move)
    else:
        seen = game.view(table.drafted, seat)
    return seen
