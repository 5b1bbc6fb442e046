"""What a player can do, by number: plays, the end of the turn and, where talk is on, marks."""

from dataclasses import dataclass
from typing import Final, assert_never

from tenback.games.the_game import CARDS, END_TURN, PILES, Begin, Card, EndTurn, Move, Options, Pile, PlayCard
from tenback.games.the_game.moves import PLAYS
from tenback.talk.marks import CommandMark, Mark, Mood, PileMark

PLAY_ACTIONS: Final = len(CARDS) * len(PILES)
END_ACTION: Final = PLAY_ACTIONS
MOVE_ACTIONS: Final = END_ACTION + 1
LISTEN_ACTION: Final = MOVE_ACTIONS


@dataclass(frozen=True, slots=True)
class Listen:
    """Say nothing more before the next turn."""


LISTEN = Listen()


@dataclass(frozen=True, slots=True)
class Say:
    """Give a mark, or put the same one away."""

    mark: Mark
    pile: Pile | None = None


Action = Move | Listen | Say


def sayings(options: Options) -> tuple[Say, ...]:
    """List the marks that can be given during play, in the order of their numbers."""
    on_piles = (Say(mark, pile) for pile in PILES for mark in PileMark)
    commands = CommandMark if options.extreme else ()
    return (*on_piles, *map(Say, Mood), *map(Say, commands))


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
            raise ValueError("beginning has no number: name a starter when you deal")
        case _:
            assert_never(move)


def move_with_number(number: int) -> Move:
    """The move with a number."""
    if number == END_ACTION:
        return END_TURN
    card, pile = divmod(number, len(PILES))
    return PLAYS[CARDS[card], pile]
