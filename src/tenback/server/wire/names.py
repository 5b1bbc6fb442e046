"""Small named types that both directions use; in TypeScript they become unions of strings."""

from typing import Annotated, Literal

import msgspec

from tenback.tables.settings import CommandName, GameName, OnePileName
from tenback.tables.table import SeatKind
from tenback.tables.table import Stage as StageName
from tenback.talk.mode import TalkMode

Reason = Annotated[str, msgspec.Meta(extra={"ts": "Reason"})]
"""Why something is refused: the id of a message in the catalogues."""

MarkName = Literal[
    "leave-it", "rather-mine", "no-big-jump", "trouble", "fine", "i-hold-a-stop", "no-skull-now",
    "let-me-begin", "rather-not-me",
]  # fmt: skip
OwedName = Literal["cards", "skull", "three"]
EndingName = Literal["won", "stuck", "broken", "given-up", "scored", "told"]
"""How a game ended; `told` leaves it to the words of the result."""
StepKind = Literal["begin", "play", "end", "lay", "twist", "take", "move"]
"""What kind of move it was; `move` is one of a game that the client does not know."""

__all__ = [
    "CommandName", "EndingName", "GameName", "MarkName", "OnePileName", "OwedName", "Reason", "SeatKind",
    "StageName", "StepKind", "TalkMode",
]  # fmt: skip
