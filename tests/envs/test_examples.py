"""The examples run, and do what they say; so does the code in the guides."""

import importlib.util
import pathlib
import re
import runpy
import sys
from typing import Any

import numpy as np
import pytest

from harness.timeouts import TIMEOUT

ROOT = pathlib.Path(__file__).parents[2]
GUIDES = ["guides/write-a-bot.md", "guides/train.md", "encoding.md"]


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_the_bot_in_twenty_lines_is_far_better_than_chance() -> None:
    assert example("bot").mean_cards_left(games=15) < 30


def test_the_policy_gradient_gets_under_60_cards() -> None:
    learner = example("policy_gradient").train(seconds=TIMEOUT, goal=59)
    assert len(learner.left) == 500
    assert np.mean(learner.left) < 60


def test_is_mcts_beats_chance() -> None:
    (lead,) = example("openspiel_ismcts").leads(games=1, simulations=6)
    assert lead > 0


def test_the_walk_ends_with_a_picture_a_record_and_a_position(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["walk.py", str(tmp_path)])
    seen = runpy.run_path(str(ROOT / "examples" / "walk.py"))
    assert (tmp_path / "cards_left.png").read_bytes().startswith(b"\x89PNG")
    assert seen["moments"][-1].state.result.cards_left == seen["best"].cards_left
    assert "legal there: " in capsys.readouterr().out


@pytest.mark.parametrize("page", GUIDES)
# PettingZoo and Gymnasium grumble about things that their own games do as well.
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_code_of_a_page_runs(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^( *)```python\n(.*?)^\1```$", text, re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    assert blocks
    for indent, block in blocks:
        code = "\n".join(line.removeprefix(indent) for line in block.splitlines())
        exec(compile(code, page, "exec"), names)  # the pages are ours
