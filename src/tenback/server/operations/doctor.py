"""Whether this machine can serve tables, and what to change if not."""

import os
import pathlib
import platform
import shutil
import socket
from collections.abc import Callable, Iterator

from tenback.games.errors import TenbackError
from tenback.server.operations.finding import Facts, Finding, Subject, chosen
from tenback.server.operations.reached import answer_of, local_address, reached
from tenback.server.operations.settings import ServerSettings
from tenback.server.operations.version import VERSION
from tenback.server.storage.database import Sqlite, database_at
from tenback.server.storage.schema import check_revision
from tenback.sim.jit import PASSING, cache_home

ENOUGH_DISK = 500_000_000
"""Bytes: a full disk loses no game, but nobody can move any more."""


def findings(settings: ServerSettings) -> Iterator[Finding]:
    """Look at everything, one after the other; nothing is changed."""
    yield Finding(Subject.PYTHON, is_ok=True, message="doctor-python", facts=_versions())
    yield _kernels()
    yield _guarded(Subject.DATABASE, lambda: _database(settings))
    yield _disk(settings)
    yield _port(settings)
    yield from reached(settings)


def _versions() -> Facts:
    return {"version": VERSION, "python": platform.python_version(), "system": platform.platform(terse=True)}


def _kernels() -> Finding:
    home = cache_home()
    size = sum(file.stat().st_size for file in home.rglob("*") if file.is_file())
    facts: Facts = {"path": str(home), "megabytes": round(size / 1e6)}
    if not _is_kept(home):
        return Finding(Subject.KERNELS, is_ok=False, message="doctor-kernels-bad", facts=facts)
    message = "doctor-kernels" if size else "doctor-kernels-empty"
    return Finding(Subject.KERNELS, is_ok=True, message=message, facts=facts)


def _is_kept(home: pathlib.Path) -> bool:
    """A folder for this run alone is what is used where nothing can be kept."""
    return os.access(home, os.W_OK) and not home.name.startswith(PASSING)


def _guarded(subject: Subject, look: Callable[[], Finding]) -> Finding:
    """An error that has its own words is a finding."""
    try:
        return look()
    except TenbackError as error:
        return Finding(subject, is_ok=False, message="", error=error)


# The database and its disk --------------------------------------------------------------------------------


def _database(settings: ServerSettings) -> Finding:
    database = database_at(settings.database_url)
    if isinstance(database, Sqlite) and not os.path.exists(database.path):
        return _new_file(database.path)
    connection = database.connect()
    try:
        check_revision(database, connection)
    finally:
        connection.close()
    if isinstance(database, Sqlite) and not os.access(database.path, os.W_OK):
        return Finding(
            Subject.DATABASE, is_ok=False, message="doctor-database-read-only", facts={"path": database.path}
        )
    return Finding(
        Subject.DATABASE, is_ok=True, message="doctor-database", facts={"path": _without_password(settings)}
    )


def _new_file(path: str) -> Finding:
    folder = pathlib.Path(path).absolute().parent
    ok, message = chosen("database-new", ok=os.access(folder, os.W_OK))
    return Finding(Subject.DATABASE, ok, message, {"path": path, "folder": str(folder)})


def _without_password(settings: ServerSettings) -> str:
    kind, separator, rest = settings.database_url.rpartition("@")
    return f"…@{rest}" if separator and "://" in kind else settings.database_url


def _disk(settings: ServerSettings) -> Finding:
    database = database_at(settings.database_url)
    path = pathlib.Path(database.path if isinstance(database, Sqlite) else ".").absolute()
    folder = next(parent for parent in (path, *path.parents) if parent.is_dir())
    free = shutil.disk_usage(folder).free
    facts: Facts = {"folder": str(folder), "gigabytes": round(free / 1e9)}
    return Finding(Subject.DISK, *chosen("disk", ok=free >= ENOUGH_DISK), facts)


# The network ----------------------------------------------------------------------------------------------


def _port(settings: ServerSettings) -> Finding:
    facts: Facts = {"port": str(settings.port)}
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError:
            ok = answer_of(local_address(settings)) is not None
            return Finding(Subject.PORT, ok, "doctor-port-served" if ok else "doctor-port-bad", facts)
    return Finding(Subject.PORT, is_ok=True, message="doctor-port", facts=facts)
