"""The encoding of a table by its options."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tenback.encoding.sections import Array, Layout
from tenback.games import Options, View, game_of
from tenback.games.errors import TenbackError
from tenback.games.extensions import PerGame
from tenback.talk.marks.said import NOTHING_SAID, Saying, Talk


class Encoding(Protocol):
    """Views and moves of one table as arrays."""

    @property
    def options(self) -> Any:
        """The rules that the table plays by."""
        ...

    @property
    def talk(self) -> bool:
        """Whether marks are among the actions and the observations."""
        ...

    @property
    def open_start(self) -> bool:
        """Whether the team decides who goes first (G3)."""
        ...

    @property
    def observations(self) -> Layout:
        """What a seat sees now."""
        ...

    @property
    def recall(self) -> Layout:
        """What a seat sees now, with everything it has seen before."""
        ...

    @property
    def actions(self) -> int:
        """How many actions there are."""
        ...

    def action_of(self, action: object, /) -> int:
        """Return the number of a move."""
        ...

    def action_with(self, number: int) -> Any:
        """Return the move with a number."""
        ...

    def mask(self, view: View) -> Array:
        """Mark the legal moves of a view with 1; all 0 for a seat that is not active."""
        ...

    def observe(self, view: View, talk: Talk = NOTHING_SAID, *, deciding: bool = False) -> Array:
        """Encode what a seat sees now; *deciding* means that the team is being asked who goes first."""
        ...

    def remember(
        self,
        view: View,
        drawn: Sequence[Any],
        talk: Talk = NOTHING_SAID,
        said: Sequence[Sequence[Saying]] = (),
        *,
        deciding: bool = False,
    ) -> Array:
        """Encode everything that a seat has ever seen and heard.

        *drawn* lists its cards in the order they came, *said* the talk before each move.
        """
        ...

    def describe(self, array: Array) -> str:
        """Describe an observation, or a memory, in words."""
        ...

    def describe_action(self, number: int) -> str:
        """Describe an action in words."""
        ...


class NoTalk(TenbackError, ValueError):
    """Talk was requested for a game without marks."""


class NoOpenStart(TenbackError, ValueError):
    """An open start was requested for a game whose rules decide who goes first."""


class NoEncoding(TenbackError, ValueError):
    """A game without an encoding."""


def encoding_of(options: Options, *, talk: bool = False, open_start: bool = False) -> Encoding:
    """Return the encoding of a table.

    *talk* adds marks to the actions and observations; *open_start* lets the team decide who goes first (G3).
    """
    game = game_of(options)
    if talk and not game.has_marks:
        raise NoTalk("error-no-marks", game=game.name)
    if talk and options.players == 1:
        raise NoTalk("error-talk-alone")
    if open_start and not game.open_start:
        raise NoOpenStart("error-no-open-start", game=game.name)
    if (make := ENCODINGS[game.name]) is None:
        raise NoEncoding("error-no-encoding", game=game.name)
    return make(options, talk, open_start)


ENCODINGS = PerGame[Callable[[Any, bool, bool], Encoding]](
    "tenback.encodings",
    {
        "the-game": "tenback.encoding.the_game:TheGameEncoding",
        "extreme": "tenback.encoding.the_game:TheGameEncoding",
        "take-that": "tenback.encoding.take_that:TakeThatEncoding",
    },
)
"""How each game is written as arrays: made of options, and whether marks and the start are actions."""
