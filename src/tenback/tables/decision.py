"""What a table answers when it is asked something, and the facts it is told with the question."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from tenback.tables.chance import Chance
from tenback.tables.events import TableEvent
from tenback.tables.refusals import TableRefusal, reason_of


@dataclass(frozen=True, slots=True)
class FoundNumber:
    """What the referee of chat found: the part of a text that names a number, and why it does."""

    part: str
    why: str
    """The message that says why, such as `talk-reason-digits`."""


Referee = Callable[[str], FoundNumber | None]
"""Finds a number in a text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """What the world outside knows when somebody asks."""

    now: int
    person: str | None
    name: str
    present: frozenset[int]
    """The seats whose people are connected."""
    levels: tuple[str, ...]
    """The levels of bots that this game has, weakest first."""
    find_number: Referee
    """The referee of chat."""
    chance: Chance
    find_unwanted: Callable[[str], str | None] = lambda _: None
    """Finds a word that the host of the server does not want to be said."""
    is_muted: bool = False
    """Whether the host of the server keeps this person from chatting."""
    is_draining: bool = False
    """Whether the server is being emptied, so that no game begins."""
    drafts_wait: bool = False
    """Whether drafts wait until their player confirms them, because no timer runs."""


@dataclass(frozen=True, slots=True)
class NextTable:
    """A table to be opened in the same breath."""

    id: str
    events: tuple[TableEvent, ...]


@dataclass(frozen=True, slots=True)
class Accepted:
    """It may happen: these events are to be appended."""

    events: tuple[TableEvent, ...]
    opens: NextTable | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """It may not happen, for this reason."""

    reason: str
    number: FoundNumber | None = None
    """The part that may not be said, when the referee of chat refuses."""
    detail: str = ""
    """What exactly is wrong, in English, where the reason alone does not say it."""


Decision = Accepted | Refused


def refused(reason: TableRefusal) -> Refused:
    """Refuse for a reason of the table's own."""
    return refused_by("table", reason)


def refused_by(scope: str, reason: Enum) -> Refused:
    """Refuse for a reason of the game or of talk."""
    return Refused(reason_of(scope, reason))


def accepted(*events: TableEvent) -> Accepted:
    """Let it happen."""
    return Accepted(events)
