"""Plays that lose (E20): fatal ones break a command, after doomed ones the turn cannot be completed."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from tenback.games.the_game.cards import Card, Pile, Seat
from tenback.games.the_game.commands import Command, Printed
from tenback.games.the_game.moves import Move, PlayCard
from tenback.games.the_game.options import OnePile, Options
from tenback.games.the_game.outcome import Outcome, Owed
from tenback.games.the_game.position import Position
from tenback.games.the_game.rules import bound_pile, legal_plays, owed, three_was_played

# Fatal plays ----------------------------------------------------------------------------------------------


def fatal_moves(position: Position, seat: Seat) -> tuple[PlayCard, ...]:
    """List the legal plays that break a command; only the active seat is told (E20)."""
    return fatal_among(position, tuple(_plays_of(position, seat)))


def fatal_among(position: Position, moves: Sequence[Move]) -> tuple[PlayCard, ...]:
    """Return the given legal moves that break a command (E20)."""
    if not position.options.extreme:
        return ()
    return tuple(move for move in moves if isinstance(move, PlayCard) and broken_command(position, move))


def broken_command(position: Position, play: PlayCard) -> Command | None:
    """Name the command that a legal play breaks, or None (E3, E20)."""
    if len(position.plays) < 3 and position.commands[play.card] not in _CAN_BREAK:
        return None  # The usual case: only a fourth card can break a command without having one.
    return next((command for command, is_broken in _BREAKS if is_broken(position, play)), None)


def _strays_from_one_pile(position: Position, play: PlayCard) -> bool:
    """With `whole-turn` a ONE PILE on another pile than any earlier card of the same turn (E22)."""
    if position.commands[play.card] is not Command.ONE_PILE:
        return False
    if position.options.one_pile is not OnePile.WHOLE_TURN:
        return False
    return any(earlier.pile != play.pile for earlier in position.plays)


def _overfills_three(position: Position, play: PlayCard) -> bool:
    """A THREE as the 4th or later card, or a 4th card after a THREE."""
    return len(position.plays) >= 3 and _three_binds_after(position, play)


def _stop_misses_three(position: Position, play: PlayCard) -> bool:
    """A STOP that makes the total of a THREE turn other than 3."""
    if position.commands[play.card] is not Command.STOP:
        return False
    return len(position.plays) != 2 and three_was_played(position)


def _stop_leaves_skull(position: Position, play: PlayCard) -> bool:
    """A STOP that leaves a skull showing (E6): on the skull itself it leaves none."""
    if position.commands[play.card] is not Command.STOP:
        return False
    others = (pile[-1] for number, pile in enumerate(position.piles) if number != play.pile)
    return any(position.commands[top] is Command.SKULL for top in others)


def _three_binds_after(position: Position, play: PlayCard) -> bool:
    return position.commands[play.card] is Command.THREE or three_was_played(position)


_CAN_BREAK = (Command.STOP, Command.THREE, Command.ONE_PILE)
_BREAKS: tuple[tuple[Command, Callable[[Position, PlayCard], bool]], ...] = (
    # A play can break two commands; records name the first of them in this order.
    (Command.ONE_PILE, _strays_from_one_pile),
    (Command.THREE, _overfills_three),
    (Command.THREE, _stop_misses_three),
    (Command.SKULL, _stop_leaves_skull),
)


# Doomed plays ---------------------------------------------------------------------------------------------


def doomed_moves(position: Position, seat: Seat) -> tuple[PlayCard, ...]:
    """List the plays after which the turn cannot be completed; only the active seat is told (E20)."""
    plays = tuple(_plays_of(position, seat))
    return doomed_among(position, plays, plays)


def doomed_among(
    position: Position, asked: Iterable[PlayCard], plays: Sequence[PlayCard]
) -> tuple[PlayCard, ...]:
    """Return the given plays after which no order of the other cards can do what is owed (E20).

    *plays* are all plays that are legal now.
    """
    if not plays:
        return ()
    turn, is_quiet = _turn_of(position), _is_quiet(position)
    return tuple(
        play
        for play in asked
        if not (is_quiet and _leaves_enough(turn, play, plays)) and _is_doomed(turn, play)
    )


def _is_doomed(turn: "_Turn", play: PlayCard) -> bool:
    if _breaks(turn, play) or turn.commands[play.card] is Command.STOP:
        return False
    return not _can_be_completed(_after(turn, play))


def _is_quiet(position: Position) -> bool:
    """Return whether no command changes what the turn owes and where it goes, but for new ones."""
    if not position.options.extreme:
        return True
    if position.bound_to is not None or three_was_played(position):
        return False
    return not position.shows(Command.SKULL) and not position.shows(Command.ONE_PILE)


def _leaves_enough(turn: "_Turn", play: PlayCard, plays: Sequence[PlayCard]) -> bool:
    """In a quiet turn other quiet cards, each on a pile of its own, do what a quiet play leaves owed.

    It spares nearly every search: a play changes one pile, so whatever lies well on the others still does.
    """
    if turn.commands[play.card] not in _QUIET:
        return False
    missing = turn.minimum - len(turn.plays) - 1
    if missing <= 0:
        return True
    others = (
        other
        for other in plays
        if other.pile != play.pile and other.card != play.card and turn.commands[other.card] in _QUIET
    )
    first = next(others, None)
    if first is None or missing == 1:
        return first is not None
    return any(other.pile != first.pile and other.card != first.card for other in others)


_QUIET = frozenset({None, Command.SILENCE, Command.DRAW_ONE})
"""Plain cards, and commands that say nothing about the cards of a turn (E9, E11)."""


def owed_after(position: Position, play: PlayCard) -> tuple[Owed, ...]:
    """List what the turn would owe after a play; nothing is drawn before it ends (E20)."""
    return owed(_after(_turn_of(position), play))


def _can_be_completed(turn: "_Turn") -> bool:
    debts = owed(turn)
    if not debts:
        return True
    plays = legal_plays(turn) if debts != (Owed.SKULL,) else _plays_that_help_to_cover(turn)
    return any(_leads_on(turn, play) for play in plays)


def _leads_on(turn: "_Turn", play: PlayCard) -> bool:
    """A STOP that breaks nothing ends the turn with nothing owed (E5)."""
    if _breaks(turn, play):
        return False
    return turn.commands[play.card] is Command.STOP or _can_be_completed(_after(turn, play))


def _plays_that_help_to_cover(turn: "_Turn") -> Iterator[PlayCard]:
    """With a skull alone owed, a card helps on the skull, or on a command that keeps others off it."""
    tops = [turn.commands[pile[-1]] for pile in turn.piles]
    return (play for play in legal_plays(turn) if tops[play.pile] in _SKULL_AND_WHAT_KEEPS_IT_BARE)


_SKULL_AND_WHAT_KEEPS_IT_BARE = frozenset({Command.SKULL, Command.NO_TRICK, Command.ONE_PILE})


def _breaks(position: Position, play: PlayCard) -> bool:
    return position.options.extreme and broken_command(position, play) is not None


def _plays_of(position: Position, seat: Seat) -> Iterator[PlayCard]:
    if position.turn is not None and position.turn == seat:
        yield from legal_plays(position)


# A turn thought ahead -------------------------------------------------------------------------------------


class _Turn(NamedTuple):
    """The rest of a turn as its player can work it out: nothing is drawn before it ends."""

    options: Options
    commands: Printed
    piles: tuple[tuple[Card, ...], ...]
    turn: Seat | None
    minimum: int
    hand: tuple[Card, ...]
    plays: tuple[PlayCard, ...]
    bound_to: Pile | None
    result: Outcome | None = None

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of the active seat."""
        assert seat == self.turn
        return self.hand

    def shows(self, command: Command) -> bool:
        """Return whether a command is the visible top of some pile (E4)."""
        return any(self.commands[pile[-1]] is command for pile in self.piles)


def _turn_of(position: Position) -> _Turn:
    assert position.turn is not None
    return _Turn(
        position.options,
        position.commands,
        tuple(pile[-1:] for pile in position.piles),
        position.turn,
        position.minimum,
        position.hand_of(position.turn),
        position.plays,
        position.bound_to,
    )


def _after(turn: _Turn, play: PlayCard) -> _Turn:
    piles = tuple((play.card,) if number == play.pile else pile for number, pile in enumerate(turn.piles))
    hand = tuple(card for card in turn.hand if card != play.card)
    plays = (*turn.plays, play)
    after = _Turn(turn.options, turn.commands, piles, turn.turn, turn.minimum, hand, plays, None)
    if not turn.options.extreme or (bound := bound_pile(turn, after, play)) is None:
        return after
    return after._replace(bound_to=bound)
