"""The bodies of requests and answers about challenges."""

from typing import Annotated

import msgspec

from tenback.server.wire.boards import WireStruct
from tenback.server.wire.pages import Request
from tenback.tables.settings import Settings


class NewChallenge(Request, frozen=True):
    """Let others play the deal of a finished table."""

    days: Annotated[int, msgspec.Meta(ge=1, le=14)] = 7
    """How long it is open."""
    invited: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1
    """How many other tables are invited; when all of them have finished, it closes."""


class ChallengeMade(WireStruct, frozen=True):
    """A challenge has been opened."""

    id: str
    link: str


class ChallengeResult(WireStruct, frozen=True):
    """How one table did; shown when the challenge has closed."""

    table: str
    names: tuple[str, ...]
    """By seat; a bot's is its level."""
    first: bool
    """Whether it is the table that the deal comes from."""
    finished: bool
    won: bool
    cards_left: int | None
    scores: tuple[int, ...]
    """By seat; empty in a team."""
    known: bool
    """Whether somebody there had watched the deal, or opened it, before they were dealt it."""
    course: tuple[int, ...]
    """How much room was left as the game went on, in percent."""
    moves: tuple[str, ...]
    """All moves in the notation of the game."""


class ChallengeView(WireStruct, frozen=True):
    """A challenge; while it is open nothing is told about how others did."""

    id: str
    settings: Settings
    seats: tuple[str, ...]
    """For each seat `me` or `open` for a person, or the level of a bot."""
    by: tuple[str, ...]
    """Who played it first."""
    commitment: str
    closes_at: int
    open: bool
    invited: int
    finished: int
    """How many of the invited tables have finished."""
    your_table: str | None
    """Where the asker plays or has played the deal."""
    results: tuple[ChallengeResult, ...]
    """The best first."""
    same_moves: int
    """How many moves all tables have in common before they part."""
