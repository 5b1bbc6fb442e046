"""A game of another package is played everywhere, found by its entry points alone."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from harness.extension import CLIMB, install, with_packages
from harness.timeouts import TIMEOUT

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guides" / "add-a-game.md"
GROUP = re.compile(r'(?:PerGame[^\n]*\(\s*|GROUP = )"(tenback\.[a-z_]+)"')
CHECK = """
from tenback.testing import check_game
print(check_game("climb", games=40))
"""
READ = """
import pathlib, sys
from tenback.records import parse_record
print(parse_record(pathlib.Path(sys.argv[1]).read_text()).game.name)
"""
EPISODE = """
import gymnasium, numpy
from tenback.envs.gymnasium import TenbackEnv

env = TenbackEnv("climb", players=3, seat=0, bots="random")
for seed in range(20):
    seen, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        assert env.observation_space.contains(seen)
        seen, reward, over, _, info = env.step(numpy.flatnonzero(seen["action_mask"])[0])
        total += reward
    assert total == env.game.scores[0]
    assert env.game.state.result is not None
_, _ = env.reset(seed=7)
first = env.encoding.describe(env.game.see(0)[0])
_, _ = env.reset(seed=7)
assert env.encoding.describe(env.game.see(0)[0]) == first
many = gymnasium.vector.SyncVectorEnv([lambda: TenbackEnv("climb", players=2)] * 2)
many.reset(seed=1)
print("played")
"""
TERMINAL = """
import asyncio
from datetime import datetime
from tenback.terminal.app import TerminalGame
from tenback.terminal.arranging import setup_from
from tenback.terminal.replaying import reel
from tenback.terminal.saves import new_game
from tenback.terminal.screens.replay import Replay
from tenback.terminal.screens.sheets import Ended
from tenback.words import Language, Words

def text(app):
    strips = app.screen._compositor.render_strips()
    return "\\n".join("".join(part.text for part in strip) for strip in strips)

async def main():
    words = Words(Language.GERMAN)
    setup = setup_from(words, "climb", players=2, people=1, levels=["random"], names=["Ada"], seed=3)
    session = new_game(setup, datetime.now().astimezone())
    app = TerminalGame(words, session, pace=0)
    async with app.run_test(size=(80, 30)) as pilot:
        await pilot.pause()
        print(text(app))
        while not isinstance(app.screen, Ended):
            if session.person_to_move is not None:
                await pilot.press("1", "enter", "enter")
            await pilot.pause()
        print(text(app))
    shown = TerminalGame(words, reel=reel(session.record))
    async with shown.run_test(size=(80, 30)) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert isinstance(shown.screen, Replay)
        print(text(shown))

asyncio.run(main())
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(CLIMB, tmp_path_factory.mktemp("site"))


def python(site: Path, home: Path, *words: str) -> str:
    """Run Python where the package is installed; give what it printed."""
    env = with_packages(site) | {"XDG_DATA_HOME": str(home), "HOME": str(home)}
    done = subprocess.run(
        [sys.executable, *words], env=env, capture_output=True, text=True, timeout=TIMEOUT, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="climb"):
        python(tmp_path, tmp_path, "-m", "tenback", "simulate", "climb", "--games=1")


def test_it_keeps_every_promise_of_a_game(site: Path, tmp_path: Path) -> None:
    assert "Checked(games=40" in python(site, tmp_path, "-c", CHECK)


def test_a_series_is_played(site: Path, tmp_path: Path) -> None:
    printed = python(
        site, tmp_path, "-m", "tenback", "simulate", "climb", "--players=3", "--bot=random", "--games=30"
    )

    assert "points of seat 2 (random)" in printed


def test_what_the_game_lets_players_choose_is_a_flag_of_its_own(site: Path, tmp_path: Path) -> None:
    def tenback(*words: str) -> str:
        return python(site, tmp_path, "-m", "tenback", *words)

    told = " ".join(tenback("play", "climb", "--help").split())
    record = tenback("simulate", "climb", "--hand-size=3", "--bot=random", "--record=0")

    assert re.search(r"--hand-size .*How many cards each hand has", told)
    assert "--hand-size" not in tenback("play", "the-game", "--help")
    assert '"hand_size":3' in record
    with pytest.raises(AssertionError, match="A hand has 1 to 5 cards, not 9"):
        tenback("play", "climb", "--hand-size=9", "--lang=en")


def test_what_the_game_says_of_itself_stands_where_rules_are_shown(site: Path, tmp_path: Path) -> None:
    printed = python(site, tmp_path, "-m", "tenback", "rules", "climb", "--lang=en")

    assert "Every card that you lay is a point." in " ".join(printed.split())


def test_a_record_of_it_is_written_and_read(site: Path, tmp_path: Path) -> None:
    record = python(site, tmp_path, "-m", "tenback", "simulate", "climb", "--bot=random", "--record=3")
    (tmp_path / "game.txt").write_text(record, encoding="utf-8")

    assert python(site, tmp_path, "-c", READ, str(tmp_path / "game.txt")) == "climb\n"


def test_the_guide_shows_this_package(site: Path, tmp_path: Path) -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    rules = (CLIMB / "tenback_climb" / "rules.py").read_text(encoding="utf-8").splitlines()
    (project,) = re.findall(r"^```toml\n(.*?)^```", guide, re.MULTILINE | re.DOTALL)
    (excerpt,) = re.findall(r"^```py\n(.*?)^```", guide, re.MULTILINE | re.DOTALL)

    assert project in (CLIMB / "pyproject.toml").read_text(encoding="utf-8")
    assert set(excerpt.splitlines()) <= set(rules)
    code = "\n".join(re.findall(r"^```python\n(.*?)^```", guide, re.MULTILINE | re.DOTALL))
    assert "Checked(games=40" in python(site, tmp_path, "-c", code)


def test_the_guide_names_every_group_there_is() -> None:
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "src" / "tenback").rglob("*.py"))
    groups = {group for text in sources for group in GROUP.findall(text)}
    told = GUIDE.read_text(encoding="utf-8")

    assert len(groups) > 8
    assert {group for group in groups if f"`{group}`" not in told and f'"{group}"' not in told} == set()


def test_gymnasium_plays_it(site: Path, tmp_path: Path) -> None:
    pytest.importorskip("gymnasium")

    assert python(site, tmp_path, "-c", EPISODE) == "played\n"


def test_a_person_plays_it_in_the_terminal_and_sees_the_record(site: Path, tmp_path: Path) -> None:
    printed = python(site, tmp_path, "-c", TERMINAL)

    assert "Deine Karten:" in printed
    assert "Die letzte Karte ist" in printed
    assert "gewinnt mit" in printed
