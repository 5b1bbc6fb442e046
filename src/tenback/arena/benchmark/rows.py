"""A result as one row, and all results as the leaderboard."""

from collections.abc import Iterable
from typing import Any, Final

from tenback.arena.benchmark.cells import BENCHMARKS

CELLS: Final = tuple(cell.name for cell in BENCHMARKS["tenback-1"].cells)
COLUMNS: Final = ("bot", "score", *CELLS, "seconds")
HEADER: Final = f"| {' | '.join(COLUMNS)} |\n| --- {'| ---: ' * (len(COLUMNS) - 1)}|"


def row_of(result: dict[str, Any]) -> str:
    """Write a result as a row of Markdown: each cell with its interval."""
    cells = {cell["cell"]: cell for cell in result["cells"]}
    told = [_told(cells[name]) for name in CELLS]
    slowest = max(cell["seconds"] for cell in result["cells"])
    name = result["bot"] + ("" if result["is_whole"] else f" (trial, {result['deals']} deals)")
    late = "" if all(cell["in_budget"] for cell in result["cells"]) else " over budget"
    return f"| {name} | {result['score']:.1f} | {' | '.join(told)} | {slowest:.3f}{late} |"


def _told(cell: dict[str, Any]) -> str:
    if not cell.get("is_played", True):
        return "–"
    low, high = cell["interval"]
    return f"{cell['score']:.0f} ({low:.0f} to {high:.0f})"


def leaderboard(results: Iterable[dict[str, Any]]) -> str:
    """Write all results as a table, best first."""
    ranked = sorted(results, key=lambda result: -result["score"])
    return "\n".join([HEADER, *map(row_of, ranked)]) + "\n"
