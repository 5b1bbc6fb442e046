"""How a game ended; only now are hands and the deal open."""

from tenback.games import take_that, the_game
from tenback.server.presenters.piles import command_name
from tenback.server.wire.shown import ResultShown
from tenback.tables.table import Table


def result_shown(table: Table) -> ResultShown | None:
    """Show the result, or None while the game runs."""
    if table.state is None or table.state.result is None:
        return None
    result, hands = table.state.result, table.state.hands
    if isinstance(result, the_game.Outcome):
        return ResultShown(
            ending=result.ending.value,
            won=result.won,
            excellent=result.is_excellent,
            cards_left=result.cards_left,
            seat=result.seat,
            owed=tuple(debt.value for debt in result.owed),
            command=command_name(result.command),
            scores=(),
            winners=(),
            hands=hands,
            deal=table.deal_text,
            nonce=table.nonce,
        )
    return _scored(result, hands, table)


def _scored(result: take_that.Outcome, hands: tuple[tuple[int, ...], ...], table: Table) -> ResultShown:
    return ResultShown(
        ending="scored",
        won=False,
        excellent=False,
        cards_left=sum(map(len, hands)),
        seat=None,
        owed=(),
        command=None,
        scores=result.scores,
        winners=result.winners,
        hands=hands,
        deal=table.deal_text,
        nonce=table.nonce,
    )
