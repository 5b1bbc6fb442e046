"""Write a taught network in whole numbers, as the bots read it.

python -m training.the_game.export runs/silent.pt src/tenback/bots/the_game/trained/silent.npz

With `--no-commands`, facts about commands are left out: a smaller file for a network that meets none.
With `--open-hands`, what `open_hands.py` has taught becomes `src/tenback/analysis/luck/open_hands.npz`.
"""

import argparse
import io
import pathlib
import zipfile
from typing import Any

import numpy as np

from tenback.analysis.luck import open_network
from tenback.bots.the_game.trained.extreme import places
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


def packed_open_hands(layers: list[tuple[Any, Any]]) -> dict[str, Any]:
    """Round the layers of the open-hands value; its facts are all noughts and ones, and one head is read."""
    scale = 1 << open_network.FIRST_BITS
    names = ("second", "third", "last")
    (first, bias), *later = layers
    stored = {"facts": _rounded(first * scale, np.int16), "bias": _rounded(bias * scale, np.int16)}
    for name, (weights, biases) in zip(names, later, strict=True):
        stored[name] = _rounded(weights * WEIGHT, np.int16)
        stored[f"{name}_bias"] = _rounded(biases * scale * WEIGHT, np.int32)
    return stored | {"last": stored["last"][:, 0], "last_bias": stored["last_bias"][0]}


def _rounded(values: Any, kind: type[Any]) -> Any:
    whole = np.rint(np.asarray(values, np.float64))
    limits = np.iinfo(kind)
    if whole.min() < limits.min or whole.max() > limits.max:
        raise OverflowError("a weight is too large for its whole number")
    return whole.astype(kind)


def without_commands(stored: dict[str, Any]) -> dict[str, Any]:
    """Leave out what is never true without commands: all but that none is out and none held."""
    facts = stored["facts"].copy()
    always = [places.KIND_OUT + 5 * kind for kind in range(7)] + [
        places.KIND_COUNT + 4 * kind for kind in range(7)
    ]
    kept = facts[always]
    facts[places.IN_HAND_KIND : places.MARKED] = 0
    facts[places.STOP_SAID : places.TALKING] = 0
    facts[places.WHOLE_TURN :] = 0
    facts[always] = kept
    return {**stored, "facts": facts}


def write(target: pathlib.Path, stored: dict[str, Any]) -> None:
    """Write the arrays as NumPy reads them, a fifth smaller than its own way."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_LZMA) as file:
        for name, array in stored.items():
            content = io.BytesIO()
            np.save(content, array)
            file.writestr(zipfile.ZipInfo(f"{name}.npy"), content.getvalue(), zipfile.ZIP_LZMA)


def main() -> None:
    """Read the command line."""
    import torch

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("target", type=pathlib.Path)
    parser.add_argument("--no-commands", action="store_true", help="no card carries a command")
    parser.add_argument("--open-hands", action="store_true", help="the value of open hands")
    asked = parser.parse_args()
    stored = torch.load(asked.source, map_location="cpu")["layers"]
    layers = [
        (stored[f"layers.{at}.weight"].float().numpy().T, stored[f"layers.{at}.bias"].float().numpy())
        for at in range(4)
    ]
    if asked.open_hands:
        whole = packed_open_hands(layers)
    else:
        whole = without_commands(packed(layers)) if asked.no_commands else packed(layers)
    write(asked.target, whole)


if __name__ == "__main__":
    main()
