"""Write docs/results/leaderboard.md from the results in docs/results/benchmark/.

python scripts/leaderboard.py             # write the page
python scripts/leaderboard.py FILE.json   # check a result and take it in, without its records
"""

import json
import sys
from pathlib import Path

from tenback.arena.benchmark import benchmark_named, verify
from tenback.arena.benchmark.rows import adjusted_scores, leaderboard

HERE = Path(__file__).parents[1] / "docs" / "results"
RESULTS = HERE / "benchmark"
PAGE = HERE / "leaderboard.md"
ROWS = "<!-- rows -->\n", "<!-- end of rows -->"
WITHOUT_LUCK = "<!-- without luck -->\n", "<!-- end of without luck -->"


def take_in(path: Path) -> None:
    """Keep a result that replays, without its games: they can be played again from the key."""
    verify(path)
    result = json.loads(path.read_text(encoding="utf-8"))
    for cell in result["cells"]:
        cell.pop("games", None)
    is_public = result["key"] == benchmark_named(result["benchmark"]).key
    name = result["bot"] if is_public else f"{result['bot']} {result['key']}"
    name = "".join(letter if letter.isalnum() else "-" for letter in name)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{name}.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


def page() -> str:
    """Put the tables of all results between their marks of the page."""
    results = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(RESULTS.glob("*.json"))]
    text = PAGE.read_text(encoding="utf-8")
    for (begin, end), table in ((ROWS, leaderboard(results)), (WITHOUT_LUCK, adjusted_scores(results))):
        before, _, rest = text.partition(begin)
        text = before + begin + table + end + rest.partition(end)[2]
    return text


if __name__ == "__main__":
    for given in sys.argv[1:]:
        take_in(Path(given))
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE)
