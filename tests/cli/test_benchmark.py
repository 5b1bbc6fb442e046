"""`tenback benchmark` and `tenback dataset`, as people run them."""

import json
from pathlib import Path

import pytest

from tests.cli.running import Run

SHAKY = """
class Shaky:
    name = "shaky"
    def choose(self, view, talk, rng):
        if rng.randrange({one_in}) == 0: raise ValueError("lost my way")
        return sorted(view.legal, key=str)[0]
    def say(self, view):
        return ()
"""
"""A bot that fails now and then, or always."""


def shaky(folder: Path, one_in: int) -> str:
    (folder / "shaky.py").write_text(SHAKY.format(one_in=one_in))
    return f"{folder / 'shaky.py'}:Shaky"


def test_a_row_tells_forfeits_with_their_share_and_reason_and_its_file_verifies(
    tenback: Run, tmp_path: Path
) -> None:
    words = ["benchmark", "tenback-1", "--bot", shaky(tmp_path, 60), "--deals", "2"]
    words += ["--out", str(tmp_path / "mine")]

    first, again = tenback(*words), tenback(*words)

    assert (first.code, again.code) == (3, 2)
    assert "shaky.py:Shaky (trial, 2 deals) | " in first.out
    assert " decisions were forfeited. The first reason: seat " in first.err
    assert "lost my way" in first.err
    assert "already exists: choose another name" in again.err
    kept = json.loads((tmp_path / "mine.json").read_text())
    assert len(kept["parameters"]["sha256"]) == 64
    assert tenback("benchmark", "verify", str(tmp_path / "mine.json")).code == 0


def test_a_bot_that_always_fails_ends_every_command_with_code_3(tenback: Run, tmp_path: Path) -> None:
    bot, file = shaky(tmp_path, 1), str(tmp_path / "games.jsonl.zst")
    for words in (
        ("benchmark", "tenback-1", "--bot", bot, "--deals", "2"),
        ("match", "the-game", "--players", "2", "--bot", bot, "--bot", "random", "--cross", "--deals", "2"),
        ("match", "the-game", "--players", "2", "--bot", bot, "--bot", "random", "--record", "0"),
        ("dataset", "the-game", "--bot", bot, "--games", "9", "--file", file, "--processes", "1"),
    ):
        done = tenback(*words)

        assert done.code == 3, (words, done)
        assert "lost my way" in done.err


@pytest.mark.parametrize("more", [("--resume", "--out", "runs/a"), ("--cluster", "local")])
def test_whole_games_are_not_written_where_some_would_be_missing(tenback: Run, more: tuple[str, ...]) -> None:
    done = tenback("simulate", "the-game", "--records", "games.parquet", *more)

    assert done.code == 2
    assert "--records" in done.err
