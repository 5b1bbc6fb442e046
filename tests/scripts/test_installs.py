"""What the page on installing says each use needs is enough: every row is installed, and nothing else."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "guides" / "install.md"
UV = Path(sys.executable).with_name("uv")
TRIALS = {
    "rules, records, talk and its referee, tables": """
from tenback.games import seeded_deal, the_game
from tenback.talk.referee import judge
import tenback.records, tenback.tables, tenback.testing
assert seeded_deal(the_game.Options(players=2), seed=163).state().hands[0][:2] == (6, 15)
assert not judge("the 47, please").passed
""",
    "bots and series from Python": """
from random import Random
from tenback.bots import bot_named
from tenback.games import game_named, seeded_deal, the_game
import tenback.arena
options = the_game.Options(players=2)
state = seeded_deal(options, seed=163).state()
bot = bot_named(game_named("the-game"), "random")
assert bot.choose(the_game.view(state, state.turn or 0), None, Random(1)) is not None
""",
    "the command line, playing in the terminal": """
import sys
import tenback.terminal.app
from tenback.cli import main
sys.argv = ["tenback", "rules", "the-game", "--lang", "de"]
main()
""",
    "a server": """
import tenback.server.http.app, tenback.server.operations.run
from tenback.server.storage.database import Sqlite
from tenback.server.storage.schema import prepare
prepare(Sqlite("new.sqlite"))
""",
}


def _rows() -> dict[str, list[str]]:
    section = PAGE.read_text(encoding="utf-8").partition("## Less than everything")[2].partition("\n## ")[0]
    lines = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("| ")][2:]
    return {use.strip(): re.findall(r"`([^`]+)`", packages) for use, packages in lines}


def test_every_use_on_the_page_is_tried() -> None:
    assert set(_rows()) == set(TRIALS)


@pytest.mark.parametrize("use", TRIALS)
def test_an_install_of_just_that_is_enough(use: str, tmp_path: Path) -> None:
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([UV, "venv", "-q", "--python", sys.executable, tmp_path / "venv"], check=True)
    install: list[str | Path] = [
        UV,
        "pip",
        "install",
        "-q",
        "--python",
        python,
        "-c",
        ROOT / "constraints.txt",
    ]
    subprocess.run([*install, "--no-deps", "-e", ROOT], check=True)
    if packages := _rows()[use]:
        subprocess.run([*install, *packages], check=True)

    tried = subprocess.run(
        [python, "-c", TRIALS[use]], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert tried.returncode == 0, tried.stderr
