"""A picture of a series: how many cards were left, game by game (the `plots` extra)."""

from collections import Counter
from pathlib import Path

import matplotlib as mpl

mpl.use("Agg")  # no screen is needed

from matplotlib import pyplot as plt

from tenback.arena.results import Results


def draw(results: Results, path: Path) -> None:
    """Draw the distribution of cards left, or of points by seat, into an SVG or PNG file."""
    figure, axes = plt.subplots(figsize=(8, 4), layout="constrained")
    if results.is_scored:
        for seat, bot in enumerate(results.series.bots):
            axes.hist(results.points(seat), bins=30, alpha=0.6, label=f"{bot} (seat {seat})")
        axes.set_xlabel("points of a match")
        axes.legend()
    else:
        lost = Counter(row.cards_left for row in results.rows if not row.won)
        axes.bar([0], [results.wins], color="#2a7f62", label="won")
        # A game can be lost with its last card; it stands on the won ones.
        bottoms = [results.wins if left == 0 else 0 for left in lost]
        axes.bar(list(lost), list(lost.values()), bottom=bottoms, color="#4a6fa5", label="lost")
        axes.axvline(9.5, color="#999999", linestyle=":")
        axes.set_xlabel("cards left (under 10: excellent)")
        axes.legend()
    axes.set_ylabel("games")
    series = results.series
    axes.set_title(
        f"{series.game}: {', '.join(series.bots)}; {results.games} games; talk: {series.talk.value}"
    )
    figure.savefig(path)
    plt.close(figure)
