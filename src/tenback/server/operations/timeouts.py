"""How long a server waits for a client; all timeouts follow from one, by default as lichess does."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long a client may be silent, and the timeouts that follow from it."""

    silent_seconds: float = 30.0
    """A client that has sent and received nothing for this long is disconnected."""

    @property
    def ping_seconds(self) -> float:
        """A client that has received nothing for this long pings (2.5 s)."""
        return self.silent_seconds / 12

    @property
    def sweep_seconds(self) -> float:
        """How often clients are checked (5 s)."""
        return self.silent_seconds / 6

    @property
    def send_seconds(self) -> float:
        """A client whose send has been pending for this long is disconnected (10 s)."""
        return self.silent_seconds / 3

    @property
    def request_seconds(self) -> float:
        """A connection that has not sent a whole request for this long is closed (10 s)."""
        return self.silent_seconds / 3

    @property
    def pong_seconds(self) -> float:
        """How often the WebSocket itself pings, and how long its pong may take (15 s)."""
        return self.silent_seconds / 2
