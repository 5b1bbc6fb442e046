"""Marks: the talk that the game itself offers (G12, G20, E13).

A mark on a pile says something about a hand without naming a card. Its meaning is fixed: the best card the
giver holds for that pile is one of the mark's *candidates*, counted from the top of the pile alone.
"""

import functools
from collections.abc import Iterable
from enum import Enum, IntEnum

from tenback.games.the_game.cards import CARDS, TEN_BACK, Card, Pile, is_ascending

FEWEST_CANDIDATES = 3
"""A mark with fewer cards that could be meant is not offered (G20)."""


class PileMark(IntEnum):
    """What a seat says about one pile, weakest first."""

    NO_BIG_JUMP = 1
    """Please no big jump: my nearest card is seven to fourteen ahead."""
    RATHER_MINE = 2
    """I would like this pile: my nearest card is three to six ahead."""
    LEAVE_IT = 3
    """Leave it to me: I hold a card one or two ahead, or the one ten back."""


STEPS: dict[PileMark, tuple[int, ...]] = {
    PileMark.LEAVE_IT: (-TEN_BACK, 1, 2),
    PileMark.RATHER_MINE: (3, 4, 5, 6),
    PileMark.NO_BIG_JUMP: tuple(range(7, 15)),
}
"""How far ahead of the top the cards of a mark lie, strongest mark first."""


class Mood(Enum):
    """What a seat says about its hand as a whole."""

    TROUBLE = "trouble"
    """My next turn would tear the piles open, or cannot be completed."""
    FINE = "fine"
    """My next turn is cheap."""


class CommandMark(Enum):
    """What a seat says about commands (E13); the count of G20 does not apply."""

    I_HOLD_A_STOP = "i-hold-a-stop"
    NO_SKULL_NOW = "no-skull-now"


class StartMark(Enum):
    """What a seat says before anybody has gone first (G3)."""

    LET_ME_BEGIN = "let-me-begin"
    RATHER_NOT_ME = "rather-not-me"


Mark = PileMark | Mood | CommandMark | StartMark


def mark_name(mark: Mark) -> str:
    """Return the name of a mark in records, wire messages and catalogues."""
    return mark.name.lower().replace("_", "-")


MARKS: dict[str, Mark] = {
    mark_name(mark): mark for kind in (PileMark, Mood, CommandMark, StartMark) for mark in kind
}
"""All marks by name."""


@functools.cache
def meanings(pile: Pile, top: Card) -> dict[PileMark, frozenset[Card]]:
    """Return the marks offered at this top, strongest first, with the cards that each could mean.

    A mark that too few cards could mean would single one out (G20): it is not offered, and its
    cards count for the next weaker one.
    """
    offered: dict[PileMark, frozenset[Card]] = {}
    waiting: frozenset[Card] = frozenset()
    for mark, steps in STEPS.items():
        waiting |= _cards_at(pile, top, steps)
        if len(waiting) >= FEWEST_CANDIDATES:
            offered[mark], waiting = waiting, frozenset()
    return offered


def _cards_at(pile: Pile, top: Card, steps: tuple[int, ...]) -> frozenset[Card]:
    way = 1 if is_ascending(pile) else -1
    return frozenset(top + way * step for step in steps).intersection(CARDS)


def is_offered(mark: PileMark, pile: Pile, top: Card) -> bool:
    """Return whether a mark may be given at this top."""
    return mark in meanings(pile, top)


def true_mark(hand: Iterable[Card], pile: Pile, top: Card) -> PileMark | None:
    """Return the strongest mark on a pile that is true of a hand, or None."""
    held = frozenset(hand)
    return next((mark for mark, cards in meanings(pile, top).items() if held & cards), None)
