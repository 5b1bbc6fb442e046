"""From a table to what one viewer may see of it, built by addition."""

from tenback.server.showing.table import Viewer, table_line, update

__all__ = ["Viewer", "table_line", "update"]
