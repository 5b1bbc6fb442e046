"""Asks a running server for the host; the token goes over https or stays on this machine."""

import ipaddress
import json
import pathlib
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from tenback.server.operations.admin_tokens import AdminError
from tenback.server.operations.settings import ServerSettings

TOKEN_VARIABLE = "TENBACK_ADMIN_TOKEN"
TIMEOUT = 30.0
T = TypeVar("T")


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect would carry the token to another server."""

    def redirect_request(self, *_: object) -> None:
        return None


@dataclass(frozen=True, slots=True)
class AdminClient:
    """A server, and the token that is sent to it."""

    server: str
    token: str

    def get(self, path: str, kind: type[T], **query: str) -> T:
        """Read something of a kind."""
        asked = f"?{urllib.parse.urlencode(query)}" if query else ""
        return msgspec.json.decode(self._ask("GET", f"{path}{asked}"), type=kind)

    def do(self, method: str, *parts: str, **facts: object) -> None:
        """Have something done; the address has these parts, as the host typed them."""
        path = "/".join(urllib.parse.quote(part, safe="") for part in parts)
        self._ask(method, path, json.dumps(facts).encode() if facts else None)

    def _ask(self, method: str, path: str, body: bytes | None = None) -> bytes:
        headers = {"Authorization": f"Bearer {self.token}"}
        request = urllib.request.Request(f"{self.server}/api/admin/{path}", body, headers, method=method)
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), _NoRedirects)
        try:
            with opener.open(request, timeout=TIMEOUT) as answered:
                return bytes(answered.read())
        except urllib.error.HTTPError as error:
            raise AdminError("error-admin-refused", reason=_reason(error)) from error
        except OSError as error:
            raise AdminError("error-admin-no-server", server=self.server) from error


def client_for(
    settings: ServerSettings, server: str | None, token_file: pathlib.Path | None, environ: Mapping[str, str]
) -> AdminClient:
    """Find the server and the token, and refuse to send it where others could read it."""
    address = (server or _local(settings)).rstrip("/")
    if not _is_safe(address):
        raise AdminError("error-admin-insecure", server=address)
    return AdminClient(address, _token(token_file, environ))


def _token(file: pathlib.Path | None, environ: Mapping[str, str]) -> str:
    try:
        token = environ.get(TOKEN_VARIABLE, "") if file is None else file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise AdminError("terminal-unreadable", path=str(file), reason=str(error)) from error
    if not token.strip() or not token.strip().isascii():
        raise AdminError("error-admin-no-token", variable=TOKEN_VARIABLE)
    return token.strip()


def _local(settings: ServerSettings) -> str:
    host = "[::1]" if ":" in settings.host else "127.0.0.1"
    return f"http://{host}:{settings.port}"


def _is_safe(address: str) -> bool:
    try:
        parts = urllib.parse.urlsplit(address)
        if parts.scheme == "https":
            return bool(parts.hostname)
        return parts.scheme == "http" and _is_this_machine(parts.hostname or "")
    except ValueError:
        return False


def _is_this_machine(host: str) -> bool:
    return host == "localhost" or ipaddress.ip_address(host).is_loopback


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(error.read())["text"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"
