"""Who is connected where: each process tells the others which seats it serves."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tenback.server.live import LiveTable


class Presence:
    """Who is connected; alone in one process there is nobody to tell."""

    def elsewhere(self, table_id: str) -> frozenset[int]:  # noqa: ARG002 (several processes need it)
        """The seats that other processes serve."""
        return frozenset()

    def changed(self, live: "LiveTable") -> None:
        """Tell the others which seats are served here."""
