"""The shape of the code stays within limits that `scripts/shape.py` states."""

import subprocess
import sys
from pathlib import Path

import pytest

from scripts.shape import MEASURES, ROOT


@pytest.mark.parametrize("name", MEASURES)
def test_a_figure_of_the_code_is_within_its_limit(name: str) -> None:
    """`python scripts/shape.py --show NAME` lists what is counted."""
    assert MEASURES[name].value(ROOT) <= MEASURES[name].limit


def test_a_line_that_asks_which_game_it_is_is_found(tmp_path: Path) -> None:
    layer, client = tmp_path / "src" / "tenback" / "arena", tmp_path / "web" / "src" / "lib"
    for folder in (layer, client):
        folder.mkdir(parents=True)
    (layer / "asking.py").write_text(
        "if isinstance(view, the_game.View):\n    pass\nif rules is take_that:\n"
    )
    (client / "asking.ts").write_text("if (game === 'take-that') return;\nsay('line');\n")

    found = {name: MEASURES[name].found(tmp_path) for name in MEASURES if "game" in name}

    assert found == {
        "game-branches": ["src/tenback/arena/asking.py:1: if isinstance(view, the_game.View):"],
        "other-game-branches": ["src/tenback/arena/asking.py:3: if rules is take_that:"],
        "client-game-names": ["web/src/lib/asking.ts:1: if (game === 'take-that') return;"],
    }


def test_the_figures_of_a_checkout_are_printed() -> None:
    printed = subprocess.run(
        [sys.executable, ROOT / "scripts" / "shape.py", "--repo", ROOT],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip

    assert all(name in printed for name in MEASURES)
