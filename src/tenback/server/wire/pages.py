"""The bodies of HTTP requests and answers."""

from enum import StrEnum
from typing import Annotated, Any

import msgspec

from tenback.server.wire.boards import Board, WireStruct
from tenback.server.wire.names import GameName, StageName
from tenback.server.wire.shown import MarkView, ResultView, StepView
from tenback.tables.settings import Settings

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The body of a request."""


class NamePerson(Request, frozen=True):
    """Choose a name; the first time it makes an identity for this browser."""

    name: Annotated[str, msgspec.Meta(max_length=100)]


class NewTable(Request, frozen=True):
    """Open a table."""

    settings: Settings
    seats: Annotated[tuple[str, ...], msgspec.Meta(max_length=5)] = ()
    """For each seat `me`, `open` or the level of a bot; the default is `me` and then `open`."""
    start: bool = False
    """Deal at once; every seat must be taken."""


class InviteTo(Request, frozen=True):
    """Make a one-time invitation to a seat."""

    seat: int


class UseCode(Request, frozen=True):
    """Use a one-time code."""

    code: Code


class OpenRecord(Request, frozen=True):
    """Show a record that somebody was sent."""

    record: str


class PersonView(WireStruct, frozen=True):
    """An identity of this server: a name and a public id, no more."""

    id: str
    name: str


class Me(WireStruct, frozen=True):
    """Who this browser is; None before it has chosen a name."""

    person: PersonView | None


class TableMade(WireStruct, frozen=True):
    """A table has been opened."""

    id: str
    link: str


class Invitation(WireStruct, frozen=True):
    """A one-time code; it travels in the fragment of the link only."""

    code: str
    link: str


class SeatLine(WireStruct, frozen=True):
    """A seat in a list of tables."""

    kind: str
    name: str


class TableLine(WireStruct, frozen=True):
    """A table in a list."""

    id: str
    settings: Settings
    stage: StageName
    seats: tuple[SeatLine, ...]
    open_seats: int
    your_seat: int | None
    your_turn: bool
    updated_at: int
    result: str | None
    """`won`, `lost:7` (cards left) or `scored:12,3`; None while it is not over."""


class Tables(WireStruct, frozen=True):
    """A list of tables, newest first."""

    tables: tuple[TableLine, ...]


class GameAbout(WireStruct, frozen=True):
    """What a game offers."""

    game: GameName
    least_players: int
    most_players: int
    levels: tuple[str, ...]
    own_board: bool
    """Whether its package draws its board: a module at `/api/games/{game}/board.js`."""


class Games(WireStruct, frozen=True):
    """What can be played here: our games, then those that installed packages bring."""

    games: tuple[GameAbout, ...]


class About(WireStruct, frozen=True):
    """What this server offers."""

    version: str
    protocol: int
    games: tuple[GameAbout, ...]
    languages: tuple[str, ...]
    public_url: str


class ProxyTrust(StrEnum):
    """Whether a proxy named the address that a request came from, and whether it was believed."""

    NONE = "none"
    TRUSTED = "trusted"
    UNTRUSTED = "untrusted"
    """It did, but the server's settings do not trust it."""


class Connection(WireStruct, frozen=True):
    """How this very request looks to the server; `tenback doctor` compares it with what should be."""

    scheme: str
    """http or https, as far as the server knows."""
    address: str
    """The address that the limits count."""
    proxy: ProxyTrust


class Frame(WireStruct, frozen=True):
    """One moment of a finished game: the board as a spectator saw it, and all hands."""

    board: Board
    hands: tuple[tuple[int, ...], ...]
    turn: int | None
    step: StepView | None
    marks: tuple[MarkView, ...]
    """The marks that stood when the next move was made."""
    cards_left: int
    position: tuple[str, ...]
    """The words of the position as one line of text, to copy."""


class Replay(WireStruct, frozen=True):
    """A finished game: its first moment, and what each move changed."""

    table: str
    settings: Settings
    seats: tuple[SeatLine, ...]
    first: Frame
    changes: Annotated[tuple[Any, ...], msgspec.Meta(extra={"ts": "readonly Change[]"})]
    """How each further frame differs from the one before."""
    result: ResultView
    commitment: str


class StatisticsLine(WireStruct, frozen=True):
    """Finished games of one kind."""

    game: GameName
    players: int
    talk: str
    options: str
    games: int
    won: int
    excellent: int
    mean_cards_left: float | None
    mean_score: float | None


class Statistics(WireStruct, frozen=True):
    """Finished games by game, number of players, talk and options."""

    lines: tuple[StatisticsLine, ...]


class ResultLine(WireStruct, frozen=True):
    """A finished game of this browser's person."""

    table: str
    game: GameName
    players: int
    ended_at: int
    result: str


class Results(WireStruct, frozen=True):
    """Finished games, newest first."""

    results: tuple[ResultLine, ...]


class Problem(WireStruct, frozen=True):
    """Why a request failed, and what to do."""

    reason: str
    text: str
    part: str = ""
    """The part of a name that names a number."""
    why: str = ""
    """The message that says why it does, such as `talk-reason-digits`."""
