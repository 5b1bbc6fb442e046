"""How long a server waits for a link; one figure says all of it, by default as lichess does."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long a link may be silent, and what follows from that."""

    silent_seconds: float = 30.0
    """A link that neither said anything nor was told anything for so long is dropped."""

    @property
    def ping_seconds(self) -> float:
        """After so long without hearing anything a client pings (2.5 s)."""
        return self.silent_seconds / 12

    @property
    def sweep_seconds(self) -> float:
        """How often links are looked at (5 s)."""
        return self.silent_seconds / 6

    @property
    def send_seconds(self) -> float:
        """A link that does not take a message for so long reads too slowly (10 s)."""
        return self.silent_seconds / 3

    @property
    def pong_seconds(self) -> float:
        """How often the WebSocket itself pings, and how long its pong may take (15 s)."""
        return self.silent_seconds / 2
