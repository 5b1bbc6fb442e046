"""The whole position as numbers, hidden cards included: for the critics of learners, never for players."""

from collections.abc import Iterator, Sequence

import numpy as np

from tenback.encoding.encoding import Encoding
from tenback.encoding.sections import Array
from tenback.games import State
from tenback.games.the_game.commands import Command, Printed

MOST_CARDS = 98
"""The largest draw pile there is."""
LOWEST_CARD = 2
KINDS = (None, *Command)


def full_size(encoding: Encoding) -> int:
    """How many numbers the whole position takes."""
    players: int = encoding.options.players
    return players * encoding.observations.size + MOST_CARDS * (1 + sum(_hides(encoding)))


def full_state(encoding: Encoding, state: State, seen: Sequence[Array]) -> Array:
    """Write what every seat sees, seat 0 first, then what nobody sees: see docs/encoding.md."""
    return np.concatenate([*seen, *_hidden(encoding, state)]).astype(np.int8)


def _hides(encoding: Encoding) -> tuple[bool, bool]:
    """Whether cards to be drawn have commands, and whether seats have cards that nobody has seen (T24)."""
    options = encoding.options
    return getattr(options, "extreme", False), getattr(options, "professional", False)


def _hidden(encoding: Encoding, state: State) -> Iterator[Array]:
    pile: Sequence[int] = getattr(state, "draw_pile", ())
    has_commands, has_extra = _hides(encoding)
    yield _numbers(pile)
    if has_commands:
        printed: Printed = getattr(state, "commands", ())
        yield _numbers([KINDS.index(printed[card]) for card in pile])
    if has_extra:
        owners = np.zeros(MOST_CARDS, np.int8)
        for seat, cards in enumerate(getattr(state, "extra", ())):
            owners[[card - LOWEST_CARD for card in cards]] = 1 + seat
        yield owners


def _numbers(values: Sequence[int]) -> Array:
    """Put numbers at the front of a row, zeros behind."""
    row = np.zeros(MOST_CARDS, np.int8)
    row[: len(values)] = values
    return row
