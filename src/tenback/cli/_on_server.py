"""Who this machine's user is on a server, and what is asked there in their name."""

import contextlib
import json
import os
import re
import urllib.error
import urllib.request
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

from tenback.terminal.usage_error import UsageError

SECONDS = 20.0


def check_address(server: str) -> None:
    """Refuse what is no address of a server."""
    if not server.startswith(("http://", "https://")):
        raise UsageError("daily-no-address", server=server)


def known_secret(server: str) -> str | None:
    """Read the secret of this person on that server; None if they have never been there."""
    file = _secret_file(server)
    return file.read_text(encoding="ascii").strip() if file.exists() else None


def secret_on(server: str, person: str) -> str:
    """Read the secret of this person on that server, or become somebody there."""
    check_address(server)
    if (known := known_secret(server)) is not None:
        return known
    request = urllib.request.Request(
        f"{server}/api/me", json.dumps({"name": person}).encode(), {"tenback-client": "program"}
    )
    with _opened(server, request) as answered:
        secret = str(answered.headers["tenback-secret"])
    file = _secret_file(server)
    file.parent.mkdir(parents=True, exist_ok=True)
    with os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w") as writing:
        writing.write(secret)
    return secret


def _secret_file(server: str) -> Path:
    from tenback.terminal.folders import data_folder

    return data_folder() / "servers" / re.sub(r"[^a-z0-9.-]+", "_", server.lower())


def asked(server: str, secret: str, path: str, body: object = None) -> dict[str, Any]:
    raw = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}{path}", raw, {"authorization": f"Bearer {secret}"})
    with _opened(server, request) as answered:
        found: dict[str, Any] = json.loads(answered.read())
        return found


def _opened(server: str, request: urllib.request.Request) -> HTTPResponse:
    try:
        answered = urllib.request.urlopen(request, timeout=SECONDS)
    except urllib.error.HTTPError as error:
        with contextlib.suppress(ValueError, KeyError):
            raise UsageError("daily-refused", reason=json.loads(error.read())["text"]) from error
        raise UsageError("daily-no-server", server=server) from error
    except (OSError, ValueError) as error:
        raise UsageError("daily-no-server", server=server) from error
    assert isinstance(answered, HTTPResponse)
    return answered
