"""What can go wrong in the rules; other layers add their own subclasses of TenbackError.

TenbackError
├── ProblemError
│   ├── BadOptions    a game cannot be set up that way
│   ├── BadDeal       a deck, layout or starter that does not fit the game
│   └── BadNotation   text that cannot be read
├── IllegalMove       a move that the rules refuse now
├── NotAMove          something that is not a move in this game at all
├── CannotGiveUp      a game that is not running, or whose players are not a team
└── NoSuchSeat        a seat that is not at the table

Every error has a message id and facts, so that `words` can say it in any language; `str()` shows them.
"""

from enum import Enum
from typing import Any, Never


class Problem(Enum):
    """What is wrong with options, a deal or a text; `problem-` and the value is the message id."""

    PLAYERS = "players"
    MINIMUM = "minimum"
    ONE_PILE = "one-pile"
    SWITCHED_OFF = "switched-off"
    YES_OR_NO = "yes-or-no"
    ROUNDS = "rounds"
    DECK_SIZE = "deck-size"
    DECK_CARD = "deck-card"
    DECK_TWICE = "deck-twice"
    DECK_COUNT = "deck-count"
    STARTER = "starter"
    LAYOUT_MISSING = "layout-missing"
    LAYOUT_UNWANTED = "layout-unwanted"
    LAYOUT_CARD = "layout-card"
    LAYOUT_COMMAND = "layout-command"
    LAYOUT_COUNT = "layout-count"
    LAYOUT_TWICE = "layout-twice"
    NOT_UNDERSTOOD = "not-understood"
    MISSING = "missing"
    CARDS_MISPLACED = "cards-misplaced"
    SEAT_MISPLACED = "seat-misplaced"
    ROUNDS_UNEQUAL = "rounds-unequal"
    SCORES_MISSING = "scores-missing"
    NOTHING_FITS = "nothing-fits"


class Expected(Enum):
    """What a text should have contained; `expected-` and the value is the message id."""

    WRITTEN = "written"
    """The notation itself, such as `key=value` or `yes | no`: the same in every language."""
    LIKE = "like"
    NUMBER = "number"
    PLAYERS = "players"
    SEAT = "seat"
    CARD = "card"
    CARD_OF_TAKE_THAT = "card-of-take-that"
    MOVE_OF_THE_GAME = "move-of-the-game"
    MOVE_OF_TAKE_THAT = "move-of-take-that"
    PARTS = "parts"
    ONCE = "once"
    NO_MORE = "no-more"
    HEADER = "header"
    OLDER_FORMAT = "older-format"
    OLDER_RULES = "older-rules"
    DEAL = "deal"
    SAVED_GAME = "saved-game"


class TenbackError(Exception):
    """Something that a caller or player did and that cannot be accepted: a message id and its facts.

    The sentence is in the catalogues: `tenback.words.explanation` says it in any of the languages.
    """

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.message, self.facts = message, facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={_plain(fact)}" for name, fact in self.facts.items())
        return f"{self.message}: {facts}" if facts else self.message

    def __reduce__(self) -> tuple[Any, ...]:
        # Subclasses take other arguments, so the attributes are restored without calling __init__.
        return _rebuilt, (type(self), self.args), self.__dict__


class ProblemError(TenbackError):
    """An error that consists of a problem and its facts."""

    def __init__(self, problem: Problem, **facts: object) -> None:
        super().__init__(f"problem-{problem.value}", **facts)
        self.problem = problem


class BadOptions(ProblemError, ValueError):
    """A game cannot be set up that way."""


class BadDeal(ProblemError, ValueError):
    """A deck, layout or starter that does not fit the game."""


class BadNotation(ProblemError, ValueError):
    """Text that cannot be read; `line` and `column` (from 1) say where."""

    line: int = 1
    column: int = 1
    text: str = ""

    def __str__(self) -> str:
        where = f"line {self.line}, column {self.column}: {super().__str__()}"
        return f"{where}\n  {self.text}\n  {' ' * (self.column - 1)}^" if self.text else where


class IllegalMove(TenbackError):
    """A move that the rules refuse now; the refusal says why."""

    def __init__(self, seat: int, move: object, refusal: Enum) -> None:
        super().__init__("error-illegal-move", seat=seat, move=move, refusal=refusal)
        self.seat = seat
        self.move = move
        self.refusal = refusal


class CannotGiveUp(TenbackError):
    """A game that is not running, or whose players are not a team, was given up (G21)."""

    def __init__(self) -> None:
        super().__init__("error-cannot-give-up")


class NotAMove(TenbackError, TypeError):
    """Something that is not a move in this game at all: a text, or a move of another game.

    Its type is `Never`, so that a `match` over a game's moves still has to name all of them.
    """

    def __init__(self, given: Never, game: str) -> None:
        super().__init__("error-not-a-move", given=repr(given), game=game)


class NoSuchSeat(TenbackError, IndexError):
    """A seat that is not at the table; its view would be somebody else's."""

    def __init__(self, seat: int, players: int) -> None:
        super().__init__("error-no-such-seat", seat=seat, last=players - 1)
        self.seat = seat
        self.players = players


def not_understood(
    expected: Expected, given: str, *, text: str = "", column: int = 1, line: int = 1, **facts: object
) -> BadNotation:
    """Make the error that says what was expected, and where."""
    problem = Problem.NOT_UNDERSTOOD if given else Problem.MISSING
    found = {"given": repr(_shortened(given))} if given else {}
    error = BadNotation(problem, expected=expected, **found, **facts)
    error.text, error.column, error.line = _shown(text), column, line
    return error


def badly_noted(
    problem: BadDeal | BadOptions | BadNotation, *, text: str = "", column: int = 1, line: int = 1
) -> BadNotation:
    """Make the error that says why the games refuse a text, and where."""
    error = BadNotation(problem.problem, **problem.facts)
    error.text, error.column, error.line = _shown(text), column, line
    return error


def _shortened(given: str, most: int = 40) -> str:
    return given if len(given) <= most else f"{given[:most]}…"


def _shown(text: str, most: int = 200) -> str:
    return text if len(text) <= most and text.isprintable() else ""


def _plain(fact: object) -> object:
    return fact.value if isinstance(fact, Enum) else fact


def _rebuilt(kind: type[TenbackError], args: tuple[Any, ...]) -> TenbackError:
    return kind.__new__(kind, *args)
