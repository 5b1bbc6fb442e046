"""The names and addresses that this server goes by."""

import ipaddress
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

from tenback.server.operations.settings import ServerSettings

ALL_INTERFACES = frozenset({"0.0.0.0", "::", ""})
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


def allowed_hosts(settings: ServerSettings) -> frozenset[str]:
    """List the host names that requests may ask for; anything else may be DNS rebinding."""
    return frozenset(_hosts(settings))


def _hosts(settings: ServerSettings) -> Iterator[str]:
    yield from LOOPBACK
    yield from settings.allowed_hosts
    if settings.public_url:
        yield urlsplit(settings.public_url).hostname or ""
    if settings.host not in ALL_INTERFACES:
        yield bracketed(settings.host)
        return
    name = socket.gethostname().lower()
    yield from (name, f"{name}.local", *map(bracketed, network_addresses()))


def network_addresses() -> list[str]:
    """List the addresses of this machine in the local network, the likeliest first."""
    found = [address for address in (_outward_address(),) if address is not None]
    try:
        infos = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        infos = []
    found += [str(info[4][0]) for info in infos]
    seen = dict.fromkeys(found)
    return [address for address in seen if not ipaddress.ip_address(address).is_loopback]


def _outward_address() -> str | None:
    """Ask the system from which address it would go out; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def bracketed(host: str) -> str:
    """Write an address of IPv6 with brackets, as addresses in the browser have it."""
    return f"[{host}]" if ":" in host else host
