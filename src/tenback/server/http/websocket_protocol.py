"""uvicorn's WebSocket, which can also let go of a peer that does not read: a polite close waits for it."""

import contextlib
import functools
import socket
import struct
import weakref

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LAST_SECONDS = 1.0
"""How long the reason for a close may take to leave."""

AT_ONCE = struct.pack("ii", 1, 0)


class Peer(WebSocketsSansIOProtocol):
    """One socket."""

    def handle_connect(self, event: Request) -> None:
        """Tell the application how to cut the link."""
        super().handle_connect(event)
        if not self.close_sent:
            # The scope belongs to this object: if it held this object, both would stay after the end.
            self.scope["state"]["cut"] = functools.partial(_cut, weakref.ref(self))

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave no cycle behind: the parser waits for more, and holds the protocol that holds it."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def keepalive_timeout(self) -> None:
        """Close a socket whose pong did not come; what it has not taken by then it will never take."""
        super().keepalive_timeout()
        self.loop.call_later(LAST_SECONDS, self.cut)

    def cut(self) -> None:
        """Reset the connection, so that the system keeps nothing for the peer either."""
        if self.disconnected:
            return
        with contextlib.suppress(OSError):
            link = self.transport.get_extra_info("socket")
            link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()


def _cut(peer: "weakref.ref[Peer]") -> None:
    if (found := peer()) is not None:
        found.cut()
