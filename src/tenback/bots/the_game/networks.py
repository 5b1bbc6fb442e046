"""What was learned by playing: a network for each way of playing, and how it was trained."""

import functools
import io
from dataclasses import dataclass
from importlib import resources
from typing import Any

import numpy as np

from tenback.bots.the_game.value import Network
from tenback.bots.the_game.weights import nearest_keys
from tenback.games.the_game import Options


@dataclass(frozen=True, slots=True, eq=False)
class Learned:
    """A network, and what it was told that games are worth."""

    network: Network
    share: float
    """Part of a win that a game with next to no card left is worth."""
    scale: float
    """So many cards more are worth about a third of that."""
    doubt: float
    """How much a turn lost, while learning, for each unit of cost over the cheapest one."""


@functools.cache
def learned_for(options: Options, *, marks: bool) -> Learned:
    """Give what was learned for these rules, or for the nearest ones."""
    table = _table()
    key = next(key for key in nearest_keys(options, marks=marks) if f"{key}|told" in table)
    share, scale, doubt = table[f"{key}|told"]
    layers = [table[f"{key}|{layer}"].astype(np.float32) for layer in range(5)]
    return Learned(Network(*layers), float(share), float(scale), float(doubt))


@functools.cache
def _table() -> dict[str, Any]:
    content = resources.files(__package__).joinpath("values.npz").read_bytes()
    with np.load(io.BytesIO(content)) as file:
        return dict(file)
