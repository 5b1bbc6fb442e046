"""What people and timers ask of a table. The same types travel over the wire, each with its own `type`."""

from typing import Literal

import msgspec

from tenback.tables.settings import Settings

VoteKind = Literal["replace", "remove"]
"""Let a bot play for a seat until its person is back, or give the seat to a bot for good."""


class TableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that somebody wants to do."""


class TakeSeat(TableRequest, frozen=True, tag="take-seat"):
    """Sit down at an open seat before the start."""

    seat: int


class LeaveSeat(TableRequest, frozen=True, tag="leave-seat"):
    """Stand up: before the start the seat is open again, later the others may vote for a bot."""


class ComeBack(TableRequest, frozen=True, tag="come-back"):
    """Take your seat back from the bot that plays for it."""


class SeatBot(TableRequest, frozen=True, tag="seat-bot"):
    """Put a bot on an open seat before the start (any person at the table may)."""

    seat: int
    level: str


class ClearSeat(TableRequest, frozen=True, tag="clear-seat"):
    """Open a seat again before the start: the host for anyone, everyone for bots."""

    seat: int


class ChangeSettings(TableRequest, frozen=True, tag="change-settings"):
    """Change what is agreed for the table before the start: the host may, but the game stays the same."""

    settings: Settings


class Start(TableRequest, frozen=True, tag="start"):
    """Deal the cards; every seat must be taken."""


class LetBegin(TableRequest, frozen=True, tag="let-begin"):
    """Let a bot be the one who starts (G3); people begin by their own move."""

    seat: int


class MakeMove(TableRequest, frozen=True, tag="move"):
    """Make a move, written as the update wrote it: `57A`, `end`, `begin`, `49`, `x49`, `take`."""

    move: str


class TakeBack(TableRequest, frozen=True, tag="take-back"):
    """Take your draft back into your hand."""


class Confirm(TableRequest, frozen=True, tag="confirm"):
    """Show your draft to everyone now."""


class GiveMark(TableRequest, frozen=True, tag="mark"):
    """Give a mark, or put it away by giving it again; marks on a pile name it (0 to 3)."""

    mark: str
    pile: int | None = None


class Chat(TableRequest, frozen=True, tag="chat"):
    """Say something in words."""

    text: str


class Vote(TableRequest, frozen=True, tag="vote"):
    """Vote about a seat; the first vote opens the ballot."""

    kind: VoteKind
    seat: int
    yes: bool = True


class GiveUp(TableRequest, frozen=True, tag="give-up"):
    """Agree to give the game up as lost, or say no; it is over once every person has agreed (G21)."""

    yes: bool = True


class Rematch(TableRequest, frozen=True, tag="rematch"):
    """Open the next table with the same people, bots and settings."""


PersonRequest = (
    TakeSeat | LeaveSeat | ComeBack | SeatBot | ClearSeat | ChangeSettings | Start | LetBegin | MakeMove
    | TakeBack | Confirm | GiveMark | Chat | Vote | GiveUp | Rematch
)  # fmt: skip
"""What a person may ask."""
