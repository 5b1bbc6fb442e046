"""What can go wrong in the rules; other layers add their own subclasses of TenbackError.

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
    MISSING = "expected {expected}, found nothing"
    CARDS_MISPLACED = "this cannot be a position of the game: not every card is in exactly one place"
    SEAT_MISPLACED = "this cannot be a position of the game: it names a seat that is not at the table"
    ROUNDS_UNEQUAL = "this cannot be a position of the game: the rounds played and to come do not add up"
    SCORES_MISSING = "this cannot be a position of the game: not every seat has a score"
    NOTHING_FITS = "this cannot be a position of the game: a card is owed and no unseen card fits"


class Expected(Enum):
    """What a text should have held; the value is the plain English for it."""

    WRITTEN = "{form}"
    """The notation itself, such as `key=value` or `yes | no`: the same in every language."""
    LIKE = "something like {example}"
    NUMBER = "a number from {low} to {high}"
    PLAYERS = "{low} to {high} players"
    SEAT = "a seat from {low} to {high}"
    CARD = "a card from {low} to {high}"
    CARD_OF_TAKE_THAT = "a card of TAKE THAT"
    MOVE_OF_THE_GAME = "a move: begin, end, or a card and a pile such as 57A"
    MOVE_OF_TAKE_THAT = "a move: a card such as 57, x49 to twist, or take"
    PARTS = "{count} parts with / between them"
    ONCE = "{key} only once"
    NO_MORE = "no further words"
    HEADER = "a header such as date: …, each once"
    OLDER_FORMAT = "a format up to {high}: a newer tenback reads this one"
    DEAL = "a deal of {game}"
    SAVED_GAME = "the head of a saved game"


class TenbackError(Exception):
    """Anything a caller or a player did that the games cannot accept."""


class _Explained(TenbackError):
    """An error made of a problem and its facts."""

    def __init__(self, problem: Problem, **facts: Any) -> None:
        super().__init__(problem.value.format(**_in_english(facts)))
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
    expected: Expected, given: str, *, text: str = "", column: int = 1, line: int = 1, **facts: Any
) -> BadNotation:
    """Say what a text should have held at a place, and show the place."""
    problem = Problem.NOT_UNDERSTOOD if given else Problem.MISSING
    found = {"given": repr(_shortened(given))} if given else {}
    error = BadNotation(problem, expected=expected, **found, **facts)
    error.text, error.column, error.line = _shown(text), column, line
    return error


def badly_noted(
    problem: BadDeal | BadOptions | BadNotation, *, text: str = "", column: int = 1, line: int = 1
) -> BadNotation:
    """Say why the games refuse what a text tells, and show the place."""
    error = BadNotation(problem.problem, **problem.facts)
    error.text, error.column, error.line = _shown(text), column, line
    return error


def _in_english(facts: dict[str, Any]) -> dict[str, Any]:
    expected = facts.get("expected")
    if not isinstance(expected, Expected):
        return facts
    return facts | {"expected": expected.value.format(**facts)}


def _shortened(given: str, most: int = 40) -> str:
    return given if len(given) <= most else f"{given[:most]}…"


def _shown(text: str, most: int = 200) -> str:
    return text if len(text) <= most and text.isprintable() else ""


def _rebuilt(kind: type[_Explained], problem: Problem, facts: dict[str, Any]) -> _Explained:
    return kind(problem, **facts)
