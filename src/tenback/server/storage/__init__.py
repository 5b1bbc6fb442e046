"""Durable storage: an append-only log for each table."""

from tenback.server.storage.appending import Append
from tenback.server.storage.database import Conflict, DatabaseTrouble, Unavailable
from tenback.server.storage.store import Store

__all__ = ["Append", "Conflict", "DatabaseTrouble", "Store", "Unavailable"]
