"""The cards as one viewer sees them: with every move written out, so that a client needs no rule."""

from typing import Annotated, Any

import msgspec

from tenback.server.wire.names import CommandName, OwedName, Reason


class WireStruct(msgspec.Struct, frozen=True):
    """A part of what a viewer is shown."""


class Message(WireStruct, frozen=True):
    """A sentence by its id in the catalogues; a fact `seat` is said as the player's `name`."""

    id: str
    facts: dict[str, int | str]


class Fit(WireStruct, frozen=True):
    """A pile that a card of the viewer's hand could go on by its number."""

    pile: int
    step: int
    """How far the pile moves on; -10 is the backwards trick."""
    trick: bool
    move: str | None
    """What to send as the move; None when it may not be made now, for the `reason`."""
    fatal: bool = False
    """It breaks a command and loses the game at once: ask first (E20)."""
    doomed: bool = False
    """It asks for more cards than can follow: ask first (E20)."""
    reason: Reason | None = None
    barred: bool = False
    """A command forbids it in this turn; the `reason` says which."""
    breaks: CommandName | None = None
    """The command that a fatal play breaks."""
    owes: tuple[OwedName, ...] = ()
    """What would still be owed after a doomed play."""


class HandCard(WireStruct, frozen=True):
    """A card of the viewer's hand."""

    card: int
    command: CommandName | None
    fits: tuple[Fit, ...]
    why: Reason | None = None
    """Why the card cannot be played now; None when it can."""


class PileView(WireStruct, frozen=True):
    """One of the four piles."""

    pile: int
    name: str
    ascending: bool
    top: int
    command: CommandName | None
    """The command that shows on the pile."""
    cards: int
    """How many cards lie there."""
    room: int
    """How many numbers are left between the top and the pile's end."""


class TheGameBoard(WireStruct, frozen=True, tag="the-game"):
    """THE GAME and THE GAME EXTREME."""

    piles: tuple[PileView, ...]
    draw_pile: int
    hand: tuple[HandCard, ...]
    ties: tuple[tuple[int, int], ...]
    """Pairs in the viewer's hand that are exactly ten apart."""
    begin: str | None
    """The move that begins the game, while anybody may (G3)."""
    end: str | None
    """The move that ends the turn; None when it may not be ended, for the reason `end_reason`."""
    end_reason: Reason | None
    minimum: int
    played_now: int
    """How many cards were played in this turn."""
    duty: tuple[Message, ...]
    """What the viewer has to do now, in sentences; empty when it is not the viewer's turn."""
    owed: tuple[OwedName, ...]
    cards_owed: int
    bound_to: int | None
    """The pile that ONE PILE holds this turn to."""
    in_force: tuple[CommandName, ...]
    """Infinity commands that show, and a THREE for the rest of its turn."""
    drafted: CommandName | None
    """The command of this seat's draft, which the board is shown without."""
    commands_out: dict[CommandName, int]
    """How many cards of each command this viewer has not seen yet (E25)."""
    played: tuple[int, ...] | None
    """All cards played so far, where the table has that aid (G11)."""


class LineCard(WireStruct, frozen=True):
    """A card of the line; `twin` is the card of the viewer's hand that twists it, if any."""

    card: int
    toad: bool
    twin: int | None


class TwistCard(WireStruct, frozen=True):
    """A card of the viewer's hand in TAKE THAT, with the moves that use it."""

    card: int
    toad: bool
    twin: int | None
    """The card with the digits swapped; None for a toad."""
    lay: str | None
    lay_reason: Reason | None
    twist: str | None
    twist_reason: Reason | None
    in_reach: bool
    """Whether it is within ten of the last card, whoever is to move."""


class Heap(WireStruct, frozen=True):
    """What lies before a seat in TAKE THAT."""

    face_up: tuple[int, ...]
    face_down: int
    face_down_toads: int | None
    """How many toads are among them, where the table has that aid (T23)."""
    extra: int
    """Unseen minus cards of the professional variant; `points` leaves them out (T24)."""
    points: int
    total: int


class TakeThatBoard(WireStruct, frozen=True, tag="take-that"):
    """TAKE THAT."""

    line: tuple[LineCard, ...]
    price: int
    """The points that taking the line costs, 0 or less (T10)."""
    low: int | None
    high: int | None
    """The window of ten around the last card; None when any card opens a line."""
    hand: tuple[TwistCard, ...]
    duty: tuple[Message, ...]
    """What the viewer has to do now, in sentences."""
    take: str | None
    take_reason: Reason | None
    draw_pile: int
    heaps: tuple[Heap, ...]
    round: int
    """The running round, from 1."""
    rounds: int
    scored: tuple[tuple[int, ...], ...]
    """The points by seat of each round that is over."""
    extra_shown: tuple[tuple[tuple[int, ...], ...], ...]
    """The extra cards by seat of each round that is over (T24)."""


class Choice(WireStruct, frozen=True):
    """A move that this viewer may make now."""

    move: str
    """What to send as the move."""
    words: Message
    losing: bool
    """It loses the game: ask first."""


class GenericBoard(WireStruct, frozen=True, tag="generic"):
    """A game that brings no board of its own: told in sentences, with its moves as a list."""

    status: Message
    """What is to be done now, and by whom."""
    lines: tuple[Message, ...]
    """What this viewer can see, line by line."""
    choices: tuple[Choice, ...]
    drawing: Annotated[Any, msgspec.Meta(extra={"ts": "unknown"})] = None
    """What this viewer can see, for the module that draws it, where the game's package has one."""


Board = TheGameBoard | TakeThatBoard | GenericBoard
