"""The whole position as numbers, hidden cards included: for the critics of learners, never for players."""

import numpy as np

from tenback.encoding.encoding import Encoding
from tenback.encoding.sections import Array
from tenback.games import State, game_of

MOST_CARDS = 98
"""The largest draw pile there is."""


def full_size(encoding: Encoding) -> int:
    """How many numbers the whole position takes."""
    players: int = encoding.options.players
    return players * encoding.observations.size + MOST_CARDS


def full_state(encoding: Encoding, state: State) -> Array:
    """Write what every seat sees, seat 0 first, then the draw pile, next card first, zeros behind."""
    game = game_of(encoding.options)
    seen = [encoding.observe(game.view(state, seat)) for seat in range(encoding.options.players)]
    pile = np.zeros(MOST_CARDS, np.int8)
    cards = getattr(state, "draw_pile", ())
    pile[: len(cards)] = cards
    return np.concatenate([*seen, pile]).astype(np.int8)
