"""What the server says over the WebSocket."""

import msgspec

from tenback.server.wire.boards import Board, Message, WireStruct
from tenback.server.wire.hints import HintMove, HintView
from tenback.server.wire.names import (
    CommandName,
    EndingName,
    MarkName,
    OwedName,
    Reason,
    SeatKind,
    StageName,
    StepKind,
    TalkMode,
)
from tenback.tables.requests import VoteKind
from tenback.tables.settings import Settings

PROTOCOL = 2


class SeatView(WireStruct, frozen=True):
    """A seat as everyone sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    """The level of a bot, or of the bot that plays for an absent person."""
    played_as: str | None
    """The level that chose its last move, where the bot's own had no time to."""
    host: bool
    connected: bool
    away: bool
    """The person has left the table."""
    replaced: bool
    """A bot plays for the person until they come back."""
    reserved: bool
    """An open seat that waits for somebody with an invitation."""
    cards: int
    to_move: bool
    """It is this seat's turn."""


class StepView(WireStruct, frozen=True):
    """One of the last moves, as everyone saw it."""

    number: int
    """Its place in the game, from 1: a client shows those it has not shown yet."""
    seat: int
    kind: StepKind
    move: str
    card: int | None = None
    command: CommandName | None = None
    pile: int | None = None
    step: int | None = None
    trick: bool = False
    drawn: int = 0
    taken: int = 0
    """How many cards of the line were taken."""
    words: Message | None = None
    """How the move is told, where the client has no words of its own for the game."""


class MarkView(WireStruct, frozen=True):
    """A mark that stands on the table."""

    seat: int
    mark: MarkName
    pile: int | None


class MarkOffer(WireStruct, frozen=True):
    """A mark that may be given now; `given` ones are put away by giving them again."""

    mark: MarkName
    pile: int | None
    true: bool
    """Whether the viewer's hand has a card that the mark is about; only its owner is told."""
    given: bool


class TalkView(WireStruct, frozen=True):
    """What may be said, and what stands on the table."""

    mode: TalkMode
    marks_open: bool
    chat_open: bool
    closed: Reason | None
    """Why talk is closed, if it is."""
    marks: tuple[MarkView, ...]
    offers: tuple[MarkOffer, ...]


class DraftView(WireStruct, frozen=True):
    """The own play that nobody else has seen yet."""

    kind: StepKind
    move: str
    card: int | None
    pile: int | None
    waits: bool
    """The board is shown without it, because confirming it draws cards or ends the game."""
    loses: bool
    """It loses the game, at once or in the end of the turn (E20): no time confirms it, only its player."""
    confirmed_at: int | None
    """When it is shown to all, in server's milliseconds since 1970; None: when its player says so."""
    words: Message | None = None
    """How the play is told, where the client has no words of its own for the game."""


class ClockView(WireStruct, frozen=True):
    """When the clock of the active seat runs out, in milliseconds since 1970."""

    seat: int
    ends_at: int


class VoteView(WireStruct, frozen=True):
    """An open vote about a seat."""

    kind: VoteKind
    seat: int
    yes: tuple[int, ...]
    no: tuple[int, ...]
    needed: int


class GivingUp(WireStruct, frozen=True):
    """Who has agreed to give the game up, and who has to for it to be over (G21)."""

    agreed: tuple[int, ...]
    people: tuple[int, ...]


class ResultView(WireStruct, frozen=True):
    """How the game ended; hands are open now."""

    ending: EndingName
    won: bool
    excellent: bool
    cards_left: int
    seat: int | None
    """The active seat when it ended."""
    owed: tuple[OwedName, ...]
    command: CommandName | None
    """The command that was broken."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    deal: str
    nonce: str
    """SHA-256 over the bytes of `nonce` (hexadecimal) and the text of `deal` is the commitment."""
    words: Message | None = None
    """How the ending is told, where the client has no words of its own for the game."""


class You(WireStruct, frozen=True):
    """Where the viewer sits; `seat` is None for a spectator."""

    seat: int | None
    host: bool
    your_turn: bool


class Update(WireStruct, frozen=True, tag="update"):
    """The whole table as this viewer may see it; a newer one replaces an older one."""

    table: str
    number: int
    """Grows with every event that this viewer may know of; say it in `hello` to come back."""
    stage: StageName
    settings: Settings
    you: You
    seats: tuple[SeatView, ...]
    turn: int | None
    board: Board | None
    steps: tuple[StepView, ...]
    talk: TalkView
    draft: DraftView | None
    clock: ClockView | None
    votes: tuple[VoteView, ...]
    giving_up: GivingUp | None
    """None where the game cannot be given up now."""
    commitment: str | None
    result: ResultView | None
    rematch: str | None
    """The id of the next table with the same people."""
    open_until: int | None = None
    """Until when the same deal is played at other tables, in milliseconds since 1970: so long spectators see
    no card, and after the end nobody more than their own seat saw."""


class Welcome(WireStruct, frozen=True, tag="welcome"):
    """The first message on every socket."""

    protocol: int
    version: str
    now: int
    """The server's clock, in milliseconds since 1970."""
    person: str | None
    """The viewer's public id; None for somebody without an identity."""
    ping_seconds: float
    silent_seconds: float


class Presence(WireStruct, frozen=True, tag="presence"):
    """Who is connected now, by seat, and how many watch."""

    connected: tuple[bool, ...]
    watchers: int


class ChatLine(WireStruct, frozen=True):
    """Something that was said: a line of chat, or a mark that was given and may be gone by now."""

    number: int
    seat: int
    name: str
    text: str
    at: int
    mark: MarkName | None = None
    pile: int | None = None


class ChatLines(WireStruct, frozen=True, tag="chat-lines"):
    """What was said and the viewer has not seen, oldest first: lines of chat and marks."""

    lines: tuple[ChatLine, ...]


class Done(WireStruct, frozen=True, tag="done"):
    """The action of that id is durably stored; sent again it changes nothing."""

    id: str
    number: int


class Refused(WireStruct, frozen=True, tag="refused"):
    """The action of that id was refused and has changed nothing."""

    id: str
    reason: Reason
    text: str
    """The reason in plain English, for logs and remote bots."""
    part: str = ""
    """The part of a line of chat that names a number."""
    why: str = ""
    """The message that says why it does, such as `talk-reason-digits`."""


class Notice(WireStruct, frozen=True, tag="notice"):
    """What the host of the server tells everybody, and whether it is about to stop: no new game begins."""

    text: str
    draining: bool


class Looking(WireStruct, frozen=True, tag="looking"):
    """What the one who leads looks at in a finished game; only its people are told."""

    seat: int | None
    """Who leads; None: nobody does any more."""
    at: int = 0
    arrows: tuple[int, ...] = ()
    moves: tuple[HintMove, ...] = ()


class Pong(WireStruct, frozen=True, tag="pong"):
    """The answer to a ping."""


class Goodbye(WireStruct, frozen=True, tag="goodbye"):
    """The socket will be closed; `again` says whether to come back."""

    reason: Reason
    again: bool


ServerMessage = (
    Welcome | Update | Presence | ChatLines | Done | Refused | HintView | Looking | Notice | Pong | Goodbye
)  # fmt: skip
"""Everything a client can receive."""

_ENCODER = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    """Write a message as JSON."""
    return _ENCODER.encode(message)
