"""A result as one row, and all results as the leaderboard."""

from collections.abc import Iterable
from typing import Any, Final

from tenback.arena.benchmark.cells import BENCHMARKS

CELLS: Final = tuple(cell.name for cell in BENCHMARKS["tenback-1"].cells)
LUCK_CELLS: Final = tuple(cell.name for cell in BENCHMARKS["tenback-1"].cells if cell.tells_luck)
COLUMNS: Final = ("bot", "score", *CELLS, "seconds")
HEADER: Final = f"| {' | '.join(COLUMNS)} |\n| --- {'| ---: ' * (len(COLUMNS) - 1)}|"


def row_of(result: dict[str, Any]) -> str:
    """Write a result as a row of Markdown: each cell with its interval."""
    cells = {cell["cell"]: cell for cell in result["cells"]}
    told = [_told(cells[name]) for name in CELLS]
    slowest = max(cell["seconds"] for cell in result["cells"])
    name = result["bot"] + ("" if result["is_whole"] else f" (trial, {result['deals']} deals)")
    if result["key"] != BENCHMARKS[result["benchmark"]].key:
        name += f" (key “{result['key']}”)"
    late = "" if all(cell["in_budget"] for cell in result["cells"]) else " over budget"
    return f"| {name} | {result['score']:.1f} | {' | '.join(told)} | {slowest:.3f}{late} |"


def _told(cell: dict[str, Any]) -> str:
    if not cell.get("is_played", True):
        return "–"
    low, high = cell["interval"]
    return f"{cell['score']:.0f} ({low:.0f} to {high:.0f})"


def forfeits_line(result: dict[str, Any]) -> str:
    """Say what share of its decisions a bot forfeited, and why the first; empty when none was."""
    forfeits, decisions = (
        sum(cell.get(name, 0) for cell in result["cells"]) for name in ("forfeits", "decisions")
    )
    first = next((cell["first_fault"] for cell in result["cells"] if cell.get("first_fault")), "")
    return (
        f"{forfeits} of {decisions} decisions were forfeited. The first reason: {first}" if forfeits else ""
    )


def luck_line(result: dict[str, Any]) -> str:
    """Say the scores without the luck of the cards, and how much narrower their intervals are."""
    told = [
        f"{cell['cell']} {_adjusted(cell)}, {_width(cell['luck_adjusted']['narrower'])}"
        for cell in result["cells"]
        if "luck_adjusted" in cell
    ]
    return f"Adjusted for luck: {'; '.join(told)}"


def _width(narrower: float) -> str:
    return f"{100 * abs(narrower):.0f} % {'narrower' if narrower >= 0 else 'wider'}"


def _adjusted(cell: dict[str, Any]) -> str:
    if "luck_adjusted" not in cell:
        return "–"
    low, high = cell["luck_adjusted"]["interval"]
    return f"{cell['luck_adjusted']['score']:.1f} ({low:.0f} to {high:.0f})"


def adjusted_scores(results: Iterable[dict[str, Any]]) -> str:
    """Write the scores without the luck of the cards as a table, in the order of the leaderboard."""
    lines = [f"| bot | {' | '.join(LUCK_CELLS)} |", f"| --- {'| ---: ' * len(LUCK_CELLS)}|"]
    for result in _ranked(results):
        cells = {cell["cell"]: cell for cell in result["cells"]}
        if any("luck_adjusted" in cell for cell in result["cells"]):
            lines.append(f"| {result['bot']} | {' | '.join(_adjusted(cells[name]) for name in LUCK_CELLS)} |")
    return "\n".join(lines) + "\n"


def _ranked(results: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(results, key=lambda result: -result["score"])


def leaderboard(results: Iterable[dict[str, Any]]) -> str:
    """Write all results as a table, best first."""
    return "\n".join([HEADER, *map(row_of, _ranked(results))]) + "\n"
