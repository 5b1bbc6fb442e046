"""How a game ended; only now are hands and the deal open."""

import msgspec

from tenback.server.presenters.presenter import presenter_of
from tenback.server.wire.shown import ResultView
from tenback.tables.table import Table


def result_shown(table: Table) -> ResultView | None:
    """Show the result, or None while the game runs."""
    if table.state is None or table.state.result is None:
        return None
    shown = presenter_of(table.game).result(table.state)
    return msgspec.structs.replace(shown, deal=table.deal_text, nonce=table.nonce)


def result_while_open(table: Table, seat: int | None) -> ResultView | None:
    """Show the result while others still play the deal: of all hands only that of the seat itself."""
    if table.state is None or table.state.result is None:
        return None
    shown = presenter_of(table.game).result(table.state)
    hands = tuple(hand if number == seat else () for number, hand in enumerate(shown.hands))
    return msgspec.structs.replace(shown, hands=hands)
