"""How much one person and one address may ask for: buckets of tokens that refill with time, and places."""

import functools
import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

MOST_BUCKETS = 20_000
IPV6_PREFIX = 64
"""A home has a network of this length, and so 2⁶⁴ addresses to come from."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks for something, as far as limits are concerned."""

    network: str
    person: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names under which it is counted, the narrower first."""
        return (f"at {self.network}",) if self.person is None else (self.person, f"at {self.network}")


@dataclass(frozen=True, slots=True)
class Rate:
    """How many at once, and how many a second in the long run."""

    at_once: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limit:
    """The rates of one person and of one address; whoever is nobody yet is limited by the address alone."""

    address: Rate
    person: Rate | None = None
    is_split: bool = True
    """Whether the processes of one server share it. What one socket says comes to one process alone."""


class TokenBucket:
    """A token bucket: *most* at once, *per_second* in the long run."""

    __slots__ = ("_at", "_left", "_most", "_per_second", "_time")

    def __init__(self, most: float, per_second: float, time: Callable[[], float] = time.monotonic) -> None:
        self._most, self._per_second, self._time = most, per_second, time
        self._left, self._at = most, time()

    @property
    def missing(self) -> float:
        """Which part of a full bucket is missing."""
        return 1 - self._filled() / self._most

    def spend(self, cost: float = 1) -> bool:
        """Take tokens; False when there are not enough."""
        if self._filled() < cost:
            return False
        self._left -= cost
        return True

    def _filled(self) -> float:
        now = self._time()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        return self._left


class RateLimits:
    """Buckets by what is done and by whom; throttles and explains, bans nobody.

    Processes that serve the same port know nothing of each other's buckets: each fills its own at its share
    of the rate, so that in the long run nobody gets more by coming to all of them.
    """

    def __init__(
        self, factor: float = 1, time: Callable[[], float] = time.monotonic, *, processes: int = 1
    ) -> None:
        self._factor, self._time, self._processes = factor, time, processes
        self._buckets: dict[tuple[str, str], TokenBucket] = {}
        self._open: Counter[str] = Counter()

    def allow(self, what: str, who: Asker, cost: float = 1) -> bool:
        """Take tokens of the person and of the address; False when one of them has none left."""
        return all(self._bucket(what, name, who).spend(cost) for name in self._names(what, who))

    def place(self, who: Asker) -> "Place":
        """Keep a place for one socket while it is open."""
        return Place(self._open, who, self._factor)

    def _names(self, what: str, who: Asker) -> tuple[str, ...]:
        return who.names if LIMITS[what].person is not None else who.names[-1:]

    def _bucket(self, what: str, name: str, who: Asker) -> TokenBucket:
        key = (what, name)
        if key not in self._buckets:
            self._make_room()
            limit = LIMITS[what]
            rate = limit.person if limit.person is not None and name == who.person else limit.address
            per_second = rate.per_second * self._factor / (self._processes if limit.is_split else 1)
            self._buckets[key] = TokenBucket(rate.at_once * self._factor, per_second, self._time)
        return self._buckets[key]

    def _make_room(self) -> None:
        """Drop the fuller half when there are too many: a full bucket says as much as none."""
        if len(self._buckets) >= MOST_BUCKETS:
            by_missing = sorted(self._buckets.items(), key=lambda item: item[1].missing)
            self._buckets = dict(by_missing[MOST_BUCKETS // 2 :])


class Place:
    """A place for one socket, from entering to leaving; no generator, because every socket has one."""

    __slots__ = ("_factor", "_is_free", "_open", "_who")

    def __init__(self, open_: Counter[str], who: Asker, factor: float) -> None:
        self._open, self._who, self._factor = open_, who, factor
        self._is_free = False

    def __enter__(self) -> bool:
        """Take it; False when the person or the address has too many."""
        names = self._who.names
        most = (MOST_SOCKETS_OF_A_PERSON, MOST_SOCKETS)[-len(names) :]
        self._is_free = all(
            self._open[name] < bound * self._factor for name, bound in zip(names, most, strict=True)
        )
        self._open.update(names if self._is_free else ())
        return self._is_free

    def __exit__(self, *_: object) -> None:
        """Give it back."""
        for name in self._who.names if self._is_free else ():
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]


@functools.lru_cache(4_096)
def network_of(address: str) -> str:
    """Name the network that an address is counted by: itself, or of IPv6 the home that it belongs to."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), IPV6_PREFIX), strict=False))


MOST_SOCKETS_OF_A_PERSON = 20
MOST_SOCKETS = 400
"""Open at a time: a person has a few tabs and devices, an address may be that of a school."""

LIMITS = {
    "person": Limit(Rate(30, 0.5)),
    "table": Limit(Rate(60, 1), Rate(30, 0.5)),
    "code": Limit(Rate(10, 0.1)),
    "recovery": Limit(Rate(5, 0.02), Rate(5, 0.02)),
    "deletion": Limit(Rate(5, 0.05)),
    "socket": Limit(Rate(200, 20)),
    "message": Limit(Rate(600, 60), Rate(60, 8), is_split=False),
    "hint": Limit(Rate(20, 0.5), Rate(6, 0.2), is_split=False),
    "read": Limit(Rate(400, 40)),
    "finished": Limit(Rate(40, 1)),
    "record-file": Limit(Rate(10, 0.2)),
    "own-data": Limit(Rate(5, 0.02)),
    "report": Limit(Rate(20, 0.1), Rate(5, 0.02)),
    "admin": Limit(Rate(120, 2)),
    "try": Limit(Rate(60, 1), Rate(30, 0.5), is_split=False),
}
"""New identities, tables, one-time codes, recovery codes, deletions, sockets, messages, hints, pages, records
and replays, record files, own data, reports, requests of the host, turns tried again."""
