"""Durable storage: an append-only log for each table."""

from tenback.server.storage.appending import Append, LogEnd
from tenback.server.storage.database import Conflict, DatabaseTrouble, DeletedPerson, Unavailable
from tenback.server.storage.store import Store

__all__ = ["Append", "Conflict", "DatabaseTrouble", "DeletedPerson", "LogEnd", "Store", "Unavailable"]
