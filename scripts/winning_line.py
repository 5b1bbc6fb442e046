"""Find moves that win a deal, by looking at all of its cards: for pictures of games that were won."""

from tenback.games import the_game

BREADTH = 20
"""How many positions are kept after each move; the narrow way is enough for most deals."""

Line = tuple[the_game.State, tuple[the_game.Move, ...]]


def winning_line(dealt: the_game.State, breadth: int = BREADTH) -> tuple[the_game.Move, ...]:
    """Give the moves of a won game for one player; LookupError if this narrow search finds none."""
    lines: list[Line] = [(dealt, ())]
    while lines:
        further = [after for line in lines for after in _further(line)]
        if won := next((line for line in further if _is_won(line)), None):
            return won[1]
        lines = _best(further, breadth)
    raise LookupError("no game was won; look at another deal, or more broadly")


def _further(line: Line) -> list[Line]:
    """Play one more card in every way, and end the turn after it or not."""
    played = [_after(line, move) for move in the_game.legal_moves(line[0], 0) if move != the_game.END_TURN]
    could_end = [one for one in played if the_game.END_TURN in the_game.legal_moves(one[0], 0)]
    return played + [_after(one, the_game.END_TURN) for one in could_end]


def _after(line: Line, move: the_game.Move) -> Line:
    state, moves = line
    return the_game.apply(state, 0, move), (*moves, move)


def _is_won(line: Line) -> bool:
    result = line[0].result
    return result is not None and result.won


def _best(lines: list[Line], breadth: int) -> list[Line]:
    """Keep the positions that have most room left."""
    distinct = {(line[0].tops, line[0].hands, line[0].plays): line for line in lines if not line[0].result}
    return sorted(distinct.values(), key=_way_gone)[:breadth]


def _way_gone(line: Line) -> int:
    tops = line[0].tops
    return sum(abs(top - start) for top, start in zip(tops, the_game.STARTS, strict=True))
