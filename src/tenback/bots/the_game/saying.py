"""What bots say: always the truth about their own hand."""

from collections.abc import Iterator, Sequence
from typing import Final

from tenback.games.the_game import PILES, Card, Command, Pile, View, is_trick, step
from tenback.talk.marks.mark import CommandMark, Mood, StartMark, true_mark
from tenback.talk.marks.said import Saying

FINE_STEP: Final = 12
"""A turn whose two cheapest cards move the piles by no more than this is a cheap one."""
START_STEP: Final = 6
"""A bot that can begin with two cards this near offers to begin."""


def true_sayings(view: View) -> Sequence[Saying]:
    """List the marks that are true of this hand now; none in a solo game, under SILENCE, or after the end."""
    if view.options.players == 1 or view.result is not None or Command.SILENCE in view.in_force:
        return ()
    return tuple(_sayings(view)) if view.seat is not None and view.hand else ()


def is_true(view: View, saying: Saying) -> bool:
    """Return whether a mark is true of a view's hand; one without a documented meaning never is."""
    return saying in true_sayings(view)


def _sayings(view: View) -> Iterator[Saying]:
    assert view.seat is not None
    for pile in PILES:
        if mark := true_mark(view.hand, pile, view.tops[pile]):
            yield Saying(view.seat, mark, pile)
    movement = cheapest_movement(view)
    yield Saying(view.seat, Mood.FINE if movement <= FINE_STEP else Mood.TROUBLE)
    if any(view.commands[card] is Command.STOP for card in view.hand):
        yield Saying(view.seat, CommandMark.I_HOLD_A_STOP)
    if view.turn is None:
        offer = StartMark.LET_ME_BEGIN if movement <= START_STEP else StartMark.RATHER_NOT_ME
        yield Saying(view.seat, offer)


def cheapest_movement(view: View) -> int:
    """How far the two cheapest cards of the hand move the piles, each on its own."""
    steps = sorted(min(step_of(card, pile, view.tops[pile]) for pile in PILES) for card in view.hand)
    return sum(steps[:2])


def step_of(card: Card, pile: Pile, top: Card) -> int:
    """How far a card moves a pile on, or back ten; very far where it does not fit."""
    moved = step(card, pile, top)
    return moved if moved > 0 or is_trick(card, pile, top) else 100
