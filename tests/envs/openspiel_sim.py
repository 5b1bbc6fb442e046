"""OpenSpiel's own simulation tests: `python -m unittest tests.envs.openspiel_sim -k NAME`."""

# The games must be known before their test lists them.
import tenback.envs.openspiel  # isort: skip
from open_spiel.python.tests.games_sim_test import GamesSimTest

assert tenback.envs.openspiel.GAMES

__all__ = ["GamesSimTest"]
