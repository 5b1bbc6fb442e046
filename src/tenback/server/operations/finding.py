"""One line of `tenback doctor`: what was looked at, and what was found."""

from dataclasses import dataclass, field
from enum import StrEnum

from tenback.games.errors import TenbackError

Facts = dict[str, str | int]


class Subject(StrEnum):
    """What is looked at, in this order."""

    PYTHON = "python"
    KERNELS = "kernels"
    DATABASE = "database"
    DISK = "disk"
    PORT = "port"
    PROXY = "proxy"
    HEADERS = "headers"
    WEBSOCKETS = "websockets"
    CLOCK = "clock"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found: the id of a message with its facts, or an error that explains itself."""

    subject: Subject
    is_ok: bool
    """False: the message says what to do."""
    message: str
    facts: Facts = field(default_factory=dict)
    error: TenbackError | None = None
    is_checked: bool = True
    """False: there was nothing to look at; the message says how it can be."""


def chosen(subject: str, *, ok: bool) -> tuple[bool, str]:
    """Give what a finding begins with where a subject has one good and one bad message."""
    return ok, f"doctor-{subject}" if ok else f"doctor-{subject}-bad"
