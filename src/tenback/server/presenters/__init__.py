"""From a table to what one viewer may see of it, built by addition."""

from tenback.server.presenters.table import TablePresenter, Viewer

__all__ = ["TablePresenter", "Viewer"]
