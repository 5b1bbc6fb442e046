"""What a player can do, by number: plays, the end of the turn, then marks and who goes first if asked for."""

from dataclasses import dataclass
from typing import Final, assert_never

from tenback.games.the_game import (
    BEGIN,
    CARDS,
    END_TURN,
    PILES,
    Begin,
    Card,
    EndTurn,
    Move,
    Options,
    Pile,
    PlayCard,
)
from tenback.games.the_game.moves import PLAYS
from tenback.talk.marks.mark import CommandMark, Mark, Mood, PileMark, StartMark

PLAY_ACTIONS: Final = len(CARDS) * len(PILES)
END_ACTION: Final = PLAY_ACTIONS
MOVE_ACTIONS: Final = END_ACTION + 1


@dataclass(frozen=True, slots=True)
class Listen:
    """Say nothing more before the next turn."""


LISTEN = Listen()


@dataclass(frozen=True, slots=True)
class Say:
    """Give a mark, or put the same one away."""

    mark: Mark
    pile: Pile | None = None


@dataclass(frozen=True, slots=True)
class Wait:
    """Let another seat begin (G3)."""


WAIT = Wait()

Beside = Listen | Say | Wait
"""What is done beside the moves of the game."""
Action = Move | Beside


def sayings(options: Options, *, open_start: bool = False) -> tuple[Say, ...]:
    """List the marks that can be given, in the order of their numbers; those about the start come last."""
    on_piles = (Say(mark, pile) for pile in PILES for mark in PileMark)
    commands = CommandMark if options.extreme else ()
    start = StartMark if open_start else ()
    return (*on_piles, *map(Say, Mood), *map(Say, commands), *map(Say, start))


def further_actions(options: Options, *, talk: bool, open_start: bool) -> tuple[Action, ...]:
    """List what can be done beside plays and ends of turns, in the order of the numbers after them."""
    marks = (LISTEN, *sayings(options)) if talk else ()
    beginning = (BEGIN, WAIT) if open_start else ()
    start_marks = tuple(map(Say, StartMark)) if talk and open_start else ()
    return (*marks, *beginning, *start_marks)


def number_of_play(card: Card, pile: Pile) -> int:
    """The number of a play: four for each card, one for each pile."""
    return len(PILES) * (card - CARDS[0]) + pile


def number_of_move(move: Move) -> int:
    """The number of a move."""
    match move:
        case PlayCard(card, pile):
            return number_of_play(card, pile)
        case EndTurn():
            return END_ACTION
        case Begin():
            raise ValueError("beginning has no number here: name a starter, or leave the start open")
        case _:
            assert_never(move)


def move_with_number(number: int) -> Move:
    """The move with a number."""
    if number == END_ACTION:
        return END_TURN
    card, pile = divmod(number, len(PILES))
    return PLAYS[CARDS[card], pile]
