"""A person's devices: each has a secret of its own, is named coarsely, and can be ended."""

from dataclasses import dataclass

from tenback.server.storage.database import Connection
from tenback.server.storage.people import Use, hashed

ID_LETTERS = 16


@dataclass(frozen=True, slots=True)
class Device:
    """A browser or a program that is somebody here."""

    id: str
    """Names it to its person; nothing can be opened with it."""
    browser: str
    platform: str
    first_day: str
    """As 2026-11-16, by the server's clock in UTC; empty if it was there before days were noted."""
    last_day: str


def device_id(secret_hash: str) -> str:
    """Name a device without naming what is stored of its secret."""
    return hashed(secret_hash)[:ID_LETTERS]


def note_use(connection: Connection, secret_hash: str, use: Use) -> None:
    """Note that a device is used; once a day is enough."""
    connection.run(
        "UPDATE secrets SET browser = ?, platform = ?, last_day = ?,"
        " first_day = CASE WHEN first_day = '' THEN ? ELSE first_day END WHERE hash = ? AND last_day <> ?",
        (use.browser, use.platform, use.day, use.day, secret_hash, use.day),
    )


def devices_of(connection: Connection, person_id: str) -> list[Device]:
    """List the devices of a person, the last used first."""
    rows = connection.execute(
        "SELECT hash, browser, platform, first_day, last_day FROM secrets WHERE person_id = ?"
        " ORDER BY last_day DESC, first_day DESC, hash",
        (person_id,),
    )
    return [Device(device_id(row[0]), *row[1:]) for row in rows]


def end_device(connection: Connection, person_id: str, device: str) -> bool:
    """Delete the secret of a device; False if the person has no such device."""
    rows = connection.execute("SELECT hash FROM secrets WHERE person_id = ?", (person_id,))
    found = [str(row[0]) for row in rows if device_id(row[0]) == device]
    for secret_hash in found:
        connection.execute("DELETE FROM secrets WHERE hash = ?", (secret_hash,))
    return bool(found)
