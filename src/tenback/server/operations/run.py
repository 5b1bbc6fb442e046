"""Starting a server: what can go wrong is said before anything begins."""

import errno
import functools
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from tenback.games.errors import TenbackError
from tenback.server.http.allowed_hosts import ALL_INTERFACES, bracketed, network_addresses
from tenback.server.http.app import SETTINGS_VARIABLE, STARTED_VARIABLE
from tenback.server.http.http_protocol import HttpProtocol
from tenback.server.http.sockets import LARGEST_MESSAGE
from tenback.server.http.websocket_protocol import WebSocketProtocol
from tenback.server.operations.settings import BadSetting, ServerSettings
from tenback.server.operations.workers import OneServer, Workers
from tenback.server.rooms.clock import now_ms
from tenback.server.storage.database import Sqlite, database_at
from tenback.server.storage.lock import FileLock
from tenback.server.storage.schema import check_writable, prepare

MOST_FILES = 65_536
Say = Callable[[str], None]


class BusyPort(TenbackError):
    """The port cannot be had; the message says what to do."""


def run(settings: ServerSettings, say: Say, *, opens_browser: bool = False) -> None:
    """Serve until stopped."""
    check_database(settings, say)
    allow_many_sockets()
    listening = listening_socket(settings)
    port = listening.getsockname()[1]
    serve = _ready_to_serve(settings, listening)
    for line in greeting(settings, port):
        say(line)
    if opens_browser:
        _open_when_ready(f"http://127.0.0.1:{port}/")
    serve()


def _ready_to_serve(settings: ServerSettings, listening: socket.socket) -> Callable[[], None]:
    """From here on a wish to stop is noted, whenever it comes: a raised one may get lost in a callback."""
    os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(settings).decode()
    os.environ[STARTED_VARIABLE] = str(now_ms())
    server = OneServer(_config(settings))
    if settings.workers > 1:
        return _several(server.config, listening)

    def leave(*_: object) -> None:
        # Also when the server has stopped and hands the signal on: dying of it leaves things open.
        server.should_exit = True

    signal.signal(signal.SIGTERM, leave)
    return functools.partial(server.run, sockets=[listening])


def _several(config: uvicorn.Config, listening: socket.socket) -> Callable[[], None]:
    # Windows hands no open connections from process to process.
    if sys.platform == "win32":
        return Multiprocess(config, sockets=[listening]).run
    return Workers(config, listening).run


def check_database(settings: ServerSettings, say: Say) -> None:
    """Find out now whether the database can be used, and bring it to this version's schema."""
    database = database_at(settings.database_url)
    lock = FileLock(database) if isinstance(database, Sqlite) else None
    try:
        prepare(database, say)
        check_writable(database)
    finally:
        if lock is not None:
            lock.release()


def allow_many_sockets() -> None:
    """Raise the limit on open files: each connected person uses one, and the usual 1,024 run out quickly."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def listening_socket(settings: ServerSettings) -> socket.socket:
    """Take the port, or say why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise _explained(settings, error) from error
    listening.set_inheritable(True)
    return listening


def greeting(settings: ServerSettings, port: int) -> list[str]:
    """Say where the server can be reached; in a local network with addresses and a QR code."""
    if settings.public_url:
        return [f"tenback serves {settings.public_url} from port {port}; stop it with Ctrl+C"]
    if settings.host not in ALL_INTERFACES:
        return [f"tenback serves http://{bracketed(settings.host)}:{port}/ ; stop it with Ctrl+C"]
    addresses = [f"http://{bracketed(address)}:{port}/" for address in network_addresses()]
    lines = ["tenback serves everyone on this network; stop it with Ctrl+C", *addresses]
    return lines + ([qr_code(addresses[0])] if addresses else [])


def qr_code(address: str) -> str:
    """Draw an address as a QR code for the terminal."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def _config(settings: ServerSettings) -> uvicorn.Config:
    return uvicorn.Config(
        "tenback.server.http.app:from_environment",
        factory=True,
        workers=settings.workers,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        # Compression costs 40 kB for each socket and gains little on small messages.
        ws_per_message_deflate=False,
        # Browsers answer these by themselves, so that a dead client is noticed even while updates go out.
        ws_ping_interval=settings.timeouts.pong_seconds,
        ws_ping_timeout=settings.timeouts.pong_seconds,
        # Anybody can cause a warning by sending nonsense, as often as they like.
        log_level="error",
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=3,
    )


def _explained(settings: ServerSettings, error: OSError | OverflowError) -> TenbackError:
    number = getattr(error, "errno", None)
    if number == errno.EADDRINUSE:
        return BusyPort("error-port-in-use", port=str(settings.port))
    if number == errno.EACCES:
        return BusyPort("error-port-rights", port=str(settings.port))
    return BadSetting("error-no-address", host=settings.host)


def _open_when_ready(address: str) -> None:
    """Open the browser once the server answers; without a display the printed address is enough."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    threading.Thread(target=_wait_and_open, args=(address,), daemon=True).start()


def _wait_and_open(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}healthz", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
