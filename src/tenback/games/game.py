"""A game as one value: every question that other layers ask of it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeVar

from tenback.games.decks import Randomness, Streams
from tenback.games.parts import Deal, Options, Outcome, Position, State, View


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by its id in the catalogues, with its facts; `words` says it in any language.

    A fact `seat` is said as the name of the player who sits there: the sentence has `{ $name }`.
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
    """A game as people choose it: its rules as pure functions, and what is to be known about it."""

    name: str
    scope: str
    """The first part of the ids of its words: `refusal-SCOPE-not-your-turn`."""
    players: range
    rules_version: int = 1
    """Grows when a ruling or a command changes what a move does; records name their version."""
    usual_players: int = 2
    """How many play when nobody says."""
    choices: tuple[str, ...] = ("players",)
    """What a table may choose of its options."""
    is_team: bool = False
    """Whether all players win or lose together; otherwise everyone plays for points."""
    has_marks: bool = False
    """Whether talk is limited, and marks stand for what may not be said (G12)."""
    open_start: bool = False
    """Whether the players may decide who begins, by the move `begin` (G3)."""

    refusals: type[Enum]
    """The reasons for which a move may be refused; their names are the last parts of the ids of words."""
    options: Callable[..., OptionsT]
    """Make options of this game."""
    with_layout: Callable[[DealT, Any], DealT] | None = None
    """Put a layout of commands that everybody knows under a deal, where a game has commands (E25)."""

    dealt: Callable[[OptionsT, Streams, int | None], DealT]
    """Shuffle; whoever starts is named, or None lets the team decide."""

    # What may be done, and what it does.
    legal_moves: Callable[[StateT, int], tuple[MoveT, ...]]
    """List every move a seat may make now."""
    refusal: Callable[[Any, int, MoveT], Enum | None]
    """Say why a seat may not make a move now, or None; asked of a State, or of the seat's own View."""
    apply: Callable[[StateT, int, MoveT], StateT]
    """Give the state after a move."""
    view: Callable[[StateT, int | None], ViewT]
    """Show a seat what it may know."""
    resample: Callable[[ViewT, Randomness], StateT]
    """Draw a state with this very view."""

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
    """Tell of a State or a View whether a turn begins here; a seat may follow itself."""
    is_play: Callable[[MoveT], bool] = lambda _: True
    """Tell whether a move shows something that could be taken back while nobody has seen it."""
    losing: Callable[[ViewT], Collection[MoveT]] = lambda _: ()
    """List the legal moves that lose the game, at once or surely later."""

    price: Callable[[ViewT, MoveT], int] = lambda _view, _move: 0
    """Say what a move costs at first sight, for a choice that has to be made at once."""
    tricks: Callable[[StateT, int], int] = lambda _state, _seat: 0
    """Count the tricks of a seat so far, where the game has something that players call so."""
    drafted: Callable[[StateT, int, MoveT], ViewT] | None = None
    """Show a seat its own play before anybody has seen it, without what it will draw."""

    given_up: Callable[[StateT], StateT] | None = None
    """Give the state of a game that its team gave up as lost; None where nobody can (G21)."""

    # How it is told where it has no board of its own.
    status: Callable[[ViewT], Message] = _turn_of
    """Say what is to be done now, and by whom."""
    lines: Callable[[ViewT], Sequence[Message]] = lambda _: ()
    """Tell what a view shows, line by line."""
    move_told: Callable[[MoveT], Message] | None = None
    """Say a move; without it the notation is shown."""
    ending_told: Callable[[OutcomeT], Message] | None = None
    """Say how it ended; without it the notation is shown."""

    def view_with_draft(self, state: StateT, seat: int, move: MoveT) -> ViewT:
        """Show a seat its own play; a game that cannot shows the table before it."""
        return self.view(state, seat) if self.drafted is None else self.drafted(state, seat, move)

    def sound(self, view: ViewT) -> tuple[MoveT, ...]:
        """The legal moves that do not lose; all of them when every one does (E20)."""
        losing = self.losing(view)
        return tuple(move for move in view.legal if move not in losing) or view.legal

    def tell_move(self, move: MoveT) -> Message:
        """Say a move."""
        if self.move_told is not None:
            return self.move_told(move)
        return Message("move-written", {"move": self.format_move(move)})

    def tell_ending(self, outcome: OutcomeT) -> Message:
        """Say how the game ended."""
        if self.ending_told is not None:
            return self.ending_told(outcome)
        return Message("ending-written", {"result": self.format_result(outcome)})


AnyGame = Game[Any, Any, Any, Any, Any, Any]
"""A game whose own types are not known where it is used."""
