"""From a table to what one viewer may see of it, built by addition."""

from tenback.server.presenters.table import Showing, Viewer, board_of, update

__all__ = ["Showing", "Viewer", "board_of", "update"]
