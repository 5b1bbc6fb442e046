"""Partners of a learner at THE GAME and EXTREME, inside compiled steps; nobody talks there."""

from collections.abc import Sequence

from tenback.bots.the_game.costs import prepare
from tenback.bots.the_game.policy import sound_move
from tenback.bots.the_game.quick_extreme import ExtremeTable
from tenback.bots.the_game.quick_table import QuickTable, table_for
from tenback.bots.the_game.table import CAREFUL, GREEDY, QUICK, Table, planned_move
from tenback.games.the_game import Options
from tenback.sim.by_game import PARTNERS
from tenback.sim.jit import kernel
from tenback.sim.the_game.boards import TheGameBoards
from tenback.sim.the_game.playouts import greedy_move
from tenback.sim.the_game.row import SEAT

STYLES = {"greedy": GREEDY, "careful": CAREFUL, "quick": QUICK}


def partners(options: Options, bots: Sequence[object]) -> Table | None:
    """Seat compiled partners by their names; None where one has no kernel that plays as it does."""
    styles = [STYLES[str(bot)] for bot in bots if str(bot) in STYLES]
    return table_for(options, styles, talks=False) if len(styles) == len(bots) else None


@kernel
def _action(boards: TheGameBoards, index: int, table: Table) -> int:
    row, kinds = boards.rows[index], boards.kinds[index]
    if table.styles[row[SEAT]] == GREEDY:
        return greedy_move(row, kinds)
    if table.styles[row[SEAT]] == QUICK:
        return planned_move(row, kinds, table)
    prepare(row, table.silent, 0, table.scratch)
    return sound_move(row, kinds, table.scratch, table.ahead)


PARTNERS[Table] = PARTNERS[QuickTable] = PARTNERS[ExtremeTable] = _action
