"""OpenSpiel's own integration test on one of our games: `python -m tests.envs.openspiel_api`.

It takes `--test_only_games=NAME`.
"""

# The games must be known before their test lists them.
import tenback.envs.openspiel  # isort: skip
import sys

import open_spiel.integration_tests.api_test as theirs
from absl.testing import absltest

sys.modules["__main__"].load_tests = theirs.load_tests  # type: ignore[attr-defined]

if __name__ == "__main__":
    assert tenback.envs.openspiel.GAMES
    absltest.main()
