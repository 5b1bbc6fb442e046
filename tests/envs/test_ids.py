"""Gymnasium finds the games by itself."""

import subprocess
import sys

PROGRAM = """
import gymnasium
env = gymnasium.make("tenback.envs.ids:tenback/TheGame-v1")
batch = gymnasium.make_vec("tenback/TheGame-v1", num_envs=2)
print(env.reset(seed=1)[1]["seat"])
"""


def test_a_game_is_made_by_its_id_without_an_import_of_tenback() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout.strip()) == (0, "0"), done.stderr
