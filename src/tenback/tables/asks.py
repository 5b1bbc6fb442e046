"""What people and timers ask of a table. The same types travel over the wire, each with its own `type`."""

from typing import Literal

import msgspec

VoteKind = Literal["replace", "remove"]
"""Let a bot play for a seat until its person is back, or give the seat to a bot for good."""


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that somebody wants to do."""


class TakeSeat(Ask, frozen=True, tag="take-seat"):
    """Sit down at an open seat before the start."""

    seat: int


class LeaveSeat(Ask, frozen=True, tag="leave-seat"):
    """Stand up: before the start the seat is open again, later the others may vote for a bot."""


class ComeBack(Ask, frozen=True, tag="come-back"):
    """Take the own seat back from the bot that plays for it."""


class SeatBot(Ask, frozen=True, tag="seat-bot"):
    """Put a bot on an open seat before the start (any person at the table may)."""

    seat: int
    level: str


class ClearSeat(Ask, frozen=True, tag="clear-seat"):
    """Open a seat again before the start: the host for anyone, everyone for bots."""

    seat: int


class Start(Ask, frozen=True, tag="start"):
    """Deal the cards; every seat must be taken."""


class LetBegin(Ask, frozen=True, tag="let-begin"):
    """Let a bot be the one who starts (G3); people begin by their own move."""

    seat: int


class MakeMove(Ask, frozen=True, tag="move"):
    """Make a move, written as the update wrote it: `57A`, `end`, `begin`, `49`, `x49`, `take`."""

    move: str


class TakeBack(Ask, frozen=True, tag="take-back"):
    """Take the own draft back into the hand."""


class Confirm(Ask, frozen=True, tag="confirm"):
    """Show the own draft to all now."""


class GiveMark(Ask, frozen=True, tag="mark"):
    """Give a mark, or put it away by giving it again; marks on a pile name it (0 to 3)."""

    mark: str
    pile: int | None = None


class Chat(Ask, frozen=True, tag="chat"):
    """Say something in words."""

    text: str


class Vote(Ask, frozen=True, tag="vote"):
    """Vote about a seat; the first voice opens the vote."""

    kind: VoteKind
    seat: int
    yes: bool = True


class Rematch(Ask, frozen=True, tag="rematch"):
    """Open the next table with the same people, bots and settings."""


PersonAsk = (
    TakeSeat | LeaveSeat | ComeBack | SeatBot | ClearSeat | Start | LetBegin | MakeMove | TakeBack | Confirm
    | GiveMark | Chat | Vote | Rematch
)  # fmt: skip
"""What a person may ask."""
