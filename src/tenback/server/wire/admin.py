"""What the host asks and is told with a token; there is no place for a card in it."""

from typing import Annotated

import msgspec

from tenback.server.wire.boards import WireStruct
from tenback.server.wire.names import GameName, SeatKind, StageName
from tenback.server.wire.pages import Request

MOST_MUTED_DAYS = 36_500
LONGEST_NOTICE = 500


class MutePerson(Request, frozen=True):
    """Keep somebody from chatting for some days; 0 lets them chat again."""

    days: Annotated[int, msgspec.Meta(ge=0, le=MOST_MUTED_DAYS)]


class GiveNotice(Request, frozen=True):
    """Tell everybody something; an empty text takes it back."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTICE)]


class SetDrain(Request, frozen=True):
    """Begin or stop to empty the server."""

    on: bool


class PersonKept(WireStruct, frozen=True):
    """A person as the host sees them."""

    id: str
    name: str
    created_at: int
    seen_at: int
    muted_until: int
    tables: int
    """At how many tables they have a seat."""


class PeopleKept(WireStruct, frozen=True):
    """People, those who were here last first."""

    people: tuple[PersonKept, ...]


class SeatKept(WireStruct, frozen=True):
    """Who has a seat; hands are told to nobody."""

    kind: SeatKind
    name: str
    person: str | None


class TableKept(WireStruct, frozen=True):
    """A table as the host sees it."""

    id: str
    game: GameName
    stage: StageName
    public: bool
    updated_at: int
    seats: tuple[SeatKept, ...]


class TablesKept(WireStruct, frozen=True):
    """Tables, newest first."""

    tables: tuple[TableKept, ...]


class ReportKept(WireStruct, frozen=True):
    """A line of chat or a name that somebody has reported."""

    id: str
    at: int
    kind: str
    table: str
    reporter: str
    person: str
    text: str


class ReportsKept(WireStruct, frozen=True):
    """Reports, newest first."""

    reports: tuple[ReportKept, ...]


class AdminEntry(WireStruct, frozen=True):
    """What was done, when, to whom or what, and with which token."""

    at: int
    token: str
    action: str
    target: str


class AdminLog(WireStruct, frozen=True):
    """The newest entries of the host's log."""

    entries: tuple[AdminEntry, ...]


class StateKept(WireStruct, frozen=True):
    """What holds for the whole server."""

    notice: str
    draining: bool
    playing: int
    """How many people are connected to games that are being played here."""
