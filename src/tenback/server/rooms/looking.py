"""Looking at a finished game together: one leads, the others of the table are told what they look at."""

from collections.abc import Callable, Iterable

import msgspec

from tenback.games import AnyGame
from tenback.games.errors import TenbackError
from tenback.server.presenters.moves import move_shown
from tenback.server.rooms.client import Client
from tenback.server.wire.asked import Look
from tenback.server.wire.hints import HintMove
from tenback.server.wire.shown import Looking, encode

NOBODY = Looking(None)
_DECODER = msgspec.json.Decoder(Looking)


class Leading:
    """Who leads at one table, and what is looked at; kept in memory alone."""

    def __init__(self, tell_others: Callable[[str], None]) -> None:
        self._looking = NOBODY
        self._tell_others = tell_others

    def lead(self, clients: Iterable[Client], seat: int, look: Look, moves: tuple[HintMove, ...]) -> None:
        """Show the people of the table what a seat looks at."""
        self._becomes(clients, Looking(seat, look.at, look.arrows, moves))

    def stop(self, clients: Iterable[Client], present: frozenset[int]) -> None:
        """Nobody leads any more when the one who led has gone."""
        if self._looking.seat is not None and self._looking.seat not in present:
            self._becomes(clients, NOBODY)

    def hear(self, clients: Iterable[Client], raw: str) -> None:
        """Take in what somebody shows at another process."""
        self._looking = _DECODER.decode(raw)
        _show(clients, self._looking)

    def greet(self, client: Client) -> None:
        """Show one who comes in what the others look at."""
        if self._looking is not NOBODY:
            _show((client,), self._looking)

    def _becomes(self, clients: Iterable[Client], looking: Looking) -> None:
        self._looking = looking
        _show(clients, looking)
        self._tell_others(encode(looking).decode())


def _show(clients: Iterable[Client], looking: Looking) -> None:
    """Only people of the table are told."""
    raw = encode(looking)
    for client in clients:
        if client.greeted and client.seat is not None:
            client.say_raw(raw)


def tried_moves(game: AnyGame, written: Iterable[str]) -> tuple[HintMove, ...] | None:
    """Read the moves of a turn that is tried; None where something is no move."""
    try:
        return tuple(move_shown(game, game.parse_move(move)) for move in written)
    except (TenbackError, ValueError):
        return None
