"""What a client says over the WebSocket."""

from typing import Annotated

import msgspec

from tenback.tables.requests import PersonRequest

ActionId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$")]
"""PostgreSQL stores no zero byte."""


PileNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
WrittenMove = Annotated[str, msgspec.Meta(max_length=16)]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client says."""


class Hello(Asked, frozen=True, tag="hello"):
    """Begin or come back: `seen` is the number of the last update shown, `chat_seen` of the last line."""

    seen: int = 0
    chat_seen: int = 0


class Act(Asked, frozen=True, tag="act"):
    """Ask something of the table; send it again with the same id until it is answered."""

    id: ActionId
    ask: PersonRequest


class AskHint(Asked, frozen=True, tag="ask-hint"):
    """Ask what a strong bot would play."""

    id: ActionId


class Look(Asked, frozen=True, tag="look"):
    """Lead the people of a finished game through it; whoever says this leads from now on."""

    at: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    """How many moves were made at the moment that is looked at."""
    arrows: Annotated[tuple[PileNumber, ...], msgspec.Meta(max_length=4)] = ()
    """Piles that are pointed to."""
    moves: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=16)], ...], msgspec.Meta(max_length=16)
    ] = ()
    """A turn that is tried there; it changes nothing."""


class Ping(Asked, frozen=True, tag="ping"):
    """Say that the link is alive."""


ClientMessage = Hello | Act | AskHint | Look | Ping
"""Everything a client can send."""

_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode(raw: bytes | str) -> ClientMessage:
    """Read a message; raise `msgspec.DecodeError` (or its ValidationError) when it is none."""
    return _DECODER.decode(raw)
