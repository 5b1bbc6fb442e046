"""uvicorn's WebSocket protocol with an abort, since a polite close waits, and a quick way to send."""

import contextlib
import functools
import socket
import struct
import weakref

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

LAST_SECONDS = 1.0
"""How long a close frame may take to be sent."""

AT_ONCE = struct.pack("ii", 1, 0)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    def handle_connect(self, event: Request) -> None:
        """Give the application a way to abort the connection, and one to write without waiting."""
        super().handle_connect(event)
        if not self.close_sent:
            # The scope belongs to this object: a strong reference would keep both alive after the end.
            protocol = weakref.ref(self)
            self.scope["state"]["abort"] = functools.partial(_abort, protocol)
            self.scope["state"]["write_now"] = functools.partial(_write_now, protocol)

    def connection_lost(self, exc: Exception | None) -> None:
        """Break the reference cycle between the parser and this protocol."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def send_receive_event_to_app(self) -> None:
        """Close with 1007 on text that is no UTF-8; uvicorn would also write a traceback to the log."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Close a socket whose pong did not come, and abort it if the close does not get through."""
        super().keepalive_timeout()
        self.loop.call_later(LAST_SECONDS, self.abort)

    def write_now(self, raw: bytes) -> bool:
        """Write a text message at once; False where one has to wait, or can write nothing any more."""
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(raw)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def abort(self) -> None:
        """Reset the connection, so that the system keeps no buffers for it either."""
        if self.disconnected:
            return
        with contextlib.suppress(OSError):
            raw = self.transport.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _write_now(protocol: "weakref.ref[WebSocketProtocol]", raw: bytes) -> bool:
    found = protocol()
    return found is not None and found.write_now(raw)


def _abort(protocol: "weakref.ref[WebSocketProtocol]") -> None:
    if (found := protocol()) is not None:
        found.abort()
