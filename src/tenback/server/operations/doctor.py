"""Whether this machine can serve tables, and what to change if not."""

import datetime as dt
import email.utils
import os
import pathlib
import platform
import shutil
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from tenback.games.errors import TenbackError
from tenback.server.operations.settings import ServerSettings
from tenback.server.operations.version import VERSION
from tenback.server.storage.database import Sqlite, database_at
from tenback.server.storage.schema import check_revision
from tenback.sim.jit import PASSING, cache_home

ENOUGH_DISK = 500_000_000
"""Bytes: a full disk loses no game, but nobody can move any more."""
WORST_CLOCK = 60.0
"""Seconds of difference that nobody at a table notices."""
TIMEOUT = 10.0
Facts = dict[str, str | int]


class Subject(StrEnum):
    """What is looked at, in this order."""

    PYTHON = "python"
    KERNELS = "kernels"
    DATABASE = "database"
    DISK = "disk"
    PORT = "port"
    PROXY = "proxy"
    WEBSOCKETS = "websockets"
    CLOCK = "clock"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found: the id of a message with its facts, or an error that explains itself."""

    subject: Subject
    is_ok: bool
    message: str
    facts: Facts = field(default_factory=dict)
    error: TenbackError | None = None


def findings(settings: ServerSettings) -> Iterator[Finding]:
    """Look at everything, one after the other; nothing is changed."""
    yield Finding(Subject.PYTHON, is_ok=True, message="doctor-python", facts=_versions())
    yield _kernels()
    yield _guarded(Subject.DATABASE, lambda: _database(settings))
    yield _disk(settings)
    yield _port(settings)
    if address := _served_address(settings):
        yield from _served(settings, address)
    else:
        yield _clock(time.time())


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


def _chosen(subject: str, *, ok: bool) -> tuple[bool, str]:
    return ok, f"doctor-{subject}" if ok else f"doctor-{subject}-bad"


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
    ok, message = _chosen("database-new", ok=os.access(folder, os.W_OK))
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
    return Finding(Subject.DISK, *_chosen("disk", ok=free >= ENOUGH_DISK), facts)


# The network ----------------------------------------------------------------------------------------------


def _port(settings: ServerSettings) -> Finding:
    facts: Facts = {"port": str(settings.port)}
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError:
            ok = _answer(_local(settings)) is not None
            return Finding(Subject.PORT, ok, "doctor-port-served" if ok else "doctor-port-bad", facts)
    return Finding(Subject.PORT, is_ok=True, message="doctor-port", facts=facts)


def _local(settings: ServerSettings) -> str:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "") else settings.host
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


def _served_address(settings: ServerSettings) -> str | None:
    """The address that people use, if it was named, or this machine's if somebody serves there."""
    if settings.public_url:
        return settings.public_url
    return _local(settings) if _answer(_local(settings)) is not None else None


def _answer(address: str) -> str | None:
    """Ask a server how it is: the date that it answers with, or None where no tenback answers."""
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=TIMEOUT) as answered:
            return str(answered.headers.get("date", "")) if answered.read(3) == b"ok\n" else None
    except urllib.error.HTTPError as error:
        # It serves, but its database does not answer; that is another line.
        return str(error.headers.get("date", "")) if error.code == 503 else None
    except (OSError, ValueError):
        return None


def _served(settings: ServerSettings, address: str) -> Iterator[Finding]:
    date = _answer(address)
    if settings.public_url:
        yield Finding(Subject.PROXY, *_chosen("proxy", ok=date is not None), {"address": address})
    if date is not None:
        yield _websockets(address)
    theirs = email.utils.parsedate_to_datetime(date).timestamp() if date else time.time()
    yield _clock(theirs)


def _websockets(address: str) -> Finding:
    from websockets.exceptions import InvalidHandshake
    from websockets.sync.client import connect

    try:
        with connect(f"ws{address.removeprefix('http')}/ws/doctor", open_timeout=TIMEOUT, proxy=None):
            ok = True
    except (InvalidHandshake, OSError, EOFError):
        ok = False
    return Finding(Subject.WEBSOCKETS, *_chosen("websockets", ok=ok), {"address": address})


def _clock(theirs: float) -> Finding:
    """Compare with the server that answered, and with the files of this package, which cannot be newer."""
    newest = pathlib.Path(__file__).stat().st_mtime
    now = time.time()
    ok = abs(now - theirs) < WORST_CLOCK and now > newest - WORST_CLOCK
    shown = dt.datetime.fromtimestamp(now, dt.UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    return Finding(Subject.CLOCK, *_chosen("clock", ok=ok), {"time": shown})
