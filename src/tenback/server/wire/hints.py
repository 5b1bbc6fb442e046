"""What a hint says over the wire; the words for it are in the catalogues."""

from typing import Annotated

import msgspec

from tenback.server.wire.boards import WireStruct
from tenback.server.wire.names import StepKind

HintReason = Annotated[str, msgspec.Meta(extra={"ts": "HintReason"})]
"""Why a move is a good one: the words are `hint-why-` and this name."""
ChanceBase = Annotated[str, msgspec.Meta(extra={"ts": "ChanceBase"})]
"""What a chance stands on: the words are `hint-estimate-` and this name."""


class HintMove(WireStruct, frozen=True):
    """One move of a turn."""

    kind: StepKind
    move: str
    """As it would be sent."""
    card: int | None = None
    pile: int | None = None


class EstimateView(WireStruct, frozen=True):
    """A chance to win when everybody plays on as its base does."""

    win: float
    """From 0 to 1."""
    doubt: float
    """Two standard errors over the sampled deals."""
    base: ChanceBase
    points: float | None
    """The player's points at the end, in TAKE THAT."""
    sure: bool
    """Nothing hidden can change it."""


class WhyView(WireStruct, frozen=True):
    """A reason with its facts: cards, piles and seats by number, a command by name, counts."""

    reason: HintReason
    facts: dict[str, int | str]


class OtherView(WireStruct, frozen=True):
    """Another good way on."""

    turn: tuple[HintMove, ...]
    estimate: EstimateView
    close: bool
    """It may be as good as the best."""


class HintView(WireStruct, frozen=True, tag="hint"):
    """What a strong bot would do with what the viewer sees, what it expects of it, and why."""

    id: str
    bot: str
    """Its level."""
    turn: tuple[HintMove, ...]
    """All moves of the turn as it is planned; the first is the hint."""
    estimate: EstimateView | None
    """None in a quick answer."""
    why: tuple[WhyView, ...]
    others: tuple[OtherView, ...]
    getting_ready: bool = False
    """A quick answer, because the code of the strong bot is not compiled yet: ask again later."""
    progress: float = 1.0
    """How much of that code is compiled, from 0 to 1."""
