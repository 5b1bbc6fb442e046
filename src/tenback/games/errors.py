"""What can go wrong, as one small tree.

TenbackError
├── BadOptions    a game cannot be set up that way
├── BadDeal       a deck, a layout or a starter that is not the game's
├── IllegalMove   a move that the rules refuse now
├── NoSuchSeat    a place that is not at the table
└── BadNotation   text that does not say what it should

Every error carries an enum and facts, so that `words` can say it in any language; `str()` is plain English.
"""

from enum import Enum
from typing import Any


class Problem(Enum):
    """What is wrong with options, a deal or a text; the value is the plain English for it."""

    PLAYERS = "{game} is for {low} to {high} players, not {given}"
    MINIMUM = "the minimum is {low} or {high} cards, not {given}"
    ONE_PILE = "ONE PILE is read 'from-now' or 'whole-turn', not {given}"
    SWITCHED_OFF = "only commands can be switched off, and {given} is none"
    YES_OR_NO = "{option} is yes or no, not {given}"
    ROUNDS = "a match has at least 1 round, not {given}"
    DECK_SIZE = "the deck has {expected} cards, not {given}"
    DECK_CARD = "{given} is not a card of this game"
    DECK_TWICE = "card {given} is in the deck twice"
    DECK_COUNT = "a match of {expected} rounds needs as many decks, not {given}"
    STARTER = "the starter is one of the seats 0 to {high}, not {given}"
    LAYOUT_MISSING = "EXTREME needs a layout: which cards carry which command"
    LAYOUT_UNWANTED = "a layout belongs to EXTREME only"
    LAYOUT_CARD = "{given} is not a card that can carry a command"
    LAYOUT_COMMAND = "{given} is not a command"
    LAYOUT_COUNT = "{command} must be on exactly {expected} cards, not on {given}"
    LAYOUT_TWICE = "card {card} is listed twice"
    NOT_UNDERSTOOD = "expected {expected}, found {given}"
    IMPOSSIBLE = "this cannot be a position of the game: {given}"


class TenbackError(Exception):
    """Anything a caller or a player did that the games cannot accept."""


class _Explained(TenbackError):
    """An error made of a problem and its facts."""

    def __init__(self, problem: Problem, **facts: Any) -> None:
        super().__init__(problem.value.format(**facts))
        self.problem = problem
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.problem, self.facts)


class BadOptions(_Explained, ValueError):
    """A game cannot be set up that way."""


class BadDeal(_Explained, ValueError):
    """A deck, a layout or a starter that is not the game's."""


class BadNotation(_Explained, ValueError):
    """Text that does not say what it should; `line` and `column` (from 1) show where."""

    line: int = 1
    column: int = 1
    text: str = ""

    def __str__(self) -> str:
        where = f"line {self.line}, column {self.column}: {super().__str__()}"
        return f"{where}\n  {self.text}\n  {' ' * (self.column - 1)}^" if self.text else where

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.problem, self.facts), self.__dict__


class IllegalMove(TenbackError):
    """A move that the rules refuse now; the refusal says why."""

    def __init__(self, seat: int, move: object, refusal: Enum) -> None:
        super().__init__(f"seat {seat} may not play {move}: {refusal.value}")
        self.seat = seat
        self.move = move
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seat, self.move, self.refusal)


class NoSuchSeat(TenbackError, IndexError):
    """A place that is not at the table; a view of it would be somebody else's."""

    def __init__(self, seat: int, players: int) -> None:
        super().__init__(f"the seats are 0 to {players - 1}, not {seat}")
        self.seat = seat
        self.players = players

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seat, self.players)


def not_understood(
    expected: str, given: str, *, text: str = "", column: int = 1, line: int = 1
) -> BadNotation:
    """Say what a text should have held at a place, and show the place."""
    error = BadNotation(
        Problem.NOT_UNDERSTOOD, expected=expected, given=repr(_shortened(given)) if given else "nothing"
    )
    error.text, error.column, error.line = _shown(text), column, line
    return error


def badly_noted(
    problem: BadDeal | BadOptions, *, text: str = "", column: int = 1, line: int = 1
) -> BadNotation:
    """Say why the games refuse what a text tells, and show the place."""
    error = BadNotation(problem.problem, **problem.facts)
    error.text, error.column, error.line = _shown(text), column, line
    return error


def _shortened(given: str, most: int = 40) -> str:
    return given if len(given) <= most else f"{given[:most]}…"


def _shown(text: str, most: int = 200) -> str:
    return text if len(text) <= most and text.isprintable() else ""


def _rebuilt(kind: type[_Explained], problem: Problem, facts: dict[str, Any]) -> _Explained:
    return kind(problem, **facts)
