"""The secret that all shared deals follow from: a file that is no part of the database, or a setting."""

import os
import pathlib
import secrets

import platformdirs

from tenback.games.errors import TenbackError
from tenback.server.operations.settings import ServerSettings

SECRET_BYTES = 32
SUFFIX = ".deal-secret"


class NoDealSecret(TenbackError):
    """The secret can be neither read nor made; the message says what to do."""


def deal_secret(settings: ServerSettings) -> bytes:
    """Give the secret that is set, or that of the file, which is made at the first start."""
    if settings.deal_secret:
        return settings.deal_secret.encode()
    file = secret_file(settings)
    try:
        if not file.exists():
            _make(file)
        return bytes.fromhex(file.read_text(encoding="ascii"))
    except (OSError, ValueError) as error:
        raise NoDealSecret("error-deal-secret", path=str(file), reason=str(error)) from error


def secret_file(settings: ServerSettings) -> pathlib.Path:
    """Name the file: beside a SQLite database, otherwise in the user's data folder."""
    url = settings.database_url
    if "://" in url and not url.startswith("sqlite:///"):
        folder = pathlib.Path(platformdirs.user_data_dir("tenback", appauthor=False, ensure_exists=True))
        return folder / f"tenback{SUFFIX}"
    return pathlib.Path(url.removeprefix("sqlite:///") + SUFFIX)


def _make(file: pathlib.Path) -> None:
    """Make the file under another name first, so that processes that start together agree on one secret."""
    new = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
    handle = os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as writing:
        writing.write(secrets.token_hex(SECRET_BYTES))
    try:
        os.link(new, file)
    except FileExistsError:
        pass
    finally:
        new.unlink()
