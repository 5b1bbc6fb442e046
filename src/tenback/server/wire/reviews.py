"""What the review of a finished game says over the wire; the words for it are in the catalogues."""

from typing import Annotated, Literal

import msgspec

from tenback.server.wire.boards import WireStruct
from tenback.server.wire.hints import ChanceBase, HintMove, WhyView
from tenback.server.wire.names import CommandName
from tenback.server.wire.pages import SeatLine

Severity = Annotated[str, msgspec.Meta(extra={"ts": "Severity"})]
"""How bad a decision was: the words are `review-severity-` and this name."""
ReviewStage = Literal["waiting", "done", "failed"]


class JudgedTurn(WireStruct, frozen=True):
    """One turn: the chance around it, what it lost, and the luck that followed; chances are from 0 to 1."""

    number: int
    """Which move of the game it begins with, from 1."""
    last: int
    seat: int
    played: tuple[HintMove, ...]
    best: tuple[HintMove, ...]
    """The same as played where nothing was lost."""
    start: float
    before: float
    after: float
    doubt: float
    lost: float
    """0 where it is within the doubt."""
    luck: float
    rest: float
    """What is not explained."""
    base: ChanceBase
    severity: Severity
    free: bool
    """Something else could have been done."""
    why: tuple[WhyView, ...]


class SumView(WireStruct, frozen=True):
    """The account of one seat: the other parts add up to the result."""

    start: float
    deal: float
    draws: float
    mine: float
    others: float
    rest: float
    result: float


class ReviewView(WireStruct, frozen=True):
    """The review of a finished game, as far as it is made."""

    table: str
    game: str
    seats: tuple[SeatLine, ...]
    seat: int | None
    """The seat of whoever asks."""
    team: bool
    stage: ReviewStage
    turns: int
    """0 while nobody has begun."""
    steps: tuple[JudgedTurn, ...]
    sums: tuple[SumView, ...]
    """By seat; empty until all turns are judged."""
    width: float | None
    """How wide the unexplained part of such games is; None: not measured."""
    explains: bool
    """Whether the luck of this one game can be told."""
    open_win: int | None
    """The last move from which the game could have been won with all cards open."""
    costly: tuple[int, ...] = ()
    """The costly turns by their number, the dearest first."""
    best: tuple[int | None, ...] = ()
    """By seat: the right decision with the most at stake, by its number."""
    luckiest: int | None = None
    """The turn that was followed by the luckiest cards."""


class ReviewProgress(WireStruct, frozen=True):
    """How far a review is, told in a stream: the turns that were judged since it was told last."""

    turns: int
    """0 while nobody has begun."""
    steps: tuple[JudgedTurn, ...]
    costly: tuple[int, ...]
    """Of all turns so far, the costly ones by their number, the dearest first."""


class TryTurn(WireStruct, frozen=True):
    """A turn that somebody tries in place of one that was costly."""

    number: int
    """Which move of the game the costly turn begins with."""
    moves: tuple[str, ...]


class TriedCard(WireStruct, frozen=True):
    """A card of the hand that a turn is tried with."""

    card: int
    command: CommandName | None


class TriedPile(WireStruct, frozen=True):
    """A pile that a turn is tried on."""

    name: str
    ascending: bool
    top: int
    command: CommandName | None


class Verdict(WireStruct, frozen=True):
    """How good a tried turn is beside the best one, both on the same re-dealt hidden cards."""

    lost: float
    """0 within the doubt."""
    win: float
    best: tuple[HintMove, ...]
    best_win: float
    why: tuple[WhyView, ...]


class TryView(WireStruct, frozen=True):
    """A tried turn so far: what can be done next, or how good the whole turn is."""

    hand: tuple[TriedCard, ...]
    piles: tuple[TriedPile, ...]
    """Empty in TAKE THAT."""
    line: tuple[int, ...]
    played: tuple[HintMove, ...]
    legal: tuple[HintMove, ...]
    """Empty when the turn is over."""
    verdict: Verdict | None = None
    """None while the turn is not over: until then the best one stays hidden."""


class PlayOn(WireStruct, frozen=True):
    """A wish to play on from a position of a finished game, with the same cards."""

    number: int
    """The move of the game that is made differently, from 1."""


class ExerciseView(WireStruct, frozen=True):
    """A costly decision of one of my games."""

    table: str
    number: int
    theme: str
    lost: float
    round: int
    due: bool


class Exercises(WireStruct, frozen=True):
    """My mistakes, those that are due first."""

    exercises: tuple[ExerciseView, ...]


class LuckView(WireStruct, frozen=True):
    """The reviewed games of one kind added up, in wins: the other parts add up to the result."""

    game: str
    players: int
    games: int
    sum: SumView
    width: float
    """One standard deviation of what is not explained in so many games."""
    rules: tuple[str, ...] = ()
    """What is not as usual, by the names of the words for it."""


class MyLuck(WireStruct, frozen=True):
    """Luck over my reviewed games, the kinds with most games first."""

    kinds: tuple[LuckView, ...]
