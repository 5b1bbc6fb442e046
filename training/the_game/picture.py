"""Draw the learning curves: games learned from against games won at first sight.

python -m training.the_game.picture CURVES docs/results/learning.svg alone silent
python -m training.the_game.picture CURVES docs/results/learning-marks.svg extreme marks marks-harder

CURVES is training/the_game/curves.jsonl. There is a panel for each set of rules, and in it a colour for each
number of players; where a line ends and another begins, the network became wider or practised other ways.
"""

import json
import math
import pathlib
import sys
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

import matplotlib as mpl
from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D

FEWEST = 4
"""A line has at least so many points."""
ACROSS = 3
"""Panels in a row."""


class Line(NamedTuple):
    """One network, by one set of rules, with one number of players."""

    network: str
    rules: str
    players: str


Points = list[tuple[float, float]]
"""Millions of games, percent won."""


def line_of(network: str, way: str) -> Line:
    """Take the number of players out of the name of a way of playing, as in "3p short marks"."""
    words = way.split()
    players = next(word for word in words if word[0].isdecimal())
    words.remove(players)
    rules = " ".join(words).removesuffix("marks").rstrip() or "usual rules"
    rules = rules.replace("short", "short hand").replace("extreme", "EXTREME")
    return Line(network, rules + (", marks" if "marks" in words else ""), players.removesuffix("p"))


def lines(path: pathlib.Path, names: Sequence[str]) -> dict[Line, Points]:
    """The points of some networks."""
    found = defaultdict[Line, Points](list)
    for text in path.read_text().splitlines():
        point = json.loads(text)
        for way, won in point["won"].items() if point["network"].split()[0] in names else ():
            found[line_of(point["network"], way)].append((point["games"] / 1e6, won))
    return {line: points for line, points in found.items() if len(points) >= FEWEST}


def draw(panel: Axes, rules: str, found: dict[Line, Points]) -> None:
    """Draw all networks by one set of rules."""
    for line, points in found.items():
        if line.rules == rules:
            style = "--" if line.network.startswith("alone") else "-"
            panel.plot(*zip(*points, strict=True), style, color=f"C{line.players}", lw=1.5)
    panel.set_title(rules, fontsize="medium")
    panel.grid(alpha=0.3)
    panel.tick_params(labelbottom=True)


def legend_of(found: dict[Line, Points]) -> list[Line2D]:
    """Say what the colours mean."""
    players = sorted({line.players for line in found})
    named = {one: f"{one} player{'s' * (one != '1')}" for one in players}
    handles = [Line2D([], [], color=f"C{one}", label=name) for one, name in named.items()]
    if any(line.network.startswith("alone") for line in found):
        handles.append(Line2D([], [], ls="--", color="C1", label="taught nothing but playing alone"))
    return handles


def drawn(found: dict[Line, Points]) -> Figure:
    """Draw a panel for each set of rules."""
    panels = list(dict.fromkeys(line.rules for line in found))
    rows = math.ceil(len(panels) / ACROSS)
    figure, grid = plt.subplots(
        rows, ACROSS, figsize=(9, 0.7 + 2.6 * rows), sharex=True, sharey=True, squeeze=False
    )
    for panel in grid.flat[len(panels) :]:
        panel.set_axis_off()
    for panel, rules in zip(grid.flat, panels, strict=False):
        draw(panel, rules, found)
    grid[0, 0].set_ylim(0, 100)
    handles = legend_of(found)
    figure.legend(handles=handles, loc="outside upper center", ncols=len(handles), frameon=False)
    figure.supxlabel("games learned from, million", fontsize="medium")
    figure.supylabel("won at first sight, %", fontsize="medium")
    return figure


def main() -> None:
    """Read the command line."""
    source, target = map(pathlib.Path, sys.argv[1:3])
    # With a salt the same points give the same picture.
    mpl.rcParams.update({"svg.hashsalt": "tenback", "figure.constrained_layout.use": True})
    drawn(lines(source, sys.argv[3:])).savefig(target, metadata={"Date": None})


if __name__ == "__main__":
    main()
