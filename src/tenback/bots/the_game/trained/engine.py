"""A network, and how it is asked."""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.trained.accumulator import Accumulator, new_accumulator
from tenback.bots.the_game.trained.beam import ALL_WAYS, NARROW, Beam, new_beam
from tenback.bots.the_game.trained.network import Network
from tenback.sim.bits import IntArray

MARGIN: Final = 8.0
PRIOR: Final = 24.0


class Engine(NamedTuple):
    """A network, the arrays it judges on, and how turns are chosen."""

    network: Network
    accumulator: Accumulator
    beam: Beam
    wide: Beam
    margin: float
    """A turn that costs so much more than the cheapest one is not judged."""
    answers: int
    """How many turns are answered by first sight before a sampled deal is judged."""
    tried: int
    """How many turns are tried at first; each round half of them go on with twice the samples."""
    prior: float
    """First sight counts as much as so many samples."""
    heat: float
    """The temperature, in chances to win: how far from the best turn one may be that is drawn by lot."""
    rng: IntArray
    """The chance for that."""


def new_engine(
    network: Network,
    *,
    limits: tuple[int, ...] = NARROW,
    margin: float = MARGIN,
    answers: int = 1,
    tried: int = 8,
    prior: float = PRIOR,
    heat: float = 0.0,
) -> Engine:
    """Lay out new arrays for a network."""
    return Engine(
        network=network,
        accumulator=new_accumulator(network),
        beam=new_beam(*limits, nearest=3),
        wide=new_beam(*ALL_WAYS),
        margin=margin,
        answers=answers,
        tried=tried,
        prior=prior,
        heat=heat,
        rng=np.zeros(4, np.int64),
    )
