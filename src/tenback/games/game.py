"""A game as one value: every question that other layers ask of it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeVar

from tenback.games.decks import Randomness, Streams
from tenback.games.parts import Deal, Options, Outcome, Position, State, View


@dataclass(frozen=True, slots=True)
class Message:
    """The id of a sentence in the catalogues and the facts it needs; `words` says it in any language.

    The fact `seat` becomes the name of the player who sits there: the sentence has `{ $name }`.
    """

    id: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


OptionsT = TypeVar("OptionsT", bound=Options)
DealT = TypeVar("DealT", bound=Deal)
StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)
MoveT = TypeVar("MoveT")
OutcomeT = TypeVar("OutcomeT", bound=Outcome)


def _is_a_new_seat(position: Position) -> bool:
    return not position.history or position.history[-1].seat != position.turn


def _turn_of(view: View) -> Message:
    return Message("who-begins") if view.turn is None else Message("turn-of", {"seat": view.turn})


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game(Generic[OptionsT, DealT, StateT, ViewT, MoveT, OutcomeT]):
    """A game that people can choose: its rules as pure functions, and facts about it."""

    name: str
    scope: str
    """A part of its message ids: `refusal-SCOPE-not-your-turn`."""
    players: range
    rules_version: int = 1
    """Increases when a ruling or a command changes what a move does; records name their version."""
    usual_players: int = 2
    """The default number of players."""
    choices: tuple[str, ...] = ("players",)
    """The options that a table may choose."""
    is_team: bool = False
    """Whether all players win or lose together; otherwise everyone plays for points."""
    has_marks: bool = False
    """Whether talk is limited, and marks stand for what may not be said (G12)."""
    open_start: bool = False
    """Whether the players may decide who goes first, with the move `begin` (G3)."""

    refusals: type[Enum]
    """The reasons why a move may be refused; message ids end with their names."""
    options: Callable[..., OptionsT]
    """Create options for this game."""
    with_layout: Callable[[DealT, Any], DealT] | None = None
    """Give a deal a command layout that everybody knows, if the game has commands (E25)."""

    dealt: Callable[[OptionsT, Streams, int | None], DealT]
    """Shuffle; takes the seat that goes first, or None to let the team decide."""

    # What may be done, and what it does.
    legal_moves: Callable[[StateT, int], tuple[MoveT, ...]]
    """List every move a seat may make now."""
    refusal: Callable[[Any, int, MoveT], Enum | None]
    """Return why a seat may not make a move now, or None; takes a State or the seat's own View."""
    apply: Callable[[StateT, int, MoveT], StateT]
    """Return the state after a move."""
    view: Callable[[StateT, int | None], ViewT]
    """Show a seat what it may know."""
    resample: Callable[[ViewT, Randomness], StateT]
    """Draw a random state that has exactly this view."""

    # All of it as one line of text.
    format_move: Callable[[MoveT], str]
    parse_move: Callable[[str], MoveT]
    format_state: Callable[[StateT], str]
    parse_state: Callable[[str], StateT]
    format_options: Callable[[OptionsT], str]
    parse_options: Callable[[str], OptionsT]
    format_deal: Callable[[DealT], str]
    parse_deal: Callable[[str], DealT]
    format_result: Callable[[OutcomeT | None], str]
    """Write how a game ended; `-` while it runs."""

    # Questions that most games answer alike.
    begins_turn: Callable[[Any], bool] = _is_a_new_seat
    """Return whether a turn begins at a State or a View; a seat may have two turns in a row."""
    is_play: Callable[[MoveT], bool] = lambda _: True
    """Return whether a move reveals something, and so can be undone only while nobody has seen it."""
    losing: Callable[[ViewT], Collection[MoveT]] = lambda _: ()
    """List the legal moves that lose the game, at once or inevitably later."""

    price: Callable[[ViewT, MoveT], int] = lambda _view, _move: 0
    """Estimate what a move costs, for a choice that has to be made at once."""
    tricks: Callable[[StateT, int], int] = lambda _state, _seat: 0
    """Count a seat's tricks so far, if the game has tricks."""
    drafted: Callable[[StateT, int, MoveT], ViewT] | None = None
    """Return a seat's view of its own play before anybody else has seen it; nothing is drawn yet."""

    given_up: Callable[[StateT], StateT] | None = None
    """Return the state after the team has given up; None if the game cannot be given up (G21)."""

    # How it is told where it has no board of its own.
    status: Callable[[ViewT], Message] = _turn_of
    """Say whose turn it is and what they have to do."""
    lines: Callable[[ViewT], Sequence[Message]] = lambda _: ()
    """Describe a view, line by line."""
    move_told: Callable[[MoveT], Message] | None = None
    """Describe a move; without this function the notation is shown."""
    ending_told: Callable[[OutcomeT], Message] | None = None
    """Describe the ending; without this function the notation is shown."""

    def view_with_draft(self, state: StateT, seat: int, move: MoveT) -> ViewT:
        """Return a seat's view of its own play; without `drafted`, the view before it."""
        return self.view(state, seat) if self.drafted is None else self.drafted(state, seat, move)

    def sound(self, view: ViewT) -> tuple[MoveT, ...]:
        """Return the legal moves that do not lose, or all of them if every one does (E20)."""
        losing = self.losing(view)
        return tuple(move for move in view.legal if move not in losing) or view.legal

    def tell_move(self, move: MoveT) -> Message:
        """Describe a move."""
        if self.move_told is not None:
            return self.move_told(move)
        return Message("move-written", {"move": self.format_move(move)})

    def tell_ending(self, outcome: OutcomeT) -> Message:
        """Describe how the game ended."""
        if self.ending_told is not None:
            return self.ending_told(outcome)
        return Message("ending-written", {"result": self.format_result(outcome)})


AnyGame = Game[Any, Any, Any, Any, Any, Any]
"""Any game, without its own types."""
