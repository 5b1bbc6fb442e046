"""How a game ended; only now are hands and the deal open."""

import msgspec

from tenback.server.presenters.presenter import presenter_of
from tenback.server.wire.shown import ResultShown
from tenback.tables.table import Table


def result_shown(table: Table) -> ResultShown | None:
    """Show the result, or None while the game runs."""
    if table.state is None or table.state.result is None:
        return None
    shown = presenter_of(table.game).result(table.state)
    return msgspec.structs.replace(shown, deal=table.deal_text, nonce=table.nonce)
