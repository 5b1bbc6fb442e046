"""Draw the learning curves: games learned from against games won at first sight.

python -m training.the_game.picture CURVES docs/results/learning.svg alone silent
python -m training.the_game.picture CURVES docs/results/learning-marks.svg extreme marks marks-harder

CURVES is training/the_game/curves.jsonl.
"""

import json
import pathlib
import sys
from collections import defaultdict
from collections.abc import Sequence

import matplotlib as mpl
from matplotlib import pyplot as plt

FEWEST = 4
"""A line has at least so many points."""


def lines(path: pathlib.Path, names: Sequence[str]) -> dict[tuple[str, str], list[tuple[float, float]]]:
    """The points of some networks by way of playing: millions of games, percent won."""
    found = defaultdict[tuple[str, str], list[tuple[float, float]]](list)
    for text in path.read_text().splitlines():
        point = json.loads(text)
        for way, won in point["won"].items() if point["network"].split()[0] in names else ():
            found[point["network"], way].append((point["games"] / 1e6, won))
    return {key: points for key, points in found.items() if len(points) >= FEWEST}


def main() -> None:
    """Read the command line."""
    source, target = map(pathlib.Path, sys.argv[1:3])
    mpl.rcParams["svg.hashsalt"] = "tenback"  # the same picture from the same points
    figure, axes = plt.subplots(figsize=(8, 5), layout="constrained")
    colours = dict[str, str]()
    for (network, way), points in lines(source, sys.argv[3:]).items():
        colour = colours.setdefault(way, f"C{len(colours)}")
        name, width = network.split()
        style = ("--" if name == "alone" else "-") if width != "512-32-32" else ":"
        axes.plot(*zip(*points, strict=True), style, color=colour, label=f"{way}, {network}")
    axes.set(xlabel="games learned from, million", ylabel="won at first sight, %", ylim=(0, 100))
    axes.grid(alpha=0.3)
    axes.legend(fontsize="x-small", ncols=3, loc="upper center", bbox_to_anchor=(0.5, -0.12))
    figure.savefig(target, metadata={"Date": None})


if __name__ == "__main__":
    main()
