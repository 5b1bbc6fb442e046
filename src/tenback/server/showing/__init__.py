"""From a table to what one viewer may see of it, built by addition."""

from tenback.server.showing.table import Viewer, board_of, update

__all__ = ["Viewer", "board_of", "update"]
