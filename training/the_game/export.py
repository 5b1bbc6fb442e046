"""Write a taught network in whole numbers, as the bots read it.

python -m training.the_game.export runs/alone.pt src/tenback/bots/the_game/trained/alone.npz
"""

import pathlib
import sys
from typing import Any

import numpy as np

from tenback.bots.the_game.trained.network import FIRST_BITS, NUMBER_BITS, WEIGHT_BITS
from tenback.bots.the_game.trained.places import NUMBERS, UNITS

FIRST = 1 << FIRST_BITS
WEIGHT = 1 << WEIGHT_BITS
ROOM_FOR_NUMBERS = 32
HEADS = [0, 2]
"""The chance to win, and that at most five cards are left."""


def packed(layers: list[tuple[Any, Any]]) -> dict[str, Any]:
    """Round the layers, each a matrix from what goes in to what comes out, and its bias."""
    (first, bias), (second, second_bias), (third, third_bias), (last, last_bias) = layers
    facts = len(first) - ROOM_FOR_NUMBERS
    numbers = first[facts : facts + NUMBERS] * np.array(UNITS)[:, None] * (FIRST << NUMBER_BITS)
    return {
        "facts": _rounded(first[:facts] * FIRST, np.int16),
        "numbers": _rounded(numbers, np.int32),
        "bias": _rounded(bias * FIRST, np.int16),
        "second": _rounded(second * WEIGHT, np.int16),
        "second_bias": _rounded(second_bias * FIRST * WEIGHT, np.int32),
        "third": _rounded(third * WEIGHT, np.int16),
        "third_bias": _rounded(third_bias * FIRST * WEIGHT, np.int32),
        "last": _rounded(last[:, HEADS] * WEIGHT, np.int16),
        "last_bias": _rounded(last_bias[HEADS] * FIRST * WEIGHT, np.int32),
    }


def _rounded(values: Any, kind: type[Any]) -> Any:
    whole = np.rint(np.asarray(values, np.float64))
    limits = np.iinfo(kind)
    if whole.min() < limits.min or whole.max() > limits.max:
        raise OverflowError("a weight is too large for its whole number")
    return whole.astype(kind)


def main() -> None:
    """Read the command line."""
    import torch

    source, target = map(pathlib.Path, sys.argv[1:])
    stored = torch.load(source, map_location="cpu")["layers"]
    layers = [
        (stored[f"layers.{at}.weight"].float().numpy().T, stored[f"layers.{at}.bias"].float().numpy())
        for at in range(4)
    ]
    np.savez_compressed(target, **packed(layers))


if __name__ == "__main__":
    main()
