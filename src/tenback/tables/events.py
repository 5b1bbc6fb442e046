"""What has happened at a table: the append-only log, and nothing else, is what a table is made of."""

from collections.abc import Iterable

import msgspec

from tenback.tables.requests import VoteKind
from tenback.tables.settings import Settings


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened."""


class Opened(Event, frozen=True, tag="opened"):
    """Somebody opened the table."""

    settings: Settings
    host: str


class SettingsChanged(Event, frozen=True, tag="settings-changed"):
    """The host changed what is agreed, before the start; seats at the end came or went."""

    settings: Settings


class Seated(Event, frozen=True, tag="seated"):
    """A person sat down."""

    seat: int
    person: str
    name: str


class Renamed(Event, frozen=True, tag="renamed"):
    """The person of a seat goes by another name."""

    seat: int
    name: str


class Reserved(Event, frozen=True, tag="reserved"):
    """An open seat waits for somebody with an invitation."""

    seat: int


class BotSeated(Event, frozen=True, tag="bot-seated"):
    """A bot got the seat for good."""

    seat: int
    level: str
    name: str = ""
    """What it is called; without a name it is called after its level."""


class SeatCleared(Event, frozen=True, tag="seat-cleared"):
    """A seat is open again."""

    seat: int


class Left(Event, frozen=True, tag="left"):
    """A person left the running game."""

    seat: int


class Replaced(Event, frozen=True, tag="replaced"):
    """A bot plays for a person until they come back."""

    seat: int
    level: str


class CameBack(Event, frozen=True, tag="came-back"):
    """A person plays again."""

    seat: int


class Started(Event, frozen=True, tag="started"):
    """The cards were dealt; deal and nonce stay secret until the end, their hash is shown."""

    deal: str
    nonce: str
    rules: int = 1
    """The version of the rules; the logs of 0.1.0 do not name it."""
    commitment: str = ""
    """The hash of nonce and deal as it was shown; the logs of 0.1.0 do not have it."""


class Drafted(Event, frozen=True, tag="drafted"):
    """A seat made a play that only it can see."""

    seat: int
    move: str


class TakenBack(Event, frozen=True, tag="taken-back"):
    """A seat took its draft back."""

    seat: int


class Confirmed(Event, frozen=True, tag="confirmed"):
    """A draft became a move that all can see."""

    seat: int


class Moved(Event, frozen=True, tag="moved", omit_defaults=True):
    """A seat made a move that all could see at once."""

    seat: int
    move: str
    level: str | None = None
    """The level of bot that chose it, where the seat's own had no time to."""


class Marked(Event, frozen=True, tag="marked"):
    """A seat gave a mark, or put it away by giving it again."""

    seat: int
    mark: str
    pile: int | None


class Chatted(Event, frozen=True, tag="chatted"):
    """A seat said something in words."""

    seat: int
    text: str


class Voted(Event, frozen=True, tag="voted"):
    """A seat voted about another."""

    kind: VoteKind
    seat: int
    voter: int
    yes: bool


class VoteClosed(Event, frozen=True, tag="vote-closed"):
    """A vote is over; what it decided, if anything, is an event of its own."""

    kind: VoteKind
    seat: int


class AgreedToGiveUp(Event, frozen=True, tag="agreed-to-give-up"):
    """The person of a seat wants to give the game up (G21)."""

    seat: int


class PlayedOn(Event, frozen=True, tag="played-on"):
    """The person of a seat wants to play on: nobody is asked about giving up any more."""

    seat: int


class GaveUp(Event, frozen=True, tag="gave-up"):
    """All agreed: the game is lost with the cards left now (G21)."""


class Rematched(Event, frozen=True, tag="rematched"):
    """The next table with the same people was opened."""

    table: str


TableEvent = (
    Opened | SettingsChanged | Seated | Renamed | Reserved | BotSeated | SeatCleared | Left | Replaced
    | CameBack | Started | Drafted | TakenBack | Confirmed | Moved | Marked | Chatted | Voted | VoteClosed
    | AgreedToGiveUp | PlayedOn | GaveUp | Rematched
)  # fmt: skip

_DECODER: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)
_ENCODER = msgspec.json.Encoder()


class Entry(msgspec.Struct, frozen=True):
    """An event in its place in the log."""

    number: int
    """From 1, without gaps."""
    at: int
    """When it was appended, in milliseconds since 1970."""
    event: TableEvent
    action: str | None = None
    """The person and the id of the action that led to it, so that none is done twice."""


def actions_in(entries: Iterable[Entry]) -> set[str]:
    """Collect the actions that led to some entries."""
    return {entry.action for entry in entries if entry.action is not None}


def encode_event(event: TableEvent) -> str:
    """Write an event as the store keeps it."""
    return _ENCODER.encode(event).decode()


def decode_event(text: str | bytes) -> TableEvent:
    """Read an event."""
    return _DECODER.decode(text)
