"""Write a taught network in whole numbers, as the bots read it.

python -m training.take_that.export runs/sight.npz src/tenback/bots/take_that/sight.npz
"""

import pathlib
import sys
from typing import Any

import numpy as np

from tenback.bots.take_that.facts import FACTS, PAIRS, TOADS
from tenback.bots.take_that.network import FIRST_BITS, WEIGHT_BITS
from tenback.sim.take_that.row import CARD_AT, NO_CARD, TWIN

FIRST = 1 << FIRST_BITS
WEIGHT = 1 << WEIGHT_BITS


def packed(layers: dict[str, Any]) -> dict[str, Any]:
    """Round the layers."""
    return {
        "rows": _rounded(layers["first"][:FACTS] * _used()[:, None] * FIRST, np.int16),
        "bias": _rounded(layers["bias"] * FIRST, np.int32),
        "second": _rounded(np.ascontiguousarray(layers["second"].T) * WEIGHT, np.int16),
        "second_bias": _rounded(layers["second_bias"] * FIRST * WEIGHT, np.int32),
        "last": _rounded(layers["last"] * WEIGHT, np.int32),
        "last_bias": _rounded(layers["last_bias"] * FIRST * WEIGHT, np.int64),
    }


def _used() -> Any:
    """Which rows there are facts for: a pair stands at its lower card, and only toads stand alone."""
    used = np.ones(FACTS)
    for place, card in enumerate(CARD_AT):
        used[PAIRS + 16 * place : PAIRS + 16 * place + 16] = TWIN[card] > card
        used[TOADS + 4 * place : TOADS + 4 * place + 4] = TWIN[card] == NO_CARD
    return used


def _rounded(values: Any, kind: type[Any]) -> Any:
    whole = np.rint(np.asarray(values, np.float64))
    limits = np.iinfo(kind)
    if whole.min() < limits.min or whole.max() > limits.max:
        raise OverflowError("a weight is too large for its whole number")
    return whole.astype(kind)


def main() -> None:
    """Read the command line."""
    source, target = map(pathlib.Path, sys.argv[1:])
    with np.load(source) as file:
        np.savez_compressed(target, **packed(dict(file)))


if __name__ == "__main__":
    main()
