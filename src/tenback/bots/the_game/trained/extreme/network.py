"""Networks that see commands and hear marks: the layers of THE GAME's, with more rows in the first one."""

import functools
import io
from importlib import resources
from typing import Any, Final

import numpy as np

from tenback.bots.the_game.trained import network as plain
from tenback.bots.the_game.trained import places
from tenback.bots.the_game.trained.extreme import places as at
from tenback.bots.the_game.trained.network import Network
from tenback.games.the_game import Options

MORE: Final = plain.ROWS - places.FACTS
"""The rows of facts that only EXTREME has stand so far behind their places."""


@functools.cache
def hearing_network(name: str) -> Network:
    """Read a network of this folder: `extreme`, or `marks` for THE GAME with marks."""
    content = resources.files(__package__).joinpath(f"{name}.npz").read_bytes()
    with np.load(io.BytesIO(content)) as file:
        return unpacked(dict(file))


def network_with_marks(options: Options) -> Network:
    """Give the network that was taught teams who tell each other by marks."""
    return hearing_network("extreme" if options.extreme else "marks")


def unpacked(stored: dict[str, Any]) -> Network:
    """Make the rows of sums that the kernels add, from what is stored."""
    network = plain.unpacked({**stored, "facts": stored["facts"][: places.FACTS]})
    more = stored["facts"][places.FACTS : at.FACTS].astype(np.int16)
    counts = more[at.KIND_COUNT - places.FACTS : at.MARKED - places.FACTS].reshape(7, 4, -1)
    bias = network.bias + counts[:, 0].sum(0, dtype=np.int16)
    counts -= counts[:, :1].copy()  # Most commands are not in the hand: that is the bias, and adds nothing.
    return network._replace(rows=np.concatenate((network.rows, more)), bias=bias)
