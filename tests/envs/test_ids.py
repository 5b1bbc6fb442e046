"""Gymnasium finds the games by itself."""

import runpy
import subprocess
import sys

import pytest

from tenback.envs.extras import MissingExtra

PROGRAM = """
import gymnasium
env = gymnasium.make("tenback.envs.gymnasium:tenback/TheGame-v1")
batch = gymnasium.make_vec("tenback/TheGame-v1", num_envs=2)
print(env.reset(seed=1)[1]["seat"])
"""


@pytest.mark.parametrize("before", ["", "import tenback.games"], ids=["alone", "after tenback"])
def test_a_game_is_made_by_its_id_whatever_is_imported_before(before: str) -> None:
    program = [sys.executable, "-c", before + PROGRAM]
    done = subprocess.run(program, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout.strip()) == (0, "0"), done.stderr


def test_tenback_loads_no_gymnasium_by_itself() -> None:
    program = "import sys, tenback; print('gymnasium' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert done.stdout.strip() == "False", done.stderr


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("gymnasium", "gymnasium", "gym"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_the_command_that_installs_it(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"tenback.envs.{module}", raising=False)

    with pytest.raises(MissingExtra, match=rf"pip install 'tenback\[{extra}\]'"):
        runpy.run_module(f"tenback.envs.{module}", run_name="again")
