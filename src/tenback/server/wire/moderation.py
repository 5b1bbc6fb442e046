"""Reporting a line or a name, and the spectators whom a table's host can remove."""

from tenback.server.wire.boards import WireStruct
from tenback.server.wire.pages import Request

NAMELESS = "nameless"
"""Stands in an address for all spectators without a name."""


class ReportIt(Request, frozen=True):
    """Report the name of a seat, or a line that was said there."""

    seat: int
    line: int | None = None
    """The number of the line; None reports the name."""


class SpectatorView(WireStruct, frozen=True):
    """Somebody who watches."""

    id: str
    name: str


class Spectators(WireStruct, frozen=True):
    """Who watches a table, as its host is told."""

    spectators: tuple[SpectatorView, ...]
    nameless: int
    """How many watch without a name."""
