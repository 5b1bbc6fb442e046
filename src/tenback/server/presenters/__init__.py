"""From a table to what one viewer may see of it, built by addition."""

from tenback.server.presenters.table import TablePresenter, Viewer, update

__all__ = ["TablePresenter", "Viewer", "update"]
