"""How guests reach a server that runs: its public address, what its proxy passes on, the time it tells."""

import datetime as dt
import email.utils
import pathlib
import time
import urllib.error
import urllib.request
from collections.abc import Iterator

import msgspec

from tenback.server.operations.finding import Finding, Subject, chosen
from tenback.server.operations.settings import ServerSettings
from tenback.server.wire.pages import Connection, ProxyTrust

WORST_CLOCK = 60.0
"""Seconds of difference that nobody at a table notices."""
TIMEOUT = 10.0
CLAIMED = "192.0.2.1"
"""An address that no guest has (RFC 5737)."""


def reached(settings: ServerSettings) -> Iterator[Finding]:
    """Look at what needs a server that runs; without one, say how it is looked at."""
    address = _served_address(settings)
    date = answer_of(address) if address else None
    if settings.public_url:
        yield Finding(Subject.PROXY, *chosen("proxy", ok=date is not None), {"address": settings.public_url})
    if not settings.public_url or date is None:
        yield _unchecked(Subject.HEADERS)
    else:
        yield judged(settings.public_url, *_connections(settings.public_url))
    yield _unchecked(Subject.WEBSOCKETS) if address is None or date is None else _websockets(address)
    yield _clock(email.utils.parsedate_to_datetime(date).timestamp() if date else time.time())


def local_address(settings: ServerSettings) -> str:
    """Give the address of a server with these settings on this machine."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "") else settings.host
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


def answer_of(address: str) -> str | None:
    """Ask a server how it is: the date that it answers with, or None where no tenback answers."""
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=TIMEOUT) as answered:
            return str(answered.headers.get("date", "")) if answered.read(3) == b"ok\n" else None
    except urllib.error.HTTPError as error:
        # It serves, but its database does not answer; that is another line.
        return str(error.headers.get("date", "")) if error.code == 503 else None
    except (OSError, ValueError):
        return None


def _served_address(settings: ServerSettings) -> str | None:
    """The address that people use, if it was named, or this machine's if somebody serves there."""
    if settings.public_url:
        return settings.public_url
    return local_address(settings) if answer_of(local_address(settings)) is not None else None


def _unchecked(subject: Subject) -> Finding:
    return Finding(subject, is_ok=True, message=f"doctor-{subject}-unchecked", is_checked=False)


# What the proxy passes on ---------------------------------------------------------------------------------


def _connections(address: str) -> tuple[Connection | None, Connection | None]:
    """Ask how this machine looks from the server, honestly and then with an address that it claims."""
    honest = _connection(address, {})
    return honest, _connection(address, {"X-Forwarded-For": CLAIMED})


def _connection(address: str, headers: dict[str, str]) -> Connection | None:
    try:
        wanted = urllib.request.Request(f"{address}/api/connection", headers=headers)
        with urllib.request.urlopen(wanted, timeout=TIMEOUT) as answered:
            return msgspec.json.decode(answered.read(10_000), type=Connection)
    except (OSError, ValueError):
        return None


def judged(public_url: str, honest: Connection | None, claiming: Connection | None) -> Finding:
    """Say whether the server learns from its proxy who asks, and that they ask over https."""
    if honest is None or claiming is None:
        return Finding(Subject.HEADERS, is_ok=False, message="doctor-headers-none")
    fault = _fault(public_url, honest, claiming)
    message = fault or ("doctor-headers" if honest.proxy is ProxyTrust.TRUSTED else "doctor-headers-direct")
    return Finding(Subject.HEADERS, is_ok=fault is None, message=message, facts={"address": honest.address})


def _fault(public_url: str, honest: Connection, claiming: Connection) -> str | None:
    if honest.proxy is ProxyTrust.UNTRUSTED:
        return "doctor-headers-untrusted"
    if honest.scheme != public_url.partition(":")[0]:
        return "doctor-headers-scheme"
    if honest.scheme == "https" and honest.proxy is ProxyTrust.NONE:
        return "doctor-headers-address"
    # Without a proxy this machine may be a trusted one itself.
    if honest.proxy is ProxyTrust.TRUSTED and claiming.address == CLAIMED:
        return "doctor-headers-claimed"
    return None


def _websockets(address: str) -> Finding:
    from websockets.exceptions import InvalidHandshake
    from websockets.sync.client import connect
    from websockets.typing import Origin

    link = f"ws{address.removeprefix('http')}/ws/doctor"
    try:
        with connect(link, open_timeout=TIMEOUT, proxy=None, origin=Origin(address)):
            ok = True
    except (InvalidHandshake, OSError, EOFError):
        ok = False
    return Finding(Subject.WEBSOCKETS, *chosen("websockets", ok=ok), {"address": address})


def _clock(theirs: float) -> Finding:
    """Compare with the server that answered, and with the files of this package, which cannot be newer."""
    newest = pathlib.Path(__file__).stat().st_mtime
    now = time.time()
    ok = abs(now - theirs) < WORST_CLOCK and now > newest - WORST_CLOCK
    shown = dt.datetime.fromtimestamp(now, dt.UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    return Finding(Subject.CLOCK, *chosen("clock", ok=ok), {"time": shown})
