"""The recovery code: written down on paper, it makes a new device the same person, once."""

import hashlib
import secrets
from dataclasses import dataclass

from tenback.server.storage.database import Connection

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""32 letters and digits, without those that are easily taken for another."""
MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1"})
RANDOM_LETTERS = 27
"""135 bits that nobody can guess; a last letter tells a typing error from a wrong code."""
GROUP = 4
UNCONFIRMED_MILLISECONDS = 10 * 60 * 1000
"""How long a used code opens once more, as long as nobody has confirmed that the answer arrived."""


def new_recovery_code() -> str:
    """Make a recovery code of 28 letters, as it is stored and compared."""
    body = "".join(secrets.choice(LETTERS) for _ in range(RANDOM_LETTERS))
    return body + _check_letter(body)


def in_groups(code: str) -> str:
    """Write a code so that it can be copied by hand."""
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))


def read_recovery_code(typed: str) -> str | None:
    """Read a code as somebody has typed it; None if it was mistyped."""
    code = "".join(letter for letter in typed.upper() if letter.isalnum()).translate(MISREAD)
    is_whole = len(code) == RANDOM_LETTERS + 1 and set(code) <= set(LETTERS)
    return code if is_whole and _check_letter(code[:-1]) == code[-1] else None


def _check_letter(body: str) -> str:
    return LETTERS[hashlib.sha256(body.encode()).digest()[0] % len(LETTERS)]


def set_recovery_code(connection: Connection, person_id: str, code_hash: str, day: str) -> None:
    """Store a person's recovery code; an older one opens nothing any more."""
    connection.execute(
        "INSERT INTO recovery_codes (person_id, hash, made_on) VALUES (?, ?, ?)"
        " ON CONFLICT (person_id) DO UPDATE SET hash = excluded.hash, made_on = excluded.made_on,"
        " used_hash = '', used_until = 0, given_secret = ''",
        (person_id, code_hash, day),
    )


@dataclass(frozen=True, slots=True)
class Recovery:
    """Hashes: of the code that is used, of the one that replaces it, of the new device's secret; and when."""

    used: str
    next: str
    secret: str
    day: str
    now: int
    """In milliseconds since 1970."""


def use_recovery_code(connection: Connection, recovery: Recovery) -> str | None:
    """Replace a code by the next one and tell whose it is; None if it opens nothing.

    An answer can be lost on its way. So the used code opens once more until the new device has confirmed it,
    for ten minutes at most; the device of the lost answer is ended then, and one code never makes two.
    """
    rows = connection.execute(
        "SELECT person_id, hash, given_secret FROM recovery_codes"
        " WHERE hash = ? OR (used_hash = ? AND used_until > ?)",
        (recovery.used, recovery.used, recovery.now),
    )
    if not rows:
        return None
    person_id, active, given = (str(value) for value in rows[0])
    if active != recovery.used:
        connection.execute("DELETE FROM secrets WHERE hash = ?", (given,))
    _replace_code(connection, person_id, recovery)
    return person_id


def _replace_code(connection: Connection, person_id: str, recovery: Recovery) -> None:
    until = recovery.now + UNCONFIRMED_MILLISECONDS
    connection.execute(
        "UPDATE recovery_codes SET hash = ?, made_on = ?, used_hash = ?, used_until = ?, given_secret = ?"
        " WHERE person_id = ?",
        (recovery.next, recovery.day, recovery.used, until, recovery.secret, person_id),
    )


def confirm_recovery(connection: Connection, secret_hash: str) -> None:
    """The new device has its next code: the used one opens nothing any more."""
    connection.execute(
        "UPDATE recovery_codes SET used_hash = '', used_until = 0, given_secret = '' WHERE given_secret = ?",
        (secret_hash,),
    )


def recovery_code_day(connection: Connection, person_id: str) -> str | None:
    """Tell when a person's recovery code was made; None without one."""
    rows = connection.execute("SELECT made_on FROM recovery_codes WHERE person_id = ?", (person_id,))
    return str(rows[0][0]) if rows else None
